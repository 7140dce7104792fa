"""The rulings of the specification (section 9) that no worked example shows, and what sections 5 to 7 say."""

from __future__ import annotations

import pytest

from bot.engine import Refusal
from bot.games.provincia import GAME
from bot.games.provincia.components import BELLUM, CITIES, DECKS, GOODS
from bot.games.provincia.rules import (
    Accept,
    Activate,
    Aediles,
    Build,
    ChooseCity,
    ChooseDeck,
    Concussio,
    Coniuratio,
    Consuetudo,
    Discard,
    Done,
    Exchange,
    Favour,
    Keep,
    Lose,
    Order,
    Pay,
    PlayToken,
    Take,
    Trade,
    is_exempt,
    penalty_for,
    sorted_hand,
    strength_expected,
    unseen_tokens,
)
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.hand_limit import HandLimit
from bot.games.provincia.rules.rounds import EndOfRound
from bot.games.provincia.rules.upkeep import UpkeepPhase
from bot.games.provincia.rules.yields import YieldPhase
from bot.games.provincia.scoring import final_points
from bot.games.provincia.state import State
from tests.games.provincia.scenario import (
    asked,
    bank,
    battle_of,
    draft_of,
    empty_table,
    give,
    goods,
    hand,
    hold,
    new_game,
    offered,
    offers,
    own,
    play,
    play_openly,
    prestige,
    refused,
    run,
    stack,
    told,
    turn_of,
    turn_with,
    without_horreum,
)


def beaten(state: State, raid: str, *losers: int) -> State:
    """These seats lose against the raid."""
    for seat, player in enumerate(state.players):
        player.morale, player.defence = (1, -3) if seat in losers else (10, 6)
    return battle_of(state, raid, *["loupian-1"] * state.seats)


class TestBuildings:
    def test_q6_what_was_received_stays_and_comes_again_with_the_rebuilding(self) -> None:
        state = turn_with("hortus", gold=12)
        play(state, 0, Build("hortus", "none"))
        assert state.players[0].morale == 7
        play(beaten(state, "bellum_vi_1", 0), 0, Lose("hortus"))
        state.players[0].morale = 7
        play(turn_of(state, 0), 0, Build("hortus", "none"))
        assert state.players[0].morale == 8

    @pytest.mark.parametrize(("label", "lost"), [("turris", 1), ("turris_inactive", 2)])
    def test_q7_an_activated_building_counts_one_less(self, label: str, lost: int) -> None:
        state = new_game()
        own(state, 0, "turris", active=True)
        own(state, 0, "turris", active=False)
        before = state.players[0].prestige
        beaten(state, "bellum_iii_1", 0)
        assert offered(state, 0, Lose, "building") == ["turris", "turris_inactive"]
        play(state, 0, Lose(label))
        assert state.players[0].prestige == before - lost

    def test_q8_activation_needs_a_point_to_pay_with(self) -> None:
        state = new_game()
        own(state, 1, "turris")
        own(state, 2, "turris")
        prestige(state, 1, 0)
        prestige(state, 2, 1)
        run(state, YieldPhase())
        assert asked(state) == [(2, "activation")]

    def test_q11_a_second_unique_building_may_be_held_but_not_built(self) -> None:
        state = turn_with("forum", "forum", wood=9, stone=9, gold=9)
        play(state, 0, Build("forum", "none"))
        hold(state, 0, wood=9, stone=9, gold=9)
        assert refused(state, 0, Build("forum", "none")) == "refusal-unique"
        play(state, 0, Discard("forum"))

    def test_repeatable_buildings_may_stand_twice(self) -> None:
        state = turn_with("strata", "strata", clay=4, stone=4)
        play(state, 0, Build("strata", "none"))
        play(state, 0, Build("strata", "none"))
        assert [building.id for building in state.players[0].buildings][1:] == ["strata", "strata"]

    def test_q13_a_building_yields_in_the_round_in_which_it_is_built(self) -> None:
        state = turn_with("fodina", wood=2)
        play(state, 0, Build("fodina", "none"))
        run(state, YieldPhase())
        assert goods(state, 0, "stone") == (1,)

    def test_copies_yield_several_times_and_the_aqueduct_raises_morale(self) -> None:
        state = new_game()
        own(state, 0, "aurifex", "aurifex", "aquaeductus", "lignator", "fornax_lateris")
        hold(state, 0)
        state.players[0].morale = 3
        run(state, YieldPhase())
        assert goods(state, 0, *GOODS) == (1, 1, 0, 2)
        assert state.players[0].morale == 4

    def test_q48_what_a_building_gives_when_built_is_not_given_again(self) -> None:
        state = turn_with("armamentarium", wood=2, gold=1)
        play(state, 0, Build("armamentarium", "none"))
        assert state.players[0].defence == 1
        run(state, YieldPhase())
        assert state.players[0].defence == 1

    def test_q38_military_counts_only_while_the_building_is_active(self) -> None:
        state = new_game()
        own(state, 0, "statio", "exercitatio", "stabilum")
        assert state.players[0].military == 1
        run(state, YieldPhase())
        play(state, 0, Activate("statio"))
        assert state.players[0].military == 3
        play(state, 0, Activate("exercitatio"))
        assert state.players[0].military == 4

    def test_q41_steps_beyond_the_end_of_a_track_are_lost(self) -> None:
        state = turn_with("consul_metello", "hortus", gold=9)
        state.players[0].defence, state.players[0].morale = 5, 10
        play(state, 0, Favour("consul_metello"))
        play(state, 0, Build("hortus", "none"))
        assert (state.players[0].defence, state.players[0].morale) == (6, 10)

    def test_q54_a_destroyed_crane_gives_no_discount_on_its_own_rebuilding(self) -> None:
        state = turn_with(clay=9, wood=9, gold=9)
        own(state, 0, "carchesium")
        give(state, 0, "carchesium")
        state.players[0].buildings.pop()
        assert offered(state, 0, Build, "discount") == ["none"]
        play_openly(state, 0, "architectus")
        assert set(offered(state, 0, Build, "discount")) == {"clay", "wood"}

    def test_the_rebuilt_warehouse_raises_the_limit_at_once(self) -> None:
        state = turn_with(clay=5, wood=5, stone=5, gold=9)
        without_horreum(state, 0)
        assert refused(state, 0, Trade("stone", 1)) == "refusal-trade-room"
        play(state, 0, Build("horreum", "none"))
        play(state, 0, Trade("stone", 3))
        assert goods(state, 0, "stone") == (8,)


class TestDiscounts:
    def test_the_default_is_what_is_shortest_then_stone_wood_clay_gold(self) -> None:
        state = turn_with("colosseum", clay=9, stone=9, gold=9)
        own(state, 0, "carchesium")
        assert offered(state, 0, Build, "discount") == ["stone", "gold", "clay"]
        hold(state, 0, clay=4, stone=9, gold=5)
        assert offered(state, 0, Build, "discount") == ["stone", "clay", "gold"]
        hold(state, 0, clay=1, stone=9, gold=9)
        assert offered(state, 0, Build, "discount")[0] == "clay"

    def test_a_discount_is_used_where_it_can_be(self) -> None:
        state = turn_with("domus", clay=2, wood=1)
        play_openly(state, 0, "architectus")
        assert refused(state, 0, Build("domus", "none")) == "refusal-discount"
        assert refused(state, 0, Build("domus", "stone")) == "refusal-discount"

    def test_q20_with_the_crane_a_woodcutter_is_free(self) -> None:
        state = turn_with("lignator")
        own(state, 0, "carchesium")
        play(state, 0, Build("lignator", "gold"))
        assert state.players[0].has("lignator")

    def test_two_units_short_is_too_much_for_a_discount(self) -> None:
        state = turn_with("domus", clay=1)
        play_openly(state, 0, "architectus")
        assert Build not in offers(state, 0)
        assert refused(state, 0, Build("domus", "clay")) == "refusal-build-cost"


class TestDecks:
    def test_q18_the_discard_is_shuffled_when_the_next_card_is_needed(self) -> None:
        state = new_game()
        cards = state.decks["spqr"]
        state.decks["spqr"], state.discards["spqr"] = cards[:4], cards[4:]
        play(draft_of(state, 0), 0, ChooseDeck("spqr"))
        assert told(state)[:2] == ["deck-shuffled", "dealt"]
        assert (state.cards_left("spqr"), state.cards_discarded("spqr")) == (44, 0)

    def test_q18_a_draft_that_empties_the_deck_leaves_it_empty(self) -> None:
        state = new_game(2)
        cards = state.decks["spqr"]
        state.decks["spqr"], state.discards["spqr"] = cards[:6], cards[6:]
        play(draft_of(state, 0), 0, ChooseDeck("spqr"))
        assert (state.cards_left("spqr"), state.cards_discarded("spqr")) == (0, 44)

    def test_q18_who_finds_no_card_takes_none(self) -> None:
        state = new_game()
        state.decks["spqr"] = state.decks["spqr"][:2]
        play(draft_of(state, 0), 0, ChooseDeck("spqr"))
        assert state.draft
        assert list(state.draft.slots) == ["A", "B"]
        play(state, 0, Take("B"))
        assert asked(state) == [(1, "deck-choice")]
        assert len(state.private(1).hand) == 2

    def test_q18_a_deck_without_cards_is_chosen_only_if_all_are(self) -> None:
        state = draft_of(new_game(), 0)
        state.decks["spqr"] = []
        assert offered(state, 0, ChooseDeck, "deck") == ["opes", "aedificium"]
        assert refused(state, 0, ChooseDeck("spqr")) == "refusal-deck-empty"
        state.decks = {deck: [] for deck in DECKS}
        assert offered(state, 0, ChooseDeck, "deck") == list(DECKS)
        play(state, 0, ChooseDeck("spqr"))
        assert asked(state) == [(1, "deck-choice")]

    def test_a_face_down_production_card_is_shown_and_played(self) -> None:
        state = new_game()
        hold(state, 0)
        stack(state, "opes", "opes_01", "opes_02", "opes_03", "opes_04", "opes_05", "opes_10")
        play(draft_of(state, 0), 0, ChooseDeck("opes"))
        play(state, 0, Take("F"))
        assert goods(state, 0, "gold") == (5,)
        assert state.events[0].reveals
        assert GAME.view(state, 1).draft.slots["F"].card == "opes_10"


class TestSenate:
    def test_q20_a_second_architect_can_not_be_played(self) -> None:
        state = turn_with("architectus", gold=9)
        play_openly(state, 0, "architectus")
        assert refused(state, 0, Favour("architectus")) == "refusal-second"

    def test_q27_a_second_glory_can_not_be_played(self) -> None:
        state = turn_with("gloria_6", gold=9)
        play_openly(state, 0, "gloria_3")
        assert refused(state, 0, Favour("gloria_6")) == "refusal-second"

    def test_q27_of_several_glories_the_highest_counts(self) -> None:
        state = new_game()
        hold(state, 0)
        for card in ("gloria_4", "gloria_6"):
            play_openly(state, 0, card)
        assert final_points(state.players[0]) == {"gloria": 6, "gold": 0}

    def test_q21_an_exchange_wholly_in_vain_is_not_offered(self) -> None:
        state = turn_with("commercium_clay1_wood1", clay=3, wood=9)
        assert refused(state, 0, Exchange("commercium_clay1_wood1", 1)) == "refusal-exchange-room"
        hold(state, 0, clay=3, wood=8)
        assert offered(state, 0, Exchange, "times") == [1]
        bank(state, wood=0)
        assert Exchange not in offers(state, 0)

    def test_patronus_gives_each_good_on_its_own(self) -> None:
        state = turn_with("patronus_1", clay=8, wood=0, gold=1)
        play(state, 0, Favour("patronus_1"))
        assert goods(state, 0, *GOODS) == (9, 2, 0, 0)
        assert told(state) == ["played", "wasted"]

    def test_q24_a_conspiracy_may_hit_the_warehouse(self) -> None:
        state = turn_with("coniuratio", gold=5)
        hold(state, 1, stone=8)
        play(state, 0, Coniuratio("massilia", "horreum"))
        play(state, 1, Accept())
        assert goods(state, 1, "stone") == (5,)
        assert asked(state) == [(0, "card-turn")]

    def test_q52_after_aediles_a_second_conspiracy_may_follow_at_once(self) -> None:
        state = turn_with("coniuratio", "coniuratio", gold=10)
        hand(state, 1, "aediles")
        play(state, 0, Coniuratio("massilia", "horreum"))
        assert state.discards["spqr"] == ["coniuratio"]
        play(state, 1, Aediles())
        play(state, 0, Coniuratio("massilia", "horreum"))
        assert offers(state, 1) == {Accept}
        play(state, 1, Accept())
        assert not state.players[1].has("horreum")

    def test_a_city_without_buildings_is_no_target(self) -> None:
        state = turn_with("coniuratio", gold=5)
        without_horreum(state, 1)
        assert offered(state, 0, Coniuratio, "player") == ["narbo_martius"]
        without_horreum(state, 2)
        assert Coniuratio not in offers(state, 0)

    def test_q25_concussio_lasts_and_overrides_what_is_played_later(self) -> None:
        state = turn_with("concussio", gold=2)
        play_openly(state, 1, "corruptio")
        assert is_exempt(state.players[1])
        play(state, 0, Concussio("massilia"))
        assert state.players[1].extorted_by == 0
        assert not is_exempt(state.players[1])
        state.players[1].exempt = True
        assert not is_exempt(state.players[1])

    def test_praetor_ends_with_the_round(self) -> None:
        state = turn_with("praetor")
        play(state, 0, Favour("praetor"))
        assert is_exempt(state.players[0])
        run(state, EndOfRound())
        assert not is_exempt(state.players[0])

    def test_cards_without_effect_are_barred_from_the_final_turn(self) -> None:
        cards = ("concussio", "consul_magno", "corruptio", "legio", "praetor", "gloria_3", "patronus_1")
        state = turn_with(*cards, final=True, clay=9, gold=9)
        assert offered(state, 0, Favour, "card") == ["gloria_3", "patronus_1"]
        assert offers(state, 0) == {Favour, Discard, Done, Trade}
        for card in ("consul_magno", "legio", "praetor"):
            assert refused(state, 0, Favour(card)) == "refusal-final-turn"
        assert refused(state, 0, Concussio("massilia")) == "refusal-final-turn"

    def test_consuetudo_can_be_put_back_in_any_order(self) -> None:
        state = turn_with("consuetudo", gold=2)
        play(state, 0, Consuetudo())
        vision = state.private(0).vision
        assert vision
        cards = list(vision.cards)
        play(state, 0, Keep(10))
        for number in ("3", "1"):
            play(state, 0, Order(number))
        assert refused(state, 0, Order("3")) == "refusal-number-named"
        assert refused(state, 0, Order("10")) == "refusal-number-kept"
        play(state, 0, Order("rest"))
        rest = [cards[number - 1] for number in (3, 1, 2, 4, 5, 6, 7, 8, 9)]
        assert list(reversed(state.decks["aedificium"]))[:9] == rest
        assert state.private(0).hand == [cards[9]]
        assert state.private(0).vision is None

    def test_the_last_card_of_consuetudo_needs_no_naming(self) -> None:
        state = turn_with("consuetudo", gold=2)
        state.decks["aedificium"], state.discards["aedificium"] = state.decks["aedificium"][:3], []
        play(state, 0, Consuetudo())
        play(state, 0, Keep(1))
        assert offered(state, 0, Order, "card") == ["rest", "2", "3"]
        play(state, 0, Order("3"))
        assert asked(state) == [(0, "card-turn")]

    def test_consuetudo_with_one_card_is_over_at_once(self) -> None:
        state = turn_with("consuetudo", gold=2)
        state.decks["aedificium"], state.discards["aedificium"] = ["domus"], []
        play(state, 0, Consuetudo())
        assert state.private(0).hand == ["domus"]
        assert asked(state) == [(0, "card-turn")]
        state = turn_with("consuetudo", gold=2)
        state.decks["aedificium"], state.discards["aedificium"] = [], []
        assert refused(state, 0, Consuetudo()) == "refusal-no-buildings-left"


class TestHandLimit:
    def test_everybody_discards_at_once_and_independently(self) -> None:
        state = new_game()
        hand(state, 0, "domus", "domus", "fons", "fons", "villa", "vinea")
        hand(state, 2, "legio", "legio", "praetor", "praetor", "concussio", "aediles", "forum")
        run(state, HandLimit())
        assert asked(state) == [(0, "discard-down"), (2, "discard-down")]
        play(state, 2, Discard("legio"))
        assert state.discards["spqr"] == ["legio"]
        play(state, 0, Discard("domus"))
        assert asked(state) == [(2, "discard-down")]
        play(state, 2, Discard("forum"))
        assert asked(state) == [(0, "card-turn")]

    def test_q22_equal_cards_are_asked_all_the_same(self) -> None:
        state = new_game()
        hand(state, 0, *["domus"] * 6)
        run(state, HandLimit())
        assert offered(state, 0, Discard, "card") == ["domus"]

    def test_there_is_no_hand_limit_in_the_turn_itself(self) -> None:
        state = turn_with(*["domus"] * 6)
        play(state, 0, Done())
        assert len(state.private(0).hand) == 6


class TestBattle:
    def test_q22_equal_tokens_are_asked_all_the_same(self) -> None:
        state = new_game()
        for private in state.privates:
            private.tokens = ["tolosa-1", "tolosa-1"]
        run(state, BattlePhase())
        assert asked(state) == [(seat, "token-choice") for seat in range(3)]
        assert offered(state, 0, PlayToken, "token") == ["tolosa-1"]

    def test_q30_and_q31_penalties_in_their_order(self) -> None:
        state = new_game()
        hold(state, 0, clay=3, gold=3)
        assert penalty_for(state.players[0], BELLUM["bellum_ii_1"]).amount == 3
        hold(state, 0, clay=3, gold=4)
        assert penalty_for(state.players[0], BELLUM["bellum_ii_1"]) == BELLUM["bellum_ii_1"].second
        hold(state, 0, clay=3, stone=1)
        assert penalty_for(state.players[0], BELLUM["bellum_ii_1"]) == BELLUM["bellum_ii_1"].first

    def test_q33_any_building_may_be_the_warehouse(self) -> None:
        state = beaten(new_game(), "bellum_vi_4", 0)
        assert offered(state, 0, Lose, "building") == ["horreum"]

    def test_q33_a_prestige_building_is_one_by_its_printed_value(self) -> None:
        state = new_game()
        own(state, 0, "templum", active=True)
        own(state, 0, "domus", "turris", "fodina")
        beaten(state, "bellum_vi_1", 0)
        assert offered(state, 0, Lose, "building") == ["templum", "domus"]

    @pytest.mark.parametrize(("morale", "kind"), [(3, "morale"), (2, "gold")])
    def test_q34_morale_is_paid_down_to_one(self, morale: int, kind: str) -> None:
        state = new_game()
        state.players[0].morale = morale
        assert penalty_for(state.players[0], BELLUM["bellum_ii_3"]).kind == kind

    def test_q50_prestige_can_be_lost_below_zero(self) -> None:
        state = new_game()
        beaten(state, "bellum_v_4", 0)
        assert (state.players[0].prestige, state.players[0].penalty_points) == (-4, 4)
        assert asked(state) == [(0, "card-turn")]

    def test_q53_two_losers_with_aediles_are_saved_each_by_their_own(self) -> None:
        state = new_game()
        for seat in (0, 1):
            own(state, seat, "turris")
            hand(state, seat, "aediles")
        beaten(state, "bellum_iii_1", 0, 1)
        play(state, 1, Aediles())
        assert state.discards["spqr"] == []
        play(state, 0, Aediles())
        assert state.discards["spqr"] == ["aediles", "aediles"]

    def test_the_mix_of_resources_is_the_losers_choice(self) -> None:
        state = new_game()
        hold(state, 0, clay=2, wood=2, stone=1)
        beaten(state, "bellum_ii_1", 0)
        assert set(offered(state, 0, Pay, "payment")) == {
            "2 clay 2 wood",
            "2 clay 1 wood 1 stone",
            "1 clay 2 wood 1 stone",
        }
        play(state, 0, Pay("2 clay 2 wood"))
        assert goods(state, 0, "clay", "wood", "stone") == (0, 0, 1)

    def test_the_only_mix_needs_no_question(self) -> None:
        state = new_game()
        hold(state, 0, clay=2, stone=2)
        beaten(state, "bellum_ii_1", 0)
        assert asked(state) == [(0, "card-turn")]
        assert goods(state, 0, "clay", "stone") == (0, 0)

    def test_losses_with_and_without_a_choice_come_in_turn_order(self) -> None:
        state = new_game()
        state.caesar = 1
        own(state, 0, "fodina")
        own(state, 2, "lignator")
        before = state.players[1].penalty_points
        beaten(state, "bellum_ii_2", 0, 1, 2)
        assert state.players[1].penalty_points == before + 2
        assert asked(state) == [(2, "building-loss"), (0, "building-loss")]
        play(state, 0, Lose("fodina"))
        play(state, 2, Lose("lignator"))
        assert [event.seat for event in state.events if event.key == "destroyed"] == [2, 0]

    def test_tokens_are_shown_sorted_and_without_their_owners(self) -> None:
        state = new_game()
        battle_of(state, "bellum_vi_1", "narbo_martius-2", "massilia+1", "arelate-1")
        assert state.battles[-1].tokens == ["arelate-1", "massilia+1", "narbo_martius-2"]
        shown = next(event for event in state.events if event.key == "tokens-shown")
        assert (shown.seat, shown.reveals) == (None, True)
        assert all(private.tokens == [] for private in state.privates)

    def test_what_can_be_known_of_the_next_raid(self) -> None:
        state = new_game()
        assert strength_expected(state, 0) == 4
        own(state, 0, "aquaeductus", "officina")
        assert strength_expected(state, 0) == 6
        assert unseen_tokens(state, 0) == [2, 1, -1, -1, -2]
        battle_of(state, "bellum_ii_3", "arelate-1", "arelate+2", "massilia-1")
        assert unseen_tokens(state, 0) == [1, -1, -2]


class TestCourse:
    @pytest.mark.parametrize(("seats", "last"), [(2, 1), (3, 2), (4, 1), (5, 0), (6, 5)])
    def test_the_caesar_card_moves_on_but_not_after_the_last_round(self, seats: int, last: int) -> None:
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

    def test_a_tax_must_be_paid_by_who_has_gold(self) -> None:
        state = new_game()
        hold(state, 0, gold=1)
        hold(state, 1, gold=0)
        run(state, UpkeepPhase())
        assert goods(state, 0, "gold") == (0,)
        assert (state.players[0].penalty_points, state.players[1].penalty_points) == (0, 2)

    def test_cards_are_shown_by_what_they_cost_then_by_the_list(self) -> None:
        hand_of_five = ["praetor", "aediles", "hortus", "lignator", "turris"]
        assert sorted_hand(hand_of_five) == ["lignator", "turris", "hortus", "aediles", "praetor"]


class TestOptions:
    def test_gold_without_limit(self) -> None:
        state = new_game(6, gold_limited="off")
        assert "gold" not in state.supply
        stack(state, "opes", *["opes_12"] * 6)
        hold(state, 0, gold=60)
        play(draft_of(state, 0), 0, ChooseDeck("opes"))
        play(state, 0, Take("A"))
        assert goods(state, 0, "gold") == (66,)

    def test_the_printed_number_of_kilns(self) -> None:
        counts = []
        for option in ("off", "on"):
            state = new_game(2, printed_kiln_count=option)
            counts.append(state.cards_left("aedificium") + sum(len(p.hand) for p in state.privates))
        assert counts == [84, 86]

    def test_random_cities_are_dealt(self) -> None:
        state = empty_table(4, random_cities="on")
        assert asked(state) == [(0, "deck-choice")]
        cities = [player.city for player in state.players]
        assert len(set(cities)) == 4
        assert set(cities) <= CITIES.keys()

    def test_the_start_player_may_be_fixed_or_drawn(self) -> None:
        assert empty_table(4, first_seat="3").caesar == 2
        state = new_game(4, first_seat="3")
        assert [player.penalty_points for player in state.players] == [0, 0, 2, 2]
        drawn = {GAME.new(4, {}, bytes([seed])).caesar for seed in range(30)}
        assert drawn == {0, 1, 2, 3}
        with pytest.raises(Refusal):
            GAME.new(4, {"first_seat": "5"}, b"")


class TestAbsence:
    """What a seat answers whose player is gone (ruling Q51)."""

    def test_the_first_free_city(self) -> None:
        state = empty_table(3)
        GAME.resign(state, 1)
        play(state, 0, ChooseCity("arelate"))
        assert state.players[1].city == "massilia"
        assert asked(state) == [(2, "city-choice")]

    def test_the_first_deck_and_slot_and_no_card(self) -> None:
        state = new_game()
        state.markers["opes"] = 0
        draft_of(state, 1)
        GAME.resign(state, 1)
        assert state.draft
        assert (state.draft.deck, state.draft.taken) == ("spqr", ["A"])

    def test_the_own_token_or_else_the_highest(self) -> None:
        state = new_game()
        state.private(0).tokens = ["massilia+2", "arelate+1"]
        state.private(1).tokens = ["arelate-1", "tolosa+2", "narbo_martius+2"]
        run(state, BattlePhase())
        GAME.resign(state, 0)
        assert GAME.view(state, 0).answer == PlayToken("arelate+1")
        state.gone[0] = False
        GAME.resign(state, 1)
        assert GAME.view(state, 1).answer == PlayToken("narbo_martius+2")

    def test_aediles_or_else_the_building_worth_least(self) -> None:
        state = new_game()
        hand(state, 0, "aediles")
        own(state, 0, "domus")
        own(state, 1, "templum", "fons", "domus")
        for seat in (0, 1):
            GAME.resign(beaten(state, "bellum_vi_1", seat), seat)
            state.gone[seat] = False
        assert state.players[0].has("domus")
        assert [building.id for building in state.players[1].buildings] == ["horreum", "templum", "fons"]

    def test_an_active_copy_before_an_inactive_one(self) -> None:
        state = new_game()
        own(state, 0, "turris", active=False)
        own(state, 0, "turris", active=True)
        GAME.resign(beaten(state, "bellum_iii_1", 0), 0)
        assert [building.active for building in state.players[0].buildings] == [True, False]

    def test_one_after_the_other_of_what_there_is_most_of(self) -> None:
        state = new_game()
        hold(state, 0, clay=3, wood=3, stone=2)
        GAME.resign(beaten(state, "bellum_ii_1", 0), 0)
        assert goods(state, 0, "clay", "wood", "stone") == (1, 1, 2)

    def test_the_card_that_came_last_but_never_the_warehouse(self) -> None:
        state = new_game()
        hand(state, 0, "domus", "fons", "villa", "legio", "praetor")
        without_horreum(state, 0)
        run(state, HandLimit())
        GAME.resign(state, 0)
        assert state.discards["spqr"] == ["praetor"]
        assert len(state.private(0).hand) == 5

    def test_a_look_at_ten_cards_left_half_way_is_finished(self) -> None:
        state = turn_with("consuetudo", gold=2)
        play(state, 0, Consuetudo())
        vision = state.private(0).vision
        assert vision
        cards = list(vision.cards)
        play(state, 0, Keep(4))
        play(state, 0, Order("6"))
        GAME.resign(state, 0)
        assert state.private(0).vision is None
        assert state.private(0).hand == [cards[3]]
        assert list(reversed(state.decks["aedificium"]))[:2] == [cards[5], cards[0]]

    def test_a_conspiracy_is_accepted_and_nothing_is_activated(self) -> None:
        state = turn_with("coniuratio", gold=5)
        hand(state, 1, "aediles")
        own(state, 1, "turris")
        prestige(state, 1, 5)
        play(state, 0, Coniuratio("massilia", "horreum"))
        GAME.resign(state, 1)
        assert not state.players[1].has("horreum")
        run(state, YieldPhase())
        assert asked(state) == [(0, "card-turn")]
        assert not state.players[1].buildings[-1].active

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
