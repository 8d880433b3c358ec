### The Spirit of Eden, en français, avec nos propres mots.
### Alliés, Goomz, terrains et cartes portent leur article : aucune phrase ne met « à » ou « de »
### devant un Goomz ou un terrain (« au », « du »). Les Alliés sont du féminin : « de la Flore ».

eden-title = The Spirit of Eden
eden-tagline = En solitaire face aux Goomz, gardez un anneau de terres avec quatre dés et trois Alliés.
eden-goal = Piégez chaque Goomz trois fois, comme ses objectifs le demandent, avant que les deux terrains d’une même sorte soient détruits.

## Names

eden-goomz-yellow = le Goomz jaune
eden-goomz-red = le Goomz rouge
eden-goomz-black = le Goomz noir
eden-ally-water = l’Eau
eden-ally-fauna = la Faune
eden-ally-flora = la Flore
# Inside a sentence.
eden-terrain-waterfall = la cascade
eden-terrain-swamp = le marécage
eden-terrain-forest = la forêt
eden-terrain-mountain = la montagne
# Alone, as a label.
eden-land-waterfall = Cascade
eden-land-swamp = Marécage
eden-land-forest = Forêt
eden-land-mountain = Montagne
eden-place-0 = en haut à gauche
eden-place-1 = en haut
eden-place-2 = en haut à droite
eden-place-3 = à droite
eden-place-4 = en bas à droite
eden-place-5 = en bas
eden-place-6 = en bas à gauche
eden-place-7 = à gauche
eden-card = la carte { $name }
eden-die = { $name }
eden-face = { $name }
eden-noa-power = Pouvoir de Noa
eden-act-end = Fin des actions
eden-act-backup = Relance de secours
eden-act-reroll = Relance gratuite
eden-health-healthy = sain
eden-health-ravaged = ravagé
eden-health-destroyed = détruit
eden-phase-resurrection = Choisissez deux terrains ravagés
eden-phase-return = Un Allié revient
eden-phase-weakness = Retournez une carte
eden-phase-player = Vos actions
eden-phase-goomz = Les Goomz agissent
eden-phase-over = La partie est finie

## Modes and options

eden-option-modes = Modes
eden-option-shield_lasts = Boucliers durables
eden-mode-classic = Classique
eden-mode-celestial = Céleste
eden-mode-fearless = Sans Peur
eden-mode-resurrection = Résurrection
eden-mode-ravage = Ravage
eden-mode-weakness = Faiblesse
eden-mode-celestial-about = On ne piège que sur un terrain sain.
eden-mode-fearless-about = Pas de relance gratuite.
eden-mode-resurrection-about = Deux terrains de votre choix sont ravagés dès le départ.
eden-mode-ravage-about = Les Goomz ne partent jamais.
eden-mode-weakness-about = À chaque manche, une carte Actions de votre choix est inutilisable.
eden-option-shield_lasts-about = Un bouclier intact reste levé tant que son Allié ne bouge pas.

## Rows of the Actions cards

eden-action-move = Déplacement { $amount }
eden-action-attract = Attirer
eden-action-repel = Repousser { $amount }
eden-action-protect = Protéger
eden-action-heal = Soigner
eden-action-trap = Piéger
eden-action-shortcut = Raccourci
eden-action-swap-goomz = Permuter deux Goomz
eden-action-swap-allies = Permuter deux Alliés
eden-action-move-about = Un Allié avance { $amount ->
        [one] d’un terrain
       *[other] de { $amount } terrains au plus
    } sur l’anneau, dans un sens ou dans l’autre.
eden-action-attract-about = Un Allié attire sur son terrain un Goomz ou un autre Allié d’un terrain voisin.
eden-action-repel-about = Un Allié repousse un Goomz ou un autre Allié de son terrain, { $amount ->
        [one] d’un terrain
       *[other] de { $amount } terrains au plus
    }.
eden-action-protect-about = Un Allié lève un bouclier : la prochaine attaque sur son terrain reste sans effet. Il ne peut plus partir de la manche.
eden-action-heal-about = Un Allié soigne le terrain ravagé où il se tient : le voilà sain.
eden-action-trap-about = Un Allié piège un Goomz sur son terrain, si l’objectif de ce Goomz demande cet Allié et cette sorte de terrain. Il ne peut plus partir de la manche.
eden-action-shortcut-about = Un Allié rejoint d’un bond l’autre terrain de la même sorte.
eden-action-swap-goomz-about = Deux Goomz échangent leurs places.
eden-action-swap-allies-about = Deux Alliés échangent leurs places.

## What a move says

eden-says-move = { $die } sur { $card } : { $first } rejoint { $terrain } ({ $place })
eden-says-attract = { $die } sur { $card } : { $first } attire { $piece }
eden-says-repel = { $die } sur { $card } : { $first } repousse { $piece } vers { $terrain } ({ $place })
eden-says-protect = { $die } sur { $card } : { $first } protège son terrain
eden-says-heal = { $die } sur { $card } : { $first } soigne son terrain
eden-says-trap = { $die } sur { $card } : { $first } piège { $piece }
eden-says-shortcut = { $die } sur { $card } : { $first } prend le raccourci vers { $terrain } ({ $place })
eden-says-swap-goomz = { $die } sur { $card } : { $first } et { $piece } échangent leurs places
eden-says-swap-allies = { $die } sur { $card } : { $first } et { $piece } échangent leurs places
eden-says-backup = Défausser le { $lost } pour relancer le { $die }
eden-says-reroll = Relancer le { $die } gratuitement
eden-says-noa = Noa change le { $die } en { $face }
eden-says-end = { $dice ->
        [0] Finir vos actions
        [one] Finir vos actions, un dé inutilisé
       *[other] Finir vos actions, { $dice } dés inutilisés
    }
eden-says-goomz-A = { $goomz } ravage { $terrain } ({ $place })
eden-says-goomz-B = { $goomz } détruit { $terrain } ({ $place })
eden-says-goomz-C = { $goomz } quitte les ruines ({ $place })
eden-says-goomz-D = { $goomz } renvoie { $ally } auprès de Noa
eden-says-goomz-E = { $goomz } se heurte au bouclier de { $ally }
eden-says-goomz-F = { $goomz } s’enfuit du piège de { $ally }
eden-says-return = { $ally } revient dans { $terrain } ({ $place })
eden-says-resurrect = Terrains ravagés dès le départ : { $terrain } ({ $place }) et { $terrain2 } ({ $place2 })
eden-says-weaken = Retourner { $card }

## Warnings

eden-warn-trap-off = Cela libère { $goomz } : le piège de { $ally } est perdu.
eden-warn-shield-down = { $ally } s’en va, et son bouclier tombe.
eden-warn-defeat = Les deux terrains de cette sorte seraient détruits : la partie serait perdue.

## Questions: what is asked now

eden-ask-resurrection = Quels sont les deux terrains ravagés dès le départ ?
eden-ask-return = Où revient { $ally } ?
eden-ask-weakness = Quelle carte Actions est inutilisable pour cette manche ?
eden-ask-player = Quel dé jouez-vous, et comment ?
eden-ask-goomz = Quel Goomz agit maintenant ?

## What happens

eden-event-roll = Manche { $round } : vous obtenez { $dice }.
eden-event-place-die = Le { $die } va sur { $card }.
eden-event-move = { $ally } rejoint { $terrain } ({ $place }).
eden-event-attract = { $ally } attire { $piece } sur { $terrain } ({ $place }).
eden-event-repel = { $ally } repousse { $piece } vers { $terrain } ({ $place }).
eden-event-protect = { $ally } lève un bouclier sur { $terrain } ({ $place }).
eden-event-heal = { $ally } soigne { $terrain } ({ $place }).
eden-event-trap = { $ally } piège { $goomz } sur { $terrain } ({ $place }).
eden-event-shortcut = { $ally } prend le raccourci vers { $terrain } ({ $place }).
eden-event-swap = { $first } et { $second } échangent leurs places.
eden-event-trap-off = Le piège de { $ally } est perdu : { $goomz } se libère.
eden-event-shield-down = Le bouclier de { $ally } tombe.
eden-event-discard = Vous défaussez le { $die }.
eden-event-reroll = Vous relancez le { $die } et obtenez un { $face }.
eden-event-noa = Noa change le { $die } en { $face }.
eden-event-goomz-phase = Aux Goomz d’agir.
eden-event-ravage = { $goomz } ravage { $terrain } ({ $place }).
eden-event-destroy = { $goomz } détruit { $terrain } ({ $place }).
eden-event-wander = { $goomz } poursuit sa route vers { $terrain } ({ $place }).
eden-event-sent-to-noa = Sur { $terrain } ({ $place }), { $goomz } renvoie { $ally } auprès de Noa.
eden-event-shield-spent = Sur { $terrain } ({ $place }), { $goomz } se heurte au bouclier de { $ally } : aucun dégât, mais le bouclier tombe.
eden-event-flee = { $goomz } s’enfuit vers { $terrain } ({ $place }).
eden-event-collect = Objectif atteint : { $ally } a piégé { $goomz } sur { $terrain }.{ $reroll ->
        [0] {""}
       *[other] {" "}Il offre une relance gratuite.
    }
eden-event-objective = Prochain objectif contre { $goomz } : { $ally } sur { $terrain }.
eden-event-goomz-out = { $goomz } quitte l’Éden pour de bon.
eden-event-return = { $ally } revient dans { $terrain } ({ $place }).
eden-event-start-ravaged = Terrain ravagé dès le départ : { $terrain } ({ $place }).
eden-event-weaken = { $card } est inutilisable pour cette manche.
eden-event-won = L’Éden est sauvé : les neuf objectifs sont atteints.
eden-event-land-lost = Les deux terrains d’une même sorte sont détruits : l’Éden est perdu.
eden-event-out-of-rounds = La dernière manche est finie : l’Éden est perdu.

## The end

eden-result-won = Victoire à la manche { $rounds } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
eden-result-land-lost = Défaite à la manche { $rounds }, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
eden-result-out-of-rounds = Défaite faute de manches, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

## Forecast: what the Goomz would do now

eden-forecast-title = Si les Goomz agissaient maintenant, dans l’ordre jaune, rouge, noir :
eden-forecast-A = { $goomz } ravage { $terrain } ({ $place })
eden-forecast-B = { $goomz } détruit { $terrain } ({ $place })
eden-forecast-C = { $goomz } quitte les ruines ({ $place })
eden-forecast-D = { $goomz } renvoie { $ally } auprès de Noa
eden-forecast-E = { $goomz } épuise le bouclier de { $ally }
eden-forecast-F = { $goomz } s’enfuit du piège
eden-forecast-choice = (à vous de choisir l’Allié)

## Sur l’étagère : ce que le navigateur dit avant une partie

eden-web-length = 20 min
eden-web-feel = Un casse-tête tendu : chaque dé sauve un lieu et en laisse un autre en danger.
eden-web-edition-base = The Spirit of Eden
eden-web-stand-in-objectives = { $n } des 9 objectifs
eden-web-stand-in-actions = les { $n } cartes Actions
eden-web-stand-in-score = le score

## Pourquoi un coup est bon

eden-why-objectives = Cela fait gagner des objectifs.
eden-why-land = Les terres restent en meilleure santé.
eden-why-goomz = Les Goomz restent là où ils nuisent le moins.
eden-why-chase = Un Goomz s’approche d’un lieu où il peut être piégé.
eden-why-allies = Les Alliés sont plus à l’abri.
eden-why-luck = Les relances et le pouvoir de Noa restent pour plus tard.
eden-why-dice = Des dés restent pour la suite de la manche.
eden-why-later = Cela paie plus tard, même si rien ne se voit tout de suite.

## In the browser: the board

# Short words on the board.
eden-web-round = Manche { $round }
eden-web-backup = Secours
eden-web-free = Gratuite
eden-web-end = Fin
eden-web-swap-goomz = Permuter Goomz
eden-web-swap-allies = Permuter Alliés
eden-web-turned = Inutilisable cette manche
eden-web-forecast = Prévision, si les Goomz agissaient maintenant dans cet ordre :
eden-web-stand-ins = Certaines cartes sont des substituts de notre main, et non celles de la boîte.
eden-objective-yellow = objectif contre le Goomz jaune
eden-objective-red = objectif contre le Goomz rouge
eden-objective-black = objectif contre le Goomz noir

# Questions and answers.
eden-web-ask-card = Quelle carte reçoit le { $die } ?
eden-web-ask-ally = Quel Allié ?
eden-web-ask-goomz = Quel Goomz ?
eden-web-ask-piece = Quelle pièce ?
eden-web-ask-place = Vers quel terrain ?
eden-web-ask-second = Et quel autre ?
eden-web-ask-discard = Quel dé défaussez-vous ?
eden-web-ask-reroll = Quel dé relancez-vous ?
eden-web-ask-noa = Quel dé Noa change-t-elle ?
eden-web-ask-face = En quel nombre ?
eden-web-ask-met = Quel Allié rencontre-t-il ?
eden-web-die = dé { $n }
eden-web-discard = défausser le { $n }
eden-web-roll-again = relancer le { $n }
eden-web-face = en { $n }
eden-web-row = { $card } : { $action }
eden-web-at = { $piece } : { $land } ({ $place })
eden-web-land = { $land } ({ $place }), terrain { $health }
eden-web-backup-left = Relance de secours, encore { $n } cette manche
eden-web-reroll-left = Relance gratuite, encore { $n }

# The board in words.
eden-web-title = Manche { $round } sur { $last } : { $phase }
eden-web-ring = L’anneau de l’Éden
eden-web-objectives = Objectifs
eden-web-dice = Dés
eden-web-cards = Cartes Actions
eden-web-place = { $place } : { $land }, terrain { $health }. { $pieces }
eden-web-empty = Il n’y a personne.
eden-web-shield = bouclier
eden-web-locked = ne peut plus partir de la manche
eden-web-traps = piège { $goomz }
eden-web-trapped = pris au piège
eden-web-acted = a agi
eden-web-on-noa = Auprès de Noa : { $ally }, de retour à la manche { $round }.
eden-web-objective = { $goomz } : { $ally }, terrain { $land }{ $reroll ->
        [yes] , avec une relance gratuite
       *[no] {""}
    }. { $n } sur 3 atteints.
eden-web-no-objective = { $goomz } : les 3 objectifs sont atteints.
eden-web-free-dice = Dés libres : { $dice }. Défaussés : { $out }.
eden-web-no-dice = Aucun dé libre.
eden-web-means = { $power ->
        [ready] Le pouvoir de Noa est prêt.
       *[spent] Le pouvoir de Noa est épuisé.
    } Relances gratuites : { $rerolls }. Relances de secours cette manche : { $discards }.
eden-web-card-rows = { $card } : { $rows }.
eden-web-card-die = Un { $die } y est posé : { $action }.
eden-web-card-turned = { $card } est retournée : inutilisable cette manche.

# What a piece says of itself.
eden-web-wanted = À faire : { $ally } le piège, terrain { $land }.
eden-web-reached = { $n } sur 3 atteints.
eden-web-omen = Prévision : { $does }.
eden-web-row-about = { $die } · { $action } : { $about }
eden-web-twin = L’autre terrain : { $place }.
eden-web-power-ready = Son pouvoir est prêt.
eden-web-power-spent = Son pouvoir est épuisé.
eden-web-about-healthy = Un Goomz qui n’y trouve aucun Allié ravage ce terrain.
eden-web-about-ravaged = Un Goomz qui n’y trouve aucun Allié détruit ce terrain. Un Allié peut le soigner.
eden-web-about-destroyed = Perdu pour toujours. Un Goomz qui s’y trouve poursuit sa route ; les Alliés peuvent encore le traverser.
eden-web-about-land = Quand les deux terrains d’une même sorte sont détruits, l’Éden est perdu.
eden-web-about-forest = C’est dans une forêt que les Alliés reviennent d’auprès de Noa.
eden-web-about-goomz = Il agit une fois par manche, dans l’ordre que vous choisissez. Trois objectifs en viennent à bout.
eden-web-about-ally = Les Alliés font ce que disent les cartes Actions. Un Goomz qui en rencontre un sans bouclier le renvoie auprès de Noa.
eden-web-about-symbol = Il offre une relance gratuite.
eden-web-about-noa = Une fois dans la partie, Noa change un dé libre en n’importe quel autre nombre.
eden-web-about-backup = Défaussez un dé libre pour en relancer un autre. Encore possible cette manche : { $n }.
eden-web-about-reroll = Relancez un dé libre. Certains objectifs en offrent une quand ils sont atteints. Restent : { $n }.
eden-web-about-end = Vos actions sont finies. Puis chaque Goomz agit, dans l’ordre que vous choisissez.
