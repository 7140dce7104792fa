### Praetor: every word that players see of this game.

game-title = Praetor
game-about = Build one Roman city in Britain together, tile by tile. Your workers gain experience, retire for points, and expect to be paid to the very end.
points-ahead = { $amount ->
    [one] one point
   *[other] { $amount } points
}

## Resources, points, workers

goods-gold = { $amount } gold
goods-wood = { $amount } wood
goods-stone = { $amount } stone
goods-marble = { $amount } marble
goods-weapon = { $amount ->
    [one] { $amount } weapon
   *[other] { $amount } weapons
}
goods-nothing = nothing
goods-none = no resources

held-gold = Gold
    .change = { $signed } gold
held-wood = Wood
    .change = { $signed } wood
held-stone = Stone
    .change = { $signed } stone
held-marble = Marble
    .change = { $signed } marble
held-weapon = Weapons
    .change = { $signed } { $amount ->
    [one] weapon
   *[other] weapons
}
held-favor = points
    .change = { $signed } { $amount ->
    [one] point
   *[other] points
}
held-morale = morale
    .change = { $signed } { $amount ->
    [one] morale space
   *[other] morale spaces
}
held-tiles = tiles of { COMPONENT("constants.max_owned_tiles") }
    .change = { untold }
held-wall_tiles = wall tiles
    .change = { untold }
held-workers = workers
    .change = { untold }
held-retired = retired workers
    .counted = { $ready } retired
    .change = { untold }
held-training = new workers
    .change = { $gained ->
    [0] { "" }
    [one] { $signed } new worker
   *[other] { $signed } new workers
}
held-villagers = villagers
    .change = { untold }

favor = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
plazas = { $amount ->
    [0] no plaza
    [one] { $amount } plaza
   *[other] { $amount } plazas
}
villagers = { $amount ->
    [one] { $amount } villager
   *[other] { $amount } villagers
}
workers = { $amount ->
    [one] { $amount } worker
   *[other] { $amount } workers
}

## Tiles: the name; "builds …"; "activates …"; what it does as a sentence, and in a few words

tile-gold_mine = Gold mine
tile-gold_mine-built = a gold mine
tile-gold_mine-used = the gold mine
tile-gold_mine-effect = You get gold equal to the worker’s experience.
tile-gold_mine-brief = gold by experience

tile-sawmill = Sawmill
tile-sawmill-built = a sawmill
tile-sawmill-used = the sawmill
tile-sawmill-effect = You get wood equal to the worker’s experience.
tile-sawmill-brief = wood by experience

tile-quarry = Quarry
tile-quarry-built = a quarry
tile-quarry-used = the quarry
tile-quarry-effect = You get stone equal to the worker’s experience.
tile-quarry-brief = stone by experience

tile-marble_quarry = Marble quarry
tile-marble_quarry-built = a marble quarry
tile-marble_quarry-used = the marble quarry
tile-marble_quarry-effect = You get marble equal to the worker’s experience.
tile-marble_quarry-brief = marble by experience

tile-smithy = Smithy
tile-smithy-built = a smithy
tile-smithy-used = the smithy
tile-smithy-effect = You may turn wood into the same number of weapons, up to the worker’s experience.
tile-smithy-brief = turns wood into weapons

tile-curia = Curia
tile-curia-built = a curia
tile-curia-used = the curia
tile-curia-effect = You get { COMPONENT("city_type[id=curia].effect.amount") } gold for each tile you own.
tile-curia-brief = { COMPONENT("city_type[id=curia].effect.amount") } gold per tile you own

tile-forum = Forum
tile-forum-built = a forum
tile-forum-used = the forum
tile-forum-effect = You get { COMPONENT("city_type[id=forum].effect.amount") } gold for each of your active workers. New and retired workers don’t count.
tile-forum-brief = { COMPONENT("city_type[id=forum].effect.amount") } gold per active worker

tile-temple_maia = Temple of Maia
tile-temple_maia-built = a temple of Maia
tile-temple_maia-used = the temple of Maia
tile-temple_maia-effect = You get { COMPONENT("city_type[id=temple_maia].effect.amount") } points for each of your active workers. New and retired workers don’t count.
tile-temple_maia-brief = { COMPONENT("city_type[id=temple_maia].effect.amount") } points per active worker

tile-temple_apollo = Temple of Apollo
tile-temple_apollo-built = a temple of Apollo
tile-temple_apollo-used = the temple of Apollo
tile-temple_apollo-effect = You get { COMPONENT("city_type[id=temple_apollo].effect.amount") } point for each tile you own.
tile-temple_apollo-brief = { COMPONENT("city_type[id=temple_apollo].effect.amount") } point per tile you own

tile-temple_plutus = Temple of Plutus
tile-temple_plutus-built = a temple of Plutus
tile-temple_plutus-used = the temple of Plutus
tile-temple_plutus-effect = You get { COMPONENT("city_type[id=temple_plutus].effect.amount") } point for each stone and each wood you have left after paying the fee. You keep them.
tile-temple_plutus-brief = { COMPONENT("city_type[id=temple_plutus].effect.amount") } point per stone and wood

tile-temple_mercury = Temple of Mercury
tile-temple_mercury-built = a temple of Mercury
tile-temple_mercury-used = the temple of Mercury
tile-temple_mercury-effect = You get { COMPONENT("city_type[id=temple_mercury].effect.amount") } points for each marble and each weapon you have. You keep them.
tile-temple_mercury-brief = { COMPONENT("city_type[id=temple_mercury].effect.amount") } points per marble and weapon

tile-temple_venus = Temple of Venus
tile-temple_venus-built = a temple of Venus
tile-temple_venus-used = the temple of Venus
tile-temple_venus-effect = You get points equal to your morale; below 0 you get nothing.
tile-temple_venus-brief = points equal to your morale

tile-colosseum = Colosseum
tile-colosseum-built = a colosseum
tile-colosseum-used = the colosseum
tile-colosseum-effect = Your morale rises by { COMPONENT("city_type[id=colosseum].effect.steps") } space for every { COMPONENT("city_type[id=colosseum].effect.per") } tiles you own, rounded down.
tile-colosseum-brief = morale +{ COMPONENT("city_type[id=colosseum].effect.steps") } per { COMPONENT("city_type[id=colosseum].effect.per") } tiles you own

tile-oracle = Oracle
tile-oracle-built = an oracle
tile-oracle-used = the oracle
tile-oracle-effect = Your morale rises by { COMPONENT("city_type[id=oracle].effect.steps") } spaces for each of your retired workers.
tile-oracle-brief = morale +{ COMPONENT("city_type[id=oracle].effect.steps") } per retired worker

tile-training_camp = Training camp
tile-training_camp-built = a training camp
tile-training_camp-used = the training camp
tile-training_camp-effect = { COMPONENT("city_type[id=training_camp].effect.count") ->
    [one] One of your villagers goes
   *[other] { COMPONENT("city_type[id=training_camp].effect.count") } of your villagers go
} to training stage I with experience { COMPONENT("constants.villager_experience") }. Not possible without villagers.
tile-training_camp-brief = trains { COMPONENT("city_type[id=training_camp].effect.count") ->
    [one] a villager
   *[other] { COMPONENT("city_type[id=training_camp].effect.count") } villagers
}

tile-market = Market
tile-market-built = a market
tile-market-used = the market
tile-market-effect = You trade with the supply at the rates of your player board: first you sell, then you buy.
tile-market-brief = sell and buy at your rates

tile-imperial_outpost = Imperial outpost
tile-imperial_outpost-built = an imperial outpost
tile-imperial_outpost-used = the imperial outpost
tile-imperial_outpost-effect = You pay what the open wall tile demands, take it and get its points. The outpost belongs to no one, so there is no fee.
tile-imperial_outpost-brief = takes the wall tile

tile-academy = Academy
tile-academy-built = an academy
tile-academy-used = the academy
tile-academy-effect = At the end of the round you may pay its fee to let all your new workers on training stage I skip stage II. It takes no worker, and anyone may use it.
tile-academy-brief = new workers are ready a round sooner

tile-labor_camp = Labor camp
tile-labor_camp-built = a labor camp
tile-labor_camp-used = the labor camp
tile-labor_camp-effect = Once per round you may pay its fee and send a retired worker, with experience { COMPONENT("constants.retire_at") }, to build or activate a tile in the same action. Anyone may use it.
tile-labor_camp-brief = sends out a retired worker

tile-statue = Statue
tile-statue-built = a statue
tile-statue-used = the statue
tile-statue-effect = It can’t be activated; you build it for its points.
tile-statue-brief = points only

tile-triumphal_arch = Triumphal arch
tile-triumphal_arch-built = a triumphal arch
tile-triumphal_arch-used = the triumphal arch
tile-triumphal_arch-effect = It can’t be activated; you build it for its points.

## Phases

phase-setup = setup
phase-action = action phase
phase-update = update phase

## Moves: the button, the command, and what it does

move-choose-side = Choose a side
move-choose-side-description = Choose the side of your player board
command-choose-side = side
move-build = Build
move-build-description = Build one of the available tiles next to the city
move-activate = Activate
move-activate-description = Send a worker to a tile of the city and use its effect
move-pass = Pass
move-pass-description = Take no more actions this round
move-sell = Sell
move-sell-description = Sell resources at the market for gold
move-buy = Buy
move-buy-description = Buy resources at the market; after that you can no longer sell
move-done = Done
move-done-description = End your trade at the market
move-academy-description = Let your new workers skip training stage II, or not
move-recruit = Recruit
move-recruit-description = Give up points for a new active worker, or not

## Fields of a move

field-side = Side
field-tile = Tile
field-worker = Worker
field-space = Space
field-rotation = Rotation
field-amount = Amount
field-resource = Resource
field-use = Use

option-name-accept = accept

field-choose-side-side-description = A, or the B side that was dealt to you
field-choose-side-side-question = Which side of your board do you play?
field-build-tile-description = Which available tile
field-build-tile-question = Which tile do you build?
field-build-worker-description = Which worker builds it, by experience, or a retired one
field-build-worker-question = Who builds { $tile }?
field-build-space-description = Where the tile goes
field-build-space-question = Where do you build { $tile }?
field-build-rotation-description = How far it is turned clockwise
field-build-rotation-question = How do you turn { $tile }?
field-activate-space-description = Which tile of the city
field-activate-space-question = Which tile do you activate?
field-activate-worker-description = Which worker goes there, by experience, or a retired one
field-activate-worker-question = Who activates { $space }?
field-activate-amount-description = Smithy: how much wood becomes weapons
field-activate-amount-question = How much wood becomes weapons?
field-sell-resource-description = What you sell
field-sell-resource-question = What do you sell?
field-sell-amount-question = How much of it do you sell?
field-buy-resource-description = What you buy
field-buy-resource-question = What do you buy?
field-buy-amount-description = How much of it
field-buy-amount-question = How much of it do you buy?
field-academy-use-description = Yes: your new workers skip training stage II
field-academy-use-question = Do your new workers skip training stage II?
field-recruit-accept-description = Yes: a villager becomes an active worker right away
field-recruit-accept-question = Do you recruit a villager?

## Options of a new game

option-boards = Player boards
option-boards-description = Side A is the same for all; the five B sides differ
option-boards-all_a = All side A
option-boards-all_b = All side B, dealt at random
option-boards-choose = Everyone chooses A or a dealt B
option-expert = Expert scoring
option-expert-description = More points at the end for districts, wall tiles and villagers
option-no_market = Difficult game
option-no_market-description = All markets are left out
option-no_market-on = on, no markets
option-compensation = Compensation
option-compensation-description = At the end, points for those who act later in the first round
option-first_seat = Last in Rome
option-first_seat-description = Starts with { COMPONENT("constants.first_start_favor") ->
    [one] { COMPONENT("constants.first_start_favor") } point
   *[other] { COMPONENT("constants.first_start_favor") } points
} and so goes last in the first round
option-first_seat-random = random
option-first_seat-1 = Seat 1
option-first_seat-2 = Seat 2
option-first_seat-3 = Seat 3
option-first_seat-4 = Seat 4
option-first_seat-5 = Seat 5

## What can be chosen

choice-tile-twin = { $tile } no. { $slot } – { $cost }
choice-worker = Worker { $experience }
choice-retired = Retired worker
choice-retired-fee = Retired worker ({ $cost } to { $player })
choice-rotation = { $degrees ->
    [0] not turned
   *[other] turned { $degrees }°
}
choice-used-fee = { $tile } { $space } for { $cost }
choice-amount = { $amount ->
    [0] forge no weapons
   *[other] { $wood } into { $weapons }
}
choice-academy-yes = Yes, straight to the active workers
choice-academy-no = No, to training stage II
choice-recruit-yes = Yes, a villager joins
choice-recruit-no = No, recruit no one

hint-points = +{ $points }: { $printed } printed, { $plazas }
hint-points-turned = +{ $points }: { $printed } printed, { $plazas } ({ $turned })
hint-worker-grows = then has experience { $next }
hint-worker-stays = keeps experience { $experience }
hint-worker-retires = then retires: { $points }
hint-worker-fielded = once per round, without an active worker
hint-fee-to = fee to { $player }
hint-nothing = no gain right now
hint-wall = +{ $points } for { $cost }
hint-up-to = up to { $gain }
hint-rate = { $rate } each
hint-sell-amount = +{ $gold } gold
hint-buy-amount = −{ $gold } gold
hint-academy-yes = { workers } active right away, wages due this round
hint-academy-no = { workers } active a round later
hint-recruit-yes = a worker with experience { COMPONENT("constants.villager_experience") }
hint-recruit-no = no active worker next round
hint-board = sells for { $sell }, buys for { $buy }, morale { $worst } to { $best }

## What a move will do

outlook-worker-grows = Worker { $experience } stays on { $space } until the end of the round and then has experience { $next }.
outlook-worker-retires = Worker { $experience } stays on { $space } until the end of the round and then retires: { $points }. Wages for this worker are due until the game ends.
outlook-worker-stays = Worker { $experience } stays on { $space } until the end of the round and keeps experience { $experience }.
outlook-worker-fielded = The retired worker stays on { $space } until the end of the round and then retires again, for no points.
outlook-market = Then you trade at your rates (wood, stone, marble, weapons): sell { $sell }, buy { $buy }.
outlook-wages = Wages at the end of the round: { $short ->
    [0] { $due } of your { $held } gold
   *[other] { $due } gold; you have { $held }, which is { $short } short
}.
outlook-no-selling = After that you can no longer sell in this trade.

## What the signs mean that stand on places and buttons

sign-points = **+** points right away

## What comes to light after a move that is played ahead: “Then …”

then-light-display = the display is refilled
then-light-wall = the next wall tile is turned up

## What is asked

prompt-choose-board = Your player board – A, or { $board }
prompt-take-action = Your action – { $amount ->
    [0] only retired workers
   *[other] { workers }
}; { $goods }
prompt-trade-step = Your trade; you have { $goods }
prompt-use-academy-fee = { workers } on training stage I – pay { $player } { $cost } to skip stage II?
prompt-use-academy = { workers } on training stage I – skip stage II in your academy?
prompt-recruit-villager = You have no active workers – { $amount ->
    [0] recruit a villager? You have no points to give up
   *[other] give up { favor } for a villager?
}

awaited-choose-board = side A or B
awaited-take-action = build, activate or pass
awaited-trade-step = sell, buy or end the trade
awaited-trade-left = { $affordable ->
    [0] sell or end the trade
   *[other] { $for-sale ->
        [0] buy or end the trade
       *[other] { awaited-trade-step }
    }
}
awaited-use-academy = use the academy or not
awaited-recruit-villager = recruit a villager or not

## What somebody has

status-points = { $points }, rank { $place } of { $seats }
    .brief = { $points }
status-goods = Resources: { $goods }
    .brief = { $goods }
status-goods-none = No resources
status-pool = Workers ready, by experience: { $workers }
    .brief = ready: { $workers }
status-placed = Workers on tiles, by experience: { $workers }
status-placed-retired = retired ({ $space })
status-training = In training: { $first } on training stage I, { $second } on II
    .brief = { "" }
status-morale = Morale: { $morale } (next down { $lower }, next up { $higher })
    .brief = Morale: { $morale }
status-morale-worst = Morale: { $morale }, the worst space (next up { $higher })
    .brief = Morale: { $morale }
status-morale-best = Morale: { $morale }, the best space (next down { $lower })
    .brief = Morale: { $morale }
status-tiles = Tiles, { $count } of { COMPONENT("constants.max_owned_tiles") }: { $tiles }
status-tiles-more = More tiles: { $tiles }
status-wall = Wall tiles: { $count }{ $more ->
    [yes] ; +{ $points } with the next one
   *[no] { "" }
}
status-board = Board { $board }: sells for { $sell }, buys for { $buy } (wood, stone, marble, weapons)
    .brief = { "" }
    .whole = { status-board }. Wages: { status-wages-rates }
status-wages-rates = { $active } per { $active-per ->
    [one] active worker
   *[other] { $active-per } active workers, rounded up
}, { $retired } per { $retired-per ->
    [one] retired worker
   *[other] { $retired-per } retired workers, rounded up
}
status-wages = Wages this round: { $due } gold
    .brief = { "" }
status-passed = Passed this round
    .brief = { picture-passed }
status-camp-used = Labor camp used this round
    .brief = { "" }

## The table in words

passage-offer = What can be built
passage-openings = What you can activate
passage-map = The city, row by row
passage-tiles = The tiles of the city

in-words-round = Round { $round }, { $phase }
in-words-round-last = Round { $round }, the last one, { $phase }
in-words-over = The game took { $round } { $round ->
    [one] round
   *[other] rounds
}
in-words-stack = { $left ->
    [0] No city tile left in the stack
    [one] 1 city tile left in the stack, epoch { $epoch }
   *[other] { $left } city tiles left in the stack, epoch { $epoch } on top
}
in-words-order = Turn order: { $players }
in-words-trade = { $player } is trading at the market
in-words-trade-bought = { $player } is trading at the market, has bought and can no longer sell
in-words-slot = { $slot }: { $tile } for { $cost }; { $points }; { in-words-kind }; corners { $corners }; best space for plazas { $space }, { $plazas }
in-words-slot-built = { $slot }: already built
pictured-offered = { $tile } no. { $slot }
pictured-offer = To build: { $tiles }
in-words-wall = Open wall tile: { $demand } for { $points }
in-words-wall-taken = The open wall tile has been taken
in-words-wall-left = { $left ->
    [0] No wall tile left in the stack
    [one] 1 wall tile left in the stack
   *[other] { $left } wall tiles left in the stack
}
in-words-row = Row { $row }: { $spaces }
in-words-space-free = { $space } free
in-words-corners-from = Corners are read clockwise from the top left.
in-words-tile = { $space }: { $tile }, owned by { $owner }; { in-words-kind }; { $state }{ $builder ->
    [0] { "" }
   *[other] ; built this round with worker { $builder }
}; corners { $corners }
in-words-nobody = no one
in-words-kind = { $effect }; { $zone }; { $used-for ->
    [0] no fee
   *[other] fee { $fee }
}
in-words-tile-grey = takes no worker
in-words-tile-none = can’t be activated
in-words-tile-red = not activated this round
in-words-tile-used = activated this round by { $player }{ $worker ->
    [0] { "" }
   *[other] { " " }with worker { $worker }
}
pattern-A = azure
pattern-T = terracotta
pattern-O = ochre
pattern-J = jade
status-ahead =
    .whole = Active after this round as things stand, by experience: { $workers }
status-retiring =
    .whole = { $count ->
    [one] 1 worker retires
   *[other] { $count } workers retire
} at the end of the round: { $points }
status-morale-track =
    .whole = Morale track from the worst space: { $values }
status-side =
    .whole = To choose from: { $board }, sells for { $sell }, buys for { $buy }, wages { status-wages-rates }, morale { $worst } to { $best }
in-words-rank = Rank { $place }, { $points }
in-words-sources = Points by source: { $sources }

pictured-city = Tiles in the city: { $count }

## What happened (the changes of points and resources follow the sentence)

wall-tile = { $demand } for { $points } { $points ->
    [one] point
   *[other] points
}

event-board-dealt = { $player } { VERB($player, "is", "are") } dealt board { $board }
event-board-dealt-together = B boards are dealt
event-board-chosen = { $player } { VERB($player, "chooses", "choose") } board { $board }
event-round-began = Round { $round } begins; turn order: { $order }
    .table = Round { $round }
event-last-round-began = Round { $round }, the last one, begins; turn order: { $order }
    .table = Round { $round }, the last one
event-built = { $player } { VERB($player, "builds", "build") } { $tile } at { $space }
    .aside = { $points } printed, { $plaza ->
        [0] no plaza
        [one] { $plaza } plaza
       *[other] { $plaza } plazas
    }
event-activated = { $player } { VERB($player, "activates", "activate") } { $tile } at { $space }
event-activated-for-fee = { event-activated }
    .aside = fee to { $owner }
event-activated-idle = { $player } { VERB($player, "activates", "activate") } { $tile } at { $space } and { VERB($player, "gets", "get") } nothing there
    .short = { VERB($player, "activates", "activate") } { $tile } at { $space } and { VERB($player, "gets", "get") } nothing
event-activated-for-fee-idle = { event-activated-idle }
    .aside = fee to { $owner }
    .short = { event-activated-idle.short }
event-wall-tile-taken = { $player } { VERB($player, "takes", "take") } a wall tile
    .aside = { $points } { $points ->
        [one] point
       *[other] points
    }{ $backs ->
        [0] { "" }
       *[other] , plus { $backs } for earlier ones
    }
event-labor-camp-used = { $player } { VERB($player, "sends", "send") } out a retired worker (experience { COMPONENT("constants.retire_at") }) from the labor camp
    .short = { VERB($player, "sends", "send") } out a retired worker
event-labor-camp-used-for-fee = { event-labor-camp-used }
    .aside = fee to { $owner }
    .short = { VERB($player, "sends", "send") } out a retired worker
event-passed = { $player } { VERB($player, "passes", "pass") }{ $workers ->
    [0] { "" }
    [one] { " " }with { $workers } worker left
   *[other] { " " }with { $workers } workers left
}
    .short = { VERB($player, "passes", "pass") }
event-passed-forced = { $player } { VERB($player, "has", "have") } nothing left to do and { VERB($player, "passes", "pass") }
    .short = { VERB($player, "passes", "pass") }
event-passed-forced-together = Passing, with nothing left to do
event-passed-absent = No one is playing for { $player }, so that seat passes
event-sold = { $player } { VERB($player, "sells", "sell") } at the market
    .short = { VERB($player, "sells", "sell") }
event-bought = { $player } { VERB($player, "buys", "buy") } at the market
    .short = { VERB($player, "buys", "buy") }
event-trade-done = { $player } { VERB($player, "leaves", "leave") } the market
    .short = { "" }
event-trade-declined = { $player } { VERB($player, "leaves", "leave") } the market without trading
event-training-finished = { $count ->
    [one] One of { WHOSE($player) } new workers is active
   *[other] { $count } of { WHOSE($player) } new workers are active
}
    .label = { $count ->
        [one] a new worker
       *[other] { $count } new workers
    }
event-training-finished-together = New workers are active
event-training-finished-each = { $player } ({ $count }{ $seats ->
    [one] { "" }
   *[other] {" "}each
})
event-training-continued = { $count ->
    [one] One of { WHOSE($player) } new workers moves on to training stage II
   *[other] { $count } of { WHOSE($player) } new workers move on to training stage II
}
event-training-continued-together = New workers move on to training stage II
event-academy-used = { $player } { VERB($player, "uses", "use") } the academy for { $count ->
    [one] a new worker
   *[other] { $count } new workers
}
event-academy-used-for-fee = { event-academy-used }
    .aside = fee to { $owner }
event-academy-declined = { $player } { VERB($player, "doesn’t", "don’t") } use the academy
    .short = { "" }
event-experience-gained = More experience for { WHOSE($player) } workers
    .aside = { $workers }
event-experience-gained-together = More experience for workers
event-retired = One of { WHOSE($player) } workers retires
    .label = { $times ->
        [one] a worker retires
       *[other] { $times } workers retire
    }, { $changes }
event-retired-together = Workers retire
event-wages-paid = { $player } { VERB($player, "pays", "pay") } wages
    .label = wages { $changes }
event-wages-paid-together = Wages
event-wages-short = { $player } { VERB($player, "is", "are") } { $missing } gold short for wages
    .nothing = with nothing left to lose
    .label = wages, { $missing } gold short, { $changes }
event-wages-short-together = Wages not paid in full
event-wages-short-each = { $player } ({ $missing } gold short)
event-recruited = { $player } { VERB($player, "recruits", "recruit") } a villager
event-recruit-declined = { $player } { VERB($player, "recruits", "recruit") } no one
    .short = { "" }
event-city-revealed = New in the display: { $tiles }
    .table = { "" }
event-wall-discarded = No one took the wall tile: { $tile }
    .table = { "" }
event-wall-revealed = A new wall tile: { $tile }
    .table = { "" }
event-last-round-announced = The next round is the last
    .table = { "" }
event-ended-city = The game is over: the stack of city tiles is empty
event-ended-wall = The game is over: the stack of wall tiles is empty
event-ended-both = The game is over: the stacks of city tiles and wall tiles are empty
event-scored-workers = Points for { WHOSE($player) } active and new workers
event-scored-workers-together = Active and new workers
event-scored-morale = Points for { WHOSE($player) } morale
event-scored-resources = Points for { WHOSE($player) } resources
event-scored-district = Points for { WHOSE($player) } district
event-scored-district-together = Districts
event-scored-wall = Points for { WHOSE($player) } wall tiles
event-scored-villagers = Points for { WHOSE($player) } villagers
event-scored-compensation = Points for { WHOSE($player) } place in the first round

## The end

ended-city = The stack of city tiles is empty.
ended-wall = The stack of wall tiles is empty.
ended-both = The stacks of city tiles and wall tiles are empty.

source-favor = During the game
source-workers = Workers
source-morale = Morale
source-resources = Resources
source-district = District
source-wall = Wall tiles
source-villagers = Villagers

tie-tiles = City tiles
tie-seat = Later seat

## Refusals: what is wrong, and a way out

way-out-building = { $payable ->
    [0] activate a tile instead, or pass
   *[other] choose a tile you can pay for
}
way-out-activating = { $usable ->
    [0] build a tile instead, or pass
   *[other] choose another tile
}

refusal-side = There are only two sides: A, and the B side that was dealt to you.
refusal-side-not-now = Sides of the boards are chosen only before the first round, and not in every game.
refusal-no-trade = You aren’t trading right now; that takes a market.
refusal-academy-not-now = The academy is for the end of the round, when you have new workers on training stage I.
refusal-recruit-not-now = You can recruit a villager only at the end of a round in which you have no active worker left.
refusal-first-choose-board = First choose a side of your player board.
refusal-first-take-action = It is your turn: build, activate or pass.
refusal-first-trade-step = First finish your trade; to end it, choose “{ move-done }”.
refusal-first-use-academy = First decide whether your new workers use the academy.
refusal-first-recruit-villager = First decide whether you recruit a villager.
refusal-yes-no = Please answer yes or no.
refusal-slot-unknown = The available tiles are numbered from 1 to { $slots }; choose one of them.
refusal-slot-empty = Tile { $slot } has already been built; { way-out-building }.
refusal-tiles = You own { COMPONENT("constants.max_owned_tiles") } tiles, the most that anyone can own; you can still activate tiles.
    .short = no more tiles allowed
refusal-build-cost = Building { $tile } costs { $cost }{ $sent ->
    [0] { "" }
   *[other] { " " }and the labor camp { $fee }
}, and you are { $lacks } short; { way-out-building }.
    .short = { $lacks } short
refusal-space-unknown = Spaces run from { $first } to { $last }: a letter and a number, such as M13.
refusal-space-occupied = There is already a tile at { $space } ({ $tile }); choose an empty space next to the city.
refusal-space-apart = { $space } doesn’t share a side with any tile; choose an empty space next to the city.
refusal-space-empty = There is no tile at { $space }; choose a tile of the city.
refusal-rotation = A tile can be turned by 0, 90, 180 or 270 degrees.
refusal-special-academy = The academy takes no worker: it is for the end of the round, when you have new workers on training stage I.
refusal-special-labor_camp = You don’t activate the labor camp itself: whenever you can use it, you may choose “{ choice-retired }” to build or activate something.
refusal-no-zone = You can’t activate { $tile }; choose a tile with a red or a green zone.
refusal-activated = { $own ->
    [yes] You have
   *[no] { $player } has
} already activated { $tile } at { $space } this round; { way-out-activating }.
    .short = already activated by { $own ->
        [yes] you
       *[no] { $player }
    } this round
refusal-worker-unknown = Workers have experience 1 to { $highest }; { COMPONENT("constants.retire_at") } or R stands for a retired one.
refusal-no-workers = You have no active worker left this round; choose a retired one, or pass.
refusal-no-worker = You have no free worker with experience { $experience }; free by experience: { $workers }.
refusal-no-labor-camp = You can send out a retired worker only if there is a labor camp; choose an active worker.
refusal-labor-camp-used = You have already used the labor camp this round, and you can use it only once; choose an active worker.
    .short = labor camp already used this round
refusal-no-retired = You have no retired worker; choose an active one.
refusal-labor-camp-fee = You are { $lacks } short for { $player }’s labor camp; choose an active worker.
    .short = { $lacks } short
refusal-fee = Activating { $tile } costs you { $cost }, paid to { $player }, and you are { $lacks } short; { way-out-activating }.
    .short = { $lacks } short
refusal-no-villager = You have no villagers left to train; { way-out-activating }.
    .short = no villagers left
refusal-wall-taken = The wall tile has already been taken{ $last ->
    [yes] , and no more will come
   *[no] ; the next one comes at the end of the round
}.
    .short = { $last ->
    [yes] no wall tile left
   *[no] no open wall tile until the next round
}
refusal-wall-demand = The wall tile demands { $demand }{ $sent ->
    [0] { "" }
   *[other] { " " }and the labor camp { $fee }
}, and you are { $lacks } short; { way-out-activating }.
    .short = { $lacks } short
refusal-amount = { $most ->
    [0] You have no wood left for weapons; leave the amount out.
    [one] You can turn only 1 wood into a weapon here; choose 0 or 1.
   *[other] You can turn at most { $most } wood into weapons here; choose a number from 0 to { $most }.
}
refusal-amount-none = Only the smithy needs an amount; leave it out here.
refusal-bought = You have already bought, so you can no longer sell in this trade; buy more, or choose “{ move-done }”.
refusal-not-traded = The market trades wood, stone, marble and weapons; choose one of them.
refusal-trade-amount = Choose an amount of at least 1.
refusal-sell-held = You have { $most ->
    [0] none of that; { $others ->
        [0] buy something, or end the trade
       *[other] sell something else
    }
   *[other] only { $held }; sell less
}.
refusal-buy-gold = { $goods } would cost { $cost }, and you have { $held }; { $most ->
    [0] { $others ->
        [0] sell something first
       *[other] buy something else
    }
   *[other] buy less
}.
    .short = { $lacks } short

## Warnings before a move that one may regret

caution-pass = { $workers ->
    [0] You could still send out a retired worker through the labor camp. Pass anyway?
    [one] One of your workers is still free. Pass anyway?
   *[other] { $workers } of your workers are still free. Pass anyway?
}
caution-nothing-to-trade = You have nothing to sell and too little gold to buy. Go to the market anyway?
caution-only-experience = { $tile }: right now the only gain is 1 experience for the worker. Do it anyway?
caution-no-gain = { $tile }: you gain nothing from it right now. Do it anyway?
caution-recruit-last-round = This is the last round: the villager costs { $cost } { $cost ->
    [one] point
   *[other] points
} and is worth { $gain }. Recruit anyway?

## The rules, page by page

rules-aim-title = The aim
rules-aim-city = You are engineers in Roman Britain, and together you build one city of square tiles. Whoever builds a tile owns it and is paid a small fee when others use it.
rules-aim-workers = Your workers are dice that no one rolls: the face shows the experience. Building a tile, or using a red one, adds 1. At { COMPONENT("constants.retire_at") } a worker retires. That earns you points, but you owe the wages for the rest of the game.
rules-aim-points = Favor points (“points” for short) come from building, from plazas, temples, Hadrian’s Wall and retirements, and from morale. Whoever has the most at the end becomes Praetor.
rules-aim-start = At the start everyone has { COMPONENT("start_goods.gold") } gold, { COMPONENT("start_goods.wood") } wood, { COMPONENT("start_goods.stone") } stone, { COMPONENT("start_goods.marble") } marble and { COMPONENT("start_goods.weapon") } weapon, { villagers }, a gold mine in the city, and active workers with experience { COMPONENT("constants.start_experience.1") }, { COMPONENT("constants.start_experience.2") }, { COMPONENT("constants.start_experience.3") }. With { $seats } players there are { $tiles } city tiles in the game.
rules-aim-favor = No one starts at zero: whoever was last in Rome starts with { COMPONENT("constants.first_start_favor") } points, and from there counterclockwise each player has 1 point less than the one before. So whoever was last in Rome goes last in the first round.

rules-round-title = A round
rules-round-initiative = **1. Initiative.** Whoever has the fewest points goes first, then the next fewest. In a tie, the player whose points changed last goes first. The order holds for the whole round, whatever happens.
rules-round-actions = **2. Actions.** In this order everyone takes one action at a time, again and again: build a tile, activate a tile, or pass. After passing you take no more actions this round; you are still paid fees. If there is nothing you can do, you pass automatically. The phase ends when all have passed.
rules-round-update = **3. Update.** New workers train, workers come back from the tiles and gain experience, those with { COMPONENT("constants.retire_at") } retire, and wages are paid. Then the display is refilled to { $display } tiles, and the next wall tile is revealed; one that no one took is gone.
rules-round-last = Once the last city tile or the last wall tile has been revealed, the next round is the last. So there are at most { COMPONENT("constants.max_rounds") } rounds.

rules-building-title = Building and plazas
rules-building-how = Choose an available tile and an active worker, pay the building cost to the supply, and place the tile next to the city: it must share a side with another tile. You may turn it as you like, and the patterns needn’t match. The tile is yours; your worker stays on it until the end of the round and gains 1 experience. Anyone may activate it in the same round.
rules-building-points = You get the printed points and { COMPONENT("constants.plaza_points_per_match") } point for each matching plaza. Every tile has one of four patterns in each corner. At each corner of your tile up to three other tiles meet it, including the diagonal one; each of them that shows the same pattern there counts.
rules-building-once = Plazas count once, for the builder. You get nothing for tiles placed next to yours later.
rules-building-limits = The gap that a tile leaves in the display stays empty until the end of the round. You can own at most { COMPONENT("constants.max_owned_tiles") } tiles, including your first gold mine.

rules-activating-title = Activating
rules-activating-how = Send an active worker to a tile of the city. Each tile can be activated once per round, by one player. The worker stays there until the end of the round.
rules-activating-fee = If the tile belongs to someone else, you pay them the fee first, even if they have passed. You must have it beforehand: you can’t pay it out of what the tile gives you. Your own tiles and those that belong to no one cost nothing.
rules-activating-zones = **Red** tiles (+1) give the worker 1 experience at the end of the round, **green** ones (+0) none. **Gray** tiles (S) are special and take no active worker. Tiles without a zone are never activated.
rules-activating-experience = Experience matters only on tiles that give resources by experience, and in the smithy. On all other tiles it makes no difference.
rules-activating-active = Active workers are those in front of you and those you have on tiles. New workers on stages I and II, villagers and retired workers don’t count, not even a retired worker sent out through the labor camp.

rules-tiles-title = Tiles that give resources and gold
rules-tiles-2-title = Tiles for favor and morale
rules-tiles-3-title = Other and special tiles
rules-tiles-key = In brackets: building cost; points; fee to the owner; zone; how many are in this game.
rules-tile = **{ $tile }** ({ $built-for ->
    [0] there from the start
   *[other] { $cost }; { $points }{ $used-for ->
        [0] { "" }
       *[other] ; fee { $fee }
    }
}; { $zone }; ×{ $copies }): { $effect }
zone-red = red zone
zone-green = green zone
zone-grey = gray zone
zone-none = no zone

rules-wall-title = Hadrian’s Wall
rules-wall-how = Each round one wall tile is open: a demand from the emperor. Whoever activates the imperial outpost pays the resources and takes the tile. You can’t go there without the resources, or once the tile has been taken.
rules-wall-points = You get the points on the tile, and { COMPONENT("wall_tile[id=wall_01].back_points") } points more for each wall tile you already have.
rules-wall-tiles = The { $count } demands and their points: { $tiles }.

rules-workers-title = Workers and wages
rules-workers-training = **Training.** The training camp sends a villager to stage I. At the end of each round those on stage II become active with experience { COMPONENT("constants.villager_experience") }, and those on stage I move to stage II. If there is an academy, you may pay its fee and all of yours skip stage II; its owner pays nothing.
rules-workers-retirement = **Retirement.** Then workers come back from the tiles. Each one that reaches { COMPONENT("constants.retire_at") } retires and earns you { COMPONENT("constants.retire_points_epoch_I") } points while the top tile of the stack belongs to epoch I, and { COMPONENT("constants.retire_points_epoch_II") } points after that.
rules-workers-wages = **Wages.** Now every active and every retired worker is paid, on most boards { COMPONENT("player_board[id=A].wage_active.gold") } gold each. For each gold you are short, your morale falls by a space; from the worst space you lose { COMPONENT("constants.morale_exhausted_penalty_per_gold") } points for each gold instead. You never have fewer than { COMPONENT("constants.favor_floor") } points. You can’t sell resources to cover wages.
rules-workers-recruit = **No active workers left?** Then you may give up { COMPONENT("constants.emergency_recruit_cost") } points (or all you have) at the end of the round, and a villager becomes active right away. You pay no wage for that villager this round.
rules-workers-morale = **Morale** rises in the colosseum and at the oracle. Its value is worth points at the temple of Venus and at the end; below 0 it costs you points at the end.

rules-boards-market = At a market you trade with the supply at the rates of your own board: first sell as much as you like, then buy. After the first purchase you can no longer sell.
rules-boards-without-market = There is no market in this game, and no one trades. The rates for selling count only at the end, those for buying never.
rules-boards-sides = Side A is the same for everyone; the five B sides differ. Rates are for wood / stone / marble / weapons.
rules-board = **{ $board }**: sells for { $sell }, buys for { $buy }; wages { $active } per active worker and { $retired } per { $retired-per ->
    [one] retired worker
   *[other] { $retired-per } retired workers, rounded up
}; morale { $morale }.

rules-end-workers = After the last round everyone gets points for their workers: each active one is worth its experience, each new one (on stage I or II) { COMPONENT("constants.new_worker_final_points") } point. Retired workers and villagers are worth nothing.
rules-end-morale = The morale value is added, or taken away when it is below 0.
rules-end-goods = All resources are sold at the rates of your board; you get 1 point for every { COMPONENT("constants.final_gold_per_point") } gold.
rules-end-expert = The expert game adds points by rank: for the largest district (your own tiles that share sides) { COMPONENT("expert_scoring.largest_district.1") }/{ COMPONENT("expert_scoring.largest_district.2") }/{ COMPONENT("expert_scoring.largest_district.3") }, for the most wall tiles { COMPONENT("expert_scoring.longest_wall.1") }/{ COMPONENT("expert_scoring.longest_wall.2") }/{ COMPONENT("expert_scoring.longest_wall.3") }, for the most villagers left { COMPONENT("expert_scoring.most_villagers.1") }/{ COMPONENT("expert_scoring.most_villagers.2") }/{ COMPONENT("expert_scoring.most_villagers.3") }. Tied players share the points for their ranks, rounded down.
rules-end-compensation = There are also points for the place in the first round: { $points }, from first to last.
rules-end-tie = Whoever has the most points wins. Ties go to the higher morale, then to more wall tiles, then to more city tiles, then to the later seat.

rules-options-three = Expert scoring and the difficult game need at least { $fewest } players and can be combined.

rules-reconstructed-why = The rules follow the text of the published rulebook. Some values appear only in its pictures, which were not available. They were chosen so that every example in the rulebook works out, and balanced in many test games.
rules-reconstructed-known = From the rulebook or other sources: the { COMPONENT("city_type") } types of tiles and what they do, resources and workers at the start, points for retirement, one wall tile ({ COMPONENT("wall_tile[id=wall_01].demand.marble") } marble and { COMPONENT("wall_tile[id=wall_01].demand.weapon") } weapons for { COMPONENT("wall_tile[id=wall_01].points") } points) and the { COMPONENT("wall_tile[id=wall_01].back_points") } points on the backs, and the sawmill with its cost, points and fee.
rules-reconstructed-chosen = Reconstructed: most building costs, points and fees, how many there are of each tile, the patterns in the corners, where the tiles are at the start, the other 13 wall tiles, the morale values, market rates, and the B sides.

## Pictures

picture-set-up = Setup
picture-round = Round { $round }
picture-tile-marble_quarry = { tile-marble_quarry }
picture-tile-training_camp = { tile-training_camp }
picture-tile-labor_camp = { tile-labor_camp }
picture-tile-triumphal_arch = { tile-triumphal_arch }
picture-last-round = last round
picture-begins = A new city is founded.
picture-passed = passed
picture-workers = { $count ->
    [0] no worker left
    [one] { $count } worker left
   *[other] { $count } workers left
}
picture-no-worker = no worker left
picture-wages = wages
picture-board-open = A or { $board }
picture-built = built
picture-taken = taken
picture-achieved = Achieved
picture-nothing-to-activate = Nothing that you can activate right now.
picture-more = and { $count } more
picture-free = free
picture-all-built = All your markers are in the city.
picture-nothing-to-build = Everything in the display has been built.
picture-board = Player board
picture-sides = { move-choose-side }
picture-sell = sell for
picture-buy = buy for
picture-ahead = At the end of the round
picture-short = { $count } short
picture-score = { $count ->
    [one] point
   *[other] points
}
picture-choose-place = choose a space
picture-choose-tile = choose a tile

## What the terms mean

term-game = **Praetor** – A game about a Roman city in Britain that all build together. Whoever has the most points at the end becomes praetor and wins.
term-favor_point = **Favor point** – What decides who wins. “Point” for short; you never have fewer than 0.
term-favor = **Point** – Points come from building, plazas, temples, wall tiles, retirement, and at the end from workers, morale and resources.
term-workers = **Worker** – A die that no one rolls: its pips are its experience. To build or to activate takes one, until the round ends.
term-experience = **Experience** – The pips of a worker. Building, or activating a red tile, adds 1 at the end of the round; with { COMPONENT("constants.retire_at") } the worker retires.
term-active_worker = **Active worker** – A worker in front of you or on a tile. Villagers, new workers and retired ones don’t count.
term-training = **New worker** – A villager in training, on stage I or II. New workers do nothing yet; the first wage is due when they become active.
term-retired = **Retire** – A worker who reaches experience { COMPONENT("constants.retire_at") } retires for { COMPONENT("constants.retire_points_epoch_I") } points, or { COMPONENT("constants.retire_points_epoch_II") } once epoch II has begun. The wage stays.
term-villagers = **Villager** – Someone who is not a worker yet: at the start all but three of your { COMPONENT("constants.workers_per_player") } dice. The training camp turns them into workers.
term-training_stage = **Stage** – Training has two: at the end of a round, new workers move from stage I to II, and from II to your active workers.
term-resource = **Resource** – Gold, wood, stone, marble and weapons. They pay for tiles and wall tiles; at the end they are hardly worth anything.
term-gold = **Gold** – It pays for wages, fees and at the market. At the end, { COMPONENT("constants.final_gold_per_point") } gold is worth 1 point.
term-wood = **Wood** – A resource, from the sawmill. Many tiles cost wood, and the smithy turns it into weapons.
term-stone = **Stone** – A resource, from the quarry. Most of the more expensive tiles cost stone.
term-marble = **Marble** – A resource, from the marble quarry. Temples and many wall tiles demand it.
term-weapon = **Weapon** – A resource that the smithy makes from wood; markets sell it, too. Many wall tiles demand weapons.
term-city = **City** – All tiles in the middle of the table. You build it together, and may also activate tiles that belong to others.
term-tiles = **Tile** – A part of the city. Whoever builds it owns it and is paid a fee when others use it; no one owns more than { COMPONENT("constants.max_owned_tiles") }.
term-wall = **Wall** – Hadrian’s Wall. Whoever delivers what is demanded for it takes a wall tile, for points.
term-wall_tiles = **Wall tile** – One is open each round: pay its demand at the imperial outpost and get its points, plus { COMPONENT("wall_tile[id=wall_01].back_points") } for each that you already have.
term-demand = **Demand** – The resources that an open wall tile asks for. Whoever has them all can take it.
term-space = **Space** – A place in the city, named by a letter and a number such as M13. A new tile must share a side with another one.
term-plaza = **Plaza** – Corners of the same pattern that meet. When you build, each corner of another tile that matches yours scores 1 point, once.
term-build = **Build** – An action: pay for a tile of the display and put it next to the city, with a worker, who gains 1 experience.
term-building_cost = **Building cost** – The resources below the name of a tile in the display. You pay them to the supply when you build it.
term-activate = **Activate** – An action: send a worker to a tile of the city and use what it does. Each tile works once a round.
term-fee = **Fee** – What you pay the owner to activate their tile, before it gives you anything. Your own tiles and no one’s cost nothing.
term-zone = **Zone** – The sign at the side of a tile. +1, red: the worker learns 1. +0, green: the worker learns nothing. S, gray: a special tile that takes no active worker.
term-pass = **Pass** – To do nothing more in this round. Your tiles still earn you fees.
term-morale = **Morale** – A track, from { COMPONENT("player_board[id=A].morale.1") } to { COMPONENT("player_board[id=A].morale.15") } on side A. It falls by a space for each gold missing from wages; its value counts at the end.
term-wages = **Wage** – At the end of a round, each active and each retired worker costs { COMPONENT("player_board[id=A].wage_active.gold") } gold on most boards. What is missing lowers your morale.
term-player_board = **Board** – What is in front of you. It says at which rates you trade, what wages you pay, and how much morale is worth.
term-rate = **Rate** – What the market gives or takes for a resource. On side A, wood and stone sell for { COMPONENT("player_board[id=A].sell.wood") } and cost { COMPONENT("player_board[id=A].buy.wood") }, marble and weapons sell for { COMPONENT("player_board[id=A].sell.marble") } and cost { COMPONENT("player_board[id=A].buy.marble") }.
term-supply = **Supply** – What belongs to no one. You pay costs into it and get resources from it; it never runs out.
term-stack = **Stack** – The face-down tiles that come into the display later: first those of epoch I, then those of epoch II.
term-display = **Display** – The face-up tiles that can be built, one more than there are players. It is refilled at the end of the round.
term-available = **Available** – A tile is available while it is in the display and no one has built it.
term-epoch = **Epoch** – The age of a tile, I or II. Most tiles of epoch II are worth more. Once they are on top of the stack, a retirement is worth { COMPONENT("constants.retire_points_epoch_II") } points, no longer { COMPONENT("constants.retire_points_epoch_I") }.
term-round = **Round** – Everyone takes actions in turn until all have passed; then workers come back and are paid. There are { COMPONENT("constants.max_rounds") } at most.
term-initiative = **Initiative** – The first phase of a round: whoever has the fewest points goes first, for the whole round.
term-action = **Action** – What you do when it is your turn: build, activate or pass. In a round you go on in turn until all have passed.
term-update = **Update** – The last phase of a round: training, experience, retirement, wages; then new tiles are laid out.
term-final_scoring = **Final scoring** – After the last round: the experience of active workers, 1 for each new worker, morale, and 1 point for every { COMPONENT("constants.final_gold_per_point") } gold of resources.
term-district = **District** – Tiles of one owner that share sides. Only in the expert game does the largest one score points.
term-expert_game = **Expert** – A way to play with three or more: at the end, districts, wall tiles and villagers left score more points.
term-difficult_game = **Difficult game** – A way to play with three or more, without any market.
term-trade = **Trade** – What you do at a market: sell in as many steps as you like, then buy. It is all one action.
term-academy = **Academy** – A special tile. At the end of a round, for 1 stone to its owner, your new workers on stage I become active right away.
term-labor_camp = **Labor camp** – A special tile. Once a round, for 1 weapon to its owner, a retired worker builds or activates with experience { COMPONENT("constants.retire_at") }.
term-training_camp = **Training camp** – It turns a villager into a new worker on stage I, who is active after the end of the next round.
term-imperial_outpost = **Imperial outpost** – The tile in the middle. There you pay what the open wall tile demands, and take it. It costs no fee.
term-market = **Market** – There you trade with the supply: first sell, then buy, at the rates of your board.
term-recruit = **Recruit** – Without active workers at the end of a round, you may give up { COMPONENT("constants.emergency_recruit_cost") } points, and a villager becomes active right away.
term-gold_mine = **Gold mine** – It gives gold equal to the worker’s experience, and the worker learns. Everyone has one from the start.
term-sawmill = **Sawmill** – It gives wood equal to the worker’s experience, and the worker learns.
term-quarry = **Quarry** – It gives stone equal to the worker’s experience, and the worker learns.
term-marble_quarry = **Marble quarry** – It gives marble equal to the worker’s experience, and the worker learns.
term-smithy = **Smithy** – It turns wood into as many weapons, at most as many as the worker’s experience, and the worker learns.
term-curia = **Curia** – It gives { COMPONENT("city_type[id=curia].effect.amount") } gold for each tile that you own.
term-forum = **Forum** – It gives { COMPONENT("city_type[id=forum].effect.amount") } gold for each of your active workers.
term-temple_maia = **Temple of Maia** – It gives { COMPONENT("city_type[id=temple_maia].effect.amount") } points for each of your active workers.
term-temple_apollo = **Temple of Apollo** – It gives 1 point for each tile that you own.
term-temple_plutus = **Temple of Plutus** – It gives 1 point for each stone and each wood that you have after the fee. You keep them.
term-temple_mercury = **Temple of Mercury** – It gives { COMPONENT("city_type[id=temple_mercury].effect.amount") } points for each marble and each weapon that you have. You keep them.
term-temple_venus = **Temple of Venus** – It gives as many points as your morale is worth, and nothing below 0.
term-colosseum = **Colosseum** – It raises your morale by a space for every { COMPONENT("city_type[id=colosseum].effect.per") } tiles that you own.
term-oracle = **Oracle** – It raises your morale by { COMPONENT("city_type[id=oracle].effect.steps") } spaces for each of your retired workers.
term-statue = **Statue** – It is built for its { COMPONENT("city_type[id=statue].build_points") } points alone. No one can activate it.
term-triumphal_arch = **Triumphal arch** – It is built for its { COMPONENT("city_type[id=triumphal_arch].build_points") } points alone. No one can activate it.
