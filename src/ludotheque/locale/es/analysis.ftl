### Lo que un jugador que calcula piensa de una partida: consejos, y el análisis de una acabada.

## Las cifras

analysis-chance = { $n } %
analysis-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
analysis-seat = asiento { $seat } ({ $player })
analysis-in-round = Ronda { $n }

## Los consejos

analysis-hint = Consejo { $place } de { $of }: { $move } ({ $worth }).

## El informe

analysis-title = { $game }: la partida, vista de nuevo
analysis-how = Cada decisión se ha calculado { $simulations ->
        [one] una vez
       *[other] { $simulations } veces
    } con la semilla { $seed }, a partir de lo que el jugador sabía entonces.
analysis-how-hindsight = Cada decisión se ha calculado { $simulations ->
        [one] una vez
       *[other] { $simulations } veces
    } con la semilla { $seed }, sabiendo todo lo que entonces estaba oculto.
analysis-partial = Análisis interrumpido: se han visto { $n } pasos de { $of }.
analysis-measure-chance = Las cifras son probabilidades de ganar, hasta donde el cálculo alcanza.
analysis-measure-points = Las cifras son puntos al final de la partida, hasta donde el cálculo alcanza.
analysis-split-title = Lo que marcó la diferencia
analysis-split = { $who }: al principio { $start }, al final { $end }. Errores { $skill }, suerte { $luck }, lo demás { $rest }.
analysis-split-about = Lo demás es lo que hicieron los otros y lo que el cálculo no vio venir.
analysis-column-player = jugador
analysis-column-start = al principio
analysis-column-end = al final
analysis-column-skill = errores
analysis-column-luck = suerte
analysis-column-rest = lo demás
analysis-curve-title = El curso de la partida
analysis-curve-round = Tras la ronda { $n }: { $standings }
analysis-curve-standing = { $who } { $worth }
analysis-turning-title = Momentos decisivos
analysis-turning-none = Ninguna decisión costó nada que el cálculo pueda ver.
analysis-moment = { $round }, paso { $n }, { $who }: { $move }
analysis-moment-alone = { $round }, paso { $n }: { $move }
analysis-better = Mejor: { $move }. Eso valía { $worth }; la elección costó { $loss }.
analysis-luck-title = Suerte
analysis-luck-none = La suerte fue pareja de principio a fin.
analysis-seen-by = Visto por { $who }:
analysis-stroke-good = Buena suerte para el { $who }: { $luck } respecto a lo esperable.
analysis-stroke-bad = Mala suerte para el { $who }: { $luck } respecto a lo esperable.
analysis-stroke-good-alone = Buena suerte: { $luck } respecto a lo esperable.
analysis-stroke-bad-alone = Mala suerte: { $luck } respecto a lo esperable.
analysis-page = El informe está escrito: { $path }
