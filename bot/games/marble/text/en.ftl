### Rome: City of Marble: every word that players see of this game.

game-title = Rome: City of Marble
game-about = Lay rhombuses round the hills of Rome. Where their corners close a circle, a temple, a bath, a theatre or an arena rises, built by whoever has most magistrates there.

## Types of tiles and buildings

type-temple = Temple
type-bath = Bath
type-theatre = Theatre
type-arena = Arena

tile-temple = a temple tile
tile-bath = a bath tile
tile-theatre = a theatre tile
tile-arena = an arena tile

tiles-temple = { $amount } temple
tiles-bath = { $amount } bath
tiles-theatre = { $amount } theatre
tiles-arena = { $amount } arena

building-temple = a temple
building-bath = a bath
building-theatre = a theatre
building-arena = an arena
building-fountain = a fountain
building-plaza = an empty plaza

buildings-temple = { $amount ->
    [one] { $amount } temple
   *[other] { $amount } temples
}
buildings-bath = { $amount ->
    [one] { $amount } bath
   *[other] { $amount } baths
}
buildings-theatre = { $amount ->
    [one] { $amount } theatre
   *[other] { $amount } theatres
}
buildings-arena = { $amount ->
    [one] { $amount } arena
   *[other] { $amount } arenas
}
buildings-fountain = { $amount ->
    [one] { $amount } fountain
   *[other] { $amount } fountains
}
buildings-plaza = { $amount ->
    [one] { $amount } plaza
   *[other] { $amount } plazas
}

imperium-temple = a temple Imperium tile
imperium-bath = a bath Imperium tile
imperium-theatre = a theatre Imperium tile
imperium-arena = an arena Imperium tile

place-temple = the temple field
place-bath = the bath field
place-theatre = the theatre field
place-arena = the arena field
place-treasury = the Treasury

none = none

## Points, coins, magistrates

points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
pieces = { $amount ->
    [one] { $amount } piece
   *[other] { $amount } pieces
}
actions = { $amount ->
    [0] no action
    [one] one action
    [2] two actions
   *[other] { $amount } actions
}

change-points = { $signed } { $amount ->
    [one] point
   *[other] points
}
change-coins = { $signed } { $amount ->
    [one] coin
   *[other] coins
}
change-bridges = { $signed } { $amount ->
    [one] bridge tile
   *[other] bridge tiles
}
change-magistrates = { $signed } { $amount ->
    [one] magistrate
   *[other] magistrates
} at home
change-imperium-temple = { $signed } temple Imperium { $amount ->
    [one] tile
   *[other] tiles
}
change-imperium-bath = { $signed } bath Imperium { $amount ->
    [one] tile
   *[other] tiles
}
change-imperium-theatre = { $signed } theatre Imperium { $amount ->
    [one] tile
   *[other] tiles
}
change-imperium-arena = { $signed } arena Imperium { $amount ->
    [one] tile
   *[other] tiles
}

## Hills, aqueducts, directions

hill-quirinal = Quirinal
hill-viminal = Viminal
hill-esquiline = Esquiline
hill-capitoline = Capitoline
hill-palatine = Palatine
hill-caelian = Caelian
hill-aventine = Aventine

aqueduct-grey = grey
aqueduct-brown = brown
aqueduct-white = white

direction-E = E
direction-NE = NE
direction-NW = NW
direction-W = W
direction-SW = SW
direction-SE = SE

step = { $aqueduct } { $direction }

## Phases

phase-normal = the city grows
phase-final = the final round
phase-finished = the end

## Moves: the button, the command, and what it does

move-draw = Draw tiles
move-draw-description = Draw two tiles of different types; you can play them from your next turn on
command-draw = draw
move-play = Play a tile
move-play-description = Lay a tile from your forum on the board, with or without a magistrate
command-play = play
move-aqueduct = Extend aqueducts
move-aqueduct-description = Lay two pieces: on one aqueduct, or one each on two
command-aqueduct = aqueduct
move-recall = Recall a magistrate
move-recall-description = Take one of your magistrates home from a tile
command-recall = recall
move-extra = Extra action
move-extra-description = Give back an Imperium tile for one more action
command-extra = extra
move-end = End the turn
move-end-description = End your turn and keep your Imperium tiles
command-end = end
move-water = Lead the water
move-water-description = Lay the first pieces of the aqueduct that your tile has started
command-water = water
move-choose-site = Choose a site
move-choose-site-description = Say which of the sites that your tile has finished comes next
command-choose-site = site
move-claim = Send a magistrate
move-claim-description = Send one of your magistrates off the finished site, or leave them all there
command-claim = claim

## Fields of a move

field-tile = Tile
field-other = Other tile
field-place = Place
field-magistrate = Magistrate
field-first = First piece
field-second = Second piece
field-imperium = Imperium tile
field-path = Path
field-point = Site

option-name-tile = tile
option-name-other = other
option-name-place = place
option-name-magistrate = magistrate
option-name-first = first
option-name-second = second
option-name-imperium = imperium
option-name-path = path
option-name-point = point

field-draw-tile-description = Which tile you take
field-draw-other-description = Which tile you take besides
field-play-tile-description = Which tile of your forum
field-play-place-description = Which two triangles it covers, as D7-D8
field-play-magistrate-description = Whether a magistrate goes on it; later none can
field-aqueduct-first-description = Which aqueduct, and which way from its end, as “grey SE”
field-aqueduct-second-description = Which aqueduct, and which way, after the first piece
field-recall-magistrate-description = On which tile the magistrate stands
field-extra-imperium-description = Which Imperium tile you give back
field-water-path-description = Which ways the pieces lead from the outlet, as “W SE SW”
field-choose-site-point-description = Which site comes next
field-claim-magistrate-description = From which tile you send a magistrate, or none

## Options of a new game

option-start_player = Start player
option-start_player-description = Who sits in the first seat and begins
option-start_player-random = random
option-start_player-host_choice = the host says
option-hills_block_sites = Hills block sites
option-hills_block_sites-description = A hill doesn’t close a side, so no site is ever finished at its corners
option-hills_block_sites-off = off
option-hills_block_sites-on = on

## What can be chosen

choice-place = { $place }
choice-magistrate-yes = With a magistrate
choice-magistrate-no = Without a magistrate
choice-step = { $step } → { $point }
choice-path = { $path } → { $point }
choice-tile-at = { $place } ({ $type })
choice-site = { $point }: { $building }
choice-nothing = Nothing more
choice-none = None, they all stay
choice-part = Round { $place }

hint-stack = { $left } left in the stack, you have { $held }
hint-stack-last = { $left } left, the stack is empty then; you have { $held }
hint-forum = { $held } in your forum
hint-forum-sites = { $held } in your forum; can finish { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
} at once
hint-home = { $home } at home
hint-held = you have { $held }
hint-held-most = you have { $held }, alone the most
hint-held-tied = you have { $held }, as many as { $players }
hint-counts = counts at { $points }
hint-counts-nowhere = counts at no open site any more
hint-second = another piece after it

would-own = { $building } for you at { $point }
would-other = { $building } for { $player } at { $point }
would-none = { $building } at { $point }
would-bridge = bridge tile
would-water = starts the { $aqueduct } aqueduct
would-coin = { $coins }
would-link-own = joins your { $type }
would-link-other = joins the { $type } of { $player }

## What is not on offer, and why

lacks-stack = stack empty
lacks-forum = none in your forum
lacks-incoming = drawn this turn, can be played from your next turn on
lacks-home = no magistrate at home
lacks-held = you have none
lacks-started = not started yet
lacks-pieces = no pieces left
lacks-way = no way on
lacks-field = stands on { $field }; comes home at the end of your turn
lacks-elsewhere = stands on { $place }, not at this site

## What a move will do

preview-draw = You take { $tiles }. You can play them from your next turn on.
preview-draw-stack-empty = The { $type } stack is empty then.
preview-draw-trigger = Then three stacks are empty: at the end of your turn the final round begins.
preview-draw-useless = Drawn tiles are of no use any more.
preview-lay = { $tile } on { $place }.
preview-lay-magistrate = { $tile } on { $place }, with a magistrate; { $home ->
    [0] none is
    [one] one is
   *[other] { $home } are
} left at home then.
preview-bridge = You take the bridge tile of { $space }: 1 to 4 points at the end. Only you learn its value.
preview-water = The { $aqueduct } aqueduct starts here: next you lay { $pieces }.
preview-water-stuck = The { $aqueduct } aqueduct starts here, but there is no room for a piece.
preview-site-own = { $point } is finished ({ $count } tiles): you build { $building }, +{ $points }.
preview-site-other = { $point } is finished ({ $count } tiles): { $player } builds { $building }, +{ $points }.
preview-site-tie = { $point } is finished ({ $count } tiles, for { $building }): { $players } are level, so it becomes a fountain.
preview-site-nobody = { $point } is finished ({ $count } tiles, for { $building }): nobody has influence, so it becomes a fountain.
preview-site-plaza = { $point } is finished ({ $count } tiles), but no fountain is left: it stays an empty plaza.
preview-influence = Influence there: { $shares }.
preview-share = { $player } { $amount }
preview-order = You say which site comes first; who sends magistrates off it weakens the next.
preview-claim = You may then send a magistrate to { $field }.
preview-claim-others = So may { $players }.
preview-pieces = { $aqueduct }: { $points }.
preview-coin = You take { $coins } at the fountain.
preview-coin-missing = There is no coin left for the fountain.
preview-links = At the end it brings: { $links }.
preview-link = { $player } +{ $points } ({ $type } at { $point })
preview-recall = Your magistrate comes home from { $place }; you then have { $home } there. You can use it at once.
preview-recall-counted = It no longer counts at { $points }.
preview-extra = You give back { $imperium } and have { $actions } to take; the extra action must be taken.
preview-extra-most = You no longer have the most of this type alone ({ $points } at the end).
preview-end = Your turn ends. You keep your Imperium tiles.
preview-next-site = { $point } comes next.
preview-send = The magistrate goes from { $place } to { $field }.
preview-send-now = At the end of this turn it comes home and brings you { $reward }.
preview-send-later = At the end of your next turn it comes home and brings you { $reward }.
preview-send-late = Your last turn is over: it brings you nothing any more.
preview-send-empty = Nothing is left there to bring home.
preview-stay = Your magistrates stay where they are.
reward-coin = { $coins }

## What is asked

decision-action = Your turn
decision-turn-end = One more action, or the end of your turn?
decision-start-path = Which way does the water flow?
decision-site-order = Which site comes first?
decision-site-claim = Send a magistrate?

prompt-action = Your turn – { $actions } to take; forum: { $tiles }; { $home ->
    [0] no magistrate
    [one] { $home } magistrate
   *[other] { $home } magistrates
} at home
prompt-action-final = Final round – your last action; forum: { $tiles }; { $home ->
    [0] no magistrate
    [one] { $home } magistrate
   *[other] { $home } magistrates
} at home
prompt-turn-end = Your actions are taken – end your turn, or give back an Imperium tile for one more ({ $imperium })
prompt-start-path = The { $aqueduct } aqueduct begins at { $point } – lay its first pieces
prompt-site-order = Your tile has finished several sites – which one comes next?
prompt-site-claim = { $point } is now { $building } of { $player } – send one of your magistrates to { $field }?
prompt-site-claim-own = { $point } is now { $building } of yours – send one of your magistrates to { $field }?
prompt-site-claim-fountain = { $point } is now a fountain – send one of your magistrates to { $field }?
prompt-wait-seat = You: { $points }; forum: { $tiles }; { $home ->
    [0] no magistrate
    [one] { $home } magistrate
   *[other] { $home } magistrates
} at home

awaited-action = take an action
awaited-action-left = { $actions ->
    [one] one action
    [2] two actions
   *[other] { $actions } actions
} left
awaited-turn-end = one more action, or end the turn
awaited-start-path = lead the water
awaited-site-order = choose which site comes first
awaited-site-claim = send a magistrate or not

## What somebody has

status-points = { $points }, place { $place } of { $seats }
status-forum = Forum: { $tiles }
status-magistrates = Magistrates: { $where }
status-home = { $home } at home
status-on-tile = on { $place } ({ $type })
status-on-field = { $count ->
    [one] on { $field }
   *[other] { $count } on { $field }
}
status-incoming = Drawn this turn: { $tiles }
status-imperium = Imperium tiles: { $tiles }
status-coins = Coins: { $coins }
status-bridges = Bridge tiles: { $count } (values hidden)
status-bridges-own = Bridge tiles: { $values } (only you know that)
status-bridges-shown = Bridge tiles: { $values }
status-built = Built: { $buildings }
status-worth = Would count now, without bridges: aqueducts { $aqueducts }, fountains { $fountains }, coins { $coins }, Imperium { $imperium }
status-actions = { $actions } left this turn

## The table in words

position-turn = Rome: City of Marble, turn { $turn }.
position-final = Rome: City of Marble, the final round.
position-over = Rome: City of Marble, the game is over.
position-scores = Points: { $scores }.
position-score = { $player } { $points }
position-hills = Hills: { $hills }.
position-stacks = Tiles left: { $stacks }.
position-city = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} on the board; built so far: { $buildings }.
position-water = Aqueducts: { $aqueducts }.
position-aqueduct = { $aqueduct } { $pieces } ({ $outlet } to { $end })
position-supply = Left: { $fountains ->
    [one] { $fountains } fountain
   *[other] { $fountains } fountains
}, { $coins }, Imperium tiles { $imperium }, { $bridges ->
    [one] { $bridges } bridge tile
   *[other] { $bridges } bridge tiles
}.
position-seat = { $player }: { $tiles }; { $home ->
    [0] no magistrate
    [one] { $home } magistrate
   *[other] { $home } magistrates
} at home; Imperium { $imperium }; { $coins }.

## What happened (the changes of points, coins and tiles follow the sentence)

event-game-began = { $player } begins; the hills of this game are { $hills }
event-drew = { $player } draws { $tiles }
event-laid = { $player } lays { $tile } on { $place }
event-laid-with-magistrate = { $player } lays { $tile } on { $place }, with a magistrate
event-bridge-taken = { $player } takes the bridge tile of { $space }: { $points }
event-bridge-taken-hidden = { $player } takes the bridge tile of { $space }
event-water-started = { $player } starts the { $aqueduct } aqueduct at { $point }
event-water-led = { $player } leads the { $aqueduct } aqueduct by { $points }
event-water-stuck = The { $aqueduct } aqueduct finds no room for a piece yet
event-aqueduct-extended = { $player } extends { $aqueducts }
event-coin-taken = { $player } reaches the fountain { $point }
event-coin-missing = { $player } reaches the fountain { $point }, but no coin is left
event-recalled = { $player } recalls the magistrate from { $place }
event-built = { $player } builds { $building } at { $point }
event-fountain-built = A fountain is built at { $point }
event-plaza-left = { $point } stays an empty plaza: no fountain is left
event-claimed = { $player } sends the magistrate from { $place } to { $field }
event-claim-declined = { $player } leaves the magistrates at { $point }
event-imperium-spent = { $player } gives back { $imperium } for one more action
event-imperium-gained = { $player } gets { $imperium }
event-imperium-none = { $player } gets nothing from { $field }: no tile is left there
event-coin-earned = { $player } gets a coin from the Treasury
event-coin-none = { $player } gets nothing from the Treasury: no coin is left
event-turn-ended = { $player } ends the turn
event-passed = { $player } can do nothing and passes
event-final-round-began = Three stacks are empty: the final round begins, one action each
event-ended-stacks = The game is over: everybody has had their last action
event-ended-abandoned = The game is over: fewer than two players are left
event-bridges-shown = { $player } turns over { $values }
event-scored-bridges = Bridges of { $player }
event-scored-aqueducts = Aqueducts at buildings of { $player }
event-scored-fountains = Fountains next to buildings of { $player }
event-scored-coins = Coins of { $player }
event-scored-most_coins = { $player } has the most coins
event-scored-imperium = Imperium tiles of { $player }

## The end

ended-stacks = Three stacks were empty, and everybody has had their last action.
ended-abandoned = Fewer than two players were left.

source-play = Buildings
source-bridges = Bridges
source-aqueducts = Aqueducts
source-fountains = Fountains
source-coins = Coins
source-most_coins = Most coins
source-imperium = Imperium

tie-civic_buildings = Buildings owned
tie-imperium_tiles = Imperium tiles

## The rules, page by page

rules-aim-title = The aim
rules-aim-families = You are the great families of Rome in the days of Augustus, and you build the city tile by tile. Where the corners of tiles close a full circle, a temple, a bath, a theatre or an arena is built: by whoever has the most influence there. It brings points at once.
rules-aim-more = At the end bridges, aqueducts, fountains, coins and Imperium tiles bring more. The most points win.
rules-aim-board = **The board** is a hexagon of triangles. A triangle is named after its row (A to J, from the north) and its column: D7. A tile covers two triangles side by side: D7-D8. A point where corners meet is named after the rows above and below it: EF10.
rules-aim-hills = Three of the seven hills are drawn for each game; the city grows from them. The other four are plain ground.
rules-aim-start = Everybody begins with one tile of each type and { $magistrates } magistrates. That leaves stacks of { $stacks }; they are the clock of the game.

rules-turn-title = A turn
rules-turn-actions = In your turn you take { $actions } actions, in any order, also the same one twice:
rules-turn-draw = **Draw tiles:** two of different types from the stacks. You can play them from your next turn on.
rules-turn-play = **Play a tile** from your forum, with or without a magistrate.
rules-turn-aqueduct = **Extend aqueducts:** lay { $pieces } pieces at the ends of aqueducts that have begun, both on one or one each on two.
rules-turn-recall = **Recall a magistrate** from a tile to your forum. You can use it again at once.
rules-turn-extra = **Extra actions:** give back an Imperium tile, whatever its type, for one more action. You may do so as often as you have tiles.
rules-turn-end = **End of the turn:** the tiles that you drew come into your forum. Your magistrates on the Imperium fields and in the Treasury come home, each with its reward.

rules-tiles-title = Laying a tile
rules-tiles-where = A tile covers two free triangles and must touch a hill or another tile along a full side; a corner is not enough. It never lies on a hill or beyond the board.
rules-tiles-magistrate = When you lay a tile you may put one of your magistrates on it, if one is at home. Later that can’t be done, and nobody else can put one there.
rules-tiles-then = What follows from a tile happens in this order: its magistrate, a bridge, an aqueduct that begins, then the sites that it finishes. All of that is done before anything else.

rules-sites-title = Building sites
rules-sites-complete = A point is a finished site as soon as all six sides around it are covered{ $hills ->
    [block] { " " }by tiles. A hill does not count here: its three corners are never finished, by the option of this game.
   *[fill] , by tiles or by a hill.
} At the rim nothing is ever finished.
rules-sites-count = Then count the tiles round it. A tile counts once, whether it fills one side or two; a hill doesn’t count.
rules-sites-type = **{ $count } tiles: { $building }**, { $points }
rules-sites-order = If a tile finishes several sites, the player who laid it says which comes first. They are settled one by one, and what happens at the first counts for the next.

rules-influence-title = Who builds?
rules-influence-colour = Only magistrates on tiles **of the building’s own type** have influence: for a temple those on temple tiles round the site, and so on. Each counts 1.
rules-influence-most = Whoever has the most builds it, no matter who laid the last tile, and gets the points at once.
rules-influence-tie = If several are level, or nobody has influence, a **fountain** is built. There are { $fountains }; after that the place stays an empty plaza, which is good for nothing.
rules-influence-stay = Magistrates stay where they are and count for every other site that their tile touches.

rules-claims-title = Sending magistrates
rules-claims-who = When a site is settled, everybody with a magistrate on any tile round it, whatever its type, may send **one** of them off: in turn order, beginning with the player to move.
rules-claims-where = From a building it goes to the Imperium field of that type, from a fountain to the Treasury.
rules-claims-home = At the end of **its owner’s** turn it comes home and brings an Imperium tile of the type, or a coin. If none is left, it brings nothing.
rules-claims-use = An Imperium tile is worth one more action in a later turn. Who keeps them may have the most of a type at the end: { $most } points for having the most alone, { $tied } each if several do.
rules-claims-care = A magistrate that leaves has no influence on later sites any more.

rules-water-title = Bridges and aqueducts
rules-water-bridges = **Bridges:** seven spaces lie along the Tiber, on the left. Whoever covers one takes its tile and looks at it alone. It brings 1 to 4 points at the end.
rules-water-start = **Aqueducts:** three outlets lie on the right: grey, brown and white. The first tile with a corner there starts that aqueduct, and its player at once lays { $pieces } pieces of it, as many as there is room for.
rules-water-edges = Pieces lie along the sides of tiles: between two of them, next to a hill or free ground, or at the rim. Every piece goes on at the end of its line.
rules-water-never = An aqueduct never branches and never comes back to a point; two of them never touch, and none goes through another’s outlet.
rules-water-score = At the end each building on an aqueduct brings its owner { $points } points, whoever laid the pieces.
rules-water-one = Only when there is no room for two pieces may you extend by one. There are { $supply } pieces of each colour.

rules-fountains-title = Fountains and coins
rules-fountains-next = At the end each of your buildings brings { $points } for every fountain next to it, one edge away.
rules-fountains-piece = Whoever lays a piece that reaches a fountain takes a coin at once. A fountain that is built where an aqueduct runs already brings none.
rules-fountains-treasury = A magistrate sent to the Treasury brings a coin, too.
rules-fountains-worth = A coin is worth { $coin } at the end. Whoever alone has the most gets { $most } more; nobody does on a tie. There are { $coins } coins.

rules-end-title = The end
rules-end-trigger = When at the end of a turn three of the four stacks are empty, the final round begins: from the next seat on everybody has one last action, and last of all whoever brought it about. Imperium tiles can’t be given back any more.
rules-end-pay = Everybody’s magistrates come home once more at the end of that turn; what is sent off later brings nothing.
rules-end-count = Then these are added to the points so far: **bridges**, { $aqueduct } for each own building on an **aqueduct**, { $fountain } for each **fountain** next to each own building, { $coin } for each **coin** and { $coins } for the most, and { $most } for the most **Imperium tiles** of each type ({ $tied } each on a tie).
rules-end-nothing = Tiles in the forum, magistrates and unused pieces count nothing.
rules-end-tie = In a tie whoever owns more buildings is ahead, then who has more Imperium tiles. Otherwise you share the place.

rules-reconstructed-why = The rules follow the text of the published rulebook. What stands only on its pictures was not available and has been designed anew, so that every example in the rulebook comes out.
rules-reconstructed-known = From the rulebook and other public sources: tiles and supplies, the actions, how a site is finished and who builds, a temple for three tiles, a theatre for five and 5 points, bridges, aqueducts, fountains, coins, Imperium tiles and the end.
rules-reconstructed-chosen = Designed: the outline of the board and where hills, bridges and outlets lie; the points of temple, bath and arena, and their number of tiles except the temple’s; the values of the bridges (1, 1, 2, 2, 3, 3, 4, 4); that a hill closes a side of a site; and that only having the most coins alone brings the bonus.

## Pictures

picture-game = Rome
picture-second = City of Marble
picture-round = Round { $round }
picture-last-round = last round
picture-end = The end
picture-begins = The families of Rome begin to build.
picture-gone = absent
picture-awaited = { $player }: { $what }
picture-wins = { $count ->
    [one] { $players } wins the game with
   *[other] { $players } share the victory with
}
picture-river = Tiberis
picture-outlet-grey = G
picture-outlet-brown = B
picture-outlet-white = W
picture-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
picture-from-play = in the game
picture-from-bridges = bridges
picture-from-aqueducts = aqueducts
picture-from-fountains = fountains
picture-from-coins = coins
picture-from-most_coins = most coins
picture-from-imperium = Imperium
picture-would-count = would count
picture-total = Total
picture-built = Built
picture-choose-place = choose a place
picture-open = open to all
picture-forum = in the forum
picture-imperium = Imperium
picture-magistrates = Magistrates
picture-home = at home
picture-coins-bridges = Coins and bridges
