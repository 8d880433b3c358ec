### The Spirit of Eden: every word of it. Our own words, not the rulebook's.

eden-title = The Spirit of Eden
eden-tagline = One player guards a ring of land with four dice and three Allies.
eden-goal = Trap each Goomz three times, as its objectives ask, before both places of one kind of land are destroyed.

## Names

eden-goomz-yellow = the yellow Goomz
eden-goomz-red = the red Goomz
eden-goomz-black = the black Goomz
eden-ally-water = Water
eden-ally-fauna = Fauna
eden-ally-flora = Flora
# Inside a sentence.
eden-terrain-waterfall = waterfall
eden-terrain-swamp = swamp
eden-terrain-forest = forest
eden-terrain-mountain = mountain
# Alone, as a label.
eden-land-waterfall = Waterfall
eden-land-swamp = Swamp
eden-land-forest = Forest
eden-land-mountain = Mountain
eden-place-0 = top left
eden-place-1 = top
eden-place-2 = top right
eden-place-3 = right
eden-place-4 = bottom right
eden-place-5 = bottom
eden-place-6 = bottom left
eden-place-7 = left
eden-card = card { $name }
eden-die = { $name }
eden-face = { $name }
eden-noa-power = Noa's power
eden-act-end = End of actions
eden-act-backup = Backup re-roll
eden-act-reroll = Free re-roll
eden-health-healthy = healthy
eden-health-ravaged = ravaged
eden-health-destroyed = destroyed
eden-phase-resurrection = Choose two ravaged places
eden-phase-return = An Ally returns
eden-phase-weakness = Turn a card
eden-phase-player = Your actions
eden-phase-goomz = The Goomz act
eden-phase-over = The game is over

## Modes and options

eden-option-modes = Modes
eden-option-shield_lasts = Shields last
eden-mode-classic = Classic
eden-mode-celestial = Celestial
eden-mode-fearless = Fearless
eden-mode-resurrection = Resurrection
eden-mode-ravage = Ravage
eden-mode-weakness = Weakness
eden-mode-celestial-about = Trap on healthy land only.
eden-mode-fearless-about = No free re-rolls.
eden-mode-resurrection-about = Two places of your choice start ravaged.
eden-mode-ravage-about = Goomz never leave.
eden-mode-weakness-about = Each round one Actions card of your choice is out of use.
eden-option-shield_lasts-about = An unspent shield stays while its Ally stays.

## Rows of the Actions cards

eden-action-move = Move { $amount }
eden-action-attract = Attract
eden-action-repel = Repel { $amount }
eden-action-protect = Protect
eden-action-heal = Heal
eden-action-trap = Trap
eden-action-shortcut = Shortcut
eden-action-swap-goomz = Swap two Goomz
eden-action-swap-allies = Swap two Allies
eden-action-move-about = An Ally goes up to { $amount ->
        [one] one place
       *[other] { $amount } places
    } along the ring, either way.
eden-action-attract-about = An Ally pulls a Goomz or another Ally from a neighbouring place onto its own.
eden-action-repel-about = An Ally pushes a Goomz or another Ally on its place up to { $amount ->
        [one] one place
       *[other] { $amount } places
    } away.
eden-action-protect-about = An Ally raises a shield: the next attack there does nothing. It cannot leave this round.
eden-action-heal-about = An Ally makes the ravaged place it stands on healthy.
eden-action-trap-about = An Ally traps a Goomz on its place, if that Goomz's objective names this Ally and this kind of land. It cannot leave this round.
eden-action-shortcut-about = An Ally jumps to the other place of the same land.
eden-action-swap-goomz-about = Two Goomz change places.
eden-action-swap-allies-about = Two Allies change places.

## What a move says

eden-says-move = { $die } on { $card }: { $first } moves to the { $terrain } ({ $place })
eden-says-attract = { $die } on { $card }: { $first } attracts { $piece }
eden-says-repel = { $die } on { $card }: { $first } repels { $piece } to the { $terrain } ({ $place })
eden-says-protect = { $die } on { $card }: { $first } protects its place
eden-says-heal = { $die } on { $card }: { $first } heals its place
eden-says-trap = { $die } on { $card }: { $first } traps { $piece }
eden-says-shortcut = { $die } on { $card }: { $first } takes the shortcut to the { $terrain } ({ $place })
eden-says-swap-goomz = { $die } on { $card }: { $first } and { $piece } change places
eden-says-swap-allies = { $die } on { $card }: { $first } and { $piece } change places
eden-says-backup = Discard the { $lost } to re-roll the { $die }
eden-says-reroll = Free re-roll of the { $die }
eden-says-noa = Noa turns the { $die } into a { $face }
eden-says-end = { $dice ->
        [0] End your actions
        [one] End your actions, one die unused
       *[other] End your actions, { $dice } dice unused
    }
eden-says-goomz-A = { $goomz } ravages the { $terrain } ({ $place })
eden-says-goomz-B = { $goomz } destroys the { $terrain } ({ $place })
eden-says-goomz-C = { $goomz } walks on from the ruins ({ $place })
eden-says-goomz-D = { $goomz } sends { $ally } to Noa
eden-says-goomz-E = { $goomz } meets the shield of { $ally }
eden-says-goomz-F = { $goomz } flees from the trap of { $ally }
eden-says-return = { $ally } returns to the { $terrain } ({ $place })
eden-says-resurrect = The { $terrain } ({ $place }) and the { $terrain2 } ({ $place2 }) start ravaged
eden-says-weaken = Turn { $card }

## Warnings

eden-warn-trap-off = This frees { $goomz }: the trap of { $ally } is lost.
eden-warn-shield-down = { $ally } leaves, and the shield falls.
eden-warn-defeat = Both places of this kind would be destroyed: the game would be lost.

## Questions: what is asked now

eden-ask-resurrection = Which two places start ravaged?
eden-ask-return = Where does { $ally } return?
eden-ask-weakness = Which Actions card is out of use this round?
eden-ask-player = Which die do you use, and how?
eden-ask-goomz = Which Goomz acts now?

## What happens

eden-event-roll = Round { $round }: you roll { $dice }.
eden-event-place-die = The { $die } goes on { $card }.
eden-event-move = { $ally } moves to the { $terrain } ({ $place }).
eden-event-attract = { $ally } attracts { $piece } to the { $terrain } ({ $place }).
eden-event-repel = { $ally } repels { $piece } to the { $terrain } ({ $place }).
eden-event-protect = { $ally } raises a shield over the { $terrain } ({ $place }).
eden-event-heal = { $ally } heals the { $terrain } ({ $place }).
eden-event-trap = { $ally } traps { $goomz } on the { $terrain } ({ $place }).
eden-event-shortcut = { $ally } takes the shortcut to the { $terrain } ({ $place }).
eden-event-swap = { $first } and { $second } change places.
eden-event-trap-off = The trap of { $ally } is lost: { $goomz } is free.
eden-event-shield-down = The shield of { $ally } falls.
eden-event-discard = You discard the { $die }.
eden-event-reroll = You re-roll the { $die } and get a { $face }.
eden-event-noa = Noa turns the { $die } into a { $face }.
eden-event-goomz-phase = Now the Goomz act.
eden-event-ravage = { $goomz } ravages the { $terrain } ({ $place }).
eden-event-destroy = { $goomz } destroys the { $terrain } ({ $place }).
eden-event-wander = { $goomz } walks on to the { $terrain } ({ $place }).
eden-event-sent-to-noa = { $goomz } sends { $ally } from the { $terrain } ({ $place }) to Noa.
eden-event-shield-spent = { $goomz } meets the shield of { $ally } on the { $terrain } ({ $place }): no harm done, but the shield is spent.
eden-event-flee = { $goomz } flees to the { $terrain } ({ $place }).
eden-event-collect = Objective reached: { $ally } trapped { $goomz } on a { $terrain }.{ $reroll ->
        [0] {""}
       *[other] {" "}It brings a free re-roll.
    }
eden-event-objective = Next for { $goomz }: { $ally } on a { $terrain }.
eden-event-goomz-out = { $goomz } leaves Eden for good.
eden-event-return = { $ally } returns to the { $terrain } ({ $place }).
eden-event-start-ravaged = The { $terrain } ({ $place }) starts ravaged.
eden-event-weaken = { $card } is out of use this round.
eden-event-won = Eden is safe: all nine objectives are reached.
eden-event-land-lost = Both places of one kind are destroyed: Eden is lost.
eden-event-out-of-rounds = The last round is over: Eden is lost.

## The end

eden-result-won = Victory in round { $rounds }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
eden-result-land-lost = Defeat in round { $rounds }, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
eden-result-out-of-rounds = Defeat: the rounds ran out, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

## Forecast: what the Goomz would do now

eden-forecast-title = If the Goomz acted now, in the order yellow, red, black:
eden-forecast-A = { $goomz } ravages the { $terrain } ({ $place })
eden-forecast-B = { $goomz } destroys the { $terrain } ({ $place })
eden-forecast-C = { $goomz } walks on from the ruins ({ $place })
eden-forecast-D = { $goomz } sends { $ally } to Noa
eden-forecast-E = { $goomz } spends the shield of { $ally }
eden-forecast-F = { $goomz } flees from the trap
eden-forecast-choice = (you choose which Ally)

## On the shelf: what the browser says before a game

eden-web-length = 20 min
eden-web-feel = A tense little puzzle: every die saves one place and leaves another in danger.
eden-web-edition-base = The Spirit of Eden
eden-web-stand-in-objectives = { $n } of the 9 objectives
eden-web-stand-in-actions = the { $n } Actions cards
eden-web-stand-in-score = the score

## Why a move is good

eden-why-objectives = It brings in objectives.
eden-why-land = It keeps the land in better health.
eden-why-goomz = The Goomz are left where they do less harm.
eden-why-chase = A Goomz comes nearer to a place where it can be trapped.
eden-why-allies = The Allies are safer.
eden-why-luck = Re-rolls and the power of Noa are saved for later.
eden-why-dice = Dice are kept for more this round.
eden-why-later = It pays off later, though nothing shows at once.

## In the browser: the board

# Short words on the board.
eden-web-round = Round { $round }
eden-web-backup = Backup
eden-web-free = Free
eden-web-end = End
eden-web-swap-goomz = Swap Goomz
eden-web-swap-allies = Swap Allies
eden-web-turned = Out of use this round
eden-web-forecast = Forecast, if the Goomz acted now in this order:
eden-web-stand-ins = Some cards are stand-ins of ours, not what is printed in the box.
eden-objective-yellow = objective of the yellow Goomz
eden-objective-red = objective of the red Goomz
eden-objective-black = objective of the black Goomz

# Questions and answers.
eden-web-ask-card = Which card takes the { $die }?
eden-web-ask-ally = Which Ally?
eden-web-ask-goomz = Which Goomz?
eden-web-ask-piece = Which piece?
eden-web-ask-place = Where to?
eden-web-ask-second = And which other one?
eden-web-ask-discard = Which die do you give up?
eden-web-ask-reroll = Which die do you roll again?
eden-web-ask-noa = Which die does Noa turn?
eden-web-ask-face = Into which number?
eden-web-ask-met = Which Ally does it meet?
eden-web-die = die { $n }
eden-web-discard = give up the { $n }
eden-web-roll-again = roll the { $n } again
eden-web-face = into a { $n }
eden-web-row = { $card }: { $action }
eden-web-at = { $piece }: { $land } ({ $place })
eden-web-land = { $land } ({ $place }), { $health }
eden-web-backup-left = Backup re-roll, { $n } left this round
eden-web-reroll-left = Free re-roll, { $n } left

# The board in words.
eden-web-title = Round { $round } of { $last }: { $phase }
eden-web-ring = The ring of Eden
eden-web-objectives = Objectives
eden-web-dice = Dice
eden-web-cards = Actions cards
eden-web-place = { $place }: { $land }, { $health }. { $pieces }
eden-web-empty = Nobody is there.
eden-web-shield = shield
eden-web-locked = cannot leave this round
eden-web-traps = traps { $goomz }
eden-web-trapped = trapped
eden-web-acted = has acted
eden-web-on-noa = With Noa: { $ally }, back in round { $round }.
eden-web-objective = { $goomz }: { $ally } on { $land }{ $reroll ->
        [yes] , with a free re-roll
       *[no] {""}
    }. { $n } of 3 reached.
eden-web-no-objective = { $goomz }: all 3 reached.
eden-web-free-dice = Free dice: { $dice }. Given up: { $out }.
eden-web-no-dice = No free dice.
eden-web-means = { $power ->
        [ready] Noa's power is ready.
       *[spent] Noa's power is spent.
    } Free re-rolls: { $rerolls }. Backup re-rolls this round: { $discards }.
eden-web-card-rows = { $card }: { $rows }.
eden-web-card-die = A { $die } lies on it: { $action }.
eden-web-card-turned = { $card } is turned: out of use this round.

# What a piece says of itself.
eden-web-wanted = Wanted: { $ally } traps it on { $land }.
eden-web-reached = { $n } of 3 reached.
eden-web-omen = Forecast: { $does }.
eden-web-row-about = { $die } · { $action }: { $about }
eden-web-twin = The other one: { $place }.
eden-web-power-ready = Her power is ready.
eden-web-power-spent = Her power is spent.
eden-web-about-healthy = A Goomz that finds no Ally here ravages it.
eden-web-about-ravaged = A Goomz that finds no Ally here destroys it. An Ally can heal it.
eden-web-about-destroyed = Lost for good. A Goomz here walks on; Allies may still cross it.
eden-web-about-land = When both places of one kind are destroyed, Eden is lost.
eden-web-about-forest = Allies come back from Noa to a forest.
eden-web-about-goomz = It acts once a round, in the order you choose. Three objectives beat it.
eden-web-about-ally = Allies carry out what the Actions cards say. A Goomz that meets one without a shield sends it to Noa.
eden-web-about-symbol = It brings a free re-roll.
eden-web-about-noa = Once in the game, Noa turns a free die to any other number.
eden-web-about-backup = Give up a free die to roll another one again. Left this round: { $n }.
eden-web-about-reroll = Roll a free die again. Some objectives bring one when they are reached. Left: { $n }.
eden-web-about-end = Your actions end. Then each Goomz acts, in the order you choose.
