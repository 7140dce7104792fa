"""Determinization: hidden tiles and cards are drawn with the right odds, and agree with what the viewer has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from itertools import islice, permutations, product

import pytest

from bot.engine import Chance
from bot.games.trajanum.components import STREETS, TILES
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.moves import Keep, Stop, Take
from bot.games.trajanum.state import FACE_DOWN, State
from tests.conformance.suite import combinations, positions, random_game
from tests.games.trajanum.scenario import building_step, hold, lay, leave, new_game, play, taking

DRAWS = 1200

LAST = ("t_red_red", "t_blue_blue", "t_coin_coin")


def drawn(
    state: State, viewer: int | None, seen: Callable[[State], Hashable], draws: int = DRAWS
) -> Counter[Hashable]:
    """Count what `seen` returns for imagined positions."""
    view, chance = GAME.view(state, viewer), Chance(b"odds")
    return Counter(seen(GAME.imagine(view, chance)) for _ in range(draws))


def check_odds(found: Counter[Hashable], odds: Mapping[Hashable, float]) -> None:
    """Check that each possibility occurs as often as expected, within five standard deviations, and no other."""
    assert found.keys() == odds.keys()
    draws = found.total()
    for possibility, share in odds.items():
        deviation = (draws * share * (1 - share)) ** 0.5
        assert abs(found[possibility] - draws * share) <= 5 * deviation, (possibility, found)


def alike(*possibilities: Hashable) -> dict[Hashable, float]:
    return dict.fromkeys(possibilities, 1 / len(possibilities))


def late(seats: int, *left: str, **options: str) -> State:
    """Return a game in which only the tiles of `LAST` are unseen of Ben's: two on the spaces `left`, one spare."""
    state = new_game(seats, **options)
    leave(state, 1, *left)
    lay(state, 1, **dict(zip(left, LAST, strict=False)))
    state.spares[1] = LAST[-1]
    state.players[1].shown = [tile for tile in TILES if tile not in LAST]
    return state


def of_ben(state: State) -> Hashable:
    return (*state.faces[1].values(), state.spares[1])


def test_every_arrangement_of_unseen_tiles_is_equally_likely_to_others_and_spectators() -> None:
    state = building_step(late(3, "B1", "C1"))
    for viewer in (None, 0, 2):
        check_odds(drawn(state, viewer, of_ben), alike(*permutations(LAST)))


@pytest.mark.parametrize("option", ["list", "look"])
def test_owners_know_their_spare_tile_but_not_where_the_others_are(option: str) -> None:
    state = late(2, "B1", "C1", spare_tile=option)
    check_odds(drawn(state, 1, of_ben), alike(*((*lie, LAST[-1]) for lie in permutations(LAST[:2]))))


def taken(state: State, seat: int, first: str, second: str, keep: int = 0) -> None:
    """Let the seat take from these spaces, and keep the first or the second."""
    hold(state, seat, tribune=2)
    for space in (first, second):
        play(state, seat, Take(space))
    play(state, seat, Keep(state.private(seat).taken[keep].tile))


def chosen(state: State, seat: int) -> Hashable:
    private = state.private(seat)
    return tuple(one.space for one in private.taken), private.hand.own, private.passed


def test_a_player_who_has_chosen_can_have_given_any_answers() -> None:
    state = taking(late(3, "B1", "C1"), "tower", "tower")
    taken(state, 1, "B1", "C1")
    both = product((("B1", "C1"), ("C1", "B1")), permutations(LAST, 2))
    odds = alike(*((spaces, *tiles) for spaces, tiles in both))
    for viewer in (None, 0, 2):
        check_odds(drawn(state, viewer, lambda state: chosen(state, 1)), odds)
    assert drawn(state, 1, lambda state: chosen(state, 1), 20).keys() == {chosen(state, 1)}


def test_a_player_without_a_second_free_tile_can_have_stopped() -> None:
    state = taking(late(2, "B1", "D4"), "tower", "tower")
    hold(state, 1)
    play(state, 1, Take("B1"))
    play(state, 1, Stop())
    check_odds(
        drawn(state, 0, lambda state: chosen(state, 1)), alike(*((("B1",), tile, None) for tile in LAST))
    )


def test_a_player_still_taking_can_have_none_one_or_two() -> None:
    state = taking(late(2, "B1", "C1"), "tower", "tower")
    check_odds(drawn(state, 0, lambda state: len(state.private(1).taken)), alike(0, 1, 2))
    play(state, 1, Take("B1"))
    check_odds(drawn(state, 0, lambda state: len(state.private(1).taken)), alike(0, 1, 2))


def delivered(first: str, second: str, keep: int = 0) -> State:
    """Return Carla's turn, the first, after all three have taken; Ben from these spaces, of which F1 was open."""
    state = late(3, "B1", "C1", "F1")
    state.start_seat = 2
    lay(state, 1, F1="t_builder_coin")
    state.players[1].shown.remove("t_builder_coin")
    taking(state, "tower", "tower")
    taken(state, 1, first, second, keep)
    for seat in (0, 2):
        taken(state, seat, "B1", "C1")
    state.phase = "turns"
    return state


def hands(state: State) -> Hashable:
    return state.private(1).hand.own, state.private(1).passed, state.private(0).hand.received


def test_kept_and_passed_tiles_can_be_any_unseen_ones() -> None:
    odds = alike(*((kept, passed, passed) for kept, passed in permutations(LAST, 2)))
    check_odds(drawn(delivered("B1", "C1"), 2, hands), odds)


def test_all_know_that_a_tile_that_was_open_is_either_kept_or_passed() -> None:
    state = delivered("B1", "F1")
    corner = "t_builder_coin"
    ways = [way for tile in LAST for way in ((corner, tile, tile), (tile, corner, corner))]
    for viewer in (None, 2):
        check_odds(drawn(state, viewer, hands), alike(*ways))


@pytest.mark.parametrize("keep", [0, 1])
def test_the_receiver_of_a_tile_knows_whether_the_open_one_was_kept(keep: int) -> None:
    state = delivered("B1", "F1", keep)
    corner, first = "t_builder_coin", LAST[0]
    ways = [(corner, first, first)] if keep else [(tile, corner, corner) for tile in LAST]
    check_odds(drawn(state, 0, hands), alike(*ways))
    assert drawn(state, 1, hands, 20).keys() == {hands(state)}


def test_every_order_of_the_uncalled_street_cards_is_equally_likely() -> None:
    state, last = new_game(2), ("tower", "tower", "lamp", "lyre")
    called = list((Counter(dict.fromkeys(STREETS, 2)) - Counter(last)).elements())
    state.round, state.called, state.streets = 10, called[2:], called[:2]
    check_odds(
        drawn(state, 0, lambda state: tuple(map(tuple, state.decks))),
        alike(*(((), (), order) for order in set(permutations(last)))),
    )


def hidden(state: State, seat: int) -> set[str | None]:
    """Return the tiles of a seat's color that are face down somewhere."""
    private = state.private(seat)
    return {*state.faces[seat].values(), state.spares[seat], private.hand.own, private.passed} - {None}


def test_no_tile_that_everybody_has_seen_is_imagined_face_down() -> None:
    seen: list[set[str | None]] = [set() for _ in range(3)]
    chance = Chance(b"remembered")
    for state in positions(random_game(GAME, 3, {}, "remembered")):
        for seat, player in enumerate(state.players):
            seen[seat] |= {*player.tiles.values(), player.hand.own}
            seen[state.left_of(seat)] |= {player.hand.received}
        if state.phase != "turns" or state.ply % 3:
            continue
        for viewer in (None, 0):
            other = GAME.imagine(GAME.view(state, viewer), chance)
            for seat in range(3):
                lifted = set(state.players[seat].lifted) - set(state.players[seat].shown)
                assert not hidden(other, seat) & (seen[seat] - lifted - {FACE_DOWN})
                assert lifted <= hidden(other, seat)


def test_games_with_any_options_and_absent_players_can_be_imagined() -> None:
    chance = Chance(b"options")
    for seats, options in combinations(GAME):
        recorder = random_game(GAME, seats, options, "options imagined", 40)
        for state in islice(positions(recorder), 2, None, 13):
            if seats > 2:
                GAME.resign(state, 1)
            for viewer in (None, 0, seats - 1):
                view = GAME.view(state, viewer)
                assert GAME.view(GAME.imagine(view, chance), viewer) == view
