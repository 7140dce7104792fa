### Discordia

## In the pictures

picture-game = Discordia
picture-year = Year { $year } of { $years }
picture-last-year = Last year
picture-season-of = season { $season }
picture-season-spring = Spring
picture-season-summer = Summer
picture-season-autumn = Autumn
picture-season-saturnalia = Saturnalia
picture-season-winter = Winter
picture-develop = Develop
picture-phase-draft = First tiles
picture-phase-raid = Raid
picture-phase-shortage = Shortage
picture-phase-end = The end
picture-end = The end
picture-in-stock = in stock
picture-gone = absent
picture-begins = Four towns on the Rhine have more workers than work.
picture-awaited = { $players }: { $what }
picture-stock-change = stock { $change }
picture-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
picture-wins-with = { $count ->
    [0] without a figure in stock
    [one] with { $count } figure in stock
   *[other] with { $count } figures in stock
}
picture-raid-held = The tribes come with { $strength }: { $held } { $holders ->
    [one] holds
   *[other] hold
} out
picture-raid-lost = The tribes come with { $strength }: { $raided } { $losers ->
    [one] is
   *[other] are
} raided
picture-raid-both = The tribes come with { $strength }: { $held } { $holders ->
    [one] holds
   *[other] hold
} out, { $raided } { $losers ->
    [one] is
   *[other] are
} raided
picture-shortages = Into stock: { $stocks }
picture-shortage-of = { $player } { $change }
picture-taken-to = { $cell } to { $slot }
picture-raid = Germanic raid
picture-extensions = Extensions
picture-towers = Towers
picture-decrees = Decrees
picture-privileges = Privileges
picture-decree-ext5 = 5 extension kinds
picture-decree-ext22 = 2 extension pairs
picture-decree-manip3 = 3 manipulators
picture-decree-tower3 = 3 towers
picture-decree-aqueduct8 = aqueduct on 8
picture-decree-dev6 = development 6
picture-decree-exp6 = expedition 6
picture-decree-two_sorts = 2 colours in stock
picture-decree-placed12 = 12 figures placed
picture-decree-each9 = each sort, 9 figures
picture-decree-ships2 = 2 ships, 3 figures
picture-decree-farms3 = 3 farms, 7 figures
picture-decree-markets3 = 3 stalls, 6 figures
picture-decree-barracks3 = 3 barracks, 5 figures
picture-legend = What the signs mean
picture-sign-infra = missing infrastructure: 1
picture-sign-infra_perm = 1 less is missing
picture-sign-shortage = sent into the stock
picture-sign-aqueduct = the ring moves on
picture-sign-exp_star = star to expedition
picture-sign-dev_star = star to development
picture-sign-star = a star
picture-sign-manipulator = manipulator of dice
picture-sign-strength = strength in raids
picture-sign-swap = draw, give as many back
picture-sign-discard = from stock to bag
picture-sign-draw = from bag to stock
picture-sign-tower = a tower
picture-sign-extension = an extension
picture-sign-privilege = a privilege
picture-sign-dispatch = a dispatch
picture-at-year-end = At the year's end
picture-lack-symbols = symbols that can be seen
picture-lack-spaces = spaces without figures
picture-lack-aqueduct = the aqueduct
picture-lack-lasting = the expedition track
picture-lack-once = this year's reward
picture-lack-total = new figures into the stock
picture-lack-surplus = figures that may go
picture-special-now = framed: special dispatch possible
picture-develops-on-5 = develops with a 5 too
picture-any-colour-ship = ships: special dispatch by any die
picture-any-colour-barracks = barracks: special dispatch by any die
picture-any-colour-farm = farms: special dispatch by any die
picture-spent = used
picture-privilege-joker_blue = sailors stand for every colour
picture-privilege-joker_red = soldiers stand for every colour
picture-privilege-joker_white = merchants stand for every colour
picture-privilege-joker_yellow = farmers stand for every colour
picture-privilege-expedition = 2 stars to the expedition track
picture-privilege-development = 2 stars to the development track
picture-privilege-aqueduct = 4 steps on the aqueduct
picture-privilege-dispatch = a dispatch, and 2 stars
picture-choose = choose
picture-advantages = This city
picture-page-seasons = Seasons and action tiles
picture-page-actions = Action tiles
picture-page-actions-remark = one in each column, shuffled for every game
picture-page-tiles = City tiles
picture-page-tiles-remark = Below each tile: the values that it comes in. Grey stalls go with every die.
picture-page-city = A city at the beginning
picture-page-city-T = towers, one above each harbour
picture-page-city-H = harbours: ships, blue
picture-page-city-K = castles: barracks, red
picture-page-city-M = market places: stalls, every die
picture-page-city-F = fields: farms, yellow
picture-page-tracks = Tracks, decrees, aqueduct
picture-page-track-expedition = Expedition track, two more spaces with each extension
picture-page-track-development = Development track, two more spaces with each extension
picture-page-decree-spaces = Spaces for decrees
picture-page-decree-remark = covered one after the other
picture-page-aqueduct = Aqueduct
picture-page-aqueduct-remark = below: by how much the shortage is less
picture-page-towers = Towers
picture-page-towers-military = Military towers: strength, or figures
picture-page-towers-trade = Trade towers: swaps
picture-page-raids = Germanic tiles
picture-page-raids-back = Back { $back }
picture-page-raids-A = damage, years 1 to 3
picture-page-raids-B = reward, years 1 to 3
picture-page-raids-C = damage, year 4
picture-page-raids-D = reward, year 4
picture-page-decrees = Decrees
picture-page-privileges = Privileges
picture-page-signs = What the signs mean
