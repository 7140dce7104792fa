"""The worked examples (section 10) of drafts, card turns and scoring, by number."""

from __future__ import annotations

from bot.games.provincia.rules import moves
from bot.games.provincia.rules.rounds import FinalScoring, HandLimit, UpkeepPhase, YieldPhase
from bot.games.provincia.state import Building, State

from .scenario import (
    ALESSANDRA,
    GIORGIO,
    PIERO,
    asked,
    bank,
    draft_of,
    empty_table,
    give,
    goods,
    hand,
    hand_size,
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

CARDS = ("clay", "wood", "stone")


def test_01_a_draft_of_senate_cards() -> None:
    state = draft_of(new_game(), GIORGIO)
    hands = [hand_size(state, seat) for seat in range(3)]
    play(state, GIORGIO, moves.ChooseDeck("spqr"))
    assert state.markers["spqr"] == 1
    assert state.draft
    assert [slot.open for slot in state.draft.slots.values()] == [True] * 4 + [False] * 2
    assert state.cards_left("spqr") == 44
    for seat, slot in ((GIORGIO, "A"), (PIERO, "E"), (ALESSANDRA, "C")):
        play(state, seat, moves.Take(slot))
    assert state.cards_discarded("spqr") == 3
    assert state.cards_left("spqr") == 44
    assert [hand_size(state, seat) for seat in range(3)] == [before + 1 for before in hands]


def test_02_production_for_the_quaestor_and_for_another() -> None:
    state = new_game()
    stack(state, "opes", "opes_13", "opes_08")
    hold(state, ALESSANDRA, clay=4, wood=4, stone=3)
    hold(state, GIORGIO, stone=3)
    hands = [hand_size(state, seat) for seat in range(3)]
    draft_of(state, ALESSANDRA)
    play(state, ALESSANDRA, moves.ChooseDeck("opes"))
    play(state, ALESSANDRA, moves.Take("A"))
    assert goods(state, ALESSANDRA, *CARDS) == (7, 6, 3)
    play(state, GIORGIO, moves.Take("B"))
    assert goods(state, GIORGIO, "stone") == (5,)
    assert {"opes_13", "opes_08"} <= set(state.discards["opes"])
    assert [hand_size(state, seat) for seat in range(3)] == hands


def choices_of_a_draft(state: State) -> list[int]:
    """Return the seats that choose a deck, in order; each player takes the first card."""
    quaestors = []
    while asked(state)[0][1] in ("deck-choice", "draft-pick"):
        seat, kind = asked(state)[0]
        if kind == "deck-choice":
            quaestors.append(seat)
            play(state, seat, moves.ChooseDeck(str(offered(state, seat, moves.ChooseDeck, "deck")[0])))
        else:
            play(state, seat, moves.Take(str(offered(state, seat, moves.Take, "slot")[0])))
        if state.draft and told(state).count("dealt") and state.draft.quaestor not in quaestors[-1:]:
            quaestors.append(state.draft.quaestor)
    return quaestors


def test_03_three_players_choose_twice_and_use_all_markers() -> None:
    state = draft_of(new_game(), PIERO)
    hands = [hand_size(state, seat) for seat in range(3)]
    assert choices_of_a_draft(state) == [PIERO, ALESSANDRA, GIORGIO, PIERO, ALESSANDRA, GIORGIO]
    assert set(state.markers.values()) == {0}
    produced = 2
    assert [hand_size(state, seat) for seat in range(3)] == [before + 6 - produced for before in hands]


def test_04_two_players_choose_twice_and_leave_two_markers() -> None:
    state = draft_of(new_game(2), 0)
    assert choices_of_a_draft(state) == [0, 1, 0, 1]
    assert sum(state.markers.values()) == 2


def draft_of_opes(state: State, quaestor: int, *cards: str) -> State:
    stack(state, "opes", *cards)
    return play(draft_of(state, quaestor), quaestor, moves.ChooseDeck("opes"))


def test_05_what_the_warehouse_cannot_hold_is_lost() -> None:
    state = new_game()
    hold(state, 0, stone=7)
    bank(state, stone=20)
    play(draft_of_opes(state, 0, "opes_09"), 0, moves.Take("A"))
    assert goods(state, 0, "stone") == (9,)
    assert state.supply["stone"] == 18
    assert "wasted" in told(state)


def test_06_what_the_bank_does_not_have_is_lost() -> None:
    state = new_game()
    hold(state, 0)
    hold(state, 1, clay=2)
    hold(state, 2, clay=2)
    bank(state, clay=1)
    draft_of_opes(state, 0, "opes_10", "opes_01", "opes_02")
    play(state, 0, moves.Take("A"))
    play(state, 1, moves.Take("B"))
    assert goods(state, 1, "clay") == (3,)
    assert state.supply["clay"] == 0
    play(state, 2, moves.Take("C"))
    assert goods(state, 2, "clay") == (2,)
    turn_of(state, 2)
    hold(state, 2, clay=2, wood=1)
    bank(state, clay=0)
    hand(state, 2, "domus")
    play(state, 2, moves.Build("domus", "none"))
    assert state.supply["clay"] == 2
    assert goods(state, 1, "clay") == (3,)


def test_07_a_building_raises_a_negative_start_and_the_penalty_stays() -> None:
    state = turn_of(new_game(4), 0)
    player = state.players[0]
    assert (player.prestige, player.penalty_points) == (-2, 2)
    assert goods(state, 0, *CARDS, "gold") == (4, 4, 3, 7)
    hand(state, 0, "domus")
    play(state, 0, moves.Build("domus", "none"))
    assert goods(state, 0, *CARDS) == (2, 3, 3)
    assert (player.prestige, player.penalty_points) == (1, 2)


def test_08_two_discount_cards_save_one_unit() -> None:
    state = turn_with("colosseum", clay=1, stone=6, gold=2)
    own(state, 0, "carchesium")
    play_openly(state, 0, "architectus")
    before = state.players[0].prestige
    assert offered(state, 0, moves.Build, "discount") == ["stone"]
    play(state, 0, moves.Build("colosseum", "stone"))
    assert goods(state, 0, *CARDS, "gold") == (0, 0, 0, 0)
    assert state.players[0].prestige == before + 9
    assert state.players[0].morale == 7


def test_09_only_carchesium_saves_gold() -> None:
    for card, paid in (("architectus", 6), ("carchesium", 5)):
        state = turn_with("hortus", gold=6)
        if card == "architectus":
            play_openly(state, 0, card)
        else:
            own(state, 0, card)
        before = state.players[0].prestige
        discount = "none" if card == "architectus" else "gold"
        assert offered(state, 0, moves.Build, "discount") == [discount]
        play(state, 0, moves.Build("hortus", discount))
        assert goods(state, 0, "gold") == (6 - paid,)
        assert state.players[0].prestige == before + 8
        assert state.players[0].morale == 7


def test_10_the_bank_sells_wood_and_stone_but_no_clay() -> None:
    state = turn_with(gold=5, wood=1)
    assert offered(state, 0, moves.Trade, "good") == ["wood", "stone"]
    assert refused(state, 0, moves.Trade("wood", 3)) == "refusal-trade-gold"
    assert refused(state, 0, moves.Trade("clay", 1)) == "refusal-trade-good"
    play(state, 0, moves.Trade("wood", 2))
    assert goods(state, 0, "wood", "gold") == (3, 1)
    assert refused(state, 0, moves.Trade("wood", 1)) == "refusal-trade-gold"
    assert moves.Trade not in offers(state, 0)


def test_11_commercium_exchanges_at_one_rate_any_number_of_times() -> None:
    for times, left in ((3, (1, 9)), (2, (3, 8))):
        state = turn_with("commercium_gold2_stone3", gold=7, stone=2)
        bank(state, stone=30)
        assert offered(state, 0, moves.Exchange, "times") == [1, 2, 3]
        play(state, 0, moves.Exchange("commercium_gold2_stone3", times))
        assert goods(state, 0, "gold", "stone") == left
        assert state.discards["spqr"] == ["commercium_gold2_stone3"]


def test_12_corruptio_takes_any_three_resources() -> None:
    state = turn_with("corruptio", clay=1, wood=2, gold=3)
    assert offered(state, 0, moves.Corruptio, "payment") == ["1 clay 2 wood"]
    play(state, 0, moves.Corruptio("1 clay 2 wood"))
    assert goods(state, 0, *CARDS) == (0, 0, 0)
    run(state, UpkeepPhase())
    assert goods(state, 0, "gold") == (3,)
    state.players[0].extorted_by = 1
    run(state, UpkeepPhase())
    assert goods(state, 0, "gold") == (2,)


def test_14_a_player_discards_down_to_five_cards_but_not_the_warehouse() -> None:
    state = new_game()
    without_horreum(state, 1)
    hand(state, 1, "domus", "fons", "forum", "villa", "legio", "praetor")
    state.private(1).hand.append("horreum")
    run(state, HandLimit())
    assert asked(state) == [(1, "discard-down")]
    assert refused(state, 1, moves.Discard("horreum")) == "refusal-discard-horreum"
    play(state, 1, moves.Discard("legio"))
    assert asked(state) == [(1, "discard-down")]
    play(state, 1, moves.Discard("domus"))
    assert state.private(1).hand == ["fons", "forum", "villa", "praetor", "horreum"]
    assert asked(state) == [(0, "card-turn")]


def test_22_praetor_concussio_and_corruptio() -> None:
    state = turn_with("praetor", gold=3)
    state.players[0].extorted_by = 1
    play_openly(state, 2, "corruptio")
    for seat in (1, 2):
        hold(state, seat, gold=3)
    play(state, 0, moves.Favour("praetor"))
    run(state, UpkeepPhase())
    assert [goods(state, seat, "gold") for seat in range(3)] == [(2,), (2,), (3,)]


def test_23_activating_the_emporium() -> None:
    state = new_game()
    own(state, PIERO, "emporium")
    hold(state, PIERO, gold=0)
    prestige(state, PIERO, 10)
    run(state, YieldPhase())
    play(state, PIERO, moves.Activate("emporium"))
    assert state.players[PIERO].prestige == 9
    assert goods(state, PIERO, "gold") == (4,)
    assert asked(state) == [(0, "card-turn")]
    state.players[PIERO].buildings[-1] = Building("emporium", active=False)
    prestige(state, PIERO, 0)
    run(state, YieldPhase())
    assert asked(state) == [(0, "card-turn")]


def test_24_the_quarry_yields_a_stone_while_there_is_room() -> None:
    state = new_game()
    own(state, PIERO, "fodina")
    hold(state, PIERO, stone=8)
    run(state, YieldPhase())
    assert goods(state, PIERO, "stone") == (9,)
    run(state, YieldPhase())
    assert goods(state, PIERO, "stone") == (9,)
    assert "wasted" in told(state)


def test_27_consuetudo_with_a_thin_deck() -> None:
    state = turn_with("consuetudo", gold=2)
    cards = state.decks["aedificium"]
    state.discards["aedificium"], state.decks["aedificium"] = cards[:20], cards[-6:]
    top = list(reversed(cards[-6:]))
    play(state, 0, moves.Consuetudo())
    vision = state.private(0).vision
    assert vision
    seen = list(vision.cards)
    assert len(seen) == 10
    assert seen[:6] == top
    play(state, 0, moves.Keep(2))
    assert state.private(0).hand == [seen[1]]
    play(state, 0, moves.Order("rest"))
    assert (state.cards_left("aedificium"), state.cards_discarded("aedificium")) == (25, 0)
    assert state.decks["aedificium"][-9:] == list(reversed([seen[0], *seen[2:]]))


def final_position(*gold: int, both: bool) -> State:
    """Return a four-player end position with X in Massilia and Y in Tolosa at 48 points each.

    X has the personal building, or both have theirs.
    """
    state = new_game(4)
    play_openly(state, 1, "gloria_5")
    own(state, 1, "portus")
    if both:
        own(state, 3, "pons")
    for seat, points, coins in zip((1, 3), (41, 46), gold, strict=True):
        prestige(state, seat, points)
        hold(state, seat, gold=coins)
    return play(turn_of(state, 0, FinalScoring("ended-rounds")), 0, moves.Done())


def test_28_the_final_score_and_its_ties() -> None:
    cases = (((8, 7), False, 1), ((8, 7), True, 1), ((7, 8), False, 1), ((7, 8), True, 3))
    for gold, both, winner in cases:
        outcome = final_position(*gold, both=both).outcome
        assert outcome
        assert [standing.total for standing in outcome.standings[:2]] == [48, 48]
        assert outcome.winners == [winner]
        assert outcome.standing_of(1).sources["gloria"] == 5
        assert outcome.standing_of(1).sources["gold"] == 2


def test_29_the_bank_after_the_set_up_of_six() -> None:
    state = new_game(6)
    assert state.supply == {"clay": 13, "wood": 14, "stone": 24, "gold": 11}


def test_30_the_wrong_waterway_may_be_held_but_not_built() -> None:
    state = new_game()
    stack(state, "aedificium", "pons")
    draft_of(state, 1)
    play(state, 1, moves.ChooseDeck("aedificium"))
    play(state, 1, moves.Take("A"))
    assert "pons" in state.private(1).hand
    hold(state, 1, clay=9, wood=9)
    assert refused(turn_of(state, 1), 1, moves.Build("pons", "none")) == "refusal-waterway"
    give(state, 1, "domus", "fons", "forum", "villa")
    run(state, HandLimit())
    play(state, 1, moves.Discard("pons"))
    assert state.discards["aedificium"][-1] == "pons"


def test_32_cities_are_chosen_in_the_order_of_the_seats() -> None:
    state = empty_table(3)
    for seat, number in ((0, 6), (1, 5), (2, 4)):
        assert asked(state) == [(seat, "city-choice")]
        cities = offered(state, seat, moves.ChooseCity, "city")
        assert len(cities) == number
        play(state, seat, moves.ChooseCity(str(cities[-1])))
    assert asked(state) == [(0, "deck-choice")]
    state = empty_table(6)
    for seat in range(5):
        assert asked(state) == [(seat, "city-choice")]
        play(state, seat, moves.ChooseCity(str(offered(state, seat, moves.ChooseCity, "city")[0])))
    assert state.players[5].city
    assert asked(state) == [(0, "deck-choice")]


def test_33_the_last_marker_is_used_without_a_question() -> None:
    state = new_game(6)
    draft_of(state, 0)
    for quaestor, deck in enumerate(("opes", "spqr", "aedificium", "opes", "spqr")):
        assert asked(state) == [(quaestor, "deck-choice")]
        play(state, quaestor, moves.ChooseDeck(deck))
        for step in range(5):
            seat = (quaestor + step) % 6
            play(state, seat, moves.Take(str(offered(state, seat, moves.Take, "slot")[0])))
    assert asked(state) == [(5, "draft-pick")]
    assert state.draft
    assert (state.draft.deck, len(state.draft.slots)) == ("aedificium", 6)


def test_35_activation_down_to_zero() -> None:
    state = new_game()
    own(state, 1, "turris", "turris", "turris")
    prestige(state, 1, 2)
    run(state, YieldPhase())
    play(state, 1, moves.Activate("turris"))
    assert state.players[1].prestige == 1
    play(state, 1, moves.Activate("turris"))
    assert (state.players[1].prestige, state.players[1].defence) == (0, 2)
    assert asked(state) == [(0, "card-turn")]


def test_36_a_shared_place() -> None:
    state = new_game(4)
    for seat, points in enumerate((44, 50, 44, 40)):
        hold(state, seat)
        prestige(state, seat, points)
    play(turn_of(state, 0, FinalScoring("ended-rounds")), 0, moves.Done())
    assert state.outcome
    assert [(standing.seat, standing.place) for standing in state.outcome.standings] == [
        (1, 1),
        (0, 2),
        (2, 2),
        (3, 4),
    ]
