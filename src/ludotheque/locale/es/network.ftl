### Mesas en red: `ludo serve`, `ludo store`, `ludo join`.

cli-serve = Abre mesas a amigos en otras máquinas.
cli-store = Cuida la base de datos donde se guardan las mesas.
cli-store-check = Repite cada mesa de una base y deriva de nuevo cada sorteo de sus partidas.
cli-opt-host = la dirección donde escuchar; 0.0.0.0 para todas las redes
cli-opt-port = el puerto donde escuchar
cli-opt-database = un archivo SQLite, o postgresql://…; si no, un archivo en tu carpeta de datos
cli-opt-server-workers = procesos del servidor; varios necesitan PostgreSQL
cli-opt-bots = procesos en los que piensan los robots
cli-opt-bot-seconds = cuánto puede pensar un robot una jugada
cli-opt-public-url = la dirección pública del servidor, si no es la suya
cli-opt-proxies = cuántos intermediarios hay delante
cli-opt-no-limits = sin límites de frecuencia; para pruebas de carga y redes cerradas
cli-opt-private-hooks = deja que los avisos de turno vayan a direcciones de la red privada
cli-opt-open-metrics = muestra /metrics a todos, no solo a esta máquina
cli-serving = Las mesas están abiertas en { $url } (ctrl-C para terminar).
cli-store-checking = Repitiendo
cli-store-checked = Versión { $version }: { $tables } mesas, { $entries } entradas y { $records } partidas; { $troubles ->
        [0] todo se repite bien.
        [one] una mesa tiene un problema.
       *[other] { $troubles } mesas tienen un problema.
    }
