### What a player that searches thinks of a game: hints, and the analysis of a finished one.

## Figures

analysis-chance = { $n } %
analysis-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
analysis-seat = seat { $seat } ({ $player })
analysis-in-round = Round { $n }

## Hints

analysis-hint = Hint { $place } of { $of }: { $move } ({ $worth }).

## The report

analysis-title = { $game }: the game looked at again
analysis-how = Each decision was searched { $simulations ->
        [one] once
       *[other] { $simulations } times
    } with the seed { $seed }, from what the player knew then.
analysis-how-hindsight = Each decision was searched { $simulations ->
        [one] once
       *[other] { $simulations } times
    } with the seed { $seed }, with everything known that was hidden then.
analysis-partial = It was broken off: { $n } of { $of } steps are looked at.
analysis-measure-chance = Figures are chances of winning, as far as the search can tell.
analysis-measure-points = Figures are points at the end of the game, as far as the search can tell.
analysis-split-title = What made the difference
analysis-split = { $who }: from { $start } to { $end }. Own mistakes { $skill }, luck { $luck }, the rest { $rest }.
analysis-split-about = The rest is what the others did, and what the search did not see coming.
analysis-column-player = player
analysis-column-start = at first
analysis-column-end = at last
analysis-column-skill = own mistakes
analysis-column-luck = luck
analysis-column-rest = the rest
analysis-curve-title = How it stood
analysis-curve-round = After round { $n }: { $standings }
analysis-curve-standing = { $who } { $worth }
analysis-turning-title = Turning points
analysis-turning-none = No decision cost anything that the search can see.
analysis-moment = { $round }, step { $n }, { $who }: { $move }
analysis-moment-alone = { $round }, step { $n }: { $move }
analysis-better = Better: { $move }. That was worth { $worth }; the choice cost { $loss }.
analysis-luck-title = Luck
analysis-luck-none = Luck was even all the way.
analysis-seen-by = As { $who } saw it:
analysis-stroke-good = Lucky for { $who }: { $luck } against what was to be expected.
analysis-stroke-bad = Unlucky for { $who }: { $luck } against what was to be expected.
analysis-stroke-good-alone = Lucky: { $luck } against what was to be expected.
analysis-stroke-bad-alone = Unlucky: { $luck } against what was to be expected.
analysis-page = The report is written: { $path }
