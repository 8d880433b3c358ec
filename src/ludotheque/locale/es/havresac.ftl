### Les Gardiens de Havresac, en español, con nuestras propias palabras.
### Ninguna frase pone «a» o «de» delante de un nombre que lleva el artículo «el».

havresac-title = Les Gardiens de Havresac
havresac-tagline = De uno a cuatro jugadores llenan su bolsa de Guardianes y los envían a la aventura, todos a la vez.
havresac-goal = Cinco rondas: saca todos los Guardianes de tu bolsa, atrapa criaturas, repara Aldeas, abre Cofres y consigue más puntos que nadie.

## Names

havresac-seat = Jugador { $name }
havresac-guardian-guide = el Guía
havresac-guardian-warrior = la Guerrera
havresac-guardian-thief = el Ladrón
havresac-guardian-priestess = la Sacerdotisa
havresac-guardian-druid = el Druida
havresac-guardian-huntress = la Cazadora
havresac-creature-fox = un Zorro
havresac-creature-crocodile = un Cocodrilo
havresac-creature-pig = un Cerdo
havresac-creature-fairy = un Hada
havresac-item-boots = las Botas
havresac-item-cup = la Copa
havresac-item-sword = la Espada
havresac-item-net = la Red
havresac-item-bow = el Arco
havresac-item-feather = la Pluma
havresac-item-hammer = el Martillo
havresac-hut = la Cabaña { $name }
havresac-grove = la Arboleda { $name }
havresac-village = la Aldea { $name }
havresac-chest = el Cofre { $name }
havresac-forest = el bosque { $name }
havresac-lake = el lago { $name }
havresac-land = la casilla { $name }
havresac-start = la casilla de salida { $name }
# There is one only, in the middle: it needs no square.
havresac-castle = el Castillo
havresac-square = la casilla { $name }
havresac-act-done = Listo
havresac-act-aside = Apartar
havresac-rank-1 = Portabolsas
havresac-rank-2 = Promesa del reino
havresac-rank-3 = Guía de las cuatro comarcas
havresac-rank-4 = Centinela del Castillo
havresac-rank-5 = Leyenda de Havresac
havresac-phase-adventure = Aventura
havresac-phase-recruitment = Reclutamiento
havresac-phase-over = La partida ha terminado

## The Guardian tiles, and what each face can do

havresac-face-guide-day = Guía de día
havresac-face-guide-night = Guía de noche
havresac-face-warrior-day = Guerrera de día
havresac-face-warrior-night = Guerrera de noche
havresac-face-thief-day = Ladrón de día
havresac-face-thief-night = Ladrón de noche
havresac-face-priestess-day = Sacerdotisa de día
havresac-face-priestess-night = Sacerdotisa de noche
havresac-face-druid-day = Druida de día
havresac-face-druid-night = Druida de noche
havresac-face-huntress-day = Cazadora de día
havresac-face-huntress-night = Cazadora de noche
havresac-face-guide-day-about = Deja una Tienda donde está cuando acaba la ronda: en la siguiente, los Guardianes pueden salir de ella, y la criatura que aparece allí queda atrapada al momento.
havresac-face-guide-night-about = Después de moverse puede atrapar un Hada a exactamente 2 casillas en línea recta, por encima de todo. No deja Tiendas.
havresac-face-warrior-day-about = Entra en la casilla de cualquier Monstruo y lo vence.
havresac-face-warrior-night-about = Entra en la casilla de un Zorro o de un Cocodrilo y lo vence, pero no en la de un Cerdo.
havresac-face-thief-day-about = Abre el Cofre en el que termina; el objeto sirve desde el siguiente Guardián.
havresac-face-thief-night-about = Corre en línea recta, tan lejos como quiera: un bosque lo detiene, los lagos y los Monstruos le cierran el paso. Abre el Cofre en el que termina.
havresac-face-priestess-day-about = En vez de moverse puede ocupar el sitio de un Guardián del tablero, no de una Sacerdotisa; este vuelve a la bolsa.
havresac-face-priestess-night-about = Después de moverse puede devolver a la bolsa un Guardián de su fila o columna, por encima de todo, pero no una Sacerdotisa.
havresac-face-druid-day-about = No le importa el terreno: los bosques no lo detienen y anda por los lagos como por tierra.
havresac-face-druid-night-about = Después de moverse puede reparar una Aldea a exactamente 2 casillas en línea recta, por encima de todo.
havresac-face-huntress-day-about = Después de moverse puede disparar contra el primer Monstruo en línea recta, a cualquier distancia; Guardianes, criaturas, Aldeas, bosques y Castillo detienen la flecha.
havresac-face-huntress-night-about = Dispara como la Cazadora de día, y tiene al momento 1 punto por cada Monstruo abatido.

## What items do

havresac-item-boots-about = Antes de moverse: 2 pasos más.
havresac-item-cup-about = 2 de Gloria en la ronda en que se encuentra, por sí sola.
havresac-item-sword-about = Antes de moverse: este Guardián puede entrar en la casilla de cualquier Monstruo y vencerlo.
havresac-item-net-about = Después de moverse: atrapar un Hada a exactamente 2 casillas en línea recta, por encima de todo.
havresac-item-bow-about = Después de moverse: disparar contra el primer Monstruo en línea recta, a cualquier distancia.
havresac-item-feather-about = Antes de moverse: los bosques no detienen a este Guardián, y anda por los lagos como por tierra.
havresac-item-hammer-about = Después de moverse: reparar una Aldea a exactamente 2 casillas en línea recta, por encima de todo.

## Options

havresac-option-season = Estación
havresac-option-season-about = El lado del tablero de Aventura: Verano para una primera partida; el Invierno tiene más lagos.
havresac-option-season-summer = Verano
havresac-option-season-winter = Invierno
havresac-option-night = Caras de noche
havresac-option-night-about = Los Guardianes cuya loseta muestra su cara de noche; los demás muestran la de día, como en una primera partida.
havresac-option-night-guide = Guía
havresac-option-night-warrior = Guerrera
havresac-option-night-thief = Ladrón
havresac-option-night-priestess = Sacerdotisa
havresac-option-night-druid = Druida
havresac-option-night-huntress = Cazadora
havresac-option-random_faces = Caras al azar
havresac-option-random_faces-about = El azar decide si cada una de las seis losetas muestra su cara de día o de noche.
havresac-option-same_chests = Mismos Cofres para todos
havresac-option-same_chests-about = Todos encuentran el mismo objeto en el mismo Cofre. Para que nadie aprenda de los demás, sus tableros se muestran como estaban al empezar la Aventura mientras esta dura.

## What a move says

havresac-says-declare = Usar { $item }
havresac-says-go = Ir hasta { $place }
havresac-says-fight = Combatir contra { $creature } en { $place }
havresac-says-fairy = Atrapar { $creature } en { $place }
havresac-says-village = Reparar { $place }
havresac-says-chest = Abrir { $place }
havresac-says-take = Ocupar el sitio donde está { $guardian }, en { $place }
havresac-says-aside = Apartar: { $guardian }
havresac-says-catch = Atrapar { $creature } en { $place }
havresac-says-catch-item = Usar { $item } para atrapar { $creature } en { $place }
havresac-says-shoot = Abatir { $creature } en { $place }
havresac-says-shoot-item = Usar { $item } para abatir { $creature } en { $place }
havresac-says-repair = Reparar { $place } a distancia
havresac-says-repair-item = Usar { $item } para reparar { $place }
havresac-says-send = Devolver a la bolsa { $guardian }, en { $place }
havresac-says-recruit = Reclutar por { $gold } de Oro: { $guardian }
havresac-says-recruited = Terminar el reclutamiento
havresac-says-done = Listo: sacar el siguiente Guardián
havresac-says-finish = Listo: la Aventura termina

## Warnings

havresac-warn-act = Este Guardián aún podría actuar o usar un objeto.
havresac-warn-gold = Tu Oro ({ $gold }) aún bastaría para un Guardián.

## What happens

havresac-event-faces = Las losetas muestran: { $faces }.
havresac-event-guard = { $creature } espera junto al Castillo, en { $place }; { $card } quedará libre toda la partida.
havresac-event-round = Empieza la ronda { $round }.
havresac-event-scout = Aparece { $creature } en { $place }.
havresac-event-tent-catch = { $seat } tiene allí una Tienda y atrapa al momento { $creature }.
havresac-event-draw = { $seat } saca { $guardian }.
havresac-event-use = { $seat } usa { $item }.
havresac-event-go = { $seat }: { $guardian } va desde { $from } hasta { $to }.
havresac-event-catch = { $seat } atrapa { $creature } en { $place }.
havresac-event-beat = { $seat } vence { $creature } en { $place }.
havresac-event-repair = { $seat } repara { $place }, { $n } en total.
havresac-event-open = ¡{ $seat } abre { $place } y encuentra { $item }!
havresac-event-take = { $seat }: { $guardian } vuelve a la bolsa y la Sacerdotisa ocupa su sitio en { $place }.
havresac-event-shoot = { $seat } abate { $creature } en { $place }.
havresac-event-point = { $seat } tiene 1 punto por el disparo.
havresac-event-send = { $seat }: { $guardian } deja { $place } y vuelve a la bolsa.
havresac-event-aside = { $seat }: { $guardian } no puede ir a ninguna parte y espera el fin de la ronda.
havresac-event-finish = { $seat } ha vaciado su bolsa.
havresac-event-home = La Aventura ha terminado: ahora cuenta la Gloria.
havresac-event-told = { $seat }, criaturas: { $caught ->
        [0] ninguna
       *[other] { $creatures }
    }; Aldeas reparadas: { $villages }; objetos: { $opened ->
        [0] ninguno
       *[other] { $items }
    }.
havresac-event-glory = { $seat } tiene { $glory } de Gloria: { $gold } de Oro y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
havresac-event-recruit = { $seat } recluta: { $guardian }; quedan { $gold } de Oro.
havresac-event-recruited = { $seat } ha terminado de reclutar.
havresac-event-tent = { $seat } monta una Tienda en { $place }.

## The end

havresac-result-solo = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $rank }.
havresac-result-won = { $winners } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
havresac-result-shared = { $winners } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } cada uno.

## Challenges of the solo game

havresac-challenge-fairies = Atrapar las { $n } Hadas
havresac-challenge-chests = Abrir los { $n } Cofres
havresac-challenge-villages = Reparar las { $n } Aldeas
havresac-challenge-pigs = Cazar los { $n } Cerdos
havresac-challenge-crocodiles = Cazar los { $n } Cocodrilos
havresac-challenge-clear = { $n ->
        [0] No dejar ningún Monstruo en el tablero
        [one] Dejar como mucho { $n } Monstruo en el tablero
       *[other] Dejar como mucho { $n } Monstruos en el tablero
    }
havresac-challenge-glory = Tener { $n } de Gloria en una ronda
havresac-challenge-start = Tener { $n } de Gloria en la primera ronda
havresac-challenge-rising = Tener en cada una de las { $n } rondas más Gloria que en la anterior
havresac-challenge-kinds = Acabar con al menos { $n } Guardianes de cada clase
havresac-challenge-few = Ser Centinela del Castillo con { $n } Guardianes como mucho
havresac-challenge-legend = Ser Leyenda de Havresac, rango { $n }

## Bare names, and the two letters on a Guardian's token

havresac-kind-guide = Guía
havresac-kind-warrior = Guerrera
havresac-kind-thief = Ladrón
havresac-kind-priestess = Sacerdotisa
havresac-kind-druid = Druida
havresac-kind-huntress = Cazadora
havresac-kind-fox = Zorro
havresac-kind-crocodile = Cocodrilo
havresac-kind-pig = Cerdo
havresac-kind-fairy = Hada
havresac-kind-boots = Botas
havresac-kind-cup = Copa
havresac-kind-sword = Espada
havresac-kind-net = Red
havresac-kind-bow = Arco
havresac-kind-feather = Pluma
havresac-kind-hammer = Martillo
havresac-code-guide = Gi
havresac-code-warrior = Gr
havresac-code-thief = La
havresac-code-priestess = Sa
havresac-code-druid = Dr
havresac-code-huntress = Ca
havresac-short-guide-day = deja una Tienda
havresac-short-guide-night = atrapa a 2
havresac-short-warrior-day = vence Monstruos
havresac-short-warrior-night = no vence Cerdos
havresac-short-thief-day = abre Cofres
havresac-short-thief-night = abre Cofres
havresac-short-priestess-day = ocupa sitios
havresac-short-priestess-night = devuelve uno
havresac-short-druid-day = todo terreno
havresac-short-druid-night = repara a 2
havresac-short-huntress-day = dispara
havresac-short-huntress-night = dispara, 1 punto

## Banners of the four quarters at the map's edges

havresac-banner-red = Ro
havresac-banner-blue = Az
havresac-banner-green = Ve
havresac-banner-yellow = Am

## Questions: what is asked now

havresac-ask-moving = ¿Adónde va { $guardian }?
havresac-ask-acting = { $guardian } ha llegado: ¿actuar o terminar?
havresac-ask-over = { $guardian } ha llegado: ¿listo?
havresac-ask-buying = Tienes { $gold } de Oro: ¿qué Guardián reclutas?
havresac-ask-item = { $item }: ¿dónde?

## The board on a screen

havresac-board-title = Ronda { $round } de { $rounds } · { $phase }
havresac-board-whose = Tablero de { $seat }
havresac-board-earlier = Como estaba al empezar la Aventura
havresac-board-waiting = Listo; los demás siguen jugando.
havresac-board-stand-ins = Edición { $edition }: el mapa, los costes, los movimientos y casi todos los números son invención nuestra, no los de la caja.
havresac-board-stand-ins-short = { $season }, { $edition } provisional
havresac-board-edition-short = { $season } · edición { $edition }
havresac-board-face = { $face }: { $about }
havresac-board-steps = { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
havresac-board-line = en línea
havresac-board-gold = { $n } Oro
havresac-board-glory = Gloria { $n }
havresac-board-left = quedan { $n }
havresac-board-worth = Gloria { $glory }: { $gold } Oro, { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
havresac-board-have = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } · { $gold } de Oro
havresac-board-count = { $points } con caza y Cofres
havresac-board-final = { $points }, caza { $hunt }, Cofres { $chests }
havresac-board-none = nada
havresac-board-bag = Bolsa
havresac-board-aside = Aparte
havresac-board-items = Objetos
havresac-board-owned = Guardianes
havresac-board-gains = Ganado
havresac-board-villages = Aldeas { $n } (+{ $glory })
havresac-board-chests = Cofres { $n }
havresac-board-hunted = Caza
havresac-board-fairies = Hadas
havresac-board-rounds = Gloria por ronda: { $rounds }
havresac-board-scouted = A la vista
havresac-board-seat = J{ $n }
havresac-board-seat-line = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }, { $gold } Oro, bolsa { $bag }
havresac-board-ready = listo
havresac-board-busy = juega
havresac-board-legend =
    En el dibujo
    A-U 1-7      Cabañas de los Monstruos, Arboledas de las Hadas
    Ro Az Ve Am  bordes: cuartos rojo, azul, verde y amarillo
    ^^ ≡< °°     Zorro, Cocodrilo, Cerdo: orejas, fauces, hocico
    )(           un Hada: alas
    (Gr) <Gr>    un Guardián; el que tiene el turno
    ☼ ☾          cara de día (crema) y de noche (índigo) de una loseta
    ♠ ≈          bosque: ahí se detiene; lago: no se pasa
    ▖▗▖ ▟█▙      una Aldea en ruinas, y reparada
    {"[■] [ ]"}      un Cofre cerrado, y abierto
    █▄█ ◇ /\     el Castillo, una casilla de salida, una Tienda
    •            el camino hasta el cursor

## The position in lines

havresac-tell-earlier = El tablero como estaba al empezar la Aventura.
havresac-tell-map = El mapa tiene columnas de la a hasta la k y filas del 1 al 11; el Castillo está en f6, en el centro.
havresac-tell-red = Comarca roja, arriba a la izquierda, Cabañas y Arboledas: { $places }.
havresac-tell-blue = Comarca azul, arriba a la derecha, Cabañas y Arboledas: { $places }.
havresac-tell-green = Comarca verde, abajo a la izquierda, Cabañas y Arboledas: { $places }.
havresac-tell-yellow = Comarca amarilla, abajo a la derecha, Cabañas y Arboledas: { $places }.
havresac-tell-forest = Bosques: { $squares }.
havresac-tell-lake = Lagos: { $squares }.
havresac-tell-village = Aldeas: { $squares }.
havresac-tell-chest = Cofres: { $squares }.
havresac-tell-start = Casillas de salida: { $squares }.
havresac-tell-tile = { $face }: { $movement }, { $cost } de Oro, quedan { $left }.
havresac-tell-at = { $who } en { $where }
havresac-tell-scouted = A la vista esta ronda: { $creatures }.
havresac-tell-kind = { $creature } ({ $places })
havresac-tell-creatures = Criaturas: { $creatures }.
havresac-tell-guardians = Guardianes fuera: { $guardians }.
havresac-tell-tents = Tiendas: { $places }.
havresac-tell-village-left = Aldeas en ruinas: { $squares }.
havresac-tell-chest-left = Cofres aún cerrados: { $squares }.
havresac-tell-now = Ha salido: { $guardian }, { $movement }.
havresac-tell-declared = En uso para este movimiento: { $items }.
havresac-tell-bag = { $n } en la bolsa: { $guardians }.
havresac-tell-aside = Apartados esta ronda: { $guardians }.
havresac-tell-items = Objetos para usar: { $items }.
havresac-tell-found = Objetos para el siguiente Guardián: { $items }.
havresac-tell-closed = En los Cofres cerrados: { $items }.
havresac-tell-gains = Ganado esta ronda: { $gains }. Si acabara ahora: { $worth }.
havresac-tell-tracks = Hadas atrapadas { $fairies }, Gloria de las siguientes: { $track }. Aldeas reparadas { $villages }. Cofres abiertos { $chests }. Tablero de caza: { $hunted }.
havresac-tell-have = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $gold } de Oro. Con tablero de caza y Cofres serían { $count }.
havresac-tell-over = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } en total, { $points } de ellos en las rondas; sobran { $gold } de Oro.
havresac-tell-seat = { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $gold } de Oro, { $bag } en la bolsa, Aldeas { $villages }, Cofres { $chests }.
havresac-tell-ready = Ha terminado esta fase.
havresac-tell-busy = Sigue jugando.

## What this round would bring

havresac-forecast-title = Si la ronda acabara ahora:
havresac-forecast-part = { $name } { $n }: Gloria { $glory }
havresac-forecast-villages = Aldeas
havresac-forecast-total = = { $worth }

## What a square does

havresac-about-forest = Un bosque: ahí termina el movimiento.
havresac-about-lake = Un lago: solo está ahí quien ignora el terreno.
havresac-about-chest = Solo un Ladrón abre un Cofre.
havresac-about-known = En este Cofre, como un tablero ha mostrado: { $item }.
havresac-about-tent = Una Tienda: los Guardianes pueden salir de aquí.

## En el estante: lo que dice el navegador antes de una partida

havresac-web-length = 30 min
havresac-web-feel = Una carrera de cuento y sin esperas: todos exploran a la vez.
havresac-web-edition-base = Les Gardiens de Havresac
havresac-web-stand-in-maps = las { $n } caras del mapa
havresac-web-stand-in-scouts = dónde aparecen las criaturas
havresac-web-stand-in-guardians = los pasos y los costes de los Guardianes
havresac-web-stand-in-chests = lo que hay en los Cofres
havresac-web-stand-in-gains = lo que da la Gloria
havresac-web-stand-in-fairies = el valor de las Hadas
havresac-web-stand-in-villages = el valor de las Aldeas
havresac-web-stand-in-hunting = los puntos de la caza
havresac-web-stand-in-solo = los rangos del juego en solitario

## Por qué una jugada es buena

havresac-why-points = Da puntos enseguida.
havresac-why-gold = Da Oro para reclutar.
havresac-why-villages = Las Aldeas reparadas dan Gloria en las rondas siguientes.
havresac-why-items = Da objetos para después.
havresac-why-bag = La bolsa es mejor para las rondas siguientes.
havresac-why-glory = Da Gloria en esta ronda.
havresac-why-hunt = Llena el tablero de caza.
havresac-why-near = Los Guardianes se acercan a lo que vale la pena.
havresac-why-tents = Hay Tiendas más lejos.
havresac-why-later = Da fruto más tarde, aunque no se note enseguida.

## In the browser

havresac-web-won = Ganados en las rondas
havresac-web-land = El país
havresac-web-bag = Bolsa
havresac-web-bag-about = De ella se sacan los Guardianes uno a uno, al azar, hasta que esté vacía. Dentro ({ $n }): { $guardians }.
havresac-web-drawn = El Guardián sacado
havresac-web-drawn-about = Cada Guardián sacado se juega antes de sacar el siguiente.
havresac-web-aside = Aparte
havresac-web-aside-about = No tenía adónde ir en esta ronda: { $aside }.
havresac-web-gains = Ganado en esta ronda
havresac-web-gains-about = Lo que ha dado la ronda hasta ahora, y cuánta Gloria vale cada parte.
havresac-web-glory = Gloria
havresac-web-glory-about = La Gloria de la ronda: criaturas, Copas y Aldeas reparadas, todo junto.
havresac-web-table = Tabla de ganancias
havresac-web-table-about = La Gloria de una ronda, debajo el Oro que da, y debajo sus puntos. Por encima de { $most }, cada Gloria más es un punto más.
havresac-web-villages = Aldeas
havresac-web-villages-about = Las Aldeas reparadas dan Gloria en cada ronda: ahora { $glory }.
havresac-web-chests = Cofres
havresac-web-chests-about = Cada Cofre abierto vale { $points } puntos al final, se use o no su objeto.
havresac-web-fairies = Hadas
havresac-web-fairies-about = Un Hada ocupa el siguiente hueco libre de la pista: su número es la Gloria que da, una vez.
havresac-web-hunt = Caza
havresac-web-hunt-about = Los Monstruos de rondas anteriores. Puntos de cada uno al final: Zorro { $fox }, Cocodrilo { $crocodile }, Cerdo { $pig }.
havresac-web-gold = Oro
havresac-web-gold-about = Paga Guardianes al reclutar. Lo que sobra se guarda, pero no puntúa.
havresac-web-points = Puntos
havresac-web-points-about = Puntos ganados en las rondas. Con caza y Cofres serían { $count } ahora.
havresac-web-scouts = Cartas de Explorador
havresac-web-scouts-about = Aún por llegar ({ $cards }): { $creatures }.
havresac-web-rounds = Rondas
havresac-web-rounds-about = La Gloria de cada ronda. Tras la Gloria de la ronda { $rounds } termina la partida.
havresac-web-next = Recién encontrado: para el próximo Guardián.
havresac-web-closed = En Cofres cerrados: { $n }.
havresac-web-monster-about = Un Monstruo: solo una Guerrera, o quien lleve la Espada, entra en su casilla. Gloria { $glory } al vencerlo, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } al final.
havresac-web-fairy-about = Cualquiera puede entrar en su casilla y atraparla; ahí termina el movimiento. La próxima da Gloria { $glory }.
havresac-web-stands = { $creature } está aquí: Gloria { $glory }.
havresac-web-village-ruined = En ruinas: quien termina aquí su movimiento la repara.
havresac-web-village-repaired = Reparada: da Gloria en cada ronda.
havresac-web-chest-open = Abierto y vacío.
havresac-web-may-come = { $creature } aún puede aparecer aquí.
havresac-web-nobody-comes = Aquí ya no aparecerá nadie.
havresac-web-land-about = Un llano: aquí nada estorba el movimiento.
havresac-web-start-about = Una casilla de salida: una criatura estaba aquí al empezar la partida.
havresac-web-castle-about = De aquí salen los Guardianes. El Castillo se puede cruzar, pero ningún movimiento termina en él.
