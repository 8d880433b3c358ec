### The table in the browser: what is asked, what happened, who is there. Games have their own files.

table-title = { $game } · { $table }
table-title-turn = ● Your turn · { $game }
table-board = The board
table-side = The table
table-home = To the games
table-watchers = { $n ->
        [one] One person is watching
       *[other] { $n } people are watching
    }

## What is asked

table-ask = What do you do?
table-ask-next = And then?
table-ask-how = What glows can be touched. Point at it to see what it would do.
table-confirm = Do it
table-confirm-all-the-same = Do it all the same
table-back = Back
table-path = Chosen so far
table-path-back = Take back: { $step }
table-options = Possible now
table-ways = { $n ->
        [one] One way to go on from here.
       *[other] { $n } ways to go on from here.
    }
table-effects = This will happen:
table-barrier = Cannot be taken back: something is rolled, drawn or revealed.
table-label-does = { $name }: { $does }
table-sending = One moment…
table-turn = { $n ->
        [one] { $names } is to move.
       *[other] { $names } are to move.
    }
table-watching = You are watching. { $n ->
        [one] { $names } is to move.
       *[other] { $names } are to move.
    }
table-you-left = You have left this game and may watch the rest.
table-bot-for-you = A bot plays for you for now.
table-return = Take my seat back
table-unseen = The duel is on. It can be watched when everybody has finished.
table-closed = This table was closed.
table-your-turn = Your turn.

## Taking back

table-undo = Undo
table-undo-ask = Ask to undo
table-restart = Start my turn again
table-undo-never = At this table nothing is taken back.
table-asking = You have asked to take it back: { $n } of { $of } agree.
table-asked = { $name } asks to take a move back.
table-agree = Agree
table-refuse = Refuse

## A hint

table-hint = Hint
table-hint-thinking = Thinking…
table-hint-says = Good moves now, the best first:
table-hint-chance = { $n } % chance of winning
table-hint-points = { $n ->
        [one] about { $n } point
       *[other] about { $n } points
    }
table-hint-how = Choose one to see it on the board. Nothing is done yet.
table-hint-none = There is nothing to hint at now.

## The log, the talk, the text board

table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-earlier = Show what was before
table-chat = Talk
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something to the others
table-chat-send = Send
table-chat-new = { $n ->
        [one] One new line
       *[other] { $n } new lines
    }
table-text = Board in words
table-text-off = Board as a picture
table-log-here = { $name } is here.
table-log-away = { $name } is away.
table-log-sat = { $name } takes seat { $seat }.
table-log-stood = { $name } gives up the seat.
table-log-stand-in = A bot plays for { $name } for now.
table-log-returned = { $name } is back and plays on.
table-log-resigned = { $name } has left the game.
table-log-taken-back = A move was taken back.
table-log-asked = { $name } asks to take a move back.
table-log-not-agreed = Nothing is taken back.
table-log-wants-again = { $name } wants to play again.
table-said = { $name } says: { $text }

## Who is there

table-seats = Players
table-seat-you = you
table-seat-turn = to move
table-seat-away = away
table-seat-stand-in = a bot plays
table-seat-out = has left
table-seat-bot = bot
table-clock = Time left: { $time }
table-clock-hours = { $hours } h { $minutes }
table-clock-days = { $days } d { $hours } h

## The menu

table-menu = Menu
table-resign = Leave this game
table-resign-sure = Leave this game for good? The others play on without you.
table-resign-alone = Give this game up for good?
table-resign-yes = Leave
table-keys = Keys
table-sound = Sound: { $on ->
        [yes] on
       *[no] off
    }
table-invite = Copy the link of the table
table-invited = The link is copied.
table-rules = Rules
table-keys-arrows = move between what is lit
table-keys-enter = choose, or confirm
table-keys-escape = one step back
table-keys-undo = undo
table-keys-hint = hint
table-keys-explain = explain what is under the cursor; or these keys
table-keys-log = what happened
table-keys-chat = talk
table-keys-text = board in words, or as a picture

## Explaining

table-explain-rule = Rule { $rule }
table-explain-stand-in = A stand-in of ours: what is printed in the box is not known to us.
table-explain-nothing = There is nothing more to say of it.

## The end

table-ended = The game is over
table-won = You win!
table-ended-early = { $n ->
        [one] The game has ended: { $names } has left.
       *[other] The game has ended: { $names } have left.
    }
table-place = { $place }.
table-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-opponent = The opponent
table-again = Play again
table-again-sent = You want to play again. As soon as everybody does, it goes on.
table-again-others = { $n ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
table-again-go = Go to the new table
table-review = Look back at the game
table-record = Download the record
table-fair = The dice were fair
table-fair-how = Before the game the server bound itself to a secret by its fingerprint. Now the secret is shown: every roll and draw can be derived from it again.
table-fair-commitment = Fingerprint
table-fair-secret = Secret
table-fair-verify = Verify now
table-fair-verifying = Deriving every draw again…
table-fair-right = The fingerprint is that of the secret, and every draw follows from it.
table-fair-wrong = The record does not hold what was promised: { $reason }
table-fair-unsure = It could not be verified now. Try again later.

## The connection

table-connecting = Connecting…
table-lost-away = The connection is lost. Trying again…
table-lost-restart = The server starts anew. We are back in a moment…
table-lost-slow = The connection is too slow. Trying again…
table-lost-often = Too many pages, or too fast. Trying again in a while…
table-lost-fault = The server had a fault. Trying again…
table-lost-now = Try now
table-end-unknown = The server does not know you any more: choose a name again.
table-end-version = The server speaks another version: load this page again.
table-end-gone = There is no such table.
table-end-reload = Load again

## Why something is refused

table-refused = That cannot be now.
table-refused-stale = Something has happened meanwhile: look again.
table-refused-turn = It is not your turn.
table-refused-illegal = That move is not possible any more.
table-refused-bot = A bot plays for you: take your seat back first.
table-refused-barrier = Nothing can be taken back: something was rolled or revealed since.
table-refused-consent = The others have to agree first.
table-refused-pause = Not so soon after the last request.
table-refused-nothing = Nobody asks for anything any more.
table-refused-over = The game is over.
table-refused-early = The game has not begun.
table-refused-late = The game has begun already.
table-refused-out = You have left this game.
table-refused-seat = There is no such seat for you.
table-refused-taken = Somebody was faster: the seat is taken.
table-refused-owner = Only the host of the table can do that.
table-refused-data = The server does not understand that. Is it too long?
table-refused-often = Not so fast, please.
table-refused-again = There is nobody to play again with now.
table-refused-full = Too much has happened at this table.
table-refused-table = There is no such table any more.
