### Mesas en red: `ludo serve`, `ludo store`, `ludo join`.

cli-serve = Abre mesas a amigos en otras máquinas.
cli-store = Cuida la base de datos donde se guardan las mesas.
cli-store-check = Repite cada mesa de una base y deriva de nuevo cada sorteo de sus partidas.
cli-opt-host = la dirección donde escuchar; 0.0.0.0 para todas las redes
cli-opt-port = el puerto donde escuchar
cli-opt-open = lo abre en el navegador; si el puerto 8000 está ocupado y no se da ninguno, en otro
cli-opt-database = un archivo SQLite, o postgresql://…; si no, un archivo en tu carpeta de datos
cli-opt-server-workers = procesos del servidor; varios necesitan PostgreSQL
cli-opt-bots = procesos en los que piensan los robots
cli-opt-bot-seconds = cuánto puede pensar un robot una jugada
cli-opt-public-url = la dirección pública del servidor, si no es la suya
cli-opt-proxies = cuántos intermediarios hay delante
cli-opt-no-limits = sin límites de frecuencia; para pruebas de carga y redes cerradas
cli-opt-private-hooks = deja que los avisos de turno vayan a direcciones de la red privada
cli-opt-open-metrics = muestra /metrics a todos, no solo a esta máquina
cli-serving = Las mesas están abiertas en { $url } (ctrl-C para terminar).
cli-serving-already = Las mesas ya están abiertas en { $url }.
cli-serving-no-screen = No se ha podido abrir ningún navegador: abre tú esta dirección en uno.
server-no-app = El servidor funciona, pero sin la aplicación del navegador: no se ha construido. En una copia del repositorio, `make play` la construye. En la terminal, `ludo join` permite jugar en este servidor de todos modos.
cli-store-checking = Repitiendo
cli-store-checked = Versión { $version }: { $tables } mesas, { $entries } entradas y { $records } partidas; { $troubles ->
        [0] todo se repite bien.
        [one] una mesa tiene un problema.
       *[other] { $troubles } mesas tienen un problema.
    }

## `ludo join`

cli-join = Juega en las mesas de un servidor: su vestíbulo, o la mesa de un enlace.
cli-arg-url = un servidor como http://maquina:8000, o el enlace de una mesa
cli-opt-name = tu nombre allí; se pregunta una sola vez
cli-opt-open-game = abre enseguida una mesa de este juego y muestra su enlace
cli-opt-open-seats = sus asientos, separados por comas: me (tú), open (libre), easy, medium, hard, expert
cli-opt-terms = lo que acuerda la mesa, como undo=ask,absent=bot,grace=2m,clock=10m+5s (clock=3d es para cada decisión)
cli-opt-public = muestra la mesa en el vestíbulo; si no, solo se llega por el enlace
cli-opt-duel = cada cual juega su propia partida con la misma suerte
cli-opt-seat = el asiento que tomar, si está libre
cli-opt-luck = tus propias palabras para la suerte de la mesa; si no, al azar
cli-opt-watch = solo mirar: no tomar nunca un asiento
cli-opt-link = muestra un código que hace tuyo otro dispositivo, y termina
cli-opt-claim = ser en este dispositivo la persona de tal código

network-ask-name = ¿Cómo te llamarán los demás?
network-opened = Tu mesa: { $url }
network-claimed = Aquí eres ahora { $name }.
network-forgotten = El servidor ya no conoce a { $name }: allí eres alguien nuevo.
network-link = En el otro dispositivo: ludo join { $url } --claim { $code } (vale una vez, durante diez minutos)
network-connecting = Conectando…
network-sending = Un momento…
network-lost = Se ha perdido la conexión. Probando otra vez…
network-found = Hay conexión de nuevo.
network-no-answer = El servidor no responde.
network-not-done = El servidor no puede hacerlo: { $reason }
network-bye = { $seat ->
        [yes] Adiós. Tu asiento sigue siendo tuyo: ludo join { $url }
       *[no] Adiós. Para volver: ludo join { $url }
    }
network-end-version = el servidor habla otra versión: actualiza uno de los dos
network-end-unknown = el servidor ya no te conoce: vuelve a entrar
network-end-gone = no hay tal mesa

network-seat-open = libre
network-mark-you = tú
network-mark-owner = anfitrión
network-mark-turn = le toca
network-mark-away = ausente
network-mark-stand-in = un robot juega en su lugar
network-mark-out = se ha ido
network-mark-ready = con todo listo
network-watchers = { $n ->
        [0] Nadie mira.
        [one] Una persona mira.
       *[other] { $n } personas miran.
    }
network-said = { $name } dice: «{ $text }»
network-here = { $name } está aquí.
network-away = { $name } ya no está.
network-sat = { $name } toma el asiento { $seat }.
network-stood = { $name } deja su asiento.
network-stand-in = Un robot juega por { $name } mientras tanto.
network-returned = { $name } ha vuelto y sigue jugando.
network-resigned = { $name } ha dejado la partida.
network-taken-back = Se ha deshecho una jugada.
network-asked = { $name } pide deshacer una jugada.
network-not-agreed = No se deshace nada.
network-wants-again = { $name } quiere jugar otra vez.

network-turn = { $n ->
        [one] Le toca a { $names }.
       *[other] Les toca a { $names }.
    }
network-watching = Estás mirando. { $n ->
        [one] Le toca a { $names }.
       *[other] Les toca a { $names }.
    }
network-bot-for-you = Un robot juega por ti mientras tanto.
network-says-return = Recuperar tu asiento
network-you-left = Has dejado esta partida y puedes mirar el resto.
network-asking = Has pedido deshacerla: de acuerdo { $n } de { $of }.
network-ended-early = { $n ->
        [one] La partida ha terminado: { $names } se ha ido.
       *[other] La partida ha terminado: { $names } se han ido.
    }
network-place = Puesto { $place }: { $name }
network-place-score = Puesto { $place }: { $name }, { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
network-days = { $days } d { $hours } h
network-kept = La partida se guarda en { $path }
network-want-again = { $n ->
        [one] { $names } quiere jugar otra vez.
       *[other] { $names } quieren jugar otra vez.
    }
network-again-sent = Quieres jugar otra vez. En cuanto todos quieran, se sigue.
network-no-undo = En esta mesa no se deshace nada.
network-chat-how = Escribe c y luego lo que quieras decir, como: c hola
network-consent-how = Escribe a para aceptar, d para rechazar.
network-confirm-resign = ¿Dejar esta partida para siempre? Los demás siguen sin ti. (s/n)
network-plain-help =
    En una mesa de un servidor:
    c hola: decir algo a los demás
    w: quién está
    a, d: de acuerdo o no, cuando alguien pide deshacer una jugada
    g: rendirse, dejar esta partida para siempre
    n: tras el final, jugar otra vez con los mismos
    t: las mesas del servidor

## La pantalla completa

terminal-key-answer = responder
terminal-key-chat = hablar
terminal-key-who = quién
terminal-key-tables = mesas
terminal-key-resign = rendirse
terminal-title-chat = En la mesa
terminal-title-who = Quién está
network-key-agree = de acuerdo
network-key-refuse = rechazar
network-title-asked = Deshacer
network-chat-keys = intro lo dice   esc cierra
network-help =
    En una mesa de un servidor
    c   decir algo a los demás
    w   quién está, y el enlace de la mesa
    a   responder, cuando alguien pide deshacer una jugada
    g   rendirse: dejar esta partida para siempre
    n   tras el final: jugar otra vez con los mismos
    t   las mesas del servidor
    q   salir; tu asiento sigue siendo tuyo

    Junto al tablero, ▸ dice a quién le toca, y … quién está ausente.
network-resign = ¿Dejar esta partida para siempre? Los demás siguen sin ti.

## Por qué algo se rechaza

network-refused = Ahora no se puede ({ $reason }).
network-refused-absent = Nadie tiene que sustituir a nadie.
network-refused-again = Ahora no hay con quién jugar otra vez.
network-refused-barrier = No se puede deshacer nada: desde entonces se ha tirado o revelado algo.
network-refused-bot = Un robot juega por ti: recupera primero tu asiento.
network-refused-client = El servidor no acepta lo que envía este programa.
network-refused-consent = Los demás tienen que estar de acuerdo antes.
network-refused-data = El servidor no lo entiende. ¿Es demasiado largo?
network-refused-early = La partida no ha empezado.
network-refused-full = Han pasado demasiadas cosas en esta mesa.
network-refused-illegal = Esa jugada ya no es posible.
network-refused-kind = Este servidor no conoce eso.
network-refused-late = La partida ya ha empezado.
network-refused-nothing = Ya nadie pide nada.
network-refused-often = No tan deprisa, por favor.
network-refused-out = Has dejado esta partida.
network-refused-over = La partida ha terminado.
network-refused-owner = Solo el anfitrión de la mesa puede hacerlo.
network-refused-pause = No tan pronto tras la última petición.
network-refused-person = Ahí juega una persona.
network-refused-ready = Ya está dicho.
network-refused-seat = No hay tal asiento para ti.
network-refused-table = Ya no hay tal mesa.
network-refused-taken = Alguien ha sido más rápido: el asiento está ocupado.
network-refused-time = Queda tiempo.
network-refused-turn = No es tu turno.

## El vestíbulo

lobby-title = Mesas
lobby-goal = Elige una mesa, o abre una y envía su enlace a tus amigos.
lobby-where = { $name } en { $server }
lobby-mine = { $n ->
        [0] Tus mesas: ninguna todavía
       *[other] Tus mesas
    }
lobby-open = { $n ->
        [0] Mesas abiertas: ninguna ahora
       *[other] Mesas abiertas
    }
lobby-ask = ¿Adónde vas?
lobby-ask-game = ¿Qué juego?
lobby-ask-friends = ¿Cuántos amigos vendrán?
lobby-ask-bots = ¿Cuántos robots juegan también?
lobby-ask-list = ¿Quién puede venir?
lobby-says-go = { $name }: { $game }, { $standing }
lobby-says-look = Mirar de nuevo
lobby-says-new = { $game }: { $friends ->
        [0] en solitario
        [one] un amigo
       *[other] { $friends } amigos
    }, { $bots ->
        [0] sin robots
        [one] un robot
       *[other] { $bots } robots
    }{ $who ->
        [private] {""}, solo por tu enlace
        [open] {""}, para cualquiera
       *[nobody] {""}
    }
lobby-says-duel = { $game }, { $friends ->
        [one] un amigo
       *[other] { $friends } amigos
    } y tú, cada cual su partida con la misma suerte{ $who ->
        [private] {""}, solo por tu enlace
        [open] {""}, para cualquiera
       *[nobody] {""}
    }
lobby-act-new = una mesa nueva
lobby-act-look = mirar de nuevo
lobby-friends = { $n ->
        [0] ninguno: en solitario
        [one] un amigo
       *[other] { $n } amigos
    }
lobby-bots = { $n ->
        [0] ningún robot
        [one] un robot
       *[other] { $n } robots
    }
lobby-list-private = solo quien tenga el enlace
lobby-list-open = cualquiera: se muestra aquí
lobby-waits = { $n ->
        [0] a punto de empezar
        [one] un asiento libre
       *[other] { $n } asientos libres
    }
lobby-your-turn = te toca
lobby-turn = le toca a { $names }
lobby-over = terminada

## Una mesa antes de la partida

gathering-title = La mesa
gathering-goal = En cuanto todos los asientos estén ocupados y todo esté listo, se empieza.
gathering-seat = el asiento { $name }
gathering-ask-seat = ¿Qué hacer con { $seat }?
gathering-act-sit = sentarse aquí
gathering-act-open = liberar este asiento
gathering-bot = { $name }, un robot
gathering-says-ready = Decir que todo está listo
gathering-says-sit = Tomar { $seat }
gathering-says-open = Liberar { $seat }
gathering-says-bot = Dejar que { $bot } juegue en { $seat }
gathering-says-stand = Dejar tu asiento y mirar
gathering-says-close = Cerrar la mesa
gathering-warning-stand = Otra persona puede tomar tu asiento.
gathering-warning-open = Quien juegue ahí tendrá que volver a sentarse.
gathering-warning-close = La mesa desaparece para todos.
gathering-closed = La mesa se ha cerrado. t lleva a las otras mesas.
gathering-unseen = La partida está en marcha. Se podrá ver cuando todos hayan terminado.
gathering-waits-seats = { $n ->
        [one] Se espera a alguien en el asiento libre.
       *[other] Se espera a alguien en { $n } asientos libres.
    }
gathering-waits-ready = Se espera a { $names }.
gathering-link = Invita con este enlace: { $link }
gathering-about = { $game }, edición { $edition }
gathering-duel = Cada cual juega su propia partida con la misma suerte.
gathering-undo-free = Una jugada se puede deshacer hasta que se revele algo.
gathering-undo-ask = Una jugada se deshace solo si los demás están de acuerdo.
gathering-undo-never = No se deshace ninguna jugada.
gathering-absent-bot = Por quien esté ausente { $grace }, juega { $bot } hasta que vuelva.
gathering-absent-end = Quien esté ausente { $grace } ha perdido.
gathering-clock-live = Tiempo: { $time } por persona, y { $more } por decisión.
gathering-clock-turn = Tiempo: { $time } por decisión.
gathering-seconds = { $n } s
gathering-minutes = { $n } min
gathering-hours = { $n } h
gathering-days = { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
gathering-dice = Dados justos: el servidor se compromete con:
gathering-luck = Tus propias palabras también entran en la suerte: { $luck }
