"""The worked examples of the specification (section 10), by number."""

from __future__ import annotations

from bot.games.provincia import GAME
from bot.games.provincia.components import BELLUM, CITIES
from bot.games.provincia.rules import (
    Accept,
    Activate,
    Aediles,
    Build,
    ChooseCity,
    ChooseDeck,
    Coniuratio,
    Consuetudo,
    Corruptio,
    Discard,
    Done,
    Exchange,
    Favour,
    Keep,
    Lose,
    Order,
    PlayToken,
    Take,
    Trade,
    next_raid,
    penalty_for,
    token_sums,
)
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.hand_limit import HandLimit
from bot.games.provincia.rules.upkeep import UpkeepPhase
from bot.games.provincia.rules.yields import YieldPhase
from bot.games.provincia.scoring import FinalScoring
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

GIORGIO, PIERO, ALESSANDRA = 0, 1, 2
CARDS = ("clay", "wood", "stone")


def held(state: State, seat: int) -> int:
    return len(state.private(seat).hand)


def test_01_a_draft_of_senate_cards() -> None:
    state = draft_of(new_game(), GIORGIO)
    hands = [held(state, seat) for seat in range(3)]
    play(state, GIORGIO, ChooseDeck("spqr"))
    assert state.markers["spqr"] == 1
    assert state.draft
    assert [slot.open for slot in state.draft.slots.values()] == [True] * 4 + [False] * 2
    assert state.cards_left("spqr") == 44
    for seat, slot in ((GIORGIO, "A"), (PIERO, "E"), (ALESSANDRA, "C")):
        play(state, seat, Take(slot))
    assert state.cards_discarded("spqr") == 3
    assert state.cards_left("spqr") == 44
    assert [held(state, seat) for seat in range(3)] == [before + 1 for before in hands]


def test_02_production_for_the_quaestor_and_for_another() -> None:
    state = new_game()
    stack(state, "opes", "opes_13", "opes_08")
    hold(state, ALESSANDRA, clay=4, wood=4, stone=3)
    hold(state, GIORGIO, stone=3)
    hands = [held(state, seat) for seat in range(3)]
    draft_of(state, ALESSANDRA)
    play(state, ALESSANDRA, ChooseDeck("opes"))
    play(state, ALESSANDRA, Take("A"))
    assert goods(state, ALESSANDRA, *CARDS) == (7, 6, 3)
    play(state, GIORGIO, Take("B"))
    assert goods(state, GIORGIO, "stone") == (5,)
    assert {"opes_13", "opes_08"} <= set(state.discards["opes"])
    assert [held(state, seat) for seat in range(3)] == hands


def choices_of_a_draft(state: State) -> list[int]:
    """The seats that choose a deck, in order; everybody takes the first card."""
    quaestors = []
    while asked(state)[0][1] in ("deck-choice", "draft-pick"):
        seat, kind = asked(state)[0]
        if kind == "deck-choice":
            quaestors.append(seat)
            play(state, seat, ChooseDeck(str(offered(state, seat, ChooseDeck, "deck")[0])))
        else:
            play(state, seat, Take(str(offered(state, seat, Take, "slot")[0])))
        if state.draft and told(state).count("dealt") and state.draft.quaestor not in quaestors[-1:]:
            quaestors.append(state.draft.quaestor)
    return quaestors


def test_03_three_players_choose_twice_and_use_all_markers() -> None:
    state = draft_of(new_game(), PIERO)
    hands = [held(state, seat) for seat in range(3)]
    assert choices_of_a_draft(state) == [PIERO, ALESSANDRA, GIORGIO, PIERO, ALESSANDRA, GIORGIO]
    assert set(state.markers.values()) == {0}
    produced = 2
    assert [held(state, seat) for seat in range(3)] == [before + 6 - produced for before in hands]


def test_04_two_players_choose_twice_and_leave_two_markers() -> None:
    state = draft_of(new_game(2), 0)
    assert choices_of_a_draft(state) == [0, 1, 0, 1]
    assert sum(state.markers.values()) == 2


def draft_of_opes(state: State, quaestor: int, *cards: str) -> State:
    stack(state, "opes", *cards)
    return play(draft_of(state, quaestor), quaestor, ChooseDeck("opes"))


def test_05_what_the_warehouse_cannot_hold_is_lost() -> None:
    state = new_game()
    hold(state, 0, stone=7)
    bank(state, stone=20)
    play(draft_of_opes(state, 0, "opes_09"), 0, Take("A"))
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
    play(state, 0, Take("A"))
    play(state, 1, Take("B"))
    assert goods(state, 1, "clay") == (3,)
    assert state.supply["clay"] == 0
    play(state, 2, Take("C"))
    assert goods(state, 2, "clay") == (2,)
    turn_of(state, 2)
    hold(state, 2, clay=2, wood=1)
    bank(state, clay=0)
    hand(state, 2, "domus")
    play(state, 2, Build("domus", "none"))
    assert state.supply["clay"] == 2
    assert goods(state, 1, "clay") == (3,)


def test_07_a_negative_start_is_built_up_and_the_card_stays() -> None:
    state = turn_of(new_game(4), 0)
    player = state.players[0]
    assert (player.prestige, player.penalty_points) == (-2, 2)
    assert goods(state, 0, *CARDS, "gold") == (4, 4, 3, 7)
    hand(state, 0, "domus")
    play(state, 0, Build("domus", "none"))
    assert goods(state, 0, *CARDS) == (2, 3, 3)
    assert (player.prestige, player.penalty_points) == (1, 2)


def test_08_two_discount_cards_save_one_unit() -> None:
    state = turn_with("colosseum", clay=1, stone=6, gold=2)
    own(state, 0, "carchesium")
    play_openly(state, 0, "architectus")
    before = state.players[0].prestige
    assert offered(state, 0, Build, "discount") == ["stone"]
    play(state, 0, Build("colosseum", "stone"))
    assert goods(state, 0, *CARDS, "gold") == (0, 0, 0, 0)
    assert state.players[0].prestige == before + 9
    assert state.players[0].morale == 7


def test_09_gold_is_saved_with_carchesium_alone() -> None:
    for card, paid in (("architectus", 6), ("carchesium", 5)):
        state = turn_with("hortus", gold=6)
        if card == "architectus":
            play_openly(state, 0, card)
        else:
            own(state, 0, card)
        before = state.players[0].prestige
        discount = "none" if card == "architectus" else "gold"
        assert offered(state, 0, Build, "discount") == [discount]
        play(state, 0, Build("hortus", discount))
        assert goods(state, 0, "gold") == (6 - paid,)
        assert state.players[0].prestige == before + 8
        assert state.players[0].morale == 7


def test_10_the_bank_sells_wood_and_stone_but_no_clay() -> None:
    state = turn_with(gold=5, wood=1)
    assert offered(state, 0, Trade, "good") == ["wood", "stone"]
    assert refused(state, 0, Trade("wood", 3)) == "refusal-trade-gold"
    assert refused(state, 0, Trade("clay", 1)) == "refusal-trade-good"
    play(state, 0, Trade("wood", 2))
    assert goods(state, 0, "wood", "gold") == (3, 1)
    assert refused(state, 0, Trade("wood", 1)) == "refusal-trade-gold"
    assert Trade not in offers(state, 0)


def test_11_commercium_is_one_rate_any_number_of_times() -> None:
    for times, left in ((3, (1, 9)), (2, (3, 8))):
        state = turn_with("commercium_gold2_stone3", gold=7, stone=2)
        bank(state, stone=30)
        assert offered(state, 0, Exchange, "times") == [1, 2, 3]
        play(state, 0, Exchange("commercium_gold2_stone3", times))
        assert goods(state, 0, "gold", "stone") == left
        assert state.discards["spqr"] == ["commercium_gold2_stone3"]


def test_12_corruptio_takes_any_three_resources() -> None:
    state = turn_with("corruptio", clay=1, wood=2, gold=3)
    assert offered(state, 0, Corruptio, "payment") == ["1 clay 2 wood"]
    play(state, 0, Corruptio("1 clay 2 wood"))
    assert goods(state, 0, *CARDS) == (0, 0, 0)
    run(state, UpkeepPhase())
    assert goods(state, 0, "gold") == (3,)
    state.players[0].extorted_by = 1
    run(state, UpkeepPhase())
    assert goods(state, 0, "gold") == (2,)


def conspiracy(*cards: str, gold: int) -> State:
    """Seat 0 conspires against the CIRCUS of Tolosa (seat 3), which holds these cards."""
    state = turn_of(new_game(4), 0)
    hand(state, 0, "coniuratio")
    hold(state, 0, gold=6)
    own(state, 3, "circus")
    prestige(state, 3, 30)
    hand(state, 3, *cards)
    hold(state, 3, gold=gold)
    return play(state, 0, Coniuratio("tolosa", "circus"))


def test_13_a_conspiracy_and_the_answer_to_it() -> None:
    state = conspiracy("domus", "fons", "forum", "villa", "vinea", gold=3)
    assert goods(state, 0, "gold") == (1,)
    assert offers(state, 3) == {Accept}
    play(state, 3, Accept())
    assert state.players[3].prestige == 18
    assert state.private(3).hand[-1] == "circus"
    assert held(state, 3) == 6
    assert state.players[3].morale == 6
    state = conspiracy("aediles", gold=3)
    play(state, 3, Aediles())
    assert goods(state, 3, "gold") == (1,)
    assert "aediles" in state.discards["spqr"]
    assert state.players[3].prestige == 30
    state = conspiracy("aediles", gold=1)
    assert refused(state, 3, Aediles()) == "refusal-card-cost"
    assert offers(state, 3) == {Accept}


def test_14_down_to_five_cards_without_the_warehouse() -> None:
    state = new_game()
    without_horreum(state, 1)
    hand(state, 1, "domus", "fons", "forum", "villa", "legio", "praetor")
    state.private(1).hand.append("horreum")
    run(state, HandLimit())
    assert asked(state) == [(1, "discard-down")]
    assert refused(state, 1, Discard("horreum")) == "refusal-discard-horreum"
    play(state, 1, Discard("legio"))
    assert asked(state) == [(1, "discard-down")]
    play(state, 1, Discard("domus"))
    assert state.private(1).hand == ["fons", "forum", "villa", "praetor", "horreum"]
    assert asked(state) == [(0, "card-turn")]


def test_15_a_battle_won_by_a_token() -> None:
    state = new_game()
    state.players[0].morale = 2
    own(state, 0, "officina")
    before = state.players[0].penalty_points
    battle_of(state, "bellum_v_4", "massilia-1", "arelate+1", "massilia-2")
    fought = state.battles[-1].fights[0]
    assert (fought.morale, fought.defence, fought.military, fought.tokens) == (2, 0, 1, 1)
    assert fought.total == BELLUM["bellum_v_4"].strength
    assert not fought.lost
    assert state.players[0].penalty_points == before


def test_16_tokens_of_a_colour_add_up() -> None:
    sums = token_sums(["arelate+1", "arelate-2", "massilia-1", "massilia-1"])
    assert {city: value for city, value in sums.items() if value} == {"arelate": -1, "massilia": -2}
    assert sums.keys() == CITIES.keys()


def beaten(state: State, raid: str, seat: int) -> State:
    """The seat alone loses against the raid."""
    for other, player in enumerate(state.players):
        player.morale, player.defence = (1, -3) if other == seat else (10, 6)
    return battle_of(state, raid, *["loupian-1"] * state.seats)


def test_17_the_second_penalty_where_the_first_cannot_be_paid() -> None:
    state = new_game()
    own(state, GIORGIO, "fodina", "lignator")
    beaten(state, "bellum_iii_1", GIORGIO)
    before = state.players[GIORGIO].prestige
    assert offered(state, GIORGIO, Lose, "building") == ["fodina", "lignator"]
    play(state, GIORGIO, Lose("lignator"))
    assert state.players[GIORGIO].prestige == before - 2
    assert state.private(GIORGIO).hand[-1] == "lignator"
    hold(state, GIORGIO)
    run(state, YieldPhase())
    assert goods(state, GIORGIO, "wood", "stone") == (0, 1)


def test_18_aediles_against_the_gauls() -> None:
    state = new_game()
    own(state, 0, "turris", active=True)
    own(state, 0, "fodina")
    hand(state, 0, "aediles")
    beaten(state, "bellum_iii_1", 0)
    gold = goods(state, 0, "gold")
    play(state, 0, Aediles())
    assert [building.id for building in state.players[0].buildings] == ["horreum", "turris", "fodina"]
    assert state.discards["spqr"] == ["aediles"]
    assert goods(state, 0, "gold") == gold


def test_19_neither_penalty_payable() -> None:
    for gold, left, lost in ((4, 1, 0), (2, 2, 2)):
        state = new_game()
        own(state, 0, "domus", "strata")
        hold(state, 0, gold=gold)
        beaten(state, "bellum_iii_1", 0)
        assert asked(state) == [(0, "card-turn")]
        assert goods(state, 0, "gold") == (left,)
        assert state.players[0].penalty_points == lost


def test_20_the_warehouse_lost() -> None:
    state = new_game()
    hold(state, 0, clay=8, wood=3, stone=9)
    supply = dict(state.supply)
    beaten(state, "bellum_iii_3", 0)
    before = state.players[0].prestige
    play(state, 0, Lose("horreum"))
    assert goods(state, 0, *CARDS) == (5, 3, 5)
    assert (state.supply["clay"], state.supply["stone"]) == (supply["clay"] + 3, supply["stone"] + 4)
    assert state.players[0].prestige == before
    assert state.private(0).hand[-1] == "horreum"
    hold(state, 0, stone=2, gold=3)
    assert penalty_for(state.players[0], BELLUM["bellum_iii_3"]).kind == "gold"
    hold(state, 0, stone=2, gold=2)
    assert penalty_for(state.players[0], BELLUM["bellum_iii_3"]).kind == "prestige"


def test_21_upkeep_at_the_bottom() -> None:
    state = new_game()
    player = state.players[0]
    player.morale, player.defence = 1, -3
    hold(state, 0)
    prestige(state, 0, 1)
    before = player.penalty_points
    run(state, UpkeepPhase())
    assert (player.morale, player.defence, player.prestige) == (1, -3, -1)
    assert player.penalty_points == before + 2


def test_22_praetor_concussio_and_corruptio() -> None:
    state = turn_with("praetor", gold=3)
    state.players[0].extorted_by = 1
    play_openly(state, 2, "corruptio")
    for seat in (1, 2):
        hold(state, seat, gold=3)
    play(state, 0, Favour("praetor"))
    run(state, UpkeepPhase())
    assert [goods(state, seat, "gold") for seat in range(3)] == [(2,), (2,), (3,)]


def test_23_activating_the_emporium() -> None:
    state = new_game()
    own(state, PIERO, "emporium")
    hold(state, PIERO, gold=0)
    prestige(state, PIERO, 10)
    run(state, YieldPhase())
    play(state, PIERO, Activate("emporium"))
    assert state.players[PIERO].prestige == 9
    assert goods(state, PIERO, "gold") == (4,)
    assert asked(state) == [(0, "card-turn")]
    state.players[PIERO].buildings[-1].active = False
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


def test_25_life_and_death_of_a_tower() -> None:
    state = turn_with("turris", wood=2)
    player = state.players[0]
    before = player.prestige
    play(state, 0, Build("turris", "none"))
    assert player.prestige == before + 2
    run(state, YieldPhase())
    play(state, 0, Activate("turris"))
    assert (player.prestige, player.defence) == (before + 1, 1)
    beaten(state, "bellum_iii_1", 0)
    player.defence = 1
    play(state, 0, Lose("turris"))
    assert (player.prestige, player.defence) == (before, 1)
    assert state.private(0).hand == ["turris"]
    play(turn_of(state, 0), 0, Build("turris", "none"))
    assert player.prestige == before + 2
    assert not player.buildings[-1].active


def test_26_a_town_that_plays_nothing_decays() -> None:
    state = new_game()
    strengths = []
    for number in range(1, 7):
        state.round = number
        if number == next_raid(state):
            strengths.append(state.players[0].strength)
            raid = next(card.id for card in BELLUM.values() if card.round == number)
            battle_of(state, raid, *["loupian-1"] * 3)
            while asked(state)[0][1] in ("building-loss", "resource-loss"):
                decision = GAME.asked(state)[0]
                play(state, decision.seat, decision.absent(state))
            for player in state.players:
                player.morale = {2: 5, 3: 4, 5: 2, 6: 1}[number]
        run(state, UpkeepPhase())
    assert strengths == [4, 2, -1, -2]


def test_27_consuetudo_with_a_thin_deck() -> None:
    state = turn_with("consuetudo", gold=2)
    cards = state.decks["aedificium"]
    state.discards["aedificium"], state.decks["aedificium"] = cards[:20], cards[-6:]
    top = list(reversed(cards[-6:]))
    play(state, 0, Consuetudo())
    vision = state.private(0).vision
    assert vision
    seen = list(vision.cards)
    assert len(seen) == 10
    assert seen[:6] == top
    play(state, 0, Keep(2))
    assert state.private(0).hand == [seen[1]]
    play(state, 0, Order("rest"))
    assert (state.cards_left("aedificium"), state.cards_discarded("aedificium")) == (25, 0)
    assert state.decks["aedificium"][-9:] == list(reversed([seen[0], *seen[2:]]))


def final_position(*, both: bool) -> State:
    """X in Massilia and Y in Tolosa at 48 points each, of four players."""
    state = new_game(4)
    for seat, points, gold in ((1, 41, 8), (3, 46, 7)):
        prestige(state, seat, points)
        hold(state, seat, gold=gold)
    play_openly(state, 1, "gloria_5")
    own(state, 1, "portus")
    prestige(state, 1, 41)
    if both:
        own(state, 3, "pons")
        prestige(state, 3, 46)
    return play(turn_of(state, 0, FinalScoring("ended-rounds")), 0, Done())


def test_28_the_final_score_and_its_ties() -> None:
    for both in (False, True):
        outcome = final_position(both=both).outcome
        assert outcome
        assert [standing.total for standing in outcome.standings[:2]] == [48, 48]
        assert outcome.winners == [1]
        assert outcome.standings[0].sources["gloria"] == 5
        assert outcome.standings[0].sources["gold"] == 2


def test_29_the_bank_after_the_set_up_of_six() -> None:
    state = new_game(6)
    assert state.supply == {"clay": 13, "wood": 14, "stone": 24, "gold": 11}


def test_30_the_wrong_waterway_may_be_held_but_not_built() -> None:
    state = new_game()
    stack(state, "aedificium", "pons")
    draft_of(state, 1)
    play(state, 1, ChooseDeck("aedificium"))
    play(state, 1, Take("A"))
    assert "pons" in state.private(1).hand
    hold(state, 1, clay=9, wood=9)
    assert refused(turn_of(state, 1), 1, Build("pons", "none")) == "refusal-waterway"
    give(state, 1, "domus", "fons", "forum", "villa")
    run(state, HandLimit())
    play(state, 1, Discard("pons"))
    assert state.discards["aedificium"][-1] == "pons"


def test_31_of_two_tokens_one_must_be_played() -> None:
    state = new_game()
    state.private(0).tokens = ["tolosa-1", "arelate-2"]
    state.bellum = ["bellum_vi_1"]
    run(state, BattlePhase())
    assert set(offered(state, 0, PlayToken, "token")) == {"tolosa-1", "arelate-2"}
    assert offers(state, 0) == {PlayToken}


def test_32_cities_are_chosen_in_the_order_of_the_seats() -> None:
    state = empty_table(3)
    for seat, number in ((0, 6), (1, 5), (2, 4)):
        assert asked(state) == [(seat, "city-choice")]
        cities = offered(state, seat, ChooseCity, "city")
        assert len(cities) == number
        play(state, seat, ChooseCity(str(cities[-1])))
    assert asked(state) == [(0, "deck-choice")]
    state = empty_table(6)
    for seat in range(5):
        assert asked(state) == [(seat, "city-choice")]
        play(state, seat, ChooseCity(str(offered(state, seat, ChooseCity, "city")[0])))
    assert state.players[5].city
    assert asked(state) == [(0, "deck-choice")]


def test_33_the_last_marker_needs_no_question() -> None:
    state = new_game(6)
    draft_of(state, 0)
    for quaestor, deck in enumerate(("opes", "spqr", "aedificium", "opes", "spqr")):
        assert asked(state) == [(quaestor, "deck-choice")]
        play(state, quaestor, ChooseDeck(deck))
        for step in range(5):
            seat = (quaestor + step) % 6
            play(state, seat, Take(str(offered(state, seat, Take, "slot")[0])))
    assert asked(state) == [(5, "draft-pick")]
    assert state.draft
    assert (state.draft.deck, len(state.draft.slots)) == ("aedificium", 6)


def test_34_two_losers_are_asked_together() -> None:
    a, b = 0, 1
    state = new_game()
    for seat in (a, b):
        own(state, seat, "turris", "fodina")
        state.players[seat].morale, state.players[seat].defence = 1, -3
    hand(state, a, "aediles")
    state.players[2].morale = 10
    battle_of(state, "bellum_iii_1", *["loupian-1"] * 3)
    before = [state.players[seat].prestige for seat in (a, b)]
    assert asked(state) == [(a, "building-loss"), (b, "building-loss")]
    play(state, b, Lose("turris_inactive"))
    assert told(state) == ["answered"]
    assert state.players[b].has("turris")
    play(state, a, Aediles())
    assert told(state) == ["answered", "saved-from-gauls", "destroyed"]
    assert [event.seat for event in state.events[1:]] == [a, b]
    assert state.players[a].prestige == before[0]
    assert state.players[b].prestige == before[1] - 2
    assert state.private(b).hand[-1] == "turris"


def test_35_activation_down_to_zero() -> None:
    state = new_game()
    own(state, 1, "turris", "turris", "turris")
    prestige(state, 1, 2)
    run(state, YieldPhase())
    play(state, 1, Activate("turris"))
    assert state.players[1].prestige == 1
    play(state, 1, Activate("turris"))
    assert (state.players[1].prestige, state.players[1].defence) == (0, 2)
    assert asked(state) == [(0, "card-turn")]


def test_36_a_shared_place() -> None:
    state = new_game(4)
    for seat, points in enumerate((44, 50, 44, 40)):
        hold(state, seat)
        prestige(state, seat, points)
    play(turn_of(state, 0, FinalScoring("ended-rounds")), 0, Done())
    assert state.outcome
    assert [(standing.seat, standing.place) for standing in state.outcome.standings] == [
        (1, 1),
        (0, 2),
        (2, 2),
        (3, 4),
    ]
