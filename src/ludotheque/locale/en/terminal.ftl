### The terminal: line mode, the full-screen game, replays, and the boards' own words.

## Both interfaces

terminal-language = English
terminal-ask = What do you do?
terminal-clock = Clock: { $time }
terminal-no-undo = Nothing can be taken back: something was rolled or revealed since.
terminal-undone = Taken back.
terminal-end-is-final = The game is over: nothing is taken back any more.
terminal-unsaved = The game could not be saved: { $reason }
terminal-curtain = Seat { $seat }, press Enter when you are ready.
terminal-no-hint = There is nothing to hint at.
terminal-no-forecast = This game has no forecast.
terminal-no-players = There are no other boards to look at.
terminal-players-keys = p the next board · esc back to yours
terminal-no-rules = The rules are not installed here. Try: ludo rules
terminal-log-empty = Nothing has happened yet.
terminal-bye = { $path ->
        [none] Goodbye. This game was not kept.
       *[other] The game is kept in { $path }. Go on with: ludo resume
    }
terminal-bye-over = { $path ->
        [none] Goodbye.
       *[other] The finished game is kept. Look at it with: ludo replay { $path }
    }
terminal-challenges-new = { $n ->
        [one] New challenge met: { $challenges }
       *[other] { $n } new challenges met: { $challenges }
    }
terminal-challenges-again = { $n ->
        [one] One challenge met again: { $challenges }
       *[other] { $n } challenges met again: { $challenges }
    }
terminal-challenges-met = { $n ->
        [one] Challenge met: { $challenges }
       *[other] { $n } challenges met: { $challenges }
    }
terminal-challenges-none = No challenge was met this time.
terminal-challenges-done = Challenges: { $done } of { $of } done. All of them: ludo challenges { $game }
terminal-challenges-aside = The sheet of challenges was damaged. It is kept as { $path }, and a new one is begun.
terminal-challenges-unkept = The sheet of challenges could not be kept: { $reason }. It is tried again when you leave.

## Line mode

terminal-plain-help-hint = Answer with a number. Type ? for help, q to leave.
terminal-plain-prompt = Number or command (? for help):
terminal-plain-behind = { $count ->
        [one] (one way)
       *[other] ({ $count } ways)
    }
terminal-plain-no-undo = (no undo after this)
terminal-plain-no-such = { $count ->
        [0] It is not your turn.
       *[other] Please answer with a number from 1 to { $count }.
    }
terminal-plain-unknown = Unknown command. Type ? for help.
terminal-plain-plain = There is nothing more to explain here.
terminal-plain-first-step = This is the first step already. u takes back the last move.
terminal-plain-confirm = Do it all the same? (y/n)
terminal-plain-yes = y yes
terminal-plain-over = The game is over. o tells the log, n begins a new game, q leaves:
terminal-plain-confirm-new = Start a new game with the same options? This one stays kept. (y/n)
terminal-plain-help =
    A number takes that line. A decision may need several steps.
    b: one step back
    u: undo, take back the last decision (never past a roll)
    h: hint, up to three good choices
    p: the other players' boards; p 2 only that of player 2
    f: forecast, what would happen now
    s: tell the whole position again
    x: explain what the lines name; x 3 explains the third
    r: the rules
    o: the log, all that happened
    l: language: English, français, español
    n: a new game with the same options
    q: leave; the game is kept
    ?: this help

## Full screen: keys, titles, side list

terminal-too-small = This window is too small. At least 80 x 24 is needed; or play in lines: add --plain to the command
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-players = players
terminal-key-forecast = forecast
terminal-key-rules = rules
terminal-key-log = log
terminal-key-language = language
terminal-key-theme = light/dark
terminal-key-help = help
terminal-key-new = new
terminal-key-quit = quit
terminal-key-close = close
terminal-key-yes = yes
terminal-key-no = no
terminal-key-look = look at the board
terminal-title-help = Help
terminal-title-rules = Rules at hand
terminal-title-log = What happened
terminal-title-forecast = Forecast
terminal-title-result = The game is over
terminal-title-confirm = Are you sure?
terminal-ways = { $count ->
        [one] one way
       *[other] { $count } ways
    }
terminal-barrier = No undo after this: something is rolled or revealed.
terminal-warning = Warning: { $text }
terminal-confirm-move = Do it all the same?
terminal-confirm-new = Start a new game with the same options? This one stays kept.
terminal-person = a person
terminal-score = Seat { $seat } ({ $player }): { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
terminal-score-opponent = The opponent: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
terminal-over-keys = o log · n new game · q quit
terminal-help =
    A decision is made step by step. What you may point at now has the sign ▸, in the picture and in the list; the cursor is ▶, what you have chosen ●, and ? marks the hint.

    Arrows, tab   move the cursor
    Enter, space  choose
    1 to 9        choose that line of the list
    Esc, ⌫        one step back
    Mouse         click anything marked ▸
    u   undo, never past a roll
    h   hint: a good choice; again: the next
    p   the other players' boards, one after the other
    f   forecast
    r   rules at hand
    o   log: all that happened
    l   language: English, français, español
    d   light or dark
    n   new game with the same options
    q   quit; the game is kept

    ! marks a choice that undo cannot take back.

## Replays

terminal-replay-place = Move { $n } of { $of }
terminal-replay-start = The beginning
terminal-replay-move = { $n }. { $move }
terminal-replay-prompt = Enter for the next move, q to leave:
terminal-replay-step = step
terminal-replay-ends = ends
terminal-replay-play = play
terminal-replay-pause = pause
terminal-replay-speed = speed { $speed }
terminal-replay-hidden = Seat { $seat } moves.
terminal-replay-open = The record ends here; the game is not over.

## The Spirit of Eden

terminal-eden-title = Round { $round } of { $last } · { $phase }
terminal-eden-modes = Modes: { $modes }
terminal-eden-stand-ins = { $count ->
        [one] Edition { $edition }: one part is a stand-in of ours, not what is printed in the box.
       *[other] Edition { $edition }: { $count } parts (objectives, Actions cards, score) are stand-ins of ours, not what is printed in the box.
    }
terminal-eden-stand-ins-short = { $edition } edition · stand-ins
terminal-eden-edition-short = { $edition } edition

terminal-eden-yellow = Yellow
terminal-eden-red = Red
terminal-eden-black = Black
terminal-eden-tag-yellow = Y
terminal-eden-tag-red = R
terminal-eden-tag-black = B
terminal-eden-water = Water
terminal-eden-fauna = Fauna
terminal-eden-flora = Flora
terminal-eden-tag-water = Wa
terminal-eden-tag-fauna = Fa
terminal-eden-tag-flora = Fl

terminal-eden-ask-card = Which card takes the { $die }?
terminal-eden-ask-ally = Which Ally?
terminal-eden-ask-goomz = Which Goomz?
terminal-eden-ask-piece = Which piece?
terminal-eden-ask-place = Where to?
terminal-eden-ask-second = And which other one?
terminal-eden-ask-discard = Which die do you give up?
terminal-eden-ask-reroll = Which die do you roll again?
terminal-eden-ask-noa = Which die does Noa turn?
terminal-eden-ask-face = Into which number?
terminal-eden-ask-met = Which Ally does it meet?

terminal-eden-die = die { $n }
terminal-eden-discard = give up the { $n }
terminal-eden-roll-again = roll the { $n } again
terminal-eden-face = into a { $n }
terminal-eden-row = { $card }: { $action }
terminal-eden-at = { $piece }: { $land } ({ $place })
terminal-eden-land = { $land } ({ $place }), { $health }
terminal-eden-backup-left = Backup re-roll, { $n } left this round
terminal-eden-free-left = Free re-roll, { $n } left

terminal-eden-place = { $place }: { $land }, { $health }. { $pieces }
terminal-eden-empty = Nobody.
terminal-eden-shield = shield
terminal-eden-locked = cannot leave
terminal-eden-traps = traps { $goomz }
terminal-eden-trapped = trapped
terminal-eden-acted = has acted
terminal-eden-on-noa = With Noa: { $ally }, back in round { $round }.
terminal-eden-objective = { $goomz }: { $ally } on { $land }{ $reroll ->
        [yes] , with a free re-roll
       *[no] {""}
    }. { $n } of 3 reached.
terminal-eden-no-objective = { $goomz }: all 3 reached.
terminal-eden-dice = Free dice: { $dice }. Given up: { $out }.
terminal-eden-no-dice = No free dice.
terminal-eden-card-rows = { $card }: { $rows }.
terminal-eden-card-die = { $card } holds a { $die }: { $action }.
terminal-eden-card-turned = { $card } is turned: out of use this round.
terminal-eden-means = { $power ->
        [ready] Noa's power is ready.
       *[spent] Noa's power is spent.
    } Free re-rolls: { $rerolls }.

terminal-eden-short-dice = Dice
terminal-eden-short-out = given up { $n }
terminal-eden-short-turned = turned: out of use this round
terminal-eden-short-power = power ready
terminal-eden-short-spent = power spent
terminal-eden-short-backup = Backup { $n }
terminal-eden-short-free = Free { $n }
terminal-eden-short-end = End
terminal-eden-short-faces = becomes
terminal-eden-short-gone = gone
terminal-eden-back = back { $round }
terminal-eden-short-move = Move { $amount }
terminal-eden-short-attract = Attract
terminal-eden-short-repel = Repel { $amount }
terminal-eden-short-protect = Protect
terminal-eden-short-heal = Heal
terminal-eden-short-trap = Trap
terminal-eden-short-shortcut = Shortc.
terminal-eden-short-swap-goomz = Swap G.
terminal-eden-short-swap-allies = Swap A.
terminal-eden-card-title = Card { $name }
terminal-eden-card-move = Move { $amount }
terminal-eden-card-swap-goomz = Swap Goomz
terminal-eden-card-swap-allies = Swap Allies
terminal-eden-legend =
    In the picture
    ▴Y ▴▴R ▴▴▴B   the yellow, red and black Goomz: one, two, three horns
    ≈ ∴ ♣         Water, Fauna, Flora
    (≈)           a shield is up
    #             on an Ally: it traps; on a Goomz: it is trapped
    ⊥             cannot leave this round
    ✓             has acted
    ↻             this objective brings a free re-roll
    ■             a die lies on this row of the card
    A full landscape is healthy, one of dots and dashes ravaged, an empty one destroyed; the word stands on its lower edge.
