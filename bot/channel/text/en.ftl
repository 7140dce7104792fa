### What the bot says in a channel, whatever game is played.

## Faults and refusals

fault = Something went wrong on our side (ref. { $reference }). Nothing was lost. Try again, or bring the table back with `/game board`.
button-unknown = This button is of an older version of the bot. `/game board` brings the table back with fresh ones.
refusal-would-fit = { $sentence } Possible here: { $values }.
refusal-would-fit-some = { $sentence } Possible here: { $values } and { $more } more.
repeated = That is done already.
command-unknown = This command has changed since your Discord last looked. Reload Discord (Ctrl+R, or close the app) and try again.
refused-old-lobby = That belongs to an earlier game. `/game board` brings the present one.
refused-channel-taken-here = { $game } is being played here already: { $link }. A channel has one game at a time: open yours in another channel, or in a thread. (`/game end` calls off the one here.)
refused-permissions = I may not post here. Somebody who may manage this channel must allow me: { $missing }.
refused-no-channel = That works in a channel only.
refused-too-often-person = That was a lot at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-often-channel = Too much is asked of me in this channel at the moment. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-often-server = Too much is asked of me on this server at the moment. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-no-bots = A bot can’t take a seat. Name a person.
refused-newcomer-gone = That person is not on this server any more. Name somebody who is.
refused-plays-not-here = { $name } doesn’t play in this game. At the table: { $players }.

trouble-later = It is saved, but Discord does not take my messages at the moment. The table appears by itself as soon as it does; nothing has to be done again.
trouble-no-access = It is saved, but I can’t reach this channel any more. When I may see it again, `/game board` brings the table back.
trouble-permissions = It is saved, but I may not post here. Somebody who may manage this channel must allow me to view it, send messages, attach files and read the message history; then `/game board` brings the table back.
trouble-refused = It is saved, but Discord refused my message. `/game board` brings the table back.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## The lobby

lobby-facts = { $fewest }–{ $most } players · about { $shortest }–{ $longest } minutes
lobby-seated = **{ $seated } of { $most } seats taken:** { $players }
lobby-host = { $player } (host)
lobby-picture = The table of { $game } before the game. At it: { $players }.
lobby-begun = The game has begun; its table is below.
lobby-stopped = This table was given up. `/game new` opens another.
lobby-open = The table is open: { $link }
lobby-joined = You sit at the table: { $link }
lobby-started = The game has begun: { $link }
lobby-left = You have left the table.
options-title = { $game }: options
option-language = Language
language-en = English
language-de = German

## The card

card-start = ## { $game } begins
    At the table: { $players }.
card-fingerprint = Fingerprint of the shuffling: `{ $fingerprint }`
card-called = “{ $name }” is { $player }
card-replaced-names = In the picture, { $seats }.
card-asked = { $players }: { $what }.
happened-undo = { $player } takes back the last move.
happened-replaced = { $player } takes { $former }’s seat.

## The end

end-winners = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}
end-total = Total
end-length = { $length }, { $moves } moves, { $days ->
    [one] one day
   *[other] { $days } days
}.
end-thanks = Thanks for playing, { $players }.
end-seed = Seed of the shuffling: `{ $seed }`; its SHA-256 is the fingerprint of the start, `{ $fingerprint }`.
record-here = The whole game as a file, with every move and what chance decided ({ $options }). It can be played again and checked.

## Notes

note-stopped = The game has been called off. `/game new` opens another.
note-expired = Nobody has begun this game for a week: the table is closed. `/game new` opens another.
note-broken = This game had to be set aside (ref. { $reference }): its position can’t be read. Nothing of it is deleted; whoever runs the bot can look for the reference in the log. `/game end` closes it.
note-reminder = The game waits for you.
note-reminder-last = The game waits for you. This was the last reminder until somebody moves. `/game end` calls the game off.
note-undo-refused = { $player } does not agree; the move stands.
undo-question = { $player } would like to take back their last move, and whatever was done since. { $others }, do you agree?
undo-proposed = Others have moved since, or something came to light: I have asked the others whether they agree.
undo-agreed = { $player } agrees; the move is taken back.
undo-declined = { $player } does not agree; the move stands.
undo-noted = Noted. The move is taken back when everybody has agreed.
replace-question-all = { $newcomer }, will you take { $player }’s seat? { $player } must agree too, or most of the other players.
replace-question-newcomer = { $newcomer }, will you take { $player }’s seat? It is given up, or nobody has answered there for a week: you alone decide.
replace-sure-all = { $newcomer } would take { $player }’s seat for good, and see what it hides. I ask them both in the channel; { $player } must agree, or most of the other players. Shall I?
replace-sure-newcomer = { $newcomer } would take { $player }’s seat for good, and see what it hides. It is given up, or nobody has answered there for a week: { $newcomer } alone decides. Shall I ask?
replace-asked = I have asked those who must agree.
replace-noted = Noted. The seat changes hands when all who are needed have agreed.
replace-done = The seat has changed hands.
replace-declined = { $player } does not agree; everybody stays where they are.
reminder-set = { $hours ->
    [one] Whoever is asked is pinged again after an hour without a move.
   *[other] Whoever is asked is pinged again after every { $hours } hours without a move.
}
reminder-none = Nobody is reminded without being nudged. `/game remind hours:` changes that (the host).
reminder-asked = Asked now: { $players }.
note-nudge = { $player } nudges you: the game waits for you.
nudged = Pinged: { $players }.
nudged-not = Not again so soon: { $players }.
resign-sure = You would leave { $game } for good; the game goes on without you, and nobody can take that back. Really?
end-sure = That would call off { $game } for everybody, without a result. Really?
kept = All stays as it is.
resigned = You have left the game.
ended = The game is called off.

## Buttons

button-join = Join
button-leave = Leave
button-options = Options
button-start = Start
button-start-missing = Start ({ $missing } more needed)
button-move = Move
button-board = My board
button-status = Status
button-in-words = In words
button-undo = Undo
button-set-up = Set-up
button-rules = Rules
button-agree = Agree
button-decline = Decline
button-again = Again
button-record = Record
button-replace = Ask
button-thread = Open it in a thread
button-nudge = Nudge now
button-resign = Leave the game
button-end = Call it off
button-keep = No, go on

## Commands

command-game = game
command-game-description = Board games in this channel
command-game-new = new
command-game-new-description = Open a game in this channel
command-game-new-game = game
command-game-new-game-description = Which game
command-game-new-language = language
command-game-new-language-description = The language of what everybody reads
command-game-join = join
command-game-join-description = Take a seat
command-game-leave = leave
command-game-leave-description = Get up before the game begins
command-game-start = start
command-game-start-description = Begin the game (the host)
command-game-board = board
command-game-board-description = Bring the table back, or see a player’s board
command-game-board-player = player
command-game-board-player-description = Whose board; without it the table is posted anew
command-game-hand = hand
command-game-hand-description = What you have and nobody else may see
command-game-status = status
command-game-text = text
command-game-text-description = The whole table in words, for reading instead of looking
command-game-status-description = What happened since your last move, and what is asked
command-game-log = log
command-game-log-description = Everything that happened
command-game-undo = undo
command-game-undo-description = Take back your last move
command-game-resign = resign
command-game-resign-description = Leave the game for good
command-game-replace = replace
command-game-replace-description = Ask somebody to take a player’s seat (the host)
command-game-replace-player = player
command-game-replace-player-description = Who gives up the seat
command-game-replace-by = by
command-game-replace-by-description = Who takes it
command-game-remind = remind
command-game-remind-description = Nudge whoever is asked now, or have them reminded by themselves
command-game-remind-hours = hours
command-game-remind-hours-description = Remind after so many hours without a move; 0 for never (the host)
command-game-end = end
command-game-end-description = Call the game off (the host)
command-game-rules = rules
command-game-rules-description = The game explained

command-help = help
command-help-description = What this bot is, how to play, and what you can do in this channel now
menu-show-board = Show board

## Help

help-title = Roman board games, here in the channel
help-about = I lay the table, know the rules and draw the board: { $games }. You move when you like, all at once or over weeks; whoever is asked gets a ping. What only you may know, only you see.
help-open = **Open a table:** `/game new`. The others click *Join*, then you click *Start*.
help-moving = **Move**, whichever way you like:
    - *Move* below the newest card leads you there click by click, and shows what will happen before you confirm.
    - `/move` takes a whole move in a few letters: “sawmill l14”.
    - Each game has commands of its own, `/{ $command } …`; every option completes what you type.
help-looking = **Look:** *My board*, *Status* (what happened since your move) and *Rules* below the card; `/game log` tells everything, `/game board` brings the table back. On a person, *Apps*, then *Show board*.
help-here = In this channel now
help-lobby = People gather for { $game }: { $seated ->
    [one] one seat is
   *[other] { $seated } seats are
} taken. *Join* at the table: { $link }
help-playing = { $game }: { $link }
    { $waiting }
help-watching = { $game } is being played: { $link } { $waiting } You watch; *Status* shows how it stands.

## What happened

happened = { $sentence }.
happened-with-changes = { $sentence }: { $changes }.
happened-to = { $player } { $changes }

## Choosing a move

refused-other-game = That is not the game in this channel: here it is { $game }. `/move` fits every game.
refused-kind = { $move } is not possible now. You can choose: { $possible }.
refused-kind-by-rule = { $reason } You can choose: { $possible }.
refused-kind-by-rule-briefly = { $reason }
refused-not-together = { $field }: { $value } does not go with the rest. With it fit: { $values }.
refused-lacking = { $value } is not possible: { $lacks }. Possible: { $values }.
refused-lacking-briefly = { $value }: { $lacks }
refused-unknown-value = { $field }: nothing here is called “{ $typed }”. Possible: { $values }.
refused-unknown-words = Nothing that you can choose is called “{ $typed }”. There is: { $values }.
refused-words-apart = No move has all these words: “{ $typed }”. There is: { $values }.
refused-ambiguous = { $field }: “{ $typed }” may mean { $values }. Type a little more, or take it from the list.
values-more = { $values } and { $more } more
typed-several = “{ $typed }” may mean several moves. Which one?
typed-several-menu = Which move?
command-move = move
command-move-description = Make a move in one line, whatever the game
command-move-what = what
command-move-what-description = A few words of the move, in any order: “saw l14”; without any the best moves are shown
command-move-now = now
command-move-now-description = Play it at once, without showing first what it will do
command-group-description = Make a move in this game
chosen-together = Noted: { $choice }. The others see it when all have chosen.
chooser-missing = Not now: { $values }
chooser-missing-of = { $move } – not now: { $values }
chooser-lacks = { $value } – { $lacks }
chooser-suggested = Take this as it is, or change what you like.
menu-others = Another one …
menu-from-now-on = From now on …
button-do = Confirm
button-change = { $what } – change
button-choose = Choose
preview-then = Then { $what }.
button-back = Back
button-more = More …
button-previous = Previous
button-next = Next

## What one person sees alone

waiting = { $players } { $count ->
    [one] is
   *[other] are
} thinking.
board-own = You:
board-of = { $player }:
described-seat = { $player }:
described-asked = { $player } (to move):
in-words-title = { $game } in words ({ $page } of { $pages })
in-words-asked = What is asked
status-since = Since your last move
status-lately = What happened last
status-nothing = Nothing has happened since.
status-earlier = … { $lines } earlier lines: `/game log`
set-up-title = How the game was set up
set-up-fingerprint = The fingerprint of the shuffling is the SHA-256 of its seed. The seed is shown at the end: so everybody can check that nothing was changed.
set-up-nothing = All begin alike; the picture shows what lies on the table.
log-title = What happened ({ $page }/{ $pages })
log-forgotten = This game has been over for more than a month: what was seen of each move is not kept. Every move is in its record (*Record* on the last card).
button-earlier = Earlier
button-later = Later
button-other-rules = Another game
rules-games = Rules of which game?
rules-contents = { $game }: the rules
menu-contents = Contents …
button-contents = Contents
rules-page = { $title } ({ $page }/{ $pages })
