### Looking back at a finished game in the browser: replay, result, the proof of the dice.

review-title = Look back
review-page = { $game } · look back
review-early = This game is not over yet. When it is, everybody can look back at it here.
review-early-go = To the table
review-loading = The game is being played again…
review-side = About the game

## Through whose eyes

review-eyes = Through whose eyes
review-eyes-all = Everything
review-eyes-all-about = What all of them knew together; the board follows who acts.
review-eyes-spectator = A spectator
review-eyes-seat = { $name }: what this seat could see
review-boards = Whose board

## The replay

review-replay = Replay
review-scrubber = Step of the game
review-step = Step { $n } of { $of }
review-round = Round { $n }
review-prelude = Before the first round
review-beginning = The game is set up
review-unseen = Something that the others do not see
review-did = { $name }: { $line }
review-after = after { $time }
review-clock = Time since the beginning: { $time }
review-times = { $n } times
review-first = To the beginning
review-turn-back = One turn back
review-back = One step back
review-play = Play
review-pause = Pause
review-forward = One step on
review-turn-forward = One turn on
review-last = To the end
review-speed = Speed: { $speed }
review-speed-value = { $speed }×
review-big = A big moment

## Beside the board

review-steps = Step by step
review-result = Result
review-dice = Dice
review-played = Played on { $date }
review-length = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
review-lasted = in { $time }
review-table = To the table
review-record = Download the record
review-record-about = All moves as a text that people and programs can read.

## The analysis

review-insight = Analysis
review-analyse = Analyse this game
review-analyse-about = A player that searches looks at every decision again: where the game turned, what would have been better, and how much was luck.
review-analysing = Looking at every decision again…
review-analysing-step = { $n } of { $of } steps
review-analysing-leave = You may leave this page: the work goes on, and you find it here again.
review-analyse-stop = Stop
review-analyse-nobody = The server works only for people it knows: choose a name first.
review-analyse-often = You have other games analysed already. Wait until that is done.
review-analyse-unsure = It could not be analysed now. Try again in a while.
review-curve = How it stood, step by step
review-curve-whose = Whose luck is shown under the curve
review-curve-luck = Luck
review-curve-beginning = At the beginning
review-mark-turning = Step { $n }, turning point: { $cost }
review-mark-luck = Step { $n }, luck: { $luck }
review-verdict-slip = A small slip.
review-verdict-mistake = A mistake.
review-verdict-blunder = A costly mistake.
review-verdict-good = Nothing better was found.
review-cost-slip = a small slip, { $loss }
review-cost-mistake = a mistake, { $loss }
review-cost-blunder = a costly mistake, { $loss }
review-luck-of = { $who } { $luck }
review-luck-here = Luck against what was to be expected: { $lucks }
review-what-if = What if? Show it on the board
review-what-if-back = Back to what was played
review-what-if-now = The board is as it was before the choice. What is lit was better.
review-from-to = From { $start } to { $end }
review-report-none = There is no game in this page.
review-person = Player

## Sharing

review-share = Share
review-share-how = Whoever opens this link sees the game as you see it now.
review-share-game = The whole game
review-share-step = This moment
review-share-link = Link to the game
review-share-qr = QR code of the link
review-share-text = Look at this game of { $game }!

## Fair dice

review-fair-how = Before the game the server bound itself to a secret by showing its fingerprint. Everybody added words of their own. All rolls and draws follow from the secret and these words, so nobody could choose them: not the server, and not a player.
review-fair-commitment = Fingerprint, shown before the game
review-fair-secret = Secret, shown after it
review-fair-salts = What the players added
review-fair-verify = Verify the dice
review-fair-again = Verify again
review-fair-verifying = Making every move and every draw again…
review-fair-right = Everything is as it was promised.
review-fair-checked-secret = The secret has the fingerprint that was shown before the game.
review-fair-checked-here = Your own browser has checked this.
review-fair-checked-moves = { $n ->
        [one] One move was made again, as the rules allow it.
       *[other] All { $n } moves were made again, each as the rules allow it.
    }
review-fair-checked-draws = { $n ->
        [0] Nothing was left to chance.
        [one] One roll or draw was derived from the secret again: it is the same.
       *[other] All { $n } rolls and draws were derived from the secret again: they are the same.
    }
review-fair-checked-result = The last position and the result are the same.
review-fair-wrong = The record does not hold what was promised: { $reason }
review-fair-other-secret = the secret has another fingerprint
review-fair-unsure = It could not be verified now. Try again in a while.
review-fair-nobody = The server works only for people it knows: choose a name first. Or check it yourself, below.
review-fair-name = Choose a name
review-fair-yourself = Check it yourself
review-fair-yourself-how = Download the record and let the program derive everything on your own machine. No network is needed.

## Keys

review-menu = Menu
review-keys-steps = a step back, a step on
review-keys-turns = a turn back, a turn on
review-keys-rounds = a round back, a round on
review-keys-ends = the beginning, the end
review-keys-turning = the turning point before, the next one
review-keys-play = play or pause
review-keys-speed = slower, faster
review-keys-text = board in words, or as a picture
review-keys-keys = this list
review-key-shift = Shift
review-key-home = Home
review-key-end = End
review-key-page-up = Page up
review-key-page-down = Page down
review-key-space = Space
