### La mesa en el navegador: lo que se pregunta, lo que ha pasado, quién está.

table-title = { $game } · { $table }
table-title-turn = ● Te toca · { $game }
table-board = El tablero
table-side = La mesa
table-home = A los juegos
table-watchers = { $n ->
        [one] Una persona mira
       *[other] { $n } personas miran
    }

## What is asked

table-ask = ¿Qué haces?
table-ask-next = ¿Y después?
table-ask-how = Lo que brilla se puede tocar. Apunta para ver qué haría.
table-confirm = Jugar
table-confirm-all-the-same = Jugar de todos modos
table-back = Atrás
table-path = Elegido hasta ahora
table-path-back = Deshacer: { $step }
table-options = Posible ahora
table-ways = { $n ->
        [one] Una sola manera de seguir.
       *[other] { $n } maneras de seguir.
    }
table-effects = Esto va a pasar:
table-barrier = Sin vuelta atrás: se lanza, se roba o se revela algo.
table-label-does = { $name }: { $does }
table-sending = Un momento…
table-turn = { $n ->
        [one] Le toca a { $names }.
       *[other] Les toca a { $names }.
    }
table-watching = Estás mirando. { $n ->
        [one] Le toca a { $names }.
       *[other] Les toca a { $names }.
    }
table-you-left = Has dejado esta partida y puedes mirar el resto.
table-bot-for-you = Un robot juega por ti mientras tanto.
table-return = Recuperar mi sitio
table-unseen = El duelo está en marcha. Se podrá mirar cuando todos hayan terminado.
table-closed = Esta mesa se ha cerrado.
table-your-turn = Te toca.

## Taking back

table-undo = Deshacer
table-undo-ask = Pedir deshacer
table-restart = Repetir mi turno
table-undo-never = En esta mesa no se deshace nada.
table-asking = Has pedido deshacer una jugada: { $n } de { $of } de acuerdo.
table-asked = { $name } pide deshacer una jugada.
table-agree = Aceptar
table-refuse = Rechazar

## A hint

table-hint = Consejo
table-hint-thinking = Pensando…
table-hint-says = Buenas jugadas ahora, la mejor primero:
table-hint-chance = { $n } % de probabilidad de ganar
table-hint-points = { $n ->
        [one] unos { $n } punto
       *[other] unos { $n } puntos
    }
table-hint-how = Elige una para verla en el tablero. Aún no se juega nada.
table-hint-none = Ahora no hay nada que aconsejar.

## The log, the talk, the text board

table-log = Lo que ha pasado
table-log-empty = Todavía no ha pasado nada.
table-log-earlier = Mostrar lo anterior
table-chat = Charla
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-say = Di algo a los demás
table-chat-send = Enviar
table-chat-new = { $n ->
        [one] Una línea nueva
       *[other] { $n } líneas nuevas
    }
table-text = Tablero en palabras
table-text-off = Tablero en imagen
table-log-here = { $name } está aquí.
table-log-away = { $name } se ha ausentado.
table-log-sat = { $name } ocupa el sitio { $seat }.
table-log-stood = { $name } deja su sitio.
table-log-stand-in = Un robot juega por { $name } mientras tanto.
table-log-returned = { $name } ha vuelto y sigue jugando.
table-log-resigned = { $name } ha dejado la partida.
table-log-taken-back = Se ha deshecho una jugada.
table-log-asked = { $name } pide deshacer una jugada.
table-log-not-agreed = No se deshace nada.
table-log-wants-again = { $name } quiere jugar otra vez.
table-said = { $name } dice: { $text }

## Who is there

table-seats = Jugadores
table-seat-you = tú
table-seat-turn = le toca
table-seat-away = ausente
table-seat-stand-in = juega un robot
table-seat-out = se ha ido
table-seat-bot = robot
table-clock = Tiempo restante: { $time }
table-clock-hours = { $hours } h { $minutes }
table-clock-days = { $days } d { $hours } h

## The menu

table-menu = Menú
table-resign = Dejar esta partida
table-resign-sure = ¿Dejar esta partida para siempre? Los demás siguen sin ti.
table-resign-alone = ¿Abandonar esta partida para siempre?
table-resign-yes = Dejarla
table-keys = Teclas
table-sound = Sonido: { $on ->
        [yes] sí
       *[no] no
    }
table-invite = Copiar el enlace de la mesa
table-invited = El enlace está copiado.
table-rules = Reglas
table-keys-arrows = pasar de un elemento iluminado a otro
table-keys-enter = elegir, o confirmar
table-keys-escape = un paso atrás
table-keys-undo = deshacer
table-keys-hint = consejo
table-keys-explain = explicar lo que está bajo el cursor, o mostrar estas teclas
table-keys-log = lo que ha pasado
table-keys-chat = charla
table-keys-text = tablero en palabras, o en imagen

## Explaining

table-explain-rule = Regla { $rule }
table-explain-stand-in = Un sustituto nuestro: no sabemos qué está impreso en la caja.
table-explain-nothing = No hay más que decir de ello.

## The end

table-ended = La partida ha terminado
table-won = ¡Has ganado!
table-ended-early = { $n ->
        [one] La partida ha terminado: { $names } la ha dejado.
       *[other] La partida ha terminado: { $names } la han dejado.
    }
table-place = { $place }.º
table-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
table-opponent = El adversario
table-again = Jugar otra vez
table-again-sent = Quieres jugar otra vez. En cuanto todos quieran, se sigue.
table-again-others = { $n ->
        [one] { $names } quiere jugar otra vez.
       *[other] { $names } quieren jugar otra vez.
    }
table-again-go = Ir a la mesa nueva
table-review = Repasar la partida
table-record = Descargar la partida
table-fair = Dados limpios
table-fair-how = Antes de la partida el servidor se comprometió con un secreto por su huella. Ahora se muestra el secreto: cada tirada y cada robo se deduce de él otra vez.
table-fair-commitment = Huella
table-fair-secret = Secreto
table-fair-verify = Verificar ahora
table-fair-verifying = Se deduce de nuevo cada tirada…
table-fair-right = La huella es la del secreto, y cada tirada se deduce de él.
table-fair-wrong = La partida no cumple lo prometido: { $reason }
table-fair-unsure = No se ha podido verificar ahora. Inténtalo más tarde.

## The connection

table-connecting = Conectando…
table-lost-away = Se ha perdido la conexión. Nuevo intento…
table-lost-restart = El servidor se reinicia. Volvemos en un momento…
table-lost-slow = La conexión es demasiado lenta. Nuevo intento…
table-lost-often = Demasiadas páginas, o demasiado rápido. Nuevo intento dentro de un rato…
table-lost-fault = El servidor ha tenido un fallo. Nuevo intento…
table-lost-now = Intentar ahora
table-end-unknown = El servidor ya no te conoce: elige un nombre de nuevo.
table-end-version = El servidor habla otra versión: carga esta página de nuevo.
table-end-gone = No existe esa mesa.
table-end-reload = Cargar de nuevo

## Why something is refused

table-refused = Eso no puede ser ahora.
table-refused-stale = Mientras tanto ha pasado algo: mira otra vez.
table-refused-turn = No te toca.
table-refused-illegal = Esa jugada ya no es posible.
table-refused-bot = Un robot juega por ti: recupera antes tu sitio.
table-refused-barrier = No se puede deshacer nada: desde entonces se lanzó o se reveló algo.
table-refused-consent = Los demás tienen que estar de acuerdo antes.
table-refused-pause = No tan pronto después de la última petición.
table-refused-nothing = Ya nadie pide nada.
table-refused-over = La partida ha terminado.
table-refused-early = La partida no ha empezado.
table-refused-late = La partida ya ha empezado.
table-refused-out = Has dejado esta partida.
table-refused-seat = No hay tal sitio para ti.
table-refused-taken = Alguien fue más rápido: el sitio está ocupado.
table-refused-owner = Solo quien abrió la mesa puede hacerlo.
table-refused-data = El servidor no lo entiende. ¿Es demasiado largo?
table-refused-often = No tan deprisa, por favor.
table-refused-again = Ahora no hay nadie con quien jugar otra vez.
table-refused-full = Han pasado demasiadas cosas en esta mesa.
table-refused-table = Esa mesa ya no existe.
