"""Builders of Forum Trajanum test positions: a new game, changed as a test needs it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import Alongside, Step, push
from bot.games.trajanum.components import RESOURCES, ROWS, ROWS_OF, SITES, START_TILES, TILE_SPACES, Track
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.moves import NONE, Build, End, Setup
from bot.games.trajanum.rules.rounds import BeginTurn, BuildingStep
from bot.games.trajanum.rules.tiles import Delivery, Taking
from bot.games.trajanum.scoring import CycleScoring, PaymentPhase
from bot.games.trajanum.state import FACE_DOWN, Building, Hand, PlacedCitizen, Row, State, Turn
from tests.games.playing import Playing

SEED = b"a seed for tests"

_playing = Playing(GAME)
play = _playing.play
refusal = _playing.refusal
refused = _playing.refused
asked = _playing.asked
offers = _playing.offers
offered = _playing.offered
caution = _playing.caution
told = _playing.told

CITIZENS = {
    1: ("t_patrician_female", "t_patrician_male"),
    2: ("t_patrician_female", "t_patrician_male"),
    3: ("t_merchant_female", "t_merchant_male"),
    4: ("t_merchant_female", "t_merchant_male"),
    5: ("t_craftsman_female", "t_craftsman_male"),
    6: ("t_craftsman_female", "t_craftsman_male"),
}


def empty_table(seats: int = 2, **options: str) -> State:
    """Return a game at its first decisions, the setups, with the forum of the examples."""
    state: State = GAME.new(seats, {"forum_tiles": "first_game", **options}, SEED)
    return state


def first_set_up(state: State, seat: int, row: int = 0) -> Setup:
    """Return a setup with cranes in the order of colors, the citizen in the upper row and the first diagonal."""
    citizen = state.players[seat].citizen
    upper = next(other for other in START_TILES if other != citizen)
    return Setup("red", "blue", "green", "yellow", row or ROWS_OF[citizen][0], "nw-se", upper)


def new_game(seats: int = 2, **options: str) -> State:
    """Return a game in the first round, while tiles are taken; seat 0 starts."""
    state = empty_table(seats, **options)
    state.start_seat = 0
    for asked in GAME.asked(state):
        GAME.play(state, asked.seat, first_set_up(state, asked.seat))
    return state


def bare(seats: int = 2, **options: str) -> State:
    """Return a game whose colonias have no tiles, citizens or resources, for a test to fill."""
    state = new_game(seats, **options)
    state.agenda = []
    for seat, player in enumerate(state.players):
        player.tiles = {}
        state.faces[seat] = {}
        player.cranes = {corner: replace(crane, state="scored") for corner, crane in player.cranes.items()}
        citizens(state, seat)
        hold(state, seat)
        player.flipped = False
    return state


def taking(state: State, *streets: str, **resources: int) -> State:
    """Begin taking tiles with these streets called; seat 0 has these resources."""
    state.phase = "take"
    state.streets = list(streets)
    for private in state.privates:
        private.taken = ()
    state.agenda = []
    order = state.turn_order()
    push(
        state,
        Alongside.of([Taking(seat) for seat in order]),
        Delivery(),
        *(BeginTurn(seat) for seat in order),
        BuildingStep(0),
    )
    if resources:
        hold(state, 0, **resources)
    return state


def leave(state: State, seat: int, *spaces: str) -> None:
    """Remove the seat's tiles from all spaces except these."""
    player = state.players[seat]
    for space in list(player.tiles):
        if space not in spaces:
            del player.tiles[space]
            state.faces[seat].pop(space, None)


def lay(state: State, seat: int, **tiles: str) -> None:
    """Lay these tiles: open in the corners, elsewhere face down, to be turned up next in this order."""
    player = state.players[seat]
    hidden: dict[str, str] = {}
    for space, tile in tiles.items():
        player.tiles[space] = tile if space in player.cranes else FACE_DOWN
        if space in player.cranes:
            player.cranes[space] = replace(player.cranes[space], state="covered")
        else:
            hidden[space] = tile
    state.faces[seat] = hidden | {
        space: tile for space, tile in state.faces[seat].items() if space not in tiles
    }
    player.tiles = {space: player.tiles[space] for space in TILE_SPACES if space in player.tiles}


def turn_of(
    state: State,
    seat: int,
    own: str | None = None,
    received: str | None = None,
    reserve: tuple[str, ...] = (),
) -> State:
    """Begin the seat's turn with these tiles; after it seat 1 may build."""
    state.phase = "turns"
    state.privates[seat].hand = Hand(own, received)
    state.players[seat].reserve = list(reserve)
    return run(state, BeginTurn(seat))


def run(state: State, *steps: Step) -> State:
    """Run these steps; after them seat 1 may build."""
    state.agenda = []
    state.turn = Turn(1)
    push(state, BuildingStep(1), *steps, BuildingStep(1))
    return play(state, 1, End())


def building_step(state: State, seat: int = 0, **resources: int) -> State:
    """Let the seat exchange and build, with exactly these resources."""
    state.phase = "turns"
    state.turn = Turn(seat)
    state.agenda = []
    push(state, BuildingStep(seat), BuildingStep(seat))
    hold(state, seat, **resources)
    return state


def builder(cycle: int = 1, seats: int = 2, **resources: int) -> State:
    """Return a bare game in which seat 0 may build, in that cycle and with exactly these resources."""
    state = bare(seats)
    state.cycle = cycle
    return building_step(state, **resources)


def scoring(state: State, cycle: int) -> State:
    """Begin the scoring of the cycle, at the payment of citizens."""
    state.cycle = cycle
    return run(state, PaymentPhase(), CycleScoring())


def hold(state: State, seat: int, **resources: int) -> None:
    """Give the seat exactly these resources."""
    state.players[seat].resources = {resource: resources.get(resource, 0) for resource in RESOURCES}


def held(state: State, seat: int = 0) -> dict[str, int]:
    """Return the seat's resources without those of amount 0."""
    return {resource: amount for resource, amount in state.players[seat].resources.items() if amount}


def citizens(state: State, seat: int, counts: dict[int, int] | None = None, active: bool = True) -> None:
    """Set the number of citizens in each row; 0 by default."""
    laid = {number: CITIZENS[number][:count] for number, count in (counts or {}).items()}
    state.players[seat].rows = [
        Row(tuple(PlacedCitizen(tile, seat) for tile in laid.get(number, ())), active and number in laid)
        for number in ROWS
    ]


def stand(state: State, seat: int, **buildings: str) -> None:
    """Put these buildings on these spaces."""
    state.players[seat].buildings |= {space: Building(kind) for space, kind in buildings.items()}


def track(state: State, seat: int, name: Track, place: int) -> None:
    """Set the marker's step on its track, with the buildings for it on the last free spaces."""
    state.players[seat].tracks[name] = place
    free = [space for space in reversed(SITES) if state.players[seat].is_free(space)]
    stand(state, seat, **dict.fromkeys(free[:place], name))


def envoys(state: State, seat: int, *cells: str) -> None:
    """Put the seat's envoys on these cells."""
    state.forum.envoys |= dict.fromkeys(cells, seat)


def cells_of(state: State, colour: str) -> list[str]:
    """Return all cells of a color."""
    return [cell for cell, other in state.forum.colours().items() if other == colour]


def single(what: str, space: str) -> Build:
    """Return the move that builds a single tile."""
    grey = what in ("basilica", "library", "column", "market")
    return Build(what, space, NONE, "grey" if grey else "coloured")
