### What the tables refuse.

refused-no-game = No game is running here. `/game new` opens one.
refused-called-off = No game is running here: the last one was called off. `/game new` opens another.
refused-over = No game is running here: the last one is over. `/game board` shows how it ended, `/game new` opens another.
refused-no-such-game = There is no game called “{ $game }” here. `/game new` offers those that there are.
refused-no-such-revision = That moment of the game is not on record.
refused-no-such-seat = There is no such seat at this table.
refused-channel-taken = This channel has a game already. Open another in a different channel, or in a thread.
refused-not-lobby = The game has begun already; nobody can join, leave or change its options now. The host can ask somebody to take a player’s seat with `/game replace`.
refused-not-playing = The game has not begun yet. The host begins it with Start or `/game start`.
refused-begun-already = The game has begun already; its seats and options are settled.
refused-leave-begun = The game has begun. To give up your seat for good, use `/game resign`.
refused-broken = This game had to be set aside (ref. { $reference }). It rests until whoever runs the bot has mended it; the host can close it with `/game end`.
refused-seated-already = You sit at this table already.
refused-seated-elsewhere = { $name } sits at this table already, on another seat.
refused-not-seated = You don’t play in this game. `/game status` shows you how it stands.
refused-table-full = All { $most } seats are taken. You can watch, or open a table of your own in another channel.
refused-host-only = Only { $host }, the host, can do that, or somebody who may manage this channel.
refused-host-gone = Whoever opened this table does not play any more: only somebody who may manage this channel can do that.
refused-too-few = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
 } before the game can begin. `/game join` takes a seat.
refused-stale = The table has changed since you chose that. Have another look at it and choose again.
refused-moved-on = The table changed in that very moment. Have another look at it and choose again.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-undo-void = That question has been overtaken: the game has gone on.
refused-undo-open = Somebody has asked already whether a move may be taken back. The others answer that first, or the next move settles it.
refused-undo-own = You asked for this yourself; the others must answer.
refused-replace-void = That question is settled, or another has taken its place. `/game replace` asks anew.
refused-record-not-over = The record is handed out when the game is over: until then it would tell the order of the stacks.
refused-reminder-hours = Reminders can come every { $fewest } to { $most } hours.
refused-nudge-nobody = There is nobody to nudge: the game waits for you alone.
refused-nudged-already = { $players } { $count ->
    [one] was
   *[other] were
 } pinged within the last hour. You can nudge again from { $moment } on.
refused-again-players = Only somebody who played can ask for another game. `/game new` opens one of your own.
