### La table dans le navigateur : ce qui est demandé, ce qui s'est passé, qui est là.

table-title = { $game } · { $table }
table-title-turn = ● À vous de jouer · { $game }
table-board = Le plateau
table-side = La table
table-home = Vers les jeux
table-watchers = { $n ->
        [one] Une personne regarde
       *[other] { $n } personnes regardent
    }

## What is asked

table-ask = Que faites-vous ?
table-ask-next = Et ensuite ?
table-ask-how = Ce qui luit se touche. Survolez-le pour voir ce que cela ferait.
table-confirm = Jouer
table-confirm-all-the-same = Jouer quand même
table-back = Retour
table-path = Déjà choisi
table-path-back = Reprendre : { $step }
table-options = Possible maintenant
table-ways = { $n ->
        [one] Une seule suite possible.
       *[other] { $n } suites possibles.
    }
table-effects = Voici ce qui se passera :
table-barrier = Sans retour possible : on lance, on pioche ou on révèle.
table-label-does = { $name } : { $does }
table-sending = Un instant…
table-turn = { $n ->
        [one] À { $names } de jouer.
       *[other] À jouer : { $names }.
    }
table-watching = Vous regardez. { $n ->
        [one] À { $names } de jouer.
       *[other] À jouer : { $names }.
    }
table-you-left = Vous avez quitté cette partie et pouvez regarder la suite.
table-bot-for-you = Un robot joue pour vous en attendant.
table-return = Reprendre ma place
table-unseen = Le duel est en cours. On pourra le regarder quand tout le monde aura fini.
table-closed = Cette table a été fermée.
table-your-turn = À vous de jouer.

## Taking back

table-undo = Annuler
table-undo-ask = Demander d'annuler
table-restart = Refaire mon tour
table-undo-never = À cette table, on ne reprend aucun coup.
table-asking = Vous demandez à reprendre un coup : { $n } sur { $of } d'accord.
table-asked = { $name } demande à reprendre un coup.
table-agree = Accepter
table-refuse = Refuser

## A hint

table-hint = Conseil
table-hint-thinking = Réflexion…
table-hint-says = De bons coups maintenant, le meilleur d’abord :
table-hint-chance = { $n } % de chances de gagner
table-hint-points = { $n ->
        [one] environ { $n } point
       *[other] environ { $n } points
    }
table-hint-how = Choisissez-en un pour le voir sur le plateau. Rien n’est encore joué.
table-hint-none = Il n'y a rien à conseiller maintenant.

## The log, the talk, the text board

table-log = Ce qui s'est passé
table-log-empty = Il ne s'est encore rien passé.
table-log-earlier = Montrer ce qui précède
table-chat = Discussion
table-chat-empty = Personne n'a encore rien dit.
table-chat-say = Dire quelque chose aux autres
table-chat-send = Envoyer
table-chat-new = { $n ->
        [one] Une nouvelle ligne
       *[other] { $n } nouvelles lignes
    }
table-text = Plateau en mots
table-text-off = Plateau en image
table-log-here = { $name } est là.
table-log-away = { $name } s'est absenté(e).
table-log-sat = { $name } prend la place { $seat }.
table-log-stood = { $name } laisse sa place.
table-log-stand-in = Un robot joue pour { $name } en attendant.
table-log-returned = { $name } est de retour et joue de nouveau.
table-log-resigned = { $name } a quitté la partie.
table-log-taken-back = Un coup a été repris.
table-log-asked = { $name } demande à reprendre un coup.
table-log-not-agreed = Rien n'est repris.
table-log-wants-again = { $name } veut rejouer.
table-said = { $name } dit : { $text }

## Who is there

table-seats = Joueurs
table-seat-you = vous
table-seat-turn = à son tour
table-seat-away = absent(e)
table-seat-stand-in = un robot joue
table-seat-out = est parti(e)
table-seat-bot = robot
table-clock = Temps restant : { $time }
table-clock-hours = { $hours } h { $minutes }
table-clock-days = { $days } j { $hours } h

## The menu

table-menu = Menu
table-resign = Quitter cette partie
table-resign-sure = Quitter cette partie pour de bon ? Les autres continuent sans vous.
table-resign-alone = Abandonner cette partie pour de bon ?
table-resign-yes = Quitter
table-keys = Touches
table-sound = Son : { $on ->
        [yes] oui
       *[no] non
    }
table-invite = Copier le lien de la table
table-invited = Le lien est copié.
table-rules = Règles
table-keys-arrows = passer d'un élément éclairé à l'autre
table-keys-enter = choisir, ou confirmer
table-keys-escape = un pas en arrière
table-keys-undo = annuler
table-keys-hint = conseil
table-keys-explain = expliquer ce qui est sous le curseur, ou montrer ces touches
table-keys-log = ce qui s'est passé
table-keys-chat = discussion
table-keys-text = plateau en mots, ou en image

## Explaining

table-explain-rule = Règle { $rule }
table-explain-stand-in = Un remplaçant de notre cru : nous ne savons pas ce qui est imprimé dans la boîte.
table-explain-nothing = Il n'y a rien de plus à en dire.

## The end

table-ended = La partie est finie
table-won = Vous gagnez !
table-ended-early = { $n ->
        [one] La partie est terminée : { $names } l'a quittée.
       *[other] La partie est terminée : { $names } l'ont quittée.
    }
table-place = { $place }.
table-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-opponent = L'adversaire
table-again = Rejouer
table-again-sent = Vous voulez rejouer. Dès que tout le monde le veut, on continue.
table-again-others = { $n ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
table-again-go = Aller à la nouvelle table
table-review = Revoir la partie
table-record = Télécharger la partie
table-fair = Des dés honnêtes
table-fair-how = Avant la partie, le serveur s'est lié à un secret par son empreinte. Le secret est maintenant montré : chaque jet et chaque pioche s'en déduit de nouveau.
table-fair-commitment = Empreinte
table-fair-secret = Secret
table-fair-verify = Vérifier maintenant
table-fair-verifying = Chaque tirage est recalculé…
table-fair-right = L'empreinte est bien celle du secret, et chaque tirage en découle.
table-fair-wrong = La partie ne tient pas ce qui était promis : { $reason }
table-fair-unsure = La vérification n'a pas pu se faire. Réessayez plus tard.

## The connection

table-connecting = Connexion…
table-lost-away = La connexion est perdue. Nouvel essai…
table-lost-restart = Le serveur redémarre. On revient dans un instant…
table-lost-slow = La connexion est trop lente. Nouvel essai…
table-lost-often = Trop de pages, ou trop vite. Nouvel essai dans un moment…
table-lost-fault = Le serveur a eu une panne. Nouvel essai…
table-lost-now = Essayer maintenant
table-end-unknown = Le serveur ne vous connaît plus : choisissez un nom de nouveau.
table-end-version = Le serveur parle une autre version : rechargez cette page.
table-end-gone = Il n'y a pas de table de ce nom.
table-end-reload = Recharger

## Why something is refused

table-refused = Ce n'est pas possible maintenant.
table-refused-stale = Il s'est passé quelque chose entre-temps : regardez de nouveau.
table-refused-turn = Ce n'est pas votre tour.
table-refused-illegal = Ce coup n'est plus possible.
table-refused-bot = Un robot joue pour vous : reprenez d'abord votre place.
table-refused-barrier = Rien ne peut être repris : quelque chose a été lancé ou révélé depuis.
table-refused-consent = Les autres doivent d'abord être d'accord.
table-refused-pause = Pas si tôt après la dernière demande.
table-refused-nothing = Plus personne ne demande rien.
table-refused-over = La partie est finie.
table-refused-early = La partie n'a pas commencé.
table-refused-late = La partie a déjà commencé.
table-refused-out = Vous avez quitté cette partie.
table-refused-seat = Il n'y a pas de telle place pour vous.
table-refused-taken = Quelqu'un a été plus rapide : la place est prise.
table-refused-owner = Seul l'hôte de la table peut le faire.
table-refused-data = Le serveur ne comprend pas. Est-ce trop long ?
table-refused-often = Pas si vite, s'il vous plaît.
table-refused-again = Il n'y a personne avec qui rejouer maintenant.
table-refused-full = Il s'est passé trop de choses à cette table.
table-refused-table = Cette table n'existe plus.
