"""The course of the game, its options, seats without a player: the rulings beyond the examples."""

from __future__ import annotations

import pytest

from bot.engine import Refusal
from bot.games.provincia.components import CITIES
from bot.games.provincia.game import GAME
from bot.games.provincia.rules import hands, moves
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.rounds import EndOfRound, HandLimit, UpkeepPhase, YieldPhase
from bot.games.provincia.words import WORDS

from .scenario import (
    asked,
    beaten,
    draft_of,
    empty_table,
    goods,
    hand,
    hold,
    new_game,
    own,
    play,
    prestige,
    run,
    stack,
    turn_with,
    without_horreum,
)
from .spoken import english, view_of


class TestCourse:
    @pytest.mark.parametrize(("seats", "last"), [(2, 1), (3, 2), (4, 1), (5, 0), (6, 5)])
    def test_the_caesar_card_moves_on_after_each_round_except_the_last(self, seats: int, last: int) -> None:
        state = new_game(seats)
        for _ in range(5):
            run(state, EndOfRound())
        assert (state.round, state.caesar) == (6, last)
        run(state, EndOfRound())
        assert (state.phase, state.caesar) == ("final_turn", last)
        assert asked(state) == [(last, "card-turn")]

    def test_the_markers_come_back_at_the_end_of_the_round(self) -> None:
        state = new_game()
        state.markers["opes"] = 0
        run(state, EndOfRound())
        assert set(state.markers.values()) == {2}

    def test_a_player_with_gold_must_pay_the_tax(self) -> None:
        state = new_game()
        hold(state, 0, gold=1)
        hold(state, 1, gold=0)
        run(state, UpkeepPhase())
        assert goods(state, 0, "gold") == (0,)
        assert (state.players[0].penalty_points, state.players[1].penalty_points) == (0, 2)

    def test_a_hand_is_sorted_by_cost_then_by_the_list_of_cards(self) -> None:
        hand_of_five = ["praetor", "aediles", "hortus", "lignator", "turris"]
        assert hands.sorted_hand(hand_of_five) == ["lignator", "turris", "hortus", "aediles", "praetor"]


class TestOptions:
    def test_without_a_gold_limit_the_bank_never_runs_out(self) -> None:
        state = new_game(6, gold_limited="off")
        assert "gold" not in state.supply
        stack(state, "opes", *["opes_12"] * 6)
        hold(state, 0, gold=60)
        play(draft_of(state, 0), 0, moves.ChooseDeck("opes"))
        play(state, 0, moves.Take("A"))
        assert goods(state, 0, "gold") == (66,)

    def test_the_option_for_the_printed_number_of_kilns_adds_two(self) -> None:
        counts = []
        for option in ("off", "on"):
            state = new_game(2, printed_kiln_count=option)
            counts.append(state.cards_left("aedificium") + sum(len(p.hand) for p in state.privates))
        assert counts == [84, 86]

    @pytest.mark.parametrize("seats", range(3, 7))
    def test_with_an_equal_start_everybody_starts_like_the_last_player(self, seats: int) -> None:
        as_printed, equal = new_game(seats, first_seat="1"), new_game(seats, first_seat="1", equal_start="on")
        last = as_printed.players[-1]
        assert [player.goods for player in equal.players] == [last.goods] * seats
        assert [player.penalty_points for player in equal.players] == [0] * seats

    def test_random_cities_are_dealt(self) -> None:
        state = empty_table(4, random_cities="on")
        assert asked(state) == [(0, "deck-choice")]
        cities = [player.city for player in state.players]
        assert len(set(cities)) == 4
        assert set(cities) <= CITIES.keys()

    def test_the_start_player_can_be_chosen_or_random(self) -> None:
        assert empty_table(4, first_seat="3").caesar == 2
        state = new_game(4, first_seat="3")
        assert [player.penalty_points for player in state.players] == [0, 0, 2, 2]
        drawn = {GAME.new(4, {}, bytes([seed])).caesar for seed in range(30)}
        assert drawn == {0, 1, 2, 3}
        with pytest.raises(Refusal):
            GAME.new(4, {"first_seat": "5"}, b"")


class TestAbsence:
    """The answers of a seat whose player is gone (ruling 51)."""

    def test_it_chooses_the_first_free_city(self) -> None:
        state = empty_table(3)
        GAME.resign(state, 1)
        play(state, 0, moves.ChooseCity("arelate"))
        assert state.players[1].city == "massilia"
        assert asked(state) == [(2, "city-choice")]

    def test_it_chooses_the_first_deck_and_slot_and_plays_no_card(self) -> None:
        state = new_game()
        state.markers["opes"] = 0
        draft_of(state, 1)
        GAME.resign(state, 1)
        assert state.draft
        assert (state.draft.deck, state.draft.taken) == ("spqr", ["A"])

    def test_it_plays_the_highest_token_of_its_own_or_else_of_any_city(self) -> None:
        state = new_game()
        state.private(0).tokens = ["massilia+2", "arelate+1"]
        state.private(1).tokens = ["arelate-1", "tolosa+2", "narbo_martius+2"]
        run(state, BattlePhase())
        GAME.resign(state, 0)
        assert GAME.view(state, 0).answer == moves.PlayToken("arelate+1")
        state.gone[0] = False
        GAME.resign(state, 1)
        assert GAME.view(state, 1).answer == moves.PlayToken("narbo_martius+2")

    def test_it_plays_aediles_or_else_loses_the_building_worth_least(self) -> None:
        state = new_game()
        hand(state, 0, "aediles")
        own(state, 0, "domus")
        own(state, 1, "templum", "fons", "domus")
        for seat in (0, 1):
            GAME.resign(beaten(state, "bellum_vi_1", seat), seat)
            state.gone[seat] = False
        assert state.players[0].has("domus")
        assert [building.id for building in state.players[1].buildings] == ["horreum", "templum", "fons"]

    def test_of_two_copies_it_loses_the_inactive_one(self) -> None:
        state = new_game()
        own(state, 0, "turris", active=False)
        own(state, 0, "turris", active=True)
        GAME.resign(beaten(state, "bellum_iii_1", 0), 0)
        assert [building.active for building in state.players[0].buildings] == [True, False]

    def test_it_pays_one_by_one_from_its_largest_stock(self) -> None:
        state = new_game()
        hold(state, 0, clay=3, wood=3, stone=2)
        GAME.resign(beaten(state, "bellum_ii_1", 0), 0)
        assert goods(state, 0, "clay", "wood", "stone") == (1, 1, 2)

    def test_it_discards_its_newest_cards_but_never_the_warehouse(self) -> None:
        state = new_game()
        hand(state, 0, "domus", "fons", "villa", "legio", "praetor")
        without_horreum(state, 0)
        run(state, HandLimit())
        GAME.resign(state, 0)
        assert state.discards["spqr"] == ["praetor"]
        assert len(state.private(0).hand) == 5

    def test_it_finishes_an_unfinished_consuetudo(self) -> None:
        state = turn_with("consuetudo", gold=2)
        play(state, 0, moves.Consuetudo())
        vision = state.private(0).vision
        assert vision
        cards = list(vision.cards)
        play(state, 0, moves.Keep(4))
        play(state, 0, moves.Order("6"))
        GAME.resign(state, 0)
        assert state.private(0).vision is None
        assert state.private(0).hand == [cards[3]]
        assert list(reversed(state.decks["aedificium"]))[:2] == [cards[5], cards[0]]

    def test_it_accepts_a_conspiracy_and_activates_nothing(self) -> None:
        state = turn_with("coniuratio", gold=5)
        hand(state, 1, "aediles")
        own(state, 1, "turris")
        prestige(state, 1, 5)
        play(state, 0, moves.Coniuratio("massilia", "horreum"))
        GAME.resign(state, 1)
        assert not state.players[1].has("horreum")
        run(state, YieldPhase())
        assert asked(state) == [(0, "card-turn")]
        assert not state.players[1].buildings[-1].active

    def test_a_leader_who_leaves_does_not_win(self) -> None:
        state = new_game(2)
        own(state, 0, "circus")
        GAME.resign(state, 0)
        assert state.outcome
        assert state.outcome.winners == [1]

    def test_players_who_left_rank_behind_the_others_by_their_points(self) -> None:
        state = new_game(3)
        own(state, 0, "domus")
        own(state, 1, "circus")
        GAME.resign(state, 0)
        assert "rank 3 of 3" in english(WORDS.status(view_of(state, None), 0)[0])
        GAME.resign(state, 1)
        assert state.outcome
        assert [(standing.seat, standing.place) for standing in state.outcome.standings] == [
            (2, 1),
            (1, 2),
            (0, 3),
        ]

    def test_a_seat_that_somebody_took_over_counts_as_staying(self) -> None:
        state = new_game(3)
        own(state, 0, "circus")
        GAME.resign(state, 0)
        GAME.restore(state, 0)
        GAME.resign(state, 1)
        GAME.resign(state, 2)
        assert state.outcome
        assert state.outcome.winners == [0]

    def test_with_one_player_left_the_position_is_scored_as_it_stands(self) -> None:
        state = new_game()
        own(state, 1, "circus")
        GAME.resign(state, 0)
        hold(state, 0, gold=5)
        hold(state, 2, gold=6)
        GAME.resign(state, 2)
        assert state.outcome
        assert state.outcome.reason == "ended-abandoned"
        assert [standing.seat for standing in state.outcome.standings] == [1, 2, 0]
