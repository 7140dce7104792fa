### Numbers of the components that several messages say

-empty-stacks = { COMPONENT("game.empty_stacks_at_end") ->
    [3] at least three
   *[other] at least { COMPONENT("game.empty_stacks_at_end") }
}
-empty-stacks-begin = { COMPONENT("game.empty_stacks_at_end") ->
    [3] At least three
   *[other] At least { COMPONENT("game.empty_stacks_at_end") }
}
-last-actions = { COMPONENT("game.final_actions") ->
    [one] one last action
   *[other] { COMPONENT("game.final_actions") } last actions
}
-bridge-values = { COMPONENT("game.bridge_tile_values.1") } to { COMPONENT("game.bridge_tile_values.8") }

## Rome: City of Marble: every word that players see of this game.

game-title = Rome: City of Marble
game-about = Lay rhombuses around the hills of Rome. Where their corners close a circle, a temple, a bath, a theater or an arena rises, built by whoever has the most influence there.
points-ahead = { $amount ->
    [one] one point
   *[other] { $amount } points
}

## Types of tiles and buildings

type-temple = Temple
type-bath = Bath
type-theatre = Theater
type-arena = Arena

kind-temple = temple
kind-bath = bath
kind-theatre = theater
kind-arena = arena

tile-temple = a temple tile
tile-bath = a bath tile
tile-theatre = a theater tile
tile-arena = an arena tile

tiles-temple = { $amount }× temple
tiles-bath = { $amount }× bath
tiles-theatre = { $amount }× theater
tiles-arena = { $amount }× arena

building-temple = a temple
building-bath = a bath
building-theatre = a theater
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
    [one] { $amount } theater
   *[other] { $amount } theaters
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
imperium-theatre = a theater Imperium tile
imperium-arena = an arena Imperium tile

pair-temple = two temple tiles
pair-bath = two bath tiles
pair-theatre = two theater tiles
pair-arena = two arena tiles

place-temple = the temple Imperium space
place-bath = the bath Imperium space
place-theatre = the theater Imperium space
place-arena = the arena Imperium space
place-treasury = the Treasury

no-tile = no tile
no-building = nothing

## Points, coins, magistrates

points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
worth-fountain = { COMPONENT("scoring.fountain") ->
    [one] { COMPONENT("scoring.fountain") } point
   *[other] { COMPONENT("scoring.fountain") } points
}
worth-coin = { COMPONENT("scoring.coin") ->
    [one] { COMPONENT("scoring.coin") } point
   *[other] { COMPONENT("scoring.coin") } points
}
coins = { $amount ->
    [0] no coins
    [one] { $amount } coin
   *[other] { $amount } coins
}
actions = { $amount ->
    [0] no action
    [one] one action
    [2] two actions
   *[other] { $amount } actions
}
magistrates-home = { $home ->
    [0] no magistrate
    [one] { $home } magistrate
   *[other] { $home } magistrates
}

## Hills, aqueducts, directions

hill-quirinal = Quirinal
hill-viminal = Viminal
hill-esquiline = Esquiline
hill-capitoline = Capitoline
hill-palatine = Palatine
hill-caelian = Caelian
hill-aventine = Aventine

aqueduct-grey = gray
aqueduct-brown = brown
aqueduct-white = white

direction-E = E
direction-NE = NE
direction-NW = NW
direction-W = W
direction-SW = SW
direction-SE = SE

piece = { $aqueduct } to { $point }

## Moves: the button, the command, and what it does

move-draw = Draw
    .with = + { $what }
move-draw-description = Draw two tiles of different types; you can play them from your next turn on
move-play = Play
    .with = Play { $what }
move-play-description = Lay a tile from your forum on the board, with or without a magistrate
move-aqueduct = Extend aqueducts
move-aqueduct-description = Lay two pieces: both on one aqueduct, or one each on two
command-aqueduct = aqueduct
move-recall = Recall
    .with = Recall { $what }
move-recall-description = Take one of your magistrates home from a tile
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
move-claim = Send
move-claim-description = Send one of your magistrates off from the finished site, or leave them all there
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
field-row = Row
field-point = Site

option-name-other = other
option-name-first = first
option-name-second = second
option-name-imperium = imperium
option-name-point = point

field-draw-tile-description = Which tile you take
field-draw-tile-question = Which tiles do you draw?
field-draw-other-description = Which other tile you take
field-draw-other-question = Which other tile do you draw?
field-play-tile-description = Which tile from your forum
field-play-tile-question = Which tile do you play?
field-play-row-description = In which row of the board, from A in the north to J in the south
field-play-row-question = Somewhere else: in which row?
field-play-place-description = Which two triangles it covers, such as D7-D8
field-play-place-question = Where do you lay { $tile }?
field-play-magistrate-description = Whether a magistrate goes on it; you can’t add one later
field-play-magistrate-question = Does a magistrate go on it?
field-aqueduct-first-description = Which aqueduct, and which way from its end, such as “gray SE”
field-aqueduct-first-question = Which aqueduct do you extend, and which way?
field-aqueduct-second-description = Which aqueduct, and which way, after the first piece
field-aqueduct-second-question = Where does the second piece go?
field-recall-magistrate-description = Which tile the magistrate is on
field-recall-magistrate-question = Which magistrate do you take home?
field-extra-imperium-description = Which Imperium tile you give back
field-extra-imperium-question = Which Imperium tile do you give for one more action?
field-water-first-description = Which way the first piece leads from the outlet
field-water-first-question = Which way does the first piece lead?
field-water-second-description = Which way the second piece leads
field-water-second-question = Which way does the second piece lead?
field-water-path-description = Which ways the pieces lead from the outlet, such as “W SE SW”
field-water-path-question = Which way does the last piece lead?
field-choose-site-point-description = Which site comes next
field-choose-site-point-question = Which site comes next?
field-claim-magistrate-description = Which tile you send a magistrate from, or none
field-claim-magistrate-question = Which magistrate do you send?

## Options of a new game

option-hills_block_sites = Hills block sites
option-hills_block_sites-description = With it, a hill doesn’t close a side: no site is ever finished at its three corners
option-first_seat = First turn
option-first_seat-description = Random seats; or this player begins, and the others follow in the order they joined
option-first_seat-random = random
option-first_seat-1 = first to join
option-first_seat-2 = second to join
option-first_seat-3 = third to join
option-first_seat-4 = fourth to join

## What can be chosen

choice-row = Row { $row }
choice-magistrate-yes = Yes, with a magistrate
choice-magistrate-no = No, without a magistrate
choice-on-field = at { $field }
choice-imperium-temple = Temple Imperium tile
choice-imperium-bath = Bath Imperium tile
choice-imperium-theatre = Theater Imperium tile
choice-imperium-arena = Arena Imperium tile
choice-nothing = Nothing more
choice-none = None, they all stay

hint-stack = { $tiles } left
hint-most = up to +{ $points }
hint-home = { $home } at home
hint-row = { $places ->
    [one] one place
   *[other] { $places } places
}{ $most ->
    [0] { "" }
   *[other] , up to +{ $points }
}
hint-counts = can still count at { $points }
hint-counts-nowhere = no longer counts anywhere
hint-held = you have { $held }{ $lead ->
    [alone] , more than anyone else
    [level] , as many as { $players }
   *[none] { "" }
}

would-own = { $building } for you at { $point } (+{ $points })
would-other = { $building } for { $player } at { $point } (+{ $points })
would-none = { $building } at { $point }
would-finish = finishes several sites ({ $points })
would-score-own = +{ $points } for you
would-score = +{ $points } for { $player }
would-bridge = takes the bridge tile
would-water = starts the { $aqueduct } aqueduct
would-join-own = your { $type } (+{ $points } at the end)
would-join = { $player }’s { $type } (+{ $points } at the end)

## What a move will do

outlook-bridge = A bridge tile is worth { -bridge-values } points at the end; only you will see how many.
outlook-pieces = The { $aqueduct } aqueduct: { $left ->
    [0] no pieces will be left.
    [one] one piece will be left.
   *[other] { $left } pieces will be left.
}
outlook-claims = { $count ->
    [one] After that { $players } may send a magistrate to { $field }.
   *[other] After that { $players } may each send a magistrate to { $field }.
}
outlook-draw-last = { $type }: that empties the stack.
outlook-draw-trigger = That leaves { -empty-stacks } stacks empty: the final round begins at the end of your turn.
outlook-order = You say which site comes first. A magistrate sent off from one has no influence on the next.
outlook-links = Worth { $points } each at the end: { $links }.
outlook-link = { $own ->
    [yes] your { $type } at { $point }
   *[no] { $player }’s { $type } at { $point }
}
outlook-uncounted = It no longer has any influence at { $points }.
outlook-extra = You will no longer { $alone ->
    [yes] have the most of this type on your own
   *[no] be tied for the most of this type
}, which is worth { $points } at the end.
outlook-send = { $when ->
    [now] At the end of this turn it comes home with { $reward }.
    [later] At the end of your next turn it comes home with { $reward }.
   *[never] As things stand, there will be nothing left for it to fetch.
}

## What the signs mean that stand on places and buttons

sign-draw = **+** two tiles you draw
sign-points = **+** points for you right away
sign-points-row = **+** the most points you can score right away in this row
sign-points-end = **+** points for you at the end, in total
sign-finished = **!** finishes a site, but without points for you
sign-bridge = **?** gives you a bridge tile
sign-water = **≈** begins an aqueduct

## What comes to light after a move that is played ahead: “Then …”

then-light-bridges = the bridge tiles are turned over and the points are counted

## What is asked

way-site-claim-ask = Ask me at every finished site
way-site-claim-single = Send mine if I have only one there
way-site-claim-never = Never send a magistrate

prompt-action = { $phase ->
    [final] Your last action
   *[normal] Your turn – { $actions }
}; forum: { $tiles }; { magistrates-home } at home
prompt-turn-end = One more action for an Imperium tile?
prompt-start-path = The { $aqueduct } aqueduct begins at { $point } – lay its first pieces
prompt-site-order = You have finished { $points } – which site comes first?
prompt-site-claim = { $built ->
    [own] You have built
    [other] { $player } has built
   *[no] There is now
} { $building } at { $point } – send one of your magistrates from there to { $field }?

awaited-action = take an action
awaited-action-left = { $actions ->
    [one] one action
    [2] two actions
    [3] three actions
   *[other] { $actions } actions
}
awaited-turn-end = one more action or none
awaited-start-path = lead the water
awaited-site-order = choose the site that comes first
awaited-site-claim = send a magistrate or none

## What somebody has

status-points = { $points }, rank { $place } of { $seats }{ $actions ->
    [0] { "" }
    [one] ; 1 action left
   *[other] ; { $actions } actions left
}
status-forum = Forum: { $tiles }
    .brief = forum: { $tiles }
status-incoming = Drawn, for the next turn: { $tiles }
    .brief = { "" }
status-magistrates = Magistrates: { $where }
    .brief = Magistrates: { status-home }
status-home = { $home ->
    [0] none
   *[other] { $home }
} at home
status-on-tile = on { $tile }
status-on-field = { $count ->
    [one] one
   *[other] { $count }
} at { $field }
status-imperium = Imperium tiles: { $tiles }
status-built = Built: { $buildings }
status-bridges = Bridge tiles: { $known ->
    [yes] worth { $values }
    [own] worth { $values } (only you can see this)
   *[no] { $count }, values hidden
}
    .brief = Bridge tiles: { $known ->
    [yes] worth { $values }
   *[no] { $count }, values hidden
}
status-sources = Points: { $sources }
status-worth = If the game ended now, extra points besides bridges: aqueducts { $aqueducts }, fountains { $fountains }, coins { $coins } and Imperium { $imperium }
    .brief = { "" }
status-buildings =
    .whole = Buildings: { $buildings }.

## The table in words

actions-left = { $actions ->
    [0] no actions left
    [one] 1 action left
   *[other] { $actions } actions left
}
in-words-turn = Round { $round }, turn { $turn }: it is { $player }’s turn; { actions-left }.
    .brief = Rome: City of Marble, round { $round }.
in-words-final = The final round, turn { $turn }: it is { $player }’s turn; { actions-left }.
    .brief = Rome: City of Marble, the final round.
in-words-over = Rome: City of Marble, the game is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
in-words-hills = Hills: { $hills }.
in-words-hills-block = In this game hills close no sides of sites.
    .brief = { "" }
in-words-trigger = The very last turn is { $player }’s.
    .brief = { "" }

passage-supply = What is left for all
passage-fields = Who stands on the spaces
passage-map = The board, row by row
passage-places = Where a tile can be laid
passage-open-sites = Sites that are nearly finished
passage-fountains = Fountains and plazas
passage-water = Bridges and aqueducts

in-words-type = { $type }: { $tiles } tiles around a site, { $points }. Stack: { $stack ->
    [0] empty
    [one] one tile
   *[other] { $stack } tiles
}. Imperium tiles left: { $imperium }.
    .brief = { "" }
in-words-coins-left = Coins left: { $coins }.
in-words-fountains-left = Fountains left: { $fountains }.
in-words-field = At { $field }: { $there }.
in-words-fields-none = No one is on any of these spaces.
in-words-there = { $player } ({ $count } { $count ->
    [one] magistrate
   *[other] magistrates
})

in-words-row = Row { $row }, { $first } to { $last }: { $spaces }.
in-words-row-more = Row { $row }, further east: { $spaces }.
in-words-row-empty = Row { $row }, { $first } to { $last }: nothing yet.
in-words-tile-held = { $place } { $type } with { $player }’s magistrate
in-words-tile-hill = { $triangle } hill { $hill }
in-words-tile-bridge = { $triangle } bridge tile
in-words-free = Row { $row }: { $places }.
in-words-free-none = Nowhere.

in-words-open-site = { $point }: { $missing ->
    [0] all sides closed
    [one] 1 side open
   *[other] { $missing } sides open
}{ $missing ->
    [0] {""}
   *[other] { " " }({ $triangles })
}; around it { $tiles }{ $held ->
    [no] .
   *[yes] ; magistrates: { $magistrates }.
}
in-words-open-site-magistrate = { $player }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
} ({ $type })
in-words-open-sites-none = None: every site still has at least three open sides.

in-words-building-owned = { $player }’s { $type } { $point }
in-words-fountain = { $point }: a fountain; next to it: { $buildings }.
in-words-plaza = { $point }: an empty plaza.
in-words-no-fountain = None yet.

in-words-bridges = { $count ->
    [0] All bridge tiles have been taken.
   *[other] Bridge tiles still there: { $spaces }.
}
in-words-aqueduct = The { $aqueduct } aqueduct{ $begun ->
    [0] { " " }hasn’t begun; its outlet is at { $start }
    [1] { " " }has begun at { $start }, but no pieces are laid
   *[other] : from { $start } along { $points }; on it: { $buildings }
}. Pieces left: { $pieces }.
in-words-ways = The { $aqueduct } aqueduct can go on to { $points }{ $beyond ->
    [0] .
   *[other] , and from there to { $further }.
}

pictured-stacks = Stacks: { $stacks }.
pictured-city = On the board: { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
}; built: { $buildings }; bridge tiles: { $bridges }.

## What happened (the changes of points and coins follow the sentence)

event-game-began = { $first } { VERB($first, "begins", "begin") }; the city grows around the { $hills }
    .table = { $first } { VERB($first, "begins", "begin") }
event-drew = { $player } { VERB($player, "draws", "draw") } { $tiles }
    .short = { VERB($player, "draws", "draw") } tiles
event-laid = { $player } { VERB($player, "lays", "lay") } { $tile } on { $place }
event-laid-with-magistrate = { $player } { VERB($player, "lays", "lay") } { $tile } with a magistrate on { $place }
event-bridge-taken = { $player } { VERB($player, "takes", "take") } the bridge tile from { $space } and { VERB($player, "sees", "see") } its value: { $value }
    .short = { VERB($player, "takes", "take") } a bridge tile
event-bridge-taken-hidden = { $player } { VERB($player, "takes", "take") } the bridge tile from { $space }
    .short = { VERB($player, "takes", "take") } a bridge tile
event-water-reached = { $player } { VERB($player, "reaches", "reach") } an outlet: the { $aqueduct } aqueduct begins
    .short = { VERB($player, "begins", "begin") } the { $aqueduct } aqueduct
event-water-led = { $player } { VERB($player, "leads", "lead") } the { $aqueduct } aqueduct along { $points }
    .short = { VERB($player, "leads", "lead") } the { $aqueduct } aqueduct on
event-water-stuck = The { $aqueduct } aqueduct has nowhere to go yet
    .table = { "" }
event-aqueduct-extended = { $player } { VERB($player, "extends", "extend") } aqueducts
    .aside = { $pieces }
event-coin-missing = { $player } { VERB($player, "reaches", "reach") } a fountain, but no coins are left
event-recalled = { $player } { VERB($player, "recalls", "recall") } the magistrate from { $place }
event-site-chosen = { $player } { VERB($player, "chooses", "choose") } { $point } as the next site
    .short = { "" }
event-built = { $player } { VERB($player, "builds", "build") } { $building } at { $point }
    .aside = { $contested ->
        [yes] influence: { $shares }
       *[no] {""}
    }
    .short = { VERB($player, "builds", "build") } { $building } at { $point }
event-fountain-built = { $level ->
    [yes] Influence is tied at { $point }
   *[no] No one has influence at { $point }
}: a fountain instead of { $building }
    .aside = { $level ->
        [yes] { $shares }
       *[no] {""}
    }
    .table = A fountain at { $point }
event-plaza-left = No one player has the most influence at { $point }, and no fountains are left: an empty plaza
    .table = An empty plaza at { $point }
event-claimed = { $player } { VERB($player, "sends", "send") } the magistrate on { $place } to { $field }
    .short = { VERB($player, "sends", "send") } a magistrate to { $field }
event-claim-declined = { $player } { VERB($player, "sends", "send") } no magistrate from { $point }
    .short = { "" }
event-imperium-spent = { $player } { VERB($player, "gives", "give") } back { $imperium } for one more action
event-imperium-gained = One of { WHOSE($player) } magistrates comes home with { $imperium }
event-imperium-none = One of { WHOSE($player) } magistrates comes home empty-handed, without { $imperium }: there are none left
event-coin-earned = One of { WHOSE($player) } magistrates comes home from the Treasury
event-coin-none = One of { WHOSE($player) } magistrates comes home from the Treasury empty-handed: no coins are left
event-turn-ended = { $player } { VERB($player, "ends", "end") } the turn
    .short = { "" }
event-passed = { $player } can’t take any action and { VERB($player, "passes", "pass") }
    .short = { VERB($player, "passes", "pass") }
event-final-round-began = { -empty-stacks-begin } stacks are empty: everyone takes { -last-actions }, { $player } last
    .table = Everyone takes one last action
event-ended-stacks = The game is over: everyone has had their last action
event-bridges-shown = { $player } { VERB($player, "reveals", "reveal") } the bridge tiles; points: { $values }

## The end

ended-stacks = { -empty-stacks-begin } stacks were empty, and everyone has had their last action.

source-play = Buildings
source-bridges = Bridges
source-aqueducts = Aqueducts
source-fountains = Fountains
source-coins = Coins
source-most_coins = Most coins
source-imperium = Imperium

tie-civic_buildings = Built
tie-imperium_tiles = Imperium tiles

## Refusals: what is wrong, and a way out

refusal-first-start-path = First lead the water: lay the first pieces of the aqueduct.
refusal-first-site-order = First say which site comes next.
refusal-first-site-claim = First say whether you send a magistrate from the finished site.
refusal-first-turn-end = You have no action left; end your turn, or give back an Imperium tile for one more.
refusal-first-action = It is your turn: take an action.
refusal-no-water = No aqueduct is beginning now; take an action.
refusal-no-choose-site = There is no site to choose now; take an action.
refusal-no-claim = No site has just been finished; take an action. To get a magistrate back, choose “{ move-recall }”.
refusal-end-actions = You still have { $actions ->
    [one] one action
   *[other] { $actions } actions
} to take; your turn ends after that.
refusal-stacks-empty = All stacks are empty; take another action.
refusal-type-unknown = There is no such tile; still there: { $tiles }.
refusal-stack-empty = That stack is empty, so you can’t take { $tile }; still there: { $tiles }.
    .short = stack empty
refusal-draw-different = The two tiles must be of different types; still there: { $tiles }.
refusal-draw-last = Only one stack is left{ $left ->
    [one] , with one tile: take that one.
   *[other] : take two tiles from it.
}
refusal-tile-incoming = You have only just drawn { $tile }; you can play it from your next turn on.
    .short = drawn this turn, playable from your next turn on
refusal-tile-not-held = You don’t have { $tile } in your forum; choose another one, or draw.
    .short = none in your forum
refusal-place-unknown = A place is two triangles side by side, such as D7-D8; choose one on the board.
refusal-place-hill = The { $hill } is on { $triangle }; choose another place.
refusal-place-taken = There is already a tile on { $triangle } ({ $place }); choose another place.
refusal-place-apart = { $place } doesn’t touch a hill or a tile along a full side; choose a place that does.
refusal-no-magistrate = You have no magistrate at home; lay the tile without one.
    .short = no magistrate at home
refusal-yes-or-no = Say whether a magistrate goes on the tile: with or without.
refusal-no-aqueduct = No aqueduct has begun; a tile at one of the outlets on the right starts one.
refusal-aqueducts-stuck = No aqueduct can be extended at the moment; take another action.
refusal-aqueduct-not-started = The { $aqueduct } aqueduct hasn’t begun; a tile at its outlet starts it.
    .short = not begun yet
refusal-no-pieces = The { $aqueduct } aqueduct has no pieces left; choose another one.
    .short = no pieces left
refusal-aqueduct-stuck = The { $aqueduct } aqueduct can’t go on at the moment; choose another one.
    .short = can’t go on
refusal-step-unknown = Say which aqueduct and which way, such as “gray SE”.
refusal-step-off-board = The board ends there; choose another way.
refusal-step-outlet = { $point } is kept for the outlet there; choose another way.
refusal-step-taken = An aqueduct already passes through { $point }; choose another way.
refusal-step-inside = { $edge } runs through the middle of the tile on { $place }; choose a way along the sides of tiles.
refusal-step-bare = There is no tile along { $edge }; choose a way along the sides of tiles.
refusal-step-dead-end = No second piece could follow there; choose a way where one can.
refusal-one-piece = There is no room for a second piece; lay only the first.
refusal-second-piece = You must lay a second piece as well; say which way it leads.
refusal-path = The aqueduct begins with { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} here; choose a path that is possible.
refusal-recall-field = That magistrate comes home at the end of your turn; you can recall only one on a tile.
    .short = comes home at the end of your turn
refusal-recall-none = You have no magistrate on a tile; those on Imperium spaces and in the Treasury come home at the end of your turn.
refusal-recall-where = You have no magistrate there; to choose from: { $places }.
refusal-extra-final = In the final round no Imperium tile can be given back; take your last action.
refusal-extra-none = You have no Imperium tile; send a magistrate from a finished building to get one.
refusal-extra-held = You don’t have such an Imperium tile; you have { $imperium }.
    .short = you have none
refusal-site-point = Your tile has finished { $points }; choose one of them.
refusal-claim = None of your magistrates there touches { $point }; to choose from: { $places }, or none.
    .short = doesn’t touch { $point }

## Warnings before a move that one may regret

caution-builds-for = This lets { $player } build { $building } at { $point } (+{ $points }). Do it anyway?
caution-final-draw = This is your last action: you won’t be able to play what you draw. Draw anyway?
caution-claim-late = Your last turn is over: this magistrate will earn you nothing and loses its influence. Send it anyway?
caution-final-recall = This is your last action: a magistrate at home is no longer of any use. Recall it anyway?

## The rules, page by page

rules-aim-title = The aim
rules-aim-families = You are the great families of Rome in the days of Augustus, and you build the city tile by tile. Where the corners of tiles close a full circle, a temple, a bath, a theater or an arena is built: by whoever has the most influence there, and it scores points right away.
rules-aim-more = At the end bridges, aqueducts, fountains, coins and Imperium tiles score more. Whoever has the most points wins.
rules-aim-board = **The board** is a hexagon of triangles. A triangle is named after its row (A to J, from the north) and its column: D7. A tile covers two triangles side by side: D7-D8. A point where corners meet is named after the row above it, the row below it and its column: EF10.
rules-aim-hills = { COMPONENT("game.hills_drawn") } of the seven hills are drawn for each game, and the city grows around them. The spaces of the other hills are plain ground.
rules-aim-start = Everyone begins with { COMPONENT("game.start_tiles_per_type") ->
    [one] one tile
   *[other] { COMPONENT("game.start_tiles_per_type") } tiles
} of each type and { COMPONENT("game.magistrates") } magistrates in the forum. With { $seats } players that leaves these stacks: { $stacks }. They are the game’s clock.

rules-turn-title = A turn
rules-turn-actions = On your turn you take { COMPONENT("game.actions") ->
    [2] two actions
   *[other] { COMPONENT("game.actions") } actions
}, in any order; you may take the same one twice.
rules-turn-draw = **Draw tiles:** two of different types, or two from the only stack left. You can play them from your next turn on.
rules-turn-play = **Play a tile** from your forum, with or without a magistrate.
rules-turn-aqueduct = **Extend aqueducts:** lay two pieces at the ends of aqueducts that have begun; both on one, or one each on two.
rules-turn-recall = **Recall a magistrate** from a tile to your forum. You can use it again right away.
rules-turn-extra = **One more action** for every Imperium tile that you give back, whatever its type, as often as you like. You must then take that action.
rules-turn-end = **The end of your turn:** what you have drawn moves to your forum, and your magistrates on the Imperium spaces and in the Treasury come home with what they have fetched.

rules-tiles-title = Laying a tile
rules-tiles-where = A tile covers two free triangles and touches a hill or another tile along a full side; a corner is not enough. It can never cover a hill or leave the board.
rules-tiles-magistrate = As you lay it you may put one of your magistrates on it, if you have one at home. You can’t do so later.
rules-tiles-then = Everything a tile sets off happens in this order, before anything else: the magistrate goes on it, you take a bridge tile, an aqueduct begins, sites are finished.

rules-sites-title = Building sites
rules-sites-complete = A point is a finished site as soon as all six sides around it are closed by { $hills ->
    [block] tiles. A hill closes none, by an option of this game, so there is never a site at its corners.
   *[fill] tiles or hills.
} At the rim nothing is ever finished.
rules-sites-count = Then the tiles around it are counted. A tile counts once, whether it closes one side or two. A hill doesn’t count.
rules-sites-type = **{ $count } tiles:** { $building }, { $points }
rules-sites-order = If a tile finishes several sites, whoever laid it says which one comes first. Each is settled, magistrates included, before the next.

rules-influence-title = Who builds?
rules-influence-colour = Only magistrates on tiles **of the building’s own type** have influence: for a theater those on the theater tiles around the site. Each counts 1.
rules-influence-most = Whoever has the most builds it, no matter who laid the last tile, and gets its points right away.
rules-influence-tie = If several are tied for the most, or no one has any, a **fountain** is built instead. There are { COMPONENT("game.fountains") }; when they are gone, the site stays an empty plaza, which is worth nothing.
rules-influence-stay = Magistrates stay on their tiles and count for every other site there.

rules-claims-title = Sending magistrates off
rules-claims-who = When a site is finished, everyone with a magistrate on any of its tiles, whatever the type, may send **one** of them off: in turn order, beginning with whoever’s turn it is.
rules-claims-where = From a building it goes to the Imperium space of that type, from a fountain to the Treasury.
rules-claims-home = At the end of **your own** next turn (or of this one, if it is yours) it comes home with an Imperium tile of that type, or with a coin, as long as there are any.
rules-claims-use = An Imperium tile is worth one more action, or points at the end: { COMPONENT("scoring.most_imperium") } points for having the most of a type on your own, { COMPONENT("scoring.most_imperium_tie") } for each of those who share it.
rules-claims-care = A magistrate that has left has no influence on later sites, not even on others finished by the same tile.

rules-water-bridges = **Bridges:** there are seven spaces along the Tiber on the left. Whoever covers one takes the tile there, worth { -bridge-values } points at the end. Only its owner knows how many.
rules-water-start = **Aqueducts:** there are three outlets on the right: gray, brown and white. The first tile with a corner at one starts its aqueduct, and whoever laid it lays the first { COMPONENT("game.start_pieces") } pieces right away, or as many as there is room for.
rules-water-edges = Pieces go along the sides of tiles: between two tiles, or between a tile and a hill, free ground or the rim. Each piece is added at the end of the line.
rules-water-never = An aqueduct never branches and never meets itself or another one, and it stays clear of the other outlets.
rules-water-one = With one action you lay two pieces; one alone only if there is no room for more. There are { COMPONENT("outlet.1.pieces") } of each color.
rules-water-score = At the end every building on an aqueduct scores { COMPONENT("scoring.aqueduct") } points for its owner, no matter who laid the pieces.

rules-fountains-title = Fountains and coins
rules-fountains-next = At the end each of your buildings scores { worth-fountain } for every fountain next to it, that is, one edge away.
rules-fountains-piece = Whoever leads an aqueduct to a fountain takes a coin right away. If the fountain comes after the aqueduct, there is no coin.
rules-fountains-treasury = A magistrate sent from a fountain to the Treasury also fetches a coin.
rules-fountains-worth = Each coin is worth { worth-coin } at the end. Whoever has more than anyone else gets { COMPONENT("scoring.most_coins") } points extra. There are { COMPONENT("game.coins") } coins.

rules-end-trigger = If { -empty-stacks } of the four stacks are empty at the end of a turn, the final round begins: everyone takes { -last-actions }, beginning with the next player; whoever took that turn comes last. Imperium tiles give no more actions.
rules-end-pay = At the end of your last turn your magistrates come home as always. Any sent off later fetch nothing.
rules-end-count = These are added to the points for buildings:
rules-end-bridges = **Bridges:** what your bridge tiles say.
rules-end-aqueducts = **Aqueducts:** { COMPONENT("scoring.aqueduct") } points for each of your buildings on one.
rules-end-fountains = **Fountains:** { worth-fountain } for each one next to each of your buildings.
rules-end-coins = **Coins:** { worth-coin } each, and { COMPONENT("scoring.most_coins") } points for having more than anyone else.
rules-end-imperium = **Imperium tiles:** for each type { COMPONENT("scoring.most_imperium") } points for having the most on your own; if several share it, { COMPONENT("scoring.most_imperium_tie") } points each.
rules-end-nothing = Tiles in the forum and magistrates score nothing.
rules-end-tie = In a tie whoever has built more is ahead, then whoever has more Imperium tiles. Otherwise you share the rank.

rules-reconstructed-why = The rules follow the text of the published rulebook. What is shown only in its pictures was not available and has been designed anew, so that every example in the rulebook works out.
rules-reconstructed-known = From the rulebook and other public sources: the tiles and supplies; the actions; how a site is finished and who builds; a temple for three tiles, a theater for five and worth 5 points; bridges, aqueducts, fountains, coins, Imperium tiles; the end.
rules-reconstructed-chosen = Designed: the outline of the board, and where hills, bridges and outlets are; how many tiles make a bath and an arena; the points for temple, bath and arena; the values of the bridges ({ $values }); that a hill closes a side of a site; that the bonus for coins is for having more than anyone else.

## Pictures

picture-round = Round { $round }
picture-last-round = final round
picture-actions-left = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
picture-begins = The families of Rome begin to build.
picture-outlet-grey = G
picture-outlet-brown = B
picture-outlet-white = W
picture-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
picture-would-count = at the end
picture-score = { $count ->
    [one] point
   *[other] points
}
picture-choose-place = choose a place
picture-open = open to all
picture-forum = in the forum
picture-magistrates = Magistrates
held-home = at home
picture-sent-treasury = Treasury
picture-coins-bridges = Coins and bridges
picture-owned = built
picture-if-ended = If the game ended now
picture-page-board = The board
picture-page-board-hills = { COMPONENT("game.hills_drawn") ->
    [3] three
   *[other] { COMPONENT("game.hills_drawn") }
} of the seven hills: the city begins there
picture-page-board-bridges = seven bridges: { -bridge-values } points each
picture-page-board-outlets = three outlets: aqueducts begin here
picture-page-board-triangles = a tile covers two triangles, such as E9-E10
picture-page-tiles = Laying tiles
picture-page-tiles-sharp = A sharp corner closes one side of a site.
picture-page-tiles-blunt = A blunt corner closes two sides of a site.
picture-page-influence-other = Five tiles, so a theater: only magistrates on theater tiles count, the one on the arena tile does not.
picture-page-claims = Sending magistrates
picture-page-claims-when = At the end of its owner’s turn a magistrate comes home with an Imperium tile, or with a coin.
picture-page-water-score = Each building on an aqueduct scores at the end, no matter who laid the pieces.
picture-page-fountains-score = Each building scores for every fountain one edge away.
picture-fountain-built = a fountain at { $point }
picture-plaza-left = { $point } stays empty
held-points = points
    .change = { $signed } { $amount ->
    [one] point
   *[other] points
}
held-tile-temple = temple tiles
    .change = { untold }
held-tile-bath = bath tiles
    .change = { untold }
held-tile-theatre = theater tiles
    .change = { untold }
held-tile-arena = arena tiles
    .change = { untold }
held-coins = coins
    .change = { $signed } { $amount ->
    [one] coin
   *[other] coins
}
held-bridges = bridges
    .change = { untold }
held-imperium-temple = temple Imperium
    .change = { untold }
held-imperium-bath = bath Imperium
    .change = { untold }
held-imperium-theatre = theater Imperium
    .change = { untold }
held-imperium-arena = arena Imperium
    .change = { untold }
picture-result-sent = sent off
picture-result-aqueducts-bring = from aqueducts
picture-result-fountains-bring = from fountains
picture-result-coins-bring = from coins
picture-result-imperium-bring = from Imperium

## What the terms mean

term-board = **Board** – A hexagon of triangles between the Tiber on the left and three outlets on the right.
term-city = **City** – All tiles on the board, whoever laid them. It grows from the hills, in several parts if you like.
term-hill = **Hill** – One triangle of the board. Three of seven are drawn for each game; the city grows around them.
term-triangle = **Triangle** – Half a place for a tile, named by its row and column: D7.
term-row = **Row** – Triangles side by side, from A in the north to J in the south.
term-tile = **Tile** – A rhombus over two triangles. It touches a hill or another tile along a full side, and closes one side at a sharp corner, two at a blunt one.
term-district_tile = **District tile** – What you draw and lay, to tell it from Imperium and bridge tiles: of one of four types.
term-type = **Type** – Temple, bath, theater or arena: of tiles, of buildings and of Imperium tiles.
term-stack = **Stack** – The tiles of one type that are left to draw. When at least three of the four are empty at the end of a turn, the final round begins.
term-player_mat = **Forum** – Your own area, with the tiles that you can lay and the magistrates that are at home. Tiles left there are worth nothing.
term-magistrate = **Magistrate** – One of your three figures. You put one on a tile as you lay it; there it counts for every building of the tile’s type around it.
term-home = **At home** – In your forum: from there you can put a magistrate on the next tile that you lay.
term-action = **Action** – Draw tiles, play a tile, extend aqueducts, or recall a magistrate. A turn has two, in any order, or the same one twice.
term-turn = **Turn** – Two actions. At its end your new tiles go to your forum, and magistrates come home with what they have fetched.
term-draw = **Draw** – An action: take two tiles of different types from the stacks. You can lay them from your next turn on.
term-play = **Play** – An action: lay a tile from your forum on the board, with or without a magistrate.
term-extend = **Extend** – An action: lay two pieces at the ends of aqueducts that have begun, both on one or one each on two.
term-recall = **Recall** – An action: take one of your magistrates from a tile back to your forum. You can use it again right away.
term-extra_action = **Extra action** – One more action for each Imperium tile that you give back, as often as you like, but not in the final round.
term-site = **Site** – A point around which tiles or hills close all six sides. The number of tiles there says what is built: { COMPONENT("type[id=temple].site_tiles") } to { COMPONENT("type[id=arena].site_tiles") }. Named by the two rows it is between and its column: EF14.
term-finished = **Finished** – A site is finished when all six sides around its point are closed. At the rim of the board none ever is.
term-building = **Building** – A temple, bath, theater or arena on a site. It belongs to whoever has the most influence there, and scores right away.
term-temple = **Temple** – The green type. Three tiles around a site make a temple, for { COMPONENT("type[id=temple].points") } points.
term-bath = **Bath** – The blue type. Four tiles around a site make a bath, for { COMPONENT("type[id=bath].points") } points.
term-theatre = **Theater** – The yellow type. Five tiles around a site make a theater, for { COMPONENT("type[id=theatre].points") } points.
term-arena = **Arena** – The red type. Six tiles around a site make an arena, for { COMPONENT("type[id=arena].points") } points.
term-influence = **Influence** – Each magistrate on a tile of the building’s own type at the site counts 1. Whoever has the most builds, no matter who laid the last tile.
term-level = **Tied** – Several have the same amount. If that is the most influence at a site, a fountain is built instead of a building.
term-fountain = **Fountain** – It is built on a site where no one player has the most influence. At the end it gives 1 point to each building one edge away. There are { COMPONENT("game.fountains") }.
term-plaza = **Plaza** – A site that stays empty because no fountain was left. It is worth nothing.
term-imperium_tile = **Imperium tile** – A magistrate fetches it from a finished building. It buys an extra action; or at the end, having the most of a type scores { COMPONENT("scoring.most_imperium") } points, or { COMPONENT("scoring.most_imperium_tie") } each when shared.
term-imperium_space = **Imperium space** – Where magistrates go from a finished building: one for each type. At the end of your turn they come home with an Imperium tile.
term-treasury = **Treasury** – Where magistrates go from a new fountain. At the end of your turn they come home with a coin.
term-coins = **Coin** – For water that comes to a fountain, or from the Treasury. Each is worth 1 point at the end; having more than anyone else scores { COMPONENT("scoring.most_coins") } more.
term-bridges = **Bridge** – One of seven triangles at the river on the left. Whoever covers one takes its tile.
term-bridge_tile = **Bridge tile** – What is on a bridge: { COMPONENT("game.bridge_tile_values.1") } to { COMPONENT("game.bridge_tile_values.8") } points at the end. Only its owner knows how many.
term-outlet = **Outlet** – One of three points at the right rim, gray, brown and white. The first tile with a corner there starts the aqueduct.
term-aqueduct = **Aqueduct** – A line of pieces along the sides of tiles, from its outlet on. At the end each building on it scores { COMPONENT("scoring.aqueduct") } points for its owner, whoever laid it.
term-piece = **Piece** – A part of an aqueduct, along one side of a tile. There are { COMPONENT("outlet[colour=grey].pieces") } of each color; the first three are laid right away.
term-points = **Points** – What decides who wins: buildings score them right away, bridges, aqueducts, fountains, coins and Imperium tiles at the end.
term-most = **More than anyone else** – Having the most on your own. Of coins that scores { COMPONENT("scoring.most_coins") } points, of each type of Imperium tiles { COMPONENT("scoring.most_imperium") }.
term-final_round = **Final round** – If at least three stacks are empty at the end of a turn, everyone has one last action; whoever took that turn comes last.
term-pass = **Pass** – Whoever can do nothing at all passes. You can’t choose it.
