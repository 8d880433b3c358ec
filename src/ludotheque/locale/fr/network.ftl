### Tables en réseau : `ludo serve`, `ludo store`, `ludo join`.

cli-serve = Ouvre des tables à des amis sur d'autres machines.
cli-store = S'occupe de la base de données où les tables sont gardées.
cli-store-check = Rejoue chaque table d'une base et dérive à nouveau chaque tirage de ses parties.
cli-opt-host = l'adresse où écouter ; 0.0.0.0 pour tous les réseaux
cli-opt-port = le port où écouter
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
cli-store-checking = Relecture
cli-store-checked = Version { $version } : { $tables } tables, { $entries } entrées et { $records } parties ; { $troubles ->
        [0] tout se rejoue.
        [one] une table a un problème.
       *[other] { $troubles } tables ont un problème.
    }
