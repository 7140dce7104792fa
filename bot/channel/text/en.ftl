### What the bot says in a channel, whatever game is played.

## Faults and refusals

fault = Something went wrong on our side (ref. { $reference }). Nothing was lost. Try again, or bring the table back with `/{ command-game } { command-game-board }`.
button-unknown = This button is from an older version of the bot. `/{ command-game } { command-game-board }` brings the table back with new ones.
posted-soon = Done. Discord is slow right now; the channel shows it in a moment.
refusal-would-fit = { $sentence } Possible here: { $values }.
refusal-would-fit-some = { $sentence } Possible here: { $values } and { $more } more.
repeated = That’s already done.
command-unknown = This command has changed since your Discord last looked. Reload Discord (Ctrl+R, or close the app) and try again.
refused-stood-in = A computer is playing for you at this table. `/{ command-game } { command-game-join }` gives you your seat back.
refused-no-person-left = You are the only person left at this table, and computers don’t play among themselves. You can end the game with `/{ command-game } { command-game-end }`.
refused-replace-by-whom = Choose who takes the seat, with `{ command-game-replace-by }:`, or which computer plays on there, with `{ command-game-replace-computer }:`, but not both.
refused-no-curve = The curve begins after the first round: there is nothing to see yet.
refused-no-curve-left = This game ended before its first round was over, so it has no curve.
refused-old-lobby = That belongs to an earlier game. `/{ command-game } { command-game-board }` shows the current one.
refused-channel-taken-here = { $game } is already being played here: { $link }. A channel has one game at a time: open yours in another channel or in a thread.
refused-channel-gathers-here = A table for { $game } is open here: { $link }. A channel has one table at a time: open yours in another channel or in a thread.
refused-permissions = I can’t post here. Ask someone who can manage this channel to give me these permissions: { $missing }.
no-thread-here = Only a regular text channel can have threads.
no-thread-permissions = I can’t create a thread here: I’m missing { $missing }. Someone who can manage this channel can allow it.
no-thread-refused = Discord wouldn’t let me create a thread, so we play here.
refused-no-thread-no-room = Discord wouldn’t let me create a thread, and this channel already has a table. Open yours in another channel.
refused-no-channel = That works only in a server channel. Here you can learn a game (`/{ command-learn }`), read its rules (`/{ command-game } { command-game-rules }`), look up a term (`/{ command-game } { command-game-what }`), see where you play (`/{ command-me } { command-me-games }`), and make your moves there (`/{ command-move }`).
refused-new-on-a-server = A game of { $game } needs a server channel, even if you play only against computers: type `/{ command-game } { command-game-new }` there. Here you can learn it in two-minute lessons (`/{ command-learn }`) and read its rules (`/{ command-game } { command-game-rules }`).
refused-nothing-waits = No game is waiting for your move. `/{ command-me } { command-me-games }` lists where you play.
refused-several-wait = Several games are waiting for your move: choose one. (`/{ command-move }` alone, without a move, lists them.)
try-again = Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-often-person = That was a lot in a short time. { try-again }
refused-too-often-channel = I’m getting too many requests from this channel right now. { try-again }
refused-too-often-server = I’m getting too many requests from this server right now. { try-again }
refused-no-bots = A bot can’t take a seat. Choose a person.
refused-newcomer-gone = That person is no longer on this server. Choose someone who is.
refused-absent-no-more = That seat isn’t empty: its player is on this server, or someone else has taken it.
refused-no-such-player = No one at this table goes by that name. Choose one of the seats: { $players }.
refused-parted = { $count ->
    [one] One of the players has left this server; the seat is free again.
   *[other] { $count } of the players have left this server; their seats are free again.
} See who is at the table now, then start again.
refused-host-left = The host has left this server: { $host } is the host now. If that’s you, try again.
refused-still-there = The channel of this game still exists: { $link }. The game goes on there.
refused-plays-not-here = { $name } isn’t playing in this game. At the table: { $players }.

trouble-later = Everything is saved, but Discord isn’t accepting my messages right now (ref. { $reference }). The table will appear as soon as it does; you don’t have to do anything again.
trouble-again = Everything is saved, but Discord isn’t accepting my messages right now (ref. { $reference }). Once it does, `/{ command-game } { command-game-board }` brings the table back.
trouble-no-access = Everything is saved, but I can no longer see this channel (ref. { $reference }). Once I can, `/{ command-game } { command-game-board }` brings the table back.
trouble-permissions = Everything is saved, but I can’t post here (ref. { $reference }). Ask someone who can manage this channel to let me view it, send messages, attach files and read the message history; then `/{ command-game } { command-game-board }` brings the table back.
trouble-refused = Everything is saved, but Discord refused my message (ref. { $reference }). `/{ command-game } { command-game-board }` brings the table back.
trouble-locked = Everything is saved, but this thread is locked (ref. { $reference }). Ask someone who can manage threads to unlock it, or type `/{ command-game } { command-game-board }` in the channel the thread belongs to: then the game goes on there.
picture-missing = The picture couldn’t be drawn (ref. { $reference }).

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
    [one] **A seat is kept** until { $moment } for { $players }: *{ button-join }* takes it.
   *[other] **Seats are kept** until { $moment } for { $players }: *{ button-join }* takes one.
} The game can begin once no one is missing; the host can free a seat in the menu.
lobby-host = { $player } (host)
introduced-computer = { $player } (computer: { $level })
lobby-picture = The table of { $game } before the game. Seated: { $players }.
lobby-begun = The game has begun; its table is below.
lobby-stopped = This table has been closed. `/{ command-game } { command-game-new }` opens another.
lobby-open = The table is open: { $link }
lobby-joined = You have a seat at the table: { $link }
lobby-started = The game has begun: { $link }
lobby-left = You have left the table.
home-there = { $way } is played here: { $link }
home-playing = At the table: { $players }.
taken-up = **This game goes on.** Its record has been checked, move by move: { $length }, { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far.
taken-up-seats = **Taken: { $taken } of { $seats }.**{ $free ->
    [0] { "" }
   *[other] {" "}Choose yours in the menu:
}
taken-up-host = { $seat } – { $player } (host): { $standing }
taken-up-free = { $seat } – free: { $standing }
taken-up-left = { $seat } – left the game, can be taken over: { $standing }
taken-up-known = Anyone who has the file can work out what is hidden. The game doesn’t count toward ratings.
menu-seat = Choose a seat …
menu-seat-left = { $seat } (left the game)
card-loaded = Taken up from a record; it doesn’t count toward ratings.
menu-more-players = More players …
seek = Look for players
seek-description = Notifies, once, everyone on this server who wants to hear about open tables
sought = { $role } { $game }: { $wanted ->
    [one] one more player
   *[other] { $wanted } more players
} wanted. { $link }
menu-computers-full = Free a seat …
computer-add = Add a { $level }
computer-take-out = Remove { $player }
seat-free = Free the seat kept for { $player }
level-tiro = computer (easy)
level-tiro-named = computer (easy, tiro)
level-tiro-told = easy, tiro
level-tiro-description = Plays what looks good at first glance
level-veteranus = computer (medium)
level-veteranus-named = computer (medium, veteranus)
level-veteranus-told = medium, veteranus
level-veteranus-description = Thinks its own turn through to the end
level-legatus = computer (hard)
level-legatus-named = computer (hard, legatus)
level-legatus-told = hard, legatus
level-legatus-description = Thinks furthest ahead, and takes its time
menu-options = Change something else …
options-usual = Usual rules
options-title = { $game }: options
options-settled = [The game has begun]({ $link }): these options can’t be changed any more.
option-language = Language
option-pace = Pace
option-pace-description = How long you have for a decision; quiet hours and days away don’t count
option-overdue = When time is up
option-overdue-description = What happens when someone’s time for a decision is up
option-overdue-wait = we wait
option-overdue-wait-description = The others are notified and, where computers may play, can let one decide this once
option-overdue-decide = a computer decides
option-overdue-decide-description = Right away, for this decision only; everyone is notified
option-overdue-seat = after 3 misses a computer takes over
option-overdue-seat-description = It decides each time; after three misses in a row it plays on until the player is back
pace-none = no limit
pace-minutes = one evening ({ $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} per decision)
pace-hours = { $hours ->
    [one] an hour per decision
    [24] a move a day
    [72] three days per decision
   *[other] { $hours } hours per decision
}
pace-own-hours = Any other number of hours: `/{ command-game } { command-game-pace } { command-game-pace-hours }:`.
pace-nudge = *{ button-nudge }* pings everyone the game is waiting for; everyone can see it.
pace-asked = Now to move: { $players }.
pace-asked-until = { $player } (until { $moment })
decided = A computer makes this one decision; the table shows it in a moment.
language-en = English
language-de = German

## The card

card-start = ## { $game } begins
    At the table: { $players }.
card-fingerprint = Shuffle fingerprint: `{ $fingerprint }`
card-called = “{ $name }” is { $player }
card-replaced-names = In the picture, { $seats }.
card-asked-something = your move
card-asked-until = { $players }: { $what } – until { $moment }.
card-missed = { $player } has run out of time ({ $times } of { $most } in a row); after { $most }, a computer takes the seat.
card-thinking = { $count ->
    [one] The computer is
   *[other] The computers are
} thinking.
card-paused = The game is paused: the clock is stopped and no one is pinged. Moves are still allowed.
happened-undo-one = { $player } { VERB($player, "takes", "take") } back { VERB($player, "their", "your") } last move.
happened-undo-more = { $player } { VERB($player, "takes", "take") } back { VERB($player, "their", "your") } last move, and with it everything since.
happened-decided = { WHOSE($player) } time is up: a computer ({ $level }) decides this once.
happened-laid-out = { WHOSE($player) } time is up: what { VERB($player, "they", "you") } had laid out is played.
happened-stood-in = A computer ({ $level }) plays on for { $player }.
happened-back = { $player } { VERB($player, "plays", "play") } on in person.
happened-replaced = { $player } { VERB($player, "takes", "take") } { $former }’s seat.

## The end

end-length = { $length }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $days ->
    [one] one day
   *[other] { $days } days
}.
end-thanks = Thanks for playing, { $players }.
end-seed = Shuffle seed: `{ $seed }`; its SHA-256 is the fingerprint shown at the start, `{ $fingerprint }`.
record-here = The whole game as a file, with every move and every random result ({ $options }). It can be replayed and checked; with `/{ command-game } { command-game-load }`, a canceled game goes on from it, in any channel.

## Notes

note-stopped = The game has been canceled. `/{ command-game } { command-game-new }` opens another; *{ button-record }* and `/{ command-game } { command-game-load }` continue this one, anywhere.
note-expired = No one has started this game for a week, so the table is closed. `/{ command-game } { command-game-new }` opens another.
note-broken = This game had to be set aside (ref. { $reference }): its position can’t be read. Nothing has been deleted; whoever runs the bot can look up the reference in the log. `/{ command-game } { command-game-end }` closes it.
not-shown = I couldn’t post what has happened here (ref. { $reference }): the fault is mine, and everything is saved.{ $over ->
    [yes] { " " }The game is over.
   *[no] { "" }
}
note-reminder = Half of your time is gone: the game is waiting for you, until { $moment }.
note-reminder-last = Only a tenth of your time is left: the game is waiting for you, until { $moment }.
note-overdue = Time is up for { $late }. { $computers ->
    [yes] You can keep waiting, or let a computer decide this once.
   *[no] You can keep waiting; the host can also ask someone else to take the seat: `/{ command-game } { command-game-replace }`.
}
note-seat-taken = { $player }, your time was up { $times } times in a row. A computer (medium, veteranus) is playing for you until you are back.
note-absent = { $player } has left this server, so the game need not wait. { $computers ->
    [yes] Any of you can let a computer play on, or ask someone else to take the seat.
   *[no] Any of you can ask someone else to take the seat; computers can’t play on this server.
} If { $player } comes back before that, the seat is still theirs; `/{ command-game } { command-game-join }` takes it back from a computer.
note-heir = The host has left this server: { $player } is the host now.
note-parted = { $count ->
    [one] One seat is free again: its player has left this server.
   *[other] { $count } seats are free again: their players have left this server.
}
note-kept-over = { $count ->
    [one] One seat is free again: it was kept for a day, and no one took it.
   *[other] { $count } seats are free again: they were kept for a day, and no one took them.
}
kept-asked = { $player } would like to play again. { $others }, { $count ->
    [one] a seat is
   *[other] seats are
} kept for you for a day: *{ button-join }* takes yours, *{ button-leave }* gives it up.
settings-asked = The options or the pace have changed. { $others }, have a look at the table: *{ button-join }* says that you agree, *{ button-leave }* gives up your seat.
note-deserted = The game has been canceled: its players have left this server. *{ button-record }* and `/{ command-game } { command-game-load }` continue it, anywhere.
note-made-up = Sorry, I was away for a while. No one’s time ran out because of it: anyone short of time has a quarter of it back. The table says until when.
note-pace = From now on – { $pace }.
note-paused = The game is paused: the clock is stopped and no one is pinged. Moves are still allowed. *{ button-go-on }* ends the pause.
note-unpaused = The game goes on.
undo-question = { $player } would like to take back their last move, and everything since. { $others }, do you agree?
undo-proposed = Others have moved since, something was revealed, or the game has gone back there too often, so I have asked the others whether they agree.
undo-agreed = { $player } agrees; the takeback goes through.
undo-declined = { $player } doesn’t agree; the move stands.
undo-noted = Noted. The takeback goes through once everyone has agreed.
pause-question = { $player } would like { $paused ->
    [yes] the game to go on now
   *[no] to pause the game: the clock is stopped, no one is pinged
}. { $others }, do you agree?
pause-proposed = Everyone who plays must agree. I have asked the others.
pause-carried-out = There is no one else to ask: it is done.
pause-agreed = { $player } agrees, so it is done.
pause-declined = { $player } doesn’t agree; nothing changes.
pause-noted = Noted. It is done once everyone has agreed.
note-pause-refused = { $player } doesn’t agree to that; nothing changes.
pace-question = { $player } would like less time for everyone, or stricter consequences when it’s up. It would be – { $pace }. { $others }, do you agree?
pace-proposed = Everyone who plays must agree to less time, or to stricter consequences when it’s up. I have asked the others.
pace-agreed = { $player } agrees; that is the pace now.
pace-declined = { $player } doesn’t agree; the pace stays as it is.
pace-noted = Noted. The pace changes once everyone has agreed.
end-question = { $player } would like to end this game without a result. { $others }, do you agree?
end-proposed = Everyone who plays must agree; then the game ends without a result. I have asked the others.
end-carried-out = There is no one else to ask: the game is over.
end-agreed = { $player } agrees; the game is over.
end-declined = { $player } doesn’t agree; the game goes on.
end-noted = Noted. The game ends once everyone has agreed.
end-asking-sure = Shall I ask the others whether { $game } may end without a result? If everyone agrees, it does.
button-end-asking = Ask the others
stand-in-sure = A computer ({ $level }) would play on for { WHOM($player) } from now on. { WHO($player) ->
    [you] You
   *[other] { $player }
} can come back with `/{ command-game } { command-game-join }` at any time. Go ahead?
stand-in-done = The computer is playing on.
stand-in-over = You have your seat back.
somebody-else = { $player } has left this server. Who should take the seat? I’ll ask them before anything changes.
menu-somebody-else = Someone on this server …
button-stand-in = Let it play
replace-question-player = Shall { $newcomer } take { $player }’s seat? Both must agree; for ratings, that counts as leaving the game.
replace-question-most = Shall { $newcomer } take { $player }’s seat? { $newcomer } and most of the players must agree.
replace-question-others = Shall { $newcomer } take { $player }’s seat? { $player } is away, so { $newcomer } and most of the other players must agree; the game doesn’t count for { $player }.
replace-question-newcomer = { $newcomer }, will you take { $player }’s seat? It has been given up, no one has answered there in time, or its player has left the server: the decision is yours alone.
replace-sure-player = { $newcomer } would take { $player }’s seat permanently, and see everything that can be seen only there. I’ll ask in the channel; both must agree, and { $player } will have left the game as far as ratings go. Go ahead?
replace-sure-most = { $newcomer } would take { $player }’s seat permanently, and see everything that can be seen only there. I’ll ask in the channel; most of the players must agree. Go ahead?
replace-sure-others = { $newcomer } would take { $player }’s seat permanently, and see everything that can be seen only there. { $player } is away, so I’ll ask the others in the channel; most of them must agree. Go ahead?
replace-sure-newcomer = { $newcomer } would take { $player }’s seat permanently, and see everything that can be seen only there. It has been given up, no one has answered there in time, or { $player } has left the server: { $newcomer } alone decides. Shall I ask?
replace-asked = I have asked everyone who must agree.
replace-noted = Noted. The seat changes hands once everyone who must agree has done so.
replace-done = The seat has changed hands.
replace-declined = { $player } doesn’t agree; everyone stays where they are.
note-nudge = { $player } nudges you: the game is waiting for you.
note-asked = { $moves ->
    [yes] The game is waiting for you.
   *[no] A question further up is waiting for your answer.
}
note-unreached = My direct message couldn’t reach you, so for a week I’ll ping you here: { $moves ->
    [yes] the game is waiting for you.
   *[no] a question further up is waiting for your answer.
} If you allow direct messages from members of this server by then, they will arrive again.
nudged = Nudged: { $players }.
nudged-not = { $player } is resting until { $moment }.
follow-question = When do you want to hear about { $game }? I’ll send you a direct message.
follow-rounds = After each round and at the end
follow-end = When the game ends
follow-nothing = Not at all
followed = You’re following { $place }: I’ve just sent you a direct message.
followed-no-more = You won’t hear about this game any more.

## Direct messages

direct-place = { $game } on { $server }
direct-asked = { $place } is waiting for you: { $what }.
direct-asked-until = { $place } is waiting for you: { $what } – until { $moment }.
direct-nudge = { $player } nudges you:
direct-question = { $place }: you have been asked something there.
direct-ended = { $place } is over. { $result }
direct-round = { $place }: a round has ended.
direct-stopped = { $place } has been canceled.
direct-lost = { $place }: { $why ->
    [access] I can no longer see its channel
   *[channel] its channel has been deleted
}. Any of its players can continue it in another channel of the server: type `/{ command-me } { command-me-games }` there.
direct-set-aside = { $place } has been closed: { $why ->
    [access] I couldn’t see its channel for a week, and no one continued it anywhere else.
    [server] I haven’t been on its server for a week.
   *[channel] its channel was deleted a week ago, and no one continued it anywhere else.
}
direct-news = { $place }: there is news for you.
direct-follow-rounds = You’re following { $place }: I’ll write when a round ends, and when the game ends. *{ button-follow }*, on the page that *{ button-status }* opens, changes that.
direct-follow-end = You’re following { $place }: I’ll write when the game ends. *{ button-follow }*, on the page that *{ button-status }* opens, changes that.
resign-sure = You would leave { $game }: the game goes on without you, and you can return only if a computer plays on for you. Are you sure?
resign-sure-ends = If you leave { $game }, it is over, since only one player is left: it is scored as it stands, and you come after the other player. Are you sure?
resign-sure-alone = No one else plays here in person: if you leave { $game }, it is canceled, without a result. With its file and `/{ command-game } { command-game-load }` it can go on later, anywhere. Are you sure?
end-sure = That would cancel { $game } for everyone, without a result; with its file and `/{ command-game } { command-game-load }` it can go on later, anywhere. Are you sure?
end-sure-closes = That would close the table of { $game } for everyone. Are you sure?
kept = Nothing has changed.
resigned = You have left the game.
resigned-alone = You have left, so the game has been canceled.
ended = The game has been canceled.

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
button-set-up = Setup
button-rules = Rules
button-agree = Agree
button-decline = Decline
button-again = Rematch
button-again-veteranus = Rematch: medium level
button-again-legatus = Rematch: hard level
button-record = Download game
button-replace = Ask
button-thread = Open it in a thread
button-nudge = Nudge now
button-go-on = Resume
button-follow = Follow
menu-follow = When to hear about it …
button-decide = Let a computer decide
button-come-back = I’m back
button-plays-on = A computer plays on
button-somebody-else = Someone else …
button-go-on-here = Continue here: { $game } (no. { $number })
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
command-game-new-language-description = The language of the table, which everyone reads
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
command-game-hand-description = What you have that no one else can see
command-game-status = status
command-game-text = text
command-game-text-description = The whole table in words instead of pictures
command-game-status-description = What has happened since your last move, and what you have to decide
command-game-log = log
command-game-log-description = Everything that has happened
command-game-undo = undo
command-game-undo-description = Take back your last move
command-game-resign = resign
command-game-resign-description = Leave the running game
command-game-replace = replace
command-game-replace-description = Ask someone to take a player’s seat (host only), or let a computer play on for you
command-game-replace-player-description = Whose seat it is
command-game-replace-by = by
command-game-replace-by-description = Who takes it
command-game-replace-computer = by-computer
command-game-replace-computer-description = Or which computer plays on there, until its player is back
command-game-nudge = nudge
command-game-nudge-description = Ping everyone the game is waiting for; once every six hours
command-game-pace = pace
command-game-pace-description = How long everyone has for a decision, and what happens when time is up
command-game-pace-hours = hours
command-game-pace-hours-description = That many hours for a decision (host only)
command-game-pause = pause
command-game-pause-description = Pause the game, or resume it; unless you are the host, the others may be asked first
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
help-directly = Only you can read this. `/{ command-me } { command-me-games }` lists where you play; `/{ command-move }` makes your move in the game that is waiting for you.
help-lobby = { $game } is looking for players: { $seated ->
    [one] one seat is
   *[other] { $seated } seats are
} taken. *{ button-join }* [at the table]({ $link }).
help-lobby-full = [{ $game }]({ $link }) hasn’t begun yet; all seats are taken.
help-your-move = it’s your move.
help-watching = [{ $game }]({ $link }): { $waiting } You are watching; *{ button-status }* shows how things stand.
help-about = Roman board games, here in the channel:
help-open = - **Play:** `/{ command-game } { command-game-new }` opens a table, for people and computers.
help-learning = - **Learn:** `/{ command-learn }` has two-minute lessons, `/{ command-game } { command-game-what }` explains a term.
help-moving = - **Move:** *{ button-move }* below the newest card, or typed: `/{ command-move }`.
help-looking = - **Look:** `/{ command-game } { command-game-rules }`, `/{ command-game } { command-game-log }`, `/{ command-stats }`, `/{ command-ranking }`.
help-yours = - **Yours:** `/{ command-me } { command-me-settings }`, `/{ command-me } { command-me-games }`, `/{ command-me } { command-me-data }`.

## What each person has for themselves

command-me = me
command-me-description = Your settings, your games, and what I store about you
command-me-settings = settings
command-me-settings-description = Language, pings, quiet hours, being away, pictures, rankings; for your eyes only
command-me-settings-zone = zone
command-me-settings-zone-description = Your time zone, by a city
command-me-settings-from = from
command-me-settings-from-description = When your quiet hours begin: “22:30”
command-me-settings-until = until
command-me-settings-until-description = When they end: “8:00”
command-me-settings-away = away
command-me-settings-away-description = The day you’ll be back: “2026-12-03”
command-me-games = games
command-me-games-description = All your tables, on every server, and whose turn it is
command-me-data = data
command-me-data-description = Everything I store about you, as a file
command-me-forget = forget
command-me-forget-description = Take your name out of everything I store

me-title = Your settings
me-about = They apply on every server, and only you see them. Your tables learn only whether you are away and, if someone nudges you in your quiet hours, when these end.
me-typed = Other zones, times and days: `/{ command-me } { command-me-settings } { command-me-settings-zone }: { command-me-settings-from }: { command-me-settings-until }: { command-me-settings-away }:`.
me-pictures = Pictures in the channel are the same for everyone; your choice is for those that only you see.
me-zone-missing = You haven’t chosen a time zone yet: until you do, your hours are in UTC.
me-away = You are away until { $until }. Your tables know; no one pings you.
me-closed = A direct message couldn’t reach you ({ $moment }): Discord didn’t let me write to you. For a week from then I ping you in the channel; after that I try again.
menu-me-pings = Pings
menu-me-pictures = Pictures
menu-me-zone = Choose your time zone
menu-me-quiet = Quiet hours
menu-me-away = Say that you’ll be away
button-back-again = I’m back
me-language-discord = Language: same as your Discord
me-language-en = Language: English
me-language-de = Language: German
me-pings-channel = Pings: in the channel
me-pings-direct = Pings: by direct message
me-pings-both = Pings: channel and direct message
me-pings-none = Pings: none
me-pictures-normal = Pictures: normal
me-pictures-contrast = Pictures: high contrast
me-pictures-words = Pictures: with the table in words
me-zone = Time zone: { $zone }
me-quiet-never = Quiet hours: none
me-quiet = Quiet hours: { $begins } to { $ends }
me-away-for = { $days ->
    [1] Away until tomorrow
   *[other] Away for { $days } days
}
me-day = { $year }-{ $month }-{ $day }
refused-no-such-setting = This page is from an older version. `/{ command-me } { command-me-settings }` opens the new one.
refused-zone = I don’t know a time zone called “{ $typed }”. Type the name of a large city in it, such as “Berlin” or “New York”, and pick it from the list.
refused-time-of-day = I can’t read “{ $typed }” as a time of day. Type it like “22”, “22:30” or “10 pm”.
refused-quiet-hours = Quiet hours can last 16 hours a day at most. If you want none, choose *{ me-quiet-never }* in the menu.
refused-day = I can’t read “{ $typed }” as a date. Type it like “2026-12-03”, or pick it from the list.
refused-day-to-come = Choose a day from tomorrow on, within a year: the day you’ll be back.
in-words-more = *{ button-in-words }* or `/{ command-game } { command-game-text }` tells you the rest.

games-title = Your games
games-none = You aren’t playing anywhere right now. `/{ command-game } { command-game-new }` opens a table, `/{ command-help }` shows how it works.
games-count = { $games ->
    [one] One table
   *[other] { $games } tables
}; { $yours ->
    [0] none waiting for you.
    [one] one waiting for you.
   *[other] { $yours } waiting for you.
}
games-yours = **your turn** since { $since }.
games-yours-until = **your turn** since { $since }; end of your time: { $until }.
games-theirs = { $count ->
    [0] no one to move
   *[other] { $players } to move
} since { $since }.
games-stood-in = a computer is playing for you; `/{ command-game } { command-game-join }` gives you your seat back.
games-lobby = hasn’t begun; open since { $since }.
games-broken = had to be set aside; it has rested since { $since }. Its host can close it with `/{ command-game } { command-game-end }`.
games-lost-channel = its channel has been deleted. To continue it, type `/{ command-me } { command-me-games }` in another channel of its server; otherwise it will be closed on { $aside }.
games-lost-access = I can no longer see its channel. To continue it, type `/{ command-me } { command-me-games }` in another channel of its server; otherwise it will be closed on { $aside }.
games-lost-server = I’m no longer on its server. If I’m invited again, it goes on; otherwise it will be closed on { $aside }.
games-go-on = A button below continues a game in this channel.
gone-on = The game goes on in this channel: { $link }

kept-of-you = This is everything I store about you: settings, tables, moves, and what I still owe you. Times are in UTC, numbers are Discord’s. The privacy page of my documentation explains what the file calls by which name, and how long it is kept.
forget-first = { $games ->
    [one] You still have a seat at a table. Leave it
   *[other] You still have seats at { $games } tables. Leave them
} with `/{ command-game } { command-game-leave }` or `/{ command-game } { command-game-resign }`, or finish playing; then I can forget you.
forget-sure = I would forget your settings and the games you follow, and put “Player” and a number in place of your name in all games you have played. The games themselves stay for the others. { $aside ->
    [0] This
   *[other] Your seat in a game that had to be set aside would be given up. This
} can’t be undone, and messages in channels stay as they are. Forget you?
forgotten = Done: nothing I store names you any more.
button-forget = Forget me
button-keep-all = No, keep it all
note-away = { $player } is away until { $day }; their time stands still until then.
note-back = { $player } is back.

## A server's settings

command-server = server
command-server-description = Settings for games on this server
command-server-settings = settings
command-server-settings-description = Language, pace, channels and more for new tables (for those who can manage the server)
server-title = Games on this server
server-about = Language, pace and channels apply to tables opened from now on, and computers that already play stay; everything else applies right away.
menu-server-language = Language of the tables
server-language-discord = Tables use their host’s language
server-language-en = Tables use English
server-language-de = Tables use German
server-channels-gone = All the channels chosen for tables are gone: choose others below.
menu-server-channels = Tables in any channel; or choose which …
menu-server-role = Whom to ping when players are wanted …
menu-server-computers = Computers
server-computers-yes = Computers may play
server-computers-no = Computers don’t play
menu-server-rated = Results
server-rated-yes = Results are rated
server-rated-no = Results aren’t rated
refused-server-managers = Only someone who can manage this server can change that.
refused-role-everyone = That would be everyone. Choose a role for those who want to play.
refused-channel-closed = On this server, tables are opened in { $channels }. Type `/{ command-game } { command-game-new }` there.
refused-channels-gone = All the channels in which tables are opened on this server are gone. Someone who can manage it can choose others with `/{ command-server } { command-server-settings }`.
refused-no-role = This server hasn’t chosen a role to ping. Someone who can manage it can choose one with `/{ command-server } { command-server-settings }`.
role-gone = The role to ping is gone. Someone who can manage this server can choose another with `/{ command-server } { command-server-settings }`.
role-silent = I can’t ping the role { $role }. Someone who can manage this server can let everyone mention it (in the role’s settings), or allow me: { $missing }.

## What happened

happened-to = { $player } { $changes }{ $seats ->
    [one] { "" }
   *[other] {" "}each
}
summary-received = from others { $changes }

## Choosing a move

refused-other-game = The game in this channel is { $game }. `/{ command-move }` works in every game.
refused-kind = “{ $move }” isn’t possible now. You can choose: { $possible }.
refused-kind-by-rule = { $reason } You can choose: { $possible }.
refused-not-together = { $field }: { $value } doesn’t go with the rest. Possible: { $values }.
refused-lacking = { $value } isn’t possible: { $lacks }. Possible: { $values }.
refused-unknown-value = { $field }: nothing here is called “{ $typed }”. Possible: { $values }.
refused-unknown-words = You can’t choose anything called “{ $typed }”. You can choose: { $values }.
refused-words-apart = No move contains all these words: “{ $typed }”. You can choose: { $values }.
refused-ambiguous = { $field }: “{ $typed }” fits several: { $values }. Type a little more, or pick it from the list.
values-more = { $values } and { $more } more
typed-several = “{ $typed }” could mean several moves. Which one?
typed-several-menu = Which move?
command-move = move
command-move-description = Make a move in one line, whatever the game
command-move-what = what
command-move-what-description = A few words of the move, in any order: “saw l14”; leave it empty for the best moves
command-move-now = now
command-move-now-description = Play it right away, without showing first what it would do
command-group-description = Make a move in this game
chosen-together = Noted: { $choice }, secret until everyone has chosen.
chooser-missing = Not now: { $values }
chooser-missing-of = { $move } – not now: { $values }
chooser-legend = Signs: { $signs }
draft-more = { $count } earlier
draft-lost = *{ $move }* can’t be played any more: { $reason } The rest of your turn stands.
draft-complete = Your turn is already complete: *{ button-do }* plays it, *{ button-step-back }* takes a step back.
draft-played = Played.
menu-others = Another one …
menu-from-now-on = From now on …
menu-boards = Look at a board …
button-do = Confirm
button-step-back = Undo
button-clear = Clear
button-else = What else?
button-change = { $what } – change
button-instead = Instead: { $what }
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
command-game-load-description = Continue a canceled game from its file
command-game-load-file = file
command-game-load-file-description = The file that “{ button-record }” gave you
command-game-advice = advice
command-game-advice-description = What the best computer would consider in your place, for your eyes only
advice-title = What a computer (hard) would consider
advice-thinking = A computer (hard) is looking at the game from your seat …
advice-best-by = best, by about { $amount }
advice-best-barely = best, but only just
advice-decides = it may well decide the game
advice-better-by = about { $amount } better than the next
advice-better-barely = hardly better than the next
advice-footnote = Based on what you can see, with a guess at the rest. At the end everyone sees who followed advice, and how often; looking at it doesn’t count.
button-analysis = Analysis
command-game-analysis = analysis
command-game-analysis-description = What a computer (hard) thinks of the moves of the game that ended here
analysis-begun = A computer (hard, legatus) is going through the game, decision by decision. That takes a few minutes; then the analysis is posted at the table for everyone.
analysis-progress = A computer (hard, legatus) is going through the game: { $share }% done. Then the analysis is posted at the table for everyone.
analysis-kept = A computer (hard, legatus) has gone through the game: the analysis is in { $link }, and *{ button-analysis }* shows it to you again.
analysis-failed = This game couldn’t be analyzed (ref. { $reference }). *{ button-analysis }* tries again.
analysis-heading = { $game }: what a computer (hard) thinks of this game
analysis-footnote = Judged by what each player could know at the time, not by what chance did afterwards. ± shows how far off a number may be.
end-advice = Advice was followed by { $players }.
end-advice-of = { $player } ({ $times ->
    [one] one move
   *[other] { $times } moves
})
option-advice-description = Whether players may ask what a computer (hard) would do; players who follow it are named at the end
option-advice-on = allowed
option-advice-off = none

## What one person sees alone

waiting = { $players } { $count ->
    [one] is
   *[other] are
} thinking.
time-until = Time until { $moment }.
board-own = You:
described-asked = { $player } (to move):
in-words-title = { $game } in words ({ $page } of { $pages })
in-words-asked = Whose turn it is
status-since = Since your last move
status-lately = What happened recently
status-nothing = Nothing has happened.
status-earlier = … { $lines ->
    [one] one earlier line
   *[other] { $lines } earlier lines
}: `/{ command-game } { command-game-log }`
set-up-title = How the game was set up
set-up-fingerprint = It is the SHA-256 of the seed, which is shown at the end, so everyone can check that nothing was changed.
set-up-nothing = Nothing is dealt at the beginning; the picture shows what is on the table.
log-title = What has happened ({ $page }/{ $pages })
button-earlier = Earlier
button-later = Later
button-other-rules = Another game
rules-games = Which game’s rules?
rules-contents = { $game }: the rules
menu-contents = Contents …
button-contents = Contents

## Lessons

command-learn = learn
command-learn-description = Lessons: learn a game on your own in a quarter of an hour
learn-games = Which game do you want to learn?
lessons-title = Lessons: { $game }
lessons-about = { $count ->
    [one] One lesson, two minutes long.
   *[other] { $count } lessons, two minutes each.
} No one else sees them, and games in the channel aren’t affected.
lessons-some-done = { $done } of { $count } done.
lessons-all-done = All lessons are done: now for a first game. A computer (easy) plays with you, and a coach comments on your turns.
lessons-stopped = `/{ command-learn }` picks up where you left off, whenever you like.
lessons-gone = This lesson no longer exists. `/{ command-learn }` lists them all.
menu-lessons = Choose a lesson …
lesson-heading = Lesson { $number } · { $title }
lesson-seat = In the picture you are **{ $seat }**.
lesson-wrong = ❌ { $said } Try again.
lesson-next = Next: **{ $title }**
lesson-hint = The right move: { $move }.
lesson-hint-none = There is no hint from here. Go on as you like: if it goes wrong, the task starts over.
lesson-shown = Shown: { $moves }.
button-lesson-begin = Begin
button-lesson-go-on = Continue
button-lesson-next = Next lesson
button-lesson-again = Again
button-lesson-stop = Stop
button-lesson-hint = Hint
button-lesson-show = Show me
button-terms = Terms
button-lesson-help = Help
button-lesson-back = Back to the lesson
terms-here = What the terms here mean
terms-more = Also here: { $terms }. `/{ command-game } { command-game-what }` says what each of them means.
button-lessons = All lessons
button-learn-by-playing = Learn by playing
button-learn = Learn

## Terms

command-game-what = what
command-game-what-description = What does a term of the game, or of the bot, mean?
command-game-what-term = term
command-game-what-term-description = The term: plaza, aediles, prefect, fingerprint …
term-of = In { $game }:
term-of-all = In every game here:
term-of-bot = every game
term-in-rulebook = In the rulebook: { $word }
learn-by-playing-description = A first game against a computer (easy); a coach comments on your turns
first-game-asks = { $taken ->
    [yes] A first game of { $game } isn’t private: this channel already has a table, so yours gets a thread, and everyone here can see it.
   *[no] A first game of { $game } isn’t private: everyone here can see it, in this channel or in a thread.
} I post a card after each turn and ping you when it’s your move. Only you read what the coach says.
button-first-game-here = Begin in this channel
button-first-game-thread = Begin in a thread
first-game-in-thread = This channel already has a table, so you play in a thread of your own.
first-game-begun = Your first game has begun: [your table is here]({ $link }). You play against a computer (easy, tiro); a coach comments on your turns, for you alone.
## The story of a game

command-game-curve = curve
command-game-curve-description = Everyone’s points round by round, and what turned the game
command-game-replay = replay
command-game-replay-description = Replay a game of this server, move by move
command-game-replay-game = game
command-game-replay-game-description = Its number, or a link to one of its messages (default: the game of this channel)
command-game-replay-move = move
command-game-replay-move-description = After which move (default: the start)
replay-title = { $game } · game { $number }
replay-where = The game is here: { $link }
replay-film = *{ button-film }* shows the whole game to everyone in this channel.
button-replay = Replay
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-on = Next ▶
button-replay-last = Last ⏭
menu-replay-rounds = Go to a round …
menu-replay-moves = Go to a move …
replay-start = The start
refused-replay-unclear = Choose the game by its number, or by a link to one of its messages. The lines below `{ command-game-replay-game }:` show the games that ended here last.
refused-replay-not-here = There is no such game on this server that you can see. The lines below `{ command-game-replay-game }:` show the games that ended here last.
button-film = Film
film-drawn = 🎞️ The film of { $game }, game { $number }, is being drawn: { $share }%
film-here = 🎞️ { $game }, game { $number }: the whole game in a minute.
film-stands = The film appears here: { $link }
film-too-large = The film of this game is too large for this channel, even at low quality. *{ button-replay }* shows the game move by move.
film-failed = Something went wrong with this film (ref. { $reference }). *{ button-film }* tries again.
refused-film-not-over = There is a film once the game is over. *{ button-replay }* shows what has happened so far.

### A person's story

command-stats = stats
command-stats-description = How someone plays: games, wins, places, points and rating
command-stats-player-description = Whose (default: yours)
command-stats-game-description = One game, in more detail
command-game-history = history
command-game-history-description = The finished games of this server, with links
command-game-history-player-description = Only games in which this person has played
command-game-history-game-description = Only games of this one
command-ranking = ranking
command-ranking-description = How strong players are in a game
command-ranking-game-description = In which game
command-ranking-where = where
command-ranking-where-description = Among those who have played on this server, or everyone
ranking-server = this server
ranking-everywhere = everywhere

button-show-all = Show everyone
button-ranking-server = This server
button-ranking-everywhere = Everywhere

decimal = { $whole }.{ $tenth }
rating = Rating { $figure } ±{ $margin }.
rating-doubtful = Rating { $figure } ±{ $margin }, still uncertain.

stats-won = { $wins ->
    [0] none won
   *[other] { $wins } won
}
stats-games = { $games ->
    [one] One game
   *[other] { $games } games
}
stats-fact = { stats-fact-brief }, since { $month }
stats-counts = { stats-fact-brief }, average place { $place }.
stats-row-none = { $game }: not played yet.
stats-seats = With { $seats }:
stats-mean-points = Average score: { $points }.
stats-best = Best game: { $points }, place { $place } of { $seats }, on { $day }.
stats-best-here = Best game: { $points }, place { $place } of { $seats }, on { $day }: { $link }, or `/{ command-game } { command-game-replay } { command-game-replay-game }:{ $number }`
stats-favorite = Most points come from: { $source } ({ $share }% of all).
stats-unrated = No rating yet: it comes from games with two people or more, in which you make moves yourself.
stats-footnote = A rating begins at 1400; in two out of three cases the true strength is within its ±. Computers are rated like people.
stats-loaded = { $games ->
    [one] One game taken up from a record doesn’t count.
   *[other] { $games } games taken up from records don’t count.
}
stats-nameless = Player
stats-none-own = You haven’t finished such a game yet. `/{ command-game } { command-game-new }` opens a table.
stats-none-other = { $name } hasn’t finished such a game yet.
refused-stats-private = { $name } stays out of rankings, so no one else sees these numbers.

history-title = Finished games
history-count = { stats-games }, newest first.
history-line-loaded = **{ $number }** · { $game }, { $day }, taken up from a record: { $players } · { $link }
history-player-left = { $place }. { $name } { $points } (left)
history-none = No such game that you can see has been finished on this server yet. `/{ command-game } { command-game-new }` opens a table.
history-footnote = Each link leads to the game’s last card; `/{ command-game } { command-game-replay }` with its number replays it, move by move.

ranking-none = No one to compare in { $game } yet: the list shows everyone who has finished a game of it with at least one other person.
ranking-how = Finish a game of it with at least one other person, and you are in.
ranking-footnote = The bar shows how sure a rating is: in two out of three cases the true strength is within it. `/{ command-me } { command-me-settings }` takes you out.
ranking-out = You stay out of rankings, so only you see your line. `/{ command-me } { command-me-settings }` lets you in.
refused-ranking-off = On this server results aren’t rated. `/{ command-ranking }` with *{ ranking-everywhere }* shows how strong players are elsewhere.

menu-me-ranked = Rankings
me-ranked-yes = Rankings: included
me-ranked-no = Rankings: only I see my numbers

month-1 = January
month-1-short = Jan.
month-2 = February
month-2-short = Feb.
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
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

coach-better = 🦉 { $better } would serve you better than { $played }.
coach-better-for = 🦉 { $better } would serve you better than { $played }, above all { $why }.
coach-good = 🦉 Good find: { $played }.
coach-good-for = 🦉 Good find: { $played }, above all { $why }.
# What a move is good for, where a game says nothing else: what it does to others, and what a seat has more of.
subject-others = against the others
subject-holding = for { $holding }
coach-is-off = The coach won’t comment any more in this game.{ $advice ->
    [yes] {" "}*{ button-advice }* is still there when you want it.
   *[no] { "" }
}
coach-is-on = The coach comments again before *{ button-do }*.
button-coach-off = Coach off
button-show-better = Show me
button-coach-on = Coach on
