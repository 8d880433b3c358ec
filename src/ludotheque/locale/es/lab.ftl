# Programas del laboratorio: python -m ludotheque.lab.eden_weights, eden_chances

lab-learn = Aprende los pesos del juicio de The Spirit of Eden jugando, y muestra su archivo. Ctrl-C conserva lo aprendido.
lab-learn-games = partidas de las que se aprende ({ $usual } por defecto)
lab-learn-seed = un número que fija todo el azar ({ $usual } por defecto)
lab-learn-positions = posiciones examinadas para cada decisión ({ $usual } por defecto)
lab-learn-trial = partidas con todos los modos que juegan los pesos antes y después ({ $usual } por defecto)
lab-learn-go-on = seguir desde los pesos actuales; si no, desde nada
lab-learn-out = dónde escribir el archivo; si no, se muestra
lab-learned = { $games } partidas de { $of }: ganadas { $won } de las últimas { $last }
lab-trial = Con estos pesos se ganan { $won } de { $games } partidas con todos los modos
lab-broken-off = Interrumpido: se conserva lo aprendido de { $games } partidas
lab-fit = Halla lo que vale un juicio de The Spirit of Eden, con partidas jugadas para ello. Ctrl-C toma lo visto hasta ahora.
lab-fitted = { $games } partidas de { $of }
