### La orden `ludo`.

cli-about = Ludotheque: juegos de mesa modernos con un solo reglamento. Prueba: ludo play
cli-example = Ejemplo:
cli-which-game = ¿Qué juego? (Intro para el primero)
cli-see-help = mira: ludo --help
cli-games = Lista los juegos, sus opciones y sus ediciones.
cli-play = Juega aquí, en la terminal.
cli-resume = Sigue con la última partida sin acabar, o con la de un archivo.
cli-scores = Clasifica las partidas contrarreloj de esta máquina: por turnos y luego por tiempo.
cli-challenges = Muestra la hoja de desafíos: los que has superado jugando en solitario.
cli-replay = Recorre paso a paso una partida grabada.
cli-verify = Vuelve a calcular cada tirada de una grabación y la compara con lo mostrado.
cli-show = Muestra una posición, o la última de una grabación.
cli-rules = Imprime las reglas con sus números, sus marcas y sus pruebas.
cli-content = Cuida de las ediciones: el contenido impreso de un juego.
cli-content-check = Comprueba un archivo de edición y nombra sus valores provisionales.
cli-perft = Cuenta posiciones por profundidad, con el azar sacado de la semilla.
cli-selfplay = Hace jugar a programas; porcentaje de victorias con su intervalo del 95 %.
cli-ladder = La fuerza de los jugadores de cada nivel: contra el nivel inferior y en solitario.
cli-opt-ladder-players = Jugadores del más débil al más fuerte, como greedy,tree:500; si falta, todos los niveles.
cli-alone = en solitario
cli-analyse = Vuelve a ver una partida acabada: qué valía cada decisión y cuánto fue suerte.

## `ludo` sin orden, y `ludotheque`

cli-opening = Para lo demás, como jugar en la terminal: ludotheque --help
cli-start-title = Ludotheque: tres juegos de mesa modernos, a solas, con amigos o contra bots
cli-start-address = DIRECCIÓN
cli-start-file = ARCHIVO
cli-start-game = JUEGO
cli-start-play = Jugar
cli-start-play-1 = en el navegador, con lecciones de cada juego
cli-start-play-2 = aquí, en la terminal
cli-start-play-3 = seguir con la partida que dejaste a medias
cli-start-play-4 = desafíos en solitario, y los ya superados
cli-start-friends = Con amigos
cli-start-friends-1 = abrir tus mesas a otros equipos de tu red
cli-start-friends-2 = jugar en las mesas de otra persona
cli-start-look-back = Repasar
cli-start-look-back-1 = volver a ver una partida paso a paso
cli-start-look-back-2 = dónde se decidió y cuánto fue suerte
cli-start-look-back-3 = comprobar que los dados no estaban trucados
cli-start-study = Estudiar
cli-start-study-1 = todas las reglas, con su fuente
cli-start-study-2 = hacer que jueguen los programas, muchas veces
cli-start-study-3 = revisar tus propias cartas antes de jugarlas
cli-start-more = Todas las órdenes: ludo --help · Una de ellas: ludo play --help
cli-start-offer = Intro: abrir los juegos en el navegador · t: jugar aquí · q: salir >
cli-start-offer-here = Intro: jugar aquí · q: salir >
cli-start-no-app = Falta la aplicación del navegador en esta copia; la crea `make play`.

cli-arg-game = el juego, como en: ludo games
cli-arg-record = una grabación (archivo .ludo)
cli-arg-position = una posición en una línea, o una grabación (archivo .ludo)
cli-arg-rule = una regla, como E42; todas si no se dice
cli-arg-edition = una edición (archivo .toml)

cli-opt-language = en, fr o es
cli-opt-modes = los modos del juego, separados por comas
cli-opt-set = una opción del juego, como nombre=valor; puede repetirse
cli-opt-edition = el nombre de una edición incluida, o tu archivo .toml
cli-opt-plain = líneas de texto en vez de pantalla completa: para lectores de pantalla y guiones
cli-opt-json = salida para programas
cli-opt-seed = un número que fija todo el azar
cli-opt-speedrun = muestra el reloj y clasifica la victoria por turnos y luego por tiempo
cli-opt-auto = sigue sin esperar
cli-opt-number = cuántos jugadores; los mínimos si no se dice
cli-opt-divide = cuenta también bajo cada primera jugada
cli-opt-players = quién juega, uno por asiento, separados por comas: easy, medium, hard, expert, random, greedy:8, tree:500, rollout:1s
cli-opt-games = cuántas partidas
cli-opt-seats = quién se sienta dónde, separados por comas: person, easy, medium, hard, expert
cli-opt-depth = cuántas jugadas por delante
cli-opt-workers = procesos que usar; los resultados no dependen de ello
cli-opt-simulations = cuánto calcular cada decisión: en simulaciones
cli-opt-hindsight = juzga sabiendo todo lo que entonces estaba oculto
cli-opt-html = escribe el informe como una página que se abre sin conexión

cli-players = { $most ->
        [one] Un jugador
       *[other] De { $least } a { $most } jugadores
    }
cli-edition = Edición { $name }: { $n ->
        [0] todo como está impreso
        [one] una parte es provisional
       *[other] { $n } partes son provisionales
    }
cli-verified = { $moves } jugadas y { $draws } tiradas concuerdan con el compromiso { $commitment }.
cli-verified-unfinished = La partida aún no ha terminado.
cli-verified-no-result = La partida ha terminado, pero no hay resultado grabado.
cli-content-fine = La edición { $label } es correcta; { $n ->
        [0] nada en ella es provisional.
        [one] una parte es provisional:
       *[other] { $n } partes son provisionales:
    }
cli-content-stand-in = { $name }: provisional
cli-summary = { $games } de { $asked } partidas, semilla { $seed }, { $moves } jugadas por partida
cli-column-player = jugador
cli-column-wins = victorias
cli-column-interval = intervalo del 95 %
cli-column-score = puntuación media
cli-speedrun-won = Ganada en { $rounds } turnos y { $time }: puesto { $place } de { $of } con esta semilla.
cli-speedrun-lost = Perdida tras { $time }: solo se clasifican las victorias.
cli-speedrun-none = Aún no se ha ganado ninguna partida contrarreloj de { $game }. Empieza una con: ludo play { $game } --speedrun --seed 7
cli-speedrun-line = { $place }. { $rounds } turnos, { $time } ({ $started })
cli-challenges-title = { $game }: desafíos superados, { $done } de { $of }
cli-challenge-done = superado el { $date }, edición { $edition }, en { $record }
