## Lessons

lesson-stock-title = The empty stock
lesson-stock-last-do = Send your **last two figures** to the ship on **H1** (row H, place 1), and your **stock** is empty.
lesson-stock-last-why = Your **stock** holds your people without work. Whoever has none left **wins immediately**.
lesson-stock-last-done = Your stock is empty: you win immediately. If no one manages that in **four years**, whoever has the fewest figures in stock wins.
lesson-stock-last-missed = Your two figures are still without work. *Dispatch* sends them to a tile; the ship H1 has room for both.
lesson-stock-last-missed-one = One figure has found work, the other is still in your stock. The ship H1 takes both together.

lesson-tile-title = Your first tile
lesson-tile-sort-do = Take a tile that needs **merchants (W)** or **farmers (Y)**: you have five of each.
lesson-tile-sort-why = **Tiles** give work. But each **space** still empty at the year’s end adds a new figure to your stock.
lesson-tile-sort-done = Every game begins like this. Ships give work to sailors (B), barracks to soldiers (R), stalls to merchants (W), farms to farmers (Y).
lesson-tile-sort-missed = Ships need sailors (B), and you have only two of those. Look for a stall or a farm.

lesson-die-title = Die and column
lesson-die-column-do = The **farm 3a** is in **column 3**. Choose the die that opens this column.
lesson-die-column-why = Each turn begins with a **die**. Its value opens the column of that number, and no other.
lesson-die-column-done = A 3: for this turn column 3 is open to you. You are *Maximus* and chose first, so the other city can’t use this die.
lesson-die-column-missed = That opens another column. The farm is in column 3, so it takes a 3: the blue die shows one.
lesson-die-take-do = Take the **farm 3a** to your city: you have five farmers for it.
lesson-die-take-why = You have one **main action** a turn: take a tile, or do what the light strip of the column shows.
lesson-die-take-done = The farm is in your city. There was nothing else to do, so your turn ended.
lesson-die-take-missed = The ship needs three sailors, and you have two. For the farm you have farmers enough.

lesson-dispatch-title = Dispatching
lesson-dispatch-farmers-do = **Dispatch** two farmers (Y) to your **farm F1**: then 13 figures are left in your stock.
lesson-dispatch-farmers-why = A dispatch fills the next **space** of a tile, with exactly the figures that it shows.
lesson-dispatch-farmers-done = Two figures have found work in one go. Your *shortage* is down by one: that is how many new figures come at the year’s end, one of them for each empty space.
lesson-dispatch-farmers-missed = No one has found work, and your stock is as large as before. *Dispatch* is the main action that makes it smaller.

lesson-special-title = Special dispatches
lesson-special-colour-do = Choose the die that lets you dispatch to **C1 and M2** without an action.
lesson-special-colour-why = For that, **value and color** of the die must match the tile; gray stalls match any color.
lesson-special-colour-done = Red and a 4: that matches the red barracks 4, and the gray stall 4 too.
lesson-special-colour-missed = Both tiles have a 4 in their corner. Your die has to be a 4 too, and red for the barracks.
lesson-special-colour-missed-colour = The 4 is right, but the barracks are red: with this die only the stall matches.
lesson-special-first-do = Make one of your two **special dispatches**: to the **barracks C1** or to the **stall M2**.
lesson-special-first-why = They **cost nothing**: in any order, before or after your main action.
lesson-special-first-done = Figures have found work, and your main action is still to come. Each tile that matches your die has one special dispatch in a turn.
lesson-special-first-missed = That dispatch was your **main action**, the only one of this turn. Choose *Special dispatch*: it costs nothing.
lesson-special-second-do = Now make the **other special dispatch**: its tile matches your die, too.
lesson-special-second-why = Each circle shows its color, and **∗** takes any: there, send a figure you have many of.
lesson-special-second-done = Four figures have found work without your main action. So look at your tiles before you choose a die.
lesson-special-second-missed = That dispatch was your **main action**. The *special dispatch* that you still have costs nothing.

lesson-ship-title = Ships
lesson-ship-fill-do = Fill the **ship H1**: a **special dispatch** sends the sailor (B) who is missing.
lesson-ship-fill-why = Your die is the blue 1, and so is the ship’s value: that matches, and costs no action.
lesson-ship-fill-done = The ship is full. Something happens to full ships at the end of your turn; you needn’t take a main action before that.
lesson-ship-fill-missed = The ship is still waiting for one sailor. *Special dispatch* costs nothing and fills it.
lesson-ship-turn-do = End your turn, and put the **market stall** on the ship’s back on **market place M1**.
lesson-ship-turn-why = A full ship sails off with its figures. What is left of it is a **new tile** to fill.
lesson-ship-turn-done = The stall gives new work. The ring on your aqueduct moved on too: further along, it makes your *shortage* smaller, and fewer figures come.
lesson-ship-turn-missed = End your turn; then you are asked where the stall on the ship’s back should go.
lesson-ship-turn-missed-out = Out of the game the stall gives work to no one. Put it on the market place.

lesson-season-title = Seasons
lesson-season-value-do = It’s **spring**, so this is column 1. Turn the red 2 into a **1** with your **manipulator**.
lesson-season-value-why = A **manipulator** changes a die by 1. Whoever uses the season’s number may use its **bonus**.
lesson-season-value-done = The 2 counts as a 1 for all of your turn. Your manipulator is ready again next year.
lesson-season-value-missed = That isn’t a 1, and the bonus of spring needs a 1. Choose the red die, and 1 as its value.
lesson-season-bonus-do = Use the **season bonus**: a star of yours goes to **E1**, at the foot of the left **track**.
lesson-season-bonus-why = The star hides a **symbol** (a faucet). Each one still visible adds a new figure at the year’s end.
lesson-season-bonus-done = One fewer symbol, and so a smaller *shortage* each year. It cost a star, but not your main action. E is the *expedition track*, D the *development track*.
lesson-season-bonus-missed = That was not the season bonus. It costs no action; start with it: *Season bonus*.
lesson-season-stars-do = Your main action: **take { COMPONENT("game.stars_max") } stars** for your two tracks, **E** and **D**.
lesson-season-stars-why = The left track (**E**) lowers the shortage; with the right one (**D**) more dice match.
lesson-season-stars-done = You have seven stars, and your turn has ended. What a star covers on a track is yours; *Develop* puts them on track D.
lesson-season-stars-missed = No stars were taken. *Take stars* is one of the main actions that column 1 offers.
lesson-season-stars-missed-one = One star; the same action gives two, and it is your only one this turn.

lesson-decree-title = Extensions and decrees
lesson-decree-extension-do = Take the **extension** castle: it goes to **C3**, the next place of your row C.
lesson-decree-extension-why = **Extensions** add places, and one decree asks for a second **pair** of them.
lesson-decree-extension-done = C3 had a star printed on it, which is yours now. And this was your fourth extension: number { COMPONENT("game.privileges_at.1") } and number { COMPONENT("game.privileges_at.2") } also give a privilege.
lesson-decree-extension-missed = Also an extension, but no second pair. You have added two market places; with a castle at C3 you have added two castles as well.
lesson-decree-privilege-do = Take the **privilege** “Soldiers are jokers”: soldiers are what you have most of.
lesson-decree-privilege-why = A **joker** works all game long. The other privileges work **once**.
lesson-decree-privilege-done = Your six soldiers now fit wherever you dispatch. There are three chances for a privilege: your extensions number { COMPONENT("game.privileges_at.1") } and { COMPONENT("game.privileges_at.2") }, and space { COMPONENT("expedition_space") } of the expedition track.
lesson-decree-privilege-missed = That works once and is then used up. Soldiers that are jokers help you turn after turn.
lesson-decree-privilege-missed-other = Also a joker, but you have few figures of that color. You have six soldiers.
lesson-decree-claim-do = You have two pairs of extensions now: claim the **decree** that asks for them.
lesson-decree-claim-why = It costs nothing and covers **Q1**, the first sign beside *Decrees* in your city.
lesson-decree-claim-done = No one else can get this decree now. What it covers is yours: on Q1 a *swap*, three figures from the bag for three from your stock.
lesson-decree-claim-missed = The decree is still on the table. It won’t come on its own: *Claim a decree*.

lesson-raid-title = The raid
lesson-raid-hold-do = Fill the **barracks C1** (a soldier and anyone), hold out in the **raid**, take a **tower**.
lesson-raid-hold-why = The **tribes** have strength 3. Only **figures on full** barracks count, not the number in the corner.
lesson-raid-hold-done = Five figures against 3: you held out, and took a tower. Then the year ended: **full tiles** stay in your city, and their figures go into the bag.
lesson-raid-hold-missed = After your turn the tribes come. Full barracks would have held them off: *Dispatch* fills C1.
lesson-raid-hold-missed-declined = You held out, but took no tower. One with strength costs nothing, and helps in every raid.
lesson-raid-hold-missed-raided = You were raided and lost something: barracks with an empty space count for nothing. *Dispatch* would have filled them.

lesson-alone-title = A turn of your own
lesson-alone-year-do = Play the winter: **hold out** against strength 4, and have **14 figures or fewer** in spring.
lesson-alone-year-why = New figures: one for each **symbol** you see and each **empty space**. Before this turn: 9 + 2.
lesson-alone-year-done = You held out, and few figures came. You know enough for a first game now.
lesson-alone-year-missed = More than 14 figures are in your stock. The empty spaces of C1 and T1 can be filled without an action, and an extension can cover a symbol.
lesson-alone-year-missed-raided = You were raided: C1 has an empty space and counts for nothing. Which die gets someone there without an action?

## What a question is about

about-draft-choice = Before the first year everyone takes one tile. It gives work to the figures that its circles show.
about-die-choice = Its value opens a column for this turn; tiles of its value and color take figures for free.
about-action-choice = One main action, and everything that is free. Dispatching makes your stock smaller; *Take stars* and *Develop* help later.
about-star-choice = A star covers the lowest free space of a track; what is printed there is yours.
about-swap-choice = You draw figures and give back as many, whichever you like: that way you get colors you need.
about-return-choice = Keep the colors that your empty spaces need, and give back as many others.
about-discard-choice = Whatever goes into the bag has left your stock, and you want an empty stock.
about-tower-choice = Towers stand above harbors. Military towers count in the raid, trade towers swap figures.
about-extension-choice = An extension enlarges your city and gives what is printed on its place, the fourth and sixth a privilege too.
about-privilege-choice = Your privileges are yours alone: a joker works all game long, the others work once.
about-privilege-use = It works once: choose the turn on which it does most.
about-dispatch-choice = A free dispatch: figures go from your stock to the next space of a tile.
about-stall-choice = A full ship has sailed. The market stall on its back gives new work in your city.
about-demolition-choice = You couldn’t hold out against the tribes. Any figures on it come back to your stock.
about-decree-choice = A decree costs nothing and covers one of your four decree spaces. Only one player can get it.
about-surplus-choice = Your city is in such good order that no one new comes. Put figures into the bag instead.

## What a move is good for, as the coach says it

subject-stock = for figures that leave your stock
subject-actions = for what you can still do in this season
subject-raid = for the raid
subject-stars = for stars
subject-manipulators = for manipulators
subject-expedition = for the expedition track
subject-development = for the development track
subject-aqueduct = for the aqueduct
subject-decrees = for decrees
subject-privileges = for privileges
subject-city = for what your city consists of
