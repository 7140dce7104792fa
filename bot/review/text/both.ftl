### What both languages say alike: names, and messages without words of their own.

curve-fact-fewest = { $fact }, { curve-fewest }
# What was done, and what came of it: $change of it, $all in the whole round, $rest until the end.
curve-told-leap = { $deed }: { $change }
curve-told-loss = { $deed }: { $change }
curve-told-loss-of = { curve-told-leap-of }
curve-part = { $source } { $signed }
curve-told-short = { $player }: { $all }
curve-figure = { $signed }
# The picture in words.
curve-described = { $title }: { $fact }.
curve-described-seat = { $player } { $points }
curve-described-turn = { $interval }: { $told }.
analysis-lost = −{ $share }
