### GOLDblivion, en français, avec nos propres mots.
### Les noms des cartes sont des noms propres, sans article ; ils viennent de l’édition. Aucune
### phrase ne met « à » ou « de » devant un nom qui porte l’article « le » ou « les ».

goldblivion-title = GOLDblivion
goldblivion-tagline = D’un à quatre nobles cupides recrutent, bâtissent et se battent pour dix lingots d’or.
goldblivion-goal = Dès que quelqu’un possède 10 lingots d’or, on termine la manche ; le plus riche en lingots gagne.

## Names

goldblivion-seat = Joueur { $name }
goldblivion-card = { $name }
goldblivion-hand = { $name }
goldblivion-played = { $name }
goldblivion-building = { $name }
goldblivion-noble = { $name }
goldblivion-noble-nuggets = les pépites du noble
goldblivion-fighter = { $name }
goldblivion-army = { $name }
goldblivion-copy = { $name }
goldblivion-market = la place { $name } du marché
goldblivion-combat = la pile Combat { $name }
goldblivion-village-left = le Village de gauche
goldblivion-village-right = le Village de droite
goldblivion-magic = le jeton Magie { $name }
goldblivion-hex = la case { $name }
goldblivion-tile = l’ennemi
goldblivion-tile-cow = le Dragon-Vache
goldblivion-slot-elf = la colonne des Elfes
goldblivion-slot-human = la colonne des Humains
goldblivion-slot-dwarf = la colonne des Nains
goldblivion-slot-building = la colonne des Bâtiments
goldblivion-side-left = côté gauche
goldblivion-side-right = côté droit
goldblivion-develop-left = à gauche
goldblivion-develop-right = à droite
goldblivion-pay-yes = Payer
goldblivion-pay-no = Ne pas payer
goldblivion-face = la face { $name }
goldblivion-act-pass = Passer
goldblivion-act-ingot = 7 pépites contre un lingot
goldblivion-act-end = Fin du tour
goldblivion-act-fight = Trancher le combat
goldblivion-act-decline = Ne rien prendre
goldblivion-type-elf = Elfe
goldblivion-type-human = Humain
goldblivion-type-dwarf = Nain
goldblivion-type-building = Bâtiment
goldblivion-terrain-forest = Forêt
goldblivion-terrain-mountain = Montagne
goldblivion-phase-draft = Choix des Nobles
goldblivion-phase-development = Développement
goldblivion-phase-actions = Actions
goldblivion-phase-noble = Tour du noble
goldblivion-phase-closing = Fin de manche
goldblivion-phase-over = La partie est finie

## Options

goldblivion-option-noble = Adversaire en solo
goldblivion-option-noble-about = En solo, vous affrontez un noble mené par les dés : Ariane (facile), Charles (normal), Blaze ou Jade (difficile).
goldblivion-option-noble-none = Ariane si vous jouez en solo
goldblivion-option-noble-ariane = Ariane (facile)
goldblivion-option-noble-charles = Charles (normal)
goldblivion-option-noble-blaze = Blaze (difficile)
goldblivion-option-noble-jade = Jade (difficile)
goldblivion-level-easy = facile
goldblivion-level-normal = normal
goldblivion-level-hard = difficile

## What powers do: the vocabulary, one step each

goldblivion-op-nuggets = gagner { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }
goldblivion-op-materials = gagner { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }
goldblivion-op-ingots = gagner { $n ->
        [one] { $n } lingot d’or
       *[other] { $n } lingots d’or
    }
goldblivion-op-die = lancer { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
goldblivion-op-draw = piocher { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
goldblivion-op-magic = gagner { $n ->
        [one] { $n } jeton Magie
       *[other] { $n } jetons Magie
    }
goldblivion-op-lose-materials = perdre { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }
goldblivion-op-destroy = détruire { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } des marchés
goldblivion-op-destroy-gold = détruire { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } du marché GOLDblivion
goldblivion-op-destroy-combat = détruire { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } du marché Combat
goldblivion-op-take-combat = prendre { $n ->
        [one] { $n } carte Combat
       *[other] { $n } cartes Combat
    } sans payer
goldblivion-op-take-character = prendre { $n ->
        [one] { $n } personnage
       *[other] { $n } personnages
    } du marché sans payer
goldblivion-op-repeat-elf = réutiliser un autre Elfe en jeu
goldblivion-op-repeat-human = réutiliser un autre Humain en jeu
goldblivion-op-repeat-dwarf = réutiliser un autre Nain en jeu
goldblivion-op-repeat-any = réutiliser un autre personnage en jeu
goldblivion-op-ready = redresser un Bâtiment utilisé
goldblivion-op-fight = combattre
goldblivion-op-fight-force = avec { $n } de Force en plus
goldblivion-op-fight-cards = avec { $n ->
        [one] { $n } carte en plus
       *[other] { $n } cartes en plus
    }
goldblivion-op-kill = prendre un ennemi de votre choix
goldblivion-op-reveal = retourner une tuile de votre choix
goldblivion-op-right = détruire la carte la plus à droite du marché
goldblivion-op-lose = vous perdez { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }
goldblivion-per-elf = par Elfe
goldblivion-per-human = par Humain
goldblivion-per-dwarf = par Nain
goldblivion-per-building = par Bâtiment
goldblivion-per-tile = par tuile gagnée
goldblivion-cost-nuggets = { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }
goldblivion-cost-materials = { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }
goldblivion-power-pay = payer { $cost } pour { $effects }
goldblivion-power-pay-again = payer { $cost } autant de fois que voulu pour { $effects }
goldblivion-power-or = { $left }, ou { $right }
goldblivion-power-nothing = rien
goldblivion-fighter-pay = payer { $cost } : { $effects }
goldblivion-fighter-force = Force { $n }
goldblivion-fighter-draws = piocher { $n ->
        [one] { $n } carte Combat
       *[other] { $n } cartes Combat
    } de plus
goldblivion-fighter-destroyed = puis elle est détruite
goldblivion-fighter-copies = copie une autre carte de ce combat

## What a move says

goldblivion-says-pick = Choisir { $thing } comme Noble
goldblivion-says-develop = Développer { $thing } { $develop }
goldblivion-says-play = Jouer { $thing }
goldblivion-says-play-unpaid = Jouer { $thing } sans payer
goldblivion-says-play-side = Jouer { $thing }, { $side }
goldblivion-says-play-side-unpaid = Jouer { $thing }, { $side }, sans payer
goldblivion-says-buy = Acheter { $thing }
goldblivion-says-enlist = Engager { $thing } dans votre armée
goldblivion-says-village = Utiliser { $thing }
goldblivion-says-pass = Passer jusqu’à la fin de la manche
goldblivion-says-ingot = Changer 7 pépites en un lingot d’or
goldblivion-says-activate = Activer { $thing }
goldblivion-says-activate-side = Activer { $thing }, { $side }
goldblivion-says-cast = Utiliser { $thing }
goldblivion-says-cast-side = Utiliser { $thing }, { $side }
goldblivion-says-end = Finir votre tour
goldblivion-says-destroy = Détruire { $thing }
goldblivion-says-destroy-nugget = Détruire une pépite du noble
goldblivion-says-take-combat = Prendre { $thing } dans votre armée
goldblivion-says-steal = Prendre la première carte Combat de { $thing }
goldblivion-says-decline = Ne rien prendre
goldblivion-says-take-character = Prendre { $thing } dans votre pioche
goldblivion-says-repeat = Réutiliser { $thing }
goldblivion-says-repeat-unpaid = Réutiliser { $thing } sans payer
goldblivion-says-repeat-side = Réutiliser { $thing }, { $side }
goldblivion-says-repeat-side-unpaid = Réutiliser { $thing }, { $side }, sans payer
goldblivion-says-ready = Redresser { $thing }
goldblivion-says-attack = Attaquer { $thing }
goldblivion-says-resolve = Résoudre { $thing }
goldblivion-says-resolve-side = Résoudre { $thing }, { $side }
goldblivion-says-copy = { $thing } copie { $copied }
goldblivion-says-copy-side = { $thing } copie { $copied }, { $side }
goldblivion-says-finish = Trancher le combat maintenant
goldblivion-says-sacrifice = Sacrifier { $thing }
goldblivion-says-pay-again = Payer encore une fois
goldblivion-says-pay-no-more = Ne plus payer
goldblivion-says-assign = La carte du noble va dans { $thing }
goldblivion-says-reveal = Retourner la tuile sur { $thing }
goldblivion-says-kill = Le noble prend l’ennemi sur { $thing }

## Warnings

goldblivion-warn-declined = Rien n’est payé : le pouvoir reste sans effet.
goldblivion-warn-hand = Vous avez encore { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main : passer met fin à votre manche.

## Questions: what is asked now

goldblivion-ask-draft = Quel Noble vous rejoint ?
goldblivion-ask-development = Quelle carte développez-vous pour toujours, et de quel côté ?
goldblivion-ask-actions = { $n ->
        [0] Des actions bonus avant la fin de votre tour ?
        [one] Que faites-vous ? Il reste une action principale.
       *[other] Que faites-vous ? Il reste { $n } actions principales.
    }
goldblivion-ask-closing = Vous voilà premier joueur : quelle carte des marchés détruisez-vous ?
goldblivion-ask-again = Payer encore une fois ?
goldblivion-ask-destroy = { $n ->
        [one] Quelle carte des marchés est détruite ?
       *[other] Quelle carte des marchés est détruite ? Il en reste { $n } à choisir.
    }
goldblivion-ask-take-combat = { $n ->
        [one] Quelle carte Combat prenez-vous ?
       *[other] Quelle carte Combat prenez-vous ? Il en reste { $n } à prendre.
    }
goldblivion-ask-take-character = { $n ->
        [one] Quel personnage prenez-vous ?
       *[other] Quel personnage prenez-vous ? Il en reste { $n } à prendre.
    }
goldblivion-ask-repeat = Quel personnage réutilisez-vous ?
goldblivion-ask-ready = Quel Bâtiment se redresse ?
goldblivion-ask-target = Qui attaquez-vous ?
goldblivion-ask-fight = Force { $n } contre { $enemy } : quelle carte résolvez-vous ?
goldblivion-ask-sacrifice = Le combat est perdu : quelle carte sacrifiez-vous ?
goldblivion-ask-assign = { $card } a deux types : dans quelle colonne du noble va la carte ?
goldblivion-ask-kill = Quel ennemi le noble prend-il ?
goldblivion-ask-reveal = Quelle tuile retourner pour le noble ?
goldblivion-ask-side = { $thing } : quel côté ?
goldblivion-ask-develop = { $thing } : à gauche pour des pépites ou à droite pour des matériaux ?
goldblivion-ask-pay = { $thing } : payez-vous son coût ?
goldblivion-ask-copy = Quelle carte { $thing } copie-t-il ?
goldblivion-ask-wait = C’est à { $seat } de jouer.

## What happens

goldblivion-event-nobles = Les Nobles à choisir : { $cards }.
goldblivion-event-draft-token = { $seat } montre { $token }.
goldblivion-event-pick = { $seat } choisit { $card }.
goldblivion-event-under = { $card } est un Bâtiment : la carte va sous la pioche.
goldblivion-event-refill = { $card } arrive sur { $market }.
goldblivion-event-top = { $card } apparaît sur { $pile }.
goldblivion-event-round = La manche { $round } commence ; { $first } joue en premier.
goldblivion-event-draw = { $seat } pioche une carte.
goldblivion-event-draw-own = Vous piochez { $card }.
goldblivion-event-chosen = { $seat } a choisi son développement.
goldblivion-event-chosen-own = Vous développerez { $card } { $side }.
goldblivion-event-develop = { $seat } développe une carte { $side }.
goldblivion-event-develop-own = Vous développez { $card } { $side }.
goldblivion-event-turn = C’est le tour de { $seat }.
goldblivion-event-play = { $seat } joue { $card }.
goldblivion-event-buy = { $seat } achète { $card } pour { $cost }.
goldblivion-event-enlist = { $seat } engage { $card } pour { $cost }.
goldblivion-event-village = { $seat } utilise { $village }.
goldblivion-event-activate = { $seat } active { $card }.
goldblivion-event-cast = { $seat } utilise { $token }.
goldblivion-event-pass = { $seat } passe.
goldblivion-event-pay-nuggets = { $seat } paie { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }.
goldblivion-event-pay-materials = { $seat } paie { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }.
goldblivion-event-nuggets = { $seat } gagne { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }.
goldblivion-event-materials = { $seat } gagne { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }.
goldblivion-event-ingots = { $seat } gagne { $n ->
        [one] { $n } lingot d’or
       *[other] { $n } lingots d’or
    } !
goldblivion-event-lose-materials = { $seat } perd { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }.
goldblivion-event-lose = { $seat } perd { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }.
goldblivion-event-roll = { $seat } lance un dé.
goldblivion-event-magic = { $seat } gagne un jeton Magie.
goldblivion-event-magic-own = Vous gagnez { $token }.
goldblivion-event-magic-lost = { $seat } ne peut prendre aucun jeton Magie.
goldblivion-event-destroy = La carte { $card } est détruite.
goldblivion-event-take-combat = { $seat } prend { $card } dans son armée.
goldblivion-event-take-character = { $seat } prend { $card }.
goldblivion-event-steal = { $seat } prend { $card } dans l’armée de { $victim }.
goldblivion-event-decline = { $seat } ne prend rien.
goldblivion-event-repeat = { $seat } réutilise { $card }.
goldblivion-event-ready = { $seat } redresse { $card }.
goldblivion-event-turn-tile = On retourne la tuile sur { $hex } : { $tile } a une Force de { $force }.
goldblivion-event-attack = { $seat } attaque { $hex }, Force { $force }{ $bonus ->
        [0] .
       *[other] , avec { $bonus } de Force d’avance.
    }
goldblivion-event-fighter = { $seat } pioche { $card } pour le combat.
goldblivion-event-force = { $card } apporte { $n } de Force, { $total } en tout.
goldblivion-event-copy = Le Joker copie { $card }.
goldblivion-event-win-fight = { $seat } bat { $tile } avec { $n } de Force !
goldblivion-event-lose-fight = { $seat } perd le combat avec { $n } de Force.
goldblivion-event-first = { $seat } devient premier joueur.
goldblivion-event-noble-roll = Le noble lance un dé.
goldblivion-event-noble-takes = Le noble prend { $card } au marché.
goldblivion-event-noble-slot = { $card } va dans { $slot }.
goldblivion-event-noble-nuggets = Le noble gagne { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }.
goldblivion-event-noble-materials = Le noble gagne { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }.
goldblivion-event-noble-ingots = Le noble gagne { $n ->
        [one] { $n } lingot d’or
       *[other] { $n } lingots d’or
    } !
goldblivion-event-noble-loses = Le noble perd { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }.
goldblivion-event-noble-kills = Le noble prend { $tile } sur { $hex }.
goldblivion-event-starved = Le marché ne peut plus être rempli : le noble l’emporte.
goldblivion-event-over = La partie est finie.

## The end

goldblivion-result-won = { $winners } gagne à la manche { $rounds } avec { $gold ->
        [one] { $gold } lingot d’or
       *[other] { $gold } lingots d’or
    }.
goldblivion-result-shared = Victoire partagée à la manche { $rounds } entre { $winners }, avec { $gold ->
        [one] { $gold } lingot d’or
       *[other] { $gold } lingots d’or
    } chacun.
goldblivion-result-beaten = Victoire à la manche { $rounds } : { $gold ->
        [one] { $gold } lingot d’or
       *[other] { $gold } lingots d’or
    }, contre { $other } pour { $noble }.
goldblivion-result-lost = Défaite à la manche { $rounds } : { $gold ->
        [one] { $gold } lingot d’or
       *[other] { $gold } lingots d’or
    }, contre { $other } pour { $noble }.
goldblivion-result-starved = Défaite à la manche { $rounds } : le marché est à sec et { $noble } rafle tout. Vous aviez { $gold ->
        [one] { $gold } lingot d’or
       *[other] { $gold } lingots d’or
    } contre { $other }.

## Signs of the picture: letters and short forms

goldblivion-letter-nuggets = P
goldblivion-letter-materials = M
goldblivion-letter-ingots = L
goldblivion-letter-elf = E
goldblivion-letter-human = H
goldblivion-letter-dwarf = N
goldblivion-letter-building = B
goldblivion-letter-tile = tuile
goldblivion-letter-any = tous
goldblivion-letter-force = F
goldblivion-letter-combat = C
goldblivion-letter-village = V
goldblivion-short-draw = pioche { $n }
goldblivion-short-destroy = détruit { $n }
goldblivion-short-destroy-gold = détruit { $n } gold
goldblivion-short-destroy-combat = détruit { $n } combat
goldblivion-short-take-combat = +{ $n } Combat
goldblivion-short-take-character = +{ $n } personnage
goldblivion-short-repeat = rejoue { $what }
goldblivion-short-ready = redresse
goldblivion-short-fight = combat
goldblivion-short-copy = copie
goldblivion-short-kill = tue
goldblivion-short-reveal = tuile
goldblivion-short-right = ✗droite

## The board on a screen

goldblivion-board-title = Manche { $round } · { $phase }
goldblivion-board-turn = Manche { $round } · { $seat }, { $n ->
        [0] actions bonus
        [one] encore une action
       *[other] encore { $n } actions
    }
goldblivion-board-stand-ins = Édition { $edition } : les cartes et le jeton qui manquent à la petite boîte sont une supposition de notre part ; aucune source ne le dit.
goldblivion-board-stand-ins-short = { $edition } · suppositions
goldblivion-board-edition-short = édition { $edition }
goldblivion-board-side = { $side } : { $power }
goldblivion-board-develop-left = à gauche : { $n ->
        [one] la première carte
       *[other] { $n } cartes
    }, { $gain ->
        [one] { $gain } pépite
       *[other] { $gain } pépites
    } par manche
goldblivion-board-develop-right = à droite : { $n ->
        [one] la première carte
       *[other] { $n } cartes
    }, { $gain ->
        [0] pas encore de matériau (il faut 2 cartes)
        [one] { $gain } matériau par manche
       *[other] { $gain } matériaux par manche
    }
goldblivion-board-gap = rien
goldblivion-board-none = aucune
goldblivion-board-village = { $sign } Village
goldblivion-board-below = { $n } dessous
goldblivion-board-cow = Vache
goldblivion-board-note-cards = ▯ cartes à, piocher là
goldblivion-board-note-signs = C Combat, ✦ Magie, ⚂ dé
goldblivion-board-army = Vos cartes Combat
goldblivion-board-production = Production
goldblivion-board-hand = Main
goldblivion-board-play = En jeu
goldblivion-board-hand-of = Votre main : { $n }, pioche { $pile }
goldblivion-board-in-play = En jeu (■ prêt, □ utilisé)
goldblivion-board-enough = gagné !
goldblivion-board-seat = J{ $n }
goldblivion-board-counts = main { $hand } · pioche { $pile } · Combat { $army } · Magie { $tokens } · tuiles { $tiles }
goldblivion-board-act-pass = Passer
goldblivion-board-act-end = Fin du tour
goldblivion-board-act-ingot = 7P→1L
goldblivion-board-legend =
    Dans l’image
    P M L      pépites, matériaux, lingots d’or ; ◆ est un lingot sur le chemin des dix
    E H N B    Elfe, Humain, Nain, Bâtiment : ce que comptent les pouvoirs
    1M→+1L     payer 1 matériau, gagner 1 lingot ; A / B est un choix de côté
    +1P/E      1 pépite par symbole Elfe en jeu
    ⚂ ✦ ▯      un dé, un jeton Magie, une carte ; F est la Force, C une carte Combat
    8♠ ▯2      case 8, Forêt : une attaque y pioche 2 cartes Combat ; ▴ est une Montagne
    ♠♠ /\/\    des arbres ou des pics : une tuile face cachée ; ~ est la mer
    « »         gauche et droite : votre production, et les deux Villages
    ■ □        un Bâtiment prêt, et un Bâtiment utilisé
    † ✓ ‖ *    détruit après usage ; fait ; a passé ; c’est son tour

## The position in lines

goldblivion-tell-noble = Noble à choisir : { $card }.
goldblivion-tell-picking = Ordre du choix : { $seats }.
goldblivion-tell-market = { $market } : { $card }.
goldblivion-tell-deck = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans la pioche, { $magic ->
        [one] { $magic } jeton Magie face cachée
       *[other] { $magic } jetons Magie face cachée
    }.
goldblivion-tell-combat = { $pile } : { $card }. { $n ->
        [one] { $n } carte dessous
       *[other] { $n } cartes dessous
    }.
goldblivion-tell-card = { $name } ({ $facts }) : { $power }
goldblivion-tell-combat-card = carte Combat
goldblivion-tell-village = { $village } : { $now }. La fois suivante : { $then }.
goldblivion-tell-hex = { $hex }, { $terrain } : { $what }. Une attaque y pioche { $n ->
        [one] { $n } carte Combat
       *[other] { $n } cartes Combat
    }.
goldblivion-tell-hexes-down = Face cachée, avec le nombre de cartes Combat qu’une attaque pioche : { $hexes }.
goldblivion-tell-hex-draws = { $hex } ({ $n })
goldblivion-tell-hexes-empty = Sans tuile : { $hexes }.
goldblivion-tell-empty-hex = { $hex }, { $terrain } : vide.
goldblivion-tell-enemy = { $tile }, Force { $force }, récompense : { $reward }
goldblivion-tell-face-down = { $n ->
        [one] une tuile face cachée
       *[other] { $n } tuiles face cachée
    }
goldblivion-tell-seat = { $seat } : { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }, { $materials } sur 4 matériaux, { $gold ->
        [one] { $gold } lingot d’or
       *[other] { $gold } lingots d’or
    }.
goldblivion-tell-counts = { $hand } en main, { $pile } dans la pioche, développées { $left } à gauche et { $right } à droite, jetons Magie { $tokens }, tuiles gagnées { $tiles }.
goldblivion-tell-hand = En main : { $cards }.
goldblivion-tell-play = En jeu : { $cards }.
goldblivion-tell-upright = Bâtiments prêts : { $cards }.
goldblivion-tell-turned = Bâtiments utilisés : { $cards }.
goldblivion-tell-army = Cartes Combat : { $cards }.
goldblivion-tell-spent = Cartes Combat dépensées cette manche : { $cards }.
goldblivion-tell-token = { $token } : { $power }.
goldblivion-tell-developed = Développées, que vous seul pouvez regarder : { $cards }.
goldblivion-tell-developed-card = { $card } { $side }
goldblivion-tell-passed = { $seat } a passé.
goldblivion-tell-opponent = { $noble } ({ $level }) : { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }, { $materials ->
        [one] { $materials } matériau
       *[other] { $materials } matériaux
    }, { $gold ->
        [one] { $gold } lingot d’or
       *[other] { $gold } lingots d’or
    }, tuiles gagnées { $tiles }.
goldblivion-tell-slot = { $slot } : { $power }. Cartes : { $cards }.
goldblivion-tell-magic-line = Magie du noble : { $power }.
goldblivion-tell-chart = À la fin de son tour, aussi souvent que possible : pour { $materials }, { $first } ; pour { $nuggets }, { $second }.
goldblivion-tell-sixth = À partir de la sixième carte d’une colonne, sa liste s’applique deux fois.
goldblivion-tell-fight = Combat sur { $hex } : Force { $force } contre { $enemy }.
goldblivion-tell-fresh = À résoudre : { $cards }.
goldblivion-tell-used = Résolues : { $cards }.
goldblivion-tell-glossary = Ce que font les cartes visibles :
goldblivion-tell-die = Le dé : { $faces }.

## Sur l’étagère : ce que le navigateur dit avant une partie

goldblivion-web-score = { $n ->
        [one] { $n } lingot d’or
       *[other] { $n } lingots d’or
    }
goldblivion-web-length = 45 min
goldblivion-web-feel = Une comédie cupide : recrutez, bâtissez, réveillez des dragons et raflez dix lingots avant les autres.
goldblivion-web-edition-rulebook = Comme dans la règle : 84 cartes
goldblivion-web-edition-published = Comme publié : 91 cartes
goldblivion-web-stand-in-dropped = les cartes et le jeton qui manquent à la boîte plus petite

## Pourquoi un coup est bon

goldblivion-why-ingots = Cela rapporte des lingots.
goldblivion-why-nuggets = Cela rapporte des pépites, ou en épargne.
goldblivion-why-materials = Cela rapporte des matériaux, ou en épargne.
goldblivion-why-magic = Cela apporte de la Magie, ou la garde.
goldblivion-why-hand = De meilleures cartes restent en main pour cette manche.
goldblivion-why-cards = Le paquet s’améliore pour les manches suivantes.
goldblivion-why-buildings = Les Bâtiments servent cette manche et ensuite.
goldblivion-why-production = La production augmente.
goldblivion-why-army = L’armée est plus forte.
goldblivion-why-fight = Ce qui se joue maintenant promet davantage.
goldblivion-why-rivals = Cela laisse moins aux rivaux.
goldblivion-why-later = Cela paie plus tard, même si rien ne se voit tout de suite.

## Dans le navigateur : le plateau

goldblivion-web-track = la piste des lingots
goldblivion-web-deck = la pioche GOLDblivion
goldblivion-web-pile = votre pile
goldblivion-web-play = vos cartes en jeu
goldblivion-web-army = Cartes Combat
goldblivion-web-nuggets = les pépites
goldblivion-web-materials = les matériaux
goldblivion-web-ingots = les lingots d’or
goldblivion-web-magic = les jetons Magie de la banque
goldblivion-web-treasures = Trésors
goldblivion-web-more = Tout ce qui est public
goldblivion-web-owned = Toutes ses cartes
goldblivion-web-trophies = Tuiles gagnées
goldblivion-web-market = Marchés
goldblivion-web-land = Terres et Villages
goldblivion-web-fight = Combat
goldblivion-web-glossary = Ce que font les cartes
goldblivion-web-about-hex = La carte rouge dit combien de cartes Combat pioche une attaque ici : une par côté sans tuile. L’eau ne compte jamais.
goldblivion-web-about-gap = Aucune carte ici pour le moment.
goldblivion-web-about-trophy = Une tuile gagnée : elle compte pour les pouvoirs par tuile, et quand tout le reste est égal.
goldblivion-web-about-act-pass = Vous n’agissez plus pendant cette manche, et chaque lot de 7 pépites devient un lingot.
goldblivion-web-about-act-ingot = Une action bonus : payez 7 pépites pour 1 lingot d’or, autant de fois que possible.
goldblivion-web-about-act-end = Vos actions principales sont faites. Dites-le quand vous ne voulez plus d’actions bonus.
goldblivion-web-about-act-fight = Avec au moins la Force de l’ennemi, vous gagnez la tuile et sa récompense ; sinon vous sacrifiez une carte.
goldblivion-web-about-act-decline = Tant que les deux piles Combat sont vides, rien ne vous oblige à prendre une carte.
goldblivion-web-about-develop-left = Chaque carte à gauche produit 1 pépite par manche.
goldblivion-web-about-develop-right = Deux cartes à droite produisent 1 matériau par manche.
goldblivion-web-about-pay-yes = On peut refuser le coût d’un personnage.
goldblivion-web-about-pay-no = La carte est jouée, mais son pouvoir ne fait rien.
goldblivion-web-about-noble-nuggets = Si l’édition le permet, une destruction peut prendre une pépite au noble à la place d’une carte.
goldblivion-web-about-web-track = Les lingots sont le score. Dès que quelqu’un en a 10, on termine la manche et le plus riche gagne.
goldblivion-web-about-web-deck = Ce qui est acheté ou détruit au marché est aussitôt remplacé d’ici.
goldblivion-web-about-web-pile = Vous piochez cinq cartes par manche. Vos achats y sont mélangés ; les cartes jouées y reviennent en fin de manche.
goldblivion-web-about-web-play = Les pouvoirs qui comptent un type comptent les symboles de ces cartes, Bâtiments utilisés compris.
goldblivion-web-about-web-army = Les combats piochent parmi ces cartes. Les grises ont combattu et reviennent en fin de manche.
goldblivion-web-about-web-nuggets = Elles paient les cartes, et 7 pépites font un lingot.
goldblivion-web-about-web-materials = Ils paient les Bâtiments. On en garde 4 au plus.
goldblivion-web-about-web-ingots = Ils sont le score, et personne ne peut vous les prendre.
goldblivion-web-about-web-magic = Un jeton Magie se pioche sans être vu. Ceux qui ont servi restent face visible jusqu’à la fin de la manche.
