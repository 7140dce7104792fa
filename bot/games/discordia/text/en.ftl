### Discordia: every word that players see of this game.

game-about = The cities on the Rhine have more workers than work. Roll dice, send out sailors, soldiers, merchants and farmers, hold out against the tribes: whoever has no figure left in stock wins immediately.
points-ahead = { $amount ->
    [one] one figure
   *[other] { $amount } figures
}

## Figures, stars, dice

noun-blue = { $amount ->
    [one] sailor
   *[other] sailors
}
noun-red = { $amount ->
    [one] soldier
   *[other] soldiers
}
noun-white = { $amount ->
    [one] merchant
   *[other] merchants
}
noun-yellow = { $amount ->
    [one] farmer
   *[other] farmers
}
figures-any = { $amount } of any color
figures-none = none
figures = { $amount ->
    [one] { $amount } figure
   *[other] { $amount } figures
}
stock-empty = none
stars = { $amount ->
    [0] no stars
    [one] { $amount } star
   *[other] { $amount } stars
}

held-stock = In stock
    .counted = { $amount ->
    [0] no figure in stock
    [one] 1 figure in stock
   *[other] { $amount } figures in stock
}
held-placed = Figures on tiles
held-star = Stars
    .counted = { stars } in stock
    .change = { untold }
held-manipulator = Manipulators
    .counted = manipulators ready: { $ready } of { $amount }
    .change = { untold }
held-strength = Strength

held-counted =
    .change = stock { $signed }

letter-blue = B
letter-red = R
letter-white = W
letter-yellow = Y
letter-blue-stands = { letter-blue } for sailors
letter-red-stands = { letter-red } for soldiers
letter-white-stands = { letter-white } for merchants
letter-yellow-stands = { letter-yellow } for farmers
letter-any-stands = { letter-any } for a figure of any color
letters-explained = Figures have letters: { $letters }. A slash separates the spaces of a tile, which are filled in that order.

# What places are called whose first letter is that of a word: of fields, castles, the development track.
place-letter-F = F
place-letter-K = C
place-letter-D = D

die-blue = blue
die-red = red
die-yellow = yellow

either-last = { $before } or { $last }

## Seasons and phases

season = { $season ->
    [1] spring
    [2] summer
    [3] autumn
    [4] Saturnalia
   *[5] winter
}
phase-draft = the first tiles are being taken
phase-raid = the Germanic raid
phase-shortage = the infrastructure shortage

## City tiles, towers, extensions, tracks

sort-ship = ships
sort-barracks = barracks
sort-market = market stalls
sort-farm = farms

tile-ship = Ship { $value }
tile-barracks = Barracks { $value }
tile-market = Market stall { $value }
tile-farm = Farm { $value }
tile-military = Military tower { $value }
tower-trade = Trade tower { $value } (swap { $swap })
tower-strength = Military tower (strength { $strength })

extension-harbour = Harbor
extension-castle = Castle
extension-market_place = Market place
extension-field = Field
extension-expedition_ext = Expedition extension
extension-development_ext = Development extension

track-expedition = expedition track
track-development = development track

action-dispatch_ship = to ships
action-dispatch_barracks = to barracks
action-dispatch_market = to market stalls
action-dispatch_farm = to farms
action-dispatch_any = to any tile
action-extension = extension
action-stars = stars

## Bonuses, rewards, damages

effect-exp_star = { $amount ->
    [one] place a star on the expedition track
   *[other] place { $amount } stars on the expedition track
}
effect-dev_star = { $amount ->
    [one] place a star on the development track
   *[other] place { $amount } stars on the development track
}
effect-take_star = { $amount ->
    [one] take a star
   *[other] take { $amount } stars
}
effect-lose_star = { $amount ->
    [one] give back a star
   *[other] give back { $amount } stars
}
effect-aqueduct = { $amount ->
    [one] one step on the aqueduct
   *[other] { $amount } steps on the aqueduct
}
effect-aqueduct-back = { $amount ->
    [one] one step back on the aqueduct
   *[other] { $amount } steps back on the aqueduct
}
effect-swap = swap { $amount } figures
effect-discard = put up to { $amount } figures into the bag
effect-draw = { $amount ->
    [one] draw a figure
   *[other] draw { $amount } figures
}
effect-tower = take a tower
tile-at-stake = { $what ->
    [ship] a ship
    [barracks] a barracks
    [market] a market stall
    [farm] a farm
    [tower] a tower
   *[any] a city tile
}
effect-demolish = demolish { tile-at-stake }
effect-manipulator = { $amount ->
    [one] take a manipulator
   *[other] take { $amount } manipulators
}
effect-extension = take an extension
effect-privilege = take a privilege
effect-dispatch = dispatch to { $what ->
    [ship] a ship
    [barracks] a barracks
    [market] a market stall
    [farm] a farm
   *[any] any tile
}{ $amount ->
    [one] { "" }
   *[other] {" "}({ $amount } times)
}
effect-infra_perm = shortage −{ $amount } permanently
effect-infra_once = shortage −{ $amount } this year
effect-develop_on_5 = develop with a 5 too
effect-any_colour = special dispatches to { $what ->
    [ship] ships
    [barracks] barracks
    [market] market stalls
   *[farm] farms
} with every die

gain-symbol = cover a symbol
germanic = strength { $strength } ({ $effect })

## Privileges and decrees

privilege-joker_blue = Sailors are jokers
privilege-joker_red = Soldiers are jokers
privilege-joker_white = Merchants are jokers
privilege-joker_yellow = Farmers are jokers
privilege-expedition = Expedition
privilege-development = Development
privilege-aqueduct = Aqueduct
privilege-dispatch = Dispatch
privilege-joker = count as any color in dispatches; with two of the same, all figures do

decree-ext5 = { COMPONENT("decree[id=ext5].condition.amount") } kinds of extension
decree-ext22 = 2 pairs of matching extensions
decree-manip3 = { COMPONENT("decree[id=manip3].condition.amount") } manipulators
decree-tower3 = { COMPONENT("decree[id=tower3].condition.amount") } towers
decree-aqueduct8 = Aqueduct on { COMPONENT("decree[id=aqueduct8].condition.amount") }
decree-dev6 = Development track to { COMPONENT("decree[id=dev6].condition.amount") }
decree-exp6 = Expedition track to { COMPONENT("decree[id=exp6].condition.amount") }
decree-two_sorts = { COMPONENT("decree[id=two_sorts].condition.amount") } colors or fewer in stock
decree-placed12 = { COMPONENT("decree[id=placed12].condition.amount") } figures on tiles and towers
decree-each9 = { COMPONENT("decree[id=each9].condition.amount") } figures across all { COMPONENT("sort") ->
    [4] four
   *[other] { COMPONENT("sort") }
} sorts
decree-ships2 = { COMPONENT("decree[id=ships2].condition.amount") } figures on { COMPONENT("decree[id=ships2].condition.tiles") } ships
decree-farms3 = { COMPONENT("decree[id=farms3].condition.amount") } figures on { COMPONENT("decree[id=farms3].condition.tiles") } farms
decree-markets3 = { COMPONENT("decree[id=markets3].condition.amount") } figures on { COMPONENT("decree[id=markets3].condition.tiles") } market stalls
decree-barracks3 = { COMPONENT("decree[id=barracks3].condition.amount") } figures on { COMPONENT("decree[id=barracks3].condition.tiles") } barracks or towers

## Moves: the button, the command, and what it does

move-draft = First tile
move-draft-description = Take your first city tile from the display; you get its bonus right away
command-draft = draft
move-choose-die = Die
move-choose-die-description = Choose the die for this turn, and the value you use with it, changed by manipulators
move-take = City tile
move-take-description = Main action: take a city tile from the column of your die
command-take = take
move-dispatch = Dispatch
move-dispatch-description = Dispatch figures to the next space of a tile: as your main action, or as a bonus
move-extend = Extension
move-extend-description = Take an extension for your city: as your main action, or as a bonus
command-extend = extend
move-develop = Develop
move-develop-description = Main action with a { COMPONENT("game.develop_value") }: place a star on your development track
move-take-stars = Take stars
    .with = Take { $what }
move-take-stars-description = Main action: take stars from the cult
command-take-stars = stars
move-special-dispatch = Special dispatch
move-special-dispatch-description = Dispatch to a tile that matches your die’s value and color, once a turn for each tile
command-special-dispatch = special
move-use-season = Season bonus
move-use-season-description = Use the season’s bonus, if your value is the number of its column
command-use-season = season
move-use-tower = Trade tower
move-use-tower-description = Swap figures with a trade tower of your value
command-use-tower = trade
move-claim = Claim a decree
move-claim-description = Claim a decree that you fulfill
command-claim = decree
move-take-privilege = Take a privilege
move-take-privilege-description = Take one of the privileges on offer
command-take-privilege = privilege
move-use-privilege = Use a privilege
move-use-privilege-description = Carry out a privilege that can be used once
command-use-privilege = use
move-place-star = Place a star
move-place-star-description = Place a star on the track in question
command-place-star = star
move-build-tower = Build a tower
move-build-tower-description = Take a tower and build it above a harbor
command-build-tower = tower
move-swap = Swap
move-swap-description = Draw figures from the bag; then you give as many back
move-give-back = Give back
move-give-back-description = Put figures back into the bag after a swap
command-give-back = return
move-discard = Into the bag
move-discard-description = Put figures from your stock into the bag
command-discard = discard
move-place-stall = Place the stall
move-place-stall-description = Say where the market stall on the back of a full ship goes
command-place-stall = stall
move-demolish = Demolish
move-demolish-description = Say which tile or tower you lose to the raid
move-skip = Skip
move-skip-description = Decline what you are offered, or keep a privilege for a later turn
move-end-turn = End the turn
move-end-turn-description = End your turn; then full ships are turned
command-end-turn = end

## Fields of a move

field-tile = Tile
field-slot = Place
field-value = Value
field-figures = Figures
field-number = Number
field-tower = Tower
field-decree = Decree
field-privilege = Privilege

option-name-slot = slot
option-name-colour = color
option-name-extension = kind

field-draft-tile-description = Which tile of the display, such as 3b
field-draft-tile-question = Which tile do you begin with?
field-choose-die-colour-description = Which die
field-choose-die-colour-question = Which die do you choose?
field-choose-die-value-description = Which value you use; if left out, the one rolled
field-choose-die-value-question = Which value do you use?
field-take-tile-description = Which tile of your column, such as 3b
field-take-tile-question = Which city tile do you take?
field-take-slot-description = Where it goes; if left out, the next free place
field-take-slot-question = Where does { $tile } go?
field-dispatch-tile-description = To which of your tiles, such as C2
field-dispatch-tile-question = Where do you dispatch figures to?
field-dispatch-figures-question = Which figures go to { $tile }?
field-extend-extension-description = Which kind of extension
field-extend-extension-question = Which extension do you take?
field-take-stars-number-description = One star or { COMPONENT("game.stars_max") ->
    [2] two
   *[other] { COMPONENT("game.stars_max") }
}
field-take-stars-number-question = How many stars do you take?
field-special-dispatch-tile-question = Where does your special dispatch go?
field-use-tower-tower-description = Which of your trade towers
field-use-tower-tower-question = Which trade tower do you use?
field-claim-decree-description = Which decree
field-claim-decree-question = Which decree do you claim?
field-take-privilege-privilege-description = Which privilege
field-take-privilege-privilege-question = Which privilege do you take?
field-use-privilege-privilege-description = Which of your privileges
field-use-privilege-privilege-question = Which privilege do you use?
field-build-tower-tower-description = Which tower
field-build-tower-tower-question = Which tower do you build?
field-build-tower-slot-description = Where it goes; if left out, above the next harbor
field-build-tower-slot-question = Where does { $tower } go?
field-give-back-figures-question = Which figures do you give back?
field-discard-number-description = How many figures
field-discard-number-question = How many figures go into the bag?
field-discard-figures-description = Which figures, by their letters, such as BBY
field-discard-figures-question = Which figures go into the bag?
field-place-stall-slot-description = To which market place, or out of the game
field-place-stall-slot-question = Where should the market stall go?
field-demolish-tile-description = Which one you lose
field-demolish-tile-question = What do you give up?

## Options of a new game

option-season_shuffle = Shuffled seasons
option-season_shuffle-description = The { COMPONENT("game.seasons") ->
    [5] five
   *[other] { COMPONENT("game.seasons") }
} season bonuses are shuffled across the columns
option-show_bag = Show the bag
option-show_bag-description = You see the colors of the figures in the bag, not only how many there are

## What can be chosen

choice-out = Out of the game
choice-value-turned = { $value } ({ $count ->
    [one] one manipulator
   *[other] { $count } manipulators
})

hint-die-special = special dispatch to { $slots }
hint-die-special-many = { $count } special dispatches
hint-die-season = season bonus
hint-die-tower = swap
hint-die-develop = develop
hint-die-tile = a tile
hint-die-more = more
hint-die-dispatch = dispatch { $where }
hint-back = on the back { $spaces }
hint-special = special dispatch right away
hint-tower-strength = counts in every raid, without figures
hint-free = free
hint-over = covers { $tile }
hint-figures-back = { $number ->
    [one] { $number } figure comes
   *[other] { $number } figures come
} back
hint-over-figures = covers { $tile }, { hint-figures-back }
hint-out = no step on the aqueduct
hint-needs = needs { $needs }
hint-fills = full with { $needs }
hint-figures = from your stock: { $figures }
hint-extension = { $left } left
hint-extension-gains = { $gains }; { $left } left
hint-stars = then { $held }

## What a move comes to, when it is played ahead

bonus-in-vain = { $effect } (no effect now)
gain-in-vain = { $effect }, no effect now
outlook-spaces = Spaces of { $tile }: { $spaces }.
outlook-fresh = You can’t dispatch there before your next turn.
outlook-back = When it is full, it turns into a market stall: { $spaces }.
outlook-tower-swap = With every { $value } you may swap { $figures }.
outlook-track = New spaces on the { $track }: { $gains }.
outlook-full-ship = That fills { $tile }: { $raid ->
    [yes] after your raid
   *[no] at the end of the turn
} it becomes a market stall.
outlook-full = That fills { $tile }: at the year’s end its figures go into the bag.
outlook-privilege = Can be used once, { $now ->
    [yes] now{ $last ->
        [yes] {" "}only, as this is your last turn
       *[no] {" "}or on a later turn
    }
   *[no] but not now{ $last ->
        [yes] , and this is your last turn
       *[no] {" "}– only on a later turn
    }
}: { $gains }.
outlook-joker = { $privilege }: in dispatches they count as any color.
outlook-joker-second = { $privilege }, for the second time: now **all** your figures are jokers.
outlook-lasting = That applies from now on{ $turn ->
    [yes] , including this turn
   *[no] { "" }
}.
outlook-stock = In stock afterwards: { $stock }.
outlook-star = Stars in stock: { $before } → { $after }.
outlook-symbols = { $count ->
    [one] An infrastructure symbol is
   *[other] { $count } infrastructure symbols are
} covered.
outlook-shortage = Shortage (new figures at the year’s end{ $surplus ->
    [yes] ; below zero, figures may go
   *[no] { "" }
}), as things stand: { $before } → { $after }.
outlook-lack = Shortage (new figures at the year’s end), as things stand: { $lack }.
outlook-surplus = Surplus (figures that may go at the year’s end), as things stand: { $lack }.
outlook-strength = Your strength: { $before } → { $after }{ $known ->
    [none] { "" }
    [all] {" "}(tribes: { $tribes })
   *[some] {" "}(tribes so far: { $tribes })
}.
outlook-fulfilled = Decrees you then fulfill: { $decrees }.
outlook-victory = **You win.**
outlook-die-taken = { $seats ->
    [2] { $player }
   *[other] The others
} can’t use the { $die } die this season.
outlook-open-nothing = There is nothing you can do with it.
outlook-swap = You draw { $figures } from the bag, then give back as many, whichever you like. Once you have drawn, you can’t undo it.
outlook-stall-out = You get no step on the aqueduct for it.
outlook-keep = { $last ->
    [yes] This is your last turn, so you can’t use it any more.
   *[no] You can use it from your next turn on.
}
outlook-no-decree = You claim no decree now.

## What a turn still allows

open-main = main action ({ $actions })
open-take = take a tile
open-dispatch = dispatch
open-extend = { effect-extension }
open-develop = develop
open-special = special dispatch to { $tiles }
open-season = season bonus ({ $effect })
open-trade = trade tower { $slot } (swap { $amount })
open-decrees = decree ({ $decrees })
open-privileges = privilege ({ $privileges })
open-nothing = nothing more

## What the signs mean that stand on places and buttons

sign-special = **!** a special dispatch there right away
sign-figures = **−** figures from your stock

## What comes to light after a move that is played ahead: “Then …”

then-light-dice = the dice are rolled
then-light-bag = figures are drawn from the bag
then-light-display = new city tiles come into the display
then-light-reward = the reward of the year is turned over
then-light-tribes = the tribes of the next year are turned over

## What is asked

prompt-draft-choice = Take your first city tile; in stock: { $stock }
prompt-die-choice = Choose a die: { $dice }; { $active ->
    [0] no manipulator ready
    [one] one manipulator ready
   *[other] { $active } manipulators ready
}; in stock: { $stock }
prompt-action-choice = Your turn; { $die } { $value }; open: { $open }; in stock: { $stock }
prompt-star-choice = Place a star on { $star }?
prompt-swap-choice = Swap { $figures }? First you draw, then you give back as many; in stock: { $stock }
prompt-return-choice = Give back { $figures }; in stock: { $stock }
prompt-discard-choice = Put up to { $figures } into the bag; in stock: { $stock }
prompt-surplus-choice = Your city has a surplus, not a shortage: put up to { $figures } into the bag; in stock: { $stock }
prompt-tower-choice = Take a tower; { $towers } left; { $free ->
    [0] every harbor has a tower, so it must cover one
    [one] one harbor without a tower
   *[other] { $free } harbors without a tower
}
prompt-extension-choice = Take an extension; in stock: { $stock }
prompt-privilege-choice = Take a privilege; in stock: { $stock }
prompt-privilege-use = Use “{ $privilege }” now? { $last ->
    [yes] This is your last turn
   *[no] Skip to keep it for a later turn
}
prompt-dispatch-choice = Bonus: { $effect }; in stock: { $stock }
prompt-stall-choice = { $ship } ({ $slot }) is full – where does its back go, { $stall }?
prompt-demolition-choice = The raid: { $effect } – which one?
prompt-decree-choice = Claim a decree? You fulfill: { $decrees }
prompt-then = { $question }; still to come: { $later }

awaited-draft-choice = take a first tile
awaited-die-choice = choose a die
awaited-action-choice = act
awaited-star-choice = place a star, or not
awaited-swap-choice = swap, or not
awaited-return-choice = give figures back
awaited-discard-choice = put figures into the bag
awaited-privilege-use = use the privilege or keep it
awaited-dispatch-choice = dispatch as a bonus
awaited-stall-choice = place the stall
awaited-demolition-choice = demolish something
awaited-decree-choice = claim a decree, or not

asked-draft-choice = take a first city tile
asked-star-choice = { $amount ->
    [one] place a star on { $star }, or not
   *[other] place up to { $amount } stars, the first on { $star }, or none
}
asked-swap-choice = swap { $figures }, or not
asked-return-choice = give back { $figures }
asked-discard-choice = put up to { $figures } into the bag
asked-privilege-use = use “{ $privilege }” now, or keep it
asked-dispatch-choice = { $effect } as a bonus
asked-stall-choice = { $ship } is full – say where { $stall } goes
asked-decree-choice = claim a decree ({ $decrees }), or not

## What somebody has

status-stock = { $stock } in stock; rank { $place } of { $seats }
    .brief = { $stock } in stock
status-start-player =
    .brief = start player
status-turn = This turn, { $die } { $value } – open: { $open }
    .brief = { "" }
status-die =
    .brief = chose { $die } { $value }
status-lack = { $total }, from { $symbols ->
    [0] no symbols
    [one] 1 symbol
   *[other] { $symbols } symbols
} and { $spaces ->
    [0] no empty spaces
    [one] 1 empty space
   *[other] { $spaces } empty spaces
}{ $aqueduct ->
    [0] { "" }
   *[other] {" "}− { $aqueduct } (aqueduct)
}{ $lasting ->
    [0] { "" }
   *[other] {" "}− { $lasting } (expedition track)
}{ $once ->
    [0] { "" }
   *[other] {" "}− { $once } (this year’s reward)
}
as-it-stands = { $over ->
    [yes] at the end
   *[no] as things stand
}
status-shortage = Shortage, { as-it-stands }: { status-lack }
    .brief = shortage { $total }
status-surplus = Surplus, { as-it-stands }: { status-lack }
    .brief = surplus { $total }
status-strength = { status-strength.whole }, { $holds ->
    [yes] enough
   *[no] too little
}{ $over ->
    [yes] { "" }
   *[no] {" "}so far
} against { $tribes }
    .whole = Strength in the raid: { $strength }
    .brief = strength { $strength }
status-unbuilt =
    .whole = { $row } that extensions can add: { $places }
status-track = { $track }: { $stars } of { $length ->
    [one] 1 space
   *[other] { $length } spaces
} covered by stars
    .brief = { $track } { $stars }
status-track-free = { $track }, next: { $next }
    .whole = { $track }, next: { $spaces }
    .brief = { "" }
status-track-more =
    .whole = { $track }, further up: { $spaces }
status-track-above =
    .whole = { $track }: the first extension covers a symbol
status-aqueduct = Aqueduct: the ring is on { $field } of { $end }{ $relief ->
    [0] { "" }
   *[other] ; that lowers the shortage by { $relief }
}
    .brief = aqueduct { $field }
status-decrees = Decrees: { $count } of { COMPONENT("game.decree_spaces") }{ $count ->
    [0] { "" }
   *[other] : { PARTS($decrees) }
}
    .brief = decrees { $count } of { COMPONENT("game.decree_spaces") }
status-decree-spaces =
    .whole = Free decree spaces: { $spaces }
status-progress = Progress toward decrees: { PARTS($decrees) }
    .brief = { "" }
status-develops-on-5 = Develops with a 5 too
    .brief = { "" }
status-any-colour = Special dispatches with every die: { $sorts }
    .brief = { "" }
status-privilege = Privilege: { $privilege } ({ $gains }{ $spent ->
    [yes] ; used
   *[no] { "" }
})
    .brief = { $spent ->
        [yes] { "" }
       *[no] { $privilege }
    }

length-seasons = { $seasons ->
    [0] no full season
    [one] one season
   *[other] { $seasons } seasons
}
curve-length-seasons-title = Figures in stock
curve-length-seasons-axis = Season
curve-event-shortage = { $player } has a shortage
curve-length-seasons-interval = Season { $number }

## The table in words

passage-dice = The dice
passage-columns = The board, column by column
passage-raid = Germanic raid
passage-supply = What is left

in-words-year = Year { $year } of { COMPONENT("game.years") }, { $moment }.
    .brief = Discordia, the board: year { $year } of { COMPONENT("game.years") }, { $moment }.
in-words-year-over = The game ended in year { $year }.
    .brief = Discordia, the board: the game ended in year { $year }.
in-words-season = { $season }, season { $number } of { COMPONENT("game.seasons") }
in-words-start-player = Start player of the year: { $player }.
    .brief = { "" }
in-words-order = Maximus of the season: { $player }. Turn order: { $players }.
    .brief = { "" }
in-words-dice = Dice: { $dice }.
in-words-dice-used = Used this season: { $used }.
    .brief = { "" }

in-words-dice-here = { $count ->
    [0] no die
    [one] the { $dice } die
   *[other] the { $dice } dice
}
in-words-column = Column { $column }: { $season }, with the bonus “{ $bonus }”; { in-words-dice-here }; actions: { $actions }.
in-words-column-develop = Column { $column }: develop; { in-words-dice-here }; actions: { $actions }.
in-words-actions = dispatch { $where }, or { $others }
in-words-stars = take stars
in-words-cells = City tiles: { $tiles }.
in-words-cells-empty = Empty: { $cells }.

in-words-damage = The red tile: strength { $strength }; the damage is “{ $effect }”.
in-words-damage-hidden = The red tile is still face down, with back { $back }.
in-words-reward = The green tile: strength { $strength }; the reward is “{ $effect }”.
in-words-reward-hidden = The green tile is still face down, with back { $back }.
in-words-strength = { $player } has strength { $strength }{ $complete ->
    [yes] {" "}against { $tribes }: { $holds ->
        [yes] enough
       *[no] too little
    }
   *[no] ; the tribes have { $tribes } so far
}.
    .brief = { "" }

in-words-supply = In the star cult: { $stars }. Manipulators left: { $manipulators }. City tiles in the stack: { $stack }.
in-words-bag = Figures in the bag: { $bag }{ $shown ->
    [on] , of which { $figures }
   *[off] { "" }
}.
in-words-extensions = Extensions left: { $extensions }.
in-words-offered = { $count ->
    [0] None left.
   *[other] { PARTS($things) }.
}
    .brief = { $what }: { in-words-offered }
in-words-privilege = { $privilege } ({ $gains }{ $count ->
    [one] { "" }
   *[other] ; { $count } of them
})
in-words-joker = { $count ->
    [one] { $privilege }
   *[other] { $privilege } ({ $count } of them)
}

in-words-row-H = Harbors
in-words-row-K = Castles
in-words-row-M = Market places
in-words-row-F = Fields
in-words-free = { $slot } free
in-words-free-symbol = { $slot } free (shows a symbol)
in-words-full = full with { $figures }
in-words-filled = has { $figures }, { in-words-empty }
in-words-empty = needs { $needs }{ $fresh ->
    [yes] , not before the owner’s next turn
   *[no] { "" }
}

in-words-track-expedition = Expedition track
in-words-track-development = Development track
decree-lacks = { $counts ->
    [limit] { $reached }, at most { $amount }
    [sorts] figures { $reached } of { $amount }, sorts { $tiles } of { $wanted }
    [tiles] figures { $reached } of { $amount }, tiles { $tiles } of { $wanted }
   *[amount] { $reached } of { $amount }
}
in-words-nearness = { $decree } ({ $fulfilled ->
    [yes] fulfilled, { $reached }{ $counts ->
        [tiles] {" "}on { $tiles }
       *[other] { "" }
    }
   *[no] { decree-lacks }
})

pictured-tiles = City tiles by column: { $columns }.
pictured-cities = Discordia, the cities: year { $year } of { COMPONENT("game.years") }, { $moment }.
pictured-cities-over = Discordia, the cities: the game ended in year { $year }.

## What happened (the changes of the stock follow the sentence)

event-dealt = { $player } { VERB($player, "begins", "begin") } with { $figures }
    .label = { "" }
event-dealt-together = Drawn from the bag
each = { $seats ->
    [one] { "" }
   *[other] {" "}each
}
event-dealt-each = { $player } { $figures }{ each }
event-start-player-chosen = { $player } { VERB($player, "is", "are") } the start player
event-year-began = Year { $year } begins; the tribes threaten: { $tile }
    .table = Year { $year }
event-reward-revealed = The reward of the year is turned over: { $tile }
    .table = { "" }
event-display-filled = { $number ->
    [one] A new city tile is
   *[other] { $number } new city tiles are
} laid out
    .table = { "" }
event-season-began = It is { $season }: { $player } { VERB($player, "is", "are") } Maximus and { VERB($player, "rolls", "roll") } blue { $blue }, red { $red } and yellow { $yellow }
    .table = It is { $season }
event-drafted = { $player } { VERB($player, "takes", "take") } { $tile } from { $cell } to { $slot }
    .short = { VERB($player, "takes", "take") } { $tile } to { $slot }
event-die-chosen = { $player } { VERB($player, "chooses", "choose") } { $die } { $rolled }{ $manipulators ->
    [0] { "" }
    [one] {" "}and { VERB($player, "makes", "make") } it a { $value } with a manipulator
   *[other] {" "}and { VERB($player, "makes", "make") } it a { $value } with { $manipulators } manipulators
}
    .short = { VERB($player, "chooses", "choose") } { $die } { $value }
event-tile-taken = { event-drafted }
    .short = { VERB($player, "takes", "take") } { $tile } to { $slot }
event-overbuilt = { $tile } at { $slot } is covered and leaves the game
    .table = { "" }
event-demolished = { $player } { VERB($player, "loses", "lose") } { $tile } at { $slot }
    .short = { VERB($player, "loses", "lose") } { $tile }
event-dispatched = { $player } { VERB($player, "sends", "send") } figures to { $tile } at { $slot }
    .short = { VERB($player, "sends", "send") } figures to { $tile }
event-specially-dispatched = { $player } { VERB($player, "makes", "make") } a special dispatch to { $tile } at { $slot }
    .short = { VERB($player, "sends", "send") } figures to { $tile }
event-extended = { $player } { VERB($player, "extends", "extend") } the city: { $extension } at { $place }
    .short = { VERB($player, "extends", "extend") } the city at { $place }
event-track-extended = { $player } { VERB($player, "extends", "extend") } the { $track ->
    [expedition] expedition track
   *[development] development track
}
event-star-placed = { $player } { VERB($player, "places", "place") } a star on { $space } of the { $track }
    .short = { VERB($player, "places", "place") } a star on { $space }
event-stars-taken = { $player } { VERB($player, "takes", "take") } { $number ->
    [one] a star
   *[other] { $number } stars
} from the star cult
event-stars-taken-together = Stars from the star cult
event-stars-lost = { $player } { VERB($player, "gives", "give") } back { $number ->
    [one] a star
   *[other] { $number } stars
}
event-stars-lost-together = Stars back to the star cult
event-stars-lost-each = { $player } { $number }{ each }
event-ring-moved = { WHOSE($player) } ring moves to space { $field } of the aqueduct
event-ring-moved-together = Rings on the aqueduct
event-ring-moved-each = { $player } to { $field }
event-manipulator-taken = { $player } { VERB($player, "gets", "get") } a manipulator
event-relieved = { WHOSE($player) } shortage is reduced by { $number } this year
event-relieved-together = Less shortage this year
event-relieved-each = { $player } −{ $number }{ each }
event-advantage-gained = New advantage for { $player }: { $effect }
event-season-used = { $player } { VERB($player, "uses", "use") } the { $season } bonus
    .short = { "" }
event-tower-used = { $player } { VERB($player, "uses", "use") } { $tower }
event-swap-drawn = { $player } { VERB($player, "draws", "draw") } figures for a swap
    .short = { "" }
event-figures-returned = { $player } { VERB($player, "gives", "give") } figures back
    .short = { "" }
event-figures-discarded = { $player } { VERB($player, "puts", "put") } figures into the bag
    .short = { "" }
event-figures-drawn = { $player } must draw figures
event-figures-drawn-together = Figures drawn
event-tower-built = { $player } { VERB($player, "builds", "build") } { $tower } at { $slot }
    .short = { VERB($player, "builds", "build") } { $tower } at { $slot }
event-privilege-taken = { $player } { VERB($player, "takes", "take") } the privilege “{ $privilege }”
    .short = { VERB($player, "takes", "take") } a privilege
event-privilege-used = { $player } { VERB($player, "uses", "use") } the privilege “{ $privilege }”
    .short = { VERB($player, "uses", "use") } a privilege
event-privilege-kept = { $player } { VERB($player, "keeps", "keep") } the privilege “{ $privilege }” for later
    .short = { "" }
event-decree-claimed = { $player } { VERB($player, "claims", "claim") } the decree “{ $decree }” and { VERB($player, "covers", "cover") } { $space }
    .short = { VERB($player, "claims", "claim") } a decree
event-declined = { $player } { VERB($player, "declines", "decline") }
    .aside = { $effect }
    .short = { "" }
event-bonus-lost = { $player } can’t use a bonus
    .aside = { $effect }
event-bonus-lost-together = A bonus goes unused
event-damage-missed = The damage has no effect on { $player }
    .aside = { $effect }
event-damage-missed-together = Damage without effect
event-turn-ended = { $player } { VERB($player, "ends", "end") } the turn
    .short = { "" }
event-ship-turned = { WHOSE($player) } { $tile } is full and becomes { $stall } at { $slot }
    .short = { "" }
event-ship-emptied = The figures of { $tile } go into the bag
    .aside = { $figures }
    .table = { "" }
event-ship-discarded = { WHOSE($player) } { $tile } is full and leaves the game
    .short = { "" }
event-raid-won = { $player } { VERB($player, "holds", "hold") } out against the tribes, { $strength } to { $tribes }
    .aside = { $effect }
    .label = tribes held off
event-raid-won-together = Held out against the tribes
event-raid-won-each = { $player } { $strength } to { $tribes }
event-raid-lost = { $player } { VERB($player, "is", "are") } raided by the tribes, { $strength } to { $tribes }
    .aside = { $effect }
    .label = raided by the tribes
event-raid-lost-together = Raided by the tribes
lack-spelled = symbols { $symbols } + empty spaces { $spaces }{ $relief ->
    [0] { "" }
   *[other] {" "}− saved { $relief }
}
lack-missing = { $missing ->
    [0] { "" }
   *[other] , more than the bag held
}
event-shortage = { $player } { VERB($player, "has", "have") } a shortage – { lack-spelled } = { $number ->
    [one] one new figure
   *[other] { $number } new figures
}{ lack-missing }
    .nothing = it was empty
    .label = shortage, { $changes }
event-shortage-together = Shortage (symbols + empty spaces − saved = new figures)
event-surplus = { $player } { VERB($player, "has", "have") } no shortage – { lack-spelled } = { lack-surplus }
    .label = no shortage, { $changes }
event-surplus-together = No shortage (symbols + empty spaces − saved)
event-emptied = { WHOSE($player) } { $number ->
    [one] full tile is
   *[other] { $number } full tiles are
} emptied into the bag
    .aside = { $figures }
event-emptied-together = Full tiles emptied into the bag
event-emptied-each = { $player } { $number }{ each } ({ $figures })
event-ended-victory = The game is over: a stock is empty
event-ended-years = The game is over: { COMPONENT("game.years") ->
    [4] four
   *[other] { COMPONENT("game.years") }
} years have passed

## The end

ended-victory = A stock is empty: that wins immediately.
ended-years = { COMPONENT("game.years") ->
    [4] Four
   *[other] { COMPONENT("game.years") }
} years have passed: the smallest stock wins.

source-blue = Sailors
source-red = Soldiers
source-white = Merchants
source-yellow = Farmers

tie-placed = On tiles

## Refusals: what is wrong, and a way out

refusal-first-draft-choice = First take your first city tile from the display.
refusal-first-die-choice = First choose a die; everything else comes after it.
refusal-first-action-choice = “{ $move }” isn’t possible now; it is your turn, so take an action or end it.
refusal-first-star-choice = First place the star, or skip it.
refusal-first-swap-choice = First swap, or skip it.
refusal-first-return-choice = First give back as many figures as you drew.
refusal-first-discard-choice = First put figures into the bag, or skip it.
refusal-first-tower-choice = First take a tower, or skip it.
refusal-first-extension-choice = First take an extension, or skip it.
refusal-first-privilege-choice = First take a privilege, or skip it.
refusal-first-privilege-use = First use the privilege that you have just taken, or skip.
refusal-first-dispatch-choice = First make the dispatch that you have as a bonus, or skip it.
refusal-first-stall-choice = First say where the stall on the back of your full ship goes.
refusal-first-demolition-choice = First say what the raid demolishes.
refusal-first-decree-choice = Now you may claim decrees, or skip.
refusal-cell-unknown = The display goes from 1a to { $last }; name a place such as 1a.
refusal-cell-empty = There is no longer a tile at { $cell }; choose another one.
refusal-slot = It can’t go to { $slot }; possible: { $slots }.
refusal-die-unknown = The dice are blue, red and yellow; choose one of them.
refusal-die-taken = { $player } has taken the { $die } die for this season; choose another one.
    .short = taken by { $player }
refusal-die-value = { $manipulators ->
    [0] Without a manipulator the { $die } die stays at { $fewest }; choose that value.
    [one] With one manipulator you can use the { $die } die only from { $fewest } to { $most }; choose one of these values.
   *[other] With { $manipulators } manipulators you can use the { $die } die only from { $fewest } to { $most }; choose one of these values.
}
refusal-figures-letters = Write figures by their letters: B for sailors, R for soldiers, W for merchants and Y for farmers, such as BBY.
refusal-figures-number = { $most ->
    [one] Choose one figure.
   *[other] Choose at most { $most } figures, and at least one.
}
refusal-figures-exactly = { $amount ->
    [one] Choose exactly one figure.
   *[other] Choose exactly { $amount } figures.
}
refusal-figures-stock = You don’t have that many: you named { $figures }; in stock: { $stock }.
refusal-slot-empty = Nothing of yours is at { $slot }; choose a place with a tile or a tower.
refusal-no-spaces = { $tile } has no spaces for figures; choose another tile or action.
refusal-tile-full = { $tile } is full; choose another tile or action.
refusal-tile-fresh = { $tile } has just been turned; you can’t dispatch there before your next turn.
    .short = just turned over; not before your next turn
refusal-stock-lacks = { $tile } needs { $needs }; in stock: { $stock }. Choose another tile or action.
    .short = needs { $needs }
refusal-figures-fit = { $tile } needs { $needs }; these fit: { $choices }.
refusal-tower-unknown = There is no such tower; choose one on offer.
refusal-tower-taken = { $player } has { $tower }; choose another one.
    .short = taken by { $player }
refusal-tower-gone = { $tower } is not on offer; choose another one.
refusal-demolish = The raid takes { tile-at-stake }, not { $tile }; possible: { $slots }.
refusal-demolish-empty = Nothing of yours is at { $slot }. The raid takes { tile-at-stake }; possible: { $slots }.

refusal-extension-unknown = There is no such extension; choose harbor, castle, market place, field, expedition or development.
refusal-extension-gone = { $extension }: there is none left; choose another kind.
    .short = used up
refusal-privilege-unknown = There is no such privilege; choose one of these: { $privileges }.
refusal-privilege = “{ $privilege }” is not offered to you now; choose one of these: { $privileges }.
refusal-acted = You have taken your main action; what else there is in a turn are special dispatches, the season bonus, trade towers, privileges and decrees.
refusal-action-extension = The action tile of column { $column } has no extension; choose another action.
refusal-action-stars = The action tile of column { $column } has no stars; choose another action.
refusal-dispatch-sort = The action tile of column { $column } doesn’t dispatch to the tile at { $slot }; choose one of another sort, or another action.
refusal-cult-empty = There are no stars left in the cult; choose another action.
refusal-stars-number = { $most ->
    [one] Only one star can be taken.
   *[other] Take 1 or { $most } stars.
}
refusal-column = { $cell } is not in column { $column }, which your die opens; choose a tile there.

refusal-column-empty = Column { $column }, which your die opens, has no tile left; take another action.
refusal-develop-value = With a { $value } you can’t develop: it takes a { COMPONENT("game.develop_value") }, or one less with the first space of the track covered.
refusal-no-star = You have no star in stock; take another action.
refusal-track-full = The { $track } is full; only an extension makes it longer.
refusal-special-used = { $tile } has had its special dispatch this turn; choose another tile or action.
    .short = already used this turn
refusal-special-value = { $tile } doesn’t have the value that you use, { $value }; choose one that does, or another action.
refusal-special-colour = { $tile } doesn’t match the { $die } die; choose a tile of its color, a market stall or another action.
    .short = needs a die of another color
refusal-season-value = The bonus of { $season } needs a { $needed }, and you use { $value }; take another action.
refusal-season-used = You have already used the { $season } bonus this turn; take another action.
refusal-season-nothing = The season’s bonus would change nothing now ({ $effect }); take another action.
refusal-no-trade-tower = { $tile } is not a trade tower; choose one that swaps, or another action.
refusal-tower-value = { $tile } doesn’t have the value that you use, { $value }; take another action.
    .short = needs a { $needed }
refusal-tower-used = { $tile } has already been used this turn; take another action.
    .short = already used this turn
refusal-bag-empty = The bag is empty, so there is nothing to swap; take another action.
refusal-privilege-none = You have no such privilege; take another action.
refusal-privilege-not-owned = The privilege “{ $privilege }” is not yours; take another action.
refusal-privilege-lasting = “{ $privilege }” works all the time and needn’t be used; take another action.
refusal-privilege-spent = You have already used “{ $privilege }”; take another action.
refusal-privilege-later = You have taken “{ $privilege }” this turn; you can’t use it before your next one.
    .short = not before your next turn
refusal-privilege-useless = “{ $privilege }” would change nothing now; take another action.
    .short = of no use now
refusal-decree-unknown = There is no such decree; choose one on offer.
refusal-decree-gone = The decree “{ $decree }” is not on offer; choose another one.
refusal-decree-spaces = Your { COMPONENT("game.decree_spaces") } decree spaces are covered; you can’t claim more.
refusal-decree-unfulfilled = You don’t fulfill “{ $decree }” yet; come back to it when you do.
    .short = { decree-lacks }

## Warnings before a move that one may regret

caution-open = Still open: { $open }. End the turn anyway?
caution-cover-figures = { $tile } at { $slot } would leave the game, and { $number ->
    [one] { $number } figure
   *[other] { $number } figures
} would come back to your stock. Do it anyway?
caution-cover = { $tile } at { $slot } would leave the game, though { $free } is free. Do it anyway?
caution-cover-only = No place is free: { $tile } at { $slot } would leave the game. Do it anyway?
caution-privilege = A privilege that you decline now is lost. Skip it anyway?
caution-stall-out = A market place is free for the stall. Discard it anyway?

## The rules, page by page

rules-aim-title = The aim
rules-aim-city = You govern a city on the Rhine that is full of idle people: sailors, soldiers, merchants, farmers. Find work for them, and do it before new ones arrive.
rules-aim-win = **Whoever has no figure left in stock wins immediately.** If no one manages that in { COMPONENT("game.years") } years, the smallest stock wins. There are no points.
rules-aim-figures = The bag holds { COMPONENT("game.figures_of_each_colour") } figures of each color, and each has its letter: { $letters }. On a space ∗ stands for a figure of any color.
rules-aim-start = Everyone begins with { COMPONENT("game.start_figures") } figures from the bag, { COMPONENT("game.start_stars") } stars, { COMPONENT("game.start_manipulators") ->
    [one] one manipulator
   *[other] { COMPONENT("game.start_manipulators") } manipulators
}, and the same city: a harbor, a castle, two market places and two fields.
rules-aim-draft = { $rows } rows of six city tiles are laid out. Before the first year everyone takes one of them, the start player last, and gets its bonus right away.
rules-letter = { $letter } for { $figures }
rules-letter-blue = blue sailors
rules-letter-red = red soldiers
rules-letter-white = white merchants
rules-letter-yellow = yellow farmers

rules-year-title = Years and seasons
rules-year-seasons = There are { COMPONENT("game.years") } years of { COMPONENT("game.seasons") } seasons. In each season everyone has one turn; then the boat moves on by one column.
rules-year-dice = Whoever begins a season is called **Maximus**. Maximus rolls three dice, blue, red and yellow, and takes one. Everyone else uses one of the other two, which stays there for those who come after.
rules-year-maximus = The role of Maximus passes clockwise every season. In spring it is the start player of the year: drawn by lot at first, later whoever has the most figures in stock.
rules-year-refill = Before Saturnalia the gaps in the display are filled, and the green Germanic tile is turned over. In between, gaps stay open.
rules-year-bonuses = Each season has a bonus for whoever uses the value of its column{ $shuffled ->
    [on] ; in this game they are shuffled. They are
   *[off] { "" }
}: { $bonuses }. Column 6 has none, but with a { COMPONENT("game.develop_value") } you can develop.

rules-turn-title = A turn
rules-turn-die = **First the die.** It counts for the whole turn: its value opens a column, and color and value together open special dispatches.
rules-turn-manipulators = Each manipulator changes the value by 1, up or down, and you may use several; but it never goes below 1 or above 6. You use them when you choose the die, and each only once a year.
rules-turn-main = **One main action:** a city tile of the column, or one action of its action tile (dispatch, extension, stars), or develop with a { COMPONENT("game.develop_value") }.
rules-turn-free = **In addition, at no cost,** as many of these as you can and like, in any order, before or after it:
rules-turn-special = • a special dispatch to each of your tiles of the same value and the color of the die: blue ships, red barracks and military towers, yellow farms; market stalls match every die;
rules-turn-season = • the season’s bonus, if your value is the number of its column;
rules-turn-trade = • each trade tower of your value;
rules-turn-decrees = • decrees that you fulfill, and privileges kept from earlier turns.
rules-turn-bonuses = **Bonuses** take effect immediately and may set off others; each is finished before play goes on. What you can’t use is lost, and nearly everything may be declined. When you are done, end the turn.

rules-tiles-title = City tiles
rules-tiles-sorts = There are four sorts, each for its own row: ships for harbors (H), barracks for castles (C), market stalls for market places (M), farms for fields (F).
rules-tiles-place = A tile goes to the leftmost free place of its row. You get the bonus printed on it right away.
rules-tiles-cover = Or it covers one of your tiles of the same sort. That one leaves the game, and its figures come back to your stock.
rules-tiles-ship = **Ships:** if a ship is full at the end of your turn, its figures go into the bag and the tile is turned over. Now it is a market stall: put it on a free market place or over another stall, and move { COMPONENT("turned_ship.bonus.amount") ->
    [one] one step
   *[other] { COMPONENT("turned_ship.bonus.amount") } steps
} on the aqueduct; or discard it. You can dispatch there from your next turn on.

rules-dispatch-title = Dispatches
rules-dispatch-space = A tile has one to three spaces, filled in their order. A dispatch fills **one** space.
rules-dispatch-exact = You need exactly the figures that the space shows, in number and in color; ∗ takes any. Otherwise you can’t dispatch there.
rules-dispatch-main = **As a main action** you dispatch to a tile of the sort that the action tile names. Military towers count as barracks.
rules-dispatch-special = **A special dispatch** costs no action, but tile and die must match, and each tile can have only one a turn. A tile that you took this very turn can have one too.
rules-dispatch-full = At the year’s end full tiles are emptied into the bag and can be filled again.

rules-extensions-title = Extensions
rules-extensions-rows = Harbor, castle, market place and field add a place at the right end of a row; a harbor adds a place for a tower too.
rules-extensions-tracks = Expedition and development extensions make their track { COMPONENT("extension[id=expedition_ext].adds") ->
    [one] one space
    [2] two spaces
   *[other] { COMPONENT("extension[id=expedition_ext].adds") } spaces
} longer.
rules-extensions-bonus = What is printed where the extension goes is covered: you get a bonus right away; an infrastructure symbol is gone permanently.
rules-extensions-privilege = With your { COMPONENT("game.privileges_at.1") }th and your { COMPONENT("game.privileges_at.2") }th extension you take a privilege. The places that every city has from the start don’t count.

rules-tracks-title = Tracks and aqueduct
rules-tracks-star = A star from your stock goes to the lowest free space of a track, and whatever is printed there takes effect immediately.
rules-tracks-expedition = **Expedition** is filled by bonuses. It helps against the shortage, and its space { COMPONENT("expedition_space") } gives a privilege. Each extension adds: { $added }.
rules-tracks-development = **Development** is filled by the main action with a { COMPONENT("game.develop_value") }; once space 1 is covered, with a { $less } too. Three further spaces let you make special dispatches to farms, ships and barracks with any die, whatever its color. Each extension adds: { $added }.
rules-tracks-aqueduct = **Aqueduct:** the further along your ring is, the smaller your shortage: by { $most } on space { $end }. For each step beyond that you may swap { COMPONENT("game.swap_beyond_aqueduct") ->
    [one] { COMPONENT("game.swap_beyond_aqueduct") } figure
   *[other] { COMPONENT("game.swap_beyond_aqueduct") } figures
} instead.

rules-more-title = Stars, swaps, manipulators
rules-more-stars = **Stars** come from the cult: with your main action you take 1 or { COMPONENT("game.stars_max") }. When the cult is empty, there are none.
rules-more-swap = **Swap:** draw that many figures from the bag, then put as many back, whichever you like. That is how you get the colors you need.
rules-more-manipulator = **A manipulator** that you get comes ready to use, but not for the die that you have already chosen. All can be used again each year.

rules-towers-title = Towers
rules-towers-place = Above each harbor there is a place for one tower. A new one goes to the leftmost free place, or over another tower, which then leaves the game.
rules-towers-military = **Military towers** are filled like barracks, have special dispatches (red) and count as barracks for decrees and in the raid; or they have strength without figures.
rules-towers-trade = **Trade towers** swap { COMPONENT("tower[id=trade_1].swap") } or { COMPONENT("tower[id=trade_2].swap") } figures on every turn on which you use their value, no matter with which die. Building one gives { COMPONENT("tower[id=trade_1].bonus.amount") ->
    [one] one step
    [2] two steps
   *[other] { COMPONENT("tower[id=trade_1].bonus.amount") } steps
} on the aqueduct.

rules-privileges-title = Privileges
rules-privileges-when = You may take a privilege three times in a game: with the { COMPONENT("game.privileges_at.1") ->
    [4] fourth
   *[other] { COMPONENT("game.privileges_at.1") }th
} and the { COMPONENT("game.privileges_at.2") ->
    [6] sixth
   *[other] { COMPONENT("game.privileges_at.2") }th
} extension, and with space { COMPONENT("expedition_space") } of the expedition track. If you decline, it is lost.
rules-privileges-joker = **Jokers** last all game: your figures of that color count as any color when you dispatch. With two alike, all your figures do.
rules-privileges-once = **The others** are used once, right away or on any later turn: { $kinds }.
rules-privileges-then = { $first }, then { $then }

rules-decrees-title = Decrees
rules-decrees-claim = { $decrees } of { COMPONENT("decree") } decrees are on offer. Whoever fulfills one on their turn, or in their raid step, may claim it; no one else can get it after that. You don’t have to, and you may claim several.
rules-decrees-spaces = It covers the next of your { COMPONENT("game.decree_spaces") } decree spaces, permanently: they give you a swap or a manipulator, let you put figures into the bag, or hide a symbol. No one has more than { COMPONENT("game.decree_spaces") }.
rules-decrees-all = All there are: { $decrees }.
rules-decrees-count = “Or fewer” applies to colors only; all other numbers are minimums. Places printed on the city don’t count as extensions; figures must be on as many tiles as the decree names.

rules-raid-title = The year’s end: the raid
rules-raid-when = After winter the tribes come to everyone, starting with the start player.
rules-raid-strength = **Your strength:** the figures on full barracks and military towers, and the strength printed on towers. Anything that is not full counts for nothing.
rules-raid-outcome = If you reach the sum of the two Germanic tiles, you get the reward of the green one; otherwise the damage of the red one. You choose what is demolished; you can’t lose what you don’t have.
rules-raid-then = After your raid you may claim decrees, and your full ships are turned. In { COMPONENT("game.years") ->
    [4] the fourth year
   *[other] year { COMPONENT("game.years") }
} the tribes are usually far stronger.

rules-shortage-title = The year’s end: the shortage
rules-shortage-sum = Count the infrastructure symbols that can be seen in your city ({ $symbols } at the beginning) and the empty spaces on your tiles and towers. Subtract whatever the aqueduct, the expedition track and the reward take off.
rules-shortage-draw = You draw that many new figures into your stock. If the sum is below zero, you may put that many into the bag instead, and that can win you the game.
rules-shortage-empty = Then your full tiles and towers are emptied into the bag; figures on others stay.
rules-shortage-year = **The new year:** the top row of the display is removed, the others move up, gaps are filled. Manipulators are ready again. Whoever has the fullest stock becomes start player; in a tie, the next of them clockwise after the previous start player.

rules-end-victory = **Immediately,** as soon as someone’s stock is empty, whatever is going on: the game stops there.
rules-end-years = **Otherwise** after year { COMPONENT("game.years") }: whoever has the fewest figures in stock wins. Figures on tiles don’t count.
rules-end-tie = In a tie whoever has the fewest figures on tiles and towers wins; if you are still tied, you share the victory.

rules-signs-title = Signs and places
rules-signs-letters = Figures have the letters B, R, W and Y, in the pictures and in commands: BBY are two sailors and a farmer. Their order doesn’t matter.
rules-signs-board = The display has columns 1 to 6 and rows from a: 3b. In a city the rows are T, H, C, M and F: C2 is the second castle. E3 and D3 are spaces of the tracks, Q1 to Q4 the decree spaces.

rules-reconstructed-why = The rules follow the text of the published rulebook. What is shown only on its tiles and in its pictures was not available and has been designed anew, so that every example in the rulebook works out and many test games are balanced.
rules-reconstructed-known = From the rulebook and other public sources: supplies and numbers of tiles; years, turns and all actions; the seasons and their bonuses; decrees; kinds of privileges; what the year’s end does; the end.
rules-reconstructed-chosen = Designed: the spaces and bonuses of city tiles and towers, the action tiles, the Germanic tiles but for two, what is printed on the city, on its tracks and on the aqueduct, and the two options.

## In the pictures

picture-year = Year { $year }
picture-last-year = Last year
picture-length-seasons = { curve-length-seasons-axis }
picture-season-spring = Spring
picture-season-summer = Summer
picture-season-autumn = Autumn
picture-season-saturnalia = Saturnalia
picture-season-winter = Winter
picture-phase-draft = First tiles
picture-phase-raid = Raid
picture-phase-shortage = Shortage
picture-fewest-win = fewest win
picture-score = in stock, the fewest win
picture-begins = The cities on the Rhine have more workers than work.
picture-raid-held = { $held } { $holders ->
    [one] holds
   *[other] hold
} out
picture-raids = The tribes come with strength { $strength }: { $holders ->
    [0] { picture-raided }
   *[other] { picture-raid-held }{ $losers ->
        [0] { "" }
       *[other] , { picture-raided }
    }
}
picture-raided = { $raided } { $losers ->
    [one] is
   *[other] are
} raided
picture-shortages = Into stock: { $stocks }
picture-decree-ext5 = { COMPONENT("decree[id=ext5].condition.amount") } extension kinds
picture-decree-ext22 = { COMPONENT("decree[id=ext22].condition.amount") } extension pairs
picture-decree-aqueduct8 = aqueduct on { COMPONENT("decree[id=aqueduct8].condition.amount") }
picture-decree-dev6 = development { COMPONENT("decree[id=dev6].condition.amount") }
picture-decree-exp6 = expedition { COMPONENT("decree[id=exp6].condition.amount") }
picture-decree-two_sorts = at most { COMPONENT("decree[id=two_sorts].condition.amount") } colors
picture-decree-placed12 = { COMPONENT("decree[id=placed12].condition.amount") } figures on tiles
picture-decree-each9 = { COMPONENT("decree[id=each9].condition.amount") } figures on all { COMPONENT("sort") } sorts
picture-decree-ships2 = { decree-ships2 }
picture-decree-farms3 = { decree-farms3 }
picture-decree-markets3 = { COMPONENT("decree[id=markets3].condition.amount") } figures on { COMPONENT("decree[id=markets3].condition.tiles") } stalls
picture-decree-barracks3 = { COMPONENT("decree[id=barracks3].condition.amount") } figures on { COMPONENT("decree[id=barracks3].condition.tiles") } barracks
picture-page-signs = What the signs mean
picture-sign-infra = an infrastructure symbol
picture-sign-infra_perm = shortage −1 permanently
picture-sign-shortage = new figures into the stock
picture-sign-aqueduct = the ring moves on
picture-sign-exp_star = a star for the expedition track
picture-sign-dev_star = a star for the development track
picture-sign-star = a star
picture-sign-manipulator = a manipulator
picture-sign-strength = strength in raids
picture-sign-swap = draw, give as many back
picture-sign-discard = from stock to bag
picture-sign-draw = from bag to stock
picture-sign-tower = a tower
picture-sign-extension = an extension
picture-sign-privilege = a privilege
picture-sign-dispatch = a dispatch
picture-at-year-end = At the year’s end
picture-lack-symbols = symbols that can be seen
picture-lack-spaces = spaces without figures
picture-lack-aqueduct = the aqueduct
picture-lack-lasting = the expedition track
picture-lack-once = this year’s reward
picture-lack-total = new figures into the stock
picture-lack-surplus = figures that may go
picture-special-now = framed: special dispatch possible
picture-develops-on-5 = develops with a 5 too
picture-any-colour-ship = ships: special dispatch with any die
picture-any-colour-barracks = barracks: special dispatch with any die
picture-any-colour-farm = farms: special dispatch with any die
picture-spent = used
picture-privilege-joker_blue = sailors count as any color
picture-privilege-joker_red = soldiers count as any color
picture-privilege-joker_white = merchants count as any color
picture-privilege-joker_yellow = farmers count as any color
picture-privilege-expedition = { COMPONENT("privilege[id=expedition].effects.1.amount") ->
    [one] a star
   *[other] { COMPONENT("privilege[id=expedition].effects.1.amount") } stars
} for the expedition track
picture-privilege-development = { COMPONENT("privilege[id=development].effects.1.amount") ->
    [one] a star
   *[other] { COMPONENT("privilege[id=development].effects.1.amount") } stars
} for the development track
picture-privilege-aqueduct = { COMPONENT("privilege[id=aqueduct].effects.1.amount") ->
    [one] one step
   *[other] { COMPONENT("privilege[id=aqueduct].effects.1.amount") } steps
} on the aqueduct
picture-privilege-dispatch = a dispatch, and { COMPONENT("privilege[id=dispatch].effects.2.amount") ->
    [one] a star
   *[other] { COMPONENT("privilege[id=dispatch].effects.2.amount") } stars
}
picture-choose = choose
picture-advantages = This city
picture-page-seasons = Seasons and action tiles
picture-page-actions = Action tiles
picture-page-actions-remark = one in each column, shuffled for every game
picture-page-tiles-remark = Below each tile: the values that it comes in. Gray stalls match every die.
picture-page-city = A city at the beginning
picture-page-city-T = towers, one above each harbor
picture-page-city-H = harbors: ships, blue
picture-page-city-K = castles: barracks, red
picture-page-city-M = market places: stalls, every die
picture-page-city-F = fields: farms, yellow
picture-page-tracks = Tracks, decrees, aqueduct
picture-page-track-expedition = Expedition track, { COMPONENT("extension[id=expedition_ext].adds") ->
    [one] one more space
    [2] two more spaces
   *[other] { COMPONENT("extension[id=expedition_ext].adds") } more spaces
} with each extension
picture-page-track-development = Development track, { COMPONENT("extension[id=development_ext].adds") ->
    [one] one more space
    [2] two more spaces
   *[other] { COMPONENT("extension[id=development_ext].adds") } more spaces
} with each extension
picture-page-decree-spaces = Spaces for decrees
picture-page-decree-remark = covered one after the other
picture-page-aqueduct-remark = below: how much it lowers the shortage
picture-page-towers-military = Military towers: strength, or figures
picture-page-towers-trade = Trade towers: swaps
picture-page-raids = Germanic tiles
picture-page-raids-back = Back { $back }
picture-page-raids-A = damage, years 1 to { $before }
picture-page-raids-B = reward, years 1 to { $before }
picture-page-raids-C = damage, year { COMPONENT("game.years") }
picture-page-raids-D = reward, year { COMPONENT("game.years") }
picture-own-city = your city, open to all
picture-result-special = special dispatches
picture-result-tiles = tiles to take
picture-achieved = In the city

## What the terms mean

term-figure = **Figure** – One of your people: sailor, soldier, merchant or farmer. Those in your stock have no work, and you want them gone.
term-blue = **Sailor** – A blue figure, with the letter B. Sailors work on ships.
term-red = **Soldier** – A red figure, with the letter R. Soldiers serve in barracks and military towers.
term-white = **Merchant** – A white figure, with the letter W. Merchants work at market stalls.
term-yellow = **Farmer** – A yellow figure, with the letter Y. Farmers work on farms.
term-any_figure = **Any (∗)** – A space with this sign takes a figure of whatever color.
term-stock = **Stock** – Your figures without work, for all to see; your stars are there too. Whoever has no figure in it wins immediately, and after four years the fewest win.
term-bag = **Bag** – { COMPONENT("game.figures_of_each_colour") } figures of each color begin in it. New figures are drawn from it, and those that leave the game board go back into it.
term-city = **City** – Your own board with the rows H, C, M and F for tiles, T for towers, two tracks and the aqueduct.
term-city_tile = **City tile** – A ship, barracks, market stall or farm. It has a value, one to three spaces for figures, and sometimes a bonus.
term-tile = **Tile** – Whatever is in your city or is on offer: mostly city tiles, whose spaces you fill with figures.
term-sort = **Sort** – What a city tile is: ship, barracks, market stall or farm. Military towers count as barracks.
term-ship = **Ship** – A blue city tile for harbors. When it is full at the end of your turn, it turns into a market stall, and its figures go into the bag.
term-barracks = **Barracks** – A red city tile for castles. When it is full, its figures count as strength in the raid.
term-market_stall = **Market stall** – A gray city tile for market places. Its special dispatch works with a die of any color.
term-farm = **Farm** – A yellow city tile for fields.
term-towers = **Tower** – It stands above a harbor, one above each. There are military towers and trade towers.
term-military_tower = **Military tower** – It is filled like barracks and counts as one, or it has strength without any figures.
term-trade_tower = **Trade tower** – On each turn on which you use its value, you may swap { COMPONENT("tower[id=trade_1].swap") } or { COMPONENT("tower[id=trade_2].swap") } figures. Building it moves your ring two steps.
term-extension = **Extension** – A new place in your city, or two more spaces of a track. What it covers is a bonus, or a symbol. Number { COMPONENT("game.privileges_at.1") } and number { COMPONENT("game.privileges_at.2") } give a privilege.
term-harbour = **Harbor** – A place for a ship, in row H, with a place for a tower above it.
term-castle = **Castle** – A place for barracks, in row C.
term-market_place = **Market place** – A place for a market stall, in row M. Each city begins with two.
term-field = **Field** – A place for a farm, in row F. Each city begins with two.
term-space = **Space** – What a dispatch fills: one to three circles on a tile. Those of tracks are covered by stars.
term-place = **Place** – Where a tile can go in your city, named by row and number: C2 is the second in row C. E1 and D1 are the lowest spaces of the tracks, Q1 is the first decree space.
term-display = **Display** – The face-up city tiles, in six columns. It is filled before Saturnalia and at the new year.
term-action_tile = **Action tile** – The light strip of a column: the main actions that whoever uses that column may choose from.
term-main_action = **Main action** – One in each turn: take a city tile, do something that the action tile shows, or develop.
term-dispatch = **Dispatch** – Figures go from your stock to the next space of a tile, exactly as many and of the colors that it shows.
term-special_dispatch = **Special dispatch** – A dispatch without an action, to a tile that matches your die in value and color. Each tile has one in a turn.
term-expedition = **Expedition track** – Six spaces for stars, in your city. Most lower the shortage, and the sixth gives a privilege.
term-development = **Development track** – Six spaces for stars, in your city. Three allow special dispatches with dice of any color.
term-develop = **Develop** – A main action with a { COMPONENT("game.develop_value") }: a star goes to the development track. With its first space covered, one less is enough.
term-star = **Star** – It covers a space of a track and gives you what is printed there. You begin with six.
term-star_cult = **Star cult** – The stars that no one has. The main action *Take stars* gives one or two of them.
term-aqueduct = **Aqueduct** – The further your ring is along it, the smaller your shortage: by up to { COMPONENT("aqueduct.relief.11") }, at its end.
term-supply_ring = **Supply ring** – It marks how far your aqueduct reaches. For each step beyond its end you may swap { COMPONENT("game.swap_beyond_aqueduct") } figures.
term-manipulator = **Manipulator** – It changes the value of your die by 1, up or down, once a year. You begin with one.
term-privileges = **Privilege** – An advantage of your own: a joker that lasts, or something to use once. There are three chances to take one.
term-joker = **Joker** – A privilege: your figures of one color count as any color when you dispatch. Two of the same make all your figures jokers.
term-decrees = **Decree** – A condition on the table. If you fulfill it on your turn or during your raid step, you may claim it, and it covers one of your four decree spaces.
term-infrastructure_symbol = **Infrastructure symbol** – The faucet, printed in many places of your city. Each one that can be seen gives you a new figure at the year’s end.
term-shortage = **Shortage** – How many new figures come at the year’s end: visible symbols plus empty spaces, less what the aqueduct, the expedition track and some rewards take off.
term-raid = **Raid** – After winter the tribes come to everyone. With enough strength you get the reward, otherwise the damage.
term-germanic_tribes = **Germanic tribes** – They come after each winter. Their two tiles say how strong they are together.
term-germanic_tile = **Germanic tile** – Two are face up each year: the red one with a strength and the damage, the green one with a strength and the reward.
term-strength = **Strength** – The figures on your full barracks and military towers, and what is printed on towers. You need as much as the tribes have.
term-reward = **Reward** – What the green Germanic tile gives to those who hold out in the raid.
term-damage = **Damage** – What the red Germanic tile does to those who do not hold out in the raid.
term-swap = **Swap** – Draw figures from the bag, then give back as many, whichever you like. Your stock stays as large as it was.
term-demolish = **Demolish** – A tile leaves the game, and its figures come back to your stock.
term-overbuild = **Cover a tile** – A new tile goes on one of the same sort. The old one leaves the game, and its figures come back to your stock.
term-maximus = **Maximus** – Whoever begins a season: rolls the three dice and takes one, which the others can’t use. Within a year the role passes clockwise each season.
term-start_player = **Start player** – Whoever is Maximus in spring. From the second year on it is whoever has the most figures in stock.
term-season = **Season** – Spring, summer, autumn, Saturnalia, winter: everyone has one turn in each. Whoever uses the number of its column may use its bonus.
term-saturnalia = **Saturnalia** – The fourth season. Before it the display is filled and the reward of the year revealed.
term-year = **Year** – Five seasons, then the raid and the shortage. A game has four years, unless someone’s stock is empty sooner.
term-boat = **Season boat** – It sails above the columns and shows which season it is.
term-die = **Die** – There are three, blue, red and yellow. Maximus takes one; all others use one of the other two, each for the whole of their turn.
term-bonus = **Bonus** – What you get on top when something is placed or covered. You get it right away, and nearly all may be declined.
term-surplus = **Surplus** – A shortage below zero: instead of drawing new figures you may put as many into the bag.
term-value = **Value** – The number of your die, changed by manipulators, for your whole turn; and the number in a tile’s corner.
term-column = **Column** – One of six, one for each value of a die: a season, an action tile and city tiles.
