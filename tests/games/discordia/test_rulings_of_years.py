"""The rulings (section 9), by number: raids, shortages, years, the end."""

from __future__ import annotations

from bot.games.discordia.components import GERMANIC, Effect
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import years
from bot.games.discordia.rules.bonuses import Bonus
from bot.games.discordia.rules.figures import FinalStandings
from bot.games.discordia.rules.moves import (
    OUT,
    ChooseDie,
    Claim,
    Demolish,
    Discard,
    Dispatch,
    EndTurn,
    PlaceStall,
    PlaceStar,
    Skip,
    Swap,
    TakePrivilege,
    UsePrivilege,
)
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.rules.years import Emptying, NewYear, Raid, Season, Shortage, YearEnd
from bot.games.discordia.state import Privilege, Tile

from .scenario import (
    asked,
    bag_of,
    bonus,
    extended,
    holds,
    letters_placed,
    new_game,
    offered,
    play,
    refused,
    run,
    stands,
    starred,
    stars,
    stock,
    then,
    told,
    tribes,
)


def test_23_a_ship_filled_by_a_reward_is_turned_over_in_the_raid_step() -> None:
    state = new_game()
    holds(state, 0, "BBRR")
    stands(state, 0, "T1", "mil_s2")
    stands(state, 0, "K1", "barracks_1a", "R", "RR")
    stands(state, 0, "H1", "ship_2a")
    tribes(state, "a1", "b5")
    run(state, Raid(0))
    play(state, 0, Dispatch("H1", "BB"))
    assert asked(state) == [(0, "stall-choice")]
    play(state, 0, PlaceStall("M1"))
    assert state.players[0].tile_at("M1") == Tile("ship_2a", turned=True, fresh=True)


def test_a_strength_equal_to_that_of_the_tribes_is_enough() -> None:
    state = new_game()
    stands(state, 0, "T1", "mil_s2")
    tribes(state, "a2", "b1")
    run(state, Raid(0))
    assert "raid-won" in told(state)
    tribes(state, "a1", "b1")
    run(state, Raid(0))
    assert "raid-lost" in told(state)


def test_28_a_dispatch_as_a_reward_wins_before_the_next_raid() -> None:
    state = new_game()
    holds(state, 0, "YY")
    stands(state, 0, "T1", "mil_s2")
    stands(state, 0, "K1", "barracks_2a", "R", "R", "R")
    stands(state, 0, "F1", "farm_2a")
    tribes(state, "a1", "b5")
    run(state, Raid(0), Raid(1))
    play(state, 0, Dispatch("F1", "YY"))
    assert state.outcome
    assert state.outcome.winners == [0]
    assert "raid-lost" not in told(state)


def test_24_figures_that_one_seat_returns_can_be_drawn_by_the_next() -> None:
    state = new_game()
    bag_of(state, "")
    for seat in (0, 1):
        holds(state, seat, "BRWY")
    bag_of(state, "")
    stands(state, 0, "K1", "barracks_1a", "R", "RR")
    bag_of(state, "")
    run(state, Shortage(0), Shortage(1))
    assert state.players[0].figures == 4
    assert stock(state, 1) == "BRRRRWY"


def test_25_figures_missing_from_the_bag_are_not_drawn_later() -> None:
    state = new_game()
    holds(state, 0, "BRWY")
    bag_of(state, "WW")
    run(state, Shortage(0))
    assert stock(state, 0) == "BRWWWY"
    bag_of(state, "YYYY")
    play(state, 1, ChooseDie("red", 6))
    assert stock(state, 0) == "BRWWWY"


def test_28_and_29_a_win_in_the_shortage_cancels_the_shortages_of_later_seats() -> None:
    state = new_game(3)
    holds(state, 1, "BW")
    player = state.players[1]
    player.relief = 30
    run(state, Shortage(0), Shortage(1), Shortage(2))
    before = state.players[2].figures
    play(state, 1, Discard("BW"))
    assert state.outcome
    assert state.outcome.winners == [1]
    assert state.players[2].figures == before


def test_a_surplus_can_be_kept() -> None:
    state = new_game()
    holds(state, 0, "BRWY")
    state.players[0].relief = 12
    total = years.lack(state.players[0]).total
    assert total == -(12 - 13)
    state.players[0].relief = 15
    run(state, Shortage(0))
    assert max(len(str(figures)) for figures in offered(state, 0, Discard, "figures")) == 2
    play(state, 0, Skip())
    assert stock(state, 0) == "BRWY"


def test_30_damage_is_compulsory_and_hits_only_the_tiles_it_names() -> None:
    state = new_game()
    holds(state, 0, "BRWY")
    stands(state, 0, "H1", "ship_1b", "BB")
    stands(state, 0, "K1", "barracks_1b", "RR")
    stands(state, 0, "T1", "mil_1", "R")
    tribes(state, "c2", "d1")
    run(state, Raid(0))
    assert offered(state, 0, Demolish, "tile") == ["H1", "K1"]
    assert refused(state, 0, Skip()) == "refusal-first-demolition-choice"
    play(state, 0, Demolish("H1"))
    assert stock(state, 0) == "BBBRWY"
    assert state.removed == ["ship_1b"]
    assert list(state.players[0].tiles("M")) == []
    assert asked(state) == [(1, "die-choice")]


def test_30_losing_a_tower_does_not_take_back_its_bonus() -> None:
    state = new_game()
    stands(state, 0, "T1", "trade_2")
    state.players[0].aqueduct = 2
    bonus(state, "demolish", what="tower")
    assert state.removed == ["trade_2"]
    assert state.players[0].aqueduct == 2


def test_31_stars_are_lost_only_from_the_stock() -> None:
    state = new_game()
    stars(state, 0, 0)
    starred(state, 0, expedition=3)
    bonus(state, "lose_star", 2)
    assert "damage-missed" in told(state)
    assert state.players[0].expedition == 3


def test_damage_to_the_aqueduct_stops_at_zero() -> None:
    state = new_game()
    state.players[0].aqueduct = 1
    bonus(state, "aqueduct", -2)
    assert state.players[0].aqueduct == 0
    bonus(state, "aqueduct", -1)
    assert "damage-missed" in told(state)


def test_32_only_full_barracks_and_military_towers_have_strength() -> None:
    state = new_game()
    player = state.players[0]
    extended(state, 0, "harbour", "harbour")
    stands(state, 0, "T1", "mil_s2")
    stands(state, 0, "T2", "mil_4", "RR", "B")
    stands(state, 0, "T3", "trade_1")
    stands(state, 0, "K1", "barracks_1c", "RRR")
    assert player.strength == 5


def test_33_a_shortage_counts_empty_spaces_not_figures() -> None:
    state = new_game()
    stands(state, 0, "F1", "farm_2c")
    stands(state, 0, "T1", "trade_1")
    assert years.lack(state.players[0]).spaces == 1


def test_the_relief_of_a_germanic_tile_lasts_one_year() -> None:
    state = new_game()
    bonus(state, "infra_once", 3)
    assert years.lack(state.players[0]).once == 3
    run(state, NewYear())
    assert years.lack(state.players[0]).once == 0


def test_36_decrees_can_be_claimed_in_a_seats_own_raid_step() -> None:
    state = new_game()
    for seat in (0, 1):
        holds(state, seat, "RRRRWW")
    state.decrees = ["two_sorts"]
    tribes(state, "a1", "b1")
    run(state, Raid(0), Raid(1))
    play(state, 0, Skip())
    assert asked(state) == [(1, "decree-choice")]
    play(state, 1, Claim("two_sorts"))
    assert asked(state) == [(1, "swap-choice")]
    play(state, 1, Skip())
    assert asked(state) == [(1, "die-choice")]


def test_34_decrees_in_the_raid_step_are_asked_one_by_one() -> None:
    state = new_game()
    holds(state, 0, "RRRRWW")
    state.decrees = ["two_sorts", "manip3", "aqueduct8"]
    state.players[0].manipulators = 3
    run(state, Raid(0))
    assert offered(state, 0, Claim, "decree") == ["two_sorts", "manip3"]
    play(state, 0, Claim("manip3"))
    play(state, 0, Skip())
    assert offered(state, 0, Claim, "decree") == ["two_sorts"]
    play(state, 0, Skip())
    assert asked(state) == [(1, "die-choice")]


def test_a_shortage_of_zero_changes_nothing() -> None:
    state = new_game()
    holds(state, 0, "BRWY")
    state.players[0].relief = 13
    assert years.lack(state.players[0]).total == 0
    run(state, Shortage(0))
    assert asked(state) == [(1, "die-choice")]
    assert stock(state, 0) == "BRWY"


def test_four_rows_of_the_display_move_up_by_one() -> None:
    state = new_game(4)
    state.display["2c"] = state.display["5d"] = None
    before = dict(state.display)
    run(state, NewYear())
    for column in range(1, 7):
        for above, below in ("ab", "bc", "cd"):
            moved = before[f"{column}{below}"]
            assert moved is None or state.display[f"{column}{above}"] == moved
    assert None not in state.display.values()
    assert state.removed[-6:] == [before[f"{column}a"] for column in range(1, 7)]


def test_42_the_display_is_filled_before_the_dice_of_the_fourth_season() -> None:
    state = new_game()
    state.right = None
    state.right_pile.append("b1")
    state.display["3a"] = state.display["4b"] = None
    before = len(state.stack)
    run(state, Season(4))
    assert len(state.stack) == before - 2
    assert None not in state.display.values()
    keys = told(state)
    assert keys.index("display-filled") < keys.index("reward-revealed") < keys.index("season-began")
    state.display["3a"] = None
    run(state, Season(5))
    assert state.display["3a"] is None


def test_a_short_stack_leaves_the_last_cells_empty() -> None:
    state = new_game()
    state.stack = state.stack[:1]
    state.display["3a"] = state.display["4b"] = None
    run(state, Season(4))
    assert state.display["3a"] is not None
    assert state.display["4b"] is None


def test_43_in_a_tie_the_start_player_stone_moves() -> None:
    state = new_game(3)
    for seat in range(3):
        holds(state, seat, "BRWY")
    state.start_player = 1
    assert years.next_start_player(state) == 2
    holds(state, 1, "BRWYB")
    assert years.next_start_player(state) == 1


def test_manipulators_become_active_again_in_the_new_year() -> None:
    state = new_game()
    state.players[0].active = 0
    left = state.left
    run(state, NewYear())
    assert state.players[0].active == 1
    assert state.left != left
    assert state.right is None
    assert state.season == 1


def test_44_an_absent_player_declines_everything_that_can_be_declined() -> None:
    state = new_game(3)
    stands(state, 0, "K1", "barracks_1a")
    stands(state, 0, "M1", "market_3a", "W")
    gifts = ("tower", "swap", "discard", "exp_star", "dev_star", "privilege", "extension", "dispatch")
    then(state, *(Bonus(0, Effect(kind, 1, "any")) for kind in gifts), Bonus(0, Effect("demolish", 1, "any")))
    player = state.players[0]
    before = (player.stars, player.stock.copy(), player.privileges.copy(), player.extensions.copy())
    state.agenda.append(DieChoice(0))
    GAME.resign(state, 0)
    assert asked(state) == [(1, "die-choice")]
    assert (player.stars, player.stock, player.privileges, player.extensions) == before
    assert state.removed == ["barracks_1a"]


def test_44_an_absent_players_stall_goes_to_the_first_free_place() -> None:
    state = new_game(3)
    for seat in (0, 2):
        state.players[seat].die = None
    stands(state, 0, "H1", "ship_2a", "BB")
    stands(state, 0, "F1", "farm_2a")
    GAME.resign(state, 0)
    assert state.players[0].tile_at("M1") == Tile("ship_2a", turned=True, fresh=True)
    assert asked(state) == [(1, "die-choice")]


def test_44_an_absent_player_gives_back_figures_in_the_order_of_colors() -> None:
    state = new_game(3)
    holds(state, 0, "BRWYY")
    bag_of(state, "YYY")
    bonus(state, "swap", 3)
    play(state, 0, Swap())
    GAME.resign(state, 0)
    assert stock(state, 0) == "YYYYY"


def test_44_an_absent_players_stall_covers_the_leftmost_if_no_place_is_free() -> None:
    state = new_game(3)
    stands(state, 0, "H1", "ship_2a", "BB")
    stands(state, 0, "M1", "market_1a", "W")
    stands(state, 0, "M2", "market_3a")
    GAME.resign(state, 0)
    assert state.removed == ["market_1a"]
    assert state.players[0].tile_at("M1") == Tile("ship_2a", turned=True, fresh=True)


def test_44_an_absent_player_loses_ships_first_and_keeps_a_surplus() -> None:
    state = new_game(3)
    holds(state, 0, "RRWW")
    stands(state, 0, "F1", "farm_1a")
    stands(state, 0, "H1", "ship_2a")
    state.players[0].relief = 30
    state.decrees = ["two_sorts"]
    tribes(state, "c2", "d1")
    then(state, DieChoice(0), Raid(0), Shortage(0))
    GAME.resign(state, 0)
    assert state.removed == ["ship_2a"]
    assert state.players[0].decrees == []
    assert stock(state, 0) == "RRWW"


def test_53_a_fresh_stall_can_be_used_only_from_the_next_turn() -> None:
    state = new_game()
    holds(state, 0, "WWRR")
    stands(state, 0, "T1", "mil_s2")
    stands(state, 0, "K1", "barracks_1a", "R", "RR")
    stands(state, 0, "M1", "ship_2a", turned=True, fresh=True)
    tribes(state, "a1", "b5")
    run(state, Raid(0))
    assert "bonus-lost" in told(state)
    assert years.lack(state.players[0]).spaces == 1
    run(state, DieChoice(0))
    play(state, 0, ChooseDie("red", state.dice["red"]))
    assert not state.players[0].standing("M1").fresh


def test_56_a_privilege_kept_in_the_raid_step_is_usable_from_the_next_turn() -> None:
    state = new_game()
    stands(state, 0, "T1", "mil_s2")
    stands(state, 0, "K1", "barracks_1a", "R", "RR")
    starred(state, 0, expedition=5)
    tribes(state, "a1", "b3")
    state.privileges[0] = "aqueduct"
    state.decrees = []
    run(state, Raid(0))
    play(state, 0, PlaceStar())
    play(state, 0, TakePrivilege("aqueduct"))
    play(state, 0, Skip())
    assert state.players[0].privileges == [Privilege("aqueduct")]


def test_a_privilege_can_be_used_in_the_raid_step_when_it_is_taken() -> None:
    state = new_game()
    state.privileges[0] = "aqueduct"
    bonus(state, "privilege")
    play(state, 0, TakePrivilege("aqueduct"))
    play(state, 0, UsePrivilege("aqueduct"))
    assert state.players[0].aqueduct == 4


def test_59_a_stall_can_cover_another_even_if_a_place_is_free() -> None:
    state = new_game()
    stands(state, 0, "H1", "ship_2a", "BB")
    stands(state, 0, "M1", "market_1a")
    play(state, 0, ChooseDie("red", 6))
    if asked(state) == [(0, "action-choice")]:
        play(state, 0, EndTurn())
    assert offered(state, 0, PlaceStall, "slot") == ["M2", "M1", OUT]


def test_the_year_ends_with_all_raids_then_all_shortages() -> None:
    state = new_game()
    state.start_player = 1
    tribes(state, "a2", "b1")
    for seat in (0, 1):
        holds(state, seat, "BRWYB")
    run(state, YearEnd())
    keys = [event.key for event in state.events if event.key in ("raid-lost", "raid-won", "shortage")]
    seats = [event.seat for event in state.events if event.key in ("raid-lost", "raid-won", "shortage")]
    assert keys == ["raid-lost", "raid-lost", "shortage", "shortage"]
    assert seats == [1, 0, 1, 0]
    assert state.year == 2


def test_a_complete_tie_is_a_shared_victory() -> None:
    state = new_game(3)
    for seat, letters in enumerate(("BR", "WY", "BRW")):
        holds(state, seat, letters)
    run(state, FinalStandings("ended-years"))
    assert state.outcome
    assert [(standing.seat, standing.place) for standing in state.outcome.standings] == [
        (0, 1),
        (1, 1),
        (2, 3),
    ]


def test_full_towers_are_emptied_too() -> None:
    state = new_game()
    stands(state, 0, "T1", "mil_2", "RR")
    run(state, Emptying(0))
    assert letters_placed(state, 0, "T1") == []


def test_tribes_are_stacked_by_their_backs() -> None:
    state = new_game()
    assert state.face_down() == ("AAC", "BBD")
    assert [GERMANIC[tile].back for tile in (state.left, state.right) if tile] == ["A", "B"]
