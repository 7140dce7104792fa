## Pictures

picture-game = Forum
picture-game-second = Trajanum
picture-set-up = Set-up
picture-round = { $cycle } · Round { $round }
picture-scoring = { $cycle } · Scoring
picture-last-round = Last round
picture-end = The end
picture-gone = absent
picture-first = first
picture-next = next
picture-done = done
picture-chosen = chosen
picture-row = row { $row }
picture-column = column { $column }
picture-scored = scored
picture-after-round = after round { $round }
picture-column-heading = Column
picture-no-orders = no orders
picture-per = +1 per
picture-plaza = Plaza
picture-nobody = nobody yet
picture-total = Total
picture-streets-called = Tiles are taken from these streets: { $streets }
picture-have-chosen = { $players } { $count ->
    [one] has
   *[other] have
} chosen
picture-tiles-passed = All have taken their tiles and passed one to the right
picture-moment-set_up = Trajan sends for envoys: the colonias are laid out
picture-moment-scoring = The cycle ends: citizens are paid, then all is scored
picture-cycle-scored = Cycle { $cycle } is scored: { $points }
picture-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
picture-points = { $count } { $count ->
    [one] point
   *[other] points
}
picture-awaited = { $players }: { $what }
picture-all-awaited = All: { $what }
picture-many-awaited = { $count } players: { $what }
