"""Who learns what (section 8)."""

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
    """The ids of resource tiles that lie face down."""
    return {tile for faces in state.faces for tile in faces.values()}


@pytest.mark.parametrize("option", ["list", "look"])
def test_nobody_sees_where_a_face_down_tile_lies(option: str) -> None:
    state = new_game(3, spare_tile=option)
    for viewer in (None, 0, 1, 2):
        seen = view(state, viewer)
        for seat, player in enumerate(seen.players):
            assert all(player.tiles[space] == FACE_DOWN for space in state.faces[seat])
    assert not any(tile in shown(state, None) for tile in resources_of(state) - open_tiles(state))


def open_tiles(state: State) -> set[str]:
    """The tiles that lie open somewhere; other colors have the same."""
    return {tile for player in state.players for tile in player.tiles.values()}


def test_owners_list_their_face_down_tiles_or_look_at_the_spare_one() -> None:
    state = new_game(2)
    assert sorted(view(state, 0).unseen) == sorted(state.faces[0].values())
    assert view(state, 0).spare is None
    assert view(state, None).unseen == []
    state = new_game(2, spare_tile="look")
    assert view(state, 0).unseen == []
    assert view(state, 0).spare == state.spares[0]
    assert view(state, None).spare is None


def test_the_list_of_face_down_tiles_does_not_tell_where_they_lie() -> None:
    state = new_game(2)
    before = view(state, 0).unseen
    faces = state.faces[0]
    state.faces[0] = dict(zip(faces, reversed(faces.values()), strict=True))
    assert view(state, 0).unseen == before


def test_before_the_tiles_are_laid_there_is_nothing_to_look_at() -> None:
    for option in ("list", "look"):
        seen = view(empty_table(2, spare_tile=option), 0)
        assert (seen.unseen, seen.spare) == ([], None)


def test_what_is_taken_is_seen_by_its_taker_alone() -> None:
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


def test_how_far_others_are_is_not_seen_only_whether_they_are_done() -> None:
    state = taking(new_game(2), "tower", "monument")
    play(state, 0, Take("B1"))
    assert asked(state) == [(0, "taking"), (1, "taking")]
    play(state, 0, Take("A2"))
    assert asked(state) == [(0, "taking"), (1, "taking")]
    play(state, 0, Keep(state.private(0).taken[0].tile))
    assert asked(state) == [(1, "taking")]
    assert len(view(state, 1).players[0].tiles) == 32


def test_tribunes_are_seen_to_be_spent_when_all_are_done() -> None:
    state = taking(new_game(2), "tower", "monument", tribune=2)
    for move in (Take("D4"), Take("E4")):
        play(state, 0, move)
    play(state, 0, Keep(state.private(0).taken[0].tile))
    assert view(state, 1).players[0].resources["tribune"] == 2
    for move in (Take("B1"), Take("A2")):
        play(state, 1, move)
    play(state, 1, Keep(state.private(1).taken[0].tile))
    assert view(state, 1).players[0].resources["tribune"] == 0


def barrier(state: State) -> bool:
    """Whether the last move brought something to light, so that nobody takes it back alone."""
    return any(event.reveals for event in state.events)


def test_a_tile_that_lies_open_may_be_put_back_one_that_was_face_down_may_not() -> None:
    state = taking(new_game(2), "tower", "monument")
    play(state, 0, Take("A1"))
    assert not barrier(state)
    play(state, 0, Take("B1"))
    assert barrier(state)


def test_what_others_have_taken_comes_to_light_though_no_tile_is_passed() -> None:
    state = taking(new_game(2), "tower", "monument", tribune=1)
    leave(state, 0, "D4")
    leave(state, 1, "A1")
    play(state, 1, Take("A1"))
    play(state, 0, Stop())
    assert not barrier(state)
    play(state, 1, Stop())
    assert "tiles-taken" in [event.key for event in state.events]
    assert barrier(state)


def test_a_tile_received_and_tiles_shown_come_to_light() -> None:
    state, _ = delivered()
    assert all(event.reveals for event in state.events if event.key in ("received", "turn-began"))


def test_who_has_no_tile_is_seen_when_all_are_done() -> None:
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
    """Three players have taken and passed; it is the turn of seat 0."""
    state = taking(new_game(3), "tower", "monument")
    taken = {}
    for seat in range(3):
        play(state, seat, Take("B1"))
        play(state, seat, Take("A2"))
        taken[seat] = [one.tile for one in state.private(seat).taken]
        play(state, seat, Keep(taken[seat][0]))
    return state, taken


def test_a_passed_tile_is_known_to_giver_and_receiver_until_it_is_shown() -> None:
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


def test_who_is_done_does_not_tell_how_many_tiles_were_taken() -> None:
    """A tile out of a corner and none besides, or two that lay face down: the others hear the same."""
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


def test_whoever_takes_hears_what_is_kept_and_what_is_passed() -> None:
    state = taking(new_game(2), "tower", "monument")
    play(state, 0, Take("B1"))
    play(state, 0, Take("A2"))
    passed, kept = (tile_name(one.tile) for one in state.private(0).taken)
    play(state, 0, Keep(state.private(0).taken[1].tile))
    assert last(state, 0).said == {"count": 2, "kept": [kept], "passed": [passed]}
    leave(state, 1)
    play(state, 1, Stop())
    assert next(event for event in state.events if event.key == "chosen").secret["count"] == 0


def test_set_ups_are_hidden_until_all_have_answered() -> None:
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


def test_the_street_cards_to_come_are_seen_by_nobody() -> None:
    state = new_game(2)
    for viewer in (None, 0, 1):
        assert not hasattr(view(state, viewer), "decks")
        assert not hasattr(view(state, viewer), "faces")
        assert not hasattr(view(state, viewer), "spares")
