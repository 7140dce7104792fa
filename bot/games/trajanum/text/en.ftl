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
picture-cycle-scored = Cycle { $cycle } is scored:
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
picture-colonia = the colonia
picture-in-hand = Tiles in hand
picture-taken-from = taken from { $space }
picture-kept = your own
picture-received-from = from { $name }
picture-passed-to = passed to { $name }
picture-reserve = Reserve
picture-empty = empty
picture-unseen = Still face down
picture-unseen-remark = { $count } tiles, in no order
picture-spare = Left over
picture-spare-remark = this tile does not lie in your colonia
picture-orders = Trajan’s orders
picture-orders-remark = { $points } points for each time one is fulfilled
picture-choose = choose
picture-page-tiles = The 34 tiles of a colonia
picture-page-resources = Resources
picture-page-once = each tile once
picture-page-citizens = Citizens
picture-page-twice = two of each class
picture-page-streets = Streets and their symbols
picture-page-rows = Rows: dark on marble
picture-page-columns = Columns: light on night
picture-page-buildings = Buildings
picture-page-does-column = points of Trajan’s Column, and one for each active citizen
picture-page-does-library = a step on the library track, with its reward
picture-page-does-basilica = a step on the basilica track, with its reward
picture-page-does-market = a step on the market track, with its reward
picture-page-does-blue = an envoy to a blue cell of the forum
picture-page-does-green = an envoy to a green cell of the forum
picture-page-does-yellow = an envoy to a yellow cell of the forum
picture-page-does-red = an envoy to a red cell of the forum
picture-page-pairs = Building tiles
picture-page-pairs-remark = double tiles also with two of the colour
picture-page-tracks = The bonus tracks
picture-page-citizen-rows = The six rows of citizens
picture-page-first = while active
picture-page-second = second citizen, once
picture-page-row-1-first = Envoys may ignore areas already begun; diagonal to an eagle counts 1
picture-page-row-1-second = an envoy to any free coloured cell
picture-page-row-2-first = an area bonus is two different ones
picture-page-row-2-second = one area bonus
picture-page-row-3-first = the slider is turned over for good; upgrades reach the next cypress
picture-page-row-3-second = a coin or a tribune
picture-page-row-4-first = once a turn: swap a coin, tribune or assistant for another of these
picture-page-row-4-second = a coin or an assistant
picture-page-row-5-first = twice a turn: an assistant becomes a worker of any colour
picture-page-row-5-second = a worker of any colour
picture-page-row-6-first = once a turn: an assistant becomes a builder
picture-page-row-6-second = a builder
picture-page-prestige = The prestige bar
picture-page-slider-base = Points of the largest group
picture-page-slider-flipped = With the slider turned over (row 3)
picture-page-orders = The orders on Trajan’s cards
picture-page-promo = promo
picture-page-forum = The forum
picture-page-forum-area = Area
picture-page-forum-area-is = cells of one colour side by side, here yellow A1, B1 and B2
picture-page-forum-started = Begun
picture-page-forum-started-is = an area with an envoy goes first: here blue by B4, red by B3
picture-page-forum-complete = Complete
picture-page-forum-complete-is = framed in ivory; whoever fills the last cell takes an area bonus
picture-page-forum-eagle = Eagle
picture-page-forum-eagle-is = 2 points on it, 1 beside it, at the end of each cycle
picture-page-forum-group = Group
picture-page-forum-group-is = envoys side by side: here four circles, the largest counts
picture-plans = What you can build
