### Tables over the network: `ludo serve`, `ludo store`, `ludo join`.

cli-serve = Serve tables to friends on other machines.
cli-store = Look after the database in which tables are kept.
cli-store-check = Replay every table of a database and derive every draw of its records again.
cli-opt-host = the address to listen at; 0.0.0.0 for every network
cli-opt-port = the port to listen at
cli-opt-database = a SQLite file, or postgresql://…; without it a file in your data folder
cli-opt-server-workers = server processes; several need PostgreSQL
cli-opt-bots = processes in which bots think
cli-opt-bot-seconds = how long a bot may think about one move
cli-opt-public-url = how people reach the server, if not at its own address
cli-opt-proxies = how many proxies stand in front of it
cli-opt-no-limits = no limits on how often anybody may ask; for load tests and closed networks
cli-opt-private-hooks = let turn notices go to addresses of the private network
cli-opt-open-metrics = show /metrics to everybody, not only to this machine
cli-serving = Tables are served at { $url } (ctrl-C ends it).
cli-store-checking = Replaying
cli-store-checked = Version { $version }: { $tables } tables, { $entries } entries and { $records } records; { $troubles ->
        [0] everything replays.
        [one] one table has trouble.
       *[other] { $troubles } tables have trouble.
    }
