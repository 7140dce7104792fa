### What is told of the course of a game.

## The analysis

analysis-title = Analysis
analysis-fact = by a legatus, from what each could know
analysis-chance = Chance to win
analysis-close = Close to best
analysis-move = Move { $number }
analysis-length-rounds = Round { $number }
analysis-length-seasons = Season { $number }
analysis-even = No single move swung this game.
analysis-percent = { $share }%
analysis-lost = −{ $share }%
analysis-unsure = of chance ±{ $share }
analysis-done = { $round }: { $deed }
analysis-described = Analysis by a legatus, from what each could know at the time. Chance to win, move by move, as bands; how close to best each played.
analysis-described-seat = { $player }: chance to win { $begun } at the start, { $middle } half-way; close to best { $close }.
analysis-described-won = { $player } (won): chance to win { $begun } at the start, { $middle } half-way; close to best { $close }.
analysis-described-nothing = nothing to decide
analysis-swing = { $number }. { $round }, move { $move }: { $deed }. Better: { $better }. Chance to win −{ $share }% (±{ $unsure }).
