### How Forum Trajanum is taught: lessons, and what each kind of question is about.

## Lessons

lesson-column-title = What wins
lesson-column-build-do = Build a **column** on a free space: it takes a **builder** and scores **4 points** right away.
lesson-column-build-why = Your **colonia** is the left one. Whoever has the most points in the end wins.
lesson-column-build-done = 4 points: { COMPONENT("fragment[cycle=1].points") } for the column itself, and 1 for your only citizen, at the left of row 4. Most other points come in three scorings.
lesson-column-build-missed = Built, but without points: of all buildings only a column scores as soon as it is built.

lesson-streets-title = A turn
lesson-streets-first-do = Take a tile from **row 3** or **row 5**: the two **streets** called this round.
lesson-streets-first-why = Rows and columns are streets. Each round calls two; their signs at the edge are golden.
lesson-streets-first-done = No one but you has seen this tile, and you can’t put it back. Whoever uses it gets what it shows. Now you take a second one.
lesson-streets-first-missed = That tile is in neither street and would cost your **tribune**. In row 3 and row 5 tiles cost nothing.
lesson-streets-second-do = Now take your second tile from the **other** of the two streets.
lesson-streets-second-why = Each of the two streets gives you one tile; any other costs a **tribune**, and you have one.
lesson-streets-second-done = Both were free. Of your two tiles you keep one and pass the other on, face down.
lesson-streets-second-missed = That tile is in neither street and would cost your only tribune. The other street gives you one for free.
lesson-streets-second-missed-same = This street has already given you a tile; a second one would cost your only tribune. Take one from the other street.
lesson-streets-turn-do = Keep a tile, use one, and **build**: play until the round is over.
lesson-streets-turn-why = You use the tile you kept or the one passed to you, and build where tiles have left room.
lesson-streets-turn-done = That was a whole round: take two tiles, keep one, use one, build. Twelve such rounds make a game.
lesson-streets-turn-missed = The round is over and nothing has been built. After using a tile, build something before you end your turn.

lesson-tiles-title = Your own tile
lesson-tiles-use-do = Use the tile that your neighbor has passed to you: **two builders**.
lesson-tiles-use-why = Your own becomes an **envoy** on your ship anyway. Using both would cost { COMPONENT("game.both_tiles_tribunes") } tribunes.
lesson-tiles-use-done = Two builders, and one more envoy on your ship: your own tile. Envoys are sent to Rome, and you’ll soon see why.
lesson-tiles-use-missed = The tile on the right shows two builders. Choose that one.
lesson-tiles-use-missed-own = You have two workers, but no builders. Your own tile goes to your ship all the same, used or not.
lesson-tiles-use-missed-both = You have everything, but it cost both your tribunes. They also fetch tiles from other streets; here the builders alone will do.

lesson-building-title = Building
lesson-building-exchange-do = Exchange your **two red workers** for a **builder**.
lesson-building-exchange-why = Gray buildings take a builder, colored **structures** a worker. You have no builder.
lesson-building-exchange-done = Now you have a builder. You may exchange as often as you can pay for it, before and after building.
lesson-building-exchange-missed = That was another exchange. *Promote* makes a builder out of two workers of one color.
lesson-building-double-do = Build a **double tile** on **C1** and **D1**: a gray building and a colored structure.
lesson-building-double-why = You build once a turn, but this is two in one: column and park, or market and stable.
lesson-building-double-done = Two buildings in one turn, and each gives you something, the gray one first unless you choose otherwise. The structure may send an envoy.
lesson-building-double-missed = Built, but only one, and you build once a turn. The double tile would have been two buildings in one.

lesson-areas-title = Envoys in Rome
lesson-areas-build-do = Build a **park** with your **green worker**, on any free space.
lesson-areas-build-why = A structure may send an **envoy** from your ship to Rome: a green park to a green cell.
lesson-areas-build-done = The park is built. Now your envoy looks for a green cell in the forum, the great square in Rome.
lesson-areas-build-missed = That sends no envoy to a green cell. Your green worker can build a park.
lesson-areas-send-do = Send the envoy to **G2** or **I4**: each is an **area** of its own, complete with one envoy.
lesson-areas-send-why = Cells of one color side by side are an area. Whoever fills the last cell takes a **bonus**.
lesson-areas-send-done = The area is complete, and the bonus is yours. If a green area were begun and had room, your envoy would have had to go there.
lesson-areas-send-missed = This area has two cells: someone else may fill the second one and take the bonus. G2 and I4 are complete right away.
lesson-areas-bonus-do = Take the **upgrade** as your bonus: it moves your **slider** to the right.
lesson-areas-bonus-why = Groups of your envoys score three times in a game: the further right the slider, the more.
lesson-areas-bonus-done = Your slider went from 2 to 4, thanks to your citizen in row 3 (Merchant I); as a rule it goes one space.
lesson-areas-bonus-missed = Also useful, but your slider stays where it is. The earlier it moves, the more often it counts.

lesson-tracks-title = Tracks and eagles
lesson-tracks-library-do = Build a **library**: it moves your marker to **step 3** of the library’s track.
lesson-tracks-library-why = Each box of a track shows the **reward** of its step. Step 3: a rider and an eagle.
lesson-tracks-library-done = You have reached step 3. You may take its reward, or an earlier one.
lesson-tracks-library-missed = Built, but only a library moves your marker to step 3 of this track.
lesson-tracks-reward-do = Take the reward of **step 3**: an **envoy to an eagle** – the rider and the eagle.
lesson-tracks-reward-why = An envoy on an eagle scores **{ points-on-eagle }** in each scoring, and nothing else sends one there.
lesson-tracks-reward-done = Now choose one of the three eagles.
lesson-tracks-reward-missed = You may take an earlier reward again, but only step 3 leads to an eagle, with { points-on-eagle } in each scoring.
lesson-tracks-eagle-do = Send the envoy to the eagle on **B3**, beside your envoy on **B2**.
lesson-tracks-eagle-why = Envoys of yours side by side are a **group**. The larger your largest one, the more it scores.
lesson-tracks-eagle-done = A group of two, and 3 points for the eagle in each scoring: { COMPONENT("game.eagle_on") } for the envoy on it, { COMPONENT("game.eagle_beside") } for the one beside it.
lesson-tracks-eagle-missed = Here the envoy also scores { points-on-eagle }, but is on its own. On B3 it makes a group with your other one.

lesson-citizens-title = Citizens and scoring
lesson-citizens-build-do = Build a **market** on **B5**, in the row of your **citizen** at the left of row 5.
lesson-citizens-build-why = In a scoring each **kind** of gray building in a row scores 1 point, beside a citizen twice that.
lesson-citizens-build-done = Three kinds of gray buildings in row 5: 3 points, and 6 with your citizen there, if he is paid. That comes now.
lesson-citizens-build-missed = There is no citizen in that row. In row 5 yours doubles what each kind of gray building scores.
lesson-citizens-build-missed-same = The right space, but no new kind: row 5 has a basilica and a column, and only gray buildings count here.
lesson-citizens-pay-do = **End the turn**; then you’re asked whom to pay: **row 5**, for **8 points**.
lesson-citizens-pay-why = Four rounds are a **cycle**; then everything is scored. Each row costs a **coin**, or its citizens don’t count.
lesson-citizens-pay-done = 8 points, 6 of them from row 5. Citizens who weren’t paid stay, but are inactive. New citizens come with tiles that show one.
lesson-citizens-pay-missed = Fewer than 8 points: without pay the citizen of row 5 doubles nothing. Pay row 5; nothing in row 3 would be doubled.

lesson-cranes-title = { source-crane }
lesson-cranes-first-do = Take the tile in the green corner, **A1**, or in the yellow one, **F6**: it uncovers a **crane**.
lesson-cranes-first-why = It scores once, in the next scoring: here **{ COMPONENT("game.crane_points.1") } points** for each of your structures of its color.
lesson-cranes-first-done = It scores after this round; in later cycles a crane scores less. It stays in its corner, and you can never build there.
lesson-cranes-first-missed = There is no crane under this tile. A1 covers the green one, F6 the yellow one, and you have structures of both colors.
lesson-cranes-first-missed-crane = A crane as well, but you have no structure of its color: it would score nothing. Take A1 or F6.
lesson-cranes-second-do = Take your second tile from the **other** of these two corners, A1 or F6.
lesson-cranes-second-why = Two green parks are **6 points**, a yellow stable **{ COMPONENT("game.crane_points.1") }**. Without a structure of its color a crane scores none.
lesson-cranes-second-done = 9 points for two cranes in the next scoring. It pays to wait until structures of the crane’s color are built.
lesson-cranes-second-missed = There is no crane under this tile. A1 covers the green one, F6 the yellow one.
lesson-cranes-second-missed-nothing = You have no structure of this crane’s color: it would score once, for nothing. A1 and F6 score points.

lesson-orders-title = { rules-orders-title }
lesson-orders-build-do = Build a **market** or a **column** on **A2**, directly above your basilica on A3.
lesson-orders-build-why = Trajan’s card shows two gray buildings, one above the other; **≠** means different ones.
lesson-orders-build-done = The left half of the card, its **building order**, is fulfilled. Your slider says what each order is worth: { COMPONENT("prestige.order_points.1") } points now.
lesson-orders-build-missed = Built, but not above the basilica on A3. The order asks for one directly above the other.
lesson-orders-build-missed-same = The right space, but the ≠ on the card asks for two different gray buildings. There is already a basilica there.
lesson-orders-collect-do = **End the turn**, then pay row 2; keep **{ COMPONENT("trajan[id=i_3].collect.assistant") } assistants and { COMPONENT("trajan[id=i_3].collect.coin") } coin**: **13 points** or more.
lesson-orders-collect-why = On the right of the card is the **collecting order**: what you have at that point counts; nothing is spent.
lesson-orders-collect-done = Each order was worth { COMPONENT("prestige.order_points.1") } points, and you still have your assistants and your coin.
lesson-orders-collect-missed = Fewer than 13 points: the collecting order asks for { COMPONENT("trajan[id=i_3].collect.assistant") } assistants and { COMPONENT("trajan[id=i_3].collect.coin") } coin in the scoring. Don’t exchange them before that.

lesson-round-title = A round of your own
lesson-round-play-do = Play the last round of a cycle, with its scoring: **12 points** or more.
lesson-round-play-why = Two yellow stables and a green park: which **cranes** do you uncover? Then build, then pay.
lesson-round-play-done = Well played: you know how it works. A game has three cycles of four rounds, each with such a scoring.
lesson-round-play-missed = Fewer than 12 points. A crane in the color of your structures, a column, a paid citizen: each of them helps.
lesson-round-play-missed-crane = None of your cranes scored anything. F1 covers the yellow one, and you have two yellow stables: 6 points.
lesson-round-play-missed-idle = Nothing was built this round. A column alone scores 4 points right away.

## What each kind of question is about, to whoever meets it for the first time

about-set-up-choice = Cranes score structures of their color later, the row decides what your citizen can do.
about-taking = You look at each tile as you take it, keep one of the two and pass the other on.
about-using = You get what it shows. Used or not, your own tile becomes an envoy; the other goes to your reserve.
about-citizen-choice = Each row has an ability for its first citizen; citizens also multiply what gray buildings in their row score.
about-gain-choice = You get it for free. Workers build in their color, coins pay citizens, tribunes fetch more tiles.
about-building-step = Build where there is no tile left: gray buildings with builders, colored ones with workers.
about-reward-choice = A library, basilica or market has moved your marker.
about-own-tile-choice = Called or not, any of your tiles will do: it takes effect right away.
about-extra-building = The fourth basilica lets you build again right away with what you have.
about-envoy-choice = A completed area gives a bonus. Envoys beside each other or beside eagles score at the end of each cycle.
about-bonus-choice = A bonus for filling an area; the market track and Patrician II give it too. Choose what you get.
about-payment = Whoever isn’t paid doesn’t count until paid later, or joined by another.

## What a move is good for, as the coach says it

subject-points = for points right away
subject-rows = for citizens and their rows
subject-forum = for your envoys in the forum
subject-prestige = for the prestige bar
subject-orders = for the orders of Trajan cards
subject-cranes = for cranes
subject-figures = for builders, workers, assistants and tribunes
subject-coins = for coins
subject-ship = for envoys on the ship
subject-room = for room to build
subject-tracks = for the rewards of the bonus tracks
subject-hand = for the tiles in your hand
