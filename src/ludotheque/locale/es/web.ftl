### El navegador: todo lo que rodea a la mesa. Lo que dice un juego está en su propio archivo.

web-title = Ludotheque
web-title-of = { $screen } · Ludotheque
web-skip = Ir al contenido
web-again = Reintentar
web-close = Cerrar
web-cancel = Cancelar
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-nav = Ludotheque
web-nav-lobby = Mesas
web-nav-you = Tú
web-language = Idioma
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-theme = Claro u oscuro
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro

## El estante

web-home-title = ¿A qué jugamos esta noche?
web-home-lead = Tres juegos de mesa modernos en tu navegador: en solitario, con amigos o contra robots. Gratis y sin cuenta.
web-players = { $least ->
        [one] { $most ->
            [one] 1 jugador
           *[other] de 1 a { $most } jugadores
        }
       *[other] de { $least } a { $most } jugadores
    }
web-play = Jugar ya
web-friends = Con amigos
web-learn = Aprender
web-rules = Reglas
web-mine = Tus partidas
web-finished = Tus partidas terminadas
web-open = Mesas abiertas
web-open-none = Nadie espera jugadores en este momento.
web-open-how = Abre una mesa que todos puedan ver y quizá venga alguien.
web-records = Recién terminadas
web-all-tables = Todas las mesas
web-footer = Reglas con nuestras palabras, dados que se pueden verificar, sin publicidad ni rastreo. Una casa no oficial para juegos que nos encantan: si te gusta uno, compra la caja.

## Jugar ya

web-play-title = Jugar a { $game }
web-play-alone = En solitario
web-play-alone-about = A tu ritmo, tu propia velada.
web-play-bots = { $n ->
        [one] Contra un robot
       *[other] Contra { $n } robots
    }
web-play-bots-about = { $n ->
        [one] Una partida rápida de dos.
        [2] Una partida animada de tres.
       *[other] Una mesa llena, de cuatro.
    }
web-play-more = Más opciones: asientos, variantes, relojes

## Un nombre

web-name = Tu nombre en la mesa
web-name-why = Sin cuenta ni contraseña: este navegador se acuerda de ti.
web-name-other = Otra idea
web-name-bad = Un nombre tiene de 1 a 40 signos en una línea.
web-names = Nutria curiosa, Garza paciente, Tejón alegre, Zorro discreto, Gorrión audaz, Búho soñador, Liebre con suerte, Urraca astuta, Oso tierno, Tritón valiente, Marta ágil, Sapo sabio, Foca risueña, Mirlo orgulloso, Alce tranquilo, Ardilla veloz

## Una mesa en una lista

web-table-yours = Te toca
web-table-turn = le toca a { $names }
web-table-free = { $n ->
        [one] un asiento libre
       *[other] { $n } asientos libres
    }
web-table-begins = a punto de empezar
web-table-playing = en juego
web-table-over = terminada
web-table-won = ganó { $names }
web-table-with = con { $names }
web-table-alone = en solitario
web-table-duel = duelo
web-go-on = Seguir
web-join = Unirse
web-watch = Mirar
web-review = Repasar

## El salón

web-lobby-title = Mesas
web-lobby-lead = Siéntate a una mesa abierta, o abre la tuya.
web-lobby-all = Todos los juegos
web-lobby-new = Mesa nueva
web-lobby-who = Dinos tu nombre y las mesas son tuyas.
web-lobby-enter = Entrar

## Una mesa nueva

web-new-title = Una mesa de { $game }
web-new-seats = ¿Quién juega?
web-new-seat = Asiento { $n }
web-new-add = Un asiento más
web-new-remove = Quitar el asiento { $n }
web-seat-me = tú
web-seat-open = libre
web-seat-open-about = para quien invites
web-new-duel = Duelo
web-new-duel-about = Cada cual juega su propia partida con la misma suerte. ¿Quién lo hará mejor?
web-new-options = Variantes
web-new-edition = Edición
web-new-edition-all = Todo es como está impreso.
web-new-edition-some = Sustitutos nuestros, porque ninguna fuente muestra lo impreso: { $parts }.
web-new-list = ¿Quién puede venir?
web-new-private = Quien tenga el enlace
web-new-private-about = La mesa no está en ninguna lista.
web-new-public = Cualquiera
web-new-public-about = La mesa está en la lista de mesas abiertas; su partida se podrá ver.
web-new-terms = Deshacer, reloj y ausencias
web-new-undo = Deshacer jugadas
web-new-undo-free = con libertad, hasta que se revele algo
web-new-undo-ask = si los demás están de acuerdo
web-new-undo-never = nunca
web-new-clock = Reloj
web-new-clock-none = ninguno
web-new-clock-live = { $minutes } min por persona, y { $seconds } s por decisión
web-new-clock-turn = { $days ->
        [one] un día por decisión
       *[other] { $days } días por decisión
    }
web-new-absent = A quien se ausenta
web-new-absent-wait = se le espera
web-new-absent-bot = lo sustituye un robot hasta que vuelva
web-new-absent-end = se le da por perdido
web-new-grace = después de
web-new-name = Nombre de la mesa
web-new-open = Abrir la mesa
web-new-open-alone = Jugar

## Robots

web-bot = Robot ({ $spec })
web-bot-level = ¿Qué fuerza tienen los robots?
web-bot-seat = Poner un robot
web-level-easy = fácil
web-level-easy-about = juega sin pensar mucho: bueno para una primera partida
web-level-medium = medio
web-level-medium-about = toma lo que parece mejor ahora mismo
web-level-hard = difícil
web-level-hard-about = piensa por adelantado y castiga los errores
web-level-expert = experto
web-level-expert-about = piensa un rato en cada turno y juega tan bien como sabemos

## Duraciones

web-seconds = { $n } s
web-for-minutes = { $n } min
web-for-hours = { $n } h
web-for-days = { $n ->
        [one] { $n } día
       *[other] { $n } días
    }

## Una invitación

web-invited = Tienes una invitación
web-invited-to = { $name }: { $game }
web-invited-sit = Sentarme
web-invited-watch = Solo mirar
web-invite = Invitar
web-invite-how = Quien abra este enlace puede ocupar un asiento libre, o mirar.
web-invite-scan = O enseña esto a un teléfono
web-invite-qr = Código QR de la invitación
web-invite-text = ¡Ven a jugar a { $game } conmigo!
web-invite-local = Esta dirección solo funciona en esta máquina. Para amigos en otro lugar, hay que iniciar el servidor para la red.

## Antes de la partida

web-gathering-goal = En cuanto todos los asientos estén ocupados y todo el mundo diga adelante, empieza la partida.
web-gathering-seats = Asientos
web-gathering-free = asiento libre
web-gathering-you = tú
web-gathering-host = quien invita
web-gathering-ready = adelante
web-gathering-not-ready = todavía no
web-gathering-away = ausente
web-gathering-sit = Sentarme aquí
web-gathering-stand = Dejar mi asiento
web-gathering-free-bot = Quitar: { $bot }
web-gathering-free-person = Pedir a { $name } que se levante
web-gathering-close = Cerrar la mesa
web-gathering-close-sure = ¿Cerrar la mesa? Desaparecerá para todos.
web-gathering-luck = Tus palabras para la suerte
web-gathering-luck-how = Se mezclan con los dados. Sirve cualquier palabra; nadie puede conocerlas de antemano.
web-gathering-luck-other = Otras palabras
web-gathering-begin = Por mí, adelante
web-gathering-waits-seats = { $n ->
        [one] Esperamos a alguien en el asiento libre.
       *[other] Esperamos a alguien en { $n } asientos libres.
    }
web-gathering-waits-ready = Esperamos a { $names }.
web-gathering-watching = { $n ->
        [one] Una persona mira.
       *[other] { $n } personas miran.
    }
web-gathering-fair = Dados justos
web-gathering-fair-how = Antes de que nadie dijera una palabra, el servidor se ató a un secreto. Esta es su huella. Después de la partida se muestra el secreto, y cada tirada se puede calcular de nuevo.
web-gathering-terms = Lo acordado
web-gathering-undo-free = Una jugada se puede deshacer hasta que se revele algo.
web-gathering-undo-ask = Una jugada se deshace solo si los demás están de acuerdo.
web-gathering-undo-never = No se deshace ninguna jugada.
web-gathering-absent-bot = Por quien esté ausente { $grace }, juega un robot hasta que vuelva.
web-gathering-absent-end = Quien esté ausente { $grace } ha perdido.
web-gathering-clock-live = Reloj: { $time } por persona, y { $more } por decisión.
web-gathering-clock-turn = Reloj: { $time } por decisión.
web-luck = farol, tetera, luna, bellota, guijarro, brújula, pluma, tambor, trébol, cometa, canica, caracol, cinta, silbato, calabaza, ancla, violín, botón, dedal, escarabajo, molino, vela, charco, nuez

## Tú

web-me-title = Tú
web-me-nobody = Aún no tienes nombre aquí. Elige uno, o trae el tuyo de otro dispositivo.
web-me-save = Así me llamo
web-me-saved = Guardado
web-me-look = Aspecto y comodidad
web-me-sound = Sonidos
web-me-sound-about = pocos y cortos
web-me-motion = Movimiento
web-me-motion-auto = como diga el dispositivo
web-me-motion-less = lo menos posible
web-me-confirm = Preguntar antes de una jugada
web-me-confirm-barrier = que no se pueda deshacer
web-me-confirm-always = de cualquier tipo
web-me-confirm-never = nunca
web-me-devices = Otro dispositivo
web-me-devices-how = Sé la misma persona en tu teléfono: escanea esto, o abre allí el enlace. Vale una vez, durante diez minutos.
web-me-devices-show = Mostrar el código
web-me-devices-left = Vale aún { $time }.
web-me-devices-late = El código es demasiado viejo. Muestra uno nuevo.
web-me-devices-qr = Código QR para otro dispositivo
web-me-devices-only = Solo este dispositivo
web-me-devices-only-about = Todos los demás dispositivos te olvidan al instante.
web-me-devices-only-done = Ahora eres tú solo en este dispositivo.
web-me-notices = Avisos de turno
web-me-notices-how = Cuando no estés y te toque jugar, este dispositivo te avisa. Nadie por el camino puede leer el aviso.
web-me-notices-on = Avísame
web-me-notices-off = No me avises más
web-me-notices-are-on = Este dispositivo te avisa cuando te toca.
web-me-notices-elsewhere = Se avisa a otro de tus dispositivos.
web-me-notices-denied = Tu navegador tiene prohibido mostrar avisos de esta página. Se cambia en sus ajustes.
web-me-notices-impossible = Este navegador no puede mostrar avisos aquí.
web-me-forget = Olvidarme en este dispositivo
web-me-forget-how = Sin otro dispositivo ni un código, tus asientos no se podrán recuperar.
web-me-forget-sure = ¿Olvidar a { $name } en este dispositivo?
web-me-forget-yes = Olvidadme
web-me-code = Código de otro dispositivo

## Traer de otro dispositivo

web-claim-title = ¿Eres tú?
web-claim-how = Este código convierte este dispositivo en el de la persona que lo pidió.
web-claim-instead = Hasta ahora aquí te llamas { $name }. Ese nombre y sus asientos se quedan atrás.
web-claim-yes = Sí, soy yo
web-claim-done = Hola de nuevo, { $name }.
web-claim-bad = Ese código no existe. Quizá ya se usó, o es demasiado viejo.

## Reglas

web-rules-title = Reglas de { $game }
web-rules-search = Buscar en las reglas
web-rules-found = { $n ->
        [0] Ninguna regla habla de eso.
        [one] Una regla habla de eso.
       *[other] { $n } reglas hablan de eso.
    }
web-rules-contents = Contenido
web-rules-marks = De dónde viene una regla
web-rules-link = Enlace a la regla { $rule }
web-mark-R = reglamento
web-mark-U = caja publicada
web-mark-W = reseñas públicas
web-mark-D = se deduce
web-mark-P = decisión nuestra
web-mark-S = sustituto

## Cuando algo va mal

web-missing-title = Aquí no hay nada
web-missing-how = Quizá el enlace está incompleto, o la mesa se cerró.
web-home = A los juegos
web-offline-title = No hay conexión
web-offline-how = Las mesas están en el servidor, y ahora no se puede llegar a él. Tus partidas te esperan tal como las dejaste.
web-error-offline = El servidor no responde. ¿Se cortó la conexión?
web-error-nobody = El servidor no te conoce (o ya no): elige un nombre.
web-error-forbidden = Desde aquí no está permitido.
web-error-missing = Eso no existe (o ya no).
web-error-often = No tan rápido, por favor. Inténtalo dentro de un momento.
web-error-busy = El servidor no puede hacerlo ahora. Inténtalo dentro de un momento.
web-error-refused = El servidor no lo acepta: { $reason }
web-error-fault = Algo ha fallado por nuestra parte.

## Avisos

web-notice-title = Te toca
