### GOLDblivion: every word of it. Our own words, not the rulebook's.
### Names of cards stand in the edition; they are proper names and take no article.

goldblivion-title = GOLDblivion
goldblivion-tagline = One to four greedy nobles hire, build and fight their way to ten gold ingots.
goldblivion-goal = Once somebody owns 10 gold ingots the round is played to its end; then most ingots win.

## Names

goldblivion-seat = Player { $name }
goldblivion-card = { $name }
goldblivion-hand = { $name }
goldblivion-played = { $name }
goldblivion-building = { $name }
goldblivion-noble = { $name }
goldblivion-noble-nuggets = the noble's nuggets
goldblivion-fighter = { $name }
goldblivion-army = { $name }
goldblivion-copy = { $name }
goldblivion-market = market space { $name }
goldblivion-combat = Combat pile { $name }
goldblivion-village-left = the left Village
goldblivion-village-right = the right Village
goldblivion-magic = Magic token { $name }
goldblivion-hex = hex { $name }
goldblivion-tile = the enemy
goldblivion-tile-cow = the Dragon-Cow
goldblivion-slot-elf = the Elf column
goldblivion-slot-human = the Human column
goldblivion-slot-dwarf = the Dwarf column
goldblivion-slot-building = the Building column
goldblivion-side-left = left side
goldblivion-side-right = right side
goldblivion-develop-left = to the left
goldblivion-develop-right = to the right
goldblivion-pay-yes = Pay
goldblivion-pay-no = Do not pay
goldblivion-face = face { $name }
goldblivion-act-pass = Pass
goldblivion-act-ingot = 7 nuggets for an ingot
goldblivion-act-end = End of turn
goldblivion-act-fight = Decide the fight
goldblivion-act-decline = Take nothing
goldblivion-type-elf = Elf
goldblivion-type-human = Human
goldblivion-type-dwarf = Dwarf
goldblivion-type-building = Building
goldblivion-terrain-forest = Forest
goldblivion-terrain-mountain = Mountain
goldblivion-phase-draft = Choosing Nobles
goldblivion-phase-development = Development
goldblivion-phase-actions = Actions
goldblivion-phase-noble = The noble's turn
goldblivion-phase-closing = End of the round
goldblivion-phase-over = The game is over

## Options

goldblivion-option-noble = Solo opponent
goldblivion-option-noble-about = Alone you play against a noble who moves by dice: Ariane (easy), Charles (normal), Blaze or Jade (hard).
goldblivion-option-noble-none = Ariane if you are alone
goldblivion-option-noble-ariane = Ariane (easy)
goldblivion-option-noble-charles = Charles (normal)
goldblivion-option-noble-blaze = Blaze (hard)
goldblivion-option-noble-jade = Jade (hard)
goldblivion-level-easy = easy
goldblivion-level-normal = normal
goldblivion-level-hard = hard

## What powers do: the vocabulary, one step each

goldblivion-op-nuggets = gain { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }
goldblivion-op-materials = gain { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
goldblivion-op-ingots = gain { $n ->
        [one] { $n } gold ingot
       *[other] { $n } gold ingots
    }
goldblivion-op-die = roll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
goldblivion-op-draw = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
goldblivion-op-magic = gain { $n ->
        [one] { $n } Magic token
       *[other] { $n } Magic tokens
    }
goldblivion-op-lose-materials = lose { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
goldblivion-op-destroy = destroy { $n ->
        [one] { $n } market card
       *[other] { $n } market cards
    }
goldblivion-op-destroy-gold = destroy { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of the GOLDblivion market
goldblivion-op-destroy-combat = destroy { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of the Combat market
goldblivion-op-take-combat = take { $n ->
        [one] { $n } Combat card
       *[other] { $n } Combat cards
    } free
goldblivion-op-take-character = take { $n ->
        [one] { $n } character
       *[other] { $n } characters
    } free from the market
goldblivion-op-repeat-elf = use another Elf in play again
goldblivion-op-repeat-human = use another Human in play again
goldblivion-op-repeat-dwarf = use another Dwarf in play again
goldblivion-op-repeat-any = use another character in play again
goldblivion-op-ready = turn a used Building upright
goldblivion-op-fight = fight
goldblivion-op-fight-force = with { $n } Force more
goldblivion-op-fight-cards = with { $n ->
        [one] { $n } card more
       *[other] { $n } cards more
    }
goldblivion-op-kill = take an enemy you choose
goldblivion-op-reveal = turn a tile you choose
goldblivion-op-right = destroy the rightmost market card
goldblivion-op-lose = you lose { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }
goldblivion-per-elf = per Elf
goldblivion-per-human = per Human
goldblivion-per-dwarf = per Dwarf
goldblivion-per-building = per Building
goldblivion-per-tile = per tile won
goldblivion-cost-nuggets = { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }
goldblivion-cost-materials = { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
goldblivion-power-pay = pay { $cost } to { $effects }
goldblivion-power-pay-again = pay { $cost } as often as you like to { $effects }
goldblivion-power-or = { $left }, or { $right }
goldblivion-power-nothing = nothing
goldblivion-fighter-pay = pay { $cost }: { $effects }
goldblivion-fighter-force = Force { $n }
goldblivion-fighter-draws = draw { $n ->
        [one] { $n } Combat card
       *[other] { $n } Combat cards
    } more
goldblivion-fighter-destroyed = then it is destroyed
goldblivion-fighter-copies = copies another card of this fight

## What a move says

goldblivion-says-pick = Choose { $thing } as your Noble
goldblivion-says-develop = Develop { $thing } { $develop }
goldblivion-says-play = Play { $thing }
goldblivion-says-play-unpaid = Play { $thing } without paying
goldblivion-says-play-side = Play { $thing }, { $side }
goldblivion-says-play-side-unpaid = Play { $thing }, { $side }, without paying
goldblivion-says-buy = Buy { $thing }
goldblivion-says-enlist = Hire { $thing } for your army
goldblivion-says-village = Use { $thing }
goldblivion-says-pass = Pass for the rest of the round
goldblivion-says-ingot = Turn 7 nuggets into a gold ingot
goldblivion-says-activate = Activate { $thing }
goldblivion-says-activate-side = Activate { $thing }, { $side }
goldblivion-says-cast = Use { $thing }
goldblivion-says-cast-side = Use { $thing }, { $side }
goldblivion-says-end = End your turn
goldblivion-says-destroy = Destroy { $thing }
goldblivion-says-destroy-nugget = Destroy a nugget of the noble
goldblivion-says-take-combat = Take { $thing } into your army
goldblivion-says-steal = Take the top Combat card of { $thing }
goldblivion-says-decline = Take nothing
goldblivion-says-take-character = Take { $thing } into your pile
goldblivion-says-repeat = Use { $thing } again
goldblivion-says-repeat-unpaid = Use { $thing } again without paying
goldblivion-says-repeat-side = Use { $thing } again, { $side }
goldblivion-says-repeat-side-unpaid = Use { $thing } again, { $side }, without paying
goldblivion-says-ready = Turn { $thing } upright
goldblivion-says-attack = Attack { $thing }
goldblivion-says-resolve = Resolve { $thing }
goldblivion-says-resolve-side = Resolve { $thing }, { $side }
goldblivion-says-copy = { $thing } copies { $copied }
goldblivion-says-copy-side = { $thing } copies { $copied }, { $side }
goldblivion-says-finish = Decide the fight now
goldblivion-says-sacrifice = Give up { $thing }
goldblivion-says-pay-again = Pay once more
goldblivion-says-pay-no-more = Pay no more
goldblivion-says-assign = The noble's card goes to { $thing }
goldblivion-says-reveal = Turn the tile on { $thing }
goldblivion-says-kill = The noble takes the enemy on { $thing }

## Warnings

goldblivion-warn-declined = Nothing is paid, so the power does nothing.
goldblivion-warn-hand = You still hold { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: passing ends your round.

## Questions: what is asked now

goldblivion-ask-draft = Which Noble joins you?
goldblivion-ask-development = Which card do you develop for good, and on which side?
goldblivion-ask-actions = { $n ->
        [0] Any bonus actions before your turn ends?
        [one] What do you do? One main action is left.
       *[other] What do you do? { $n } main actions are left.
    }
goldblivion-ask-closing = You are first now: which market card do you destroy?
goldblivion-ask-again = Pay once more?
goldblivion-ask-destroy = { $n ->
        [one] Which market card is destroyed?
       *[other] Which market card is destroyed? { $n } are left to choose.
    }
goldblivion-ask-take-combat = { $n ->
        [one] Which Combat card do you take?
       *[other] Which Combat card do you take? { $n } are left to take.
    }
goldblivion-ask-take-character = { $n ->
        [one] Which character do you take?
       *[other] Which character do you take? { $n } are left to take.
    }
goldblivion-ask-repeat = Which character do you use again?
goldblivion-ask-ready = Which Building turns upright?
goldblivion-ask-target = Whom do you attack?
goldblivion-ask-fight = Force { $n } against { $enemy }: which card do you resolve?
goldblivion-ask-sacrifice = The fight is lost: which card do you give up?
goldblivion-ask-assign = { $card } has two types: to which column of the noble does it go?
goldblivion-ask-kill = Which enemy does the noble take?
goldblivion-ask-reveal = Which tile is turned for the noble?
goldblivion-ask-side = { $thing }: which side?
goldblivion-ask-develop = { $thing }: left for nuggets or right for materials?
goldblivion-ask-pay = { $thing }: do you pay its cost?
goldblivion-ask-copy = Which card does { $thing } copy?
goldblivion-ask-wait = { $seat } is to move.

## What happens

goldblivion-event-nobles = The Nobles on offer: { $cards }.
goldblivion-event-draft-token = { $seat } shows { $token }.
goldblivion-event-pick = { $seat } chooses { $card }.
goldblivion-event-under = { $card } is a Building: it goes under the deck.
goldblivion-event-refill = { $card } comes to { $market }.
goldblivion-event-top = { $card } is on top of { $pile }.
goldblivion-event-round = Round { $round } begins; { $first } is first.
goldblivion-event-draw = { $seat } draws a card.
goldblivion-event-draw-own = You draw { $card }.
goldblivion-event-chosen = { $seat } has chosen a development.
goldblivion-event-chosen-own = You will develop { $card } { $side }.
goldblivion-event-develop = { $seat } develops a card { $side }.
goldblivion-event-develop-own = You develop { $card } { $side }.
goldblivion-event-turn = It is the turn of { $seat }.
goldblivion-event-play = { $seat } plays { $card }.
goldblivion-event-buy = { $seat } buys { $card } for { $cost }.
goldblivion-event-enlist = { $seat } hires { $card } for { $cost }.
goldblivion-event-village = { $seat } uses { $village }.
goldblivion-event-activate = { $seat } activates { $card }.
goldblivion-event-cast = { $seat } uses { $token }.
goldblivion-event-pass = { $seat } passes.
goldblivion-event-pay-nuggets = { $seat } pays { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }.
goldblivion-event-pay-materials = { $seat } pays { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }.
goldblivion-event-nuggets = { $seat } gains { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }.
goldblivion-event-materials = { $seat } gains { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }.
goldblivion-event-ingots = { $seat } gains { $n ->
        [one] { $n } gold ingot
       *[other] { $n } gold ingots
    }!
goldblivion-event-lose-materials = { $seat } loses { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }.
goldblivion-event-lose = { $seat } loses { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }.
goldblivion-event-roll = { $seat } rolls a die.
goldblivion-event-magic = { $seat } gains a Magic token.
goldblivion-event-magic-own = You gain { $token }.
goldblivion-event-magic-lost = { $seat } can take no Magic token.
goldblivion-event-destroy = { $card } is destroyed.
goldblivion-event-take-combat = { $seat } takes { $card } into the army.
goldblivion-event-take-character = { $seat } takes { $card }.
goldblivion-event-steal = { $seat } takes { $card } from { $victim }.
goldblivion-event-decline = { $seat } takes nothing.
goldblivion-event-repeat = { $seat } uses { $card } again.
goldblivion-event-ready = { $seat } turns { $card } upright.
goldblivion-event-turn-tile = { $hex } is turned: { $tile } has Force { $force }.
goldblivion-event-attack = { $seat } attacks { $hex }, Force { $force }{ $bonus ->
        [0] .
       *[other] , with { $bonus } Force to begin with.
    }
goldblivion-event-fighter = { $seat } draws { $card } for the fight.
goldblivion-event-force = { $card } brings { $n } Force, { $total } in all.
goldblivion-event-copy = The Joker copies { $card }.
goldblivion-event-win-fight = { $seat } beats { $tile } with { $n } Force!
goldblivion-event-lose-fight = { $seat } loses the fight with { $n } Force.
goldblivion-event-first = { $seat } becomes first player.
goldblivion-event-noble-roll = The noble rolls a die.
goldblivion-event-noble-takes = The noble takes { $card } from the market.
goldblivion-event-noble-slot = { $card } goes to { $slot }.
goldblivion-event-noble-nuggets = The noble gains { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }.
goldblivion-event-noble-materials = The noble gains { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }.
goldblivion-event-noble-ingots = The noble gains { $n ->
        [one] { $n } gold ingot
       *[other] { $n } gold ingots
    }!
goldblivion-event-noble-loses = The noble loses { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }.
goldblivion-event-noble-kills = The noble takes { $tile } on { $hex }.
goldblivion-event-starved = The market cannot be filled any more: the noble wins.
goldblivion-event-over = The game is over.

## The end

goldblivion-result-won = { $winners } wins in round { $rounds } with { $gold ->
        [one] { $gold } gold ingot
       *[other] { $gold } gold ingots
    }.
goldblivion-result-shared = { $winners } share the victory in round { $rounds } with { $gold ->
        [one] { $gold } gold ingot
       *[other] { $gold } gold ingots
    } each.
goldblivion-result-beaten = Victory in round { $rounds }: { $gold ->
        [one] { $gold } gold ingot
       *[other] { $gold } gold ingots
    }, { $noble } has { $other }.
goldblivion-result-lost = Defeat in round { $rounds }: { $gold ->
        [one] { $gold } gold ingot
       *[other] { $gold } gold ingots
    }, { $noble } has { $other }.
goldblivion-result-starved = Defeat in round { $rounds }: the market ran dry, and { $noble } takes it all. You had { $gold ->
        [one] { $gold } gold ingot
       *[other] { $gold } gold ingots
    } against { $other }.

## Signs of the picture: letters and short forms

goldblivion-letter-nuggets = N
goldblivion-letter-materials = M
goldblivion-letter-ingots = G
goldblivion-letter-elf = E
goldblivion-letter-human = H
goldblivion-letter-dwarf = D
goldblivion-letter-building = B
goldblivion-letter-tile = tile
goldblivion-letter-any = any
goldblivion-letter-force = F
goldblivion-letter-combat = C
goldblivion-letter-village = V
goldblivion-short-draw = draw { $n }
goldblivion-short-destroy = destroy { $n }
goldblivion-short-destroy-gold = destroy { $n } gold
goldblivion-short-destroy-combat = destroy { $n } combat
goldblivion-short-take-combat = +{ $n } Combat
goldblivion-short-take-character = +{ $n } character
goldblivion-short-repeat = repeat { $what }
goldblivion-short-ready = ready
goldblivion-short-fight = fight
goldblivion-short-copy = copy a card
goldblivion-short-kill = kill
goldblivion-short-reveal = turn
goldblivion-short-right = ✗right

## The board on a screen

goldblivion-board-title = Round { $round } · { $phase }
goldblivion-board-turn = Round { $round } · { $seat }, { $n ->
        [0] bonus actions
        [one] one action left
       *[other] { $n } actions left
    }
goldblivion-board-stand-ins = Edition { $edition }: which cards and which token the smaller box lacks is our guess; no source says it.
goldblivion-board-stand-ins-short = { $edition } · stand-ins
goldblivion-board-edition-short = edition { $edition }
goldblivion-board-side = { $side }: { $power }
goldblivion-board-develop-left = to the left: { $n ->
        [one] the first card there
       *[other] { $n } cards there
    }, { $gain ->
        [one] { $gain } nugget
       *[other] { $gain } nuggets
    } each round
goldblivion-board-develop-right = to the right: { $n ->
        [one] the first card there
       *[other] { $n } cards there
    }, { $gain ->
        [0] no material yet (2 cards make one)
        [one] { $gain } material each round
       *[other] { $gain } materials each round
    }
goldblivion-board-gap = nothing
goldblivion-board-none = no cards
goldblivion-board-village = { $sign } Village
goldblivion-board-below = { $n } below
goldblivion-board-cow = Cow
goldblivion-board-note-cards = ▯ cards drawn, in an attack
goldblivion-board-note-signs = C Combat card, ✦ Magic, ⚂ die
goldblivion-board-army = Your Combat cards
goldblivion-board-production = Production
goldblivion-board-hand = Hand
goldblivion-board-play = Play
goldblivion-board-hand-of = Your hand: { $n }, in the pile { $pile }
goldblivion-board-in-play = In play (■ ready, □ used)
goldblivion-board-enough = enough!
goldblivion-board-seat = P{ $n }
goldblivion-board-counts = hand { $hand } · pile { $pile } · Combat { $army } · Magic { $tokens } · tiles { $tiles }
goldblivion-board-act-pass = Pass
goldblivion-board-act-end = End turn
goldblivion-board-act-ingot = 7N→1G
goldblivion-board-legend =
    In the picture
    N M G      nuggets, materials, gold ingots; ◆ is an ingot on the way to ten
    E H D B    Elf, Human, Dwarf, Building: what powers count
    1M→+1G     pay 1 material, gain 1 ingot; A / B is a choice of sides
    +1N/E      1 nugget for each Elf symbol in play
    ⚂ ✦ ▯      a die, a Magic token, a card; F is Force, C a Combat card
    8♠ ▯2      hex 8, Forest: an attack there draws 2 Combat cards; ▴ is a Mountain
    ♠♠ /\/\    trees or peaks fill a hex whose tile is face down; ~ is the sea
    « »        left and right: your production, and the two Villages
    ■ □        a Building that is ready, and one that is used
    † ✓ ‖ *    is destroyed after use; done; has passed; is to move

## The position in lines

goldblivion-tell-noble = Noble to choose: { $card }.
goldblivion-tell-picking = Order of choice: { $seats }.
goldblivion-tell-market = { $market }: { $card }.
goldblivion-tell-deck = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck, { $magic ->
        [one] { $magic } Magic token
       *[other] { $magic } Magic tokens
    } face down.
goldblivion-tell-combat = { $pile }: { $card }. { $n ->
        [one] { $n } card below
       *[other] { $n } cards below
    }.
goldblivion-tell-card = { $name } ({ $facts }): { $power }
goldblivion-tell-combat-card = Combat card
goldblivion-tell-village = { $village }: { $now }. The next time: { $then }.
goldblivion-tell-hex = { $hex }, { $terrain }: { $what }. An attack here draws { $n ->
        [one] { $n } Combat card
       *[other] { $n } Combat cards
    }.
goldblivion-tell-hexes-down = Face down, with the number of Combat cards an attack draws: { $hexes }.
goldblivion-tell-hex-draws = { $hex } ({ $n })
goldblivion-tell-hexes-empty = Without tiles: { $hexes }.
goldblivion-tell-empty-hex = { $hex }, { $terrain }: empty.
goldblivion-tell-enemy = { $tile }, Force { $force }, reward: { $reward }
goldblivion-tell-face-down = { $n ->
        [one] a face-down tile
       *[other] { $n } face-down tiles
    }
goldblivion-tell-seat = { $seat }: { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }, { $materials } of 4 materials, { $gold ->
        [one] { $gold } gold ingot
       *[other] { $gold } gold ingots
    }.
goldblivion-tell-counts = { $hand } in hand, { $pile } in the pile, developed { $left } left and { $right } right, Magic tokens { $tokens }, tiles won { $tiles }.
goldblivion-tell-hand = In hand: { $cards }.
goldblivion-tell-play = In play: { $cards }.
goldblivion-tell-upright = Buildings upright: { $cards }.
goldblivion-tell-turned = Buildings used: { $cards }.
goldblivion-tell-army = Combat cards: { $cards }.
goldblivion-tell-spent = Combat cards spent this round: { $cards }.
goldblivion-tell-token = { $token }: { $power }.
goldblivion-tell-developed = Developed, which you alone may look at: { $cards }.
goldblivion-tell-developed-card = { $card } { $side }
goldblivion-tell-passed = { $seat } has passed.
goldblivion-tell-opponent = { $noble } ({ $level }): { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }, { $materials ->
        [one] { $materials } material
       *[other] { $materials } materials
    }, { $gold ->
        [one] { $gold } gold ingot
       *[other] { $gold } gold ingots
    }, tiles won { $tiles }.
goldblivion-tell-slot = { $slot }: { $power }. Cards: { $cards }.
goldblivion-tell-magic-line = The noble's Magic: { $power }.
goldblivion-tell-chart = At the end of its turn, as often as possible: for { $materials } { $first }; for { $nuggets } { $second }.
goldblivion-tell-sixth = From the sixth card of a column on, its list runs twice.
goldblivion-tell-fight = Fight on { $hex }: Force { $force } against { $enemy }.
goldblivion-tell-fresh = Still to resolve: { $cards }.
goldblivion-tell-used = Resolved: { $cards }.
goldblivion-tell-glossary = What the cards in sight do:
goldblivion-tell-die = The die: { $faces }.

## On the shelf: what the browser says before a game

goldblivion-web-score = { $n ->
        [one] { $n } gold ingot
       *[other] { $n } gold ingots
    }
goldblivion-web-length = 45 min
goldblivion-web-feel = A greedy comedy: hire, build, wake dragons, and be the first to grab ten ingots.
goldblivion-web-edition-rulebook = As in the rulebook: 84 cards
goldblivion-web-edition-published = As published: 91 cards
goldblivion-web-stand-in-dropped = which cards and which token the smaller box lacks

## Why a move is good

goldblivion-why-ingots = It brings ingots.
goldblivion-why-nuggets = It brings nuggets, or saves them.
goldblivion-why-materials = It brings materials, or saves them.
goldblivion-why-magic = It brings or keeps Magic.
goldblivion-why-hand = Better cards stay in hand for this round.
goldblivion-why-cards = The deck gets better for the rounds to come.
goldblivion-why-buildings = Buildings work this round and later.
goldblivion-why-production = Production grows.
goldblivion-why-army = The army is stronger.
goldblivion-why-fight = What goes on now promises more.
goldblivion-why-rivals = It leaves less to the rivals.
goldblivion-why-later = It pays off later, though nothing shows at once.

## In the browser: the board

goldblivion-web-track = the ingot track
goldblivion-web-deck = the GOLDblivion deck
goldblivion-web-pile = your pile
goldblivion-web-play = your cards in play
goldblivion-web-army = Combat cards
goldblivion-web-nuggets = nuggets
goldblivion-web-materials = materials
goldblivion-web-ingots = gold ingots
goldblivion-web-magic = the Magic tokens in the bank
goldblivion-web-treasures = Treasures
goldblivion-web-more = Everything public
goldblivion-web-owned = All cards owned
goldblivion-web-trophies = Tiles won
goldblivion-web-market = Markets
goldblivion-web-land = Land and Villages
goldblivion-web-fight = Fight
goldblivion-web-glossary = What the cards do
goldblivion-web-about-hex = The red card says how many Combat cards an attack here draws: one for each side where no tile lies. Water never counts.
goldblivion-web-about-gap = No card lies here now.
goldblivion-web-about-trophy = A tile that was won: it counts for powers per tile, and when everything else is equal.
goldblivion-web-about-act-pass = You take no more actions this round, and every 7 nuggets you hold become an ingot.
goldblivion-web-about-act-ingot = A bonus action: pay 7 nuggets for 1 gold ingot, as often as you can.
goldblivion-web-about-act-end = Your main actions are used up. Say so when you want no more bonus actions.
goldblivion-web-about-act-fight = With at least as much Force as the enemy you win the tile and its reward; otherwise you give up a card.
goldblivion-web-about-act-decline = You need not take a Combat card while both piles are used up.
goldblivion-web-about-develop-left = Each card on the left makes 1 nugget every round.
goldblivion-web-about-develop-right = Every two cards on the right make 1 material every round.
goldblivion-web-about-pay-yes = The cost of a character may be declined.
goldblivion-web-about-pay-no = The card is played, but its power does nothing.
goldblivion-web-about-noble-nuggets = Where the edition allows it, a Destroy may take a nugget of the noble instead of a card.
goldblivion-web-about-web-track = Ingots are the score. When somebody has 10 the round is played to its end, and then most ingots win.
goldblivion-web-about-web-deck = What is bought or destroyed in the market is replaced from here at once.
goldblivion-web-about-web-pile = You draw five cards each round. What you buy is shuffled in; what you played comes back when the round ends.
goldblivion-web-about-web-play = Powers that count a type count the signs on these cards. Used Buildings count too.
goldblivion-web-about-web-army = Fights draw from these cards. The grey ones have fought and come back when the round ends.
goldblivion-web-about-web-nuggets = They pay for cards, and 7 of them make an ingot.
goldblivion-web-about-web-materials = They pay for Buildings. You hold 4 at most.
goldblivion-web-about-web-ingots = They are the score, and nobody can take them away.
goldblivion-web-about-web-magic = A Magic token is drawn unseen. Used ones lie face up until the round ends.
