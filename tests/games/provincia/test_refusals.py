"""Refusals of illegal moves, and warnings before moves that a player may regret."""

from __future__ import annotations

import pytest

from bot.engine import Move
from bot.games.provincia.components import BUILDINGS
from bot.games.provincia.rules import moves
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.moves import building_name
from bot.games.provincia.rules.rounds import HandLimit, YieldPhase
from bot.games.provincia.state import Battle, State

from .scenario import (
    bank,
    battle_of,
    beaten,
    caution,
    draft_of,
    empty_table,
    extort,
    hand,
    hold,
    new_game,
    own,
    play,
    play_openly,
    prestige,
    refusal,
    refused,
    run,
    stack,
    turn_with,
)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (moves.Build("basilica", "none"), "refusal-building-unknown"),
        (moves.Build("fons", "none"), "refusal-not-in-hand"),
        (moves.Build("domus", "none"), "refusal-build-cost"),
        (moves.Build("domus", "wood"), "refusal-discount-none"),
        (moves.Build("portus", "none"), "refusal-waterway"),
        (moves.Favour("senator"), "refusal-senate-unknown"),
        (moves.Favour("praetor"), "refusal-not-in-hand"),
        (moves.Favour("commercium_wood1_clay1"), "refusal-no-favour-commercium"),
        (moves.Favour("concussio"), "refusal-no-favour-concussio"),
        (moves.Favour("aediles"), "refusal-aediles-not-now"),
        (moves.Favour("architectus"), "refusal-card-cost"),
        (moves.Exchange("legio", 1), "refusal-exchange-unknown"),
        (moves.Exchange("commercium_clay1_gold1", 1), "refusal-not-in-hand"),
        (moves.Exchange("commercium_wood1_clay1", 1), "refusal-card-cost"),
        (moves.Concussio("arelate"), "refusal-player-self"),
        (moves.Concussio("tolosa"), "refusal-player-unknown"),
        (moves.Coniuratio("massilia", "horreum"), "refusal-card-cost"),
        (moves.Corruptio("3 clay"), "refusal-card-resources"),
        (moves.Consuetudo(), "refusal-not-in-hand"),
        (moves.Trade("gold", 1), "refusal-trade-good"),
        (moves.Trade("wood", 0), "refusal-trade-amount"),
        (moves.Trade("wood", 2), "refusal-trade-gold"),
        (moves.Discard("fons"), "refusal-not-in-hand"),
        (moves.Discard("horreum"), "refusal-discard-horreum"),
        (moves.Discard("basilica"), "refusal-card-unknown"),
        (moves.Aediles(), "refusal-aediles-not-now"),
        (moves.ChooseDeck("opes"), "refusal-first-card-turn"),
        (moves.Accept(), "refusal-first-card-turn"),
    ],
)
def test_refusals_in_a_card_turn(move: Move, key: str) -> None:
    cards = ("domus", "portus", "aediles", "architectus", "commercium_wood1_clay1", "concussio")
    state = turn_with(*cards, "coniuratio", "corruptio", clay=1, gold=3)
    assert refused(state, 0, move) == key


def rich(*cards: str) -> State:
    return turn_with(*cards, clay=9, wood=9, stone=8, gold=20)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (moves.Coniuratio("massilia", "circus"), "refusal-building-not-there"),
        (moves.Corruptio("2 clay"), "refusal-payment"),
        (moves.Corruptio("3 gold"), "refusal-payment"),
        (moves.Corruptio("much"), "refusal-payment"),
        (moves.Exchange("commercium_wood1_stone1", 0), "refusal-exchange-times"),
        (moves.Exchange("commercium_wood1_stone1", 2), "refusal-exchange-times"),
        (moves.Trade("stone", 2), "refusal-trade-room"),
    ],
)
def test_refusals_although_the_player_could_pay(move: Move, key: str) -> None:
    assert refused(rich("coniuratio", "corruptio", "commercium_wood1_stone1"), 0, move) == key


def test_what_the_bank_does_not_have_is_not_sold() -> None:
    state = turn_with(gold=9)
    bank(state, wood=1)
    assert refused(state, 0, moves.Trade("wood", 2)) == "refusal-trade-supply"


def test_a_refusal_names_what_is_missing() -> None:
    state = turn_with("domus", clay=1)
    said = refusal(state, 0, moves.Build("domus", "none"))
    assert [item.key for item in said.arguments["lacks"]] == ["goods-clay", "goods-wood"]  # type: ignore[union-attr]


def test_refusals_at_the_choice_of_a_city() -> None:
    state = play(empty_table(), 0, moves.ChooseCity("massilia"))
    assert refused(state, 1, moves.ChooseCity("massilia")) == "refusal-city-taken"
    assert refused(state, 1, moves.ChooseCity("roma")) == "refusal-city-unknown"
    assert refused(state, 1, moves.Done()) == "refusal-first-city-choice"


def test_refusals_in_the_draft() -> None:
    state = draft_of(new_game(), 0)
    state.markers["opes"] = 0
    assert refused(state, 0, moves.ChooseDeck("opes")) == "refusal-deck-used"
    assert refused(state, 0, moves.ChooseDeck("bellum")) == "refusal-deck-unknown"
    assert refused(state, 0, moves.Take("A")) == "refusal-first-deck-choice"
    play(state, 0, moves.ChooseDeck("spqr"))
    play(state, 0, moves.Take("A"))
    assert refused(state, 1, moves.Take("A")) == "refusal-slot-empty"
    assert refused(state, 1, moves.Take("G")) == "refusal-slot-unknown"
    assert refused(state, 1, moves.ChooseDeck("spqr")) == "refusal-first-draft-pick"


def test_refusals_during_consuetudo() -> None:
    state = play(turn_with("consuetudo", gold=2), 0, moves.Consuetudo())
    assert refused(state, 0, moves.Keep(11)) == "refusal-number"
    assert refused(state, 0, moves.Order("1")) == "refusal-first-keep-one"
    play(state, 0, moves.Keep(1))
    assert refused(state, 0, moves.Order("0")) == "refusal-number"
    assert refused(state, 0, moves.Keep(2)) == "refusal-first-order-rest"


def test_refusals_to_the_victim_of_a_conspiracy() -> None:
    state = play(turn_with("coniuratio", gold=5), 0, moves.Coniuratio("massilia", "horreum"))
    hand(state, 1, "domus")
    assert refused(state, 1, moves.Aediles()) == "refusal-not-in-hand"
    assert refused(state, 1, moves.Lose("horreum")) == "refusal-first-conspiracy"


def test_a_building_named_in_the_wrong_state_is_refused_and_its_actual_state_is_named() -> None:
    state = turn_with("coniuratio", gold=5)
    own(state, 1, "turris")
    own(state, 1, "mola", active=True)
    for named, standing in (("turris", "turris_inactive"), ("mola_inactive", "mola")):
        said = refusal(state, 0, moves.Coniuratio("massilia", named))
        assert (said.key, said.arguments["standing"]) == ("refusal-building-state", building_name(standing))
    state = new_game()
    own(state, 0, "turris")
    beaten(state, "bellum_iii_1", 0)
    assert refused(state, 0, moves.Lose("turris")) == "refusal-building-state"


def test_refusals_at_the_hand_limit() -> None:
    state = new_game()
    hand(state, 0, *["domus"] * 6)
    run(state, HandLimit())
    assert refused(state, 0, moves.Discard("fons")) == "refusal-not-in-hand"
    assert refused(state, 0, moves.Done()) == "refusal-first-discard-down"


def test_refusals_in_the_battle() -> None:
    state = run(new_game(), BattlePhase())
    assert refused(state, 0, moves.PlayToken("gaul")) == "refusal-token"
    assert refused(state, 0, moves.Done()) == "refusal-first-token-choice"


def test_refusals_to_a_loser() -> None:
    state = new_game()
    own(state, 0, "turris", "fodina")
    hand(state, 0)
    hold(state, 1, clay=5, wood=5)
    for player in state.players:
        player.morale = 10
    state.players[0].morale = -5
    battle_of(state, "bellum_iii_1", *["loupian-1"] * 3)
    assert refused(state, 0, moves.Lose("fodina")) == "refusal-not-at-stake"
    assert refused(state, 0, moves.Lose("circus")) == "refusal-building-not-here"
    assert refused(state, 0, moves.Aediles()) == "refusal-not-in-hand"
    assert refused(state, 0, moves.Pay("3 clay")) == "refusal-first-building-loss"
    state.players[1].morale, state.players[0].morale = -5, 10
    battle_of(state, "bellum_ii_1", *["loupian-1"] * 3)
    assert refused(state, 1, moves.Pay("3 clay")) == "refusal-payment"
    assert refused(state, 1, moves.Aediles()) == "refusal-aediles-not-now"
    assert refused(state, 1, moves.Lose("horreum")) == "refusal-first-resource-loss"


def test_refusals_when_activating() -> None:
    state = new_game()
    own(state, 1, "turris", "domus")
    own(state, 1, "mola", active=True)
    run(state, YieldPhase())
    assert refused(state, 1, moves.Activate("basilica")) == "refusal-building-unknown"
    assert refused(state, 1, moves.Activate("villa")) == "refusal-not-built"
    assert refused(state, 1, moves.Activate("domus")) == "refusal-always-active"
    assert refused(state, 1, moves.Activate("mola")) == "refusal-active-already"
    assert refused(state, 1, moves.Build("domus", "none")) == "refusal-first-activation"


class TestCautions:
    def test_points_left_behind_in_the_final_turn(self) -> None:
        assert (
            caution(turn_with("domus", final=True, clay=2, wood=1), 0, moves.Done()) == "caution-final-turn"
        )
        assert caution(turn_with("gloria_3", final=True, gold=2), 0, moves.Done()) == "caution-final-turn"
        assert caution(turn_with("domus", final=True, clay=2), 0, moves.Done()) is None

    def test_buildings_that_are_still_affordable(self) -> None:
        payable = turn_with("domus", "legio", clay=2, wood=1, gold=1)
        assert caution(payable, 0, moves.Done()) == "caution-could-build"
        assert caution(turn_with("domus", clay=2, gold=1), 0, moves.Done()) is None
        both = turn_with("domus", "praetor", clay=2, wood=1)
        assert caution(both, 0, moves.Done()) == "caution-could-build-and-waive"

    def test_a_tax_that_could_be_waived(self) -> None:
        assert caution(turn_with("praetor"), 0, moves.Done()) == "caution-tax-waivable"
        assert caution(turn_with("praetor", gold=1), 0, moves.Done()) is None
        assert caution(turn_with("domus"), 0, moves.Done()) is None
        state = turn_with("praetor")
        extort(state, 0, by=1)
        assert caution(state, 0, moves.Done()) is None

    @pytest.mark.parametrize(
        ("card", "move"),
        [
            ("lignator", moves.Build("lignator", "none")),
            ("patronus_3", moves.Favour("patronus_3")),
        ],
    )
    def test_the_last_gold_is_needed_for_the_tax(self, card: str, move: Move) -> None:
        assert caution(turn_with(card, gold=1), 0, move) == "caution-tax"
        assert caution(turn_with(card, gold=2), 0, move) is None
        assert caution(turn_with(card, final=True, gold=1), 0, move) is None
        state = turn_with(card, gold=1)
        state.players[0].exempt = True
        assert caution(state, 0, move) is None

    def test_the_last_gold_given_in_exchange(self) -> None:
        state = turn_with("commercium_gold1_clay1", gold=2)
        assert caution(state, 0, moves.Exchange("commercium_gold1_clay1", 1)) is None
        assert caution(state, 0, moves.Exchange("commercium_gold1_clay1", 2)) == "caution-tax"

    def test_the_last_gold_spent_at_the_bank(self) -> None:
        assert caution(turn_with(gold=2), 0, moves.Trade("wood", 1)) == "caution-tax"
        assert caution(turn_with(gold=3), 0, moves.Trade("wood", 1)) is None

    def test_cards_without_use(self) -> None:
        state = turn_with("praetor", "corruptio", "architectus", "legio", clay=3, gold=9)
        state.players[0].defence = 6
        assert caution(state, 0, moves.Favour("legio")) == "caution-defence-full"
        own(state, 0, "carchesium")
        assert caution(state, 0, moves.Favour("architectus")) == "caution-discount-already"
        assert caution(state, 0, moves.Favour("praetor")) is None
        assert caution(state, 0, moves.Corruptio("3 clay")) is None
        extort(state, 0, by=1)
        assert caution(state, 0, moves.Favour("praetor")) == "caution-extorted"
        assert caution(state, 0, moves.Corruptio("3 clay")) == "caution-extorted"
        state.players[0].extorted_by = None
        play_openly(state, 0, "corruptio")
        assert caution(state, 0, moves.Favour("praetor")) == "caution-exempt-already"

    def test_goods_that_would_be_lost(self) -> None:
        state = turn_with("commercium_wood2_gold3", "patronus_1", clay=8, wood=4, gold=2)
        assert caution(state, 0, moves.Exchange("commercium_wood2_gold3", 2)) is None
        assert caution(state, 0, moves.Favour("patronus_1")) == "caution-waste"
        bank(state, gold=4)
        assert caution(state, 0, moves.Exchange("commercium_wood2_gold3", 2)) == "caution-waste"

    def test_a_production_card_that_brings_nothing(self) -> None:
        state = new_game()
        hold(state, 0, stone=9)
        stack(state, "opes", "opes_07", "opes_01", "opes_02", "opes_03", "opes_04", "opes_08")
        play(draft_of(state, 0), 0, moves.ChooseDeck("opes"))
        assert caution(state, 0, moves.Take("A")) == "caution-take-nothing"
        assert caution(state, 0, moves.Take("B")) is None
        assert caution(state, 0, moves.Take("F")) is None

    def test_activating_after_the_last_battle(self) -> None:
        state = new_game()
        own(state, 1, "turris", "emporium")
        prestige(state, 1, 9)
        run(state, YieldPhase())
        assert caution(state, 1, moves.Activate("turris")) is None
        state.battles = [Battle("bellum_vi_1", (), ())] * 4
        assert caution(state, 1, moves.Activate("turris")) == "caution-activate-late"
        assert caution(state, 1, moves.Activate("emporium")) is None


def test_every_building_is_refused_without_the_goods_for_it() -> None:
    for building in BUILDINGS:
        state = turn_with()
        state.players[0].buildings = []
        state.private(0).hand = [building]
        expected = "refusal-waterway" if building == "portus" else "refusal-build-cost"
        assert refused(state, 0, moves.Build(building, "none")) == expected
