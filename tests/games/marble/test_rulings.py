"""The rulings (section 9), by number, the setup and the options."""

from __future__ import annotations

import pytest

from bot.games.marble.board import POINTS
from bot.games.marble.components import CONSTANTS, HILLS
from bot.games.marble.game import GAME
from bot.games.marble.rules import aqueducts, city
from bot.games.marble.rules.moves import Aqueduct, ChooseSite, Claim, Draw, End, Extra, Play, Recall, Water
from bot.games.marble.scoring import open_points
from bot.games.marble.state import State

from .examples import theatre_about_to_be_built
from .scenario import (
    ARENA,
    BATH,
    SEED,
    TEMPLE,
    THEATRE,
    asked,
    closed,
    end_turn,
    holds,
    imperium,
    laid,
    lay,
    line,
    new_game,
    offered,
    offers,
    on_field,
    play,
    scored,
    site,
    stacks,
    told,
    turn_of,
    where,
)


@pytest.mark.parametrize(
    ("seats", "left"), [(2, (14, 16, 12, 10)), (3, (13, 15, 11, 9)), (4, (12, 14, 10, 8))]
)
def test_the_setup(seats: int, left: tuple[int, ...]) -> None:
    state: State = GAME.new(seats, {}, SEED)
    assert tuple(state.stacks.values()) == left
    assert len(state.hills) == len(set(state.hills) & HILLS.keys()) == 3
    assert (state.fountains, state.coins) == (12, 16)  # ruling 1
    assert set(state.pieces.values()) == {13}
    for player in state.players:
        assert set(player.forum.values()) == {1}
        assert (player.home, player.points, player.coins, player.bridges) == (3, 0, 0, 0)
    assert asked(state) == [(0, "action")]
    assert state.actions_left == 2


def test_the_two_tiles_or_pieces_of_a_move_are_not_a_number_in_the_data() -> None:
    assert (Draw.fields(), Aqueduct.fields()) == (("tile", "other"), ("first", "second"))
    assert {"tiles_drawn", "extension_pieces"}.isdisjoint(CONSTANTS.__struct_fields__)


def test_02_one_of_the_eight_bridge_tiles_is_not_used() -> None:
    assert sorted(CONSTANTS.bridge_tile_values) == [1, 1, 2, 2, 3, 3, 4, 4]
    drawn = [GAME.new(2, {}, bytes([number]) * 16) for number in range(30)]
    assert all(len(state.bridge_tiles) == 7 for state in drawn)
    assert len({tuple(state.bridge_tiles.values()) for state in drawn}) > 20
    assert len({tuple(state.hills) for state in drawn}) > 10


def test_seats_are_random_and_the_first_seat_can_be_chosen() -> None:
    by_chance = {tuple(GAME.seating(3, {}, bytes([number]) * 16)) for number in range(60)}
    assert len(by_chance) == 6
    assert GAME.seating(4, {"first_seat": "3"}, SEED) == [2, 0, 1, 3]
    assert GAME.seating(2, {"first_seat": "1"}, SEED) == [0, 1]


def test_06_a_hill_fills_its_wedge_unless_hills_block_sites() -> None:
    state = laid(new_game(), BATH, "D8-E8", "E6-E7")
    assert city.missing_wedges(state)["DE7"] == 1
    laid(state, BATH, "D5-D6")
    assert closed(state) == ["DE7"]
    blocked = laid(new_game(hills_block_sites="on"), BATH, "D8-E8", "E6-E7", "D5-D6")
    assert closed(blocked) == []
    assert "DE7" not in city.missing_wedges(blocked)


def test_07_a_point_on_the_edge_of_the_board_is_not_a_site() -> None:
    state = laid(new_game(), BATH, "E18-E19", "F18-F19", "D18-E18")
    assert "EF20" not in city.missing_wedges(state)
    assert not city.completed(state, state.tiles, "E18-E19")


def test_08_09_10_a_tile_must_touch_a_hill_or_a_tile_along_a_full_side() -> None:
    state = new_game(2, "capitoline", "palatine", "viminal")
    assert "H6-H7" not in city.legal_places(state)
    laid(state, BATH, "D8-E8")
    places = city.legal_places(state)
    assert "C7-C8" in places
    assert "E9-F9" in places
    assert "F8-G8" not in places
    laid(state, BATH, "G6-G7")
    assert "H6-H7" in city.legal_places(state)


def test_11_12_a_tile_without_a_magistrate_can_finish_a_site_for_another_player() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15", by=1)
    laid(state, BATH, "D16-D17")
    line(state, "grey", "BC17", "BC15")
    lay(turn_of(state, 0), 0, TEMPLE, "C16-C17")
    assert state.sites["CD16"].owner == 1
    assert state.players[1].points == 3
    assert state.players[0].points == 0


@pytest.mark.parametrize("final", [False, True])
def test_a_move_that_reveals_a_bridge_tile_cannot_be_undone_alone(final: bool) -> None:
    state = turn_of(laid(new_game(2), BATH, "E3-E4"), 0, final=final)
    lay(state, 0, BATH, "E1-E2")
    assert [event.key for event in state.events if event.reveals] == ["bridge-taken"]
    assert "E1" not in state.bridge_tiles
    state.players[1].bridges, state.values[1] = 2, [3, 1]
    scored(state)
    shown = [(event.seat, event.arguments) for event in state.events if event.reveals]
    assert shown == [(0, {"values": str(state.values[0][0])}), (1, {"values": "3, 1"})]


def test_13_the_bridge_comes_before_the_site() -> None:
    state = laid(new_game(2), BATH, "C4-C5", "D4-D5")
    lay(turn_of(state, 0), 0, TEMPLE, "C3-D3", "yes")
    assert told(state) == ["laid-with-magistrate", "bridge-taken", "built"]
    assert state.sites["CD4"].owner == 0


def test_15_16_the_start_path_is_the_longest_possible() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, BATH, "E18-E19")
    line(state, "brown", "EF20")
    assert {len(path.split()) for path in aqueducts.start_paths(state, "brown")} == {3}
    line(state, "grey", "BC17", "DE17", "EF18")
    assert aqueducts.start_paths(state, "brown") == ["NW"]
    assert state.pieces["brown"] == 13


def test_17_18_outlets_and_other_aqueducts_are_never_entered() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, BATH, "B16-C16", "C15-D15", "A15-B15")
    line(state, "grey", "BC17", "CD16")
    line(state, "white", "HI17", "BC15")
    steps = aqueducts.Works.of(state).steps()
    assert "white E" not in steps
    assert "grey NW" not in steps
    assert "grey NE" not in steps
    assert steps


def test_19_a_piece_beside_a_hill_needs_a_tile_on_the_other_side() -> None:
    state = laid(new_game(2, "viminal", "palatine", "aventine"), BATH, "D15-D16")
    line(state, "grey", "BC17", "CD14")
    assert "grey SE" in aqueducts.Works.of(state).steps()
    assert "grey SW" not in aqueducts.Works.of(state).steps()


def test_20_a_single_piece_is_laid_where_two_cannot_be() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, BATH, "C15-D15")
    line(state, "grey", "BC17", "BC15")
    state.pieces["grey"] = 1
    turn_of(state, 0)
    assert set(offered(state, 0, Aqueduct, "second")) == {"none"}
    step = str(offered(state, 0, Aqueduct, "first")[0])
    play(state, 0, Aqueduct(step, "none"))
    assert state.actions_left == 1
    assert state.pieces["grey"] == 0  # 21
    assert Aqueduct not in offers(state, 0)


def test_22_23_a_fountain_built_on_an_aqueduct_pays_no_coin_but_has_water() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15")
    laid(state, BATH, "D16-D17")
    lay(turn_of(state, 0), 0, TEMPLE, "C16-C17")
    play(state, 0, Water("W SE SW"))
    assert state.sites["CD16"].kind == "fountain"
    assert state.players[0].coins == 0
    assert "CD16" in state.aqueducts["grey"]


def test_22_a_fountain_also_pays_for_a_starting_piece() -> None:
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15")
    site(state, "fountain", "BC15")
    lay(turn_of(state, 0), 0, TEMPLE, "C16-C17")
    play(state, 0, Water("W SE SW"))
    assert (state.players[0].coins, state.coins) == (1, 15)


def test_24_ties_below_the_top_do_not_matter() -> None:
    state = new_game(3, "quirinal", "capitoline", "aventine")
    laid(state, ARENA, "E11-E12", "F8-F9", by=1)
    laid(state, ARENA, "F10-G10", by=0)
    laid(state, ARENA, "F11-F12", by=2)
    laid(state, THEATRE, "E8-E9")
    lay(turn_of(state, 0), 0, ARENA, "D10-E10")
    assert state.sites["EF10"].owner == 1


def test_27_the_last_fountain_can_be_built() -> None:
    state = theatre_about_to_be_built()
    state.fountains = 1
    lay(state, 0, THEATRE, "D8-E8")
    assert (state.sites["EF8"].kind, state.fountains) == ("fountain", 0)


def test_28_each_player_sends_at_most_one_magistrate_per_site() -> None:
    state = new_game(2, "quirinal", "capitoline", "aventine")
    laid(state, ARENA, "E11-E12", "F8-F9", by=0)
    laid(state, ARENA, "F10-G10", "F11-F12")
    laid(state, THEATRE, "E8-E9")
    lay(turn_of(state, 0), 0, ARENA, "D10-E10", "yes")
    play(state, 0, Claim("F8-F9"))
    assert asked(state) == [(0, "action")]
    assert where(state, 0) == (0, ["E11-E12", "D10-E10"], {"arena": 1})


def test_29_a_magistrate_sent_in_another_turn_returns_at_the_end_of_its_owners_turn() -> None:
    state = new_game(2)
    on_field(state, 1, bath=1)
    end_turn(state, 0)
    assert where(state, 1) == (2, [], {"bath": 1})
    play(state, 1, Draw("bath", "temple"))
    play(state, 1, Draw("bath", "temple"))
    assert where(state, 1) == (3, [], {})
    assert state.players[1].imperium["bath"] == 1


def test_31_a_fountain_pays_no_coin_if_none_is_left() -> None:
    state = laid(new_game(2), BATH, "C15-D15", "D16-D17")
    line(state, "grey", "BC17", "CD16")
    site(state, "fountain", "DE15")
    state.coins = 0
    play(turn_of(state, 0), 0, Aqueduct("grey SW", "grey E"))
    assert state.players[0].coins == 0
    assert told(state) == ["aqueduct-extended", "coin-missing"]


def test_32_an_imperium_tile_given_back_can_be_gained_again() -> None:
    state = new_game(2)
    imperium(state, 0, bath=1)
    state.imperium["bath"] = 0
    on_field(state, 0, bath=1)
    turn_of(state, 0)
    play(state, 0, Extra("bath"))
    assert state.imperium["bath"] == 1
    assert state.actions_left == 3
    for _ in range(3):
        play(state, 0, Draw("bath", "temple"))
    assert state.players[0].imperium["bath"] == 1
    assert asked(state) == [(1, "action")]


def test_33_no_extra_action_is_offered_if_no_action_is_legal() -> None:
    state = new_game(2)
    stacks(state, bath=2)
    holds(state, 0)
    imperium(state, 0, bath=3)
    turn_of(state, 0, 1)
    play(state, 0, Draw("bath", "bath"))
    assert asked(state) == [(1, "action")]
    assert state.phase == "final"


def test_35_36_37_the_end_is_checked_at_the_end_of_a_turn_and_its_seat_plays_last() -> None:
    state = new_game(3)
    stacks(state, bath=9, theatre=2, arena=2)
    turn_of(state, 1)
    play(state, 1, Draw("theatre", "arena"))
    play(state, 1, Draw("theatre", "arena"))
    assert (state.phase, state.trigger, state.actions_left) == ("final", 1, 1)
    order = []
    while state.outcome is None:
        order.append(asked(state)[0][0])
        play(state, order[-1], Draw("bath", "bath"))
    assert order == [2, 0, 1]


def test_39_a_magistrate_on_a_field_after_its_last_turn_brings_nothing() -> None:
    state = new_game(2)
    on_field(state, 1, bath=1)
    scored(state)
    assert state.players[1].imperium["bath"] == 0
    assert state.players[1].fields["bath"] == 1


@pytest.mark.parametrize(("held", "bonus"), [((2, 2, 1), 0), ((0, 0, 0), 0), ((3, 2, 2), 2)])
def test_41_the_bonus_for_coins_is_not_shared(held: tuple[int, ...], bonus: int) -> None:
    state = new_game(3)
    for seat, coins in enumerate(held):
        state.players[seat].coins = coins
    assert open_points(state)[0]["most_coins"] == bonus


def test_42_nobody_has_a_majority_of_a_type_that_nobody_has() -> None:
    state = new_game(2)
    imperium(state, 0, bath=1)
    assert [open_points(state)[seat]["imperium"] for seat in range(2)] == [5, 0]


def test_43_fountains_count_for_each_adjacent_building() -> None:
    state = new_game(2)
    around = list(POINTS["EF10"].neighbours.values())
    site(state, "fountain", "EF10")
    site(state, "bath", *around[:4], owner=0)
    assert open_points(state)[0]["fountains"] == 4
    other = new_game(2)
    site(other, "bath", "EF10", owner=1)
    site(other, "fountain", *around[:3])
    assert open_points(other)[1]["fountains"] == 3


def test_51_a_finished_site_is_never_decided_again() -> None:
    state = new_game(2, "palatine", "viminal", "aventine")
    laid(state, BATH, "D8-D9")
    laid(state, TEMPLE, "E7-E8")
    laid(state, ARENA, "D10-D11", "E11-F11", "F8-F9")
    lay(turn_of(state, 0), 0, THEATRE, "E9-E10")
    play(state, 0, ChooseSite("EF10"))
    assert [state.sites[point].kind for point in ("DE9", "EF10")] == ["fountain", "fountain"]
    lay(state, 0, TEMPLE, "E12-E13", "yes")
    assert state.fountains == 10


def test_a_decision_with_only_one_answer_is_not_asked() -> None:
    state = new_game(3)
    stacks(state, bath=9)
    holds(state, 1)
    state.phase = "final"
    state.trigger = 2
    end_turn(state, 0)
    assert state.stacks["bath"] == 7
    assert asked(state) == [(2, "action")]


def last_turn_with_two_stacks(state: State) -> State:
    """End the turn before seat 0's last one, with only two tiles of different types left to draw."""
    for seat in range(state.seats):
        holds(state, seat)
    stacks(state, bath=1, arena=1)
    state.phase, state.trigger = "final", 0
    return end_turn(state, 1)


def test_the_last_two_tiles_are_drawn_without_a_question() -> None:
    state = last_turn_with_two_stacks(new_game(2))
    assert state.outcome is not None
    assert "drew" in told(state)


def test_games_of_rules_version_1_ask_for_the_last_two_tiles() -> None:
    state = new_game(2)
    state.rules_version = 1
    assert asked(last_turn_with_two_stacks(state)) == [(0, "action")]


def test_two_tiles_are_the_same_draw_in_either_order() -> None:
    state = turn_of(new_game(2))
    (form,) = [form for form in GAME.asked(state)[0].forms(state) if form.move is Draw]
    draws = [frozenset(move.values().values()) for move in form.moves()]
    assert len(draws) == len(set(draws)) == 6
    for tiles in (("bath", "arena"), ("arena", "bath")):
        after = play(GAME.copy(state), 0, Draw(*tiles))
        assert [after.players[0].incoming[kind] for kind in tiles] == [1, 1]


def test_the_only_action_is_still_asked_while_an_extra_action_is_possible() -> None:
    state = new_game(2)
    stacks(state, bath=9, temple=1)
    holds(state, 1)
    imperium(state, 1, arena=1)
    end_turn(state, 0)
    assert asked(state) == [(1, "action")]
    assert offers(state, 1) == {Draw, Extra}


def last_turn_without_tiles(state: State) -> State:
    """End the turn before seat 0's last one, with no tiles left."""
    stacks(state)
    for seat in range(state.seats):
        holds(state, seat)
    state.phase, state.trigger = "final", 0
    return end_turn(state, 1)


def test_a_player_who_can_only_recall_a_magistrate_does_not_pass() -> None:
    state = last_turn_without_tiles(laid(new_game(2), BATH, "D8-E8", by=0))
    assert "recalled" in told(state)
    assert "passed" not in told(state)


def test_a_player_who_can_only_extend_aqueducts_does_not_pass() -> None:
    state = new_game(2, "viminal", "quirinal", "capitoline")
    laid(state, BATH, "C15-D15", "B14-C14", "B16-C16", "C17-D17")
    line(state, "grey", "BC17", "CD16", "BC15", "CD14")
    last_turn_without_tiles(state)
    assert "aqueduct-extended" in told(state)
    assert "passed" not in told(state)


def test_the_last_turn_ends_automatically_even_with_imperium_tiles() -> None:
    state = new_game(2)
    imperium(state, 0, bath=1)
    play(turn_of(state, 0, final=True), 0, Draw("bath", "temple"))
    assert "turn-ended" not in told(state)
    assert asked(state) == [(1, "action")]


def test_a_turn_ends_automatically_without_imperium_tiles() -> None:
    state = turn_of(new_game(2), 0, 1)
    play(state, 0, Draw("bath", "temple"))
    assert asked(state) == [(1, "action")]


def test_a_tile_drawn_cannot_be_played_in_the_same_turn() -> None:
    state = new_game(2)
    holds(state, 0)
    play(turn_of(state, 0), 0, Draw("bath", "temple"))
    assert Play not in offers(state, 0)


def test_a_recalled_magistrate_can_be_placed_at_once() -> None:
    state = laid(new_game(2), BATH, "D8-E8", by=0)
    on_field(state, 0, bath=2)
    turn_of(state, 0)
    assert offered(state, 0, Play, "magistrate") == ["no"]
    play(state, 0, Recall("D8-E8"))
    assert offered(state, 0, Play, "magistrate") == ["yes", "no"]


def test_a_turn_has_two_actions_and_one_for_each_imperium_tile_given_back() -> None:
    state = new_game(2)
    imperium(state, 0, bath=2)
    turn_of(state, 0)
    moves = [Extra("bath"), Draw("bath", "temple"), Extra("bath"), *[Draw("bath", "temple")] * 3]
    for move in moves:
        assert asked(state)[0][0] == 0
        play(state, 0, move)
    assert asked(state) == [(1, "action")]
    assert End not in offers(state, 1)
