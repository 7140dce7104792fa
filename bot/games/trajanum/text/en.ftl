### Forum Trajanum: every word that players see of this game.

game-about = Govern a colonia founded by Trajan: take tiles from its streets, build on the ground this clears, and send envoys to the emperor’s great forum in Rome.
points-ahead = { $amount ->
    [one] one point
   *[other] { $amount } points
}

## Numbers of the components, `where` in them, with what they are of

-builders = { COMPONENT($where) ->
    [one] { COMPONENT($where) } builder
   *[other] { COMPONENT($where) } builders
}
-workers = { COMPONENT($where) ->
    [one] { COMPONENT($where) } worker
   *[other] { COMPONENT($where) } workers
}
-different-workers = { COMPONENT($where) ->
    [one] { COMPONENT($where) } worker
   *[other] { COMPONENT($where) } workers of different colors
}
-assistants = { COMPONENT($where) ->
    [one] { COMPONENT($where) } assistant
   *[other] { COMPONENT($where) } assistants
}
-tribunes = { COMPONENT($where) ->
    [one] { COMPONENT($where) } tribune
   *[other] { COMPONENT($where) } tribunes
}
-coins = { COMPONENT($where) ->
    [one] { COMPONENT($where) } coin
   *[other] { COMPONENT($where) } coins
}
-upgrades = { COMPONENT($where) ->
    [one] { COMPONENT($where) } upgrade
   *[other] { COMPONENT($where) } upgrades
}
-points = { COMPONENT($where) ->
    [one] { COMPONENT($where) } point
   *[other] { COMPONENT($where) } points
}
-ship-envoys = { COMPONENT($where) ->
    [one] { COMPONENT($where) } envoy on the ship
   *[other] { COMPONENT($where) } envoys on the ship
}
-different-citizens = { COMPONENT($where) ->
    [one] { COMPONENT($where) } active citizen
   *[other] { COMPONENT($where) } active citizens of different classes
}
-scored-cranes = { COMPONENT($where) ->
    [one] { COMPONENT($where) } scored crane
   *[other] { COMPONENT($where) } scored cranes
}
-columns = { COMPONENT($where) ->
    [one] { COMPONENT($where) } column
   *[other] { COMPONENT($where) } columns
}
-plaza-markers = { COMPONENT($where) ->
    [one] { COMPONENT($where) } marker on the plaza
   *[other] { COMPONENT($where) } markers on the plaza
}
-times = { COMPONENT($where) ->
    [one] once
    [2] twice
   *[other] { COMPONENT($where) } times
}
-pay = { COMPONENT("game.citizen_pay") ->
    [one] a coin
   *[other] { COMPONENT("game.citizen_pay") } coins
}

## Points and resources

points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
goods-builder = { $amount ->
    [0] no builders
    [one] { $amount } builder
   *[other] { $amount } builders
}
goods-worker_red = { $amount ->
    [0] no red workers
    [one] { $amount } red worker
   *[other] { $amount } red workers
}
goods-worker_blue = { $amount ->
    [0] no blue workers
    [one] { $amount } blue worker
   *[other] { $amount } blue workers
}
goods-worker_green = { $amount ->
    [0] no green workers
    [one] { $amount } green worker
   *[other] { $amount } green workers
}
goods-worker_yellow = { $amount ->
    [0] no yellow workers
    [one] { $amount } yellow worker
   *[other] { $amount } yellow workers
}
goods-assistant = { $amount ->
    [0] no assistants
    [one] { $amount } assistant
   *[other] { $amount } assistants
}
goods-tribune = { $amount ->
    [0] no tribunes
    [one] { $amount } tribune
   *[other] { $amount } tribunes
}
goods-coin = { $amount ->
    [0] no coins
    [one] { $amount } coin
   *[other] { $amount } coins
}
goods-upgrade = { $amount ->
    [one] { $amount } upgrade
   *[other] { $amount } upgrades
}
goods-nothing = no resources
held-builder = Builder
    .change = { $signed } { $amount ->
    [one] builder
   *[other] builders
}
held-worker_red = Red worker
    .change = { $signed } red { $amount ->
    [one] worker
   *[other] workers
}
held-worker_blue = Blue worker
    .change = { $signed } blue { $amount ->
    [one] worker
   *[other] workers
}
held-worker_green = Green worker
    .change = { $signed } green { $amount ->
    [one] worker
   *[other] workers
}
held-worker_yellow = Yellow worker
    .change = { $signed } yellow { $amount ->
    [one] worker
   *[other] workers
}
held-assistant = Assistant
    .change = { $signed } { $amount ->
    [one] assistant
   *[other] assistants
}
held-tribune = Tribune
    .change = { $signed } { $amount ->
    [one] tribune
   *[other] tribunes
}
held-coin = Coin
    .change = { $signed } { $amount ->
    [one] coin
   *[other] coins
}
held-vp = points
    .change = { $signed } { $amount ->
    [one] point
   *[other] points
}
held-ship = envoys aboard
    .change = { $signed } { $amount ->
    [one] envoy
   *[other] envoys
} aboard
    .counted = { $amount ->
    [0] no envoy
    [one] one envoy
   *[other] { $amount } envoys
} on the ship
held-reserve = reserve tiles
held-shift = slider
    .change = slider { $signed }
held-citizens = active citizens
held-library = library track
held-basilica = basilica track
held-market = market track
held-orders = order worth
held-colonia = colonia worth
held-eagles = eagles worth
held-group = group worth
called-worker_red = a red worker
called-worker_blue = a blue worker
called-worker_green = a green worker
called-worker_yellow = a yellow worker
called-assistant = an assistant
called-tribune = a tribune
called-coin = a coin

## Tiles, citizens, streets

citizen-patrician = Patrician
citizen-merchant = Merchant
citizen-craftsman = Craftsman

row-1 = row 1 (Patrician I)
row-2 = row 2 (Patrician II)
row-3 = row 3 (Merchant I)
row-4 = row 4 (Merchant II)
row-5 = row 5 (Craftsman I)
row-6 = row 6 (Craftsman II)
row-title-1 = Patrician I
row-title-2 = Patrician II
row-title-3 = Merchant I
row-title-4 = Merchant II
row-title-5 = Craftsman I
row-title-6 = Craftsman II
rows-listed = { $count ->
    [0] no row
    [one] row { $rows }
   *[other] rows { $rows }
}

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-eagle = eagle
colour-any = any color
letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y

street-tower = Tower
street-amphora = Amphora
street-helmet = Helmet
street-lyre = Lyre
street-sword = Sword
street-wreath = Wreath
street-monument = Obelisk
street-chariot = Chariot
street-torch = Torch
street-shield = Shield
street-galley = Galley
street-lamp = Lamp
street-twice = { $street } twice
line-row = row { $line }
line-column = column { $line }

## Buildings

building-column = column
building-library = library
building-basilica = basilica
building-market = market
building-fountain = fountain
building-park = park
building-stable = stable
building-house = house

buildings-column = { $amount ->
    [one] { $amount } column
   *[other] { $amount } columns
}
buildings-library = { $amount ->
    [one] { $amount } library
   *[other] { $amount } libraries
}
buildings-basilica = { $amount ->
    [one] { $amount } basilica
   *[other] { $amount } basilicas
}
buildings-market = { $amount ->
    [one] { $amount } market
   *[other] { $amount } markets
}
buildings-fountain = { $amount ->
    [one] { $amount } fountain
   *[other] { $amount } fountains
}
buildings-park = { $amount ->
    [one] { $amount } park
   *[other] { $amount } parks
}
buildings-stable = { $amount ->
    [one] { $amount } stable
   *[other] { $amount } stables
}
buildings-house = { $amount ->
    [one] { $amount } house
   *[other] { $amount } houses
}

plan-basilica = a basilica
plan-library = a library
plan-column = a column
plan-market = a market
plan-house = a house
plan-fountain = a fountain
plan-park = a park
plan-stable = a stable
plan-basilica_house = a basilica and a house
plan-library_fountain = a library and a fountain
plan-column_park = a column and a park
plan-market_stable = a market and a stable
plan-double_house = two houses
plan-double_fountain = two fountains
plan-double_park = two parks
plan-double_stable = two stables
choice-plan-basilica = Basilica
choice-plan-library = Library
choice-plan-column = Column
choice-plan-market = Market
choice-plan-house = House
choice-plan-fountain = Fountain
choice-plan-park = Park
choice-plan-stable = Stable
choice-plan-basilica_house = Basilica + house
choice-plan-library_fountain = Library + fountain
choice-plan-column_park = Column + park
choice-plan-market_stable = Market + stable
choice-plan-double_house = Two houses
choice-plan-double_fountain = Two fountains
choice-plan-double_park = Two parks
choice-plan-double_stable = Two stables

track-library = { building-library }
track-basilica = { building-basilica }
track-market = { building-market }

reward-library-1 = a worker of any color and { -tribunes(where: "reward[track=library, step=1].gives") }
reward-library-3 = an envoy to an eagle
reward-basilica-4 = another building action
reward-market-2 = an area bonus
reward-market-3 = an envoy to any colored cell
reward-market-4 = a tile of the colonia, used right away

bonus-tribune = 1 tribune
bonus-assistant = 1 assistant
bonus-coin = 1 coin
bonus-upgrade = 1 upgrade

exchange-recolour = Recolor
exchange-promote = Promote
exchange-swap = Swap
exchange-craft_worker = Train a worker
exchange-craft_builder = Train a builder
exchange-recolour-does = an assistant and a worker for a worker of another color
exchange-promote-does = two workers of one color for a builder
exchange-swap-does = a coin, a tribune or an assistant for another of these
exchange-craft_worker-does = an assistant for a worker of any color
exchange-craft_builder-does = an assistant for a builder

## Trajan’s cards

trajan-i_1 = I (a colored structure between two gray buildings in a row; { -tribunes(where: "trajan[id=i_1].collect.tribune") } + { -coins(where: "trajan[id=i_1].collect.coin") })
trajan-i_2 = I (a building above and one below a temple; { -different-citizens(where: "trajan[id=i_2].collect.citizens_of_different_classes") } + { -ship-envoys(where: "trajan[id=i_2].collect.envoy_on_ship") })
trajan-i_3 = I (two different gray buildings, one below the other; { -assistants(where: "trajan[id=i_3].collect.assistant") } + { -coins(where: "trajan[id=i_3].collect.coin") })
trajan-i_4 = I (a crane with buildings on both its sides; { -builders(where: "trajan[id=i_4].collect.builder") } + { -workers(where: "trajan[id=i_4].collect.worker_any") } + { -assistants(where: "trajan[id=i_4].collect.assistant") })
trajan-i_p = I (a colored structure to the left and one to the right of a temple; { -scored-cranes(where: "trajan[id=i_p].collect.scored_crane") } + { -columns(where: "trajan[id=i_p].collect.column_built") })
trajan-ii_1 = II (a square of four buildings; { -assistants(where: "trajan[id=ii_1].collect.assistant") } + { -coins(where: "trajan[id=ii_1].collect.coin") })
trajan-ii_2 = II (a gray building between two colored structures in a column; { -tribunes(where: "trajan[id=ii_2].collect.tribune") } + { -builders(where: "trajan[id=ii_2].collect.builder") } + { -assistants(where: "trajan[id=ii_2].collect.assistant") })
trajan-ii_3 = II (structures of all four colors anywhere; { -workers(where: "trajan[id=ii_3].collect.worker_any") } + { -columns(where: "trajan[id=ii_3].collect.column_built") })
trajan-ii_4 = II (a colored structure between two gray buildings in a column; { -scored-cranes(where: "trajan[id=ii_4].collect.scored_crane") } + { -different-citizens(where: "trajan[id=ii_4].collect.citizens_of_different_classes") })
trajan-ii_p = II (three structures of different colors side by side; { -tribunes(where: "trajan[id=ii_p].collect.tribune") } + { -different-workers(where: "trajan[id=ii_p].collect.workers_of_different_colours") })
trajan-iii_1 = III (two gray buildings between two colored structures in a column; an active citizen of each class)
trajan-iii_2 = III (three structures of different colors, one below the other; { -columns(where: "trajan[id=iii_2].collect.column_built") } + { -tribunes(where: "trajan[id=iii_2].collect.tribune") } + { -builders(where: "trajan[id=iii_2].collect.builder") })
trajan-iii_3 = III (colored structures at all four corners of a temple; { -scored-cranes(where: "trajan[id=iii_3].collect.scored_crane") } + { -different-workers(where: "trajan[id=iii_3].collect.workers_of_different_colours") })
trajan-iii_4 = III (three different gray buildings, one below the other; { -plaza-markers(where: "trajan[id=iii_4].collect.plaza_marker") } + { -assistants(where: "trajan[id=iii_4].collect.assistant") } + { -coins(where: "trajan[id=iii_4].collect.coin") })
trajan-iii_p = III (colored structures on all four sides of a temple; { -tribunes(where: "trajan[id=iii_p].collect.tribune") } + { -assistants(where: "trajan[id=iii_p].collect.assistant") })

## Moves: the button, the command, and what it does

move-setup = Lay out the colonia
move-setup-description = Place your cranes, your first citizen and the two other citizens
command-setup = setup
move-take = Take
move-take-description = Take a tile from your colonia
move-stop = Take no tile
move-stop-description = Take no tile, or no second one, where the streets have none left
command-stop = stop
move-keep = Keep
move-keep-description = Keep one of the two tiles; the other goes to your right-hand neighbor
move-use = Use
move-use-description = Use your own tile or the one you received, or both for { -tribunes(where: "game.both_tiles_tribunes") }
move-citizen = Citizen
move-citizen-description = Choose the row for the citizen
move-gain = Resource
move-gain-description = Choose what you receive
command-gain = gain
move-exchange = Exchange
move-exchange-description = Exchange figures or coins, with assistants or with the help of citizens
move-build = Build
move-build-description = Build a single or a double tile in your colonia
move-reward = Reward
move-reward-description = Take the reward you have reached on the track, or an earlier one
move-envoy = Envoy
move-envoy-description = Place an envoy from your ship in the forum
move-bonus = Area bonus
move-bonus-description = Choose an area bonus, or two with Patrician II
command-bonus = bonus
move-skip = Decline
move-skip-description = Decline the reward, the envoy or the extra building action
command-skip = skip
move-end = End the turn
move-end-description = End your turn
command-end = end
move-pay = Pay citizens
move-pay-description = Pay citizens, { -pay } for each row; the others become inactive
command-pay = pay

## Fields of a move

field-nw = Crane A1
field-ne = Crane F1
field-sw = Crane A6
field-se = Crane F6
field-row = Citizen row
field-diagonal = Corners
field-upper = Upper corner
field-space = Space
field-tile = Tile
field-then = Second tile
field-way = Exchange
field-pay = Given
field-get = Received
field-what = Building
field-second = Second
field-first = First
field-step = Step
field-column = Column
field-cell = Cell
field-count = Number of rows
field-rows = Rows

option-name-nw = nw
option-name-ne = ne
option-name-sw = sw
option-name-se = se
option-name-row = row
option-name-diagonal = diagonal
option-name-upper = upper
option-name-then = then
option-name-way = kind
option-name-pay = pay
option-name-get = get
option-name-what = what

field-setup-nw-description = The color of the crane in the corner A1
field-setup-nw-question = Which crane goes to A1?
field-setup-ne-description = The color of the crane in the corner F1
field-setup-ne-question = Which crane goes to F1?
field-setup-sw-description = The color of the crane in the corner A6
field-setup-sw-question = Which crane goes to A6?
field-setup-se-description = The color of the crane in the corner F6
field-setup-se-question = Which crane goes to F6?
field-setup-row-description = The row of your first citizen
field-setup-row-question = Which row does your first citizen go to?
field-setup-diagonal-description = The two corners for the other citizens
field-setup-diagonal-question = Which two corners do the other citizens go to?
field-setup-upper-description = Which of the two is in the upper corner
field-setup-upper-question = Which of them goes to the upper corner?
field-take-space-description = From which space you take the tile
field-take-space-question = Which tile do you take?
field-keep-tile-description = Which tile you keep; the other goes to your right-hand neighbor
field-keep-tile-question = Which tile do you keep?
field-use-tile-description = Which tile you use
field-use-then-description = Whether you use a second one after it, for { -tribunes(where: "game.both_tiles_tribunes") }
field-use-then-question = Do you use { $tile } alone, or a second one too?
field-citizen-row-description = In which row the citizen is placed
field-citizen-row-question = Which row does the citizen go to?
field-gain-resource-question = Which resource do you receive?
field-exchange-way-description = Which exchange
field-exchange-way-question = Which exchange do you make?
field-exchange-pay-description = What you give up
field-exchange-pay-question = { $way }: what do you give up?
field-exchange-get-description = What you receive
field-exchange-get-question = What do you get for { $pay }?
field-build-what-description = What you build
field-build-what-question = What do you build?
field-build-space-description = On which space; for a double tile that of its gray half, or of either if both are alike
field-build-space-question = Where do you build { $what }?
field-build-second-description = Where the other half of a double tile goes
field-build-second-question = Where does the other half go, next to { $space }?
field-build-first-description = Which half gives its reward first
field-build-first-question = Which half gives its reward first?
field-reward-step-description = Which step’s reward you take
field-reward-step-question = Which step’s reward do you take?
field-envoy-column-description = In which column of the forum
field-envoy-column-question = Somewhere else: in which column?
field-envoy-cell-description = On which cell of the forum the envoy goes
field-envoy-cell-question = Which cell does the envoy go to?
field-bonus-first-description = Which area bonus you take
field-bonus-first-question = Which area bonus do you take?
field-bonus-second-description = Which other area bonus you take as well
field-bonus-second-question = Which other area bonus do you take, besides { $first }?
field-pay-count-description = How many rows you pay
field-pay-count-question = Otherwise: how many rows do you pay?
field-pay-rows-description = Which rows you pay, { -pay } each
field-pay-rows-question = Which rows do you pay?

## Options of a new game

option-learning_game = First game
option-learning_game-description = Only one Trajan card, from cycle III, scored at the end; the same street symbols for everyone
option-colonia_side-description = Side A: the same street symbols for everyone; side B: different ones on each colonia
option-colonia_side-A = side A
option-colonia_side-B = side B
option-promo_cards = Promo cards
option-promo_cards-description = Five Trajan cards instead of four for each cycle to draw one from
option-forum_tiles = Mosaics
option-forum_tiles-description = Mosaic boards from the box, random mosaics, or those of the examples
option-forum_tiles-standard = from the box
option-forum_tiles-random = random
option-forum_tiles-first_game = as in the examples
option-forum_layout = Layout of the forum
option-forum_layout-description = How the mosaic boards are arranged
option-forum_layout-a = compact
option-forum_layout-b = branching
option-tile_supply = Building tiles
option-tile_supply-description = Whether building tiles can run out
option-tile_supply-limited = limited
option-tile_supply-unlimited = without limit
option-spare_tile = Spare tile
option-spare_tile-description = You see a list of your tiles still face down, or the one tile that is left over
option-spare_tile-list = list
option-spare_tile-look = look at it
option-setup_choice = Set-up
option-setup_choice-description = You lay out your colonia yourself, or it is done at random
option-setup_choice-choose = choose
option-setup_choice-auto = random

## What can be chosen

choice-diagonal = { $upper } and { $lower }
choice-upper = { $citizen } above { $other }
choice-own = Own tile: { $tile }
choice-received = From { $player }: { $tile }
choice-reserve = Reserve: { $tile }
called-own = your own tile
called-received = { $player }’s tile
called-reserve = the tile from your reserve
choice-alone = No second tile
choice-first-grey = The gray half first
choice-first-coloured = The colored half first
choice-step = Step { $step }: { $reward }
choice-nothing = Nothing more
choice-rows = { $count ->
    [0] No row
    [one] One row
   *[other] { $count } rows
}
choice-paid = { $count ->
    [0] No row
    [one] Row { $rows }
   *[other] Rows { $rows }
}
choice-recolour = Recolor: { $before } → { $after }
choice-first-row = Row { $number }
choice-row = Row { $number } ({ $name })
choice-column = Column { $column }
choice-elsewhere = All other spaces
choice-neighbour = Your neighbor’s tile
choice-both = Both tiles
choice-both-received = Both, your own { $own ->
    [first] first
   *[last] last
}
choice-both-reserve = { choice-both-received } (reserve: { $tile })

hint-costs = for { $price }
hint-crane = uncovers the { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} crane
hint-first = the { $building }
hint-corners = { $citizen } on { $upper }, { $other } on { $lower }
hint-given = costs { $cost }; you have { $held }
hint-from = from { $space }
hint-citizen = goes to one of your rows
hint-citizen-own = goes to one of your rows and is no envoy
hint-slider = slider from { $before } to { $after }
hint-held = you have { $held }
times = { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
hint-also = { $hint }; { $used ->
    [0] { times } a turn
   *[other] { times } more this turn
}
hint-plan = for { $cost } – { $rewards }
hint-most = up to { $points }
hint-scoring = { $points } in this scoring; { $coins } left
hint-cells = { $cells ->
    [one] one cell
   *[other] { $cells } cells
}
hint-cells-points = { hint-cells }, up to +{ $points } each scoring

would-step = step { $step }
would-reward = step { $step } ({ $reward })
would-nothing = no reward
would-envoys = { $count ->
    [0] no envoy, as { $ship ->
        [0] your ship is empty
       *[other] no { $colour } cell is free
    }
    [one] an envoy to a { $colour } cell
   *[other] { $count } envoys, each to a { $colour } cell
}
would-envoy-perhaps = perhaps an envoy to a { $colour } cell
would-row = +{ $points } each scoring
would-order = order { $cycle } fulfilled{ $times ->
    [one] { "" }
   *[other] {" "}{ $times } times
}
would-order-perhaps = order { $cycle } with the right second space{ $times ->
    [one] { "" }
   *[other] , { $times } times
}
would-complete = completes its area
would-join = { $left } of { $cells } cells of the area still free
would-eagle = eagle +{ $points }
would-group = group of { $size }

## What a move will do, beside what happens

outlook-cranes = Your cranes: { $cranes }.
outlook-corners = In the corners: { $citizens }.
outlook-corner = { $citizen } on { $corner }
outlook-unseen = The others will see it once everyone has chosen.
outlook-take = You take the tile on { $space } and look at it. You can’t put it back.
outlook-seen = Only you see it.
outlook-effect = It takes effect right away; everyone sees it.
outlook-price = Once everyone has chosen, you pay { $price } for it.
outlook-crane = That uncovers the { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} crane: at the end of this cycle { $each } for each { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} structure (you have { $structures ->
    [0] none yet
   *[other] { $structures }
}). Nothing is ever built in a corner.
outlook-passed = What you pass on goes to { $player }.
outlook-none-passed = You pass nothing{ $reserve ->
    [yes] ; { $player } may use a tile from the reserve instead
   *[no] {" "}to { $player }
}.
outlook-delivery = You are the last to choose: everyone’s tiles are taken and passed on.
outlook-next-turn = { $player } is next.
outlook-next-round = That begins round { $round }.
outlook-reserve = { $player }’s tile then goes to your reserve.
outlook-reserve-used = The tile from your reserve leaves the game ({ $tile }).
outlook-ship = { $envoys ->
    [0] No envoy is then left on your ship.
    [one] One envoy is then on your ship.
   *[other] { $envoys } envoys are then on your ship.
}
outlook-slider = Your slider moves from { $before } to { $after }; an order is worth { $points } there.
outlook-ability = { $row } is active – { $ability }.
outlook-row-counts = While its citizens are active, each kind of gray building in row { $number } scores { $factor } points.
outlook-colonia = That adds { $points } to each scoring of the colonia, with your citizens as they are then.
outlook-order = That fulfills Trajan’s building order { $cycle }{ $times ->
    [one] { "" }
   *[other] {" "}{ $times } times
}.
outlook-eagle = That adds { $points } for eagles to each scoring{ $lasting ->
    [yes] { "" }
   *[no] {" "}while Patrician I is active
}.
outlook-group = Your largest group then has { $size ->
    [one] one envoy
   *[other] { $size } envoys
}, worth { $points } in each scoring where your slider is then.
outlook-two-bonuses = You may take two different area bonuses.
outlook-tile = Then your second tile is used: { $tile }.
outlook-step = Then the { $building } takes you to step { $step } of its track: { $reward }{ $step ->
    [1] { "" }
   *[other] , or an earlier reward
}.
outlook-step-earlier = Then the { $building } takes you to step { $step } of its track, for an earlier reward.
outlook-no-step = Then the { $building } earns no reward: your marker has left its track.
outlook-envoy = Then you may send an envoy to a { $colour } cell, as things stand.
outlook-no-envoy = No { $ship ->
    [0] envoy is left on your ship for the { $building } ({ $colour })
   *[other] { $colour } cell is free for an envoy of the { $building }
}, as things stand.
outlook-column = Then the column scores { $points }, as things stand ({ $fragment } for Trajan’s Column, { $citizens } for active citizens).
outlook-track-end = Then the { $track } track ends: your marker goes to the plaza and scores { $points }, as things stand ({ $fragment } for Trajan’s Column, { $citizens } for active citizens).
outlook-coins = You then have { $coins } left.
outlook-unpaid = Inactive then: { $rows } – no ability, and the citizens there don’t count.
outlook-scoring = This scoring then gives you { $points }: { $sources }.
outlook-scoring-none = This scoring then gives you nothing.

## What the signs mean that stand on places and buttons

sign-points = **+** points in each scoring
sign-order = **!** fulfills a building order
sign-area = **!** completes an area
sign-tribune = **−** costs a tribune

## What comes to light after a move that is played ahead: “Then …”

then-light-streets = the next street cards are turned up
then-light-taken = you see which tile it is
then-light-delivery = you see what is passed to you
then-light-turn = the tiles for the next turn are turned up
then-light-used = the tile is turned up

## What is asked

prompt-set-up-choice = Lay out your colonia – your first citizen: { $citizen } ({ $rows })
tribune-elsewhere = { $tribunes ->
    [0] you have no tribune for any other
    [one] any other costs your only tribune
   *[other] any other costs one of your { $tribunes } tribunes
}
prompt-taking = Take a tile from a called street: { $streets }; { tribune-elsewhere }
prompt-taking-stop = There is no tile for you in { $streets }; { tribune-elsewhere }
prompt-taking-second = In hand: { $tile } – take a second tile; from { $streets }; { tribune-elsewhere }
prompt-taking-stop-second = In hand: { $tile } – there is no second tile for you in { $streets }; { tribune-elsewhere }
prompt-keep = You have taken { PARTS($tiles) } – keep one, the other goes to { $player }
prompt-using = Which tile do you use?
prompt-using-both = Which tile do you use? For { $tribunes ->
    [2] both of your tribunes
   *[other] { COMPONENT("game.both_tiles_tribunes") } of your { $tribunes } tribunes
} you may use { $received ->
    [yes] both
   *[no] your own and one from your reserve
}
prompt-citizen-choice = { $citizen } – in which row?
prompt-gain-choice = Choose: { $first } or { $second }
prompt-gain-worker = Choose the color of your worker
prompt-building-step = { $build ->
    [yes] { $exchange ->
        [yes] Build or exchange
       *[no] Build or end your turn
    }
   *[no] { $exchange ->
        [yes] Exchange or end your turn
       *[no] End your turn
    }
}; { $resources }; { $envoys }
prompt-extra-building = { $exchange ->
    [yes] Build again, or exchange first
   *[no] Build again, or decline
}; { $resources }; { $envoys }
prompt-reward-choice = The { $track } track: take a reward
prompt-own-tile-choice = Take any tile of your colonia and use it
prompt-envoy-choice = Send an envoy to a { $colour } cell; { $envoys } on the ship
prompt-envoy-any = Send an envoy to any colored cell; { $envoys } on the ship
prompt-envoy-eagle = Send an envoy to an eagle; { $envoys } on the ship
prompt-bonus-choice = Choose { $picks ->
    [one] an area bonus
   *[other] two different area bonuses
}
prompt-payment = Which citizens do you pay? { COMPONENT("game.citizen_pay") ->
    [one] A coin
   *[other] { COMPONENT("game.citizen_pay") } coins
} for each row; there are citizens in { $rows }, and you have { $coins }

awaited-set-up-choice = lay out the colonia
awaited-taking = take tiles
awaited-using = use a tile
awaited-citizen-choice = place a citizen
awaited-gain-choice = choose a resource
awaited-building-step = exchange and build
awaited-building-step-built = exchange or end the turn
awaited-reward-choice = choose a reward
awaited-own-tile-choice = take a tile
awaited-extra-building = build again
awaited-envoy-choice = send an envoy
awaited-bonus-choice = choose an area bonus
awaited-payment = pay citizens

## What somebody has

status-points = { $points }, rank { $place } of { $seats }
    .brief = { $points }
status-resources = Resources: { $resources }
    .brief = { $resources }
status-no-resources = Resources: none
    .brief = no resources
status-taken = Taken from { $space }: { $tile }
status-passed = Passed to { $player }: { $tile }
status-citizens = Citizens: { PARTS($rows) }
status-row = row { $number }, { $row }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
}{ $active ->
    [yes] { "" }
   *[no] , inactive
}
status-built = Buildings: { $buildings }
status-tracks = Tracks: { $tracks }
status-track = { $track } { $step }{ $plaza ->
    [yes] {" "}(plaza)
   *[no] { "" }
}
status-hand =
    .whole = In hand, face down: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
status-cranes = Cranes not scored yet: { $cranes }
status-crane-open = { $colour } ({ $corner }, uncovered)
status-envoys = Envoys: { $ship ->
    [0] none
   *[other] { $ship }
} on the ship{ $sent ->
    [0] { "" }
   *[other] , { $sent } in the forum
}{ $eagles ->
    [0] { "" }
    [one] ; eagles: { $eagles } point
   *[other] ; eagles: { $eagles } points
}
status-slider = Slider at { $shift } of { COMPONENT("prestige.last_shift") }{ $flipped ->
    [yes] , turned over
   *[no] { "" }
}: an order is worth { $order }
    .brief = slider at { $shift }, orders { $order } each
status-group = { $size ->
    [0] No group of envoys yet
    [one] Largest group: a single envoy, { $points }
   *[other] Largest group: { $size } envoys, { $points }
}
status-sent =
    .brief = envoys on { $cells }
status-bar =
    .whole = Points by the size of a group, from 1 to { $largest } or more: { $values }
status-sources = Points by source: { $sources }
status-reserve = Reserve: { PARTS($tiles) }
status-order = Order { $card } – so far: { orders-so-far }
    .whole = Order { $cycle } – so far: { orders-so-far }
    .brief = { "" }
status-spare = Left over, not in your colonia: { $tile }
status-unseen = Still face down: { PARTS($tiles) }
status-tiles = Face-down tiles: { $count }
status-symbols-rows =
    .whole = Rows 1 to 6: { $streets }
status-symbols-columns =
    .whole = Columns A to F: { $streets }
status-spaces =
    .whole = Row { $row }: { $spaces }
status-worth =
    .whole = Gray buildings would now score: { $rows }; { $points } in all
status-worth-nothing =
    .whole = Gray buildings would now score nothing
status-first-citizen = First citizen: { $citizen }
status-first-rows = Rows for the first citizen: { $rows }
status-other-citizens = On two opposite corners ({ $first }, or { $second }): { $citizens }
status-all-cranes = One crane for each of the corners { $corners }: { $colours }

## The table in words

passage-plans = What you can build
passage-exchanges = What you can exchange
passage-takes = What you can take
passage-cells = Where your envoy can go
passage-pays = What you can pay
passage-streets = The streets
passage-cards = Trajan’s cards
passage-column = Trajan’s Column
passage-plaza = The plaza beside the column
passage-forum = The forum, row by row
passage-areas = The areas of the forum
passage-tracks = The bonus tracks
passage-supply = The supply of building tiles

in-words-phase-set_up = The set-up: the colonias are being laid out.
in-words-phase-take = Cycle { $cycle }, round { $round } of { $rounds }: tiles are being taken.
in-words-phase-turns = Cycle { $cycle }, round { $round } of { $rounds }: one after the other, everyone uses a tile and may build.
in-words-phase-scoring = Cycle { $cycle }, after round { $round } of { $rounds }: citizens are being paid.
in-words-over = The game ended after round { $round }.
in-words-over-early = The game ended { $round ->
    [0] during the set-up
   *[other] in round { $round }
}.
in-words-column = Trajan’s Column shows { $points }: a column scores that much, and one point more for each active citizen.
in-words-start = { $player } has the start figure. Turn order: { $players }.
in-words-turn = It is { $player }’s turn; the building action is { $built ->
    [yes] done
   *[no] still to come
}.
in-words-answered = Already chosen: { $players }.

in-words-lacks = { $label }, not now: { $lacks }.

in-words-take-free = Without a tribune: { $spaces }.
in-words-take-free-none = Nothing without a tribune.
in-words-take-tribune = For a tribune: { $spaces }.
in-words-pays = { $count ->
    [0] No citizens
   *[other] Rows with citizens: { $rows }
}.

in-words-called = Called this round: { $streets }.
in-words-called-times = { $times ->
    [0] Not called yet
    [one] Called once so far
   *[other] Called twice so far
}: { $streets }.
in-words-cards = On each card the building order comes first, then the collecting order.
in-words-card = { $card }: scored after round { $round }.
in-words-card-scored = { $card }: already scored, after round { $round }.
in-words-card-unscored = { $card }: not scored.
in-words-card-none = Cycle { $cycle } has no card in this game.

in-words-forum-names = A name after a cell says whose envoy is on it.
in-words-forum-row = Row { $row }: { $cells }.
in-words-area = Begun ({ $colour }): { $cells }; still free: { $free }.
in-words-areas-untouched = Not begun ({ $colour }): { PARTS($areas) }.
in-words-areas-complete = Complete ({ $colour }): { PARTS($areas) }.
in-words-step = Step { $step }: { $library } (library), { $basilica } (basilica) and { $market } (market).
in-words-markers = The { $track } track: { $markers }.
in-words-marker = { $player } { $step ->
    [0] at the start
   *[other] on step { $step }
}
in-words-plaza = { $player }: the marker of the { $track } track.
in-words-plaza-empty = No marker has come here yet.
in-words-supply = { $grey } or { $coloured }: single tiles { $singles }, double tiles { $doubles }.
in-words-supply-unlimited = Building tiles don’t run out in this game.

in-words-space-tile = { $space } tile
in-words-space-free = { $space } free
in-words-space-temple = { $space } temple
in-words-space-double = { $space } { $building } (double, with { $other })
in-words-crane = { $space } crane ({ $colour })
in-words-crane-covered = { $space } crane ({ $colour }, under { $tile })
in-words-crane-open = { $space } crane ({ $colour }, uncovered)
in-words-crane-scored = { $space } crane ({ $colour }, scored)
in-words-row-worth = { $points } in row { $row } (×{ $factor })
orders-so-far = building order { $formations ->
    [0] not yet
    [one] once
    [2] twice
   *[other] { $formations } times
}, collecting order { $collections ->
    [0] not yet
    [one] once
    [2] twice
   *[other] { $collections } times
}

pictured-forum = The forum. { $stage }
pictured-colonias = The colonias. { $stage }
pictured-areas = Areas begun: { $areas }.
pictured-area = { $colour } (free: { $free })
pictured-card = Next card: { $card }.

## What happened (the changes of points and resources follow the sentence)

event-start-drawn = { $player } { VERB($player, "begins", "begin") }
event-cards-drawn = Trajan’s cards in this game: { PARTS($cards) }
    .table = { "" }
event-worker-drawn = { $player } { VERB($player, "begins", "begin") } with { $worker } and a citizen
    .aside = { $citizen }
    .label = { "" }
event-worker-drawn-together = Everyone begins with a citizen and resources
event-laid-out = { $player } { VERB($player, "lays", "lay") } out the colonia
event-laid-out-together = The colonias are laid out
event-laid = In { WHOSE($player) } other corners: { PARTS($tiles) }
event-laid-together = In the other two corners
event-cycle-began = Cycle { cycle-numeral } begins: a column is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and 1 more for each active citizen
    .table = Cycle { cycle-numeral } begins
event-streets-called = Round { $round } calls { $streets }; { $start } { VERB($start, "begins", "begin") }
    .table = Round { $round } calls { $streets }
event-took = You take { $space }: { $tile }
event-chosen = { $player } { $count ->
    [0] { VERB($player, "takes", "take") } no tile
    [1] { VERB($player, "takes", "take") } no more tiles and { VERB($player, "keeps", "keep") } the one ({ $kept })
   *[other] { VERB($player, "keeps", "keep") } { $kept }
}
event-chosen-hidden = { $player } { VERB($player, "has", "have") } chosen
event-tiles-taken = { $player } { VERB($player, "takes", "take") } { $count ->
    [one] a tile
   *[other] { $count } tiles
} from { $spaces }
    .short = { VERB($player, "takes", "take") } { $spaces }
event-tiles-taken-together = Tiles are taken
event-no-tile-taken = { $player } { VERB($player, "takes", "take") } no tile
event-received = You receive: { $tile }
event-turn-began = { $player } { $count ->
    [0] { VERB($player, "has", "have") } no tile to turn up
   *[other] { VERB($player, "turns", "turn") } up: { PARTS($tiles) }
}
event-used-both = { $player } { VERB($player, "uses", "use") } both tiles
    .short = { "" }
event-used = { $player } { VERB($player, "uses", "use") } { $source ->
    [own] the tile from the colonia
    [received] the received tile
   *[reserve] a tile from the reserve
}
    .nothing = { $tile }
    .short = { "" }
event-upgrade-lost = { $player } { VERB($player, "gains", "gain") } nothing from the upgrade, as the slider is at the end
event-stored-on-ship = { WHOSE($player) } kept tile goes to the ship
    .aside = { $tile }
event-stored-in-reserve = The received tile goes to { WHOSE($player) } reserve
    .aside = { $tile }
event-citizen-placed = { $player } { VERB($player, "places", "place") } a citizen in { $row }
    .short = { VERB($player, "places", "place") } a citizen
event-citizen-placed-together = Citizens are placed
event-row-revived = For { $player } { $row } is active again
event-slider-flipped = { $player } { VERB($player, "turns", "turn") } the slider over to its higher numbers
event-slider-flipped-together = Sliders are turned over to their higher numbers
event-gained = { $player } { VERB($player, "chooses", "choose") } a resource
    .short = { "" }
event-exchanged = { $player } { VERB($player, "exchanges", "exchange") }
    .aside = { $way }
    .short = { "" }
event-built = { $player } { VERB($player, "builds", "build") } { $plan } on { COMMAS($spaces) }
event-column-scored = { WHOSE($player) } column scores
    .label = column { $changes }
event-track-advanced = { $player } { VERB($player, "reaches", "reach") } step { $step } of the { $track } track
event-reward-taken = { $player } { VERB($player, "takes", "take") } a reward
    .aside = { $reward }
    .short = { "" }
event-reward-declined = { $player } { VERB($player, "declines", "decline") } the reward of the { $track } track
    .short = { "" }
event-step-lacking = { WHOSE($player) } { $building } earns no reward, as its track has ended
event-track-ended = { WHOSE($player) } marker leaves the { $track } track for the plaza
event-tile-shown = { $player } { VERB($player, "takes", "take") } the tile on { $space }: { $tile }
    .short = { VERB($player, "takes", "take") } { $space }
event-extra-declined = { $player } { VERB($player, "declines", "decline") } the extra building action
    .short = { "" }
event-envoy-placed = { $player } { VERB($player, "sends", "send") } an envoy to { $cell }
    .aside = { $colour }
    .short = { VERB($player, "sends", "send") } an envoy to { $cell }
event-envoy-on-eagle = { $player } { VERB($player, "sends", "send") } an envoy to the eagle on { $cell }
    .short = { VERB($player, "sends", "send") } an envoy to { $cell }
event-envoy-lacking = { $player } { VERB($player, "has", "have") } no envoy on the ship to send
event-cell-lacking = There is no free cell for { WHOSE($player) } envoy
    .aside = { $colour }
event-envoy-declined = { $player } { VERB($player, "sends", "send") } no envoy
    .short = { "" }
event-area-completed = { $player } { VERB($player, "completes", "complete") } { $cells ->
    [one] an area of one cell
   *[other] an area of { $cells } cells
}
    .aside = { $colour }
event-bonus-taken = { $player } { VERB($player, "takes", "take") } an area bonus
    .aside = { $bonus }
    .short = { "" }
event-turn-ended = { $player } { VERB($player, "ends", "end") } the turn
event-scoring-began = Cycle { cycle-numeral } ends: citizens are paid, then everything is scored
    .table = Cycle { cycle-numeral } ends
event-paid = { $player } { VERB($player, "pays", "pay") } { $count ->
    [0] no citizens
   *[other] the citizens in { $rows }
}
    .label = citizens { $changes }
event-paid-together = Citizens are paid
event-crane-scored = One of { WHOSE($player) } cranes scores
    .aside = { $corner }, { $colour }: { $structures ->
    [0] no structures
    [one] one structure
   *[other] { $structures } structures
}
    .nothing = no points
    .label = cranes { $changes }
event-crane-scored-together = { source-crane }
event-colonia-scored = { WHOSE($player) } colonia scores
    .label = colonia { $changes }
event-colonia-scored-together = Colonias
event-eagles-scored = { $player } { VERB($player, "scores", "score") } for eagles
    .label = eagles { $changes }
event-eagles-scored-together = { source-eagle }
event-group-scored = { WHOSE($player) } largest group has { $size ->
    [one] one envoy
   *[other] { $size } envoys
}
    .label = largest group { $changes }
event-group-scored-together = Largest groups of envoys
event-group-scored-each = { $player } ({ $size ->
    [one] one envoy
   *[other] { $size } envoys
}{ $seats ->
    [one] { "" }
   *[other] {" "}each
})
orders-scored = { $formations ->
    [0] collecting order { $collections ->
        [one] once
        [2] twice
       *[other] { $collections } times
    }
   *[other] building order { $formations ->
        [one] once
        [2] twice
       *[other] { $formations } times
    }{ $collections ->
        [0] { "" }
        [one] , collecting order once
        [2] , collecting order twice
       *[other] , collecting order { $collections } times
    }
}
event-orders-scored = { $player } { VERB($player, "fulfills", "fulfill") } Trajan’s orders
    .aside = { orders-scored }
    .label = orders { $changes }
event-orders-scored-together = { rules-orders-title }
event-ended-rounds = The game is over: the third cycle is scored

## The end

ended-rounds = The third cycle is scored.

source-column = Columns
source-track = Tracks
source-bonus = Area bonuses
source-crane = Cranes
source-colonia = Colonia
source-eagle = Eagles
source-group = Largest group
source-order = Orders

tie-citizens = Active citizens
tie-resources = Resources

## Refusals: what is wrong, and a way out

refusal-first-set-up-choice = First lay out your colonia.
refusal-first-taking = First take tiles from your colonia and keep one of them.
refusal-first-using = First use one of your tiles.
refusal-first-citizen-choice = First choose a row for the citizen.
refusal-first-gain-choice = First choose the resource that you receive.
refusal-first-building-step = Now you may exchange, build if you haven’t yet, or end your turn.
refusal-first-reward-choice = First take a reward of the track, or decline.
refusal-first-own-tile-choice = First take a tile of your colonia.
refusal-first-extra-building = First build again, or decline; you may exchange before that.
refusal-first-envoy-choice = First send the envoy, or decline.
refusal-first-bonus-choice = First choose the area bonus.
refusal-first-payment = Now citizens are paid: say which rows, or none.
refusal-cranes = Each of the four cranes stands in a corner; choose every color once.
refusal-row-class = A { $citizen } goes to one of these rows: { $rows }; choose one of them.
refusal-row-full = { $row } already has two citizens; choose the other row.
refusal-diagonal = The two citizens go to opposite corners; choose A1 and F6, or F1 and A6.
refusal-upper = Your first citizen is a { $citizen }; the two others are of the other classes. Choose one of those.
refusal-keep-first = You have taken two tiles ({ PARTS($tiles) }); keep one of them.
refusal-keep-not-yet = You have { $taken ->
    [0] taken no tile yet
   *[other] only taken one tile
}; { $stop ->
    [yes] choose *{ move-stop }* if you want { $taken ->
        [0] none
       *[other] no more
    }
   *[no] { $taken ->
        [0] take tiles first
       *[other] take a second, and keep one of the two
    }
}.
refusal-keep = That is neither of your tiles; keep one of these: { PARTS($tiles) }.
refusal-stop = There is still a tile for you in { $streets }; take one.
refusal-take-tribune = { $space } is not in a called street that is still open to you ({ $streets }), so it costs a tribune, and you have none left. { $stop ->
    [yes] No tile is left there; choose *{ move-stop }*
   *[no] Take a tile from there
}.
    .short = cost a tribune, and you have none
refusal-space-unknown = The spaces of a colonia are called A1 to F6; choose one of them.
refusal-temple = There is a temple on { $space }; choose another space.
refusal-no-tile = There is no tile on { $space }; choose { $others ->
    [no] *{ move-stop }*
   *[yes] another space
}.
    .short = no tile left
refusal-no-own-tile = You have no tile of your own this round; use another one.
refusal-nothing-received = { $player } has passed no tile to you; use another one.
    .short = { $player } has passed you none
refusal-reserve-closed = { $player } has passed you a tile; the reserve is open only in rounds without one. Use your own tile or that one.
refusal-not-in-reserve = That tile is not in your reserve; use another one.
refusal-tile-unknown = There is no such tile; use one of yours.
refusal-two-tiles = Two tiles are always your own and one of your neighbor’s; { $both ->
    [yes] choose one of each
   *[no] use only one this turn
}.
refusal-both-tribunes = Using both tiles costs { $tribunes } tribunes at the start of your turn; you have { $held ->
    [0] none
   *[other] { $held }
}. Use one of them.
    .short = needs { $tribunes } tribunes; you have { $held ->
        [0] none
       *[other] { $held }
    }
refusal-gain = That is not on offer; choose one of these: { $resources }.
refusal-built-already = You have already built this turn; { $exchange ->
    [yes] exchange or end your turn
   *[no] end your turn
}.
refusal-exchange-unknown = There is no such exchange; { exchange-instead }.
exchange-instead = { $others ->
    [yes] choose another exchange
   *[no] no exchange is possible now
}
refusal-exchange-row = { $exchange }: that takes an active citizen in { $row }; { exchange-instead }.
    .short = needs an active citizen in { $row }
refusal-exchange-used = { $exchange } is possible only { times } a turn, and you have done that; { exchange-instead }.
    .short = { $times ->
        [one] already done once
        [2] already done twice
       *[other] already done { $times } times
    } this turn
refusal-exchange-pay = That can’t be given up here; choose one of these: { $resources }.
refusal-exchange-poor = That can’t be given up here, and this exchange { refusal-exchange-cost.short }; { exchange-instead }.
refusal-exchange-cost = That exchange costs { $cost } ({ $lacks } short); { $others ->
    [yes] choose one that you can pay for
   *[no] no exchange is possible now
}.
    .short = { $way ->
        [recolour] needs an assistant and a worker
        [promote] needs two workers of one color
        [swap] needs a coin, a tribune or an assistant
       *[other] needs an assistant
    }
refusal-exchange-same = You can’t get what you give up; choose something else.
refusal-exchange-get = That can’t be received here; choose one of these: { $resources }.
refusal-plan-unknown = There is no such building; choose one that is on offer.
refusal-supply = No tile is left for { $plan }, on either side; build something else.
    .short = no tile left
refusal-build-cost = For { $plan } you need { $cost } ({ $lacks } short); { $exchange ->
    [yes] exchange first{ $others ->
        [yes] , or build something else
       *[no] { "" }
    }
   *[no] { $others ->
        [yes] build something else
       *[no] you can build nothing now
    }
}.
    .short = { $lacks } short
refusal-no-site = No space of your colonia is free, so you can’t build.
    .short = no free space
refusal-no-site-two = No two free spaces are side by side; only single buildings fit.
    .short = no two free spaces side by side
refusal-corner = { $space } is a corner with a crane, which is never built over; choose another space.
refusal-tile-there = There is still a tile on { $space }; choose an empty space.
refusal-built-there = You have already built on { $space } ({ $building }); choose an empty space.
refusal-site-alone = There is no free space beside { $space }; choose another one.
refusal-not-beside = The second half goes beside { $space }; choose one of these: { $spaces }.
refusal-second-single = One space is enough for { $plan }; leave out the second.
refusal-order = With { $plan } there is no choice of which half comes first; leave it out.
refusal-order-unknown = Either the gray or the colored half gives its reward first; choose one of the two.
refusal-step = On the { $track } track you have reached step { $step }; choose one of the steps on offer.
refusal-reward = This reward can’t be carried out now: { $reward }; choose another step, or decline.
    .short = { $why ->
        [bar] your slider is at the end of the bar
        [envoy] no envoy on your ship
        [eagle] all eagles are taken
       *[cell] no cell is free
    }
refusal-cell-unknown = There is no such cell in the forum; choose one on the boards.
refusal-cell-taken = One of { $player }’s envoys is already on { $cell }; choose a free cell.
refusal-eagle-only = This envoy goes to an eagle; choose a free one.
refusal-no-eagle = Only the third library sends an envoy to an eagle; choose a { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[any] colored
} cell.
refusal-cell-colour = { $cell } is another color; this envoy goes to a { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} cell.
refusal-area-rule = An area of that color ({ $colour }) is begun and still has room; choose a free cell there. To begin another one you need an active Patrician I.
refusal-bonus-unknown = There is no such area bonus; choose one of those on offer.
refusal-bonus-one = You take one area bonus; leave out the second.
refusal-bonus-two = You take two area bonuses; choose two of those on offer.
refusal-bonus-same = The two area bonuses must differ; take another one besides { $bonus }.
refusal-bonus-upgrade = Your slider is at the end of the bar; choose another bonus.
    .short = your slider is at the end of the bar
refusal-rows = Name rows in which you have citizens: { $rows }; in their order, such as “1 3”, or none.
    .short = no citizen there
refusal-pay = Paying { $count ->
    [one] one row
   *[other] { $count } rows
} costs as many coins; you have { $coins }. Choose fewer.
    .short = { $count ->
        [one] one coin
       *[other] { $count } coins
    } needed; you have { $coins }

## Warnings before a move that one may regret

caution-tribune = { $space } costs a tribune, though a called street has a free tile. Take it anyway?
caution-upgrade = Your slider can’t go beyond the end of the bar: an upgrade would be lost. Go ahead anyway?
caution-track-ended = The track is at its end: another { $building } earns no reward. Build it anyway?
caution-no-envoy = { $structures ->
    [one] You build a colored structure
   *[other] You build { $structures } colored structures
}, but can send { $envoys ->
    [0] no envoy
   *[other] only one envoy
}. Build anyway?
caution-not-built = You could still build this turn. End it anyway?
caution-unpaid = You could pay { $rows ->
    [one] one more row
   *[other] { $rows } more rows
} ({ $coins ->
    [one] one coin is
   *[other] { $coins } coins are
} left). Leave it at that?

## The rules, page by page

rules-aim-title = The aim
rules-aim-governors = Trajan is building the greatest forum that Rome has seen. You govern colonias that he has founded: you build on their streets, and your envoys tell of it in Rome.
rules-aim-course = The game has { COMPONENT("game.cycles") } cycles of { COMPONENT("game.rounds_per_cycle") } rounds, each cycle with a scoring at its end. Whoever has the most points wins.
rules-aim-take = **Each round, all at the same time:** two street cards are turned over. You take a tile from each of these two streets of your colonia, keep one and pass the other face down to your right-hand neighbor.
rules-aim-use = **Then, in turn, everyone** uses a tile, the one kept or the one received: it gives resources, or a citizen.
rules-aim-build = **Then you may build** a single or a double tile where the ground is free. Gray buildings earn points and rewards; colored structures send envoys to the forum.
rules-aim-score = **At the end of a cycle** cranes, colonia, forum and Trajan’s orders are scored.

rules-set-up-title = The colonia
rules-set-up-grid = A colonia has six columns (A to F) and six rows (1 to { COMPONENT("colonia.rows") }): twelve streets, each with its symbol. Four temples are printed on it; they stay. There are cranes in the four corners. On all spaces but the temples are your tiles, face down except in the corners; everyone has the same { COMPONENT("tile") }, including two citizens of each class.
rules-set-up-start = Everyone begins with { $resources }, a worker whose color is drawn, and a citizen whose class is drawn.
rules-set-up-choice = Then you all lay out your colonias, unseen by each other: which crane goes to which corner, which of its two rows your citizen goes to, and which two opposite corners your citizens of the other classes go to.
rules-set-up-auto = Where the cranes and the first citizens go is decided at random in this game.
rules-set-up-corners = The tiles in the corners are face up. Whoever takes one uncovers its crane.
rules-set-up-spare-list = One tile is left over and plays no part. No one knows where a face-down tile is; but you alone see a list of your tiles that are still there.
rules-set-up-spare-look = One tile is left over and plays no part; you alone may look at it. No one knows where a face-down tile is.
rules-set-up-forum = The forum is made of { $boards } mosaic boards.

rules-streets-title = Taking tiles
rules-streets-called = { COMPONENT("game.streets_per_round") } street cards are turned over. There are { COMPONENT("game.street_cards") ->
    [2] two
   *[other] { COMPONENT("game.street_cards") }
} for each of the twelve symbols, so each street is called { -times(where: "game.street_cards") } in a game.
rules-streets-side-a = A symbol is the same row or column in every colonia.
rules-streets-side-b = The symbols are placed differently in every colonia; a symbol calls another row or column for each of you.
rules-streets-take = You take one tile for each card, and look at the first before you take the second. You can’t put back what you have seen. Where the two streets cross, the tile counts for either card; two matching cards mean two tiles from the same street.
rules-streets-tribune = For a tribune you may take a tile from anywhere else instead.
rules-streets-pass = Of two tiles you keep one and pass the other to your right-hand neighbor. You get one from your left-hand neighbor.
rules-streets-empty = If you can’t get a second tile without a tribune, you may stop with one; with none only if both streets are empty. You keep a single tile, and your right-hand neighbor gets none.

rules-tiles-title = Using a tile
rules-tiles-show = On your turn you turn both tiles up and use **one** of them: the one kept or the one received. You get what it shows right away; a citizen goes to one of the two rows of its class.
rules-tiles-both = For { -tribunes(where: "game.both_tiles_tribunes") } you use both, in any order. You must have them before your turn.
rules-tiles-own = Your **own** tile goes to your ship, used or not: there it is an envoy.
rules-tiles-received = A **received** tile goes to your reserve, used or not.
rules-tiles-reserve = If your neighbor has passed you nothing, you may use a tile from your reserve instead; it leaves the game.
rules-tiles-citizen = Only a **citizen** that you use is an exception, whichever tile it was: it stays in its row.
rules-tiles-icons = **Builders** build gray buildings, **workers** colored structures. **Assistants** recolor workers. **Tribunes** take and use more tiles. **Coins** pay citizens. **Upgrades** advance your slider.
rules-tiles-exchange = You may **exchange** on your turn, before and after building, as often as you like: an assistant and a worker for a worker of another color; two workers of one color for a builder. Active citizens add three more exchanges.
rules-tiles-start = When { $seats ->
    [2] both of you
   [3] all three of you
   *[4] all four of you
} have had a turn, the start figure passes to the right, and the next round begins.

rules-building-title = Building
rules-building-one = Once per turn you may build **one** tile: a single building, or a double tile on two spaces side by side, either a gray building with the colored structure that shares its tiles, or two colored structures of the same kind.
rules-building-where = You build where there is no tile, building, temple or crane: also on ground that has only just become free.
rules-building-grey = A **gray** building costs a builder. A column scores right away; libraries, basilicas and markets move your marker on their track.
rules-building-coloured = A **colored** structure costs a worker of its color, and sends an envoy from your ship to a cell of that color. Without an envoy you may build it anyway.
rules-building-supply = There are { COMPONENT("supply.single_red") } single and { COMPONENT("supply.double_red") } double tiles of each sort; once a sort is gone, neither of its two sides can be built.
rules-building-unlimited = Tiles never run out in this game.
rules-building-order = Each half of a double tile counts as a building of its own. You say which half gives its reward first.

rules-tracks-title = Columns and tracks
rules-tracks-column = A **column** scores what the top of Trajan’s Column shows ({ COMPONENT("fragment.1.points") } in cycle I, { COMPONENT("fragment.2.points") } in cycle II and { COMPONENT("fragment.3.points") } in cycle III), and one point more for each of your active citizens.
rules-tracks-step = With each library, basilica and market your marker moves on a step. You get the reward of that step, or of any earlier one.
rules-tracks-decline = From the second step on you may decline the reward. A reward that can’t be carried out is not on offer.
rules-tracks-end = After the fourth step the marker goes to the plaza beside the column and scores like a column. Later buildings of that kind earn no reward, but count in scorings.
rules-tracks-own-tile = **A tile of the colonia:** any one, called or not. It is turned up and used right away, and goes to your ship or to your citizens.
rules-tracks-extra = **Another building action:** right away, with the figures you have; you may exchange before it.

rules-forum-title = Envoys in the forum
rules-forum-envoy = You never have to send an envoy. It stays in the forum to the end.
rules-forum-area = An **area** is all cells of one color that touch along their sides, also across boards.
rules-forum-rule = **The rule of areas:** if areas of the color have been begun and have room, no matter by whom, your envoy goes to one of those. Otherwise any free cell of the color will do.
rules-forum-complete = Whoever fills the last cell of an area takes an **area bonus**: a tribune, an assistant, a coin, an upgrade, or { bonus-points }. An area of one cell is complete right away.
rules-forum-eagle = **Eagles** belong to no area. Only the third library sends an envoy there.

rules-citizens-title = Citizens
rules-citizens-rows = Each class has two rows, each row room for two citizens; you choose the row. The first citizen has an ability for as long as the row is active, the second gives something once.
rules-citizens-active = Placing a citizen makes its whole row active, even one that was not paid. The ability doesn’t double.
rules-citizens-pay = At the end of each cycle a row must be paid, or it becomes inactive: its citizens then count for nothing, but keep their places.
rules-citizens-count = Active citizens make gray buildings in their row count double or triple, and make columns score more.

rules-prestige-title = The prestige bar
rules-prestige-upgrade = An **upgrade** moves your slider one space to the right, up to space { COMPONENT("prestige.last_shift") }.
rules-prestige-group = The slider shows what your largest group of envoys is worth in each scoring.
rules-prestige-flip = The first citizen in Merchant I turns it over permanently: from then on most groups are worth more, and none less.
rules-prestige-cypress = While Merchant I is active, an upgrade reaches the next cypress.
rules-prestige-orders = The Trajan head shows what each order fulfilled is worth ({ COMPONENT("prestige.order_points.1") }, { COMPONENT("prestige.order_points.4") } and { COMPONENT("prestige.order_points.7") } points): the further right it is, the more.

rules-scoring-title = The scoring of a cycle
rules-scoring-pay = **First you pay citizens**, all at the same time: { -coins(where: "game.citizen_pay") } for a row, with one citizen or two. After that nothing can be exchanged.
rules-scoring-cranes = **Cranes:** each one uncovered in this cycle scores { COMPONENT("game.crane_points.1") }, { COMPONENT("game.crane_points.2") } or { COMPONENT("game.crane_points.3") } points (cycle I, II, III) for every structure of its color, and never again. One that is covered doesn’t count.
rules-scoring-colonia = **Colonia:** for each row the different kinds of gray buildings in it, times 1 without active citizens in that row, times 2 with one, times 3 with two.
rules-scoring-eagles = **Eagles:** { points-on-eagle } for your envoy on an eagle, { COMPONENT("game.eagle_beside") } for each of yours beside one; with Patrician I also for each diagonal to one. An envoy counts once.
rules-scoring-group = **Largest group:** your envoys that touch along their sides, those on eagles included, are worth what your slider shows.
rules-scoring-orders = **Trajan:** each time that you fulfill one of the two orders of the cycle’s card you get what your Trajan head shows. Nothing is spent.
rules-scoring-orders-learning = **Trajan:** in this game only after the third cycle. Each time that you fulfill one of the two orders of the card you get what your Trajan head shows. Nothing is spent.

rules-orders-title = Trajan’s orders
rules-orders-two = { $cards ->
    [one] One of these cards is drawn at the start and stays face up throughout. It has a **building order**
   *[other] The cards are drawn at the start and stay face up throughout. Each has a **building order**
}, on the left, and a **collecting order**, on the right. Directions are as printed; “different” means no kind twice.
rules-orders-once = In a scoring each building, temple and crane counts for one fulfilment only, and so does each thing collected; both orders may count several times.

rules-end-when = The game ends with the scoring after round { $rounds }. Whoever has the most points wins.
rules-end-tie = In a tie whoever has more active citizens is ahead, then whoever has more resources left, coins included. Otherwise you share the rank.

rules-reconstructed-why = The rules follow the text of the published rulebook. What is shown only in its pictures was not available and has been designed anew, so that every example in the rulebook comes out right.
rules-reconstructed-known = From the rulebook and other public sources: the course of rounds and scorings; the citizens and their abilities; buildings, tracks and rewards; all Trajan cards; how many tiles, cards and boards there are; two of the street symbols.
rules-reconstructed-chosen = Designed: what the 28 tiles with resources show; where the temples are; ten of the street symbols and how side B arranges them; which buildings share their tiles, and three of the four colors; the mosaics and how they are arranged; the numbers of the prestige bar and its cypresses.

## Pictures

picture-round = { $cycle } · Round { $round }
picture-scoring = { $cycle } · Scoring
picture-last-round = Last round
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
picture-nobody = no one yet
picture-streets-called = Tiles are taken from these streets: { $streets }
picture-have-chosen = { $players } { $count ->
    [one] has
   *[other] have
} chosen
picture-tiles-passed = Everyone has chosen; the tiles passed on go to the right
picture-moment-set_up = Trajan sends for envoys: the colonias are laid out
picture-moment-scoring = The cycle ends: citizens are paid, then everything is scored
picture-cycle-scored = Cycle { $cycle } is scored:
picture-colonia = the colonia
picture-in-hand = Tiles in hand
picture-taken-from = taken from { $space }
picture-kept = your own
picture-received-from = from { $name }
picture-passed-to = passed to { $name }
picture-reserve = Reserve
picture-bar-group = Group
picture-bar-points = Worth
picture-empty = empty
picture-unseen = Still face down
picture-unseen-remark = { $count ->
    [one] one tile
   *[other] { $count } tiles, in no order
}
picture-spare = Left over
picture-spare-remark = this tile is not in your colonia
picture-order-times = { $times ->
    [0] not fulfilled
    [one] fulfilled once
   *[other] fulfilled { $times } times
}
picture-orders-remark = { $points ->
    [one] one point
   *[other] { $points } points
} for each time one is fulfilled
picture-score = { $count ->
    [one] point
   *[other] points
}
picture-choose = choose
picture-result-take = Take the tile on { $space }
picture-page-tiles = The { COMPONENT("tile") } tiles of a colonia
picture-page-once = each tile once
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
picture-page-pairs-remark = double tiles also with two of the color
picture-page-citizen-rows = The six rows of citizens
picture-page-first = while active
picture-page-second = second citizen, once
picture-page-row-1-first = envoys may ignore areas already begun; diagonal to an eagle counts { COMPONENT("game.eagle_beside") }
picture-page-row-1-second = an envoy to any free colored cell
picture-page-row-2-first = two different area bonuses instead of one
picture-page-row-2-second = one area bonus
picture-page-row-3-first = the slider is turned over permanently; upgrades reach the next cypress
picture-page-row-3-second = a coin or a tribune
picture-page-row-4-first = { -times(where: "exchange[id=swap].each_turn") } a turn: swap a coin, tribune or assistant for another of these
picture-page-row-4-second = a coin or an assistant
picture-page-row-5-first = { -times(where: "exchange[id=craft_worker].each_turn") } a turn: an assistant becomes a worker of any color
picture-page-row-5-second = a worker of any color
picture-page-row-6-first = { -times(where: "exchange[id=craft_builder].each_turn") } a turn: an assistant becomes a builder
picture-page-row-6-second = a builder
picture-page-slider-base = Points of the largest group
picture-page-slider-flipped = With the slider turned over (row 3)
picture-page-orders = The orders on Trajan’s cards
picture-page-promo = promo
picture-page-forum = The forum
picture-page-forum-area = Area
picture-page-forum-area-is = cells of one color side by side, here yellow A1, B1 and B2
picture-page-forum-started = Begun
picture-page-forum-started-is = an area with an envoy comes first: here blue by B4, red by B3
picture-page-forum-complete = Complete
picture-page-forum-complete-is = framed in ivory; whoever fills the last cell takes an area bonus
picture-page-forum-eagle = Eagle
picture-page-forum-eagle-is = { points-on-eagle } on it, { COMPONENT("game.eagle_beside") } beside it, at the end of each cycle
picture-page-forum-group-is = envoys side by side: here four circles, the largest counts

## What the terms mean

term-colonia = **Colonia** – A player’s own board: six columns, A to F, by six rows, 1 to { COMPONENT("colonia.rows") }. It is covered with tiles, and buildings take their place.
term-vp = **Point** – Points win: whoever has the most after the third scoring. Once scored they are never lost.
term-cycle = **Cycle** – Four rounds and a scoring. A game has three cycles.
term-round = **Round** – Two streets are called, everyone takes tiles, then everyone has one turn. A game has twelve rounds.
term-start_figure = **Start figure** – Whoever has it takes the first turn of the round. After each round it passes to the right.
term-street = **Street** – A row or a column of a colonia. A card calls it by its symbol.
term-street_card = **Street card** – Two are turned over each round; each calls the street with its symbol. There are two cards for every symbol, so each street is called twice in a game.
term-symbol = **Symbol** – The sign of a street, such as the tower or the lamp. There are twelve, six for rows and six for columns.
term-citizen_row = **Row of citizens** – Two places for citizens at the left of each row of the colonia. It costs one coin to keep a row active, with one citizen or two.
term-space = **Space** – One of the squares of a colonia, such as B5. You build where neither a tile nor a building, temple or crane is.
term-colonia_tile = **Tile** – Everyone has the same { COMPONENT("tile") }: six citizens, and the others show two resources each. One is left over, most are face down in the colonia.
term-temple = **Temple** – Four are printed on each colonia. Nothing is built there, but some of Trajan’s orders ask for buildings around one.
term-crane = **Crane** – One of each color, in the corners. Uncovered, it scores points for each structure of its color, in the next scoring and never again: { COMPONENT("game.crane_points.1") }, { COMPONENT("game.crane_points.2") } or { COMPONENT("game.crane_points.3") } (cycle I, II, III).
term-uncover = **Uncover** – To take the tile in a corner, so that its crane is open and scores at the end of this cycle.
term-citizen = **Citizen** – A tile that goes to one of the two rows of its class. While active it has an ability, multiplies gray buildings in its row and adds a point to each column.
term-social_class = **Class** – Patricians, merchants or craftsmen. Each class has two rows, and everyone has two citizens of each among their tiles.
term-patrician = **Patrician** – Row I: envoys may begin any area, and count diagonal to an eagle. Row II: two different area bonuses instead of one.
term-merchant = **Merchant** – Row I: the slider is turned over permanently, and upgrades reach the next cypress. Row II: once a turn swap a coin, tribune or assistant for another of these.
term-craftsman = **Craftsman** – Row I: twice a turn an assistant becomes a worker of any color. Row II: once a turn an assistant becomes a builder.
term-ability = **Ability** – What the first citizen of a row lets you do while the row is active. A second citizen doesn’t double it, but gives you something once.
term-active = **Active** – Said of a row of citizens that was paid in the last scoring, or in which a citizen was placed since.
term-inactive = **Inactive** – Said of a row of citizens that was not paid: no ability, and its citizens count for nothing until they are paid or another one joins them.
term-resource = **Resource** – Builders, workers, assistants, tribunes and coins. They never run out, and those left over break a tie.
term-builder = **Builder** – A gray figure. Each gray building costs one.
term-worker = **Worker** – A red, blue, green or yellow figure. Each colored structure costs one of its color.
term-assistant = **Assistant** – With one you recolor a worker; craftsmen turn one into a worker or a builder.
term-tribune = **Tribune** – One lets you take a tile from anywhere in your colonia, two let you use both tiles on your turn.
term-coin = **Coin** – One pays the citizens of a row in a scoring. Coins left over stay yours.
term-upgrade = **Upgrade** – Moves your slider one space to the right, or to the next cypress while Merchant I is active.
term-envoy = **Envoy** – Each of your own tiles that goes to your ship. From there envoys are sent to the forum, where they stay.
term-own_ship = **Ship** – Where your own tiles go, used or not. Each there is an envoy waiting to be sent.
term-reserve = **Reserve** – Where tiles received from your neighbor go. One of them may be used only in a round in which you were passed none; unless it is a citizen, it then leaves the game.
term-neighbour = **Neighbor** – You pass tiles to the one at your right and receive them from the one at your left. With two players it is the same person.
term-building_action = **Building action** – What lets you build one tile, single or double, once per turn. The fourth basilica gives another.
term-building_tile = **Building tile** – What is built: { COMPONENT("component_totals.single_tiles") } single ones for one space, { COMPONENT("component_totals.double_tiles") } double ones for two. They can run out, unless an option says otherwise.
term-single_tile = **Single tile** – A building on one space. There are { COMPONENT("supply.single_red") } of each of four sorts.
term-double_tile = **Double tile** – Two buildings side by side by one building action: a gray one with its colored partner, or two colored ones of a kind. There are { COMPONENT("supply.double_red") } of each of four sorts.
term-building = **Building** – Whatever is built on a space of a colonia, gray or colored. Each half of a double tile counts as one.
term-grey_building = **Gray building** – Column, library, basilica or market. Each costs a builder, and in each scoring its kind counts in its row.
term-coloured_structure = **Colored structure** – Fountain, park, stable or house. Each costs a worker of its color and may send an envoy to a cell of that color.
term-column = **Column** – A gray building that scores points as soon as it is built: { COMPONENT("fragment[cycle=1].points") }, { COMPONENT("fragment[cycle=2].points") } or { COMPONENT("fragment[cycle=3].points") } (cycle I, II, III) and 1 for each active citizen of yours. Not to be confused with the columns A to F of a colonia.
term-trajans_column = **Trajan’s Column** – The column in Rome. Its top shows the points that columns score: { COMPONENT("fragment[cycle=1].points") } in cycle I, then { COMPONENT("fragment[cycle=2].points") }, then { COMPONENT("fragment[cycle=3].points") }.
term-library = **Library** – A gray building; it shares its tiles with the fountain. The rewards of its track: { reward-library-1 }; { reward-library-2 }; { reward-library-3 }; { reward-library-4 }.
term-basilica = **Basilica** – A gray building; it shares its tiles with the house. The rewards of its track: { reward-basilica-1 }; { reward-basilica-2 }; { reward-basilica-3 }; { reward-basilica-4 }.
term-market = **Market** – A gray building; it shares its tiles with the stable. The rewards of its track: { reward-market-1 }; { reward-market-2 }; { reward-market-3 }; { reward-market-4 }.
term-fountain = **Fountain** – The blue structure. It may send an envoy to a blue cell.
term-park = **Park** – The green structure. It may send an envoy to a green cell.
term-stable = **Stable** – The yellow structure. It may send an envoy to a yellow cell.
term-house = **House** – The red structure. It may send an envoy to a red cell.
term-bonus_track = **Track** – Four steps each for libraries, basilicas and markets. With every such building your marker moves on, and you take a reward.
term-step = **Step** – One of the four boxes of a track. You may take the reward of the step just reached, or of an earlier one.
term-reward = **Reward** – What a step of a track gives. From the second step on you may decline it.
term-marker = **Marker** – Shows how far you are on a track. Everyone has three.
term-plaza = **Plaza** – Beside Trajan’s Column. A marker that has reached the fourth step goes there and scores like a column.
term-forum = **Forum** – The emperor’s square in Rome, made of mosaic boards. Everyone sends envoys there.
term-mosaic_board = **Mosaic board** – A part of the forum, three cells wide and four high, with one eagle. There is one board more than players.
term-cell = **Cell** – One square of the forum, such as G2. It holds one envoy.
term-area = **Area** – All cells of one color that touch along their sides, also across boards.
term-area_rule = **Rule of areas** – If areas of the color are begun and have room, your envoy goes to one of them. Otherwise any free cell of the color will do.
term-area_bonus = **Area bonus** – For filling the last cell of an area: a tribune, an assistant, a coin, an upgrade or { bonus-points }.
term-complete = **Complete** – Said of an area without a free cell. Whoever fills the last one takes the bonus, no matter whose the other envoys are.
term-begun = **Begun** – Said of an area with an envoy and a free cell. It comes first for envoys to its color, no matter whose they are.
term-eagles = **Eagle** – A cell that belongs to no area. In each scoring your envoy on it scores { points-on-eagle }, each beside it { COMPONENT("game.eagle_beside") }. Only the third library sends one there.
term-group = **Group** – Your envoys that touch along their sides, those on eagles included. In each scoring your largest group scores what your slider shows.
term-prestige_bar = **Prestige bar** – The numbers along which your slider moves. They say what your largest group of envoys is worth.
term-shift = **Slider** – Starts at 0 and goes up to { COMPONENT("prestige.last_shift") }. The further right, the more your largest group and each order are worth.
term-cypress = **Cypress** – Marks every second space of the slider: { COMPONENT("prestige.cypresses.1") }, { COMPONENT("prestige.cypresses.2") }, { COMPONENT("prestige.cypresses.3") } and { COMPONENT("prestige.cypresses.4") }. With Merchant I an upgrade reaches the next one.
term-trajan_head = **Trajan head** – At the end of the slider: what each order is worth. { COMPONENT("prestige.order_points.1") } points at first, then { COMPONENT("prestige.order_points.4") }, and { COMPONENT("prestige.order_points.7") } at last.
term-trajan_card = **Trajan card** – One for each cycle, open from the start, with two orders. With the option “First game” there is only one, for cycle III.
term-orders = **Order** – Each half of a Trajan card. Each time that you fulfill one in the scoring you get what your Trajan head shows.
term-building_order = **Building order** – The pattern on a Trajan card. It counts as often as it fits without using a building, a temple or a crane twice.
term-collecting_order = **Collecting order** – What a Trajan card asks you to have when it is scored. It counts as often as all of it is there, and nothing is spent.
term-scoring = **Scoring** – After every { COMPONENT("game.rounds_per_cycle") } rounds: citizens are paid, then cranes, colonia, eagles, the largest group and Trajan’s orders score.
term-scored = **Scored** – Said of a crane or a card that has had its scoring. It doesn’t score again.
term-learning_game = **First game** – An option for beginners: only one Trajan card, scored at the end, and the same street symbols for everyone.
term-supply = **Supply** – The building tiles that are left. Both sides of a tile share one supply.
term-exchange = **Exchange** – On your turn: an assistant and a worker for one of another color, or two workers of a color for a builder. Active citizens add more.
term-decline = **Decline** – To do without an envoy, a reward or another building action. It never costs anything.
term-turn_up = **Turn up** – To show your two tiles to everyone, at the beginning of your turn.
