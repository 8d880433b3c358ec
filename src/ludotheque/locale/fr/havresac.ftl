### Les Gardiens de Havresac, en français, avec nos propres mots.
### Aucune phrase ne met « à » ou « de » devant un nom qui porte l’article « le » ou « les ».

havresac-title = Les Gardiens de Havresac
havresac-tagline = D’un à quatre joueurs emplissent leur sac de Gardiens et les envoient à l’aventure, tous en même temps.
havresac-goal = Cinq manches : tirez tous les Gardiens de votre sac, capturez des créatures, réparez des Villages, ouvrez des Coffres, et ayez le plus de points.

## Names

havresac-seat = Joueur { $name }
havresac-guardian-guide = le Guide
havresac-guardian-warrior = la Guerrière
havresac-guardian-thief = le Voleur
havresac-guardian-priestess = la Prêtresse
havresac-guardian-druid = le Druide
havresac-guardian-huntress = la Chasseuse
havresac-creature-fox = un Renard
havresac-creature-crocodile = un Crocodile
havresac-creature-pig = un Cochon
havresac-creature-fairy = une Fée
havresac-item-boots = les Bottes
havresac-item-cup = la Coupe
havresac-item-sword = l’Épée
havresac-item-net = le Filet
havresac-item-bow = l’Arc
havresac-item-feather = la Plume
havresac-item-hammer = le Marteau
havresac-hut = la Hutte { $name }
havresac-grove = le Bosquet { $name }
havresac-village = le Village { $name }
havresac-chest = le Coffre { $name }
havresac-forest = la forêt { $name }
havresac-lake = le lac { $name }
havresac-land = la case { $name }
havresac-start = la case de départ { $name }
# There is one only, in the middle: it needs no square.
havresac-castle = le Château
havresac-square = la case { $name }
havresac-act-done = Terminé
havresac-act-aside = Mettre de côté
havresac-rank-1 = Porte-sac
havresac-rank-2 = Recrue prometteuse
havresac-rank-3 = Guide des quatre contrées
havresac-rank-4 = Sentinelle du Château
havresac-rank-5 = Légende de Havresac
havresac-phase-adventure = Aventure
havresac-phase-recruitment = Recrutement
havresac-phase-over = La partie est finie

## The Guardian tiles, and what each face can do

havresac-face-guide-day = Guide de jour
havresac-face-guide-night = Guide de nuit
havresac-face-warrior-day = Guerrière de jour
havresac-face-warrior-night = Guerrière de nuit
havresac-face-thief-day = Voleur de jour
havresac-face-thief-night = Voleur de nuit
havresac-face-priestess-day = Prêtresse de jour
havresac-face-priestess-night = Prêtresse de nuit
havresac-face-druid-day = Druide de jour
havresac-face-druid-night = Druide de nuit
havresac-face-huntress-day = Chasseuse de jour
havresac-face-huntress-night = Chasseuse de nuit
havresac-face-guide-day-about = Laisse une Tente là où il se trouve quand la manche finit : à la manche suivante, des Gardiens peuvent en partir, et la créature qui y apparaît est capturée aussitôt.
havresac-face-guide-night-about = Après son déplacement, peut capturer une Fée à exactement 2 cases en ligne droite, par-dessus tout. Ne laisse pas de Tente.
havresac-face-warrior-day-about = Entre sur la case de n’importe quel Monstre et le vainc.
havresac-face-warrior-night-about = Entre sur la case d’un Renard ou d’un Crocodile et le vainc, mais pas sur celle d’un Cochon.
havresac-face-thief-day-about = Ouvre le Coffre sur lequel il s’arrête ; l’objet servira dès le Gardien suivant.
havresac-face-thief-night-about = Court en ligne droite, aussi loin qu’il veut : une forêt l’arrête, lacs et Monstres lui barrent la route. Ouvre le Coffre sur lequel il s’arrête.
havresac-face-priestess-day-about = Au lieu de se déplacer, peut prendre la place d’un Gardien du plateau, sauf une Prêtresse ; celui-ci retourne dans le sac.
havresac-face-priestess-night-about = Après son déplacement, peut renvoyer dans le sac un Gardien de sa ligne ou de sa colonne, par-dessus tout, mais pas une Prêtresse.
havresac-face-druid-day-about = Ignore le terrain : les forêts ne l’arrêtent pas, et il va sur les lacs comme sur terre.
havresac-face-druid-night-about = Après son déplacement, peut réparer un Village à exactement 2 cases en ligne droite, par-dessus tout.
havresac-face-huntress-day-about = Après son déplacement, peut tirer sur le premier Monstre en ligne droite, à toute distance ; Gardiens, créatures, Villages, forêts et Château arrêtent la flèche.
havresac-face-huntress-night-about = Tire comme la Chasseuse de jour, et a aussitôt 1 point pour chaque Monstre abattu.

## What items do

havresac-item-boots-about = Avant le déplacement : 2 pas de plus.
havresac-item-cup-about = 2 de Gloire dans la manche où elle est trouvée, d’elle-même.
havresac-item-sword-about = Avant le déplacement : ce Gardien peut entrer sur la case de n’importe quel Monstre et le vaincre.
havresac-item-net-about = Après le déplacement : capturer une Fée à exactement 2 cases en ligne droite, par-dessus tout.
havresac-item-bow-about = Après le déplacement : tirer sur le premier Monstre en ligne droite, à toute distance.
havresac-item-feather-about = Avant le déplacement : les forêts n’arrêtent pas ce Gardien, et il va sur les lacs comme sur terre.
havresac-item-hammer-about = Après le déplacement : réparer un Village à exactement 2 cases en ligne droite, par-dessus tout.

## Options

havresac-option-season = Saison
havresac-option-season-about = Le côté du plateau Aventure : l’Été pour une première partie ; l’Hiver a plus de lacs.
havresac-option-season-summer = Été
havresac-option-season-winter = Hiver
havresac-option-night = Faces Nuit
havresac-option-night-about = Les Gardiens dont la tuile montre sa face Nuit ; les autres montrent leur face Jour, comme dans une première partie.
havresac-option-night-guide = Guide
havresac-option-night-warrior = Guerrière
havresac-option-night-thief = Voleur
havresac-option-night-priestess = Prêtresse
havresac-option-night-druid = Druide
havresac-option-night-huntress = Chasseuse
havresac-option-random_faces = Faces au hasard
havresac-option-random_faces-about = Le hasard tourne chacune des six tuiles sur sa face Jour ou sa face Nuit.
havresac-option-same_chests = Mêmes Coffres pour tous
havresac-option-same_chests-about = Chacun trouve le même objet dans le même Coffre. Pour que personne n’apprenne rien des autres, leurs plateaux restent montrés tels qu’au début de l’Aventure, tant qu’elle dure.

## What a move says

havresac-says-declare = Utiliser { $item }
havresac-says-go = Rejoindre { $place }
havresac-says-fight = Affronter { $creature } sur { $place }
havresac-says-fairy = Capturer { $creature } sur { $place }
havresac-says-village = Réparer { $place }
havresac-says-chest = Ouvrir { $place }
havresac-says-take = Remplacer { $guardian } sur { $place }
havresac-says-aside = Mettre { $guardian } de côté
havresac-says-catch = Capturer { $creature } sur { $place }
havresac-says-catch-item = Utiliser { $item } pour capturer { $creature } sur { $place }
havresac-says-shoot = Abattre { $creature } sur { $place }
havresac-says-shoot-item = Utiliser { $item } pour abattre { $creature } sur { $place }
havresac-says-repair = Réparer { $place } à distance
havresac-says-repair-item = Utiliser { $item } pour réparer { $place }
havresac-says-send = Renvoyer { $guardian } dans le sac depuis { $place }
havresac-says-recruit = Recruter { $guardian } pour { $gold } d’Or
havresac-says-recruited = Finir le recrutement
havresac-says-done = Terminé : tirer le Gardien suivant
havresac-says-finish = Terminé : l’Aventure prend fin

## Warnings

havresac-warn-act = Ce Gardien pourrait encore agir ou utiliser un objet.
havresac-warn-gold = Vos { $gold } d’Or suffiraient encore pour un Gardien.

## What happens

havresac-event-faces = Les tuiles montrent : { $faces }.
havresac-event-guard = { $creature } attend près du Château, sur { $place } ; { $card } restera vide toute la partie.
havresac-event-round = La manche { $round } commence.
havresac-event-scout = { $creature } apparaît sur { $place }.
havresac-event-tent-catch = { $seat } y a une Tente et capture aussitôt { $creature }.
havresac-event-draw = { $seat } tire { $guardian }.
havresac-event-use = { $seat } utilise { $item }.
havresac-event-go = { $seat } : depuis { $from }, { $guardian } rejoint { $to }.
havresac-event-catch = { $seat } capture { $creature } sur { $place }.
havresac-event-beat = { $seat } vainc { $creature } sur { $place }.
havresac-event-repair = { $seat } répare { $place }, { $n } en tout.
havresac-event-open = { $seat } ouvre { $place } et trouve { $item } !
havresac-event-take = { $seat } : { $guardian } retourne dans le sac, la Prêtresse prend sa place sur { $place }.
havresac-event-shoot = { $seat } abat { $creature } sur { $place }.
havresac-event-point = { $seat } a 1 point pour ce tir.
havresac-event-send = { $seat } : { $guardian } quitte { $place } et retourne dans le sac.
havresac-event-aside = { $seat } : { $guardian } ne peut aller nulle part et attend la fin de la manche.
havresac-event-finish = { $seat } a vidé son sac.
havresac-event-home = L’Aventure est finie : place à la Gloire.
havresac-event-told = { $seat }, créatures : { $caught ->
        [0] aucune
       *[other] { $creatures }
    } ; Villages réparés : { $villages } ; objets : { $opened ->
        [0] aucun
       *[other] { $items }
    }.
havresac-event-glory = { $seat } a { $glory } de Gloire : { $gold } d’Or et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
havresac-event-recruit = { $seat } recrute { $guardian } ; il reste { $gold } d’Or.
havresac-event-recruited = { $seat } a fini de recruter.
havresac-event-tent = { $seat } plante une Tente sur { $place }.

## The end

havresac-result-solo = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $rank }.
havresac-result-won = { $winners } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
havresac-result-shared = { $winners } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.

## Challenges of the solo game

havresac-challenge-fairies = Capturer les { $n } Fées
havresac-challenge-chests = Ouvrir les { $n } Coffres
havresac-challenge-villages = Réparer les { $n } Villages
havresac-challenge-pigs = Chasser les { $n } Cochons
havresac-challenge-crocodiles = Chasser les { $n } Crocodiles
havresac-challenge-clear = { $n ->
        [0] Ne laisser aucun Monstre sur le plateau
        [one] Laisser au plus { $n } Monstre sur le plateau
       *[other] Laisser au plus { $n } Monstres sur le plateau
    }
havresac-challenge-glory = Avoir { $n } de Gloire en une manche
havresac-challenge-start = Avoir { $n } de Gloire dès la première manche
havresac-challenge-rising = Avoir, à chacune des { $n } manches, plus de Gloire qu’à la précédente
havresac-challenge-kinds = Finir avec au moins { $n } Gardiens de chaque sorte
havresac-challenge-few = Devenir Sentinelle du Château avec { $n } Gardiens au plus
havresac-challenge-legend = Devenir Légende de Havresac, rang { $n }

## Bare names, and the two letters on a Guardian's token

havresac-kind-guide = Guide
havresac-kind-warrior = Guerrière
havresac-kind-thief = Voleur
havresac-kind-priestess = Prêtresse
havresac-kind-druid = Druide
havresac-kind-huntress = Chasseuse
havresac-kind-fox = Renard
havresac-kind-crocodile = Crocodile
havresac-kind-pig = Cochon
havresac-kind-fairy = Fée
havresac-kind-boots = Bottes
havresac-kind-cup = Coupe
havresac-kind-sword = Épée
havresac-kind-net = Filet
havresac-kind-bow = Arc
havresac-kind-feather = Plume
havresac-kind-hammer = Marteau
havresac-code-guide = Gd
havresac-code-warrior = Gr
havresac-code-thief = Vo
havresac-code-priestess = Pr
havresac-code-druid = Dr
havresac-code-huntress = Ch
havresac-short-guide-day = laisse une Tente
havresac-short-guide-night = capture à 2
havresac-short-warrior-day = vainc les Monstres
havresac-short-warrior-night = sauf les Cochons
havresac-short-thief-day = ouvre les Coffres
havresac-short-thief-night = ouvre les Coffres
havresac-short-priestess-day = prend une place
havresac-short-priestess-night = renvoie au sac
havresac-short-druid-day = tout terrain
havresac-short-druid-night = répare à 2 cases
havresac-short-huntress-day = tire
havresac-short-huntress-night = tire, 1 point

## Banners of the four quarters at the map's edges

havresac-banner-red = R
havresac-banner-blue = B
havresac-banner-green = V
havresac-banner-yellow = J

## Questions: what is asked now

havresac-ask-moving = Où va { $guardian } ?
havresac-ask-acting = { $guardian } est en place : agir, ou terminer ?
havresac-ask-over = { $guardian } est en place : terminé ?
havresac-ask-buying = Vous avez { $gold } d’Or : qui recrutez-vous ?
havresac-ask-item = { $item } : où ?

## The board on a screen

havresac-board-title = Manche { $round } sur { $rounds } · { $phase }
havresac-board-whose = Plateau de { $seat }
havresac-board-earlier = Tel qu’au début de l’Aventure
havresac-board-waiting = Terminé ; les autres jouent encore.
havresac-board-stand-ins = Édition { $edition } : la carte, les coûts, les déplacements et la plupart des nombres sont inventés par nous, et non ceux de la boîte.
havresac-board-stand-ins-short = { $season } · { $edition } · provisoire
havresac-board-edition-short = { $season } · édition { $edition }
havresac-board-face = { $face } : { $about }
havresac-board-steps = { $n } pas
havresac-board-line = en ligne
havresac-board-gold = { $n } d’Or
havresac-board-glory = Gloire { $n }
havresac-board-left = reste { $n }
havresac-board-worth = Gloire { $glory } : { $gold } d’Or, { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
havresac-board-have = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $gold } d’Or
havresac-board-count = { $points } avec chasse et Coffres
havresac-board-final = { $points }, chasse { $hunt }, Coffres { $chests }
havresac-board-none = rien
havresac-board-bag = Sac
havresac-board-aside = De côté
havresac-board-items = Objets
havresac-board-owned = Gardiens
havresac-board-gains = Gains
havresac-board-villages = Villages { $n } (+{ $glory })
havresac-board-chests = Coffres { $n }
havresac-board-hunted = Chasse
havresac-board-fairies = Fées
havresac-board-rounds = Gloire des manches : { $rounds }
havresac-board-scouted = En vue
havresac-board-seat = J{ $n }
havresac-board-seat-line = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }, { $gold } d’Or, sac { $bag }
havresac-board-ready = prêt
havresac-board-busy = joue
havresac-board-legend =
    Dans le dessin
    A-U 1-7      Huttes des Monstres, Bosquets des Fées
    R B V J      aux bords : les quarts rouge, bleu, vert et jaune
    ^^ ≡< °°     Renard, Crocodile, Cochon : oreilles, gueule, groin
    )(           une Fée : des ailes
    (Gr) <Gr>    un Gardien ; celui dont c’est le tour
    ☼ ☾          face Jour d’une tuile (crème), face Nuit (indigo)
    ♠ ≈          forêt : on s’y arrête ; lac : on ne passe pas
    ▖▗▖ ▟█▙      un Village en ruine, et réparé
    {"[■] [ ]"}      un Coffre fermé, et ouvert
    █▄█ ◇ /\     le Château, une case de départ, une Tente
    •            le chemin vers le curseur

## The position in lines

havresac-tell-earlier = Le plateau tel qu’il était au début de l’Aventure.
havresac-tell-map = La carte a des colonnes a à k et des lignes 1 à 11 ; le Château est en f6, au milieu.
havresac-tell-red = Quartier rouge, en haut à gauche, Huttes et Bosquets : { $places }.
havresac-tell-blue = Quartier bleu, en haut à droite, Huttes et Bosquets : { $places }.
havresac-tell-green = Quartier vert, en bas à gauche, Huttes et Bosquets : { $places }.
havresac-tell-yellow = Quartier jaune, en bas à droite, Huttes et Bosquets : { $places }.
havresac-tell-forest = Forêts : { $squares }.
havresac-tell-lake = Lacs : { $squares }.
havresac-tell-village = Villages : { $squares }.
havresac-tell-chest = Coffres : { $squares }.
havresac-tell-start = Cases de départ : { $squares }.
havresac-tell-tile = { $face } : { $movement }, { $cost } d’Or, reste { $left }.
havresac-tell-at = { $who } sur { $where }
havresac-tell-scouted = En vue cette manche : { $creatures }.
havresac-tell-kind = { $creature } ({ $places })
havresac-tell-creatures = Créatures : { $creatures }.
havresac-tell-guardians = Gardiens sortis : { $guardians }.
havresac-tell-tents = Tentes : { $places }.
havresac-tell-village-left = Villages en ruine : { $squares }.
havresac-tell-chest-left = Coffres encore fermés : { $squares }.
havresac-tell-now = Tiré : { $guardian }, { $movement }.
havresac-tell-declared = Utilisé pour ce déplacement : { $items }.
havresac-tell-bag = { $n } dans le sac : { $guardians }.
havresac-tell-aside = Mis de côté cette manche : { $guardians }.
havresac-tell-items = Objets à utiliser : { $items }.
havresac-tell-found = Objets pour le Gardien suivant : { $items }.
havresac-tell-closed = Dans les Coffres fermés : { $items }.
havresac-tell-gains = Gagné cette manche : { $gains }. Si elle finissait maintenant : { $worth }.
havresac-tell-tracks = Fées capturées { $fairies }, Gloire des suivantes : { $track }. Villages réparés { $villages }. Coffres ouverts { $chests }. Tableau de chasse : { $hunted }.
havresac-tell-have = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold } d’Or. Avec tableau de chasse et Coffres, ce serait { $count }.
havresac-tell-over = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } en tout, dont { $points } dans les manches ; il reste { $gold } d’Or.
havresac-tell-seat = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold } d’Or, { $bag } dans le sac, Villages { $villages }, Coffres { $chests }.
havresac-tell-ready = A fini cette phase.
havresac-tell-busy = Joue encore.

## What this round would bring

havresac-forecast-title = Si la manche finissait maintenant :
havresac-forecast-part = { $name } { $n } : Gloire { $glory }
havresac-forecast-villages = Villages
havresac-forecast-total = = { $worth }

## What a square does

havresac-about-forest = Une forêt : le déplacement s’y arrête.
havresac-about-lake = Un lac : seul s’y tient qui ignore le terrain.
havresac-about-chest = Seul un Voleur ouvre un Coffre.
havresac-about-known = Dans ce Coffre, comme un plateau l’a montré : { $item }.
havresac-about-tent = Une Tente : des Gardiens peuvent en partir.

## Sur l’étagère : ce que le navigateur dit avant une partie

havresac-web-length = 30 min
havresac-web-feel = Une course de conte, sans attendre : tout le monde explore en même temps.
havresac-web-edition-base = Les Gardiens de Havresac
havresac-web-stand-in-maps = les { $n } côtés de la carte
havresac-web-stand-in-scouts = où les créatures apparaissent
havresac-web-stand-in-guardians = les pas et les coûts des Gardiens
havresac-web-stand-in-chests = le contenu des Coffres
havresac-web-stand-in-gains = ce que rapporte la Gloire
havresac-web-stand-in-fairies = la valeur des Fées
havresac-web-stand-in-villages = la valeur des Villages
havresac-web-stand-in-hunting = les points de la chasse
havresac-web-stand-in-solo = les rangs du jeu en solo

## Pourquoi un coup est bon

havresac-why-points = Cela rapporte des points tout de suite.
havresac-why-gold = Cela rapporte de l’Or pour recruter.
havresac-why-villages = Les Villages réparés donnent de la Gloire aux manches suivantes.
havresac-why-items = Cela apporte des objets pour plus tard.
havresac-why-bag = Le sac est meilleur pour les manches suivantes.
havresac-why-glory = Cela apporte de la Gloire cette manche.
havresac-why-hunt = Cela remplit le tableau de chasse.
havresac-why-near = Les Gardiens s’approchent de ce qui vaut le détour.
havresac-why-tents = Des Tentes se dressent plus loin.
havresac-why-later = Cela paie plus tard, même si rien ne se voit tout de suite.

## In the browser

havresac-web-won = Gagnés au fil des manches
havresac-web-land = Le pays
havresac-web-bag = Sac
havresac-web-bag-about = On en tire les Gardiens un par un, au hasard, jusqu’à ce qu’il soit vide. Dedans ({ $n }) : { $guardians }.
havresac-web-drawn = Le Gardien tiré
havresac-web-drawn-about = Chaque Gardien tiré est joué avant de tirer le suivant.
havresac-web-aside = De côté
havresac-web-aside-about = N’avait nulle part où aller cette manche : { $aside }.
havresac-web-gains = Gains de la manche
havresac-web-gains-about = Ce que la manche a rapporté jusqu’ici, et combien de Gloire vaut chaque part.
havresac-web-glory = Gloire
havresac-web-glory-about = La Gloire de la manche : créatures, Coupes et Villages réparés, tout ensemble.
havresac-web-table = Table des gains
havresac-web-table-about = La Gloire d’une manche, dessous l’Or qu’elle rapporte, puis ses points. Au-delà de { $most }, chaque Gloire de plus donne un point de plus.
havresac-web-villages = Villages
havresac-web-villages-about = Les Villages réparés donnent de la Gloire à chaque manche : { $glory } actuellement.
havresac-web-chests = Coffres
havresac-web-chests-about = Chaque Coffre ouvert vaut { $points } points à la fin, que son objet ait servi ou non.
havresac-web-fairies = Fées
havresac-web-fairies-about = Une Fée prend la prochaine place libre de la piste : le nombre inscrit est la Gloire qu’elle donne, une fois.
havresac-web-hunt = Chasse
havresac-web-hunt-about = Les Monstres des manches passées. Points de chacun à la fin : Renard { $fox }, Crocodile { $crocodile }, Cochon { $pig }.
havresac-web-gold = Or
havresac-web-gold-about = Il paie des Gardiens au recrutement. Ce qui reste est gardé, mais ne rapporte rien.
havresac-web-points = Points
havresac-web-points-about = Points gagnés au fil des manches. Avec la chasse et les Coffres, cela ferait { $count } maintenant.
havresac-web-scouts = Cartes Éclaireur
havresac-web-scouts-about = Encore à venir ({ $cards }) : { $creatures }.
havresac-web-rounds = Manches
havresac-web-rounds-about = La Gloire de chaque manche. Après la Gloire de la manche { $rounds }, la partie est finie.
havresac-web-next = Trouvé à l’instant : pour le prochain Gardien.
havresac-web-closed = Dans les Coffres fermés : { $n }.
havresac-web-monster-about = Un Monstre : seule une Guerrière, ou qui a l’Épée, entre sur sa case. Gloire { $glory } s’il est vaincu, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
havresac-web-fairy-about = Chacun peut entrer sur sa case et la capturer ; le déplacement s’arrête alors. La prochaine donne Gloire { $glory }.
havresac-web-stands = { $creature } se tient ici : Gloire { $glory }.
havresac-web-village-ruined = En ruines : qui y termine son déplacement le répare.
havresac-web-village-repaired = Réparé : il donne de la Gloire à chaque manche.
havresac-web-chest-open = Ouvert et vide.
havresac-web-may-come = { $creature } peut encore apparaître ici.
havresac-web-nobody-comes = Plus personne n’apparaîtra ici.
havresac-web-land-about = Une plaine : rien n’y gêne un déplacement.
havresac-web-start-about = Une case de départ : une créature s’y trouvait au début de la partie.
havresac-web-castle-about = Les Gardiens partent d’ici. On peut traverser le Château, mais aucun déplacement ne s’y termine.
