"""What each viewer learns (section 8)."""

from __future__ import annotations

import pytest

from bot.games.trajanum.components import tile_name
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.moves import Keep, Pay, Setup, Stop, Take
from bot.games.trajanum.state import FACE_DOWN, Hand, State
from tests.games.unseen import Looking

from .scenario import (
    asked,
    bare,
    citizens,
    empty_table,
    first_set_up,
    hold,
    leave,
    new_game,
    play,
    scoring,
    taking,
)

_looking = Looking(GAME)
view = _looking.view
shown = _looking.shown
last = _looking.last


def resources_of(state: State) -> set[str]:
    """Return the ids of resource tiles that are face down."""
    return {tile for faces in state.faces for tile in faces.values()}


@pytest.mark.parametrize("option", ["list", "look"])
def test_nobody_sees_where_a_face_down_tile_is(option: str) -> None:
    state = new_game(3, spare_tile=option)
    for viewer in (None, 0, 1, 2):
        seen = view(state, viewer)
        for seat, player in enumerate(seen.players):
            assert all(player.tiles[space] == FACE_DOWN for space in state.faces[seat])
    assert not any(tile in shown(state, None) for tile in resources_of(state) - open_tiles(state))


def open_tiles(state: State) -> set[str]:
    """Return the tiles that are open somewhere; each color has the same tiles."""
    return {tile for player in state.players for tile in player.tiles.values()}


def test_owners_see_a_list_of_their_face_down_tiles_or_the_spare_one() -> None:
    state = new_game(2)
    assert sorted(view(state, 0).unseen) == sorted(state.faces[0].values())
    assert view(state, 0).spare is None
    assert view(state, None).unseen == []
    state = new_game(2, spare_tile="look")
    assert view(state, 0).unseen == []
    assert view(state, 0).spare == state.spares[0]
    assert view(state, None).spare is None


def test_the_list_of_face_down_tiles_does_not_reveal_their_spaces() -> None:
    state = new_game(2)
    before = view(state, 0).unseen
    faces = state.faces[0]
    state.faces[0] = dict(zip(faces, reversed(faces.values()), strict=True))
    assert view(state, 0).unseen == before


def test_nothing_is_listed_before_the_tiles_are_laid() -> None:
    for option in ("list", "look"):
        seen = view(empty_table(2, spare_tile=option), 0)
        assert (seen.unseen, seen.spare) == ([], None)


def test_only_the_player_who_takes_a_tile_sees_it() -> None:
    state = taking(new_game(3), "tower", "monument", tribune=2)
    before = {viewer: view(state, viewer) for viewer in (None, 1, 2)}
    play(state, 0, Take("D4"))
    tile = state.private(0).taken[0].tile
    assert last(state, 0).key == "took"
    assert last(state, 0).reveals
    assert view(state, 0).private(0).taken[0].tile == tile
    for viewer, was in before.items():
        seen = view(state, viewer)
        assert seen.events == []
        assert seen.players == was.players
        assert seen.asked == was.asked
        with pytest.raises(LookupError):
            seen.private(0)


def test_others_see_only_whether_a_player_has_finished_taking() -> None:
    state = taking(new_game(2), "tower", "monument")
    play(state, 0, Take("B1"))
    assert asked(state) == [(0, "taking"), (1, "taking")]
    play(state, 0, Take("A2"))
    assert asked(state) == [(0, "taking"), (1, "taking")]
    play(state, 0, Keep(state.private(0).taken[0].tile))
    assert asked(state) == [(1, "taking")]
    assert len(view(state, 1).players[0].tiles) == 32


def test_tribunes_are_spent_visibly_when_all_have_taken() -> None:
    state = taking(new_game(2), "tower", "monument", tribune=2)
    for move in (Take("D4"), Take("E4")):
        play(state, 0, move)
    play(state, 0, Keep(state.private(0).taken[0].tile))
    assert view(state, 1).players[0].resources["tribune"] == 2
    for move in (Take("B1"), Take("A2")):
        play(state, 1, move)
    play(state, 1, Keep(state.private(1).taken[0].tile))
    assert view(state, 1).players[0].resources["tribune"] == 0


def reveals_something(state: State) -> bool:
    """Return whether the last move revealed something, so that it can't be undone alone."""
    return any(event.reveals for event in state.events)


def test_taking_a_face_down_tile_reveals_something_and_an_open_one_does_not() -> None:
    state = taking(new_game(2), "tower", "monument")
    play(state, 0, Take("A1"))
    assert not reveals_something(state)
    play(state, 0, Take("B1"))
    assert reveals_something(state)


def test_tiles_taken_are_revealed_at_the_end_even_if_none_is_passed() -> None:
    state = taking(new_game(2), "tower", "monument", tribune=1)
    leave(state, 0, "D4")
    leave(state, 1, "A1")
    play(state, 1, Take("A1"))
    play(state, 0, Stop())
    assert not reveals_something(state)
    play(state, 1, Stop())
    assert "tiles-taken" in [event.key for event in state.events]
    assert reveals_something(state)


def test_receiving_and_showing_tiles_are_revealing_events() -> None:
    state, _ = delivered()
    assert all(event.reveals for event in state.events if event.key in ("received", "turn-began"))


def test_a_player_without_tiles_is_known_when_all_have_taken() -> None:
    state = taking(new_game(3), "tower", "monument", tribune=1)
    leave(state, 1, "D4")
    play(state, 1, Stop())
    for seat in (0, 2):
        play(state, seat, Take("B1"))
        play(state, seat, Take("A2"))
        play(state, seat, Keep(state.private(seat).taken[0].tile))
    assert view(state, None).players[1].hand == Hand(None, FACE_DOWN)
    assert view(state, None).players[2].hand == Hand(FACE_DOWN, FACE_DOWN)
    assert view(state, 0).players[0].hand.received is None


def delivered() -> tuple[State, dict[int, list[str]]]:
    """Return seat 0's turn after three players have taken and passed, and the tiles taken."""
    state = taking(new_game(3), "tower", "monument")
    taken = {}
    for seat in range(3):
        play(state, seat, Take("B1"))
        play(state, seat, Take("A2"))
        taken[seat] = [one.tile for one in state.private(seat).taken]
        play(state, seat, Keep(taken[seat][0]))
    return state, taken


def test_only_giver_and_receiver_know_a_passed_tile_until_it_is_shown() -> None:
    state, taken = delivered()
    assert view(state, 1).private(1).hand == Hand(taken[1][0], taken[2][1])
    assert view(state, 2).private(2).passed == taken[2][1]
    for viewer in (None, 0, 2):
        assert view(state, viewer).players[1].hand == Hand(FACE_DOWN, FACE_DOWN)
    received = [event for event in state.events if event.key == "received"]
    assert [event.known_to for event in received] == [[0], [1], [2]]


def test_both_tiles_are_open_from_the_start_of_the_turn() -> None:
    state, taken = delivered()
    for viewer in (None, 1, 2):
        assert view(state, viewer).players[0].hand == Hand(taken[0][0], taken[1][1])
    assert state.private(1).passed is None
    assert state.private(0).hand == Hand()


def test_finishing_does_not_reveal_how_many_tiles_were_taken() -> None:
    """Whether one tile of a corner was taken or two face-down ones, the others learn the same."""
    told = []
    for left, moves in ((("A1",), (Take("A1"), Stop())), (("B1", "A2"), (Take("B1"), Take("A2")))):
        state = taking(new_game(3), "tower", "monument")
        leave(state, 0, *left)
        for move in moves:
            play(state, 0, move)
        if len(state.private(0).taken) == 2:
            play(state, 0, Keep(state.private(0).taken[1].tile))
        told.append([view(state, viewer).events for viewer in (None, 1, 2)])
    assert told[0] == told[1]
    assert [(event.key, event.hidden) for event in told[0][0]] == [("chosen", True)]


def test_the_taker_is_told_which_tile_is_kept_and_which_is_passed() -> None:
    state = taking(new_game(2), "tower", "monument")
    play(state, 0, Take("B1"))
    play(state, 0, Take("A2"))
    passed, kept = (tile_name(one.tile) for one in state.private(0).taken)
    play(state, 0, Keep(state.private(0).taken[1].tile))
    assert last(state, 0).said == {"count": 2, "kept": [kept], "passed": [passed]}
    leave(state, 1)
    play(state, 1, Stop())
    assert next(event for event in state.events if event.key == "chosen").secret["count"] == 0


def test_setups_are_hidden_until_all_have_answered() -> None:
    state = empty_table(2)
    move = first_set_up(state, 0)
    play(state, 0, move)
    assert view(state, 0).answer == move
    assert view(state, 1).answer is None
    assert view(state, None).answered == [0]
    assert Setup.kind() + '"' not in shown(state, 1).replace('"set-up-choice"', "")


def test_payments_are_hidden_until_all_have_answered() -> None:
    copies = []
    for rows in ("1", "5"):
        state = bare(3)
        for seat in range(3):
            citizens(state, seat, {1: 1, 5: 1})
            hold(state, seat, coin=1)
        scoring(state, 1)
        play(state, 0, Pay(rows))
        copies.append([shown(state, viewer) for viewer in (None, 1, 2)])
    assert copies[0] == copies[1]


def test_views_contain_no_street_cards_to_come() -> None:
    state = new_game(2)
    for viewer in (None, 0, 1):
        assert not hasattr(view(state, viewer), "decks")
        assert not hasattr(view(state, viewer), "faces")
        assert not hasattr(view(state, viewer), "spares")
