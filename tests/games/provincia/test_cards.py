"""Decks, Senate cards, hands: the rulings (sections 5 to 7, and 9) beyond the examples."""

from __future__ import annotations

from bot.games.provincia.components import DECKS, GOODS
from bot.games.provincia.game import GAME
from bot.games.provincia.rules import economy, moves
from bot.games.provincia.rules.rounds import EndOfRound, HandLimit, final_points

from .scenario import (
    asked,
    bank,
    draft_of,
    goods,
    hand,
    hold,
    new_game,
    offered,
    offers,
    play,
    play_openly,
    refused,
    run,
    stack,
    told,
    turn_with,
    without_horreum,
)


class TestDecks:
    def test_q18_the_discard_pile_is_shuffled_when_the_next_card_is_needed(self) -> None:
        state = new_game()
        cards = state.decks["spqr"]
        state.decks["spqr"], state.discards["spqr"] = cards[:4], cards[4:]
        play(draft_of(state, 0), 0, moves.ChooseDeck("spqr"))
        assert told(state)[:2] == ["deck-shuffled", "dealt"]
        assert (state.cards_left("spqr"), state.cards_discarded("spqr")) == (44, 0)

    def test_q18_a_draft_that_empties_the_deck_leaves_it_empty(self) -> None:
        state = new_game(2)
        cards = state.decks["spqr"]
        state.decks["spqr"], state.discards["spqr"] = cards[:6], cards[6:]
        play(draft_of(state, 0), 0, moves.ChooseDeck("spqr"))
        assert (state.cards_left("spqr"), state.cards_discarded("spqr")) == (0, 44)

    def test_q18_a_player_without_a_card_left_to_take_takes_none(self) -> None:
        state = new_game()
        state.decks["spqr"] = state.decks["spqr"][:2]
        play(draft_of(state, 0), 0, moves.ChooseDeck("spqr"))
        assert state.draft
        assert list(state.draft.slots) == ["A", "B"]
        play(state, 0, moves.Take("B"))
        assert asked(state) == [(1, "deck-choice")]
        assert len(state.private(1).hand) == 2

    def test_q18_an_empty_deck_can_be_chosen_only_if_all_decks_are_empty(self) -> None:
        state = draft_of(new_game(), 0)
        state.decks["spqr"] = []
        assert offered(state, 0, moves.ChooseDeck, "deck") == ["opes", "aedificium"]
        assert refused(state, 0, moves.ChooseDeck("spqr")) == "refusal-deck-empty"
        state.decks = {deck: [] for deck in DECKS}
        assert offered(state, 0, moves.ChooseDeck, "deck") == list(DECKS)
        play(state, 0, moves.ChooseDeck("spqr"))
        assert asked(state) == [(1, "deck-choice")]

    def test_a_production_card_taken_face_down_is_revealed_and_carried_out(self) -> None:
        state = new_game()
        hold(state, 0)
        stack(state, "opes", "opes_01", "opes_02", "opes_03", "opes_04", "opes_05", "opes_10")
        play(draft_of(state, 0), 0, moves.ChooseDeck("opes"))
        play(state, 0, moves.Take("F"))
        assert goods(state, 0, "gold") == (5,)
        assert state.events[0].reveals
        assert GAME.view(state, 1).draft.slots["F"].card == "opes_10"


class TestSenate:
    def test_q20_a_second_architect_cannot_be_played(self) -> None:
        state = turn_with("architectus", gold=9)
        play_openly(state, 0, "architectus")
        assert refused(state, 0, moves.Favour("architectus")) == "refusal-second"

    def test_q27_a_second_glory_cannot_be_played(self) -> None:
        state = turn_with("gloria_6", gold=9)
        play_openly(state, 0, "gloria_3")
        assert refused(state, 0, moves.Favour("gloria_6")) == "refusal-second"

    def test_q27_only_the_highest_of_several_glories_counts(self) -> None:
        state = new_game()
        hold(state, 0)
        for card in ("gloria_4", "gloria_6"):
            play_openly(state, 0, card)
        assert final_points(state.players[0]) == {"gloria": 6, "gold": 0}

    def test_q21_an_exchange_that_gains_nothing_is_not_offered(self) -> None:
        state = turn_with("commercium_clay1_wood1", clay=3, wood=9)
        assert refused(state, 0, moves.Exchange("commercium_clay1_wood1", 1)) == "refusal-exchange-room"
        hold(state, 0, clay=3, wood=8)
        assert offered(state, 0, moves.Exchange, "times") == [1]
        bank(state, wood=0)
        assert moves.Exchange not in offers(state, 0)

    def test_patronus_gives_each_good_independently_of_the_others(self) -> None:
        state = turn_with("patronus_1", clay=8, wood=0, gold=1)
        play(state, 0, moves.Favour("patronus_1"))
        assert goods(state, 0, *GOODS) == (9, 2, 0, 0)
        assert told(state) == ["played", "wasted"]

    def test_q24_a_conspiracy_may_hit_the_warehouse(self) -> None:
        state = turn_with("coniuratio", gold=5)
        hold(state, 1, stone=8)
        play(state, 0, moves.Coniuratio("massilia", "horreum"))
        play(state, 1, moves.Accept())
        assert goods(state, 1, "stone") == (5,)
        assert asked(state) == [(0, "card-turn")]

    def test_q52_after_aediles_a_second_conspiracy_may_follow_at_once(self) -> None:
        state = turn_with("coniuratio", "coniuratio", gold=10)
        hand(state, 1, "aediles")
        play(state, 0, moves.Coniuratio("massilia", "horreum"))
        assert state.discards["spqr"] == ["coniuratio"]
        play(state, 1, moves.Aediles())
        play(state, 0, moves.Coniuratio("massilia", "horreum"))
        assert offers(state, 1) == {moves.Accept}
        play(state, 1, moves.Accept())
        assert not state.players[1].has("horreum")

    def test_a_city_without_buildings_cannot_be_a_target(self) -> None:
        state = turn_with("coniuratio", gold=5)
        without_horreum(state, 1)
        assert offered(state, 0, moves.Coniuratio, "player") == ["narbo_martius"]
        without_horreum(state, 2)
        assert moves.Coniuratio not in offers(state, 0)

    def test_q25_concussio_is_permanent_and_overrides_cards_played_later(self) -> None:
        state = turn_with("concussio", gold=2)
        play_openly(state, 1, "corruptio")
        assert economy.is_exempt(state.players[1])
        play(state, 0, moves.Concussio("massilia"))
        assert state.players[1].extorted_by == 0
        assert not economy.is_exempt(state.players[1])
        state.players[1].exempt = True
        assert not economy.is_exempt(state.players[1])

    def test_praetor_ends_with_the_round(self) -> None:
        state = turn_with("praetor")
        play(state, 0, moves.Favour("praetor"))
        assert economy.is_exempt(state.players[0])
        run(state, EndOfRound())
        assert not economy.is_exempt(state.players[0])

    def test_cards_without_effect_cannot_be_played_on_the_final_turn(self) -> None:
        cards = ("concussio", "consul_magno", "corruptio", "legio", "praetor", "gloria_3", "patronus_1")
        state = turn_with(*cards, final=True, clay=9, gold=9)
        assert offered(state, 0, moves.Favour, "card") == ["gloria_3", "patronus_1"]
        assert offers(state, 0) == {moves.Favour, moves.Discard, moves.Done, moves.Trade}
        for card in ("consul_magno", "legio", "praetor"):
            assert refused(state, 0, moves.Favour(card)) == "refusal-final-turn"
        assert refused(state, 0, moves.Concussio("massilia")) == "refusal-final-turn"

    def test_the_cards_of_consuetudo_can_be_put_back_in_any_order(self) -> None:
        state = turn_with("consuetudo", gold=2)
        play(state, 0, moves.Consuetudo())
        vision = state.private(0).vision
        assert vision
        cards = list(vision.cards)
        play(state, 0, moves.Keep(10))
        for number in ("3", "1"):
            play(state, 0, moves.Order(number))
        assert refused(state, 0, moves.Order("3")) == "refusal-number-named"
        assert refused(state, 0, moves.Order("10")) == "refusal-number-kept"
        play(state, 0, moves.Order("rest"))
        rest = [cards[number - 1] for number in (3, 1, 2, 4, 5, 6, 7, 8, 9)]
        assert list(reversed(state.decks["aedificium"]))[:9] == rest
        assert state.private(0).hand == [cards[9]]
        assert state.private(0).vision is None

    def test_the_last_card_of_consuetudo_is_put_back_without_a_question(self) -> None:
        state = turn_with("consuetudo", gold=2)
        state.decks["aedificium"], state.discards["aedificium"] = state.decks["aedificium"][:3], []
        play(state, 0, moves.Consuetudo())
        play(state, 0, moves.Keep(1))
        assert offered(state, 0, moves.Order, "card") == ["rest", "2", "3"]
        play(state, 0, moves.Order("3"))
        assert asked(state) == [(0, "card-turn")]

    def test_consuetudo_with_one_card_is_over_at_once(self) -> None:
        state = turn_with("consuetudo", gold=2)
        state.decks["aedificium"], state.discards["aedificium"] = ["domus"], []
        play(state, 0, moves.Consuetudo())
        assert state.private(0).hand == ["domus"]
        assert asked(state) == [(0, "card-turn")]
        state = turn_with("consuetudo", gold=2)
        state.decks["aedificium"], state.discards["aedificium"] = [], []
        assert refused(state, 0, moves.Consuetudo()) == "refusal-no-buildings-left"


class TestHandLimit:
    def test_everybody_discards_at_once_and_independently(self) -> None:
        state = new_game()
        hand(state, 0, "domus", "domus", "fons", "fons", "villa", "vinea")
        hand(state, 2, "legio", "legio", "praetor", "praetor", "concussio", "aediles", "forum")
        run(state, HandLimit())
        assert asked(state) == [(0, "discard-down"), (2, "discard-down")]
        play(state, 2, moves.Discard("legio"))
        assert state.discards["spqr"] == ["legio"]
        play(state, 0, moves.Discard("domus"))
        assert asked(state) == [(2, "discard-down")]
        play(state, 2, moves.Discard("forum"))
        assert asked(state) == [(0, "card-turn")]

    def test_q22_the_discard_is_asked_even_if_all_cards_are_equal(self) -> None:
        state = new_game()
        hand(state, 0, *["domus"] * 6)
        run(state, HandLimit())
        assert offered(state, 0, moves.Discard, "card") == ["domus"]

    def test_there_is_no_hand_limit_during_the_turn(self) -> None:
        state = turn_with(*["domus"] * 6)
        play(state, 0, moves.Done())
        assert len(state.private(0).hand) == 6
