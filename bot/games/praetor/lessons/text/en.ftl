### How Praetor is taught: lessons, what each kind of question is about, what the terms mean.

## Lessons

lesson-aim-title = What wins
lesson-aim-build-do = Build the tile worth the **most points**; the number in its wreath says how many.
lesson-aim-build-why = You all build one city together. Whoever has the most **points** at the end wins.
lesson-aim-build-done = The temple is worth { COMPONENT("city_type[id=temple_plutus].build_points") } points, and matching corners add more: that’s a lesson of its own. The tile now bears your sign: it’s yours.
lesson-aim-build-missed = Built, but another of the three is worth more: the temple of Plutus has a { COMPONENT("city_type[id=temple_plutus].build_points") } in its wreath.

lesson-turn-title = Your turn
lesson-turn-mine-do = Send the worker with **4 pips** to your **gold mine** at **M14**: that is the action **Activate**.
lesson-turn-mine-why = Workers are dice that no one rolls. Pips are **experience**: a mine gives 1 gold for each.
lesson-turn-mine-done = 4 pips, 4 gold. The worker stays there until the round ends. Then the other player took an action: you take turns until no one can or wants to go on.
lesson-turn-mine-missed = That got you no gold from your mine. Choose the gold mine at M14.
lesson-turn-mine-missed-weaker = Your mine gave only as much gold as that worker has pips. The one with 4 gets 4; *change* says who goes.
lesson-turn-mine-missed-theirs = That mine belongs to the other player, who was paid { COMPONENT("city_type[id=gold_mine].activation_cost.gold") } gold for it. Yours bears your own sign and is at M14.

lesson-turn-fee-do = Now fetch **2 stone** from the **quarry** at **M15**; it belongs to the other player.
lesson-turn-fee-why = Whoever uses another’s tile pays its owner a **fee**, here { COMPONENT("city_type[id=quarry].activation_cost.gold") } gold. Each tile works **once a round**.
lesson-turn-fee-done = 2 stone for a fee of { COMPONENT("city_type[id=quarry].activation_cost.gold") } gold. When others use your tiles, they pay you: one more reason to build.
lesson-turn-fee-missed = That got you no stone. Choose the quarry at M15.
lesson-turn-fee-missed-weaker = The fee was the same, but a worker with 1 pip gets only 1 stone. The one with 2 gets 2.

lesson-plazas-title = Plazas
lesson-plazas-build-do = Build the **marble quarry** at **N14**, turned so that the corners match: **6 points** in all.
lesson-plazas-build-why = Matching corners make a **plaza**: 1 point for each corner of another tile that matches yours.
lesson-plazas-build-done = { COMPONENT("city_type[id=marble_quarry].build_points") } points for the tile and 4 for matching corners. Anyone can use a new tile in the same round.
lesson-plazas-build-missed = Built, but fewer corners match that way. The marble quarry at N14, turned by 90° or 270°, matches four.

lesson-experience-title = Experience
lesson-experience-retire-do = Use your last two workers so that the one with **5 pips** gains experience.
lesson-experience-retire-why = Building, or using a **red** tile (R), adds 1 at the end of the round. At **{ COMPONENT("constants.retire_at") }**, a worker retires: **{ COMPONENT("constants.retire_points_epoch_I") } points**.
lesson-experience-retire-done = From 5 to { COMPONENT("constants.retire_at") }: the worker retired, for { COMPONENT("constants.retire_points_epoch_I") } points; later in the game it’s only { COMPONENT("constants.retire_points_epoch_II") }. And whoever has the fewest points goes first in the next round.
lesson-experience-retire-missed = The worker with 5 did nothing and learned nothing. Let that one build, or go to a red tile (R).
lesson-experience-retire-missed-green = The worker with 5 went to a green tile (G), where no one learns. Your gold mine at M14 is red (R).

lesson-wages-title = Wages
lesson-wages-pay-do = Make sure you have **5 gold** for **wages** when this round ends; two workers are left.
lesson-wages-pay-why = Each worker costs { COMPONENT("player_board[id=A].wage_active.gold") } gold a round, retired or not. For each gold you’re short, **morale** falls.
lesson-wages-pay-done = Everyone was paid, so morale stayed at 0. Its value counts at the end: below 0 it costs points, above 0 it earns some.
lesson-wages-pay-missed = You had too little gold, and for each one you were short morale fell. A gold mine gives gold.
lesson-wages-pay-missed-nearly = The mine gave only 3 gold, for 3 pips, and morale fell. The worker with 5 pips gets enough.
lesson-wages-pay-missed-idle = You passed with workers left, and gold was short: morale fell. Your mine is at M14.

lesson-training-title = New workers
lesson-training-camp-do = Make a **villager** a worker: send the worker you need least to the **training camp** at **L13**.
lesson-training-camp-why = Pips don’t matter at a camp: save them for mines and quarries, where more pips give more.
lesson-training-camp-done = A villager is in training, and becomes your worker after the next round: one more action each round, and one more wage.
lesson-training-camp-missed = No one is in training now. Choose the training camp at L13.
lesson-training-camp-missed-strong = A villager is in training, but the worker with 1 pip would have done just as well. The others are worth more elsewhere.

lesson-wall-title = The wall
lesson-wall-take-do = Take the **wall tile** at the **imperial outpost**, M13: **{ COMPONENT("wall_tile[id=wall_08].points") } points** for { COMPONENT("wall_tile[id=wall_08].demand.wood") } wood and { COMPONENT("wall_tile[id=wall_08].demand.marble") } marble.
lesson-wall-take-why = Each round the emperor demands something new for Hadrian’s Wall, and only one of you can deliver.
lesson-wall-take-done = { COMPONENT("wall_tile[id=wall_08].points") } points. Each wall tile makes later ones worth { COMPONENT("wall_tile[id=wall_08].back_points") } more: the second gives { COMPONENT("wall_tile[id=wall_08].back_points") } extra, the third twice that.
lesson-wall-take-missed = The wall tile is still there for the other player. Choose the imperial outpost at M13; any worker will do.

lesson-market-title = The market
lesson-market-go-do = The wall now demands weapons, and you have none: send a worker to the **market** at **N13**.
lesson-market-go-why = There you sell what you have too much of, and buy what you need. Any worker can do it.
lesson-market-go-done = You’re at the market. It’s all one action: first you sell, then you buy, in as many steps as you like.
lesson-market-go-missed = That tile gives no weapons. The market is at N13; it belongs to no one, so it’s free.

lesson-market-sell-do = A weapon costs { COMPONENT("player_board[id=A].buy.weapon") } gold, and you need two: sell **wood** until you have **8 gold** or more.
lesson-market-sell-why = Each wood sells for { COMPONENT("player_board[id=A].sell.wood") } gold. Keep what the wall demands: **{ COMPONENT("wall_tile[id=wall_13].demand.wood") } wood** and **{ COMPONENT("wall_tile[id=wall_13].demand.marble") } marble**.
lesson-market-sell-done = That’s enough for two weapons, and you still have what the wall demands.
lesson-market-sell-missed = Enough gold, but now you’re short of wood or marble for the wall. Keep { COMPONENT("wall_tile[id=wall_13].demand.wood") } wood and { COMPONENT("wall_tile[id=wall_13].demand.marble") } marble.
lesson-market-sell-missed-few = That isn’t 8 gold yet. You had 6, and each wood sells for { COMPONENT("player_board[id=A].sell.wood") }: sell at least 2.

lesson-market-buy-do = Now buy **both weapons** that the wall demands, in one go.
lesson-market-buy-why = Buying costs more than selling earns: a weapon sells for { COMPONENT("player_board[id=A].sell.weapon") } and costs { COMPONENT("player_board[id=A].buy.weapon") }. Buy only what you need.
lesson-market-buy-done = With { COMPONENT("wall_tile[id=wall_13].demand.weapon") } weapons, your other worker can now go to the imperial outpost: { COMPONENT("wall_tile[id=wall_13].points") } points for the wall tile.
lesson-market-buy-missed = The wall has no use for that, and the gold is gone. You need weapons.
lesson-market-buy-missed-one = That is one weapon, and the wall demands two. Choose { COMPONENT("wall_tile[id=wall_13].demand.weapon") } of them.

lesson-last-title = The last round
lesson-last-points-do = The game ends with this round: get **20 points** or more with your last two workers.
lesson-last-points-why = Resources hardly count now: { COMPONENT("constants.final_gold_per_point") } gold is worth **1 point**. Temples score points right away.
lesson-last-points-done = Two temples scored more than all your resources together. Pips and morale were added, too. The last round comes once the last tile or wall tile has been revealed.
lesson-last-points-missed = Too few points: gold and resources hardly count now. Next to each tile you see what it gives: look for points.
lesson-last-points-missed-idle = You passed with workers left. There is no later to save them for: each could have scored points in a temple.

lesson-round-title = A whole round
lesson-round-play-do = On your own now: score **10 points** or more in this round, and pay all **wages** at its end.
lesson-round-play-why = Wages will be **4 gold**: the new worker on stage II is paid, too. Look at the wall and the corners.
lesson-round-play-done = Points scored and everyone paid: that’s how a good round goes. You’re ready for a first game.
lesson-round-play-missed = Fewer than 10 points. The wall tile is worth { COMPONENT("wall_tile[id=wall_08].points") }; the sawmill costs { COMPONENT("city_type[id=sawmill].build_cost.gold") } gold and can match four corners at L14.
lesson-round-play-missed-unpaid = You were short of gold for the wages at the end, so morale fell. Keep 4 gold, or send a worker to your mine.

## What each kind of question is about, told to somebody who meets it for the first time

about-choose-board = Each side has its own market rates, wages and morale values; yours holds for the whole game.
about-take-action = One worker, one action: build a tile, or activate one in the city. Whoever passes waits for the next round.
about-trade-step = You sell first, then buy, at the rates of your board; once you have bought, you can no longer sell.
about-use-academy = New workers on stage I need one more round; with the academy they are active now, and paid.
about-recruit-villager = Without an active worker you can do nothing next round; a villager steps in right away, but costs { COMPONENT("constants.emergency_recruit_cost") } points.

## What the terms mean

term-game = **Praetor** – A game about a Roman city in Britain that all build together. Whoever has the most points at the end becomes praetor and wins.
term-favour_point = **Favor point** – What decides who wins. “Point” for short; you never have fewer than 0.
term-point = **Point** – Points come from building, plazas, temples, wall tiles, retirement, and at the end from workers, morale and resources.
term-worker = **Worker** – A die that no one rolls: its pips are its experience. Each action takes one worker, until the round ends.
term-experience = **Experience** – The pips of a worker. Building, or activating a red tile, adds 1 at the end of the round; with { COMPONENT("constants.retire_at") } the worker retires.
term-active_worker = **Active worker** – A worker in front of you or on a tile. Villagers, new workers and retired ones don’t count.
term-new_worker = **New worker** – A villager in training, on stage I or II. New workers do nothing yet; the first wage is due when they become active.
term-retirement = **Retire** – A worker who reaches experience { COMPONENT("constants.retire_at") } retires for { COMPONENT("constants.retire_points_epoch_I") } points, or { COMPONENT("constants.retire_points_epoch_II") } once epoch II has begun. The wage of { COMPONENT("player_board[id=A].wage_retired.gold") } gold a round stays.
term-villager = **Villager** – Someone who is not a worker yet: at the start all but three of your { COMPONENT("constants.workers_per_player") }. The training camp turns them into workers.
term-training_stage = **Stage** – Training has two: at the end of a round, new workers move from stage I to II, and from II to your active workers.
term-resource = **Resource** – Gold, wood, stone, marble and weapons. They pay for tiles and wall tiles; at the end they are hardly worth anything.
term-gold = **Gold** – It pays for wages, fees and at the market. At the end, { COMPONENT("constants.final_gold_per_point") } gold is worth 1 point.
term-wood = **Wood** – A resource, from the sawmill. Many tiles cost wood, and the smithy turns it into weapons.
term-stone = **Stone** – A resource, from the quarry. Most of the larger tiles cost stone.
term-marble = **Marble** – A resource, from the marble quarry. Temples and many wall tiles demand it.
term-weapon = **Weapon** – A resource that the smithy makes from wood; markets sell it, too. Many wall tiles demand weapons.
term-city = **City** – All tiles that have been built. It belongs to all of you, and anyone may activate any tile of it.
term-tile = **Tile** – A part of the city. Whoever builds it owns it and is paid a fee when others use it; no one owns more than { COMPONENT("constants.max_owned_tiles") }.
term-wall = **Wall** – Hadrian’s Wall. Whoever delivers what is demanded for it takes a wall tile, for points.
term-wall_tile = **Wall tile** – One is open each round: pay its demand at the imperial outpost and get its points, plus { COMPONENT("wall_tile[id=wall_01].back_points") } for each that you already have.
term-demand = **Demand** – The resources that an open wall tile asks for. Whoever has them all can take it.
term-space = **Space** – A place in the city, named by a letter and a number such as M13. A new tile must share a side with another one.
term-plaza = **Plaza** – Corners of the same pattern that meet. When you build, each corner of another tile that matches yours scores 1 point, once.
term-build = **Build** – An action: pay for a tile of the display and put it next to the city, with a worker, who gains 1 experience.
term-building_cost = **Building cost** – The resources below the picture of a tile. You pay them to the supply when you build it.
term-activate = **Activate** – An action: send a worker to a tile of the city and use what it does. Each tile works once a round.
term-fee = **Fee** – What you pay the owner to activate their tile, before it gives you anything. Your own tiles and no one’s cost nothing.
term-zone = **Zone** – The sign at the side of a tile. R, red: the worker learns 1. G, green: the worker learns nothing. S, gray: a special tile that takes no active worker.
term-pass = **Pass** – To do nothing more in this round. Your tiles still earn you fees.
term-morale = **Morale** – A track, from { COMPONENT("player_board[id=A].morale.1") } to { COMPONENT("player_board[id=A].morale.15") } on side A. It falls by a space for each gold missing from wages; its value counts at the end.
term-wages = **Wage** – At the end of a round, each active and each retired worker costs { COMPONENT("player_board[id=A].wage_active.gold") } gold on most boards. What is missing lowers your morale.
term-player_board = **Board** – What is in front of you. It says at which rates you trade, what wages you pay, and how much morale is worth.
term-rate = **Rate** – What the market gives or takes for a resource. On side A, wood and stone sell for { COMPONENT("player_board[id=A].sell.wood") } and cost { COMPONENT("player_board[id=A].buy.wood") }, marble and weapons sell for { COMPONENT("player_board[id=A].sell.marble") } and cost { COMPONENT("player_board[id=A].buy.marble") }.
term-supply = **Supply** – What belongs to no one. You pay costs into it and get resources from it; it never runs out.
term-stack = **Stack** – The face-down tiles that come into the display later: first those of epoch I, then those of epoch II.
term-display = **Display** – The face-up tiles that can be built, one more than there are players. It is refilled at the end of the round.
term-available = **Available** – A tile is available while it is in the display and no one has built it.
term-epoch = **Epoch** – The age of a tile, I or II. Tiles of epoch II are worth more; a retirement is then worth { COMPONENT("constants.retire_points_epoch_II") } points, no longer { COMPONENT("constants.retire_points_epoch_I") }.
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
term-labour_camp = **Labor camp** – A special tile. Once a round, for 1 weapon to its owner, a retired worker builds or activates with experience { COMPONENT("constants.retire_at") }.
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

## What a move is good for, as the coach says it

subject-points = for points right away
subject-workers = for your workers and their experience
subject-retirement = for when your workers retire
subject-deeds = for what you can still do in this round
subject-wages = for the wages at the end of the round
subject-goods = for the resources that you have then
subject-morale = for your morale
subject-temples = for what temples will score
subject-wall = for wall tiles
subject-city = for tiles of your own, where others pay you
subject-initiative = for your place in turn order
