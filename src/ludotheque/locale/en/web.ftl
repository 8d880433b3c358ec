### The browser: everything around the table. What a game itself says is in its own file.

web-title = Ludotheque
web-title-of = { $screen } · Ludotheque
web-skip = Skip to the content
web-again = Try again
web-close = Close
web-cancel = Never mind
web-copy = Copy
web-copied = Copied
web-share = Share
web-nav = Ludotheque
web-nav-lobby = Tables
web-nav-you = You
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark

## The shelf

web-home-title = What shall we play tonight?
web-home-lead = Three modern board games in your browser: alone, with friends or against bots. Free, without an account.
web-players = { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
web-play = Play now
web-friends = With friends
web-learn = Learn
web-rules = Rules
web-mine = Your games
web-finished = Your finished games
web-open = Open tables
web-open-none = Nobody waits for players at the moment.
web-open-how = Open a table that everybody can see, and somebody may come.
web-records = Just finished
web-all-tables = All tables
web-footer = Rules in our own words, dice you can verify, no advertising, no tracking. An unofficial home for games we love: if you like one, buy its box.

## Playing at once

web-play-title = Play { $game }
web-play-alone = Alone
web-play-alone-about = Your own pace, your own evening.
web-play-bots = { $n ->
        [one] Against one bot
       *[other] Against { $n } bots
    }
web-play-bots-about = { $n ->
        [one] A quick game for two.
        [2] A lively game for three.
       *[other] A full table of four.
    }
web-play-more = More choices: seats, variants, clocks

## A name

web-name = Your name at the table
web-name-why = No account, no password: this browser remembers you.
web-name-other = Another suggestion
web-name-bad = A name has 1 to 40 signs on one line.
web-names = Curious Otter, Patient Heron, Merry Badger, Quiet Fox, Bold Wren, Sleepy Owl, Lucky Hare, Sly Magpie, Gentle Bear, Brave Newt, Swift Marten, Wise Toad, Jolly Seal, Proud Robin, Calm Moose, Nimble Squirrel

## A table in a list

web-table-yours = Your turn
web-table-turn = { $names } to move
web-table-free = { $n ->
        [one] one seat free
       *[other] { $n } seats free
    }
web-table-begins = about to begin
web-table-playing = being played
web-table-over = over
web-table-won = won by { $names }
web-table-with = with { $names }
web-table-alone = alone
web-table-duel = duel
web-go-on = Go on
web-join = Join
web-watch = Watch
web-review = Look back

## The lobby

web-lobby-title = Tables
web-lobby-lead = Sit down at an open table, or open one of your own.
web-lobby-all = All games
web-lobby-new = New table
web-lobby-who = Tell us your name, and the tables are yours.
web-lobby-enter = Come in

## A new table

web-new-title = A table of { $game }
web-new-seats = Who plays?
web-new-seat = Seat { $n }
web-new-add = One seat more
web-new-remove = Remove seat { $n }
web-seat-me = you
web-seat-open = free
web-seat-open-about = for whom you invite
web-new-duel = Duel
web-new-duel-about = Everybody plays a game of their own with the same luck. Who does better?
web-new-options = Variants
web-new-edition = Edition
web-new-edition-all = Everything in it is as printed.
web-new-edition-some = Stand-ins of ours, because no source shows what is printed: { $parts }.
web-new-list = Who may come?
web-new-private = Who has the link
web-new-private-about = The table is in no list.
web-new-public = Everybody
web-new-public-about = The table is in the list of open tables; its record can be seen.
web-new-terms = Undo, clock and absence
web-new-undo = Taking moves back
web-new-undo-free = freely, until something is revealed
web-new-undo-ask = if the others agree
web-new-undo-never = never
web-new-clock = Clock
web-new-clock-none = none
web-new-clock-live = { $minutes } min each, and { $seconds } s for each decision
web-new-clock-turn = { $days ->
        [one] one day for each decision
       *[other] { $days } days for each decision
    }
web-new-absent = Who is away
web-new-absent-wait = is waited for
web-new-absent-bot = is played by a bot until they are back
web-new-absent-end = loses
web-new-grace = after
web-new-name = Name of the table
web-new-open = Open the table
web-new-open-alone = Play

## Bots

web-bot = Bot ({ $spec })
web-bot-level = How strong are the bots?
web-bot-seat = Seat a bot
web-level-easy = easy
web-level-easy-about = plays along without much thought: good for a first game
web-level-medium = medium
web-level-medium-about = takes what looks best right now
web-level-hard = hard
web-level-hard-about = thinks ahead, and punishes mistakes
web-level-expert = expert
web-level-expert-about = thinks for a while about each turn, and plays as well as we can make it

## Lengths of time

web-seconds = { $n } s
web-for-minutes = { $n } min
web-for-hours = { $n } h
web-for-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## An invitation

web-invited = You are invited
web-invited-to = { $name }: { $game }
web-invited-sit = Sit down
web-invited-watch = Only watch
web-invite = Invite
web-invite-how = Whoever opens this link can take a free seat, or watch.
web-invite-scan = Or let a phone look at this
web-invite-qr = QR code of the invitation
web-invite-text = Come and play { $game } with me!
web-invite-local = This address works on this machine only. For friends elsewhere, the server has to be started for the network.

## Before the game

web-gathering-goal = When every seat is taken and everybody is ready, the game begins.
web-gathering-seats = Seats
web-gathering-free = free seat
web-gathering-you = you
web-gathering-host = host
web-gathering-ready = ready
web-gathering-not-ready = not ready yet
web-gathering-away = away
web-gathering-sit = Sit down here
web-gathering-stand = Give up my seat
web-gathering-free-bot = Send { $bot } away
web-gathering-free-person = Ask { $name } to leave the seat
web-gathering-close = Close the table
web-gathering-close-sure = Close the table? It will be gone for everybody.
web-gathering-luck = Your words for the luck
web-gathering-luck-how = They are mixed into the dice. Any words will do; nobody can know them beforehand.
web-gathering-luck-other = Other words
web-gathering-begin = I am ready
web-gathering-waits-seats = { $n ->
        [one] We are waiting for somebody on the free seat.
       *[other] We are waiting for somebody on { $n } free seats.
    }
web-gathering-waits-ready = We are waiting for { $names }.
web-gathering-watching = { $n ->
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
web-gathering-fair = Fair dice
web-gathering-fair-how = Before anybody said a word, the server bound itself to a secret. This is its fingerprint. After the game the secret is shown, and every roll can be derived again.
web-gathering-terms = What was agreed
web-gathering-undo-free = A move may be taken back until something is revealed.
web-gathering-undo-ask = A move is taken back only if the others agree.
web-gathering-undo-never = No move is taken back.
web-gathering-absent-bot = For who is away for { $grace }, a bot plays until they are back.
web-gathering-absent-end = Who is away for { $grace } has lost.
web-gathering-clock-live = Clock: { $time } each, and { $more } for each decision.
web-gathering-clock-turn = Clock: { $time } for each decision.
web-luck = lantern, teapot, moonbeam, acorn, pebble, compass, feather, drum, clover, comet, marble, snail, ribbon, whistle, pumpkin, anchor, violin, button, thimble, beetle, kite, candle, puddle, walnut

## You

web-me-title = You
web-me-nobody = You have no name here yet. Choose one, or take yours over from another device.
web-me-save = That is my name
web-me-saved = Saved
web-me-look = Look and feel
web-me-sound = Sounds
web-me-sound-about = few and short
web-me-motion = Movement
web-me-motion-auto = as the device says
web-me-motion-less = as little as possible
web-me-confirm = Ask again before a move
web-me-confirm-barrier = that cannot be taken back
web-me-confirm-always = of any kind
web-me-confirm-never = never
web-me-devices = Another device
web-me-devices-how = Be the same person on your phone: scan this, or open the link there. It holds once, for ten minutes.
web-me-devices-show = Show the code
web-me-devices-left = Good for another { $time }.
web-me-devices-late = The code is too old. Show a new one.
web-me-devices-qr = QR code for another device
web-me-devices-only = Only this device
web-me-devices-only-about = Every other device forgets you at once.
web-me-devices-only-done = You are yourself on this device only.
web-me-notices = Turn notices
web-me-notices-how = When you are away and it is your turn, this device tells you. Nothing is read by anybody in between.
web-me-notices-on = Tell me
web-me-notices-off = Tell me no more
web-me-notices-are-on = This device tells you when it is your turn.
web-me-notices-elsewhere = Another device of yours is told.
web-me-notices-denied = Your browser was told not to show notices for this page. You can change that in its settings.
web-me-notices-impossible = This browser cannot show notices here.
web-me-forget = Forget me on this device
web-me-forget-how = Without another device or a code, your seats cannot be found again.
web-me-forget-sure = Forget { $name } on this device?
web-me-forget-yes = Forget me
web-me-code = Code from another device

## Taking over from another device

web-claim-title = Is that you?
web-claim-how = This code makes this device the person who made it.
web-claim-instead = You are { $name } here so far. That name and its seats stay behind.
web-claim-yes = Yes, that is me
web-claim-done = Welcome back, { $name }.
web-claim-bad = There is no such code. It may have been used already, or be too old.

## Rules

web-rules-title = Rules of { $game }
web-rules-search = Search in the rules
web-rules-found = { $n ->
        [0] No rule speaks of that.
        [one] One rule speaks of that.
       *[other] { $n } rules speak of that.
    }
web-rules-contents = Contents
web-rules-marks = Where a rule comes from
web-rules-link = Link to rule { $rule }
web-mark-R = rulebook
web-mark-U = published box
web-mark-W = public reviews
web-mark-D = follows
web-mark-P = our ruling
web-mark-S = stand-in

## When something is wrong

web-missing-title = There is nothing here
web-missing-how = The link may be incomplete, or the table was closed.
web-home = To the games
web-offline-title = You are offline
web-offline-how = The tables are on the server, and it cannot be reached now. Your games wait for you exactly as you left them.
web-error-offline = The server does not answer. Is the connection gone?
web-error-nobody = The server does not know you (any more): choose a name.
web-error-forbidden = That is not allowed from here.
web-error-missing = There is no such thing (any more).
web-error-often = Not so fast, please. Try again in a moment.
web-error-busy = The server cannot do that right now. Try again in a moment.
web-error-refused = The server does not accept that: { $reason }
web-error-fault = Something went wrong on our side.

## Notices

web-notice-title = Your turn
