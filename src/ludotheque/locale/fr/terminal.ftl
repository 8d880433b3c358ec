### Le terminal : mode texte, plein écran, relecture, et les mots des plateaux.

## Both interfaces

terminal-language = Français
terminal-ask = Que faites-vous ?
terminal-clock = Chronomètre : { $time }
terminal-no-undo = Rien à annuler : quelque chose a été lancé ou révélé depuis.
terminal-undone = Annulé.
terminal-end-is-final = La partie est finie : plus rien ne s’annule.
terminal-unsaved = La partie n’a pas pu être enregistrée : { $reason }
terminal-curtain = Place { $seat }, appuyez sur Entrée quand vous êtes là.
terminal-no-hint = Aucun conseil à donner.
terminal-no-forecast = Ce jeu n’a pas de prévision.
terminal-no-players = Il n’y a pas d’autre plateau à regarder.
terminal-players-keys = p plateau suivant · esc retour au vôtre
terminal-no-rules = Les règles ne sont pas installées ici. Essayez : ludo rules
terminal-log-empty = Il ne s’est encore rien passé.
terminal-bye = { $path ->
        [none] À bientôt. Cette partie n’a pas été gardée.
       *[other] La partie est gardée dans { $path }. Pour la reprendre : ludo resume
    }
terminal-bye-over = { $path ->
        [none] À bientôt.
       *[other] La partie finie est gardée. Pour la revoir : ludo replay { $path }
    }
terminal-challenges-new = { $n ->
        [one] Nouveau défi relevé : { $challenges }
       *[other] { $n } nouveaux défis relevés : { $challenges }
    }
terminal-challenges-again = { $n ->
        [one] Un défi relevé de nouveau : { $challenges }
       *[other] { $n } défis relevés de nouveau : { $challenges }
    }
terminal-challenges-met = { $n ->
        [one] Défi relevé : { $challenges }
       *[other] { $n } défis relevés : { $challenges }
    }
terminal-challenges-none = Aucun défi relevé cette fois.
terminal-challenges-done = Défis relevés : { $done } sur { $of }. Pour les voir tous : ludo challenges { $game }
terminal-challenges-aside = La feuille des défis était abîmée. Elle est gardée sous { $path }, et une nouvelle commence.
terminal-challenges-unkept = La feuille des défis n’a pas pu être gardée : { $reason }. Un nouvel essai sera fait quand vous quitterez.

## Line mode

terminal-plain-help-hint = Répondez par un numéro. Tapez ? pour l’aide, q pour quitter.
terminal-plain-prompt = Numéro ou commande (? pour l’aide) :
terminal-plain-behind = { $count ->
        [one] ({ $count } possibilité)
       *[other] ({ $count } possibilités)
    }
terminal-plain-no-undo = (annulation impossible ensuite)
terminal-plain-no-such = { $count ->
        [0] Ce n'est pas votre tour.
       *[other] Répondez par un numéro de 1 à { $count }.
    }
terminal-plain-unknown = Commande inconnue. Tapez ? pour l’aide.
terminal-plain-plain = Il n’y a rien de plus à expliquer ici.
terminal-plain-first-step = C’est déjà la première étape. u annule le dernier coup.
terminal-plain-confirm = Le faire quand même ? (o/n)
terminal-plain-yes = o oui y
terminal-plain-over = La partie est finie. o donne le journal, n commence une nouvelle partie, q quitte :
terminal-plain-confirm-new = Commencer une nouvelle partie avec les mêmes options ? Celle-ci reste gardée. (o/n)
terminal-plain-help =
    Un numéro choisit cette ligne. Une décision peut demander plusieurs étapes.
    b : une étape en arrière
    u : annuler la dernière décision (jamais au-delà d’un lancer)
    h : conseil, jusqu’à trois bons choix
    p : les plateaux des autres joueurs ; p 2 seulement celui du joueur 2
    f : prévision, ce qui se passerait maintenant
    s : redire toute la position
    x : expliquer ce que nomment les lignes ; x 3 explique la troisième
    r : les règles
    o : le journal, tout ce qui s’est passé
    l : langue : English, français, español
    n : nouvelle partie, mêmes options
    q : quitter ; la partie est gardée
    ? : cette aide

## Full screen: keys, titles, side list

terminal-too-small = Cette fenêtre est trop petite. Il faut au moins 80 x 24 ; ou jouez en lignes : ajoutez --plain à la commande
terminal-key-undo = annuler
terminal-key-hint = conseil
terminal-key-players = joueurs
terminal-key-forecast = prévision
terminal-key-rules = règles
terminal-key-log = journal
terminal-key-language = langue
terminal-key-theme = clair/sombre
terminal-key-help = aide
terminal-key-new = nouvelle
terminal-key-quit = quitter
terminal-key-close = fermer
terminal-key-yes = oui
terminal-key-no = non
terminal-key-look = voir le plateau
terminal-title-help = Aide
terminal-title-rules = Les règles sous la main
terminal-title-log = Ce qui s’est passé
terminal-title-forecast = Prévision
terminal-title-result = La partie est finie
terminal-title-confirm = En êtes-vous sûr ?
terminal-ways = { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
terminal-barrier = Annulation impossible ensuite : quelque chose est lancé ou révélé.
terminal-warning = Attention : { $text }
terminal-confirm-move = Le faire quand même ?
terminal-confirm-new = Commencer une nouvelle partie avec les mêmes options ? Celle-ci reste gardée.
terminal-person = une personne
terminal-score = Place { $seat } ({ $player }) : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
terminal-score-opponent = L’adversaire : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
terminal-over-keys = o journal · n nouvelle partie · q quitter
terminal-help =
    Une décision se prend étape par étape. Ce que vous pouvez désigner porte le signe ▸, sur le plateau et dans la liste ; le curseur est ▶, ce que vous avez choisi ●, et ? marque le conseil.

    Flèches, tab   déplacer le curseur
    Entrée, espace choisir
    1 à 9          choisir cette ligne de la liste
    Échap, ⌫       une étape en arrière
    Souris         cliquer sur tout ce qui porte ▸
    u   annuler, jamais au-delà d’un lancer
    h   conseil : un bon choix ; encore : le suivant
    p   les plateaux des autres joueurs, l’un après l’autre
    f   prévision
    r   les règles sous la main
    o   journal : tout ce qui s’est passé
    l   langue : English, français, español
    d   clair ou sombre
    n   nouvelle partie, mêmes options
    q   quitter ; la partie est gardée

    ! marque un choix que l’on ne pourra pas annuler.

## Replays

terminal-replay-place = Coup { $n } sur { $of }
terminal-replay-start = Le début
terminal-replay-move = { $n }. { $move }
terminal-replay-prompt = Entrée pour le coup suivant, q pour quitter :
terminal-replay-step = pas à pas
terminal-replay-ends = début/fin
terminal-replay-play = lecture
terminal-replay-pause = pause
terminal-replay-speed = vitesse { $speed }
terminal-replay-hidden = La place { $seat } joue.
terminal-replay-open = L’enregistrement s’arrête ici ; la partie n’est pas finie.

## The Spirit of Eden

terminal-eden-title = Manche { $round } sur { $last } · { $phase }
terminal-eden-modes = Modes : { $modes }
terminal-eden-stand-ins = { $count ->
        [one] Édition { $edition } : { $count } élément est un substitut de notre cru, pas ce qui est imprimé dans la boîte.
       *[other] Édition { $edition } : { $count } éléments (objectifs, cartes Actions, score) sont des substituts de notre cru, pas ce qui est imprimé dans la boîte.
    }
terminal-eden-stand-ins-short = édition { $edition } · substituts
terminal-eden-edition-short = édition { $edition }

terminal-eden-yellow = Jaune
terminal-eden-red = Rouge
terminal-eden-black = Noir
terminal-eden-tag-yellow = J
terminal-eden-tag-red = R
terminal-eden-tag-black = N
terminal-eden-water = Eau
terminal-eden-fauna = Faune
terminal-eden-flora = Flore
terminal-eden-tag-water = Ea
terminal-eden-tag-fauna = Fa
terminal-eden-tag-flora = Fl

terminal-eden-ask-card = Quelle carte reçoit le { $die } ?
terminal-eden-ask-ally = Quel Allié ?
terminal-eden-ask-goomz = Quel Goomz ?
terminal-eden-ask-piece = Quelle pièce ?
terminal-eden-ask-place = Vers quel terrain ?
terminal-eden-ask-second = Et quel autre ?
terminal-eden-ask-discard = Quel dé défaussez-vous ?
terminal-eden-ask-reroll = Quel dé relancez-vous ?
terminal-eden-ask-noa = Quel dé Noa change-t-elle ?
terminal-eden-ask-face = En quel nombre ?
terminal-eden-ask-met = Quel Allié rencontre-t-il ?

terminal-eden-die = dé { $n }
terminal-eden-discard = défausser le { $n }
terminal-eden-roll-again = relancer le { $n }
terminal-eden-face = en { $n }
terminal-eden-row = { $card } : { $action }
terminal-eden-at = { $piece } : { $land } ({ $place })
terminal-eden-land = { $land } ({ $place }), { $health }
terminal-eden-backup-left = Relance de secours, encore { $n } cette manche
terminal-eden-free-left = Relance gratuite, encore { $n }

terminal-eden-place = { $place } : { $land }, { $health }. { $pieces }
terminal-eden-empty = Personne.
terminal-eden-shield = bouclier
terminal-eden-locked = ne peut pas partir
terminal-eden-traps = piège { $goomz }
terminal-eden-trapped = pris au piège
terminal-eden-acted = a agi
terminal-eden-on-noa = Auprès de Noa : { $ally }, de retour à la manche { $round }.
terminal-eden-objective = { $goomz } : { $ally }, terrain { $land }{ $reroll ->
        [yes] , avec une relance gratuite
       *[no] {""}
    }. { $n } sur 3 atteints.
terminal-eden-no-objective = { $goomz } : les 3 objectifs sont atteints.
terminal-eden-dice = Dés libres : { $dice }. Défaussés : { $out }.
terminal-eden-no-dice = Aucun dé libre.
terminal-eden-card-rows = { $card } : { $rows }.
terminal-eden-card-die = { $card } porte un { $die } : { $action }.
terminal-eden-card-turned = { $card } est retournée : inutilisable cette manche.
terminal-eden-means = { $power ->
        [ready] Le pouvoir de Noa est prêt.
       *[spent] Le pouvoir de Noa est épuisé.
    } Relances gratuites : { $rerolls }.

terminal-eden-short-dice = Dés
terminal-eden-short-out = défaussés { $n }
terminal-eden-short-turned = retournée : inutilisable cette manche
terminal-eden-short-power = pouvoir prêt
terminal-eden-short-spent = pouvoir épuisé
terminal-eden-short-backup = Secours { $n }
terminal-eden-short-free = Gratuite { $n }
terminal-eden-short-end = Fin
terminal-eden-short-faces = devient
terminal-eden-short-gone = parti
terminal-eden-back = retour { $round }
terminal-eden-short-move = Dépl. { $amount }
terminal-eden-short-attract = Attirer
terminal-eden-short-repel = Rep. { $amount }
terminal-eden-short-protect = Protég.
terminal-eden-short-heal = Soigner
terminal-eden-short-trap = Piéger
terminal-eden-short-shortcut = Racc.
terminal-eden-short-swap-goomz = Perm.G.
terminal-eden-short-swap-allies = Perm.A.
terminal-eden-card-title = Carte { $name }
terminal-eden-card-move = Déplac. { $amount }
terminal-eden-card-swap-goomz = Permuter G.
terminal-eden-card-swap-allies = Permuter A.
terminal-eden-legend =
    Sur le plateau
    ▴J ▴▴R ▴▴▴N   les Goomz jaune, rouge et noir : une, deux, trois cornes
    ≈ ∴ ♣         l’Eau, la Faune, la Flore
    (≈)           un bouclier est levé
    #             sur un Allié : il piège ; sur un Goomz : il est pris
    ⊥             ne peut pas partir cette manche
    ✓             a agi
    ↻             cet objectif apporte une relance gratuite
    ■             un dé est posé sur cette ligne de la carte
    Un paysage plein est sain, fait de points et de tirets il est ravagé, vide il est détruit ; le mot est écrit sur son bord inférieur.
