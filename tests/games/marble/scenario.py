"""Builders of City of Marble test positions: a new game, changed as a test needs it."""

from __future__ import annotations

from bot.engine import push
from bot.games.marble.board import POINTS
from bot.games.marble.components import Colour, Field, SiteKind, TileType
from bot.games.marble.game import GAME
from bot.games.marble.rules import city
from bot.games.marble.rules.moves import End, Play
from bot.games.marble.rules.turns import Action, TurnEnd
from bot.games.marble.state import Site, State, Tile
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

TEMPLE: TileType = "temple"
BATH: TileType = "bath"
THEATRE: TileType = "theatre"
ARENA: TileType = "arena"


def new_game(seats: int = 2, *hills: str, **options: str) -> State:
    """Return a game at seat 0's first action, with these hills."""
    state: State = GAME.new(seats, options, SEED)
    state.hills = list(hills or ("capitoline", "palatine", "viminal"))
    return state


def laid(state: State, kind: TileType, *places: str, by: int | None = None) -> State:
    """Lay tiles of that type from the stack, each with a magistrate of seat `by` if it is given."""
    for place in places:
        state.stacks[kind] -= 1
        state.tiles[place] = Tile(kind, by or 0, 0, by)
        if by is not None:
            state.players[by].home -= 1
        state.bridges = [space for space in state.bridges if space not in place.split("-")]
    return state


def on_field(state: State, seat: int, **fields: int) -> None:
    """Move the seat's magistrates from home to these fields."""
    for field, amount in fields.items():
        state.players[seat].fields[field] += amount  # type: ignore[index]
        state.players[seat].home -= amount


def site(state: State, kind: SiteKind, *points: str, owner: int | None = None) -> None:
    """Put finished sites on these points."""
    for point in points:
        state.sites[point] = Site(kind, owner)
    if kind == "fountain":
        state.fountains -= len(points)


def line(state: State, colour: Colour, *points: str) -> None:
    """Lay an aqueduct along these points, from the outlet on."""
    state.aqueducts[colour] = list(points)
    state.pieces[colour] -= len(points) - 1


def holds(state: State, seat: int, **tiles: int) -> None:
    """Put exactly these tiles in the seat's forum."""
    forum = state.players[seat].forum
    for kind in forum:
        forum[kind] = tiles.get(kind, 0)


def imperium(state: State, seat: int, **tiles: int) -> None:
    """Give the seat exactly these Imperium tiles, from the supply."""
    for kind, held in state.players[seat].imperium.items():
        state.imperium[kind] -= tiles.get(kind, 0) - held
        state.players[seat].imperium[kind] = tiles.get(kind, 0)


def stacks(state: State, **left: int) -> None:
    """Set the number of tiles in each stack; 0 by default."""
    for kind in state.stacks:
        state.stacks[kind] = left.get(kind, 0)


def turn_of(state: State, seat: int = 0, actions: int = 2, *, final: bool = False) -> State:
    """Make it the seat's turn; in the final round, the seat before it is the trigger and plays last."""
    state.active = seat
    state.actions_left = actions
    if final:
        state.phase = "final"
        state.trigger = (seat - 1) % state.seats
        state.actions_left = 1
    state.agenda = []
    push(state, Action(seat))
    return state


def end_turn(state: State, seat: int) -> State:
    """End the seat's turn."""
    state.active = seat
    state.actions_left = 0
    state.agenda = []
    push(state, TurnEnd(seat))
    play(state, seat, End())
    return state


def scored(state: State) -> State:
    """End seat 0's turn as the last one of the game."""
    state.phase = "final"
    state.trigger = 0
    return end_turn(state, 0)


def lay(state: State, seat: int, kind: TileType, place: str, magistrate: str = "no") -> State:
    """Let the seat lay a tile, which is added to its forum if it isn't there."""
    forum = state.players[seat].forum
    forum[kind] = max(forum[kind], 1)
    play(state, seat, Play(kind, place, magistrate))
    return state


def closed(state: State) -> list[str]:
    """Return the complete points without a site."""
    left = ~city.filled_cover(state, state.tiles)
    inner = [name for name, point in POINTS.items() if point.inner and not point.cover & left]
    return [name for name in inner if name not in state.sites]


def where(state: State, seat: int) -> tuple[int, list[str], dict[Field, int]]:
    """Return where the seat's magistrates are: at home, on tiles, on fields."""
    player = state.players[seat]
    on_tiles = [place for place, tile in state.tiles.items() if tile.magistrate == seat]
    return player.home, on_tiles, {field: amount for field, amount in player.fields.items() if amount}
