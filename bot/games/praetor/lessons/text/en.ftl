### How Praetor is taught: lessons, and what each kind of question is about.

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
lesson-experience-retire-why = Building, or using a **red** tile (+1), adds 1 at the end of the round. At **{ COMPONENT("constants.retire_at") }**, a worker retires: **{ COMPONENT("constants.retire_points_epoch_I") } points**.
lesson-experience-retire-done = From 5 to { COMPONENT("constants.retire_at") }: the worker retired, for { COMPONENT("constants.retire_points_epoch_I") } points; later in the game it’s only { COMPONENT("constants.retire_points_epoch_II") }. And whoever has the fewest points goes first in the next round.
lesson-experience-retire-missed = The worker with 5 did nothing and learned nothing. Let that one build, or go to a red tile (+1).
lesson-experience-retire-missed-green = The worker with 5 went to a green tile (+0), where no one learns. Your gold mine at M14 is red (+1).

lesson-wages-title = Wages
lesson-wages-pay-do = Make sure you have **5 gold** for **wages** when this round ends; two workers are left.
lesson-wages-pay-why = Each worker costs { COMPONENT("player_board[id=A].wage_active.gold") } gold a round, retired or not. For each gold you’re short, **morale** falls.
lesson-wages-pay-done = Everyone was paid, so morale stayed at 0. Its value counts at the end: below 0 it costs points, above 0 it earns some.
lesson-wages-pay-missed = You had too little gold, and for each one you were short morale fell. A gold mine gives gold.
lesson-wages-pay-missed-nearly = The mine gave only 3 gold, for 3 pips, and morale fell. The worker with 5 pips gets enough.
lesson-wages-pay-missed-idle = You passed although you could still send someone, and gold was short: morale fell. Your mine is at M14.

lesson-training-title = New workers
lesson-training-camp-do = Make a **villager** a worker: send the worker you need least to the **training camp** at **L13**.
lesson-training-camp-why = Pips don’t matter at a camp: save them for mines and quarries, where more pips give more.
lesson-training-camp-done = A villager is in training, and becomes your worker after the next round: one more action each round, and one more wage.
lesson-training-camp-missed = That trains no one. Choose the training camp at L13.
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
lesson-market-buy-done = With these weapons, your other worker can now go to the imperial outpost: { COMPONENT("wall_tile[id=wall_13].points") } points for the wall tile.
lesson-market-buy-missed = The wall has no use for that, and the gold for it is gone. You need weapons.
lesson-market-buy-missed-one = That is one weapon, and the wall demands two. Choose { COMPONENT("wall_tile[id=wall_13].demand.weapon") } of them.

lesson-last-title = The last round
lesson-last-points-do = The game ends with this round: get **20 points** or more with your last two workers.
lesson-last-points-why = Resources hardly count now: { COMPONENT("constants.final_gold_per_point") } gold is worth **1 point**. Temples score points right away.
lesson-last-points-done = Two temples scored more than all your resources together. Pips and morale were added, too. The last round comes once the last tile or wall tile has been revealed.
lesson-last-points-missed = Too few points: gold and resources hardly count now. Next to each tile you see what it gives: look for points.
lesson-last-points-missed-idle = You passed although you could still send someone. There is no later to save workers for: each could have scored points in a temple.

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
about-recruit-villager = Without active workers you can hardly act. A villager steps in right away, for { COMPONENT("constants.emergency_recruit_cost") } points, or all you have.

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
