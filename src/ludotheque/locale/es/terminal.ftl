### La terminal: modo texto, pantalla completa, repetición, y las palabras de los tableros.

## Both interfaces

terminal-language = Español
terminal-ask = ¿Qué haces?
terminal-clock = Cronómetro: { $time }
terminal-no-undo = No se puede deshacer nada: desde entonces se lanzó o se reveló algo.
terminal-undone = Deshecho.
terminal-end-is-final = La partida ha terminado: ya no se deshace nada.
terminal-unsaved = La partida no se ha podido guardar: { $reason }
terminal-curtain = Asiento { $seat }, pulsa Intro cuando estés.
terminal-no-hint = No hay nada que aconsejar.
terminal-no-forecast = Este juego no tiene previsión.
terminal-no-players = No hay otros tableros que mirar.
terminal-players-keys = p tablero siguiente · esc vuelve al tuyo
terminal-no-rules = Las reglas no están instaladas aquí. Prueba: ludo rules
terminal-log-empty = Todavía no ha pasado nada.
terminal-bye = { $path ->
        [none] Hasta pronto. Esta partida no se ha guardado.
       *[other] La partida está guardada en { $path }. Para seguir: ludo resume
    }
terminal-bye-over = { $path ->
        [none] Hasta pronto.
       *[other] La partida terminada está guardada. Para verla: ludo replay { $path }
    }
terminal-challenges-new = { $n ->
        [one] Nuevo desafío superado: { $challenges }
       *[other] { $n } desafíos nuevos superados: { $challenges }
    }
terminal-challenges-again = { $n ->
        [one] Un desafío superado otra vez: { $challenges }
       *[other] { $n } desafíos superados otra vez: { $challenges }
    }
terminal-challenges-met = { $n ->
        [one] Desafío superado: { $challenges }
       *[other] { $n } desafíos superados: { $challenges }
    }
terminal-challenges-none = Esta vez no se ha superado ningún desafío.
terminal-challenges-done = Desafíos superados: { $done } de { $of }. Para verlos todos: ludo challenges { $game }
terminal-challenges-aside = La hoja de desafíos estaba dañada. Se guarda como { $path }, y se empieza una nueva.
terminal-challenges-unkept = La hoja de desafíos no se ha podido guardar: { $reason }. Se intentará de nuevo cuando salgas.

## Line mode

terminal-plain-help-hint = Responde con un número. Escribe ? para la ayuda, q para salir.
terminal-plain-prompt = Número u orden (? para la ayuda):
terminal-plain-behind = { $count ->
        [one] ({ $count } posibilidad)
       *[other] ({ $count } posibilidades)
    }
terminal-plain-no-undo = (después no se puede deshacer)
terminal-plain-no-such = { $count ->
        [0] No es tu turno.
       *[other] Responde con un número del 1 al { $count }.
    }
terminal-plain-unknown = Orden desconocida. Escribe ? para la ayuda.
terminal-plain-plain = Aquí no hay nada más que explicar.
terminal-plain-first-step = Ya es el primer paso. u deshace la última jugada.
terminal-plain-confirm = ¿Hacerlo de todos modos? (s/n)
terminal-plain-yes = s sí si y
terminal-plain-over = La partida ha terminado. o cuenta el registro, n empieza otra partida, q sale:
terminal-plain-confirm-new = ¿Empezar otra partida con las mismas opciones? Esta queda guardada. (s/n)
terminal-plain-help =
    Un número elige esa línea. Una decisión puede pedir varios pasos.
    b: un paso atrás
    u: deshacer la última decisión (nunca más allá de un lanzamiento)
    h: consejo, hasta tres buenas elecciones
    p: los tableros de los demás; p 2 solo el de ese jugador
    f: previsión, lo que pasaría ahora
    s: contar de nuevo toda la posición
    x: explicar lo que nombran las líneas; x 3 explica la tercera
    r: las reglas
    o: el registro, todo lo que ha pasado
    l: idioma: English, français, español
    n: otra partida con las mismas opciones
    q: salir; la partida queda guardada
    ?: esta ayuda

## Full screen: keys, titles, side list

terminal-too-small = Esta ventana es demasiado pequeña. Hacen falta al menos 80 x 24; o juega en líneas: añade --plain a la orden
terminal-key-undo = deshacer
terminal-key-hint = consejo
terminal-key-players = jugadores
terminal-key-forecast = previsión
terminal-key-rules = reglas
terminal-key-log = registro
terminal-key-language = idioma
terminal-key-theme = claro/oscuro
terminal-key-help = ayuda
terminal-key-new = nueva
terminal-key-quit = salir
terminal-key-close = cerrar
terminal-key-yes = sí
terminal-key-no = no
terminal-key-look = ver el tablero
terminal-title-help = Ayuda
terminal-title-rules = Las reglas a mano
terminal-title-log = Lo que ha pasado
terminal-title-forecast = Previsión
terminal-title-result = La partida ha terminado
terminal-title-confirm = ¿Seguro?
terminal-ways = { $count ->
        [one] { $count } posibilidad
       *[other] { $count } posibilidades
    }
terminal-barrier = Después no se puede deshacer: se lanza o se revela algo.
terminal-warning = Atención: { $text }
terminal-confirm-move = ¿Hacerlo de todos modos?
terminal-confirm-new = ¿Empezar otra partida con las mismas opciones? Esta queda guardada.
terminal-person = una persona
terminal-score = Asiento { $seat } ({ $player }): { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
terminal-score-opponent = El rival: { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
terminal-over-keys = o registro · n nueva partida · q salir
terminal-help =
    Una decisión se toma paso a paso. Lo que puedes señalar ahora lleva el signo ▸, en el tablero y en la lista; el cursor es ▶, lo ya elegido ●, y ? marca el consejo.

    Flechas, tab   mover el cursor
    Intro, espacio elegir
    1 a 9          elegir esa línea de la lista
    Esc, ⌫         un paso atrás
    Ratón          pulsar en lo que lleve ▸
    u   deshacer, nunca más allá de un lanzamiento
    h   consejo: una buena elección; otra vez: la siguiente
    p   los tableros de los demás, uno tras otro
    f   previsión
    r   las reglas a mano
    o   registro: todo lo que ha pasado
    l   idioma: English, français, español
    d   claro u oscuro
    n   nueva partida con las mismas opciones
    q   salir; la partida queda guardada

    ! marca una elección que no se podrá deshacer.

## Replays

terminal-replay-place = Jugada { $n } de { $of }
terminal-replay-start = El comienzo
terminal-replay-move = { $n }. { $move }
terminal-replay-prompt = Intro para la jugada siguiente, q para salir:
terminal-replay-step = paso a paso
terminal-replay-ends = inicio/final
terminal-replay-play = reproducir
terminal-replay-pause = pausa
terminal-replay-speed = velocidad { $speed }
terminal-replay-hidden = El asiento { $seat } juega.
terminal-replay-open = El registro acaba aquí; la partida no ha terminado.

## The Spirit of Eden

terminal-eden-title = Turno { $round } de { $last } · { $phase }
terminal-eden-modes = Modos: { $modes }
terminal-eden-stand-ins = { $count ->
        [one] Edición { $edition }: { $count } parte es un sustituto nuestro, no lo que está impreso en la caja.
       *[other] Edición { $edition }: { $count } partes (objetivos, cartas de Acciones, puntuación) son sustitutos nuestros, no lo que está impreso en la caja.
    }
terminal-eden-stand-ins-short = edición { $edition } · sustitutos
terminal-eden-edition-short = edición { $edition }

terminal-eden-yellow = Amarillo
terminal-eden-red = Rojo
terminal-eden-black = Negro
terminal-eden-tag-yellow = A
terminal-eden-tag-red = R
terminal-eden-tag-black = N
terminal-eden-water = Agua
terminal-eden-fauna = Fauna
terminal-eden-flora = Flora
terminal-eden-tag-water = Ag
terminal-eden-tag-fauna = Fa
terminal-eden-tag-flora = Fl

terminal-eden-ask-card = ¿Qué carta recibe el { $die }?
terminal-eden-ask-ally = ¿Qué Aliado?
terminal-eden-ask-goomz = ¿Qué Goomz?
terminal-eden-ask-piece = ¿Qué pieza?
terminal-eden-ask-place = ¿A qué terreno?
terminal-eden-ask-second = ¿Y qué otro?
terminal-eden-ask-discard = ¿Qué dado descartas?
terminal-eden-ask-reroll = ¿Qué dado vuelves a lanzar?
terminal-eden-ask-noa = ¿Qué dado cambia Noa?
terminal-eden-ask-face = ¿En qué número?
terminal-eden-ask-met = ¿Con qué Aliado se encuentra?

terminal-eden-die = dado { $n }
terminal-eden-discard = descartar el { $n }
terminal-eden-roll-again = volver a lanzar el { $n }
terminal-eden-face = en un { $n }
terminal-eden-row = { $card }: { $action }
terminal-eden-at = { $piece }: { $land } ({ $place })
terminal-eden-land = { $land } ({ $place }), { $health }
terminal-eden-backup-left = Relanzar descartando, quedan { $n } en este turno
terminal-eden-free-left = Relanzar gratis, quedan { $n }

terminal-eden-place = { $place }: { $land }, { $health }. { $pieces }
terminal-eden-empty = Nadie.
terminal-eden-shield = escudo
terminal-eden-locked = no puede irse
terminal-eden-traps = tiene emboscado: { $goomz }
terminal-eden-trapped = emboscado
terminal-eden-acted = ha actuado
terminal-eden-on-noa = Junto a Noa: { $ally }, vuelve en el turno { $round }.
terminal-eden-objective = { $goomz }: { $ally }, terreno { $land }{ $reroll ->
        [yes] , con un relanzamiento gratis
       *[no] {""}
    }. { $n } de 3 logrados.
terminal-eden-no-objective = { $goomz }: los 3 objetivos están logrados.
terminal-eden-dice = Dados libres: { $dice }. Descartados: { $out }.
terminal-eden-no-dice = Ningún dado libre.
terminal-eden-card-rows = { $card }: { $rows }.
terminal-eden-card-die = { $card } tiene un { $die }: { $action }.
terminal-eden-card-turned = { $card } está volteada: no se usa en este turno.
terminal-eden-means = { $power ->
        [ready] El poder de Noa está listo.
       *[spent] El poder de Noa está gastado.
    } Relanzamientos gratis: { $rerolls }.

terminal-eden-short-dice = Dados
terminal-eden-short-out = descartados { $n }
terminal-eden-short-turned = volteada: no se usa en este turno
terminal-eden-short-power = poder listo
terminal-eden-short-spent = poder gastado
terminal-eden-short-backup = Descartar { $n }
terminal-eden-short-free = Gratis { $n }
terminal-eden-short-end = Fin
terminal-eden-short-faces = se vuelve
terminal-eden-short-gone = fuera
terminal-eden-back = vuelve { $round }
terminal-eden-short-move = Mover { $amount }
terminal-eden-short-attract = Atraer
terminal-eden-short-repel = Echar { $amount }
terminal-eden-short-protect = Proteg.
terminal-eden-short-heal = Recup.
terminal-eden-short-trap = Embosc.
terminal-eden-short-shortcut = Atajar
terminal-eden-short-swap-goomz = Camb.G.
terminal-eden-short-swap-allies = Camb.A.
terminal-eden-card-title = Carta { $name }
terminal-eden-card-move = Mover { $amount }
terminal-eden-card-swap-goomz = Cambiar G.
terminal-eden-card-swap-allies = Cambiar A.
terminal-eden-legend =
    En el tablero
    ▴A ▴▴R ▴▴▴N   los Goomz amarillo, rojo y negro: uno, dos, tres cuernos
    ≈ ∴ ♣         Agua, Fauna, Flora
    (≈)           tiene el escudo levantado
    #             en un Aliado: embosca; en un Goomz: está emboscado
    ⊥             no puede irse en este turno
    ✓             ha actuado
    ↻             este objetivo da un relanzamiento gratis
    ■             hay un dado en esta fila de la carta
    Un paisaje lleno está sano, de puntos y rayas está devastado, vacío está destruido; la palabra está en su borde inferior.
