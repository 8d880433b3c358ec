### The Spirit of Eden, en español, con nuestras propias palabras.
### Los Goomz, los terrenos y las cartas llevan su artículo; los Aliados no. Ninguna frase pone
### «a» o «de» delante de un Goomz o de un terreno («al», «del»).

eden-title = The Spirit of Eden
eden-tagline = A solas contra los Goomz, guarda un anillo de tierras con cuatro dados y tres Aliados.
eden-goal = Embosca tres veces a cada Goomz, como piden sus objetivos, antes de que los dos terrenos de un mismo tipo queden destruidos.

## Names

eden-goomz-yellow = el Goomz amarillo
eden-goomz-red = el Goomz rojo
eden-goomz-black = el Goomz negro
eden-ally-water = Agua
eden-ally-fauna = Fauna
eden-ally-flora = Flora
# Inside a sentence.
eden-terrain-waterfall = la cascada
eden-terrain-swamp = el pantano
eden-terrain-forest = el bosque
eden-terrain-mountain = la montaña
# Alone, as a label.
eden-land-waterfall = Cascada
eden-land-swamp = Pantano
eden-land-forest = Bosque
eden-land-mountain = Montaña
eden-place-0 = arriba a la izquierda
eden-place-1 = arriba
eden-place-2 = arriba a la derecha
eden-place-3 = a la derecha
eden-place-4 = abajo a la derecha
eden-place-5 = abajo
eden-place-6 = abajo a la izquierda
eden-place-7 = a la izquierda
eden-card = la carta { $name }
eden-die = { $name }
eden-face = { $name }
eden-noa-power = Poder de Noa
eden-act-end = Fin de las acciones
eden-act-backup = Relanzar descartando
eden-act-reroll = Relanzar gratis
eden-health-healthy = sano
eden-health-ravaged = devastado
eden-health-destroyed = destruido
eden-phase-resurrection = Elige dos terrenos devastados
eden-phase-return = Vuelve un Aliado
eden-phase-weakness = Voltea una carta
eden-phase-player = Tus acciones
eden-phase-goomz = Actúan los Goomz
eden-phase-over = Fin de la partida

## Modes and options

eden-option-modes = Modos
eden-option-shield_lasts = Escudos duraderos
eden-mode-classic = Clásico
eden-mode-celestial = Celestial
eden-mode-fearless = Sin Miedo
eden-mode-resurrection = Resurrección
eden-mode-ravage = Devastador
eden-mode-weakness = Escasez
eden-mode-celestial-about = Solo se embosca en terreno sano.
eden-mode-fearless-about = No se puede relanzar gratis.
eden-mode-resurrection-about = Dos terrenos a tu elección empiezan devastados.
eden-mode-ravage-about = Los Goomz nunca se van.
eden-mode-weakness-about = Cada turno, una carta de Acciones a tu elección queda fuera de uso.
eden-option-shield_lasts-about = Un escudo sin gastar sigue en pie mientras su Aliado no se mueva.

## Rows of the Actions cards

eden-action-move = Mover { $amount }
eden-action-attract = Atraer
eden-action-repel = Echar { $amount }
eden-action-protect = Proteger
eden-action-heal = Recuperar
eden-action-trap = Emboscar
eden-action-shortcut = Atajar
eden-action-swap-goomz = Intercambiar dos Goomz
eden-action-swap-allies = Intercambiar dos Aliados
eden-action-move-about = Un Aliado avanza { $amount ->
        [one] un terreno
       *[other] hasta { $amount } terrenos
    } por el anillo, en cualquier sentido.
eden-action-attract-about = Un Aliado atrae a su terreno a un Goomz o a otro Aliado de un terreno vecino.
eden-action-repel-about = Un Aliado echa a un Goomz o a otro Aliado de su terreno, { $amount ->
        [one] a un terreno
       *[other] hasta { $amount } terrenos
    } de distancia.
eden-action-protect-about = Un Aliado levanta un escudo: el próximo ataque a su terreno no hace nada. Ya no puede irse en este turno.
eden-action-heal-about = Un Aliado recupera el terreno devastado en el que está: vuelve a estar sano.
eden-action-trap-about = Un Aliado embosca a un Goomz en su terreno, si el objetivo de ese Goomz pide este Aliado y este tipo de terreno. Ya no puede irse en este turno.
eden-action-shortcut-about = Un Aliado salta al otro terreno del mismo tipo.
eden-action-swap-goomz-about = Dos Goomz intercambian sus lugares.
eden-action-swap-allies-about = Dos Aliados intercambian sus lugares.

## What a move says

eden-says-move = { $die } en { $card }: { $first } se mueve hasta { $terrain } ({ $place })
eden-says-attract = { $die } en { $card } para atraer: { $piece } acude a la llamada de { $first }
eden-says-repel = { $die } en { $card } para echar: { $piece } retrocede ante { $first } hasta { $terrain } ({ $place })
eden-says-protect = { $die } en { $card }: { $first } protege su terreno
eden-says-heal = { $die } en { $card }: { $first } recupera su terreno
eden-says-trap = { $die } en { $card }: { $piece } cae en la emboscada de { $first }
eden-says-shortcut = { $die } en { $card }: { $first } ataja hasta { $terrain } ({ $place })
eden-says-swap-goomz = { $die } en { $card }: { $first } y { $piece } intercambian sus lugares
eden-says-swap-allies = { $die } en { $card }: { $first } y { $piece } intercambian sus lugares
eden-says-backup = Descartar el { $lost } para relanzar el { $die }
eden-says-reroll = Relanzar gratis el { $die }
eden-says-noa = Noa convierte el { $die } en un { $face }
eden-says-end = { $dice ->
        [0] Terminar tus acciones
        [one] Terminar tus acciones, con un dado sin usar
       *[other] Terminar tus acciones, con { $dice } dados sin usar
    }
eden-says-goomz-A = { $goomz } devasta { $terrain } ({ $place })
eden-says-goomz-B = { $goomz } destruye { $terrain } ({ $place })
eden-says-goomz-C = { $goomz } deja atrás las ruinas ({ $place })
eden-says-goomz-D = { $goomz } manda a { $ally } junto a Noa
eden-says-goomz-E = { $goomz } choca contra el escudo de { $ally }
eden-says-goomz-F = { $goomz } huye de la emboscada de { $ally }
eden-says-return = { $ally } reaparece en { $terrain } ({ $place })
eden-says-resurrect = Terrenos devastados desde el inicio: { $terrain } ({ $place }) y { $terrain2 } ({ $place2 })
eden-says-weaken = Voltear { $card }

## Warnings

eden-warn-trap-off = { $goomz } quedaría libre: se perdería la emboscada de { $ally }.
eden-warn-shield-down = { $ally } se va, y su escudo cae.
eden-warn-defeat = Los dos terrenos de este tipo quedarían destruidos: perderías la partida.

## Questions: what is asked now

eden-ask-resurrection = ¿Qué dos terrenos empiezan devastados?
eden-ask-return = ¿Dónde reaparece { $ally }?
eden-ask-weakness = ¿Qué carta de Acciones queda fuera de uso este turno?
eden-ask-player = ¿Qué dado usas, y cómo?
eden-ask-goomz = ¿Qué Goomz actúa ahora?

## What happens

eden-event-roll = Turno { $round }: sacas { $dice }.
eden-event-place-die = El { $die } va a { $card }.
eden-event-move = { $ally } se mueve hasta { $terrain } ({ $place }).
eden-event-attract = { $piece } acude a la llamada de { $ally } en { $terrain } ({ $place }).
eden-event-repel = { $piece } retrocede ante { $ally } hasta { $terrain } ({ $place }).
eden-event-protect = { $ally } levanta un escudo en { $terrain } ({ $place }).
eden-event-heal = { $ally } recupera { $terrain } ({ $place }).
eden-event-trap = { $goomz } cae en la emboscada de { $ally } en { $terrain } ({ $place }).
eden-event-shortcut = { $ally } ataja hasta { $terrain } ({ $place }).
eden-event-swap = { $first } y { $second } intercambian sus lugares.
eden-event-trap-off = Se pierde la emboscada de { $ally }: { $goomz } queda libre.
eden-event-shield-down = El escudo de { $ally } cae.
eden-event-discard = Descartas el { $die }.
eden-event-reroll = Relanzas el { $die }: sale un { $face }.
eden-event-noa = Noa convierte el { $die } en un { $face }.
eden-event-goomz-phase = Ahora actúan los Goomz.
eden-event-ravage = { $goomz } devasta { $terrain } ({ $place }).
eden-event-destroy = { $goomz } destruye { $terrain } ({ $place }).
eden-event-wander = { $goomz } sigue su camino hasta { $terrain } ({ $place }).
eden-event-sent-to-noa = En { $terrain } ({ $place }), { $goomz } manda a { $ally } junto a Noa.
eden-event-shield-spent = En { $terrain } ({ $place }), { $goomz } choca contra el escudo de { $ally }: no hay daños, pero el escudo cae.
eden-event-flee = { $goomz } huye hasta { $terrain } ({ $place }).
eden-event-collect = Objetivo cumplido: { $goomz } cayó en la emboscada de { $ally } en { $terrain }.{ $reroll ->
        [0] {""}
       *[other] {" "}Te permite relanzar un dado gratis.
    }
eden-event-objective = Siguiente objetivo contra { $goomz }: { $ally } en { $terrain }.
eden-event-goomz-out = { $goomz } abandona el Edén para siempre.
eden-event-return = { $ally } reaparece en { $terrain } ({ $place }).
eden-event-start-ravaged = Terreno devastado desde el inicio: { $terrain } ({ $place }).
eden-event-weaken = { $card } queda fuera de uso este turno.
eden-event-won = El Edén está a salvo: has cumplido los nueve objetivos.
eden-event-land-lost = Los dos terrenos de un mismo tipo están destruidos: el Edén se ha perdido.
eden-event-out-of-rounds = Se acabó el último turno: el Edén se ha perdido.

## The end

eden-result-won = Victoria en el turno { $rounds }: { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
eden-result-land-lost = Derrota en el turno { $rounds }, con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
eden-result-out-of-rounds = Derrota por falta de turnos, con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.

## Forecast: what the Goomz would do now

eden-forecast-title = Si los Goomz actuaran ahora, en el orden amarillo, rojo, negro:
eden-forecast-A = { $goomz } devasta { $terrain } ({ $place })
eden-forecast-B = { $goomz } destruye { $terrain } ({ $place })
eden-forecast-C = { $goomz } deja atrás las ruinas ({ $place })
eden-forecast-D = { $goomz } manda a { $ally } junto a Noa
eden-forecast-E = { $goomz } gasta el escudo de { $ally }
eden-forecast-F = { $goomz } huye de la emboscada
eden-forecast-choice = (tú eliges qué Aliado)

## En el estante: lo que dice el navegador antes de una partida

eden-web-length = 20 min
eden-web-feel = Un rompecabezas tenso: cada dado salva un lugar y deja otro en peligro.
eden-web-edition-base = The Spirit of Eden
eden-web-stand-in-objectives = { $n } de los 9 objetivos
eden-web-stand-in-actions = las { $n } cartas Acciones
eden-web-stand-in-score = la puntuación

## Por qué una jugada es buena

eden-why-objectives = Consigue objetivos.
eden-why-land = Mantiene las tierras más sanas.
eden-why-goomz = Los Goomz quedan donde hacen menos daño.
eden-why-chase = Un Goomz se acerca a un lugar donde puede ser atrapado.
eden-why-allies = Los Aliados están más seguros.
eden-why-luck = Las repeticiones y el poder de Noa se guardan para después.
eden-why-dice = Quedan dados para más en esta ronda.
eden-why-later = Da fruto más tarde, aunque no se note enseguida.

## In the browser: the board

# Short words on the board.
eden-web-round = Turno { $round }
eden-web-backup = Descarta
eden-web-free = Gratis
eden-web-end = Fin
eden-web-swap-goomz = Cambiar Goomz
eden-web-swap-allies = Cambiar Aliados
eden-web-turned = No se usa en este turno
eden-web-forecast = Previsión, si los Goomz actuaran ahora en este orden:
eden-web-stand-ins = Algunas cartas son sustitutos nuestros, no lo que está impreso en la caja.
eden-objective-yellow = objetivo contra el Goomz amarillo
eden-objective-red = objetivo contra el Goomz rojo
eden-objective-black = objetivo contra el Goomz negro

# Questions and answers.
eden-web-ask-card = ¿Qué carta recibe el { $die }?
eden-web-ask-ally = ¿Qué Aliado?
eden-web-ask-goomz = ¿Qué Goomz?
eden-web-ask-piece = ¿Qué pieza?
eden-web-ask-place = ¿A qué terreno?
eden-web-ask-second = ¿Y qué otro?
eden-web-ask-discard = ¿Qué dado descartas?
eden-web-ask-reroll = ¿Qué dado vuelves a lanzar?
eden-web-ask-noa = ¿Qué dado cambia Noa?
eden-web-ask-face = ¿En qué número?
eden-web-ask-met = ¿Con qué Aliado se encuentra?
eden-web-die = dado { $n }
eden-web-discard = descartar el { $n }
eden-web-roll-again = volver a lanzar el { $n }
eden-web-face = en un { $n }
eden-web-row = { $card }: { $action }
eden-web-at = { $piece }: { $land } ({ $place })
eden-web-land = { $land } ({ $place }), terreno { $health }
eden-web-backup-left = Relanzar descartando, quedan { $n } en este turno
eden-web-reroll-left = Relanzar gratis, quedan { $n }

# The board in words.
eden-web-title = Turno { $round } de { $last }: { $phase }
eden-web-ring = El anillo del Edén
eden-web-objectives = Objetivos
eden-web-dice = Dados
eden-web-cards = Cartas de Acciones
eden-web-place = { $place }: { $land }, terreno { $health }. { $pieces }
eden-web-empty = No hay nadie.
eden-web-shield = escudo
eden-web-locked = no puede irse en este turno
eden-web-traps = tiene emboscado: { $goomz }
eden-web-trapped = emboscado
eden-web-acted = ha actuado
eden-web-on-noa = Junto a Noa: { $ally }, vuelve en el turno { $round }.
eden-web-objective = { $goomz }: { $ally }, terreno { $land }{ $reroll ->
        [yes] , con un relanzamiento gratis
       *[no] {""}
    }. { $n } de 3 logrados.
eden-web-no-objective = { $goomz }: los 3 objetivos están logrados.
eden-web-free-dice = Dados libres: { $dice }. Descartados: { $out }.
eden-web-no-dice = Ningún dado libre.
eden-web-means = { $power ->
        [ready] El poder de Noa está listo.
       *[spent] El poder de Noa está gastado.
    } Relanzamientos gratis: { $rerolls }. Relanzamientos por descarte en este turno: { $discards }.
eden-web-card-rows = { $card }: { $rows }.
eden-web-card-die = Lleva un { $die }: { $action }.
eden-web-card-turned = { $card } está volteada: no se usa en este turno.

# What a piece says of itself.
eden-web-wanted = Objetivo: { $ally } lo embosca, terreno { $land }.
eden-web-reached = { $n } de 3 logrados.
eden-web-omen = Previsión: { $does }.
eden-web-row-about = { $die } · { $action }: { $about }
eden-web-twin = El otro terreno: { $place }.
eden-web-power-ready = Su poder está listo.
eden-web-power-spent = Su poder está gastado.
eden-web-about-healthy = Un Goomz que no encuentra aquí a ningún Aliado lo devasta.
eden-web-about-ravaged = Un Goomz que no encuentra aquí a ningún Aliado lo destruye. Un Aliado puede recuperarlo.
eden-web-about-destroyed = Perdido para siempre. Un Goomz que esté aquí sigue su camino; los Aliados aún pueden cruzarlo.
eden-web-about-land = Cuando los dos terrenos de un mismo tipo quedan destruidos, el Edén está perdido.
eden-web-about-forest = Los Aliados vuelven de junto a Noa a un bosque.
eden-web-about-goomz = Actúa una vez por turno, en el orden que eliges. Con tres objetivos queda vencido.
eden-web-about-ally = Los Aliados hacen lo que dicen las cartas de Acciones. Un Goomz que se encuentra con uno sin escudo lo manda junto a Noa.
eden-web-about-symbol = Da un relanzamiento gratis.
eden-web-about-noa = Una vez en la partida, Noa cambia un dado libre a cualquier otro número.
eden-web-about-backup = Descarta un dado libre para volver a lanzar otro. Quedan en este turno: { $n }.
eden-web-about-reroll = Vuelve a lanzar un dado libre. Algunos objetivos dan uno al lograrlos. Quedan: { $n }.
eden-web-about-end = Tus acciones terminan. Después actúa cada Goomz, en el orden que eliges.
