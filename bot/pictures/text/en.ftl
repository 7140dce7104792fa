### Words that stand in the pictures of every game.

picture-to-move = to move
picture-victor = victor
picture-private = only you see this
picture-confirm = if you confirm
picture-then = then

picture-gone = absent
picture-free-seat = free seat
picture-gathering = Who plays?
picture-awaited = { $players }: { $what }
picture-all-awaited = All: { $what }
picture-many-awaited = { $count } players: { $what }
picture-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-total = Total
picture-since = since your last turn

picture-replay = REPLAY
picture-move-of = Move { $move } of { $moves }
picture-length-rounds = Round
