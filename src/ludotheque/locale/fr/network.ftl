### Tables en réseau : `ludo serve`, `ludo store`, `ludo join`.

cli-serve = Ouvre des tables à des amis sur d'autres machines.
cli-store = S'occupe de la base de données où les tables sont gardées.
cli-store-check = Rejoue chaque table d'une base et dérive à nouveau chaque tirage de ses parties.
cli-opt-host = l'adresse où écouter ; 0.0.0.0 pour tous les réseaux
cli-opt-port = le port où écouter
cli-opt-open = l'ouvre dans le navigateur ; si le port 8000 est pris et qu'aucun n'est donné, sur un autre
cli-opt-database = un fichier SQLite, ou postgresql://… ; sinon un fichier dans votre dossier de données
cli-opt-server-workers = processus du serveur ; plusieurs demandent PostgreSQL
cli-opt-bots = processus où réfléchissent les robots
cli-opt-bot-seconds = le temps qu'un robot peut réfléchir à un coup
cli-opt-public-url = l'adresse publique du serveur, si ce n'est pas la sienne
cli-opt-proxies = combien de mandataires se tiennent devant lui
cli-opt-no-limits = aucune limite de fréquence ; pour les essais de charge et les réseaux fermés
cli-opt-private-hooks = laisse les avis de tour aller à des adresses du réseau privé
cli-opt-open-metrics = montre /metrics à tous, pas seulement à cette machine
cli-serving = Les tables sont ouvertes à { $url } (ctrl-C pour finir).
cli-serving-already = Les tables sont déjà ouvertes à { $url }.
cli-serving-no-screen = Aucun navigateur n’a pu être ouvert : ouvrez cette adresse vous-même.
server-no-app = Le serveur tourne, mais sans l'application du navigateur : elle n'a pas été construite. Dans une copie du dépôt, `make play` la construit. Dans le terminal, `ludo join` permet de jouer sur ce serveur malgré tout.
cli-store-checking = Relecture
cli-store-checked = Version { $version } : { $tables } tables, { $entries } entrées et { $records } parties ; { $troubles ->
        [0] tout se rejoue.
        [one] une table a un problème.
       *[other] { $troubles } tables ont un problème.
    }

## `ludo join`

cli-join = Joue aux tables d'un serveur : son salon, ou la table d'un lien.
cli-arg-url = un serveur comme http://hote:8000, ou le lien d'une table
cli-opt-name = votre nom là-bas ; demandé une seule fois
cli-opt-open-game = ouvre tout de suite une table de ce jeu et affiche son lien
cli-opt-open-seats = ses places, séparées par des virgules : me (vous), open (libre), easy, medium, hard, expert
cli-opt-terms = les usages de la table, par exemple undo=ask,absent=bot,grace=2m,clock=10m+5s (clock=3d vaut pour chaque décision)
cli-opt-public = montre la table dans le salon ; sinon seul le lien y mène
cli-opt-duel = chacun joue sa propre partie avec la même chance
cli-opt-seat = la place à prendre, si elle est libre
cli-opt-luck = vos propres mots pour la chance de la table ; au hasard sinon
cli-opt-watch = regarder seulement : ne jamais prendre de place
cli-opt-link = affiche un code qui fait d'un autre appareil le vôtre, et s'arrête
cli-opt-claim = être sur cet appareil la personne d'un tel code

network-ask-name = Comment les autres doivent-ils vous appeler ?
network-opened = Votre table : { $url }
network-claimed = Ici, vous êtes maintenant { $name }.
network-forgotten = Le serveur ne connaît plus { $name } : vous y êtes une nouvelle personne.
network-link = Sur l'autre appareil : ludo join { $url } --claim { $code } (une seule fois, pendant dix minutes)
network-connecting = Connexion…
network-sending = Un instant…
network-lost = La connexion est perdue. Nouvel essai…
network-found = La connexion est rétablie.
network-no-answer = Le serveur ne répond pas.
network-not-done = Le serveur ne peut pas le faire : { $reason }
network-bye = { $seat ->
        [yes] Au revoir. Votre place vous reste : ludo join { $url }
       *[no] Au revoir. Pour revenir : ludo join { $url }
    }
network-end-version = le serveur parle une autre version : mettez l'un des deux à jour
network-end-unknown = le serveur ne vous connaît plus : revenez
network-end-gone = cette table n'existe pas

network-seat-open = libre
network-mark-you = vous
network-mark-owner = hôte
network-mark-turn = doit jouer
network-mark-away = pas là
network-mark-stand-in = un robot joue à sa place
network-mark-out = a quitté
network-mark-ready = c'est prêt
network-watchers = { $n ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $n } personnes regardent.
    }
network-said = { $name } dit : « { $text } »
network-here = { $name } est là.
network-away = { $name } n'est plus là.
network-sat = { $name } prend la place { $seat }.
network-stood = { $name } libère sa place.
network-stand-in = Un robot joue pour { $name } en attendant.
network-returned = { $name } revient et joue la suite.
network-resigned = { $name } a quitté la partie.
network-taken-back = Un coup a été repris.
network-asked = { $name } demande à reprendre un coup.
network-not-agreed = Rien n'est repris.
network-wants-again = { $name } veut rejouer.

network-turn = { $n ->
        [one] À { $names } de jouer.
       *[other] À jouer : { $names }.
    }
network-watching = Vous regardez. { $n ->
        [one] À { $names } de jouer.
       *[other] À jouer : { $names }.
    }
network-bot-for-you = Un robot joue pour vous en attendant.
network-says-return = Reprendre votre place
network-you-left = Vous avez quitté cette partie et pouvez regarder la suite.
network-asking = Vous demandez à reprendre ce coup : accord de { $n } sur { $of }.
network-ended-early = { $n ->
        [one] La partie est finie : { $names } a quitté.
       *[other] La partie est finie : { $names } ont quitté.
    }
network-place = Rang { $place } : { $name }
network-place-score = Rang { $place } : { $name }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
network-days = { $days } j { $hours } h
network-kept = La partie est gardée dans { $path }
network-want-again = { $n ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
network-again-sent = Vous voulez rejouer. Dès que tout le monde le veut, ça repart.
network-no-undo = À cette table rien n'est repris.
network-chat-how = Tapez c et puis ce que vous voulez dire, par exemple : c bonjour
network-consent-how = Tapez a pour accepter, d pour refuser.
network-confirm-resign = Quitter cette partie pour de bon ? Les autres la finissent sans vous. (o/n)
network-plain-help =
    À une table d'un serveur :
    c bonjour : dire quelque chose aux autres
    w : qui est là
    a, d : d'accord ou pas, quand quelqu'un demande à reprendre un coup
    g : abandonner, quitter cette partie pour de bon
    n : après la fin, rejouer avec les mêmes
    t : les tables du serveur

## Le plein écran

terminal-key-answer = répondre
terminal-key-chat = parler
terminal-key-who = qui
terminal-key-tables = tables
terminal-key-resign = abandon
terminal-title-chat = À la table
terminal-title-who = Qui est là
network-key-agree = d'accord
network-key-refuse = refuser
network-title-asked = Reprendre un coup
network-chat-keys = entrée le dit   échap ferme
network-help =
    À une table d'un serveur
    c   dire quelque chose aux autres
    w   qui est là, et le lien de la table
    a   répondre, quand quelqu'un demande à reprendre un coup
    g   abandonner : quitter cette partie pour de bon
    n   après la fin : rejouer avec les mêmes
    t   les tables du serveur
    q   partir ; votre place vous reste

    À côté du plateau, ▸ dit à qui de jouer, et … qui n'est pas là.
network-resign = Quitter cette partie pour de bon ? Les autres la finissent sans vous.

## Pourquoi quelque chose est refusé

network-refused = Ce n'est pas possible maintenant ({ $reason }).
network-refused-absent = Personne n'a besoin d'être remplacé.
network-refused-again = Il n'y a personne avec qui rejouer maintenant.
network-refused-barrier = Rien ne peut être repris : quelque chose a été lancé ou révélé depuis.
network-refused-bot = Un robot joue pour vous : reprenez d'abord votre place.
network-refused-client = Le serveur n'accepte pas ce qu'envoie ce programme.
network-refused-consent = Les autres doivent d'abord être d'accord.
network-refused-data = Le serveur ne comprend pas. Est-ce trop long ?
network-refused-early = La partie n'a pas commencé.
network-refused-full = Il s'est passé trop de choses à cette table.
network-refused-illegal = Ce coup n'est plus possible.
network-refused-kind = Ce serveur ne connaît pas cela.
network-refused-late = La partie a déjà commencé.
network-refused-nothing = Plus personne ne demande rien.
network-refused-often = Pas si vite, s'il vous plaît.
network-refused-out = Vous avez quitté cette partie.
network-refused-over = La partie est finie.
network-refused-owner = Seul l'hôte de la table peut le faire.
network-refused-pause = Pas si tôt après la dernière demande.
network-refused-person = Une personne joue à cette place.
network-refused-ready = C'est déjà fait.
network-refused-seat = Il n'y a pas de telle place pour vous.
network-refused-table = Cette table n'existe plus.
network-refused-taken = Quelqu'un a été plus rapide : la place est prise.
network-refused-time = Il reste du temps.
network-refused-turn = Ce n'est pas votre tour.

## Le salon

lobby-title = Tables
lobby-goal = Choisissez une table, ou ouvrez-en une et envoyez son lien à vos amis.
lobby-where = { $name } sur { $server }
lobby-mine = { $n ->
        [0] Vos tables : aucune encore
       *[other] Vos tables
    }
lobby-open = { $n ->
        [0] Tables ouvertes : aucune en ce moment
       *[other] Tables ouvertes
    }
lobby-ask = Où allez-vous ?
lobby-ask-game = Quel jeu ?
lobby-ask-friends = Combien d'amis viendront ?
lobby-ask-bots = Combien de robots jouent aussi ?
lobby-ask-list = Qui peut venir ?
lobby-says-go = { $name } : { $game }, { $standing }
lobby-says-look = Regarder de nouveau
lobby-says-new = { $game } : { $friends ->
        [0] en solo
        [one] un ami
       *[other] { $friends } amis
    }, { $bots ->
        [0] sans robot
        [one] un robot
       *[other] { $bots } robots
    }{ $who ->
        [private] {""}, par votre lien seulement
        [open] {""}, pour tout le monde
       *[nobody] {""}
    }
lobby-says-duel = { $game }, { $friends ->
        [one] un ami
       *[other] { $friends } amis
    } et vous, chacun sa partie avec la même chance{ $who ->
        [private] {""}, par votre lien seulement
        [open] {""}, pour tout le monde
       *[nobody] {""}
    }
lobby-act-new = une nouvelle table
lobby-act-look = regarder de nouveau
lobby-friends = { $n ->
        [0] aucun : en solo
        [one] un ami
       *[other] { $n } amis
    }
lobby-bots = { $n ->
        [0] aucun robot
        [one] un robot
       *[other] { $n } robots
    }
lobby-list-private = seulement qui a le lien
lobby-list-open = tout le monde : elle est montrée ici
lobby-waits = { $n ->
        [0] va commencer
        [one] une place libre
       *[other] { $n } places libres
    }
lobby-your-turn = à vous de jouer
lobby-turn = à { $names } de jouer
lobby-over = finie

## Une table avant la partie

gathering-title = La table
gathering-goal = Dès que chaque place est prise et que tout le monde est prêt, ça commence.
gathering-seat = la place { $name }
gathering-ask-seat = Que faire avec { $seat } ?
gathering-act-sit = s'asseoir ici
gathering-act-open = libérer cette place
gathering-bot = { $name }, un robot
gathering-says-ready = Dire que vous êtes là
gathering-says-sit = Prendre { $seat }
gathering-says-open = Libérer { $seat }
gathering-says-bot = Laisser jouer { $bot } sur { $seat }
gathering-says-stand = Libérer votre place et regarder
gathering-says-close = Fermer la table
gathering-warning-stand = Quelqu'un d'autre peut prendre votre place.
gathering-warning-open = Qui joue là devra reprendre une place.
gathering-warning-close = La table disparaît pour tout le monde.
gathering-closed = La table a été fermée. t mène aux autres tables.
gathering-unseen = La partie est en cours. On pourra la voir quand tout le monde aura fini.
gathering-waits-seats = { $n ->
        [one] On attend quelqu'un sur la place libre.
       *[other] On attend quelqu'un sur { $n } places libres.
    }
gathering-waits-ready = On attend { $names }.
gathering-link = Invitez avec ce lien : { $link }
gathering-about = { $game }, édition { $edition }
gathering-duel = Chacun joue sa propre partie avec la même chance.
gathering-undo-free = Un coup peut être repris tant que rien n'a été révélé.
gathering-undo-ask = Un coup n'est repris que si les autres sont d'accord.
gathering-undo-never = Aucun coup n'est repris.
gathering-absent-bot = Pour qui n'est pas là pendant { $grace }, { $bot } joue jusqu'à son retour.
gathering-absent-end = Qui n'est pas là pendant { $grace } a perdu.
gathering-clock-live = Temps : { $time } par personne, et { $more } par décision.
gathering-clock-turn = Temps : { $time } par décision.
gathering-seconds = { $n } s
gathering-minutes = { $n } min
gathering-hours = { $n } h
gathering-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
gathering-dice = Dés équitables : le serveur s'engage sur :
gathering-luck = Vos propres mots entrent aussi dans la chance : { $luck }
