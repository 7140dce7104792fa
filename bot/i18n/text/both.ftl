### What both languages say alike: names, and messages without words of their own.

# A sentence with what it adds in brackets: the attribute .aside of its message.
with-aside = { $sentence } ({ $aside })
untold = { "" }
status-listed = { PARTS($things) }
points-of-source = { $source } { $points }
hint-effects = { $effects }
passage-seat = { $player }
then-players = { $players }: { $asked }
