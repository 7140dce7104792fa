"""The `Game` of Forum Trajanum, and its imagined states (section 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Chance, Game, Option, all_moves, imagined_state
from bot.games.trajanum.rules import rounds
from bot.games.trajanum.rules.moves import Keep, Stop, Take
from bot.games.trajanum.rules.tiles import TILES_TO_TAKE, Taking, settle, take, takeable

from .components import CONSTANTS, STREETS, TILES
from .scoring import FinalScoring
from .state import FACE_DOWN, Private, State, View, seen_by


def imagined(view: View, chance: Chance) -> State:
    """A state that the viewer can't tell from the real one; all places of unseen tiles and cards are equally likely."""
    privates = [Private() for _ in range(view.seats)]
    faces: list[dict[str, str]] = [{} for _ in range(view.seats)]
    spares: list[str] = []
    for seat in range(view.seats) if view.round else ():
        seen = set(_seen(view, seat))
        unseen = chance.shuffled([tile for tile in TILES if tile not in seen])
        kept, passed = _face_down(view, seat, unseen, chance)
        privates[seat].hand, privates[seat].passed = replace(privates[seat].hand, own=kept), passed
        receiver = view.right_of(seat)
        if view.players[receiver].hand.received == FACE_DOWN:
            privates[receiver].hand = replace(privates[receiver].hand, received=passed)
        spare, faces[seat] = _laid(view, seat, unseen, chance)
        spares.append(spare)
    if view.own is not None:
        privates[view.own_seat] = view.own
    state = imagined_state(
        State, view, chance, privates=privates, faces=faces, spares=spares, decks=_decks(view, chance)
    )
    if view.phase == "take":
        _take(state, view, chance)
    return state


def _seen(view: View, seat: int) -> Iterator[str | None]:
    """The tiles of a seat's color that the viewer has seen or can see."""
    player, neighbour = view.players[seat], view.players[view.right_of(seat)]
    yield from (*player.shown, *player.lifted, *player.tiles.values())
    yield from (player.hand.own, neighbour.hand.received, *neighbour.reserve)
    for other in view.players:
        yield from (citizen.tile for citizen in other.citizens if citizen.owner == seat)
    if view.own is not None and seat == view.viewer:
        yield from (view.own.hand.own, view.own.passed, *(taken.tile for taken in view.own.taken))
    if view.own is not None and view.right_of(seat) == view.viewer:
        yield view.own.hand.received


def _face_down(view: View, seat: int, unseen: list[str], chance: Chance) -> tuple[str | None, str | None]:
    """The tiles that a seat has kept and passed, as far as they aren't shown yet; unknown ones come from `unseen`.

    Everybody knows a tile that lay open when it was taken, but not whether it was kept or passed.
    """
    player, receiver = view.players[seat], view.right_of(seat)
    if view.own is not None and seat == view.viewer:
        return view.own.hand.own, view.own.passed
    received = view.own.hand.received if view.own is not None and receiver == view.viewer else None
    keeps = player.hand.own == FACE_DOWN
    passes = view.players[receiver].hand.received == FACE_DOWN and received is None
    lifted = [tile for tile in player.lifted if tile not in player.shown and tile != received]
    tiles = chance.shuffled([*lifted, *(unseen.pop() for _ in range(keeps + passes - len(lifted)))])
    kept = tiles.pop() if keeps else None
    return kept, tiles.pop() if passes else received


def _laid(view: View, seat: int, unseen: list[str], chance: Chance) -> tuple[str, dict[str, str]]:
    """The spare tile of a seat, and the tiles face down in its colonia by space.

    The owner knows which tiles those are, or which tile is spare (option `spare_tile`), but not where they lie.
    """
    taken = [one.space for one in view.own.taken] if view.own is not None and seat == view.viewer else []
    tiles = view.players[seat].tiles
    spaces = [space for space in tiles if tiles[space] == FACE_DOWN and space not in taken]
    if seat != view.viewer:
        spare, *left = unseen
    elif view.spare is not None:
        spare, left = view.spare, [tile for tile in unseen if tile != view.spare]
    else:
        spare, left = next(tile for tile in unseen if tile not in view.unseen), chance.shuffled(view.unseen)
    return spare, dict(zip(spaces, left, strict=False))


def _decks(view: View, chance: Chance) -> list[list[str]]:
    size, drawn = CONSTANTS.rounds_per_cycle * CONSTANTS.streets_per_round, len([*view.called, *view.streets])
    cards = Counter(dict.fromkeys(STREETS, CONSTANTS.street_cards))
    cards.subtract([*view.called, *view.streets])
    left = chance.shuffled(list(cards.elements()))
    return [
        [left.pop() for _ in range(min(size, max(0, cycle * size - drawn)))]
        for cycle in range(1, CONSTANTS.cycles + 1)
    ]


def _take(state: State, view: View, chance: Chance) -> None:
    """Let the others take tiles at random: a complete choice if they have chosen, else zero to two tiles."""
    taking = [asked.seat for asked in view.asked]
    for seat in (seat for seat in range(view.seats) if seat != view.viewer):
        for _ in range(chance.below(TILES_TO_TAKE + 1) if seat in taking else 0):
            if spaces := takeable(state, seat):
                take(state, seat, chance.pick(spaces))
        while seat not in taking:  # all legal answers are equally likely
            move = chance.pick(list(all_moves(Taking(seat).forms(state))))
            if isinstance(move, Keep | Stop):
                settle(state.private(seat), move)
                break
            assert isinstance(move, Take)
            take(state, seat, move.space)


GAME = Game(
    id="trajanum",
    rules_version=3,
    seats=range(2, 5),
    minutes=(60, 120),
    longest=1000,
    options=(
        Option("learning_game", ("off", "on")),
        Option("colonia_side", ("A", "B")),
        Option("promo_cards", ("off", "on")),
        Option("forum_tiles", ("standard", "random", "first_game")),
        Option("forum_layout", ("a", "b")),
        Option("tile_supply", ("limited", "unlimited")),
        Option("spare_tile", ("list", "look")),
        Option("setup_choice", ("choose", "auto")),
    ),
    state=State,
    set_up=rounds.set_up,
    seen_by=seen_by,
    imagined=imagined,
    final=FinalScoring,
)
