### What the tables refuse.

refused-no-game = No game is running here. `/{ command-game } { command-game-new }` opens one.
refused-called-off = No game is running here: the last one was canceled. `/{ command-game } { command-game-new }` opens another.
refused-over = No game is running here: the last one is over. `/{ command-game } { command-game-board }` shows how it ended, `/{ command-game } { command-game-new }` opens another.
refused-no-such-game = There is no game called “{ $game }” here. `/{ command-game } { command-game-new }` lists the ones there are.
refused-no-such-revision = That moment of the game wasn’t recorded.
refused-no-such-choice = That isn’t offered, or not any more. Open the menu or the command again and choose what is in it.
refused-too-long = That is longer than anything I search for: type { $most } characters at most.
refused-no-such-seat = There is no such seat at this table.
refused-channel-taken = This channel already has a game. Open another in a different channel or in a thread.
refused-not-lobby = The game has already begun; no one can join it or change its options now. `/{ command-game } { command-game-resign }` leaves it; with `/{ command-game } { command-game-replace }` the host can ask someone to take a player’s seat.
refused-not-playing = The game hasn’t begun yet. The host begins it with *{ button-start }* or `/{ command-game } { command-game-start }`.
refused-begun-already = The game has already begun; its options can’t be changed.
refused-broken = This game had to be set aside (ref. { $reference }). It rests until whoever runs the bot has fixed it; the host can close it with `/{ command-game } { command-game-end }`.
refused-unreadable = This game is over, but I can’t show it as it was (ref. { $reference }). Its moves are kept; whoever runs the bot can look into it.
refused-seated-already = You already have a seat at this table.
refused-seated-elsewhere = { $name } already has another seat at this table.
refused-not-seated = You aren’t playing in this game. `/{ command-game } { command-game-status }` shows you how it stands.
refused-table-full = All { $most } seats are taken. You can watch, or open a table of your own in another channel.
refused-computer-already = A computer already plays { $player }’s seat.
refused-seat-not-free = { $player } is playing. A computer can play on for players who have left the game or the server, are out of time or haven’t answered for a week; anyone can let one play for themselves.
refused-replace-same = { $player } already has that seat. Choose someone else, or a computer.
refused-plays-already = You are already playing yourself.
refused-no-computers-here = Computers don’t play on this server. Someone who can manage it can change that with `/{ command-server } { command-server-settings }`.
refused-sought-lately = Those who want to hear about open tables were notified only a short while ago. They can be notified again from { $moment } on; your table stays open.
refused-invited-lately = You asked { $name } to take a seat less than an hour ago. You can ask again from { $moment } on, or ask someone else.
refused-invited-declined = { $name } has said no to a seat in this game. Ask someone else, or let a computer play on.
refused-sought-already = Those who want to hear about open tables have already been notified: once per table is enough.
refused-no-such-level = There is no computer of the level “{ $level }”. Choose one from the menu.
refused-no-such-computer = No computer called { $name } sits here any more. The menu below the table shows which ones do.
refused-host-only = Only the host, { $host }, or someone who can manage this channel can do that.
refused-host-gone = The host is no longer playing: only someone who can manage this channel can do that.
refused-too-few = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
 } before the game can begin. `/{ command-game } { command-game-join }` takes a seat; where computers may play, the host can add them in the menu at the table.
refused-no-lessons = There are no lessons for this game yet. `/{ command-game } { command-game-rules }` explains it.
refused-no-such-lesson = That lesson no longer exists. `/{ command-learn }` lists them all.
refused-no-such-term = The game has no term “{ $typed }”. Similar ones: { $near }.
refused-learn-alone = Learning by playing is for one person, and others sit here. Open another table with `/{ command-game } { command-game-new }`, or use `/{ command-learn }`.
refused-learn-on-a-server = A game needs a server channel: use `/{ command-learn }` there, and then *{ button-learn-by-playing }*.
refused-stale = The table has changed since you chose that. Have another look, then choose again.
refused-moved-on = The table changed at that very moment. Have another look, then choose again.
refused-draft-changed = You have changed this turn since then, perhaps on another device. This is how it stands now.
refused-draft-long = No turn has that many steps. *{ button-do }* plays this one, *{ button-step-back }* takes some of it back.
refused-nothing-to-undo = You have no move to take back: you have made none since the game began, or since someone last left or took a seat.
refused-question-void = That question is out of date: the game has moved on.
refused-undo-revealed = Since your last move, chance has decided something, or something hidden was revealed, so it stands. A move can be taken back as long as it hasn’t shown anything unknown.
refused-stand-in-again = You have only just taken your seat. A computer can play for you again once you have moved.
refused-undo-standing = You have taken moves back often enough here; if you want something else from now on, choose that in the menu.
refused-instructed-too-often = This game has gone on for so long that answers for the future are no longer possible; answer when you are asked.
refused-undo-too-often = Too many moves have been taken back in this game, so every move stands from now on.
refused-undo-open = Someone has already asked to take a move back. The answers come first, or the next move settles it.
refused-undo-refused-before = Someone has already said no to taking that move back, so it stands.
refused-pause-refused-before = Someone has already said no to that, or has ended the pause. You can ask again after the next move.
refused-end-refused-before = Someone has already said no to ending the game. You can ask again after the next move; `/{ command-game } { command-game-resign }` leaves it.
refused-end-others = Others are playing, too, and they must agree. `/{ command-game } { command-game-end }` asks them; `/{ command-game } { command-game-resign }` leaves the game without asking.
refused-end-left = Only those who play here can end the game, together, or someone who can manage this channel.
refused-pace-harder = Less time, or stricter consequences when it’s up, needs the consent of everyone who plays, and you no longer play here. A player who may change the pace can ask the others, with `/{ command-game } { command-game-pace }`.
refused-pace-refused-before = Someone has already said no to less time. You can ask again after the next move.
refused-pace-open = The players have already been asked about the pace. Their answers come first, or the next move settles it.
refused-seats-kept = { $players } { $count ->
    [one] hasn’t sat down yet and must do so
   *[other] haven’t sat down yet and must do so
} with *{ button-join }*. In the menu at the table the host can free a seat that is kept.
refused-not-kept = That seat isn’t kept for anyone any more. Have another look at the table.
refused-question-own = You asked this yourself; it’s up to the others to answer.
refused-pause-open = The players have already been asked about that. Their answers come first, or the next move settles it.
refused-end-open = The players have already been asked whether the game may end. Their answers come first, or the next move settles it.
refused-replace-void = That question is settled, or another has taken its place. `/{ command-game } { command-game-replace }` asks again.
refused-record-not-over = You can download the game once it is over: until then the file would give away what is hidden and what chance will bring.
refused-pace-hours = You can have { $fewest } to { $most } hours for a decision, or one of the paces in the menu.
refused-not-overdue = No one’s time is up any more: the game has moved on.
refused-nudge-nobody = There is no one to nudge: the game is waiting only for you.
refused-nudge-computers = There is no one to nudge: only a computer is thinking, and it won’t be hurried.
refused-nudged-already = This table was nudged only a short while ago. You can nudge again from { $moment } on.
refused-decide-paused = The game is paused, so no one has to hurry. `/{ command-game } { command-game-pause }` resumes it.
refused-nudge-paused = The game is paused, so no one is pinged. `/{ command-game } { command-game-pause }` resumes it.
refused-nudge-absent = { $players } { $count ->
    [one] has
   *[other] have
} left this server and can’t be nudged. Ask someone else to take the seat or, where computers may play, let one play on there: with the buttons of the note in the channel, or with `/{ command-game } { command-game-replace }`.
refused-not-paused = The game isn’t paused any more: the clock is running, and those whose turn it is can move.
refused-nudge-resting = { $players } { $count ->
    [one] is resting
   *[other] are resting
} and won’t be pinged before { $moment }.
refused-follow-seated = You play here yourself: `/{ command-me } { command-me-settings }` is where you choose how you are pinged.
refused-follow-closed = My direct messages don’t reach you: in Discord’s privacy settings for this server, allow direct messages from its members, then choose again.
refused-again-players = Only someone who was still playing can ask for a rematch. `/{ command-game } { command-game-new }` opens a game of your own.
refused-advice-off = This table plays without advice: that was decided before the game began.
refused-analysis-not-over = There is an analysis only of games that were played to their end: earlier it would give away what others hold.
refused-analysis-unknown = There is no analysis for this game: no computer knows it well enough yet.
refused-advice-unknown = There is no advice in this game: no computer knows it well enough yet.

# A game taken up from its record
refused-most-games = You already play in { $most } games, the most anyone can. `/{ command-me } { command-me-games }` lists them: end one, or leave one with `/{ command-game } { command-game-resign }`.
refused-most-waiting = You already sit at { $most } tables whose game hasn’t begun, the most anyone can. `/{ command-me } { command-me-games }` lists them: leave one with `/{ command-game } { command-game-leave }`.
refused-most-hosted = You already have { $most } open tables whose game hasn’t begun, the most anyone can. `/{ command-me } { command-me-games }` shows where you sit: start a game there, or close a table with `/{ command-game } { command-game-end }`.
refused-most-loaded = You already have { $most } open games that you took up from files, the most anyone can. Finish one, or end one with `/{ command-game } { command-game-end }`.
refused-most-films = { $most } films are already being made for you, the most anyone can have at a time. Wait until one is ready.
refused-most-analyses = { $most } games are already being analyzed for you, the most anyone can have at a time. Wait until one is done.
refused-load-unread = I couldn’t get that file from Discord. Try again.
refused-load-too-large = That file is too large for a game: I read { $most } KB at most. *{ button-record }* under a canceled game gives you one that I can take up.
refused-load-no-record = That file isn’t the record of a game. *{ button-record }* under a canceled game gives you one; don’t change it.
refused-load-part = That file isn’t a record I can read: `{ $part }` is missing or of the wrong kind. *{ button-record }* under a canceled game gives you one; don’t change it.
refused-load-unknown-game = I don’t know a game called “{ $name }”. `/{ command-game } { command-game-new }` lists the ones there are.
refused-load-rules = That game was begun under a version of the rules I don’t know. A newer bot can take it up.
refused-load-too-long = That game has more moves than I can play again: { $most } at most.
refused-load-comings = In that game, players have left seats or taken them over more often than I can play again: { $most } times at most.
refused-load-too-slow = That game takes too long to play again: I stopped after move { $number }. Start a new one with `/{ command-game } { command-game-new }`.
refused-load-seed = The seed of that record can’t be read: it must be { $digits } hexadecimal digits.
refused-load-set-up = That game can’t have begun like this: { $reason }
refused-load-options = The options in that record aren’t complete. Use the file exactly as *{ button-record }* gave it to you.
refused-load-chance = { $number ->
    [0] The setup in that record doesn’t fit its seed. Someone has changed it.
   *[other] In that record, a random result in move { $number } doesn’t fit the seed. Someone has changed it.
}
refused-load-seat = In that record move { $number } is by seat { $seat }, which the game doesn’t have.
refused-load-level = In that record move { $number } is by a computer of the level “{ $level }”, which doesn’t exist.
refused-load-move = In that record move { $number }, by { $player }, isn’t one that the game has.
refused-load-refused = In that record move { $number }, by { $player }, isn’t allowed: { $reason }
refused-load-gone = In that record { $player } leaves in move { $number }, but had already left.
refused-load-outcome = The result in that record doesn’t fit its moves. Someone has changed it.
refused-load-digest = The moves in that record are allowed, but lead to a different position than it says. Someone has changed it.
refused-load-over = That game is over: there is nothing to continue. Where it was played, `/{ command-game } { command-game-replay }` shows it move by move.
refused-load-nobody = No person sits there yet: choose a seat in the menu, or remove a computer there first.
refused-host-loaded = Only the person who took this game up, or someone who can manage this channel, can do that.
refused-not-loaded = This table wasn’t taken up from a record: *{ button-join }* gives you a seat.
refused-seat-taken = That seat has just been taken. The menu below the table shows which ones are free.
refused-option-loaded = The options of this game were fixed when it began.

# Who has asked to be forgotten
seat-nameless = Player { $number }
