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
