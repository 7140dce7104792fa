"""The worked examples (section 10) of raids, conspiracies and decay, by number."""

from __future__ import annotations

from bot.games.provincia.components import BELLUM, CITIES
from bot.games.provincia.game import GAME
from bot.games.provincia.rules import battle, moves, rounds
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.rounds import UpkeepPhase, YieldPhase
from bot.games.provincia.state import State

from .scenario import (
    GIORGIO,
    asked,
    battle_of,
    beaten,
    goods,
    hand,
    hand_size,
    hold,
    new_game,
    offered,
    offers,
    own,
    play,
    prestige,
    refused,
    run,
    told,
    turn_of,
    turn_with,
)

CARDS = ("clay", "wood", "stone")


def conspiracy(*cards: str, gold: int) -> State:
    """Let seat 0 conspire against the CIRCUS of Tolosa (seat 3), which holds these cards."""
    state = turn_of(new_game(4), 0)
    hand(state, 0, "coniuratio")
    hold(state, 0, gold=6)
    own(state, 3, "circus")
    prestige(state, 3, 30)
    hand(state, 3, *cards)
    hold(state, 3, gold=gold)
    return play(state, 0, moves.Coniuratio("tolosa", "circus"))


def test_13_a_conspiracy_and_the_answer_to_it() -> None:
    state = conspiracy("domus", "fons", "forum", "villa", "vinea", gold=3)
    assert goods(state, 0, "gold") == (1,)
    assert offers(state, 3) == {moves.Accept}
    play(state, 3, moves.Accept())
    assert state.players[3].prestige == 18
    assert state.private(3).hand[-1] == "circus"
    assert hand_size(state, 3) == 6
    assert state.players[3].morale == 6
    state = conspiracy("aediles", gold=3)
    play(state, 3, moves.Aediles())
    assert goods(state, 3, "gold") == (1,)
    assert "aediles" in state.discards["spqr"]
    assert state.players[3].prestige == 30
    state = conspiracy("aediles", gold=1)
    assert refused(state, 3, moves.Aediles()) == "refusal-card-cost"
    assert offers(state, 3) == {moves.Accept}


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


def test_16_tokens_of_a_color_add_up() -> None:
    sums = battle.token_sums(["arelate+1", "arelate-2", "massilia-1", "massilia-1"])
    assert {city: value for city, value in sums.items() if value} == {"arelate": -1, "massilia": -2}
    assert sums.keys() == CITIES.keys()


def test_17_the_second_penalty_applies_if_the_first_cannot_be_paid() -> None:
    state = new_game()
    own(state, GIORGIO, "fodina", "lignator")
    beaten(state, "bellum_iii_1", GIORGIO)
    before = state.players[GIORGIO].prestige
    assert offered(state, GIORGIO, moves.Lose, "building") == ["fodina", "lignator"]
    play(state, GIORGIO, moves.Lose("lignator"))
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
    play(state, 0, moves.Aediles())
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
    play(state, 0, moves.Lose("horreum"))
    assert goods(state, 0, *CARDS) == (5, 3, 5)
    assert (state.supply["clay"], state.supply["stone"]) == (supply["clay"] + 3, supply["stone"] + 4)
    assert state.players[0].prestige == before
    assert state.private(0).hand[-1] == "horreum"
    hold(state, 0, stone=2, gold=3)
    assert battle.penalty_for(state.players[0], BELLUM["bellum_iii_3"]).kind == "gold"
    hold(state, 0, stone=2, gold=2)
    assert battle.penalty_for(state.players[0], BELLUM["bellum_iii_3"]).kind == "prestige"


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


def test_25_life_and_death_of_a_tower() -> None:
    state = turn_with("turris", wood=2)
    player = state.players[0]
    before = player.prestige
    play(state, 0, moves.Build("turris", "none"))
    assert player.prestige == before + 2
    run(state, YieldPhase())
    play(state, 0, moves.Activate("turris"))
    assert (player.prestige, player.defence) == (before + 1, 1)
    beaten(state, "bellum_iii_1", 0)
    player.defence = 1
    play(state, 0, moves.Lose("turris"))
    assert (player.prestige, player.defence) == (before, 1)
    assert state.private(0).hand == ["turris"]
    play(turn_of(state, 0), 0, moves.Build("turris", "none"))
    assert player.prestige == before + 2
    assert not player.buildings[-1].active


def test_26_a_town_that_plays_nothing_decays() -> None:
    state = new_game()
    strengths = []
    for number in range(1, 7):
        state.round = number
        if number == rounds.next_raid(state):
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


def test_31_of_two_tokens_one_must_be_played() -> None:
    state = new_game()
    state.private(0).tokens = ["tolosa-1", "arelate-2"]
    state.bellum = ["bellum_vi_1"]
    run(state, BattlePhase())
    assert set(offered(state, 0, moves.PlayToken, "token")) == {"tolosa-1", "arelate-2"}
    assert offers(state, 0) == {moves.PlayToken}


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
    play(state, b, moves.Lose("turris_inactive"))
    assert told(state) == ["answered"]
    assert state.players[b].has("turris")
    play(state, a, moves.Aediles())
    assert told(state) == ["answered", "saved-from-gauls", "destroyed"]
    assert [event.seat for event in state.events[1:]] == [a, b]
    assert state.players[a].prestige == before[0]
    assert state.players[b].prestige == before[1] - 2
    assert state.private(b).hand[-1] == "turris"
