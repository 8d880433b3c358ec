### Ce qu’un joueur qui calcule pense d’une partie : conseils, et analyse d’une partie finie.

## Les chiffres

analysis-chance = { $n } %
analysis-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
analysis-seat = place { $seat } ({ $player })
analysis-in-round = Manche { $n }

## Les conseils

analysis-hint = Conseil { $place } sur { $of } : { $move } ({ $worth }).

## Le rapport

analysis-title = { $game } : la partie revue
analysis-how = Chaque décision a été calculée { $simulations ->
        [one] une fois
       *[other] { $simulations } fois
    } avec la graine { $seed }, d’après ce que le joueur savait alors.
analysis-how-hindsight = Chaque décision a été calculée { $simulations ->
        [one] une fois
       *[other] { $simulations } fois
    } avec la graine { $seed }, en sachant tout ce qui était alors caché.
analysis-partial = Analyse interrompue : { $n } étapes sur { $of } ont été examinées.
analysis-measure-chance = Les chiffres sont des chances de gagner, autant que le calcul puisse le dire.
analysis-measure-points = Les chiffres sont des points à la fin de la partie, autant que le calcul puisse le dire.
analysis-split-title = Ce qui a fait la différence
analysis-split = { $who } : au début { $start }, à la fin { $end }. Erreurs { $skill }, chance { $luck }, le reste { $rest }.
analysis-split-about = Le reste, c’est ce que les autres ont fait et ce que le calcul n’a pas vu venir.
analysis-column-player = joueur
analysis-column-start = au début
analysis-column-end = à la fin
analysis-column-skill = erreurs
analysis-column-luck = chance
analysis-column-rest = le reste
analysis-curve-title = Le cours de la partie
analysis-curve-round = Après la manche { $n } : { $standings }
analysis-curve-standing = { $who } { $worth }
analysis-turning-title = Tournants
analysis-turning-none = Le calcul ne trouve aucune décision qui ait coûté quelque chose.
analysis-moment = { $round }, étape { $n }, { $who } : { $move }
analysis-moment-alone = { $round }, étape { $n } : { $move }
analysis-better = Mieux : { $move }. Cela valait { $worth } ; le choix a coûté { $loss }.
analysis-luck-title = Chance
analysis-luck-none = La chance est restée égale d’un bout à l’autre.
analysis-seen-by = Vu par { $who } :
analysis-stroke-good = Coup de chance pour la { $who } : { $luck } par rapport à ce qu’on pouvait attendre.
analysis-stroke-bad = Malchance pour la { $who } : { $luck } par rapport à ce qu’on pouvait attendre.
analysis-stroke-good-alone = Coup de chance : { $luck } par rapport à ce qu’on pouvait attendre.
analysis-stroke-bad-alone = Malchance : { $luck } par rapport à ce qu’on pouvait attendre.
analysis-page = Le rapport est écrit : { $path }
