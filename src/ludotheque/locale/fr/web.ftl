### Le navigateur : tout ce qui entoure la table. Ce que dit un jeu est dans son propre fichier.

web-title = Ludotheque
web-title-of = { $screen } · Ludotheque
web-skip = Aller au contenu
web-again = Réessayer
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-share = Partager
web-nav = Ludotheque
web-nav-lobby = Tables
web-nav-you = Vous
web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre

## L’étagère

web-home-title = On joue à quoi ce soir ?
web-home-lead = Trois jeux de société modernes dans votre navigateur : en solo, entre amis ou contre des robots. Gratuits, sans compte.
web-players = { $least ->
        [one] { $most ->
            [one] 1 joueur
           *[other] 1 à { $most } joueurs
        }
       *[other] { $least } à { $most } joueurs
    }
web-play = Jouer
web-friends = Entre amis
web-learn = Apprendre
web-rules = Règles
web-mine = Vos parties
web-finished = Vos parties finies
web-open = Tables ouvertes
web-open-none = Personne n’attend de joueurs en ce moment.
web-open-how = Ouvrez une table visible de tous, et quelqu’un viendra peut-être.
web-records = À peine finies
web-all-tables = Toutes les tables
web-footer = Des règles écrites par nous, des dés vérifiables, ni publicité ni pistage. Une maison non officielle pour des jeux que nous aimons : si l’un vous plaît, achetez la boîte.

## Jouer tout de suite

web-play-title = Jouer à { $game }
web-play-alone = En solo
web-play-alone-about = À votre rythme, votre soirée à vous.
web-play-bots = { $n ->
        [one] Contre un robot
       *[other] Contre { $n } robots
    }
web-play-bots-about = { $n ->
        [one] Une partie rapide à deux.
        [2] Une partie animée à trois.
       *[other] Une table pleine, à quatre.
    }
web-play-more = Plus de choix : places, variantes, horloges

## Un nom

web-name = Votre nom à la table
web-name-why = Ni compte ni mot de passe : ce navigateur se souvient de vous.
web-name-other = Une autre idée
web-name-bad = Un nom a de 1 à 40 signes sur une ligne.
web-names = Loutre curieuse, Héron patient, Blaireau jovial, Renard discret, Roitelet hardi, Hibou rêveur, Lièvre chanceux, Pie rusée, Ours tendre, Triton brave, Martre agile, Crapaud sage, Phoque rieur, Merle fier, Élan paisible, Écureuil vif

## Une table dans une liste

web-table-yours = À vous de jouer
web-table-turn = à { $names } de jouer
web-table-free = { $n ->
        [one] une place libre
       *[other] { $n } places libres
    }
web-table-begins = va commencer
web-table-playing = en cours
web-table-over = finie
web-table-won = gagnée par { $names }
web-table-with = avec { $names }
web-table-alone = en solo
web-table-duel = duel
web-go-on = Continuer
web-join = Rejoindre
web-watch = Regarder
web-review = Revoir

## Le salon

web-lobby-title = Tables
web-lobby-lead = Asseyez-vous à une table ouverte, ou ouvrez la vôtre.
web-lobby-all = Tous les jeux
web-lobby-new = Nouvelle table
web-lobby-who = Dites-nous votre nom, et les tables sont à vous.
web-lobby-enter = Entrer

## Une nouvelle table

web-new-title = Une table de { $game }
web-new-seats = Qui joue ?
web-new-seat = Place { $n }
web-new-add = Une place de plus
web-new-remove = Enlever la place { $n }
web-seat-me = vous
web-seat-open = libre
web-seat-open-about = pour qui vous invitez
web-new-duel = Duel
web-new-duel-about = Chacun joue sa propre partie avec la même chance. Qui fera mieux ?
web-new-options = Variantes
web-new-edition = Édition
web-new-edition-all = Tout y est comme imprimé.
web-new-edition-some = Substituts de notre invention, car aucune source ne montre ce qui est imprimé : { $parts }.
web-new-list = Qui peut venir ?
web-new-private = Qui a le lien
web-new-private-about = La table n’est dans aucune liste.
web-new-public = Tout le monde
web-new-public-about = La table est dans la liste des tables ouvertes ; sa partie pourra être revue.
web-new-terms = Reprises, horloge et absences
web-new-undo = Reprendre un coup
web-new-undo-free = librement, jusqu’à ce que quelque chose soit révélé
web-new-undo-ask = si les autres sont d’accord
web-new-undo-never = jamais
web-new-clock = Horloge
web-new-clock-none = aucune
web-new-clock-live = { $minutes } min chacun, et { $seconds } s par décision
web-new-clock-turn = { $days ->
        [one] un jour par décision
       *[other] { $days } jours par décision
    }
web-new-absent = Qui est absent
web-new-absent-wait = est attendu
web-new-absent-bot = est remplacé par un robot jusqu’à son retour
web-new-absent-end = perd
web-new-grace = après
web-new-name = Nom de la table
web-new-open = Ouvrir la table
web-new-open-alone = Jouer

## Robots

web-bot = Robot ({ $spec })
web-bot-level = De quelle force sont les robots ?
web-bot-seat = Y mettre un robot
web-level-easy = facile
web-level-easy-about = joue sans trop réfléchir : bien pour une première partie
web-level-medium = moyen
web-level-medium-about = prend ce qui semble le mieux tout de suite
web-level-hard = difficile
web-level-hard-about = prévoit, et punit les erreurs
web-level-expert = expert
web-level-expert-about = réfléchit un moment à chaque tour, et joue aussi bien que nous savons le faire jouer

## Durées

web-seconds = { $n } s
web-for-minutes = { $n } min
web-for-hours = { $n } h
web-for-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }

## Une invitation

web-invited = Une invitation pour vous
web-invited-to = { $name } : { $game }
web-invited-sit = S’asseoir
web-invited-watch = Regarder seulement
web-invite = Inviter
web-invite-how = Qui ouvre ce lien peut prendre une place libre, ou regarder.
web-invite-scan = Ou montrez ceci à un téléphone
web-invite-qr = Code QR de l’invitation
web-invite-text = Viens jouer à { $game } avec moi !
web-invite-local = Cette adresse ne marche que sur cette machine. Pour des amis ailleurs, le serveur doit être lancé pour le réseau.

## Avant la partie

web-gathering-goal = Dès que chaque place est prise et que c’est bon pour tout le monde, la partie commence.
web-gathering-seats = Places
web-gathering-free = place libre
web-gathering-you = vous
web-gathering-host = hôte
web-gathering-ready = c’est bon
web-gathering-not-ready = pas encore
web-gathering-away = pas là
web-gathering-sit = S’asseoir ici
web-gathering-stand = Libérer ma place
web-gathering-free-bot = Renvoyer { $bot }
web-gathering-free-person = Prier { $name } de se lever
web-gathering-close = Fermer la table
web-gathering-close-sure = Fermer la table ? Elle n’existera plus pour personne.
web-gathering-luck = Vos mots pour la chance
web-gathering-luck-how = Ils sont mêlés aux dés. Tous les mots conviennent ; personne ne peut les connaître d’avance.
web-gathering-luck-other = D’autres mots
web-gathering-begin = C’est bon pour moi
web-gathering-waits-seats = { $n ->
        [one] On attend quelqu’un sur la place libre.
       *[other] On attend quelqu’un sur { $n } places libres.
    }
web-gathering-waits-ready = On attend { $names }.
web-gathering-watching = { $n ->
        [one] Une personne regarde.
       *[other] { $n } personnes regardent.
    }
web-gathering-fair = Des dés honnêtes
web-gathering-fair-how = Avant que quiconque ait dit un mot, le serveur s’est lié à un secret. En voici l’empreinte. Après la partie le secret est montré, et chaque lancer peut être recalculé.
web-gathering-terms = Ce qui est convenu
web-gathering-undo-free = Un coup peut être repris jusqu’à ce que quelque chose soit révélé.
web-gathering-undo-ask = Un coup n’est repris que si les autres sont d’accord.
web-gathering-undo-never = Aucun coup n’est repris.
web-gathering-absent-bot = Pour qui est absent depuis { $grace }, un robot joue jusqu’à son retour.
web-gathering-absent-end = Qui est absent depuis { $grace } a perdu.
web-gathering-clock-live = Horloge : { $time } chacun, et { $more } par décision.
web-gathering-clock-turn = Horloge : { $time } par décision.
web-luck = lanterne, théière, lune, gland, galet, boussole, plume, tambour, trèfle, comète, bille, escargot, ruban, sifflet, citrouille, ancre, violon, bouton, chardon, hanneton, cerf-volant, bougie, flaque, noix

## Vous

web-me-title = Vous
web-me-nobody = Vous n’avez pas encore de nom ici. Choisissez-en un, ou reprenez le vôtre d’un autre appareil.
web-me-save = C’est mon nom
web-me-saved = Enregistré
web-me-look = Apparence et confort
web-me-sound = Sons
web-me-sound-about = rares et courts
web-me-motion = Mouvement
web-me-motion-auto = comme le dit l’appareil
web-me-motion-less = le moins possible
web-me-confirm = Demander avant un coup
web-me-confirm-barrier = qu’on ne peut pas reprendre
web-me-confirm-always = quel qu’il soit
web-me-confirm-never = jamais
web-me-devices = Un autre appareil
web-me-devices-how = Soyez la même personne sur votre téléphone : scannez ceci, ou ouvrez-y le lien. Il vaut une fois, pendant dix minutes.
web-me-devices-show = Montrer le code
web-me-devices-left = Encore valable { $time }.
web-me-devices-late = Le code est trop vieux. Montrez-en un nouveau.
web-me-devices-qr = Code QR pour un autre appareil
web-me-devices-only = Cet appareil seulement
web-me-devices-only-about = Tous les autres appareils vous oublient aussitôt.
web-me-devices-only-done = Vous n’êtes plus vous que sur cet appareil.
web-me-notices = Avis de tour
web-me-notices-how = Quand vous êtes ailleurs et que c’est à vous de jouer, cet appareil vous le dit. Personne entre les deux ne peut lire l’avis.
web-me-notices-on = Prévenez-moi
web-me-notices-off = Ne me prévenez plus
web-me-notices-are-on = Cet appareil vous prévient quand c’est à vous de jouer.
web-me-notices-elsewhere = Un autre de vos appareils est prévenu.
web-me-notices-denied = Votre navigateur a reçu l’ordre de ne pas montrer d’avis pour cette page. Cela se change dans ses réglages.
web-me-notices-impossible = Ce navigateur ne peut pas montrer d’avis ici.
web-me-forget = M’oublier sur cet appareil
web-me-forget-how = Sans un autre appareil ni un code, vos places ne se retrouveront plus.
web-me-forget-sure = Oublier { $name } sur cet appareil ?
web-me-forget-yes = Oubliez-moi
web-me-code = Code d’un autre appareil

## Reprendre d’un autre appareil

web-claim-title = Est-ce vous ?
web-claim-how = Ce code fait de cet appareil celui de la personne qui l’a demandé.
web-claim-instead = Ici vous êtes { $name } jusqu’à présent. Ce nom et ses places restent derrière vous.
web-claim-yes = Oui, c’est moi
web-claim-done = Bon retour, { $name }.
web-claim-bad = Ce code n’existe pas. Il a peut-être déjà servi, ou il est trop vieux.

## Règles

web-rules-title = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $n ->
        [0] Aucune règle n’en parle.
        [one] Une règle en parle.
       *[other] { $n } règles en parlent.
    }
web-rules-contents = Sommaire
web-rules-marks = D’où vient une règle
web-rules-link = Lien vers la règle { $rule }
web-mark-R = règle publiée
web-mark-U = boîte publiée
web-mark-W = critiques publiques
web-mark-D = en découle
web-mark-P = notre décision
web-mark-S = substitut

## Quand quelque chose ne va pas

web-missing-title = Il n’y a rien ici
web-missing-how = Le lien est peut-être incomplet, ou la table a été fermée.
web-home = Vers les jeux
web-offline-title = Vous êtes hors ligne
web-offline-how = Les tables sont sur le serveur, et il est injoignable pour l’instant. Vos parties vous attendent telles que vous les avez laissées.
web-error-offline = Le serveur ne répond pas. La connexion est-elle coupée ?
web-error-nobody = Le serveur ne vous connaît pas (ou plus) : choisissez un nom.
web-error-forbidden = Ce n’est pas permis d’ici.
web-error-missing = Cela n’existe pas (ou plus).
web-error-often = Pas si vite, s’il vous plaît. Réessayez dans un instant.
web-error-busy = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
web-error-refused = Le serveur ne l’accepte pas : { $reason }
web-error-fault = Quelque chose a mal tourné de notre côté.

## Avis

web-notice-title = À vous de jouer
