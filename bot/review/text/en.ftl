### What is told of the course of a game.

## The curve of points

curve-length-rounds-title = Points by round
curve-length-rounds-axis = Round
curve-length-rounds-interval = Round { $number }
curve-final-axis = End
curve-final-interval = Final scoring
curve-fact = { $length }, { $players } { $players ->
    [one] player
   *[other] players
}
curve-fact-so-far = { $interval }, so far
curve-fact-after = After { $interval }
curve-fewest = the fewest win

curve-told-leap-of = { $deed }: { $change }, { $all } in all
curve-told-leap-often = { $player } scores { $times } times: { $all }
curve-told-lead-often = { $player } scores { $times } times: { $all } and { $outcome }
curve-told-lead = { $deed }: { $change } and { $outcome }
curve-told-lead-of = { $deed }: { $change }, { $all } in all, and { $outcome }
curve-told-handed = { $deed }: { $change }, and { $player } has { $outcome }
curve-told-ahead = { $player } has { $outcome }
curve-told-fall = { $deed }: only { $change }, and { $outcome }
curve-told-fall-of = { $deed }: only { $all } in all, and { $outcome }
curve-told-fall-worse = { $deed }: { $change }, and { $outcome }
curve-told-still = { $player } makes no progress, and { $outcome }
curve-rest = { $rest } { $over ->
    [yes] to the end
   *[no] so far
}
curve-told-stall = { $deed }: { $change }, then only { curve-rest }
curve-told-stall-worse = { $deed }: { $change }, then { curve-rest }
curve-told-stall-nothing = { $deed }: { $change }, then nothing more
curve-told-final = { $player } gets { $all }
curve-told-final-of = { $player } gets { $all }, { $part }
curve-told-final-lead = { $player } gets { $all } and { $outcome }
curve-told-final-lead-of = { $player } gets { $all } ({ $part }) and { $outcome }
curve-told-fall-short = { $player }: { $all }, and { $outcome }
curve-told-stall-short = { $player }: then { curve-rest }
curve-told-lead-short = { $player }: { $all } and { $outcome }

curve-lead-for-good = the lead for good
curve-lead-throughout = the lead from start to finish
curve-lead-so-far = the lead
curve-lead-final = the victory
curve-lost-for-good = the lead is gone for good
curve-lost-so-far = the lead is gone

curve-described-at = After { $intervals } and at the end:
curve-described-after = After { $intervals }:
curve-described-at-so-far = After { $intervals } and now:
curve-described-victor = { $player } { $points } (victory)

## The analysis

analysis-title = Analysis
analysis-fact = from what each player could know
analysis-chance = Winning chance
analysis-close = Accuracy
analysis-move = Move { $number }
analysis-even = No single move swung this game.
analysis-percent = { $share }%
analysis-unsure = chance ±{ $share }
analysis-described = Winning chances at the start and halfway, and how accurately each player played:
analysis-described-seat = { $player }: { $begun }, then { $middle }; accuracy: { $close }.
analysis-described-won = { $player } (won): { $begun }, then { $middle }; accuracy: { $close }.
analysis-described-nothing = nothing to decide
analysis-swing = { $number }. { $round }, move { $move }: { $deed }. Better: { $better }. Winning chance −{ $share } { $share ->
    [one] percentage point
   *[other] percentage points
} (±{ $unsure }).
