"""Determinization: everything hidden is imagined with the odds of the real setup."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from bot.engine import Chance
from bot.games.discordia.components import CITY_TILES, GERMANIC
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.years import NewYear
from bot.games.discordia.state import State
from tests.games.discordia import invariants
from tests.games.discordia.scenario import drafted, new_game, run, stands

DRAWS = 1200


def imagined(state: State, viewer: int | None = 0) -> list[State]:
    """Return `DRAWS` positions that the viewer can't tell from this one."""
    view, chance = GAME.view(state, viewer), Chance(b"odds of discordia")
    return [GAME.imagine(view, chance) for _ in range(DRAWS)]


def evenly(counted: Counter[str], values: set[str]) -> None:
    """Check that each of the values occurs about equally often, and nothing else."""
    assert counted.keys() == values
    expected = counted.total() / len(values)
    assert all(abs(number - expected) < 5 * expected**0.5 for number in counted.values()), counted


def test_every_order_of_the_remaining_tiles_is_equally_likely() -> None:
    state = drafted(2)
    state.removed += state.stack[3:]
    del state.stack[3:]
    orders = Counter(" ".join(other.stack) for other in imagined(state))
    evenly(orders, {" ".join(order) for order in permutations(state.stack)})


def test_no_open_tile_is_imagined_in_the_stack() -> None:
    state = drafted(3)
    stands(state, 0, "K1", "barracks_1a")
    state.removed.append(state.stack.pop())
    for other in imagined(state, None)[:100]:
        invariants.check(other)
        assert sorted(other.stack) == sorted(state.stack)


def test_all_tribes_with_the_same_back_are_equally_likely() -> None:
    state = drafted(2)
    others = imagined(state)
    for place, back in ((-1, "A"), (0, "C")):
        coming = Counter(other.left_pile[place] for other in others)
        evenly(coming, {tile for tile in tribes(back) if tile != state.left})
    for place, back in ((-1, "B"), (0, "D")):
        evenly(Counter(other.right_pile[place] for other in others), tribes(back))


def test_a_tribe_does_not_come_twice() -> None:
    state = run(new_game(), NewYear())
    assert state.year == 2
    left, right = state.past_tribes
    assert (GERMANIC[left].back, GERMANIC[right].back) == ("A", "B")
    others = imagined(state)
    evenly(Counter(other.left_pile[-1] for other in others), tribes("A") - {left, state.left})
    evenly(Counter(other.right_pile[-1] for other in others), tribes("B") - {right})
    for other in others:
        assert len({*other.left_pile, *other.right_pile}) == len(state.left_pile) + len(state.right_pile)


def test_a_position_without_past_tribes_can_be_imagined() -> None:
    state = run(new_game(), NewYear())
    state.past_tribes = []
    for other in imagined(state)[:100]:
        assert GAME.encode(other) != GAME.encode(state)
        assert GAME.view(other, 0) == GAME.view(state, 0)


def test_seats_and_spectators_imagine_the_same_because_none_knows_more() -> None:
    state = drafted(2)
    real = {*state.stack}
    assert all({*other.stack} == real for viewer in (None, 0, 1) for other in imagined(state, viewer)[:20])
    assert real < CITY_TILES.keys()


def tribes(back: str) -> set[str]:
    """Return all Germanic tiles with that back."""
    return {tile.id for tile in GERMANIC.values() if tile.back == back}
