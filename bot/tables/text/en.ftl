### What the tables refuse.

refused-no-game = No game is running here. `/game new` opens one.
refused-called-off = No game is running here: the last one was cancelled. `/game new` opens another.
refused-over = No game is running here: the last one is over. `/game board` shows how it ended, `/game new` opens another.
refused-no-such-game = There is no game called “{ $game }” here. `/game new` lists the ones there are.
refused-no-such-revision = That moment of the game is not on record.
refused-no-such-choice = That isn’t offered, or no longer. Open the menu or the command once more and choose what is in it.
refused-too-long = That is longer than anything I would look for: type { $most } characters at most.
refused-no-such-seat = There is no such seat at this table.
refused-channel-taken = This channel already has a game. Open another in a different channel, or in a thread.
refused-not-lobby = The game has already begun; nobody can join, leave or change its options now. The host can ask somebody to take a player’s seat with `/game replace`.
refused-not-playing = The game hasn’t begun yet. The host begins it with *{ button-start }* or `/game start`.
refused-begun-already = The game has already begun; its seats and options are settled.
refused-leave-begun = The game has begun. To give up your seat for good, use `/game resign`.
refused-broken = This game had to be set aside (ref. { $reference }). It rests until whoever runs the bot has fixed it; the host can close it with `/game end`.
refused-unreadable = This game is over, but I can’t show it as it was (ref. { $reference }). Its moves are kept; whoever runs the bot can look into it.
refused-seated-already = You already have a seat at this table.
refused-seated-elsewhere = { $name } already has another seat at this table.
refused-not-seated = You aren’t playing in this game. `/game status` shows you how it stands.
refused-table-full = All { $most } seats are taken. You can watch, or open a table of your own in another channel.
refused-computer-already = A computer plays for { $player } already.
refused-seat-not-free = { $player } is playing. A computer can play on for those who have left the game or the server, are out of time or have not answered for a week; anybody can let one play on for themselves.
refused-replace-same = { $player } already has that seat. Choose somebody else, or a computer.
refused-plays-already = You are playing yourself already.
refused-no-computers-here = Computers don’t play on this server. Somebody who can manage it can change that with `/server settings`.
refused-sought-lately = Those who want to hear of open tables were told of one only a while ago. They can be told again from { $moment } on; your table stays open.
refused-invited-lately = You asked { $name } to take a seat less than an hour ago. You can ask again from { $moment } on, or ask somebody else.
refused-invited-declined = { $name } has said no to a seat in this game. Ask somebody else, or let a computer play on.
refused-sought-already = Those who want to hear of open tables have been told already: once a table is enough.
refused-no-such-level = There is no computer of the level “{ $level }”. Choose one from the menu.
refused-no-such-computer = No computer called { $name } sits here any more. The menu below the table shows who does.
refused-host-only = Only the host, { $host }, or somebody who can manage this channel can do that.
refused-host-gone = The host is no longer playing: only somebody who can manage this channel can do that.
refused-too-few = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
 } before the game can begin. `/game join` takes a seat; the host can also add computers, in the menu at the table.
refused-no-lessons = There are no lessons for this game yet. `/game rules` explains it.
refused-no-such-lesson = There is no such lesson any more. `/learn` shows all that there are.
refused-no-such-term = The game has no term “{ $typed }”. Near it are: { $near }.
refused-learn-alone = Learning by playing is for one person alone, and others sit here. Open another table with `/game new`, or use `/learn`.
refused-learn-on-a-server = A game needs a channel of a server: use `/learn` there, and then *{ button-learn-by-playing }*.
refused-stale = The table has changed since you chose that. Have another look at it and choose again.
refused-moved-on = The table changed at that very moment. Have another look at it and choose again.
refused-draft-changed = You have changed this turn since, perhaps on another device. This is how it stands now.
refused-draft-long = No turn has so many steps. Confirm this one, or take some of it back.
refused-nothing-to-undo = You have no move to take back.
refused-question-void = That question has been overtaken: the game has moved on.
refused-undo-revealed = Since your last move chance has decided something, or something hidden was turned up, so it stands. A move can be taken back as long as nothing unknown has come of it.
refused-undo-open = Somebody has already asked to take a move back. The others answer that first, or the next move settles it.
refused-undo-refused-before = Somebody has already said no to taking that move back, so it stands.
refused-pause-refused-before = Somebody has already said no to that, or has ended the pause. It can be asked again after the next move.
refused-end-refused-before = Somebody has already said no to ending the game. You can ask again after the next move; `/game resign` leaves it.
refused-end-others = Others play here too: they must agree. `/game end` asks them; `/game resign` leaves the game without them.
refused-end-left = Only those who play here can end the game, together, and somebody who manages this channel.
refused-pace-harder = Less time, or a harder end of it, takes the consent of everybody who plays, and you don’t play here any more. Whoever plays and may change the pace can ask the others, with `/game pace`.
refused-pace-refused-before = Somebody has already said no to less time. It can be asked again after the next move.
refused-pace-open = The others have already been asked about the pace. They answer first, or the next move settles it.
refused-seats-kept = { $players } { $count ->
    [one] hasn’t sat down yet and must do so
   *[other] haven’t sat down yet and must do so
} with *{ button-join }*. In the menu at the table the host can free a seat that is kept.
refused-not-kept = That seat isn’t kept for anybody any more. Look at the table again.
refused-question-own = You asked for this yourself; it’s up to the others to answer.
refused-pause-open = The others have already been asked about that. They answer first, or the next move settles it.
refused-end-open = The others have already been asked whether the game may end. They answer that first, or the next move settles it.
refused-replace-void = That question is settled, or another has taken its place. `/game replace` asks again.
refused-record-not-over = You can download the game once it is over: until then the file would give away the order of the stacks.
refused-pace-hours = You can have { $fewest } to { $most } hours for a decision, or one of the paces in the menu.
refused-not-overdue = Nobody’s time is up any more: the game has moved on.
refused-nudge-nobody = There is nobody to nudge: the game is waiting for you alone.
refused-nudge-computers = There is nobody to nudge: only a computer is thinking, and it won’t be hurried.
refused-nudged-already = This table was nudged only a while ago. The next nudge is possible from { $moment } on.
refused-nudge-paused = The game is paused: nobody is pinged. `/game pause` lets it go on.
refused-nudge-absent = { $players } { $count ->
    [one] has
   *[other] have
} left this server and can’t be nudged. Let a computer play on there, or ask somebody else to take the seat: by the buttons of the note in the channel, or with `/game replace`.
refused-not-paused = The game isn’t paused any more: the clocks run, and whoever is asked can move.
refused-nudge-resting = { $players } { $count ->
    [one] is resting
   *[other] are resting
 }, and won’t be pinged before { $moment }.
refused-follow-seated = You play here yourself: in `/me settings` you choose how you are pinged.
refused-follow-closed = My direct messages don’t reach you: in Discord’s privacy settings for this server, allow direct messages from its members, then choose again.
refused-again-players = Only somebody who played can ask for a rematch. `/game new` opens a game of your own.
refused-advice-off = This table plays without advice: that was settled before the game began.
refused-analysis-not-over = The analysis comes when the game has been played to its end: until then it would tell what others hold.
refused-analysis-unknown = There is no analysis of this game: no computer knows it well enough yet.
refused-advice-unknown = There is no advice in this game: no computer knows it well enough yet.

# A game taken up from its record
refused-most-games = { $most } games are going on in which you sit, as many as anybody can have. `/me games` shows them: end one, or leave one with `/game resign`.
refused-most-waiting = You sit at { $most } tables at which no game has begun, as many as anybody can. `/me games` shows them: get up from one with `/game leave`.
refused-most-hosted = { $most } tables of yours are open at which no game has begun, as many as anybody can have. `/me games` shows where you sit: start a game there, or close a table with `/game end`.
refused-most-loaded = { $most } games that you have taken up from their files are open, as many as anybody can have. Play one to its end, or end one with `/game end`.
refused-most-films = { $most } films are being made for you, as many as anybody can have at a time. Wait until one is there.
refused-most-analyses = { $most } games are being analyzed for you, as many as anybody can have at a time. Wait until one is done.
refused-load-unread = I couldn’t read that file from Discord. Try again.
refused-load-too-large = That file is too large for a game: I read up to { $most } KB. *{ button-record }* under a cancelled game hands out one that I can take up.
refused-load-no-record = That file isn’t the record of a game. *{ button-record }* under a cancelled game hands one out; leave it as it is.
refused-load-part = That file isn’t the record of a game as I know it: in it `{ $part }` is missing or of another kind. *{ button-record }* under a cancelled game hands one out; leave it as it is.
refused-load-unknown-game = I don’t know a game called “{ $name }”. `/game new` lists the ones there are.
refused-load-rules = That game was begun under a version of the rules that I don’t know. A newer bot can take it up.
refused-load-too-long = That game has more moves than any that I would play again: { $most } at most.
refused-load-comings = In that game players have left seats, or taken them over, more often than I play again: { $most } times at most.
refused-load-too-slow = That game takes too long to play again: after move { $number } I stopped. Start a new one with `/game new`.
refused-load-seed = The seed of that record can’t be read: it must be { $digits } hexadecimal digits.
refused-load-set-up = That game can’t have begun like this: { $reason }
refused-load-options = The options of that record aren’t complete. Take the file as *{ button-record }* handed it out.
refused-load-chance = { $number ->
    [0] In that record the set-up isn’t what its seed decides. Somebody has changed it.
   *[other] In that record chance decides something else in move { $number } than its seed does. Somebody has changed it.
}
refused-load-seat = In that record move { $number } is by seat { $seat }, which the game doesn’t have.
refused-load-level = In that record move { $number } is by a computer of the level “{ $level }”, which doesn’t exist.
refused-load-move = In that record move { $number }, by { $player }, isn’t one that the game has.
refused-load-refused = In that record move { $number }, by { $player }, isn’t allowed: { $reason }
refused-load-gone = In that record { $player } leaves in move { $number }, but had left already.
refused-load-outcome = That record says that the game ended otherwise than its moves do.
refused-load-digest = The moves of that record are allowed, but lead to another position than it says. Somebody has changed it.
refused-load-over = That game is over: there is nothing to go on with. Where it was played `/game replay` shows it move by move; `python -m bot replay` draws it from the file.
refused-load-nobody = Nobody sits there yet: choose a seat in the menu first.
refused-host-loaded = Only whoever took this game up, or somebody who can manage this channel, can do that.
refused-not-loaded = This table wasn’t taken up from a record: *{ button-join }* gives you a seat.
refused-seat-taken = That seat has just been taken. The menu below the table shows which are free.
refused-seats-taken = All seats are taken. The host can take a computer out to make room.
refused-option-loaded = The options of this game were settled when it began.

# Who has asked to be forgotten
seat-nameless = Player { $number }
