### Revoir une partie finie dans le navigateur : déroulé, résultat, preuve des dés.

review-title = Revoir la partie
review-page = { $game } · revoir la partie
review-early = Cette partie n’est pas encore finie. Dès qu’elle le sera, tout le monde pourra la revoir ici.
review-early-go = À la table
review-loading = La partie est rejouée…
review-side = À propos de la partie

## Through whose eyes

review-eyes = Par les yeux de qui
review-eyes-all = Tout voir
review-eyes-all-about = Ce que tous savaient ensemble ; le plateau suit qui agit.
review-eyes-spectator = Spectateur
review-eyes-seat = { $name } : ce que voyait cette place
review-boards = Le plateau de qui

## The replay

review-replay = Déroulé
review-scrubber = Étape de la partie
review-step = Étape { $n } sur { $of }
review-round = Manche { $n }
review-prelude = Avant la première manche
review-beginning = La partie est mise en place
review-unseen = Quelque chose que les autres ne voient pas
review-did = { $name } : { $line }
review-after = après { $time }
review-clock = Temps depuis le début : { $time }
review-times = { $n } fois
review-first = Au début
review-turn-back = Un tour en arrière
review-back = Une étape en arrière
review-play = Lecture
review-pause = Pause
review-forward = Une étape en avant
review-turn-forward = Un tour en avant
review-last = À la fin
review-speed = Vitesse : { $speed }
review-speed-value = { $speed }×
review-big = Un grand moment

## Beside the board

review-steps = Pas à pas
review-result = Résultat
review-dice = Dés
review-played = Jouée le { $date }
review-length = { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
review-lasted = en { $time }
review-table = À la table
review-record = Télécharger l’enregistrement
review-record-about = Tous les coups, en un texte que lisent les gens et les programmes.

## The analysis

review-insight = Analyse
review-analyse = Analyser cette partie
review-analyse-about = Un joueur qui calcule revoit chaque décision : où la partie a basculé, ce qui valait mieux, et la part de la chance.
review-analysing = Chaque décision est revue…
review-analysing-step = { $n } étapes sur { $of }
review-analysing-leave = Vous pouvez quitter cette page : le travail continue, et vous le retrouverez ici.
review-analyse-stop = Arrêter
review-analyse-nobody = Le serveur ne travaille que pour les gens qu’il connaît : choisissez d’abord un nom.
review-analyse-often = D’autres parties sont déjà en cours d’analyse pour vous. Attendez qu’elles soient finies.
review-analyse-unsure = L’analyse est impossible pour l’instant. Réessayez dans un moment.
review-curve = Le cours de la partie, étape par étape
review-curve-whose = Qui a la chance montrée sous la courbe
review-curve-luck = Chance
review-curve-beginning = Au début
review-mark-turning = Étape { $n }, tournant : { $cost }
review-mark-luck = Étape { $n }, chance : { $luck }
review-verdict-slip = Une petite imprécision.
review-verdict-mistake = Une erreur.
review-verdict-blunder = Une erreur coûteuse.
review-verdict-good = Rien de mieux n’a été trouvé.
review-cost-slip = une petite imprécision, { $loss }
review-cost-mistake = une erreur, { $loss }
review-cost-blunder = une erreur coûteuse, { $loss }
review-luck-of = { $who } { $luck }
review-luck-here = Chance par rapport à ce qu’on pouvait attendre : { $lucks }
review-what-if = Et si ? Le montrer sur le plateau
review-what-if-back = Revenir à ce qui a été joué
review-what-if-now = Le plateau est comme avant le choix. Ce qui brille valait mieux.
review-from-to = De { $start } à { $end }
review-report-none = Il n’y a pas de partie dans cette page.
review-person = Joueur

## Sharing

review-share = Partager
review-share-how = Qui ouvre ce lien voit la partie comme vous la voyez maintenant.
review-share-game = Toute la partie
review-share-step = Ce moment
review-share-link = Lien de la partie
review-share-qr = Code QR du lien
review-share-text = Regardez cette partie : { $game } !

## Fair dice

review-fair-how = Avant la partie, le serveur s’est lié à un secret en montrant son empreinte. Chacun a ajouté des mots à soi. Tous les lancers et tirages découlent du secret et de ces mots : personne n’a pu les choisir, ni le serveur, ni un joueur.
review-fair-commitment = Empreinte, montrée avant la partie
review-fair-secret = Secret, montré après
review-fair-salts = Ce que les joueurs ont ajouté
review-fair-verify = Vérifier les dés
review-fair-again = Vérifier encore
review-fair-verifying = Chaque coup et chaque tirage est refait…
review-fair-right = Tout est comme promis.
review-fair-checked-secret = Le secret a bien l’empreinte montrée avant la partie.
review-fair-checked-here = Votre propre navigateur l’a contrôlé.
review-fair-checked-moves = { $n ->
        [one] Un coup a été rejoué, comme les règles le permettent.
       *[other] Les { $n } coups ont été rejoués, chacun comme les règles le permettent.
    }
review-fair-checked-draws = { $n ->
        [0] Rien n’a été laissé au hasard.
        [one] Un lancer ou tirage a été recalculé depuis le secret : c’est le même.
       *[other] Les { $n } lancers et tirages ont été recalculés depuis le secret : ce sont les mêmes.
    }
review-fair-checked-result = La dernière position et le résultat sont les mêmes.
review-fair-wrong = L’enregistrement ne tient pas ce qui fut promis : { $reason }
review-fair-other-secret = le secret a une autre empreinte
review-fair-unsure = La vérification n’a pas pu se faire. Réessayez dans un moment.
review-fair-nobody = Le serveur ne travaille que pour qui il connaît : choisissez d’abord un nom. Ou vérifiez vous-même, plus bas.
review-fair-name = Choisir un nom
review-fair-yourself = Vérifier soi-même
review-fair-yourself-how = Téléchargez l’enregistrement et laissez le programme tout recalculer sur votre machine. Sans réseau.

## Keys

review-menu = Menu
review-keys-steps = une étape en arrière, en avant
review-keys-turns = un tour en arrière, en avant
review-keys-rounds = une manche en arrière, en avant
review-keys-ends = le début, la fin
review-keys-turning = le tournant précédent, le suivant
review-keys-play = lecture ou pause
review-keys-speed = plus lent, plus vite
review-keys-text = plateau en mots, ou en image
review-keys-keys = cette liste
review-key-shift = Maj
review-key-home = Début
review-key-end = Fin
review-key-page-up = Page ↑
review-key-page-down = Page ↓
review-key-space = Espace
