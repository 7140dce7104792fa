### What the bot says in a channel, whatever game is played.

## Faults and refusals

fault = Something went wrong on our side (ref. { $reference }). Nothing was lost. Try again, or bring the table back with `/game board`.
button-unknown = This button comes from an older version of the bot. `/game board` brings the table back with fresh ones.
posted-soon = It is done. Discord is slow here just now; the channel shows it in a moment.
refusal-would-fit = { $sentence } Possible here: { $values }.
refusal-would-fit-some = { $sentence } Possible here: { $values } and { $more } more.
repeated = That’s already done.
command-unknown = This command has changed since your Discord last looked. Reload Discord (Ctrl+R, or close the app) and try again.
refused-stood-in = A computer plays for you at this table. With `/{ command-game } { command-game-join }` you take your seat back.
refused-no-person-left = You are the only person left at this table; computers don’t play among themselves. You could end the game with `/{ command-game } { command-game-end }`.
refused-replace-by-whom = Say who takes the seat, with `{ command-game-replace-by }:`, or which computer plays on there, with `{ command-game-replace-computer }:`; one of the two.
refused-no-curve = The curve begins when the first round is over: there is nothing to see yet.
refused-no-curve-left = This game ended before its first round was over: there is no curve of it.
refused-old-lobby = That belongs to an earlier game. `/game board` brings up the current one.
refused-channel-taken-here = { $game } is already being played here: { $link }. A channel has one game at a time: open yours in another channel, or in a thread.
refused-channel-gathers-here = A table for { $game } is open here: { $link }. A channel has one table at a time: open yours in another channel, or in a thread.
refused-permissions = I can’t post here. Ask somebody who can manage this channel to allow me: { $missing }.
refused-no-thread = { $reason }
no-thread-here = Only an ordinary text channel can have threads.
no-thread-permissions = I can’t make a thread here: I lack { $missing }. Somebody who can manage this channel can allow it.
no-thread-refused = Discord didn’t let me make a thread, so we play here.
refused-no-thread-no-room = Discord didn’t let me make a thread, and this channel has a table already. Open yours in another channel.
refused-no-channel = That needs a channel of a server. Here you can learn a game (`/learn`), read its rules (`/game rules`), look up a word (`/game what`), see where you play (`/me games`), and move there (`/move`).
refused-new-on-a-server = A game of { $game } needs a channel of a server, also if you play against computers alone: type `/game new` there. Here you can learn it by lessons of two minutes (`/learn`) and read its rules (`/game rules`).
refused-nothing-waits = No game is waiting for your move. `/me games` lists where you play.
refused-several-wait = Several games are waiting for your move: choose one. (`/move` alone, without a move, shows them.)
refused-too-often-person = That was a lot at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-often-channel = I’m getting too many requests from this channel at the moment. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-often-server = I’m getting too many requests from this server at the moment. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-no-bots = A bot can’t take a seat. Choose a person.
refused-newcomer-gone = That person is no longer on this server. Choose somebody who is.
refused-absent-no-more = That seat is being played: its player is on this server, or somebody else has taken it.
refused-no-such-player = Nobody at this table is called that. Choose one of the seats: { $players }.
refused-parted = { $count ->
    [one] One of the players has left this server; the seat is free again.
   *[other] { $count } of the players have left this server; their seats are free again.
} See who is at the table now, and start once more.
refused-host-left = The former host has left this server: { $host } is the host now. If that’s you, try once more.
refused-still-there = The channel of this game is still there: { $link }. It goes on there.
refused-plays-not-here = { $name } isn’t playing in this game. At the table: { $players }.

trouble-later = Everything is saved, but Discord isn’t taking my messages at the moment (ref. { $reference }). The table will appear by itself as soon as it does; you don’t have to do anything again.
trouble-no-access = Everything is saved, but I can no longer reach this channel (ref. { $reference }). Once I can see it again, `/game board` brings the table back.
trouble-permissions = Everything is saved, but I can’t post here (ref. { $reference }). Ask somebody who can manage this channel to let me view it, send messages, attach files and read the message history; then `/game board` brings the table back.
trouble-refused = Everything is saved, but Discord refused my message (ref. { $reference }). `/game board` brings the table back.
trouble-locked = Everything is saved, but this thread is locked (ref. { $reference }). Ask somebody who can manage threads to unlock it; or type `/game board` in the channel that the thread belongs to, and the game goes on there.
picture-missing = The picture could not be drawn (ref. { $reference }).

permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-mention-everyone = Mention @everyone, @here and All Roles

## The lobby

lobby-facts = { $fewest }–{ $most } players · about { $shortest }–{ $longest } minutes
lobby-seated = **{ $seated } of { $most } seats taken:** { $players }
lobby-kept = { $count ->
    [one] **A seat is kept** until { $moment } for { $players }, who sits down
   *[other] **Seats are kept** until { $moment } for { $players }, who sit down
} with *{ button-join }*. The game begins once nobody is waited for; the host can free a seat in the menu.
lobby-host = { $player } (host)
introduced-computer = { $player } (computer: { $level })
lobby-picture = The table of { $game } before the game. Seated: { $players }.
lobby-begun = The game has begun; its table is below.
lobby-stopped = This table has been closed. `/game new` opens another.
lobby-open = The table is open: { $link }
lobby-joined = You have a seat at the table: { $link }
lobby-started = The game has begun: { $link }
lobby-left = You have left the table.
thread-name = { $game } – { $host }
home = **{ $game }**
home-there = { $way } is played here: { $link }
home-playing = At the table: { $players }.
taken-up = **This game goes on.** Its record has been checked, move by move: { $length }, { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far.
taken-up-seats = **Taken: { $taken } of { $seats }.** Choose yours in the menu:
taken-up-host = { $seat } – { $player } (host): { $standing }
taken-up-taken = { $seat } – { $player }: { $standing }
taken-up-free = { $seat } – free: { $standing }
taken-up-left = { $seat } – left the game, may be taken over: { $standing }
taken-up-known = Whoever has the file can work out from it what is hidden. The game doesn’t count for ratings.
menu-seat = Choose a seat …
menu-seat-left = { $seat } (left the game)
card-loaded = Taken up from a record; it doesn’t count for ratings.
home-stopped = The game has been cancelled.
menu-more-players = More players …
seek = Look for players
seek-description = Tells, once, those on this server who want to hear of open tables
sought = { $role } { $game }: { $wanted ->
    [one] one more player
   *[other] { $wanted } more players
} wanted. { $link }
menu-computers-full = Take out a computer …
computer-add = Add a { $level }
computer-take-out = Take out { $player }
seat-free = Free the seat kept for { $player }
level-tiro = computer (easy)
level-tiro-named = computer (easy, tiro)
level-tiro-told = easy, tiro
level-tiro-description = Plays what looks good at first sight
level-veteranus = computer (medium)
level-veteranus-named = computer (medium, veteranus)
level-veteranus-told = medium, veteranus
level-veteranus-description = Thinks its turn through to the end
level-legatus = computer (hard)
level-legatus-named = computer (hard, legatus)
level-legatus-told = hard, legatus
level-legatus-description = Thinks furthest, and takes its time
menu-options = Change something else …
options-usual = Usual rules
options-title = { $game }: options
options-settled = [The game has begun]({ $link }): these options are settled.
option-language = Language
option-pace = Pace
option-pace-description = How long you have for a decision; quiet hours and days away don’t count
option-overdue = When time is up
option-overdue-description = What happens when somebody’s time for a decision is over
option-overdue-wait = we wait
option-overdue-wait-description = The others are told, and may let a computer decide this once
option-overdue-decide = a computer decides
option-overdue-decide-description = At once, for this decision alone; everybody is told
option-overdue-seat = after 3 misses a computer takes over
option-overdue-seat-description = It decides each time; after three in a row it plays on until the player is back
pace-none = no limit
pace-minutes = an evening ({ $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} a decision)
pace-hours = { $hours ->
    [one] an hour a decision
    [24] a move a day
    [72] three days a decision
   *[other] { $hours } hours a decision
}
pace-own-hours = Any other number of hours: `/game pace hours:`.
pace-nudge = *{ button-nudge }* pings whom the game is waiting for, for all to see.
pace-asked = To move now: { $players }.
pace-asked-until = { $player } (until { $moment })
decided = A computer decides this once; it will be on the table in a moment.
language-en = English
language-de = German

## The card

card-start = ## { $game } begins
    At the table: { $players }.
card-fingerprint = Shuffle fingerprint: `{ $fingerprint }`
card-called = “{ $name }” is { $player }
card-replaced-names = In the picture, { $seats }.
card-asked = { $players }: { $what }.
card-asked-something = your move
card-asked-until = { $players }: { $what } – until { $moment }.
card-missed = { $player } has missed { $times } of { $most } in a row; after { $most } a computer takes the seat.
card-paused = The game is paused: no clock runs and nobody is pinged. Nobody has to move, but whoever is asked can.
happened-undo-one = { $player } { VERB($player, "takes", "take") } back { VERB($player, "their", "your") } last move.
happened-undo-more = { $player } { VERB($player, "takes", "take") } back { VERB($player, "their", "your") } last move, and with it everything since.
happened-decided = { WHOSE($player) } time is up: a computer ({ $level }) decides this once.
happened-laid-out = { WHOSE($player) } time is up: what { VERB($player, "they", "you") } had laid out is played.
happened-stood-in = A computer ({ $level }) plays on for { $player }.
happened-back = { $player } { VERB($player, "plays", "play") } on in person.
happened-replaced = { $player } { VERB($player, "takes", "take") } { $former }’s seat.

## The end

end-winners = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}
end-total = Total
end-length = { $length }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $days ->
    [one] one day
   *[other] { $days } days
}.
end-thanks = Thanks for playing, { $players }.
end-seed = Shuffle seed: `{ $seed }`; its SHA-256 is the fingerprint shown at the start, `{ $fingerprint }`.
record-here = The whole game as a file, with every move and every chance result ({ $options }). It can be replayed and checked; a cancelled game goes on from it with `/game load`, in any channel.

## Notes

note-stopped = The game has been cancelled. `/game new` opens another; *{ button-record }* and `/game load` take this one up again, anywhere.
note-expired = Nobody has started this game for a week: the table is closed. `/game new` opens another.
note-broken = This game had to be set aside (ref. { $reference }): its position can’t be read. Nothing has been deleted; whoever runs the bot can look up the reference in the log. `/game end` closes it.
note-reminder = Half of your time is over: the game is waiting for you, until { $moment }.
note-reminder-last = Only a tenth of your time is left: the game is waiting for you, until { $moment }.
note-overdue = Time is up for { $late }. You can go on waiting, or let a computer decide this once.
note-seat-taken = { $player }, your time was up { $times } times in a row. A computer (medium, veteranus) plays on for you until you are back.
note-absent = { $player } has left this server, and the game need not wait. { $computers ->
    [yes] Any of you can let a computer play on, or ask somebody else to take the seat.
   *[no] Any of you can ask somebody else to take the seat; computers may not play on this server.
} If { $player } comes back before that, the seat is still theirs; from a computer, `/game join` takes it back.
note-heir = The host has left this server: { $player } is the host from now on.
note-parted = { $count ->
    [one] One seat is free again: its player has left this server.
   *[other] { $count } seats are free again: their players have left this server.
}
note-kept-over = { $count ->
    [one] One seat is free again: it was kept for a day, and nobody sat down.
   *[other] { $count } seats are free again: they were kept for a day, and nobody sat down.
}
kept-asked = { $player } would like to play again. { $others }, { $count ->
    [one] a seat is
   *[other] seats are
} kept for you for a day: *{ button-join }* takes yours, *{ button-leave }* gives it up.
settings-asked = { $player } has changed what is played or how fast. { $others }, have a look at the table: *{ button-join }* says that you agree, *{ button-leave }* gives up your seat.
note-deserted = The game has been cancelled: its players have left this server. *{ button-record }* and `/game load` take it up again, anywhere.
note-made-up = I was away for a while, sorry. Nobody’s time ran out because of it: where it was short, there is a quarter of it again. The table says until when.
note-pace = From now on – { $pace }.
note-paused = The game is paused: no clock runs and nobody is pinged. Nobody has to move, but whoever is asked can. *{ button-go-on }* ends the pause.
note-unpaused = The game goes on.
note-undo-refused = { $player } doesn’t agree; the move stands.
undo-question = { $player } would like to take back their last move, and everything since. { $others }, do you agree?
undo-proposed = Others have moved since, or something was revealed: I have asked the others whether they agree.
undo-agreed = { $player } agrees; the takeback goes through.
undo-declined = { $player } doesn’t agree; the move stands.
undo-noted = Noted. The takeback goes through once everybody has agreed.
pause-question = { $player } would like { $paused ->
    [yes] the game to go on now
   *[no] to pause the game: no time runs, nobody is pinged
}. { $others }, do you agree?
pause-proposed = The host could do that at once; you need everybody’s consent. I have asked the others.
pause-carried-out = Nobody else is there to be asked: it is done.
pause-agreed = { $player } agrees; so it is done.
pause-declined = { $player } doesn’t agree; all stays as it is.
pause-noted = Noted. It is done once everybody has agreed.
note-pause-refused = { $player } doesn’t agree to that; all stays as it is.
pace-question = { $player } would like less time for everybody, or a harder end of it. It would be – { $pace }. { $others }, do you agree?
pace-proposed = Everybody who plays must agree to less time, or to a harder end of it. I have asked the others.
pace-agreed = { $player } agrees; that is the pace now.
pace-declined = { $player } doesn’t agree; the pace stays as it is.
pace-noted = Noted. The pace changes once everybody has agreed.
note-pace-refused = { $player } doesn’t agree; the pace stays as it is.
end-question = { $player } would like to end this game without a result. { $others }, do you agree?
end-proposed = Everybody who plays must agree; then the game ends without a result. I have asked the others.
end-carried-out = Nobody else is there to be asked: the game is over.
end-agreed = { $player } agrees; the game is over.
end-declined = { $player } doesn’t agree; the game goes on.
end-noted = Noted. The game ends once everybody has agreed.
end-asking-sure = I would ask the others whether { $game } may end without a result; if all agree, it does. Shall I?
note-end-refused = { $player } doesn’t agree; the game goes on.
button-end-asking = Ask the others
stand-in-sure = A computer ({ $level }) would play on for { $player } from now on. { $player } can come back with `/{ command-game } { command-game-join }` at any time. Go ahead?
stand-in-done = The computer plays on.
stand-in-over = You have your seat back.
somebody-else = { $player } has left this server. Who shall take the seat? I’ll ask them before anything changes.
menu-somebody-else = Somebody of this server …
button-stand-in = Let it play
replace-question-player = { $newcomer }, will you take { $player }’s seat? { $player } must agree too; for ratings that counts as leaving the game.
replace-question-most = { $newcomer }, will you take { $player }’s seat? Most of the players must agree too.
replace-question-others = { $newcomer }, will you take { $player }’s seat? { $player } is away, so most of the other players must agree; the game doesn’t count for { $player }.
replace-question-newcomer = { $newcomer }, will you take { $player }’s seat? It has been given up, nobody has answered there in time, or its player has left the server: it’s your decision alone.
replace-sure-player = { $newcomer } would take { $player }’s seat for good, and see everything that can be seen only there. I’ll ask them both in the channel; { $player } must agree, and for ratings has left the game then. Go ahead?
replace-sure-most = { $newcomer } would take { $player }’s seat for good, and see everything that can be seen only there. I’ll ask in the channel; most of the players must agree. Go ahead?
replace-sure-others = { $newcomer } would take { $player }’s seat for good, and see everything that can be seen only there. { $player } is away, so I’ll ask the others in the channel; most of them must agree. Go ahead?
replace-sure-newcomer = { $newcomer } would take { $player }’s seat for good, and see everything that can be seen only there. It has been given up, nobody has answered there in time, or { $player } has left the server: { $newcomer } alone decides. Shall I ask?
replace-asked = I have asked everyone who must agree.
replace-noted = Noted. The seat changes hands once everyone who must agree has done so.
replace-done = The seat has changed hands.
replace-declined = { $player } doesn’t agree; everybody stays where they are.
note-nudge = { $player } nudges you: the game is waiting for you.
note-asked = The game is waiting for you.
note-unreached = My direct message didn’t reach you, so I’m pinging you here: the game is waiting for you. If you allow direct messages from members of this server, the next ones will arrive.
nudged = Nudged: { $players }.
nudged-not = { $player } rests until { $moment }.
follow-question = When do you want to hear of { $game }? I’ll write to you in a direct message.
follow-rounds = After each round and at the end
follow-end = When the game ends
follow-nothing = Not at all
followed = You follow { $place }: I have just written to you.
followed-no-more = You hear no more of this game.

## Direct messages

direct-place = { $game } on { $server }
direct-asked = { $place } is waiting for you: { $what }.
direct-asked-until = { $place } is waiting for you: { $what } – until { $moment }.
direct-nudge = { $player } nudges you:
direct-question = { $place }: you are asked something there.
direct-ended = { $place } is over. { $result }
direct-round = { $place }: a round has ended.
direct-stopped = { $place } has been cancelled.
direct-lost = { $place }: { $why ->
    [access] I can no longer see its channel
   *[channel] its channel has been deleted
}. Any of its players can let it go on in another channel of the server: type `/me games` there.
direct-set-aside = { $place } has been closed: { $why ->
    [access] I couldn’t see its channel for a week, and nobody let it go on anywhere else.
    [server] I haven’t been on its server for a week.
   *[channel] its channel was deleted a week ago, and nobody let it go on anywhere else.
}
direct-news = { $place }: there is news for you.
direct-follow-rounds = You follow { $place }: I’ll write when a round ends, and when the game ends. *{ button-follow }*, below its board, changes that.
direct-follow-end = You follow { $place }: I’ll write when the game ends. *{ button-follow }*, below its board, changes that.
resign-sure = You would leave { $game } for good; the game goes on without you, and nobody can undo that. Are you sure?
resign-sure-alone = Nobody else plays here in person: if you leave { $game }, it is cancelled, without a result. With its file and `/game load` it can go on later, anywhere. Are you sure?
end-sure = That would cancel { $game } for everybody, without a result; with its file and `/game load` it can go on later, anywhere. Are you sure?
kept = Nothing has changed.
resigned = You have left the game.
resigned-alone = You have left, and so the game has been cancelled.
ended = The game has been cancelled.

## Buttons

button-join = Join
button-leave = Leave
button-options = Options
button-start = Start
button-start-missing = Start ({ $missing } more needed)
button-move = Move
button-board = My board
button-status = What happened
button-in-words = In words
button-undo = Takeback
button-set-up = Set-up
button-rules = Rules
button-agree = Agree
button-decline = Decline
button-again = Rematch
button-record = Download game
button-replace = Ask
button-thread = Open it in a thread
button-nudge = Nudge now
button-go-on = Go on
button-follow = Follow
menu-follow = When to hear of it …
button-decide = Let a computer decide
button-come-back = I’m back
button-plays-on = A computer plays on
button-somebody-else = Somebody else …
button-go-on-here = Go on here: { $game } (no. { $number })
button-resign = Leave the game
button-end = Cancel game
button-keep = No, keep playing

## Commands

command-game = game
command-game-description = Board games in this channel
command-game-new = new
command-game-new-description = Open a game in this channel
command-game-new-game = game
command-game-new-game-description = Which game
command-game-new-language = language
command-game-new-language-description = The language of what everybody reads
command-game-new-place = place
command-game-new-place-description = Where it is played: in this channel, or in a thread of its own
place-here = here
place-thread = own thread
command-game-join = join
command-game-join-description = Take a seat
command-game-leave = leave
command-game-leave-description = Give up your seat before the game begins
command-game-start = start
command-game-start-description = Begin the game (host only)
command-game-board = board
command-game-board-description = Bring the table back, or see a player’s board
command-game-board-player = player
command-game-board-player-description = Whose board; without it the table is posted again
command-game-hand = hand
command-game-hand-description = What you have and nobody else can see
command-game-status = status
command-game-text = text
command-game-text-description = The whole table in words, for reading instead of looking
command-game-status-description = What has happened since your last move, and what you are asked
command-game-log = log
command-game-log-description = Everything that has happened
command-game-undo = undo
command-game-undo-description = Take back your last move
command-game-resign = resign
command-game-resign-description = Leave the game for good
command-game-replace = replace
command-game-replace-description = Ask somebody to take a player’s seat (host only)
command-game-replace-player = player
command-game-replace-player-description = Whose seat it is
command-game-replace-by = by
command-game-replace-by-description = Who takes it
command-game-replace-computer = by-computer
command-game-replace-computer-description = Or which computer plays on there, until its player comes back
command-game-nudge = nudge
command-game-nudge-description = Ping whoever the game is waiting for; once in six hours
command-game-pace = pace
command-game-pace-description = How long everybody has for a decision, and what happens then
command-game-pace-hours = hours
command-game-pace-hours-description = So many hours for a decision (host only)
command-game-pause = pause
command-game-pause-description = Pause the game, or let it go on (host; after a day anybody who plays)
command-game-end = end
command-game-end-description = Ask the others whether the game may end; before it begins the host closes the table
command-game-rules = rules
command-game-rules-description = The game explained

command-help = help
command-help-description = What this bot is, how to play, and what you can do in this channel right now
menu-show-board = Show board

## Help

help-here = In this channel right now
help-direct = Here, in direct messages
help-directly = Nobody else reads this. `/me games` lists where you play; `/move` makes your move in the game that waits for you.
help-lobby = { $game } is looking for players: { $seated ->
    [one] one seat is
   *[other] { $seated } seats are
} taken. *{ button-join }* [at the table]({ $link }).
help-playing = [{ $game }]({ $link }): { $waiting }
help-your-move = it is your move.
help-watching = [{ $game }]({ $link }): { $waiting } You are watching; *{ button-status }* shows how things stand.
help-about = Roman board games, here in the channel:
help-open = - **Play:** `/game new` opens a table, for people and computers.
help-learning = - **Learn:** `/learn` has lessons of two minutes, `/game what` explains a word.
help-moving = - **Move:** *{ button-move }* below the newest card, or typed: `/move`.
help-looking = - **Look:** `/game rules`, `/game log`, `/stats`, `/ranking`.
help-yours = - **Yours:** `/me settings`, `/me games`, `/me data`.

## What each person has for themselves

command-me = me
command-me-description = Your settings, your games, and what I keep of you
command-me-settings = settings
command-me-settings-description = Language, pings, quiet hours, being away, pictures, rankings; for your eyes only
command-me-settings-zone = zone
command-me-settings-zone-description = Your time zone, by a city
command-me-settings-from = from
command-me-settings-from-description = When your quiet hours begin: “22:30”
command-me-settings-until = until
command-me-settings-until-description = When they end: “8:00”
command-me-settings-away = away
command-me-settings-away-description = The day on which you will be back: “2026-12-03”
command-me-games = games
command-me-games-description = All tables where you play, on every server, and whose turn it is
command-me-data = data
command-me-data-description = Everything that I keep of you, as a file
command-me-forget = forget
command-me-forget-description = Make everything that I keep of you nameless

me-title = Your settings
me-about = They hold wherever I am, and nobody but you sees them. Only that you are away is told to your tables.
me-typed = Other zones, times and days: `/me settings zone: from: until: away:`.
me-pictures = Pictures in the channel are the same for everybody; your choice is for those that only you see.
me-zone-missing = You have no time zone yet: until you choose one, your hours are counted in UTC.
me-away = You are away until { $until }. Your tables know; nobody pings you.
me-closed = A direct message could not reach you ({ $moment }): Discord doesn’t let me write to you. Until you allow direct messages, I ping you in the channel.
menu-me-language = Language
menu-me-pings = Pings
menu-me-pictures = Pictures
menu-me-zone = Choose your time zone
menu-me-quiet = Quiet hours
menu-me-away = Say that you’ll be away
button-back-again = I’m back
me-language-discord = Language: as in your Discord
me-language-en = Language: English
me-language-de = Language: German
me-pings-channel = Pings: in the channel
me-pings-direct = Pings: by direct message
me-pings-both = Pings: in the channel and by direct message
me-pings-none = Pings: none
me-pictures-normal = Pictures: as they are
me-pictures-contrast = Pictures: in strong contrast
me-pictures-words = Pictures: with the table in words below
me-zone = Time zone: { $zone }
me-quiet-never = Quiet hours: none
me-quiet = Quiet hours: { $begins } to { $ends }
me-away-for = { $days ->
    [1] Away until tomorrow
   *[other] Away for { $days } days
}
me-day = { $year }-{ $month }-{ $day }
refused-no-such-setting = This page is from an older version. `/me settings` opens the new one.
refused-zone = I know no time zone called “{ $typed }”. Type the name of a large city in yours, “Berlin” or “New York”, and take it from the list.
refused-time-of-day = “{ $typed }” is no time of day that I can read. Type it like “22”, “22:30” or “10 pm”.
refused-quiet-all-day = Quiet hours must end at another time than they begin. Without any, choose *{ me-quiet-never }* in the menu.
refused-day = “{ $typed }” is no day that I can read. Type it like “2026-12-03”, or take it from the list.
refused-day-to-come = Name a day from tomorrow on, within a year: the one on which you’ll be back.
in-words-more = *{ button-in-words }* or `/game text` reads you the rest.

games-title = Your games
games-none = You aren’t playing anywhere just now. `/game new` opens a table, `/help` shows how it goes.
games-count = { $games ->
    [one] One table
   *[other] { $games } tables
}; { $yours ->
    [0] nobody is waiting for you.
    [one] one is waiting for you.
   *[other] { $yours } are waiting for you.
}
games-line = { $game } – { $what } { $place }
games-yours = **your turn** since { $since }.
games-yours-until = **your turn** since { $since }; your time ends { $until }.
games-theirs = { $count ->
    [0] nobody is to move
   *[other] { $players } to move
} since { $since }.
games-stood-in = a computer plays for you; `/game join` gives you your seat back.
games-lobby = hasn’t begun; open since { $since }.
games-broken = had to be set aside; it has rested since { $since }. Its host can close it with `/game end`.
games-lost-channel = its channel has been deleted. `/me games`, typed in another channel of its server, lets it go on there; else it is closed on { $aside }.
games-lost-access = I can no longer see its channel. `/me games`, typed in another channel of its server, lets it go on there; else it is closed on { $aside }.
games-lost-server = I’m no longer on its server. If I’m invited again, it goes on; else it is closed on { $aside }.
games-go-on = A button below lets a game go on in this channel.
gone-on = The game goes on in this channel: { $link }

kept-of-you = This is everything that I keep of you: settings, tables, moves and what I owe you. Times are in UTC, numbers are Discord’s. What the file calls by which name, and how long it is kept, stands in the privacy page of my documentation.
forget-first = { $games ->
    [one] You still have a seat at a table. Leave it
   *[other] You still have seats at { $games } tables. Leave them
} with `/game leave` or `/game resign`, or play to the end; then I can forget you.
forget-more = … and { $games ->
    [one] one more
   *[other] { $games } more
}.
forget-sure = I would forget your settings and whom you follow, and put “Player” and a number in place of your name in all games that you have played. The games themselves stay for the others. Nobody can undo that, and messages in channels stay as they are. Forget you?
forgotten = Done: nothing that I keep names you any more.
button-forget = Forget me
button-keep-all = No, leave it
note-away = { $player } is away until { $day }; until then the clock waits.
note-back = { $player } is back.

## A server's settings

command-server = server
command-server-description = What holds for games on this server
command-server-settings = settings
command-server-settings-description = Language, pace, channels and more for new tables (whoever may manage the server)
server-title = Games on this server
server-about = What you choose holds for tables that are opened from now on; those that stand already stay as they are.
menu-server-language = Language of the tables
server-language-discord = Tables speak their host’s language
server-language-en = Tables speak English
server-language-de = Tables speak German
server-channels-gone = The channels chosen for tables are all gone: choose others below.
menu-server-channels = Tables in any channel; or choose which …
menu-server-role = Whom to tell when players are wanted …
menu-server-computers = Computers
server-computers-yes = Computers may play
server-computers-no = Computers don’t play
menu-server-rated = Results
server-rated-yes = Results are rated
server-rated-no = Results aren’t rated
refused-server-managers = Only somebody who can manage this server can change that.
refused-role-everyone = That would be everybody. Choose a role for those who want to play.
refused-channel-closed = On this server tables are opened in { $channels }. Type `/game new` there.
refused-channels-gone = The channels in which tables are opened on this server are all gone. Somebody who can manage it chooses others with `/server settings`.
refused-no-role = This server hasn’t named anybody to tell. Somebody who can manage it chooses a role with `/server settings`.
refused-silent = { $reason }
role-gone = The role to tell is gone. Somebody who can manage this server chooses another with `/server settings`.
role-silent = I can’t ping the role { $role }. Somebody who can manage this server can let everybody mention it (in the role’s settings), or allow me: { $missing }.

## What happened

happened = { $sentence }.
happened-with-changes = { $sentence }: { $changes }.
happened-to = { $player } { $changes }

## Choosing a move

refused-other-game = That isn’t the game in this channel, which is { $game }. `/move` works in every game.
refused-kind = { $move } isn’t possible now. You can choose: { $possible }.
refused-kind-by-rule = { $reason } You can choose: { $possible }.
refused-kind-by-rule-briefly = { $reason }
refused-not-together = { $field }: { $value } doesn’t go with the rest. These would fit: { $values }.
refused-lacking = { $value } isn’t possible: { $lacks }. Possible: { $values }.
refused-lacking-briefly = { $value }: { $lacks }
refused-unknown-value = { $field }: nothing here is called “{ $typed }”. Possible: { $values }.
refused-unknown-words = Nothing that you can choose is called “{ $typed }”. You can choose: { $values }.
refused-words-apart = No move has all these words: “{ $typed }”. You can choose: { $values }.
refused-ambiguous = { $field }: “{ $typed }” could be { $values }. Type a little more, or take it from the list.
values-more = { $values } and { $more } more
typed-several = “{ $typed }” could be several moves. Which one?
typed-several-menu = Which move?
command-move = move
command-move-description = Make a move in one line, whatever the game
command-move-what = what
command-move-what-description = A few words of the move, in any order: “saw l14”; leave it empty for the best moves
command-move-now = now
command-move-now-description = Play it at once, without showing first what it would do
command-group-description = Make a move in this game
chosen-together = Noted: { $choice }. The others will see it once everybody has chosen.
chooser-missing = Not now: { $values }
chooser-missing-of = { $move } – not now: { $values }
chooser-lacks = { $value } – { $lacks }
chooser-legend = Signs: { $signs }
chooser-suggested = Take this as it is, or change what you like.
draft-more = { $count } more
draft-lost = *{ $move }* can’t be played any more: { $reason } The rest of what you have laid out stands.
draft-complete = Your turn is laid out already: confirm it, or take a step back.
draft-played = Played.
menu-others = Another one …
menu-from-now-on = From now on …
menu-boards = Look at a board …
button-do = Confirm
button-do-named = Confirm: { $move }
button-step-back = Undo
button-clear = Clear
button-else = What else?
button-change = { $what } – change
button-choose = Choose
preview-then = Then { $what }.
button-back = Back
button-more = More …
button-previous = Previous
button-next = Next

## Advice

button-advice = Advice
button-advised = Take { $place } …
command-game-load = load
command-game-load-description = Take up a cancelled game from its file
command-game-load-file = file
command-game-load-file-description = The file that Download game handed out
command-game-advice = advice
command-game-advice-description = What the best computer would consider in your place, for your eyes only
advice-title = What a computer (hard) would consider
advice-thinking = A computer (hard) is looking at it from your seat …
advice-best-by = best, by about { $amount }
advice-best-barely = best, but only just
advice-decides = it may well decide the game
advice-better-by = about { $amount } better than the next
advice-better-barely = hardly better than the next
advice-footnote = Thought out from what you can see, with a guess at the rest. At the end the table hears who followed advice, and how often; looking at it doesn’t count.
button-analysis = Analysis
command-game-analysis = analysis
command-game-analysis-description = What a computer (hard) thinks of the moves of the game that has ended here
analysis-begun = A computer (hard, legatus) is going through the game, decision by decision. That takes a few minutes; then the analysis is posted here for everybody.
analysis-progress = A computer (hard, legatus) is going through the game: { $share }% is done. Then the analysis is posted here for everybody.
analysis-untold = A computer (hard, legatus) is still going through the game. When that is done, the analysis is posted here for everybody.
analysis-kept = A computer (hard, legatus) has gone through the game: the analysis stands in { $link }, and *{ button-analysis }* shows it to you again.
analysis-failed = This game could not be analyzed (ref. { $reference }). *{ button-analysis }* tries once more.
analysis-heading = { $game }: what a computer (hard) thinks of this game
analysis-footnote = Weighed from what each player could know at the time, without what chance brought afterwards. ± says how far a figure may be off.
end-advice = Advice was followed by { $players }.
end-advice-of = { $player } ({ $times ->
    [one] one move
   *[other] { $times } moves
})
option-advice = Advice
option-advice-description = Whether players may ask what a computer (hard) would do; players who follow it are named at the end
option-advice-on = allowed
option-advice-off = none

## What one person sees alone

waiting = { $players } { $count ->
    [one] is
   *[other] are
} thinking.
time-until = There is time until { $moment }.
board-own = You:
board-of = { $player }:
described-seat = { $player }:
described-asked = { $player } (to move):
in-words-title = { $game } in words ({ $page } of { $pages })
in-words-asked = Whose move it is
status-since = Since your last move
status-lately = What has happened lately
status-nothing = Nothing has happened since.
status-earlier = … { $lines ->
    [one] one earlier line
   *[other] { $lines } earlier lines
}: `/game log`
set-up-title = How the game was set up
set-up-fingerprint = The shuffle fingerprint is the SHA-256 of the seed. The seed is shown at the end, so everybody can check that nothing was changed.
set-up-nothing = Everybody starts alike; the picture shows what is on the table.
log-title = What has happened ({ $page }/{ $pages })
button-earlier = Earlier
button-later = Later
button-other-rules = Another game
rules-games = The rules of which game?
rules-contents = { $game }: the rules
menu-contents = Contents …
button-contents = Contents
rules-page = { $title } ({ $page }/{ $pages })

## Lessons

command-learn = learn
command-learn-description = Lessons: learn a game in a quarter of an hour, alone
command-learn-game = game
command-learn-game-description = Which game
learn-games = Which game do you want to learn?
lessons-title = Lessons: { $game }
lessons-about = { $count ->
    [one] One lesson of two minutes.
   *[other] { $count } lessons of two minutes each.
} Nobody else sees them, and no game in the channel minds.
lessons-some-done = { $done } of { $count } done.
lessons-all-done = All lessons are done: now a first game. A computer (easy) plays with you, and a coach comments on your turns.
lessons-stopped = You go on where you are with `/learn`, whenever you like.
lessons-gone = This lesson is not there any more. `/learn` shows all that there are.
lesson-is-done = ✅
lesson-is-open = ▫️
menu-lessons = A lesson …
menu-learn-other = Another game
lesson-heading = Lesson { $number } · { $title }
lesson-seat = In the picture you are **{ $seat }**.
lesson-right = ✅ { $said }
lesson-wrong = ❌ { $said } Try again.
lesson-next = Next: **{ $title }**.
lesson-hint = Right would be: { $move }.
lesson-hint-none = From here there is no hint. Go on as you like: if it goes wrong, the task begins anew.
lesson-shown = Shown: { $moves }.
button-lesson-begin = Begin
button-lesson-go-on = Go on
button-lesson-next = Next lesson
button-lesson-again = Again
button-lesson-stop = Stop
button-lesson-hint = Hint
button-lesson-show = Show me
button-terms = Terms
button-lesson-help = Help
button-lesson-back = Back to the lesson
terms-here = What the words here mean
terms-more = Also here: { $terms }. `/game what` says what each of them means.
button-lessons = All lessons
button-learn-by-playing = Learn by playing
button-learn = Learn

## Terms

command-game-what = what
command-game-what-description = What does a word of the game, or of mine, mean?
command-game-what-term = term
command-game-what-term-description = The word: plaza, aediles, prefect, fingerprint …
term-of = Of { $game }:
term-of-all = In every game here:
term-of-bot = every game
term-in-rulebook = In the rulebook: { $word }
learn-by-playing-description = A first game: short, against a computer (easy), and a coach comments on your turns
first-game-asks = { $taken ->
    [yes] A first game of { $game } isn’t private: this channel has a table already, so yours gets a thread, and everybody here can see it.
   *[no] A first game of { $game } isn’t private: everybody here can see it, in this channel or in a thread.
} I post a card after each turn and ping you when you are to move. What the coach says, you alone read.
button-first-game-here = Begin in this channel
button-first-game-thread = Begin in a thread
first-game-in-thread = This channel has a table already, so you play in a thread of your own.
first-game-begun = Your first game has begun: [there is your board]({ $link }). You play against a computer (easy, tiro); after your turns a coach may tell you alone what was better.
## The story of a game

command-game-curve = curve
command-game-curve-description = Everybody’s points round by round, and what turned the game
command-game-replay = replay
command-game-replay-description = A game of this server once more, move by move
command-game-replay-game = game
command-game-replay-game-description = Its number, or a link to one of its messages (without: the game of this channel)
command-game-replay-move = move
command-game-replay-move-description = After which move (without: at the start)
replay-title = { $game } · game { $number }
replay-offered = { $number } · { $game } · { $players } · { $date }
replay-where = The game stands here: { $link }
replay-film = *{ button-film }* shows the whole game to everybody in this channel.
button-replay = Replay
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-on = On ▶
button-replay-last = Last ⏭
menu-replay-rounds = To a round …
menu-replay-moves = To a move …
replay-round = { $unit } { $round }
replay-option = { $move } · { $sentence }
replay-start = The start
refused-replay-unclear = Name the game by its number, or by a link to one of its messages. The lines below `{ command-game-replay-game }:` show the games that ended here last.
refused-replay-not-here = There is no such game on this server that you can see. The lines below `{ command-game-replay-game }:` show the games that ended here last.
button-film = Film
film-drawn = 🎞 The film of { $game }, game { $number }, is being drawn: { $share } %
film-here = 🎞 { $game }, game { $number }: the whole game in a minute.
film-stands = The film is here: { $link }
film-too-large = The film of this game is too large for this channel, even drawn coarsely. *{ button-replay }* shows the game move by move.
film-failed = Something went wrong with this film (ref. { $reference }). *{ button-film }* tries once more.
refused-film-not-over = There is a film once the game is over. *{ button-replay }* shows what has happened so far.

### A person's story

command-stats = stats
command-stats-description = How somebody plays: games, wins, places, points and rating
command-stats-player = player
command-stats-player-description = Whose; without it, yours
command-stats-game = game
command-stats-game-description = One game, told in more detail
command-game-history = history
command-game-history-description = The games of this server that are over, with links
command-game-history-player = player
command-game-history-player-description = Only games in which this person has played
command-game-history-game = game
command-game-history-game-description = Only games of this kind
command-ranking = ranking
command-ranking-description = Who is thought to be how strong in a game
command-ranking-game = game
command-ranking-game-description = In which game
command-ranking-where = where
command-ranking-where-description = Among those who have played on this server, or everybody
ranking-server = this server
ranking-everywhere = everywhere

button-show-all = Show to all
button-ranking-server = This server
button-ranking-everywhere = Everywhere

decimal = { $whole }.{ $tenth }
rating = Rating { $figure } ±{ $margin }.
rating-doubtful = Rating { $figure } ±{ $margin }, still uncertain.

stats-fact = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won, since { $month }
stats-fact-brief = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won
stats-counts = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won, mean place { $place }.
stats-row = { $game }: { $counts }
stats-row-none = { $game }: not played yet.
stats-seats = With { $seats }:
stats-mean-points = Points on average: { $points }.
stats-best = Best game: { $points ->
    [one] one point
   *[other] { $points } points
} and place { $place } of { $seats }, on { $day }.
stats-best-here = Best game: { $points ->
    [one] one point
   *[other] { $points } points
} and place { $place } of { $seats }, on { $day }: { $link }, or `/game replay game:{ $number }`
stats-favourite = Most points come from: { $source } ({ $share } % of all).
stats-unrated = No rating yet: it comes from games of two people or more, in which you make moves yourself.
stats-footnote = A rating begins at 1400; in two of three cases the true strength lies within its ±. Computers are rated like people.
stats-loaded = { $games ->
    [one] One game taken up from a record doesn’t count.
   *[other] { $games } games taken up from records don’t count.
}
stats-nameless = Player
stats-none-own = You haven’t played any of that to its end yet. `/game new` opens a table.
stats-none-other = { $name } hasn’t played any of that to its end yet.
refused-stats-private = { $name } stays out of rankings, so their figures are for them alone.

history-title = Games that are over
history-count = { $games ->
    [one] One game
   *[other] { $games } games
}, the newest first.
history-line = **{ $number }** · { $game }, { $day }: { $players } · { $link }
history-line-loaded = **{ $number }** · { $game }, { $day }, taken up from a record: { $players } · { $link }
history-player = { $place }. { $name } { $points }
history-player-left = { $place }. { $name } { $points } (left)
history-none = No such game has been played to its end on this server yet. `/game new` opens a table.
history-footnote = Each link leads to the game’s last card; `/game replay` with its number shows it once more, move by move.

ranking-title = { $game }: { $where }
ranking-line = { $place }. { $name }: { $rating } { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won.
ranking-line-brief = { $place }. { $name }: { $figure } ±{ $margin }
ranking-none = Nobody to compare in { $game } yet: here stands who has played a game of it to its end, with at least one other person.
ranking-how = Play a game of it to its end, with at least one other person, and you are in.
ranking-footnote = The bar shows what is believed of a rating: in two of three cases the true strength lies within. `/me settings` takes you out.
ranking-out = You stay out of rankings, so nobody but you sees your line. `/me settings` lets you in.
refused-ranking-off = On this server results aren’t rated. `/ranking` with *everywhere* shows who is how strong elsewhere.

menu-me-ranked = Rankings
me-ranked-yes = Rankings: I am in them
me-ranked-no = Rankings: without me, my figures are for me alone

month-1 = January
month-1-short = Jan.
month-2 = February
month-2-short = Feb.
month-3 = March
month-3-short = March
month-4 = April
month-4-short = April
month-5 = May
month-5-short = May
month-6 = June
month-6-short = June
month-7 = July
month-7-short = July
month-8 = August
month-8-short = Aug.
month-9 = September
month-9-short = Sept.
month-10 = October
month-10-short = Oct.
month-11 = November
month-11-short = Nov.
month-12 = December
month-12-short = Dec.

## The coach

coach-move = **{ $move }**
coach-move-brings = **{ $move }** ({ $brings })
coach-better = 🦉 { $better } would serve you better than { $played }.
coach-better-for = 🦉 { $better } would serve you better than { $played }, above all { $why }.
coach-good = 🦉 A good find: { $played }.
coach-good-for = 🦉 A good find: { $played }, above all { $why }.
# What a move is good for, where it is no matter of one's own.
subject-others = against the others
coach-is-off = The coach says nothing more in this game. *{ button-advice }* is still there when you want it.
coach-is-on = The coach speaks to you again before you confirm.
button-coach-off = No coach
button-show-better = Show me
button-coach-on = Coach, speak again
