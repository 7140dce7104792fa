### The Heap: every word that players see of this game.

game-title = The Heap
game-about = Take the last stone
points-ahead = { $amount ->
    [one] one point
   *[other] { $amount } points
}

move-take = Take
move-take-description = Take stones from the heap
field-stones = Stones
field-take-stones-description = How many
field-take-stones-question = How many do you take?

stones = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
awaited-turn = take stones
prompt-turn = { $heap ->
    [one] One stone is left.
   *[other] { $heap } stones are left.
}
refusal-stones = { $most ->
    [one] You may take only the last stone.
   *[other] You may take at most { $most } stones.
}
refusal-first-turn = Take stones first.

event-took = { $player } { VERB($player, "takes", "take") } { stones }
event-ended-empty = The heap is empty
ended-empty = the heap is empty
held-stones =
    .change = { $amount ->
    [one] { $signed } stone
   *[other] { $signed } stones
}
source-last = The last stone

status-stones = { $stones ->
    [one] Has taken one stone so far
   *[other] Has taken { $stones } stones so far
}
picture-left = { $heap ->
    [one] one stone left
   *[other] { $heap } stones left
}

rules-aim-title = Aim
rules-aim = The heap has { $stones } stones. Whoever takes the last one wins.
rules-turn-title = Your turn
rules-turn = Take one to { $most } stones from the heap; then it is the next player’s turn.
picture-begins = The heap is high.
picture-score = { $count ->
    [one] stone
   *[other] stones
}
