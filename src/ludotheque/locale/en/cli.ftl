### The `ludo` command.

cli-about = Ludotheque: modern board games from one set of rules. Try: ludo play
cli-example = Example:
cli-which-game = Which game? (Enter for the first)
cli-see-help = see: ludo --help
cli-games = List the games, their options and editions.
cli-play = Play a game here in the terminal.
cli-resume = Go on with the last unfinished game, or with the one in a file.
cli-scores = Rank the speed-runs played on this machine: by rounds, then by time.
cli-challenges = Show the sheet of challenges: what you have met so far in games played alone.
cli-replay = Step through a recorded game.
cli-verify = Derive every draw of a record again and compare it with what was shown.
cli-show = Show a position, or the last position of a record.
cli-rules = Print the rules with their ids, marks and tests.
cli-content = Look after editions: the printed content of a game.
cli-content-check = Check an edition file and list its stand-ins.
cli-perft = Count positions by depth, chance drawn from the seed.
cli-selfplay = Let programs play many games; win rate with its 95 % interval.
cli-ladder = How strong the players of each level are: against the level below, and alone.
cli-opt-ladder-players = Players from the weakest to the strongest, such as greedy,tree:500; without, all levels.
cli-alone = alone
cli-analyse = Look at a finished game again: what each decision was worth, and how much was luck.

## `ludo` without a command, and `ludotheque`

cli-opening = More, such as playing in the terminal: ludotheque --help
cli-start-title = Ludotheque: three modern board games, alone, with friends or against bots
cli-start-address = ADDRESS
cli-start-file = FILE
cli-start-game = GAME
cli-start-play = Play
cli-start-play-1 = in the browser, with a lesson for each game
cli-start-play-2 = here in the terminal
cli-start-play-3 = go on with the game you left
cli-start-play-4 = goals for games played alone, and those you met
cli-start-friends = With friends
cli-start-friends-1 = let others in your network play at your tables
cli-start-friends-2 = play at somebody's tables
cli-start-look-back = Look back
cli-start-look-back-1 = see a game again, step by step
cli-start-look-back-2 = where it was won or lost, and how much was luck
cli-start-look-back-3 = prove that its dice were fair
cli-start-study = Study
cli-start-study-1 = every rule, with its source
cli-start-study-2 = let programs play many games
cli-start-study-3 = check your own cards before you play them
cli-start-more = All commands: ludo --help · One of them: ludo play --help
cli-start-offer = Enter: open the games in the browser · t: play here · q: leave >
cli-start-offer-here = Enter: play here · q: leave >
cli-start-no-app = The browser app is not built in this copy; `make play` builds it.

cli-arg-game = the game, as in: ludo games
cli-arg-record = a record (.ludo file)
cli-arg-position = a position in one line, or a record (.ludo file)
cli-arg-rule = one rule, such as E42; all without it
cli-arg-edition = an edition (.toml file)

cli-opt-language = en, fr or es
cli-opt-modes = the game's modes, separated by commas
cli-opt-set = an option of the game, as name=value; may be repeated
cli-opt-edition = a shipped edition's name, or your own .toml file
cli-opt-plain = lines of text instead of the full screen: for screen readers and scripts
cli-opt-json = machine-readable output
cli-opt-seed = a number that fixes all luck
cli-opt-speedrun = show the clock, and rank the win by rounds, then time
cli-opt-auto = go on without waiting
cli-opt-number = how many players; the fewest possible without it
cli-opt-divide = also count below each first move
cli-opt-players = who plays, one for each seat, separated by commas: easy, medium, hard, expert, random, greedy:8, tree:500, rollout:1s
cli-opt-games = how many games
cli-opt-seats = who sits where, separated by commas: person, easy, medium, hard, expert
cli-opt-depth = how many moves ahead
cli-opt-workers = processes to use; the results do not depend on it
cli-opt-simulations = how long each decision is searched: simulations
cli-opt-hindsight = judge with everything known that was hidden then
cli-opt-html = write the report as a page that opens offline

cli-players = { $most ->
        [one] One player
       *[other] { $least } to { $most } players
    }
cli-edition = Edition { $name }: { $n ->
        [0] all as printed
        [one] one part is a stand-in
       *[other] { $n } parts are stand-ins
    }
cli-verified = { $moves } moves and { $draws } draws agree with the commitment { $commitment }.
cli-verified-unfinished = The game is not over yet.
cli-verified-no-result = The game is over, but no result is recorded.
cli-content-fine = Edition { $label } is sound; { $n ->
        [0] nothing in it is a stand-in.
        [one] one part is a stand-in:
       *[other] { $n } parts are stand-ins:
    }
cli-content-stand-in = { $name }: stand-in
cli-summary = { $games } of { $asked } games, seed { $seed }, { $moves } moves a game
cli-column-player = player
cli-column-wins = wins
cli-column-interval = 95 % interval
cli-column-score = mean score
cli-speedrun-won = Won in { $rounds } rounds and { $time }: place { $place } of { $of } on this seed.
cli-speedrun-lost = Lost after { $time }: only wins are ranked.
cli-speedrun-none = No speed-run of { $game } is won yet. Start one with: ludo play { $game } --speedrun --seed 7
cli-speedrun-line = { $place }. { $rounds } rounds, { $time } ({ $started })
cli-challenges-title = { $game }: { $done } of { $of } challenges done
cli-challenge-done = done on { $date }, edition { $edition }, in { $record }
