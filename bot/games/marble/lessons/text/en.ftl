### How City of Marble is taught: lessons, and what each kind of question is about.

## Lessons

lesson-aim-title = What wins
lesson-aim-close-do = Lay any tile on **H5-H6**: it closes the **circle** of tiles around the gold ring.
lesson-aim-close-why = That builds a **temple** for you: **{ COMPONENT("type[id=temple].points") } points**. Whoever has the most points at the end wins.
lesson-aim-close-done = A temple, { COMPONENT("type[id=temple].points") } points; it bears your sign. It’s yours because your magistrate on I6-I7 is on a temple tile there.
lesson-aim-close-missed = The tile is down, but the circle is still open: the gap is the triangle H6, next to the hill. A tile on H5-H6 closes it.

lesson-turn-title = Your turn
lesson-turn-lay-do = Lay your **temple tile** next to a **hill**, with a **magistrate** on it.
lesson-turn-lay-why = A tile touches a hill or another tile **along a full side**. Magistrates are your three figures.
lesson-turn-lay-done = The tile is down, with your magistrate on it. That was the first of the two actions of your turn.
lesson-turn-lay-missed = That works with any tile; this time use the temple tile, the green one.
lesson-turn-lay-missed-bare = The tile is down, but no one is on it, and you can’t add anyone later. When you lay the tile, leave it at *{ choice-magistrate-yes }*.

lesson-turn-draw-do = Second action: **draw two tiles**, one of them a **temple tile**, since you have none left.
lesson-turn-draw-why = The two are of **different types**. You can lay them from your next turn on.
lesson-turn-draw-done = At the end of your turn both go to your **forum**, with your other tiles. A turn is two actions, in any order, or the same one twice.
lesson-turn-draw-missed = Two more tiles, but no temple tile: without one you can’t lay any next turn. Draw a temple tile and any other.

lesson-sites-title = { rules-sites-title }
lesson-sites-build-do = Close the circle with a tile on **D15-D16** so that the building becomes **yours**: { COMPONENT("type[id=temple].points") } points.
lesson-sites-build-why = **{ COMPONENT("type[id=temple].site_tiles") } tiles** make a **temple**. It’s yours if your magistrate is on a **temple tile** there.
lesson-sites-build-done = A closed circle is a finished site. Three tiles there make a temple, four a bath, five a theater, six an arena, for { COMPONENT("type[id=temple].points") } to { COMPONENT("type[id=arena].points") } points.
lesson-sites-build-missed = The circle is still open. A tile on D15-D16 closes it.
lesson-sites-build-missed-bare = A temple tile, but no one is on it. Where no one counts, a fountain is built, which no one owns. Leave it at *{ choice-magistrate-yes }*.
lesson-sites-build-missed-type = The circle is closed, but for a temple only magistrates on temple tiles count. No one had one there, so a fountain was built instead.

lesson-influence-title = { rules-influence-title }
lesson-influence-build-do = Close the circle on **J12-J13** so that you have **more** magistrates there than the other player.
lesson-influence-build-why = Four tiles: a **bath**. On **bath tiles** it’s **1 to 1**; a tie builds a **fountain**, which no one owns.
lesson-influence-build-done = 2 to 1, so the bath is yours: { COMPONENT("type[id=bath].points") } points. Whoever has more builds, no matter who lays the last tile: never close a circle for others.
lesson-influence-build-missed = The bath hasn’t been built. A bath tile with a magistrate on J12-J13 makes it yours, for { COMPONENT("type[id=bath].points") } points.
lesson-influence-build-missed-theirs = On I9-I10 you close another circle, but you don’t have more magistrates there, so it isn’t yours. On J12-J13 you can be ahead.
lesson-influence-build-missed-level = It was 1 to 1, so a fountain was built, which no one owns. A magistrate on one more bath tile makes it 2 to 1.

lesson-imperium-title = Rewards
lesson-imperium-send-do = Send the magistrate on **J14-J15**, of no more use there, to fetch a **bath Imperium tile**.
lesson-imperium-send-why = **Each player** may send **one** from a finished site. The tile buys an **action** or counts at the end.
lesson-imperium-send-done = Your magistrate came home with a bath Imperium tile. Having the most of a type is worth { COMPONENT("scoring.most_imperium") } points at the end; or give one back for an extra action.
lesson-imperium-send-missed = You get an Imperium tile that way, too. But send the one on J14-J15: around its tile no circle is open for which it can count.
lesson-imperium-send-missed-stayed = They all stay, so you get no Imperium tile. The magistrate on J14-J15 has nothing left to do there: send that one.

lesson-more-title = Three actions
lesson-more-recall-do = You will need two magistrates, and one is at home: **recall** the one on **D2-D3**.
lesson-more-recall-why = It is free right away. **Leave the one on F8-G8 where it is**: it counts at EF8, soon a theater.
lesson-more-recall-done = That was one of your two actions. Two of your figures are at home now, ready for the next tiles.
lesson-more-recall-missed = The one on F8-G8 counts where one more tile makes a theater. You can spare the one on D2-D3.

lesson-more-three-do = Score **8 points**: a theater with a tile on **F6-F7**, a temple with one on **G9-G10**.
lesson-more-three-why = Give back one **Imperium tile** for the third action: you have **two**, the other player none.
lesson-more-three-done = A theater and, with the extra action, a temple: 8 points. Whoever you send off from a new temple fetches the next Imperium tile.
lesson-more-three-missed = No points yet. On F6-F7 a theater tile with a magistrate makes it 2 to 1; then *{ move-extra }* gives you an action for G9-G10.
lesson-more-three-missed-kept = A start, but not 8 points. F6-F7 and G9-G10 each need the right tile with a magistrate; *{ move-extra }* gives you the second action.

lesson-water-title = At the rim
lesson-water-bridge-do = Take the **bridge** on C3: lay any tile on **C3-C4**.
lesson-water-bridge-why = Whoever covers one of the bridges takes it. At the end it’s worth **{ COMPONENT("game.bridge_tile_values.1") } to { COMPONENT("game.bridge_tile_values.8") } points**.
lesson-water-bridge-done = The bridge tile is yours. Only you know how many points it will score.
lesson-water-bridge-missed = The tile is down, but covers no bridge. C3-C4 covers the one on C3.

lesson-water-outlet-do = Reach the **white outlet**, W on the right: lay any tile on **I15-I16**.
lesson-water-outlet-why = The first tile with a corner at an outlet starts its **aqueduct**: a line for water.
lesson-water-outlet-done = The white aqueduct begins, and you lay its first three pieces right away, along the sides of tiles.
lesson-water-outlet-missed = The tile is down, but not at the white outlet. I15-I16 touches it with a corner.

lesson-water-path-do = Lead the first **three pieces** to your **bath** in the gold ring.
lesson-water-path-why = At the end you score **{ COMPONENT("scoring.aqueduct") } points** for each of your buildings on an aqueduct, whoever laid it.
lesson-water-path-done = Your bath is on the aqueduct now: { COMPONENT("scoring.aqueduct") } points more at the end. Anyone can extend it, by two pieces an action.
lesson-water-path-missed = The water flows, but not to your bath on IJ12. Lead it west, and southwest once.

lesson-fountain-title = { source-coins }
lesson-fountain-extend-do = Extend the **gray** aqueduct over your **temple**, EF14, to the **fountain**, EF16.
lesson-fountain-extend-why = Whoever leads water to a fountain takes a **coin**: 1 point. An action is **two pieces**.
lesson-fountain-extend-done = Your temple is on the water: { COMPONENT("scoring.aqueduct") } points at the end, and 1 for the coin. Every fountain one edge away from your building is worth 1, too.
lesson-fountain-extend-missed = The aqueduct has grown, but not to the fountain, so there is no coin. First gray SW, then gray E.
lesson-fountain-extend-missed-past = A coin, but your temple has stayed dry. First gray SW, to the temple, then gray E: that gives you both.

lesson-last-title = The last action
lesson-last-win-do = With everything counted you’re **9 points** behind: find a last action that **wins**.
lesson-last-win-why = Beyond what the buttons show: 1 per **fountain one edge away**, and a **magistrate**’s reward.
lesson-last-win-done = You win, with a bath, its fountain and its Imperium tile. Once three stacks are empty, everyone has one last action, and the final points are counted.
lesson-last-win-missed = That wasn’t enough. Only a new building can win: a bath on H8-H9, with a magistrate on a bath tile.
lesson-last-win-missed-near = A building, but not enough. Build the bath on H8-H9, and send a magistrate off from it for the Imperium tile.
lesson-last-win-missed-fountain = No one had the most influence there, so a fountain was built. For a bath your magistrate must be on a bath tile.
lesson-last-win-missed-late = Nothing comes after the last action: tiles in the forum and magistrates at home are worth nothing. Only building helps now.

lesson-round-title = A whole round
lesson-round-play-do = On your own now: score at least **8 points** with your **two actions**.
lesson-round-play-why = Look for circles with **one gap** and count their tiles; see who is on the **right type**.
lesson-round-play-done = At least 8 points in one turn: that’s how it goes on, until three stacks are empty. You’re ready for a first game.
lesson-round-play-missed = Nothing was built for you. Your magistrate on C13-C14 counts for two circles: B12-C12 and B14-B15 close them.
lesson-round-play-missed-drew = Drawing can wait while there is something to build. Tiles on B12-C12 and B14-B15 build two baths.
lesson-round-play-missed-one = One building was yours; there was room for two. On B12-C12 and B14-B15 the magistrate on C13-C14 counts both times, if it stays.

## What each kind of question is about, told to somebody who meets it for the first time

about-action = Draw tiles, play one, extend aqueducts or recall a magistrate, twice a turn. Closing a circle of tiles scores points.
about-turn-end = An Imperium tile buys one more action; kept, it counts for whoever has the most of its type.
about-start-path = At the end each building on an aqueduct scores { COMPONENT("scoring.aqueduct") } points for its owner: lead it to your own.
about-site-order = They are built on one after the other. A magistrate that leaves the first doesn’t count for the next.
about-site-claim = Your magistrate fetches an Imperium tile, or a coin from a fountain, and comes home after your turn.

## What a move is good for, as the coach says it

subject-points = for points right away
subject-fountains = for fountains
subject-aqueducts = for aqueducts at your buildings
subject-imperium = for Imperium tiles
subject-coins = for coins
subject-actions = for your actions
subject-magistrates = for where your magistrates are
subject-sites = for sites where the building will be yours
subject-tiles = for the tiles that you can play
