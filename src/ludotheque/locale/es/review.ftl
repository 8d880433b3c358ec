### Volver a ver una partida terminada en el navegador: repetición, resultado, prueba de los dados.

review-title = Volver a ver
review-page = { $game } · volver a ver
review-early = Esta partida aún no ha terminado. Cuando termine, cualquiera podrá verla aquí.
review-early-go = A la mesa
review-loading = La partida se juega otra vez…
review-side = Sobre la partida

## Through whose eyes

review-eyes = Con los ojos de quién
review-eyes-all = Verlo todo
review-eyes-all-about = Lo que sabían todos juntos; el tablero sigue a quien actúa.
review-eyes-spectator = Espectador
review-eyes-seat = { $name }: lo que veía ese asiento
review-boards = El tablero de quién

## The replay

review-replay = Repetición
review-scrubber = Paso de la partida
review-step = Paso { $n } de { $of }
review-round = Ronda { $n }
review-prelude = Antes de la primera ronda
review-beginning = La partida está preparada
review-unseen = Algo que los demás no ven
review-did = { $name }: { $line }
review-after = tras { $time }
review-clock = Tiempo desde el comienzo: { $time }
review-times = { $n } veces
review-first = Al comienzo
review-turn-back = Un turno atrás
review-back = Un paso atrás
review-play = Reproducir
review-pause = Pausa
review-forward = Un paso adelante
review-turn-forward = Un turno adelante
review-last = Al final
review-speed = Velocidad: { $speed }
review-speed-value = { $speed }×
review-big = Un gran momento

## Beside the board

review-steps = Paso a paso
review-result = Resultado
review-dice = Dados
review-played = Jugada el { $date }
review-length = { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
review-lasted = en { $time }
review-table = A la mesa
review-record = Descargar el registro
review-record-about = Todas las jugadas, en un texto que leen personas y programas.

## The analysis

review-insight = Análisis
review-analyse = Analizar esta partida
review-analyse-about = Un jugador que calcula vuelve a ver cada decisión: dónde cambió la partida, qué habría sido mejor y cuánto fue suerte.
review-analysing = Se vuelve a ver cada decisión…
review-analysing-step = { $n } de { $of } pasos
review-analysing-leave = Puedes dejar esta página: el trabajo sigue, y lo encontrarás aquí.
review-analyse-stop = Parar
review-analyse-nobody = El servidor solo trabaja para quien conoce: elige primero un nombre.
review-analyse-often = Ya se están analizando otras partidas tuyas. Espera a que terminen.
review-analyse-unsure = Ahora no se puede analizar. Inténtalo dentro de un rato.
review-curve = El curso de la partida, paso a paso
review-curve-whose = De quién es la suerte bajo la curva
review-curve-luck = Suerte
review-curve-beginning = Al comienzo
review-mark-turning = Paso { $n }, momento decisivo: { $cost }
review-mark-luck = Paso { $n }, suerte: { $luck }
review-verdict-slip = Una pequeña imprecisión.
review-verdict-mistake = Un error.
review-verdict-blunder = Un error costoso.
review-verdict-good = No se encontró nada mejor.
review-cost-slip = una pequeña imprecisión, { $loss }
review-cost-mistake = un error, { $loss }
review-cost-blunder = un error costoso, { $loss }
review-luck-of = { $who } { $luck }
review-luck-here = Suerte respecto a lo esperable: { $lucks }
review-what-if = ¿Y si…? Mostrarlo en el tablero
review-what-if-back = Volver a lo que se jugó
review-what-if-now = El tablero está como antes de elegir. Lo que brilla era mejor.
review-from-to = De { $start } a { $end }
review-report-none = No hay ninguna partida en esta página.
review-person = Jugador

## Sharing

review-share = Compartir
review-share-how = Quien abra este enlace verá la partida como tú la ves ahora.
review-share-game = Toda la partida
review-share-step = Este momento
review-share-link = Enlace de la partida
review-share-qr = Código QR del enlace
review-share-text = ¡Mira esta partida de { $game }!

## Fair dice

review-fair-how = Antes de la partida, el servidor se ató a un secreto mostrando su huella. Cada persona añadió palabras propias. Todas las tiradas y extracciones salen del secreto y de esas palabras: nadie pudo elegirlas, ni el servidor ni un jugador.
review-fair-commitment = Huella, mostrada antes de la partida
review-fair-secret = Secreto, mostrado después
review-fair-salts = Lo que añadieron los jugadores
review-fair-verify = Verificar los dados
review-fair-again = Verificar otra vez
review-fair-verifying = Cada jugada y cada tirada se hace otra vez…
review-fair-right = Todo es como se prometió.
review-fair-checked-secret = El secreto tiene la huella mostrada antes de la partida.
review-fair-checked-here = Tu propio navegador lo ha comprobado.
review-fair-checked-moves = { $n ->
        [one] Una jugada se hizo otra vez, como permiten las reglas.
       *[other] Las { $n } jugadas se hicieron otra vez, cada una como permiten las reglas.
    }
review-fair-checked-draws = { $n ->
        [0] Nada quedó al azar.
        [one] Una tirada o extracción se derivó otra vez del secreto: es la misma.
       *[other] Las { $n } tiradas y extracciones se derivaron otra vez del secreto: son las mismas.
    }
review-fair-checked-result = La última posición y el resultado son los mismos.
review-fair-wrong = El registro no cumple lo prometido: { $reason }
review-fair-other-secret = el secreto tiene otra huella
review-fair-unsure = No se pudo verificar ahora. Inténtalo dentro de un rato.
review-fair-nobody = El servidor solo trabaja para quien conoce: elige primero un nombre. O compruébalo por tu cuenta, más abajo.
review-fair-name = Elegir un nombre
review-fair-yourself = Comprobarlo por tu cuenta
review-fair-yourself-how = Descarga el registro y deja que el programa lo derive todo en tu propia máquina. No hace falta red.

## Keys

review-menu = Menú
review-keys-steps = un paso atrás, adelante
review-keys-turns = un turno atrás, adelante
review-keys-rounds = una ronda atrás, adelante
review-keys-ends = el comienzo, el final
review-keys-turning = el momento decisivo anterior, el siguiente
review-keys-play = reproducir o pausar
review-keys-speed = más lento, más rápido
review-keys-text = tablero en palabras, o en imagen
review-keys-keys = esta lista
review-key-shift = Mayús
review-key-home = Inicio
review-key-end = Fin
review-key-page-up = Re Pág
review-key-page-down = Av Pág
review-key-space = Espacio
