### GOLDblivion, en español, con nuestras propias palabras.
### Los nombres de las cartas son propios, sin artículo, y vienen de la edición. Ninguna frase pone
### «a» o «de» delante de un nombre que lleva el artículo «el».

goldblivion-title = GOLDblivion
goldblivion-tagline = De uno a cuatro nobles codiciosos reclutan, construyen y pelean por diez lingotes de oro.
goldblivion-goal = Cuando alguien posee 10 lingotes de oro se termina la ronda; gana quien más lingotes tenga.

## Names

goldblivion-seat = Jugador { $name }
goldblivion-card = { $name }
goldblivion-hand = { $name }
goldblivion-played = { $name }
goldblivion-building = { $name }
goldblivion-noble = { $name }
goldblivion-noble-nuggets = las pepitas del noble
goldblivion-fighter = { $name }
goldblivion-army = { $name }
goldblivion-copy = { $name }
goldblivion-market = la plaza { $name } del mercado
goldblivion-combat = la pila de Combate { $name }
goldblivion-village-left = la Aldea izquierda
goldblivion-village-right = la Aldea derecha
goldblivion-magic = la ficha de Magia { $name }
goldblivion-hex = la casilla { $name }
goldblivion-tile = el enemigo
goldblivion-tile-cow = el Dragón-Vaca
goldblivion-slot-elf = la columna de los Elfos
goldblivion-slot-human = la columna de los Humanos
goldblivion-slot-dwarf = la columna de los Enanos
goldblivion-slot-building = la columna de los Edificios
goldblivion-side-left = lado izquierdo
goldblivion-side-right = lado derecho
goldblivion-develop-left = a la izquierda
goldblivion-develop-right = a la derecha
goldblivion-pay-yes = Pagar
goldblivion-pay-no = No pagar
goldblivion-face = la cara { $name }
goldblivion-act-pass = Pasar
goldblivion-act-ingot = 7 pepitas por un lingote
goldblivion-act-end = Fin del turno
goldblivion-act-fight = Decidir el combate
goldblivion-act-decline = No tomar nada
goldblivion-type-elf = Elfo
goldblivion-type-human = Humano
goldblivion-type-dwarf = Enano
goldblivion-type-building = Edificio
goldblivion-terrain-forest = Bosque
goldblivion-terrain-mountain = Montaña
goldblivion-phase-draft = Elección de Nobles
goldblivion-phase-development = Desarrollo
goldblivion-phase-actions = Acciones
goldblivion-phase-noble = Turno del noble
goldblivion-phase-closing = Fin de la ronda
goldblivion-phase-over = La partida ha terminado

## Options

goldblivion-option-noble = Rival en solitario
goldblivion-option-noble-about = En solitario te enfrentas a un noble que actúa según los dados: Ariane (fácil), Charles (normal), Blaze o Jade (difícil).
goldblivion-option-noble-none = Ariane si juegas en solitario
goldblivion-option-noble-ariane = Ariane (fácil)
goldblivion-option-noble-charles = Charles (normal)
goldblivion-option-noble-blaze = Blaze (difícil)
goldblivion-option-noble-jade = Jade (difícil)
goldblivion-level-easy = fácil
goldblivion-level-normal = normal
goldblivion-level-hard = difícil

## What powers do: the vocabulary, one step each

goldblivion-op-nuggets = ganar { $n ->
        [one] { $n } pepita
       *[other] { $n } pepitas
    }
goldblivion-op-materials = ganar { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }
goldblivion-op-ingots = ganar { $n ->
        [one] { $n } lingote de oro
       *[other] { $n } lingotes de oro
    }
goldblivion-op-die = tirar { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
goldblivion-op-draw = robar { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
goldblivion-op-magic = ganar { $n ->
        [one] { $n } ficha de Magia
       *[other] { $n } fichas de Magia
    }
goldblivion-op-lose-materials = perder { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }
goldblivion-op-destroy = destruir { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } de los mercados
goldblivion-op-destroy-gold = destruir { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } del mercado GOLDblivion
goldblivion-op-destroy-combat = destruir { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } del mercado de Combate
goldblivion-op-take-combat = tomar { $n ->
        [one] { $n } carta de Combate
       *[other] { $n } cartas de Combate
    } gratis
goldblivion-op-take-character = tomar { $n ->
        [one] { $n } personaje
       *[other] { $n } personajes
    } del mercado gratis
goldblivion-op-repeat-elf = usar de nuevo otro Elfo en juego
goldblivion-op-repeat-human = usar de nuevo otro Humano en juego
goldblivion-op-repeat-dwarf = usar de nuevo otro Enano en juego
goldblivion-op-repeat-any = usar de nuevo otro personaje en juego
goldblivion-op-ready = enderezar un Edificio usado
goldblivion-op-fight = combatir
goldblivion-op-fight-force = con { $n } de Fuerza más
goldblivion-op-fight-cards = con { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }
goldblivion-op-kill = tomar un enemigo que tú eliges
goldblivion-op-reveal = girar una loseta que tú eliges
goldblivion-op-right = destruir la carta del mercado más a la derecha
goldblivion-op-lose = pierdes { $n ->
        [one] { $n } pepita
       *[other] { $n } pepitas
    }
goldblivion-per-elf = por Elfo
goldblivion-per-human = por Humano
goldblivion-per-dwarf = por Enano
goldblivion-per-building = por Edificio
goldblivion-per-tile = por loseta ganada
goldblivion-cost-nuggets = { $n ->
        [one] { $n } pepita
       *[other] { $n } pepitas
    }
goldblivion-cost-materials = { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }
goldblivion-power-pay = pagar { $cost } para { $effects }
goldblivion-power-pay-again = pagar { $cost } tantas veces como quieras para { $effects }
goldblivion-power-or = { $left }, o bien { $right }
goldblivion-power-nothing = nada
goldblivion-fighter-pay = pagar { $cost }: { $effects }
goldblivion-fighter-force = Fuerza { $n }
goldblivion-fighter-draws = robar { $n ->
        [one] { $n } carta de Combate
       *[other] { $n } cartas de Combate
    } más
goldblivion-fighter-destroyed = y después se destruye
goldblivion-fighter-copies = copia otra carta de este combate

## What a move says

goldblivion-says-pick = Elegir como Noble a { $thing }
goldblivion-says-develop = Desarrollar { $thing } { $develop }
goldblivion-says-play = Jugar { $thing }
goldblivion-says-play-unpaid = Jugar { $thing } sin pagar
goldblivion-says-play-side = Jugar { $thing }, { $side }
goldblivion-says-play-side-unpaid = Jugar { $thing }, { $side }, sin pagar
goldblivion-says-buy = Comprar { $thing }
goldblivion-says-enlist = Contratar { $thing } para tu ejército
goldblivion-says-village = Usar { $thing }
goldblivion-says-pass = Pasar hasta el fin de la ronda
goldblivion-says-ingot = Cambiar 7 pepitas por un lingote de oro
goldblivion-says-activate = Activar { $thing }
goldblivion-says-activate-side = Activar { $thing }, { $side }
goldblivion-says-cast = Usar { $thing }
goldblivion-says-cast-side = Usar { $thing }, { $side }
goldblivion-says-end = Terminar tu turno
goldblivion-says-destroy = Destruir { $thing }
goldblivion-says-destroy-nugget = Destruir una pepita del noble
goldblivion-says-take-combat = Tomar { $thing } para tu ejército
goldblivion-says-steal = Tomar la primera carta de Combate de { $thing }
goldblivion-says-decline = No tomar nada
goldblivion-says-take-character = Tomar { $thing } para tu mazo
goldblivion-says-repeat = Usar de nuevo { $thing }
goldblivion-says-repeat-unpaid = Usar de nuevo { $thing } sin pagar
goldblivion-says-repeat-side = Usar de nuevo { $thing }, { $side }
goldblivion-says-repeat-side-unpaid = Usar de nuevo { $thing }, { $side }, sin pagar
goldblivion-says-ready = Enderezar { $thing }
goldblivion-says-attack = Atacar { $thing }
goldblivion-says-resolve = Resolver { $thing }
goldblivion-says-resolve-side = Resolver { $thing }, { $side }
goldblivion-says-copy = { $thing } copia { $copied }
goldblivion-says-copy-side = { $thing } copia { $copied }, { $side }
goldblivion-says-finish = Decidir ya el combate
goldblivion-says-sacrifice = Sacrificar { $thing }
goldblivion-says-pay-again = Pagar otra vez
goldblivion-says-pay-no-more = No pagar más
goldblivion-says-assign = La carta del noble va en { $thing }
goldblivion-says-reveal = Girar la loseta de { $thing }
goldblivion-says-kill = El noble toma el enemigo de { $thing }

## Warnings

goldblivion-warn-declined = No se paga nada: el poder no hace nada.
goldblivion-warn-hand = Aún tienes { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } en la mano: pasar termina tu ronda.

## Questions: what is asked now

goldblivion-ask-draft = ¿Qué Noble se une a ti?
goldblivion-ask-development = ¿Qué carta desarrollas para siempre, y en qué lado?
goldblivion-ask-actions = { $n ->
        [0] ¿Alguna acción adicional antes de terminar tu turno?
        [one] ¿Qué haces? Queda una acción principal.
       *[other] ¿Qué haces? Quedan { $n } acciones principales.
    }
goldblivion-ask-closing = Ahora empiezas tú: ¿qué carta de los mercados destruyes?
goldblivion-ask-again = ¿Pagar otra vez?
goldblivion-ask-destroy = { $n ->
        [one] ¿Qué carta de los mercados se destruye?
       *[other] ¿Qué carta de los mercados se destruye? Quedan { $n } por elegir.
    }
goldblivion-ask-take-combat = { $n ->
        [one] ¿Qué carta de Combate tomas?
       *[other] ¿Qué carta de Combate tomas? Quedan { $n } por tomar.
    }
goldblivion-ask-take-character = { $n ->
        [one] ¿Qué personaje tomas?
       *[other] ¿Qué personaje tomas? Quedan { $n } por tomar.
    }
goldblivion-ask-repeat = ¿Qué personaje usas de nuevo?
goldblivion-ask-ready = ¿Qué Edificio se endereza?
goldblivion-ask-target = ¿A quién atacas?
goldblivion-ask-fight = Fuerza { $n } contra { $enemy }: ¿qué carta resuelves?
goldblivion-ask-sacrifice = El combate está perdido: ¿qué carta sacrificas?
goldblivion-ask-assign = { $card } tiene dos tipos: ¿en qué columna del noble va?
goldblivion-ask-kill = ¿Qué enemigo toma el noble?
goldblivion-ask-reveal = ¿Qué loseta se gira para el noble?
goldblivion-ask-side = { $thing }: ¿qué lado?
goldblivion-ask-develop = { $thing }: ¿a la izquierda, pepitas, o a la derecha, materiales?
goldblivion-ask-pay = { $thing }: ¿pagas su coste?
goldblivion-ask-copy = ¿Qué carta copia { $thing }?
goldblivion-ask-wait = Le toca a { $seat }.

## What happens

goldblivion-event-nobles = Nobles disponibles: { $cards }.
goldblivion-event-draft-token = { $seat } muestra { $token }.
goldblivion-event-pick = { $seat } elige a { $card }.
goldblivion-event-under = { $card } es un Edificio: va debajo del mazo.
goldblivion-event-refill = { $card } llega a { $market }.
goldblivion-event-top = { $card } aparece en { $pile }.
goldblivion-event-round = Empieza la ronda { $round }; { $first } va primero.
goldblivion-event-draw = { $seat } roba una carta.
goldblivion-event-draw-own = Robas { $card }.
goldblivion-event-chosen = { $seat } ha elegido su desarrollo.
goldblivion-event-chosen-own = Desarrollarás { $card } { $side }.
goldblivion-event-develop = { $seat } desarrolla una carta { $side }.
goldblivion-event-develop-own = Desarrollas { $card } { $side }.
goldblivion-event-turn = Es el turno de { $seat }.
goldblivion-event-play = { $seat } juega { $card }.
goldblivion-event-buy = { $seat } compra { $card } por { $cost }.
goldblivion-event-enlist = { $seat } contrata { $card } por { $cost }.
goldblivion-event-village = { $seat } usa { $village }.
goldblivion-event-activate = { $seat } activa { $card }.
goldblivion-event-cast = { $seat } usa { $token }.
goldblivion-event-pass = { $seat } pasa.
goldblivion-event-pay-nuggets = { $seat } paga { $n ->
        [one] { $n } pepita
       *[other] { $n } pepitas
    }.
goldblivion-event-pay-materials = { $seat } paga { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }.
goldblivion-event-nuggets = { $seat } gana { $n ->
        [one] { $n } pepita
       *[other] { $n } pepitas
    }.
goldblivion-event-materials = { $seat } gana { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }.
goldblivion-event-ingots = ¡{ $seat } gana { $n ->
        [one] { $n } lingote de oro
       *[other] { $n } lingotes de oro
    }!
goldblivion-event-lose-materials = { $seat } pierde { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }.
goldblivion-event-lose = { $seat } pierde { $n ->
        [one] { $n } pepita
       *[other] { $n } pepitas
    }.
goldblivion-event-roll = { $seat } tira un dado.
goldblivion-event-magic = { $seat } gana una ficha de Magia.
goldblivion-event-magic-own = Ganas { $token }.
goldblivion-event-magic-lost = { $seat } no puede tomar ninguna ficha de Magia.
goldblivion-event-destroy = La carta { $card } se destruye.
goldblivion-event-take-combat = { $seat } toma { $card } para su ejército.
goldblivion-event-take-character = { $seat } toma { $card }.
goldblivion-event-steal = { $seat } toma { $card } del ejército de { $victim }.
goldblivion-event-decline = { $seat } no toma nada.
goldblivion-event-repeat = { $seat } usa { $card } de nuevo.
goldblivion-event-ready = { $seat } endereza { $card }.
goldblivion-event-turn-tile = Se gira la loseta de { $hex }: { $tile } tiene Fuerza { $force }.
goldblivion-event-attack = { $seat } ataca { $hex }, Fuerza { $force }{ $bonus ->
        [0] .
       *[other] , con { $bonus } de Fuerza de ventaja.
    }
goldblivion-event-fighter = { $seat } roba { $card } para el combate.
goldblivion-event-force = { $card } aporta { $n } de Fuerza, { $total } en total.
goldblivion-event-copy = El Joker copia { $card }.
goldblivion-event-win-fight = { $seat } vence: { $tile } cae con { $n } de Fuerza.
goldblivion-event-lose-fight = { $seat } pierde el combate con { $n } de Fuerza.
goldblivion-event-first = { $seat } pasa a ser el primer jugador.
goldblivion-event-noble-roll = El noble tira un dado.
goldblivion-event-noble-takes = El noble toma { $card } del mercado.
goldblivion-event-noble-slot = { $card } va en { $slot }.
goldblivion-event-noble-nuggets = El noble gana { $n ->
        [one] { $n } pepita
       *[other] { $n } pepitas
    }.
goldblivion-event-noble-materials = El noble gana { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }.
goldblivion-event-noble-ingots = ¡El noble gana { $n ->
        [one] { $n } lingote de oro
       *[other] { $n } lingotes de oro
    }!
goldblivion-event-noble-loses = El noble pierde { $n ->
        [one] { $n } pepita
       *[other] { $n } pepitas
    }.
goldblivion-event-noble-kills = El noble toma { $tile } de { $hex }.
goldblivion-event-starved = El mercado ya no se puede rellenar: gana el noble.
goldblivion-event-over = La partida ha terminado.

## The end

goldblivion-result-won = { $winners } gana en la ronda { $rounds } con { $gold ->
        [one] { $gold } lingote de oro
       *[other] { $gold } lingotes de oro
    }.
goldblivion-result-shared = Victoria compartida en la ronda { $rounds }: { $winners }, con { $gold ->
        [one] { $gold } lingote de oro
       *[other] { $gold } lingotes de oro
    } cada uno.
goldblivion-result-beaten = Victoria en la ronda { $rounds }: { $gold ->
        [one] { $gold } lingote de oro
       *[other] { $gold } lingotes de oro
    }; { $noble } tiene { $other }.
goldblivion-result-lost = Derrota en la ronda { $rounds }: { $gold ->
        [one] { $gold } lingote de oro
       *[other] { $gold } lingotes de oro
    }; { $noble } tiene { $other }.
goldblivion-result-starved = Derrota en la ronda { $rounds }: el mercado se agotó y { $noble } se lo lleva todo. Tenías { $gold ->
        [one] { $gold } lingote de oro
       *[other] { $gold } lingotes de oro
    } contra { $other }.

## Signs of the picture: letters and short forms

goldblivion-letter-nuggets = P
goldblivion-letter-materials = M
goldblivion-letter-ingots = L
goldblivion-letter-elf = E
goldblivion-letter-human = H
goldblivion-letter-dwarf = N
goldblivion-letter-building = D
goldblivion-letter-tile = loseta
goldblivion-letter-any = todos
goldblivion-letter-force = F
goldblivion-letter-combat = C
goldblivion-letter-village = A
goldblivion-short-draw = roba { $n }
goldblivion-short-destroy = destruye { $n }
goldblivion-short-destroy-gold = destruye { $n } gold
goldblivion-short-destroy-combat = destruye { $n } combate
goldblivion-short-take-combat = +{ $n } Combate
goldblivion-short-take-character = +{ $n } personaje
goldblivion-short-repeat = repite { $what }
goldblivion-short-ready = endereza
goldblivion-short-fight = combate
goldblivion-short-copy = copia
goldblivion-short-kill = mata
goldblivion-short-reveal = gira
goldblivion-short-right = ✗derecha

## The board on a screen

goldblivion-board-title = Ronda { $round } · { $phase }
goldblivion-board-turn = Ronda { $round } · { $seat }, { $n ->
        [0] acciones adicionales
        [one] queda una acción
       *[other] quedan { $n } acciones
    }
goldblivion-board-stand-ins = Edición { $edition }: qué cartas y qué ficha faltan en la caja pequeña es suposición nuestra; ninguna fuente lo dice.
goldblivion-board-stand-ins-short = { $edition } · suposiciones
goldblivion-board-edition-short = edición { $edition }
goldblivion-board-side = { $side }: { $power }
goldblivion-board-develop-left = a la izquierda: { $n ->
        [one] la primera carta
       *[other] { $n } cartas
    }, { $gain ->
        [one] { $gain } pepita
       *[other] { $gain } pepitas
    } por ronda
goldblivion-board-develop-right = a la derecha: { $n ->
        [one] la primera carta
       *[other] { $n } cartas
    }, { $gain ->
        [0] aún ningún material (hacen falta 2 cartas)
        [one] { $gain } material por ronda
       *[other] { $gain } materiales por ronda
    }
goldblivion-board-gap = nada
goldblivion-board-none = ninguna
goldblivion-board-village = { $sign } Aldea
goldblivion-board-below = { $n } debajo
goldblivion-board-cow = Vaca
goldblivion-board-note-cards = ▯ cartas que, robas ahí
goldblivion-board-note-signs = C Combate, ✦ Magia, ⚂ dado
goldblivion-board-army = Tus cartas de Combate
goldblivion-board-production = Producción
goldblivion-board-hand = Mano
goldblivion-board-play = Juego
goldblivion-board-hand-of = Tu mano: { $n }, en el mazo { $pile }
goldblivion-board-in-play = En juego (■ listo, □ usado)
goldblivion-board-enough = ¡basta!
goldblivion-board-seat = J{ $n }
goldblivion-board-counts = mano { $hand } · mazo { $pile } · Combate { $army } · Magia { $tokens } · losetas { $tiles }
goldblivion-board-act-pass = Pasar
goldblivion-board-act-end = Fin del turno
goldblivion-board-act-ingot = 7P→1L
goldblivion-board-legend =
    En la imagen
    P M L      pepitas, materiales, lingotes de oro; ◆ es un lingote en el camino de los diez
    E H N D    Elfo, Humano, Enano, Edificio: lo que cuentan los poderes
    1M→+1L     pagar 1 material, ganar 1 lingote; A / B es una elección de lado
    +1P/E      1 pepita por símbolo de Elfo en juego
    ⚂ ✦ ▯      un dado, una ficha de Magia, una carta; F es Fuerza, C una carta de Combate
    8♠ ▯2      casilla 8, Bosque: un ataque allí roba 2 cartas de Combate; ▴ es una Montaña
    ♠♠ /\/\    árboles o picos: una loseta boca abajo; ~ es el mar
    « »        izquierda y derecha: tu producción, y las dos Aldeas
    ■ □        un Edificio listo, y uno usado
    † ✓ ‖ *    se destruye tras usarse; hecho; ha pasado; le toca

## The position in lines

goldblivion-tell-noble = Noble para elegir: { $card }.
goldblivion-tell-picking = Orden de elección: { $seats }.
goldblivion-tell-market = { $market }: { $card }.
goldblivion-tell-deck = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } en el mazo, { $magic ->
        [one] { $magic } ficha de Magia
       *[other] { $magic } fichas de Magia
    } boca abajo.
goldblivion-tell-combat = { $pile }: { $card }. { $n ->
        [one] { $n } carta debajo
       *[other] { $n } cartas debajo
    }.
goldblivion-tell-card = { $name } ({ $facts }): { $power }
goldblivion-tell-combat-card = carta de Combate
goldblivion-tell-village = { $village }: { $now }. La próxima vez: { $then }.
goldblivion-tell-hex = { $hex }, { $terrain }: { $what }. Un ataque aquí roba { $n ->
        [one] { $n } carta de Combate
       *[other] { $n } cartas de Combate
    }.
goldblivion-tell-hexes-down = Boca abajo, con el número de cartas de Combate que roba un ataque: { $hexes }.
goldblivion-tell-hex-draws = { $hex } ({ $n })
goldblivion-tell-hexes-empty = Sin loseta: { $hexes }.
goldblivion-tell-empty-hex = { $hex }, { $terrain }: sin loseta.
goldblivion-tell-enemy = { $tile }, Fuerza { $force }, recompensa: { $reward }
goldblivion-tell-face-down = { $n ->
        [one] una loseta boca abajo
       *[other] { $n } losetas boca abajo
    }
goldblivion-tell-seat = { $seat }: { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepitas
    }, { $materials } de 4 materiales, { $gold ->
        [one] { $gold } lingote de oro
       *[other] { $gold } lingotes de oro
    }.
goldblivion-tell-counts = { $hand } en la mano, { $pile } en el mazo, desarrolladas { $left } a la izquierda y { $right } a la derecha, fichas de Magia { $tokens }, losetas ganadas { $tiles }.
goldblivion-tell-hand = En la mano: { $cards }.
goldblivion-tell-play = En juego: { $cards }.
goldblivion-tell-upright = Edificios listos: { $cards }.
goldblivion-tell-turned = Edificios usados: { $cards }.
goldblivion-tell-army = Cartas de Combate: { $cards }.
goldblivion-tell-spent = Cartas de Combate gastadas esta ronda: { $cards }.
goldblivion-tell-token = { $token }: { $power }.
goldblivion-tell-developed = Desarrolladas, que solo tú puedes mirar: { $cards }.
goldblivion-tell-developed-card = { $card } { $side }
goldblivion-tell-passed = { $seat } ha pasado.
goldblivion-tell-opponent = { $noble } ({ $level }): { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepitas
    }, { $materials ->
        [one] { $materials } material
       *[other] { $materials } materiales
    }, { $gold ->
        [one] { $gold } lingote de oro
       *[other] { $gold } lingotes de oro
    }, losetas ganadas { $tiles }.
goldblivion-tell-slot = { $slot }: { $power }. Cartas: { $cards }.
goldblivion-tell-magic-line = Magia del noble: { $power }.
goldblivion-tell-chart = Al final de su turno, tantas veces como pueda: por { $materials }, { $first }; por { $nuggets }, { $second }.
goldblivion-tell-sixth = Desde la sexta carta de una columna, su lista se aplica dos veces.
goldblivion-tell-fight = Combate en { $hex }: Fuerza { $force } contra { $enemy }.
goldblivion-tell-fresh = Por resolver: { $cards }.
goldblivion-tell-used = Resueltas: { $cards }.
goldblivion-tell-glossary = Lo que hacen las cartas a la vista:
goldblivion-tell-die = El dado: { $faces }.

## En el estante: lo que dice el navegador antes de una partida

goldblivion-web-score = { $n ->
        [one] { $n } lingote de oro
       *[other] { $n } lingotes de oro
    }
goldblivion-web-length = 45 min
goldblivion-web-feel = Una comedia codiciosa: contrata, construye, despierta dragones y hazte con diez lingotes antes que nadie.
goldblivion-web-edition-rulebook = Como en el reglamento: 84 cartas
goldblivion-web-edition-published = Como se publicó: 91 cartas
goldblivion-web-stand-in-dropped = qué cartas y qué ficha faltan en la caja más pequeña

## Por qué una jugada es buena

goldblivion-why-ingots = Da lingotes.
goldblivion-why-nuggets = Da pepitas, o las ahorra.
goldblivion-why-materials = Da materiales, o los ahorra.
goldblivion-why-magic = Da Magia, o la conserva.
goldblivion-why-hand = Quedan mejores cartas en mano para esta ronda.
goldblivion-why-cards = El mazo mejora para las rondas siguientes.
goldblivion-why-buildings = Los Edificios sirven en esta ronda y después.
goldblivion-why-production = Crece la producción.
goldblivion-why-army = El ejército es más fuerte.
goldblivion-why-fight = Lo que está en marcha promete más.
goldblivion-why-rivals = Deja menos a los rivales.
goldblivion-why-later = Da fruto más tarde, aunque no se note enseguida.

## En el navegador: el tablero

goldblivion-web-track = el medidor de lingotes
goldblivion-web-deck = el mazo GOLDblivion
goldblivion-web-pile = tu pila
goldblivion-web-play = tus cartas en juego
goldblivion-web-army = Cartas de Combate
goldblivion-web-nuggets = las pepitas
goldblivion-web-materials = los materiales
goldblivion-web-ingots = los lingotes de oro
goldblivion-web-magic = las fichas de Magia del banco
goldblivion-web-treasures = Tesoros
goldblivion-web-more = Todo lo público
goldblivion-web-owned = Todas sus cartas
goldblivion-web-trophies = Losetas ganadas
goldblivion-web-market = Mercados
goldblivion-web-land = Tierras y Aldeas
goldblivion-web-fight = Combate
goldblivion-web-glossary = Lo que hacen las cartas
goldblivion-web-about-hex = La carta roja dice cuántas cartas de Combate roba un ataque aquí: una por cada lado sin loseta. El agua nunca cuenta.
goldblivion-web-about-gap = Ahora no hay ninguna carta aquí.
goldblivion-web-about-trophy = Una loseta ganada: cuenta para los poderes por loseta, y cuando todo lo demás está igualado.
goldblivion-web-about-act-pass = No haces más acciones en esta ronda, y cada lote de 7 pepitas se vuelve un lingote.
goldblivion-web-about-act-ingot = Una acción adicional: paga 7 pepitas por 1 lingote de oro, tantas veces como puedas.
goldblivion-web-about-act-end = Ya no te quedan acciones principales. Dilo cuando no quieras más acciones adicionales.
goldblivion-web-about-act-fight = Con al menos la Fuerza del enemigo ganas la loseta y su recompensa; si no, sacrificas una carta.
goldblivion-web-about-act-decline = Mientras las dos pilas de Combate estén agotadas, nada te obliga a tomar una carta.
goldblivion-web-about-develop-left = Cada carta a la izquierda produce 1 pepita por ronda.
goldblivion-web-about-develop-right = Cada dos cartas a la derecha producen 1 material por ronda.
goldblivion-web-about-pay-yes = El coste de un personaje se puede rechazar.
goldblivion-web-about-pay-no = La carta se juega, pero su poder no hace nada.
goldblivion-web-about-noble-nuggets = Si la edición lo permite, una destrucción puede quitarle una pepita al noble en lugar de una carta.
goldblivion-web-about-web-track = Los lingotes son la puntuación. Cuando alguien tiene 10, se termina la ronda y gana quien más tenga.
goldblivion-web-about-web-deck = Lo que se compra o se destruye en el mercado se repone de aquí enseguida.
goldblivion-web-about-web-pile = Robas cinco cartas por ronda. Lo que compras se baraja en ella; lo jugado vuelve al final de la ronda.
goldblivion-web-about-web-play = Los poderes que cuentan un tipo cuentan los símbolos de estas cartas, también los Edificios usados.
goldblivion-web-about-web-army = Los combates roban de estas cartas. Las grises ya han luchado y vuelven al final de la ronda.
goldblivion-web-about-web-nuggets = Pagan las cartas, y 7 pepitas hacen un lingote.
goldblivion-web-about-web-materials = Pagan los Edificios. Se guardan 4 como mucho.
goldblivion-web-about-web-ingots = Son la puntuación, y nadie te los puede quitar.
goldblivion-web-about-web-magic = Una ficha de Magia se roba sin verla. Las usadas quedan boca arriba hasta el final de la ronda.
