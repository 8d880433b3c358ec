### Les Gardiens de Havresac: every word of it. Our own words, not the rulebook's.

havresac-title = Les Gardiens de Havresac
havresac-tagline = The Guardians of Haversack: one to four players fill a bag with Guardians and send them out, all at the same time.
havresac-goal = Five rounds: draw every Guardian from your bag, catch creatures, repair Villages, open Chests, and have the most points.

## Names

havresac-seat = Player { $name }
havresac-guardian-guide = the Guide
havresac-guardian-warrior = the Warrior
havresac-guardian-thief = the Thief
havresac-guardian-priestess = the Priestess
havresac-guardian-druid = the Druid
havresac-guardian-huntress = the Huntress
havresac-creature-fox = a Fox
havresac-creature-crocodile = a Crocodile
havresac-creature-pig = a Pig
havresac-creature-fairy = a Fairy
havresac-item-boots = the Boots
havresac-item-cup = the Cup
havresac-item-sword = the Sword
havresac-item-net = the Net
havresac-item-bow = the Bow
havresac-item-feather = the Feather
havresac-item-hammer = the Hammer
havresac-hut = Hut { $name }
havresac-grove = Grove { $name }
havresac-village = the Village { $name }
havresac-chest = the Chest { $name }
havresac-forest = the forest { $name }
havresac-lake = the lake { $name }
havresac-land = square { $name }
havresac-start = the start space { $name }
# There is one only, in the middle: it needs no square.
havresac-castle = the Castle
havresac-square = square { $name }
havresac-act-done = Done
havresac-act-aside = Set aside
havresac-rank-1 = Bag Carrier
havresac-rank-2 = Promising Recruit
havresac-rank-3 = Guide of the Four Quarters
havresac-rank-4 = Sentinel of the Castle
havresac-rank-5 = Legend of Havresac
havresac-phase-adventure = Adventure
havresac-phase-recruitment = Recruitment
havresac-phase-over = The game is over

## The Guardian tiles, and what each face can do

havresac-face-guide-day = Guide by day
havresac-face-guide-night = Guide by night
havresac-face-warrior-day = Warrior by day
havresac-face-warrior-night = Warrior by night
havresac-face-thief-day = Thief by day
havresac-face-thief-night = Thief by night
havresac-face-priestess-day = Priestess by day
havresac-face-priestess-night = Priestess by night
havresac-face-druid-day = Druid by day
havresac-face-druid-night = Druid by night
havresac-face-huntress-day = Huntress by day
havresac-face-huntress-night = Huntress by night
havresac-face-guide-day-about = Leaves a Tent where he stands when the round ends: next round Guardians may start there, and a creature that appears there is caught at once.
havresac-face-guide-night-about = After moving may catch a Fairy exactly 2 squares away in a straight line, over anything. Leaves no Tents.
havresac-face-warrior-day-about = Enters the square of any Monster and beats it.
havresac-face-warrior-night-about = Enters the square of a Fox or a Crocodile and beats it, but no Pig.
havresac-face-thief-day-about = Opens the Chest on which he ends; its item can be used by the next Guardian.
havresac-face-thief-night-about = Runs in one straight line, as far as he likes: a forest stops him, lakes and Monsters bar the way. Opens the Chest on which he ends.
havresac-face-priestess-day-about = Instead of moving may take the place of a Guardian on the board, not a Priestess; that one goes back into the bag.
havresac-face-priestess-night-about = After moving may send a Guardian in her row or column back into the bag, over anything, but no Priestess.
havresac-face-druid-day-about = Ignores terrain: forests do not stop him, and lakes are like land to him.
havresac-face-druid-night-about = After moving may repair a Village exactly 2 squares away in a straight line, over anything.
havresac-face-huntress-day-about = After moving may shoot the first Monster in a straight line, at any distance; not past Guardians, creatures, Villages, forests or the Castle.
havresac-face-huntress-night-about = Shoots like the Huntress by day, and has 1 point at once for each Monster she shoots.

## What items do

havresac-item-boots-about = Before moving: 2 steps more.
havresac-item-cup-about = 2 Glory in the round it is found, by itself.
havresac-item-sword-about = Before moving: this Guardian may enter the square of any Monster and beat it.
havresac-item-net-about = After moving: catch a Fairy exactly 2 squares away in a straight line, over anything.
havresac-item-bow-about = After moving: shoot the first Monster in a straight line, at any distance.
havresac-item-feather-about = Before moving: forests do not stop this Guardian, and lakes are like land.
havresac-item-hammer-about = After moving: repair a Village exactly 2 squares away in a straight line, over anything.

## Options

havresac-option-season = Season
havresac-option-season-about = The side of the Adventure board: Summer for a first game; Winter has more lakes.
havresac-option-season-summer = Summer
havresac-option-season-winter = Winter
havresac-option-night = Night faces
havresac-option-night-about = The Guardians whose tile shows its Night face; the others show their Day face, as in a first game.
havresac-option-night-guide = Guide
havresac-option-night-warrior = Warrior
havresac-option-night-thief = Thief
havresac-option-night-priestess = Priestess
havresac-option-night-druid = Druid
havresac-option-night-huntress = Huntress
havresac-option-random_faces = Faces at random
havresac-option-random_faces-about = Chance turns each of the six tiles to its Day or its Night face.
havresac-option-same_chests = Same Chests for all
havresac-option-same_chests-about = Everybody finds the same item in the same Chest. So that nobody learns from the others, their boards stay as they were while an Adventure lasts.

## What a move says

havresac-says-declare = Use { $item }
havresac-says-go = Go to { $place }
havresac-says-fight = Fight { $creature } at { $place }
havresac-says-fairy = Catch { $creature } at { $place }
havresac-says-village = Repair { $place }
havresac-says-chest = Open { $place }
havresac-says-take = Take the place of { $guardian } at { $place }
havresac-says-aside = Set { $guardian } aside
havresac-says-catch = Catch { $creature } at { $place }
havresac-says-catch-item = Use { $item } to catch { $creature } at { $place }
havresac-says-shoot = Shoot { $creature } at { $place }
havresac-says-shoot-item = Use { $item } to shoot { $creature } at { $place }
havresac-says-repair = Repair { $place } from afar
havresac-says-repair-item = Use { $item } to repair { $place }
havresac-says-send = Send { $guardian } at { $place } back into the bag
havresac-says-recruit = Recruit { $guardian } for { $gold } Gold
havresac-says-recruited = Finish recruiting
havresac-says-done = Done: draw the next Guardian
havresac-says-finish = Done: the Adventure ends

## Warnings

havresac-warn-act = This Guardian could still act, or use an item.
havresac-warn-gold = Your { $gold } Gold would still pay for a Guardian.

## What happens

havresac-event-faces = The tiles show: { $faces }.
havresac-event-guard = { $creature } waits beside the Castle, at { $place }; { $card } stays empty this game.
havresac-event-round = Round { $round } begins.
havresac-event-scout = { $creature } appears at { $place }.
havresac-event-tent-catch = { $seat } has a Tent there and catches { $creature } at once.
havresac-event-draw = { $seat } draws { $guardian }.
havresac-event-use = { $seat } uses { $item }.
havresac-event-go = { $seat }: { $guardian } goes from { $from } to { $to }.
havresac-event-catch = { $seat } catches { $creature } at { $place }.
havresac-event-beat = { $seat } beats { $creature } at { $place }.
havresac-event-repair = { $seat } repairs { $place }, { $n } in all.
havresac-event-open = { $seat } opens { $place } and finds { $item }!
havresac-event-take = { $seat }: the Priestess takes the place of { $guardian } at { $place }, who goes back into the bag.
havresac-event-shoot = { $seat } shoots { $creature } at { $place }.
havresac-event-point = { $seat } has 1 point for the shot.
havresac-event-send = { $seat }: { $guardian } leaves { $place } and goes back into the bag.
havresac-event-aside = { $seat }: { $guardian } has nowhere to go and is set aside for this round.
havresac-event-finish = { $seat } has emptied the bag.
havresac-event-home = The Adventure is over: now Glory counts.
havresac-event-told = { $seat } caught { $caught ->
        [0] nothing
       *[other] { $creatures }
    }, repaired { $villages ->
        [0] no Village
        [one] { $villages } Village
       *[other] { $villages } Villages
    } and found { $opened ->
        [0] no item
       *[other] { $items }
    }.
havresac-event-glory = { $seat } has { $glory } Glory: { $gold } Gold and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
havresac-event-recruit = { $seat } recruits { $guardian }; { $gold } Gold left.
havresac-event-recruited = { $seat } has finished recruiting.
havresac-event-tent = { $seat } pitches a Tent at { $place }.

## The end

havresac-result-solo = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $rank }.
havresac-result-won = { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
havresac-result-shared = { $winners } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.

## Challenges of the solo game

havresac-challenge-fairies = Catch all { $n } Fairies
havresac-challenge-chests = Open all { $n } Chests
havresac-challenge-villages = Repair all { $n } Villages
havresac-challenge-pigs = Hunt all { $n } Pigs
havresac-challenge-crocodiles = Hunt all { $n } Crocodiles
havresac-challenge-clear = { $n ->
        [0] Leave no Monster on the board
        [one] Leave at most { $n } Monster on the board
       *[other] Leave at most { $n } Monsters on the board
    }
havresac-challenge-glory = Have { $n } Glory in one round
havresac-challenge-start = Have { $n } Glory in the first round
havresac-challenge-rising = Have more Glory in each of the { $n } rounds than in the one before
havresac-challenge-kinds = End with at least { $n } Guardians of every kind
havresac-challenge-few = Become Sentinel of the Castle with at most { $n } Guardians
havresac-challenge-legend = Become Legend of Havresac, rank { $n }

## Bare names, and the two letters on a Guardian's token

havresac-kind-guide = Guide
havresac-kind-warrior = Warrior
havresac-kind-thief = Thief
havresac-kind-priestess = Priestess
havresac-kind-druid = Druid
havresac-kind-huntress = Huntress
havresac-kind-fox = Fox
havresac-kind-crocodile = Crocodile
havresac-kind-pig = Pig
havresac-kind-fairy = Fairy
havresac-kind-boots = Boots
havresac-kind-cup = Cup
havresac-kind-sword = Sword
havresac-kind-net = Net
havresac-kind-bow = Bow
havresac-kind-feather = Feather
havresac-kind-hammer = Hammer
havresac-code-guide = Gu
havresac-code-warrior = Wa
havresac-code-thief = Th
havresac-code-priestess = Pr
havresac-code-druid = Dr
havresac-code-huntress = Hu
havresac-short-guide-day = leaves a Tent
havresac-short-guide-night = catches 2 away
havresac-short-warrior-day = beats Monsters
havresac-short-warrior-night = beats no Pigs
havresac-short-thief-day = opens Chests
havresac-short-thief-night = opens Chests
havresac-short-priestess-day = takes places
havresac-short-priestess-night = sends back
havresac-short-druid-day = any terrain
havresac-short-druid-night = repairs 2 away
havresac-short-huntress-day = shoots
havresac-short-huntress-night = shoots, 1 point

## Banners of the four quarters at the map's edges

havresac-banner-red = R
havresac-banner-blue = B
havresac-banner-green = G
havresac-banner-yellow = Y

## Questions: what is asked now

havresac-ask-moving = Where does { $guardian } go?
havresac-ask-acting = { $guardian } has arrived: act, or be done?
havresac-ask-over = { $guardian } has arrived: all done?
havresac-ask-buying = You have { $gold } Gold: whom do you recruit?
havresac-ask-item = { $item }: where?

## The board on a screen

havresac-board-title = Round { $round } of { $rounds } · { $phase }
havresac-board-whose = Board of { $seat }
havresac-board-earlier = As it stood when the Adventure began
havresac-board-waiting = Done; the others are still busy.
havresac-board-stand-ins = Edition { $edition }: the map, costs, movement and most numbers are stand-ins of ours, not what is printed in the box.
havresac-board-stand-ins-short = { $season } · { $edition } · stand-ins
havresac-board-edition-short = { $season } · edition { $edition }
havresac-board-face = { $face }: { $about }
havresac-board-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
havresac-board-line = in a line
havresac-board-gold = { $n } Gold
havresac-board-glory = { $n } Glory
havresac-board-left = { $n } left
havresac-board-worth = { $glory } Glory: { $gold } Gold, { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
havresac-board-have = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $gold } Gold
havresac-board-count = { $points } with hunt and Chests
havresac-board-final = { $points }, hunt { $hunt }, Chests { $chests }
havresac-board-none = nothing
havresac-board-bag = Bag
havresac-board-aside = Aside
havresac-board-items = Items
havresac-board-owned = Guardians
havresac-board-gains = Gains
havresac-board-villages = Villages { $n } (+{ $glory })
havresac-board-chests = Chests { $n }
havresac-board-hunted = Hunted
havresac-board-fairies = Fairies
havresac-board-rounds = Glory so far: { $rounds }
havresac-board-scouted = Scouted
havresac-board-seat = P{ $n }
havresac-board-seat-line = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }, { $gold } Gold, bag { $bag }
havresac-board-ready = done
havresac-board-busy = busy
havresac-board-legend =
    In the picture
    A-U 1-7      Huts of Monsters, Groves of Fairies, quarter's colour
    R B G Y      at the edges: red, blue, green and yellow quarter
    ^^ ≡< °°     Fox, Crocodile, Pig: ears, jaws, snout
    )(           a Fairy: wings
    (Wa) <Wa>    a Guardian; the one whose turn it is
    ☼ ☾          a tile's Day face (cream), its Night face (indigo)
    ♠ ≈          forest: a move ends there; lake: no way
    ▖▗▖ ▟█▙      a Village in ruins, and repaired
    {"[■] [ ]"}      a Chest closed, and open
    █▄█ ◇ /\     the Castle, a start space, a Tent
    •            the way to the cursor

## The position in lines

havresac-tell-earlier = The board as it stood when the Adventure began.
havresac-tell-map = The map has columns a to k and rows 1 to 11; the Castle is f6, in the middle.
havresac-tell-red = Red quarter, top left, Huts and Groves: { $places }.
havresac-tell-blue = Blue quarter, top right, Huts and Groves: { $places }.
havresac-tell-green = Green quarter, bottom left, Huts and Groves: { $places }.
havresac-tell-yellow = Yellow quarter, bottom right, Huts and Groves: { $places }.
havresac-tell-forest = Forests: { $squares }.
havresac-tell-lake = Lakes: { $squares }.
havresac-tell-village = Villages: { $squares }.
havresac-tell-chest = Chests: { $squares }.
havresac-tell-start = Start spaces: { $squares }.
havresac-tell-tile = { $face }: { $movement }, { $cost } Gold, { $left } left.
havresac-tell-at = { $who } at { $where }
havresac-tell-scouted = Scouted this round: { $creatures }.
havresac-tell-kind = { $creature } ({ $places })
havresac-tell-creatures = Creatures: { $creatures }.
havresac-tell-guardians = Guardians out: { $guardians }.
havresac-tell-tents = Tents: { $places }.
havresac-tell-village-left = Villages in ruins: { $squares }.
havresac-tell-chest-left = Chests still closed: { $squares }.
havresac-tell-now = Drawn: { $guardian }, { $movement }.
havresac-tell-declared = In use for this move: { $items }.
havresac-tell-bag = { $n } in the bag: { $guardians }.
havresac-tell-aside = Set aside this round: { $guardians }.
havresac-tell-items = Items to use: { $items }.
havresac-tell-found = Items for the next Guardian: { $items }.
havresac-tell-closed = In the closed Chests: { $items }.
havresac-tell-gains = Gained this round: { $gains }. If it ended now: { $worth }.
havresac-tell-tracks = Fairies caught { $fairies }, Glory of the next: { $track }. Villages repaired { $villages }. Chests opened { $chests }. Hunting board: { $hunted }.
havresac-tell-have = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold } Gold. With hunting board and Chests it would be { $count }.
havresac-tell-over = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in all, { $points } of them won in the rounds; { $gold } Gold left over.
havresac-tell-seat = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold } Gold, { $bag } in the bag, Villages { $villages }, Chests { $chests }.
havresac-tell-ready = Has finished this phase.
havresac-tell-busy = Is still busy.

## What this round would bring

havresac-forecast-title = If the round ended now:
havresac-forecast-part = { $name } { $n }: { $glory } Glory
havresac-forecast-villages = Villages
havresac-forecast-total = = { $worth }

## What a square does

havresac-about-forest = A forest: the move ends there.
havresac-about-lake = A lake: only who flies may stand there.
havresac-about-chest = Only a Thief opens a Chest.
havresac-about-known = In this Chest, as somebody's board has shown: { $item }.
havresac-about-tent = A Tent: Guardians may start here.

## On the shelf: what the browser says before a game

havresac-web-length = 30 min
havresac-web-feel = A storybook race without waiting: everybody explores at the same time.
havresac-web-edition-base = Les Gardiens de Havresac
havresac-web-stand-in-maps = the { $n } sides of the map
havresac-web-stand-in-scouts = where creatures appear
havresac-web-stand-in-guardians = steps and costs of the Guardians
havresac-web-stand-in-chests = what the Chests hold
havresac-web-stand-in-gains = what Glory brings
havresac-web-stand-in-fairies = the worth of Fairies
havresac-web-stand-in-villages = the worth of Villages
havresac-web-stand-in-hunting = the points of the hunt
havresac-web-stand-in-solo = the ranks of the solo game

## Why a move is good

havresac-why-points = It scores points at once.
havresac-why-gold = It brings Gold to recruit with.
havresac-why-villages = Repaired Villages give Glory in the rounds to come.
havresac-why-items = It brings items for later.
havresac-why-bag = The bag is better for the rounds to come.
havresac-why-glory = It brings Glory this round.
havresac-why-hunt = It fills the hunting board.
havresac-why-near = The Guardians come nearer to what is worth reaching.
havresac-why-tents = Tents stand further out.
havresac-why-later = It pays off later, though nothing shows at once.

## In the browser

havresac-web-won = Won in the rounds
havresac-web-land = The land
havresac-web-bag = Bag
havresac-web-bag-about = Guardians are drawn from it one by one, at random, until it is empty. Inside ({ $n }): { $guardians }.
havresac-web-drawn = The Guardian drawn
havresac-web-drawn-about = Each Guardian drawn is played before the next one is.
havresac-web-aside = Set aside
havresac-web-aside-about = Had nowhere to go this round: { $aside }.
havresac-web-gains = Gains of this round
havresac-web-gains-about = What this round has brought so far, and how much Glory each part is worth.
havresac-web-glory = Glory
havresac-web-glory-about = The Glory of this round: creatures, Cups and repaired Villages together.
havresac-web-table = Gains table
havresac-web-table-about = The Glory of a round, below it the Gold it pays, below that its points. Beyond { $most } each Glory more is a point more.
havresac-web-villages = Villages
havresac-web-villages-about = Repaired Villages bring Glory in every round: now { $glory }.
havresac-web-chests = Chests
havresac-web-chests-about = Each opened Chest is worth { $points } points at the end, its item used or not.
havresac-web-fairies = Fairies
havresac-web-fairies-about = A Fairy takes the next free slot of the track: the number on it is the Glory she brings, once.
havresac-web-hunt = Hunt
havresac-web-hunt-about = The Monsters of earlier rounds. Points for each at the end: Fox { $fox }, Crocodile { $crocodile }, Pig { $pig }.
havresac-web-gold = Gold
havresac-web-gold-about = Pays for Guardians when you recruit. What is left is kept, but scores nothing.
havresac-web-points = Points
havresac-web-points-about = Points won in the rounds. With hunt and Chests it would be { $count } now.
havresac-web-scouts = Scout cards
havresac-web-scouts-about = Still to come ({ $cards }): { $creatures }.
havresac-web-rounds = Rounds
havresac-web-rounds-about = The Glory of each round. After the Glory of round { $rounds } the game is over.
havresac-web-next = Found just now: for the next Guardian.
havresac-web-closed = In closed Chests: { $n }.
havresac-web-monster-about = A Monster: only a Warrior, or a Guardian with the Sword, enters its square. { $glory } Glory when beaten, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
havresac-web-fairy-about = Anyone may enter her square and catch her; then the move ends. The next one brings { $glory } Glory.
havresac-web-stands = { $creature } stands here: { $glory } Glory.
havresac-web-village-ruined = In ruins: whoever ends a move here repairs it.
havresac-web-village-repaired = Repaired: it brings Glory in every round.
havresac-web-chest-open = Open and empty.
havresac-web-may-come = { $creature } may still appear here.
havresac-web-nobody-comes = Nobody will appear here any more.
havresac-web-land-about = Plain land: nothing hinders a move here.
havresac-web-start-about = A start space: a creature was here when the game began.
havresac-web-castle-about = Guardians set out from here. The Castle may be crossed, but no move ends on it.
