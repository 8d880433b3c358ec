### Tables over the network: `ludo serve`, `ludo store`, `ludo join`.

cli-serve = Serve tables to friends on other machines.
cli-store = Look after the database in which tables are kept.
cli-store-check = Replay every table of a database and derive every draw of its records again.
cli-opt-host = the address to listen at; 0.0.0.0 for every network
cli-opt-port = the port to listen at
cli-opt-open = open it in the browser; if port 8000 is taken and none is named, at another one
cli-opt-database = a SQLite file, or postgresql://…; without it a file in your data folder
cli-opt-server-workers = server processes; several need PostgreSQL
cli-opt-bots = processes in which bots think
cli-opt-bot-seconds = how long a bot may think about one move
cli-opt-public-url = how people reach the server, if not at its own address
cli-opt-proxies = how many proxies stand in front of it
cli-opt-no-limits = no limits on how often anybody may ask; for load tests and closed networks
cli-opt-private-hooks = let turn notices go to addresses of the private network
cli-opt-open-metrics = show /metrics to everybody, not only to this machine
cli-serving = Tables are served at { $url } (ctrl-C ends it).
cli-serving-already = Tables are served at { $url } already.
cli-serving-no-screen = No browser could be opened: open this address in one yourself.
server-no-app = The server runs, but without the browser app: it was not built. In a checkout, `make play` builds it. In the terminal, `ludo join` plays at this server all the same.
cli-store-checking = Replaying
cli-store-checked = Version { $version }: { $tables } tables, { $entries } entries and { $records } records; { $troubles ->
        [0] everything replays.
        [one] one table has trouble.
       *[other] { $troubles } tables have trouble.
    }

## `ludo join`

cli-join = Play at the tables of a server: its lobby, or the table of a link.
cli-arg-url = a server such as http://host:8000, or the link of a table
cli-opt-name = how you are called there; asked once
cli-opt-open-game = open a table of this game at once, and print its link
cli-opt-open-seats = its seats, separated by commas: me, open, easy, medium, hard, expert
cli-opt-terms = what the table agrees on, such as undo=ask,absent=bot,grace=2m,clock=10m+5s (clock=3d is for each decision)
cli-opt-public = list the table in the lobby; without it only the link leads there
cli-opt-duel = everybody plays a game of their own with the same luck
cli-opt-seat = the seat to take, if it is free
cli-opt-luck = your own words for the luck of the table; random without it
cli-opt-watch = only watch: never take a seat
cli-opt-link = print a code that makes another device you, and end
cli-opt-claim = be the person of such a code on this device

network-ask-name = What shall the others call you?
network-opened = Your table: { $url }
network-claimed = You are { $name } here now.
network-forgotten = The server does not know { $name } any more: you are new there.
network-link = On the other device: ludo join { $url } --claim { $code } (good once, for ten minutes)
network-connecting = Connecting…
network-sending = One moment…
network-lost = The connection is lost. Trying again…
network-found = Connected again.
network-no-answer = The server does not answer.
network-not-done = The server cannot do that: { $reason }
network-bye = { $seat ->
        [yes] Goodbye. Your seat stays yours: ludo join { $url }
       *[no] Goodbye. Come back with: ludo join { $url }
    }
network-end-version = the server speaks another version: update one of the two
network-end-unknown = the server does not know you any more: join again
network-end-gone = there is no such table

network-seat-open = free
network-mark-you = you
network-mark-owner = host
network-mark-turn = to move
network-mark-away = away
network-mark-stand-in = a bot plays for them
network-mark-out = has left
network-mark-ready = ready
network-watchers = { $n ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
network-said = { $name } says: “{ $text }”
network-here = { $name } is here.
network-away = { $name } is away.
network-sat = { $name } takes seat { $seat }.
network-stood = { $name } gives up the seat.
network-stand-in = A bot plays for { $name } for now.
network-returned = { $name } is back and plays on.
network-resigned = { $name } has left the game.
network-taken-back = A move was taken back.
network-asked = { $name } asks to take a move back.
network-not-agreed = Nothing is taken back.
network-wants-again = { $name } wants to play again.

network-turn = { $n ->
        [one] { $names } is to move.
       *[other] { $names } are to move.
    }
network-watching = You are watching. { $n ->
        [one] { $names } is to move.
       *[other] { $names } are to move.
    }
network-bot-for-you = A bot plays for you for now.
network-says-return = Take your seat back
network-you-left = You have left this game and may watch the rest.
network-asking = You have asked to take it back: { $n } of { $of } agree.
network-ended-early = { $n ->
        [one] The game has ended: { $names } has left.
       *[other] The game has ended: { $names } have left.
    }
network-place = Place { $place }: { $name }
network-place-score = Place { $place }: { $name }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
network-days = { $days } d { $hours } h
network-kept = The record is kept in { $path }
network-want-again = { $n ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
network-again-sent = You want to play again. As soon as everybody does, it goes on.
network-no-undo = At this table nothing is taken back.
network-chat-how = Type c and then what you want to say, such as: c hello
network-consent-how = Type a to agree, d to refuse.
network-confirm-resign = Leave this game for good? The others play on without you. (y/n)
network-plain-help =
    At a table of a server:
    c hello: say something to the others
    w: who is there
    a, d: agree or not, when somebody asks to take a move back
    g: give up, leave this game for good
    n: after the end, play again with the same people
    t: the tables of the server

## The full screen

terminal-key-answer = answer
terminal-key-chat = chat
terminal-key-who = who
terminal-key-tables = tables
terminal-key-resign = give up
terminal-title-chat = At the table
terminal-title-who = Who is there
network-key-agree = agree
network-key-refuse = refuse
network-title-asked = Taking back
network-chat-keys = enter says it   esc closes
network-help =
    At a table of a server
    c   say something to the others
    w   who is there, and the link of the table
    a   answer, when somebody asks to take a move back
    g   give up: leave this game for good
    n   after the end: play again with the same people
    t   the tables of the server
    q   leave; your seat stays yours

    Beside the board ▸ marks whose turn it is, and … who is away.
network-resign = Leave this game for good? The others play on without you.

## Why something is refused

network-refused = That cannot be now ({ $reason }).
network-refused-absent = Nobody has to step in.
network-refused-again = There is nobody to play again with now.
network-refused-barrier = Nothing can be taken back: something was rolled or revealed since.
network-refused-bot = A bot plays for you: take your seat back first.
network-refused-client = The server does not take what this program sends.
network-refused-consent = The others have to agree first.
network-refused-data = The server does not understand that. Is it too long?
network-refused-early = The game has not begun.
network-refused-full = Too much has happened at this table.
network-refused-illegal = That move is not possible any more.
network-refused-kind = This server does not know that.
network-refused-late = The game has begun already.
network-refused-nothing = Nobody asks for anything any more.
network-refused-often = Not so fast, please.
network-refused-out = You have left this game.
network-refused-over = The game is over.
network-refused-owner = Only the host of the table can do that.
network-refused-pause = Not so soon after the last request.
network-refused-person = A person plays there.
network-refused-ready = You are ready already.
network-refused-seat = There is no such seat for you.
network-refused-table = There is no such table any more.
network-refused-taken = Somebody was faster: the seat is taken.
network-refused-time = There is time left.
network-refused-turn = It is not your turn.

## The lobby

lobby-title = Tables
lobby-goal = Choose a table, or open one and send its link to your friends.
lobby-where = { $name } at { $server }
lobby-mine = { $n ->
        [0] Your tables: none yet
       *[other] Your tables
    }
lobby-open = { $n ->
        [0] Open tables: none now
       *[other] Open tables
    }
lobby-ask = Where to?
lobby-ask-game = Which game?
lobby-ask-friends = How many friends will come?
lobby-ask-bots = How many bots play too?
lobby-ask-list = Who may come?
lobby-says-go = { $name }: { $game }, { $standing }
lobby-says-look = Look again
lobby-says-new = { $game }: { $friends ->
        [0] alone
        [one] one friend
       *[other] { $friends } friends
    }, { $bots ->
        [0] no bots
        [one] one bot
       *[other] { $bots } bots
    }{ $who ->
        [private] {""}, by your link only
        [open] {""}, for anybody
       *[nobody] {""}
    }
lobby-says-duel = { $game }, { $friends ->
        [one] one friend
       *[other] { $friends } friends
    } and you, each with a game of their own and the same luck{ $who ->
        [private] {""}, by your link only
        [open] {""}, for anybody
       *[nobody] {""}
    }
lobby-act-new = a new table
lobby-act-look = look again
lobby-friends = { $n ->
        [0] nobody: alone
        [one] one friend
       *[other] { $n } friends
    }
lobby-bots = { $n ->
        [0] no bots
        [one] one bot
       *[other] { $n } bots
    }
lobby-list-private = only who has the link
lobby-list-open = anybody: it is listed here
lobby-waits = { $n ->
        [0] about to begin
        [one] one seat free
       *[other] { $n } seats free
    }
lobby-your-turn = your turn
lobby-turn = { $names } to move
lobby-over = over

## A table before its game

gathering-title = The table
gathering-goal = As soon as every seat is taken and everybody is ready, it begins.
gathering-seat = seat { $name }
gathering-ask-seat = What about { $seat }?
gathering-act-sit = sit down here
gathering-act-open = free this seat
gathering-bot = { $name }, a bot
gathering-says-ready = Be ready
gathering-says-sit = Take { $seat }
gathering-says-open = Free { $seat }
gathering-says-bot = Let { $bot } play at { $seat }
gathering-says-stand = Give up your seat and watch
gathering-says-close = Close the table
gathering-warning-stand = Somebody else may take your seat.
gathering-warning-open = Whoever plays there has to take a seat again.
gathering-warning-close = The table will be gone for everybody.
gathering-closed = The table was closed. t leads to the other tables.
gathering-unseen = The game is on. It can be watched when everybody has finished.
gathering-waits-seats = { $n ->
        [one] Waiting for somebody on the free seat.
       *[other] Waiting for somebody on { $n } free seats.
    }
gathering-waits-ready = Waiting for { $names }.
gathering-link = Invite with this link: { $link }
gathering-about = { $game }, edition { $edition }
gathering-duel = Everybody plays a game of their own with the same luck.
gathering-undo-free = A move may be taken back until something is revealed.
gathering-undo-ask = A move is taken back only if the others agree.
gathering-undo-never = No move is taken back.
gathering-absent-bot = For who is away for { $grace }, { $bot } plays until they are back.
gathering-absent-end = Who is away for { $grace } has lost.
gathering-clock-live = Time: { $time } each, and { $more } for each decision.
gathering-clock-turn = Time: { $time } for each decision.
gathering-seconds = { $n } s
gathering-minutes = { $n } min
gathering-hours = { $n } h
gathering-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
gathering-dice = Fair dice: the server is bound to:
gathering-luck = Your own words go into the luck as well: { $luck }
