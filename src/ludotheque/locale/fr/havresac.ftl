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
havresac-rank-3 = Guide des quatre quartiers
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
havresac-face-warrior-night-about = Entre sur la case d’un Renard ou d’un Crocodile et le vainc, mais pas d’un Cochon.
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
havresac-item-cup-about = 2 de Gloire dans la manche où elle est trouvée, sans rien faire.
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
havresac-says-send = Renvoyer dans le sac { $guardian } sur { $place }
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
