"""What each viewer learns (section 8 and invariant 17)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.provincia.game import GAME
from bot.games.provincia.rules import moves
from bot.games.provincia.rules.battle import BattlePhase
from tests.games.provincia.scenario import (
    asked,
    battle_of,
    draft_of,
    hand,
    new_game,
    offered,
    own,
    play,
    run,
    stack,
    turn_with,
)
from tests.games.unseen import Looking

_looking = Looking(GAME)
view = _looking.view
shown = _looking.shown
last = _looking.last


def test_only_the_owner_sees_a_hand_and_its_tokens() -> None:
    state = new_game()
    hand(state, 0, "circus", "legio")
    seen = view(state, 0)
    assert seen.private(0).hand == ["circus", "legio"]
    assert len(seen.private(0).tokens) == 5
    for viewer in (1, None):
        seen = view(state, viewer)
        size = seen.hand_sizes[0]
        assert (size.buildings, size.senate, size.tokens) == (1, 1, 5)
        assert "circus" not in shown(state, viewer)
        with pytest.raises(LookupError):
            seen.private(0)


def test_only_the_player_who_takes_a_face_down_card_sees_it() -> None:
    state = new_game()
    cards = ("aediles", "legio", "praetor", "corruptio", "concussio", "coniuratio")
    stack(state, "spqr", *cards)
    for seat in range(3):
        hand(state, seat)
    play(draft_of(state, 0), 0, moves.ChooseDeck("spqr"))
    for viewer in (None, 0, 1, 2):
        draft = view(state, viewer).draft
        assert draft
        assert [slot.card for slot in draft.slots.values()] == [*cards[:4], None, None]
    play(state, 0, moves.Take("F"))
    for viewer in (None, 0, 1, 2):
        draft = view(state, viewer).draft
        assert draft
        assert (draft.slots["F"].card, draft.slots["F"].taker) == ("coniuratio" if viewer == 0 else None, 0)
        assert ("coniuratio" in shown(state, viewer)) == (viewer == 0)
    assert last(state, 0).key == "taken-face-down"
    assert last(state, 1).hidden
    assert last(state, 0).reveals


def test_only_its_player_sees_the_cards_of_consuetudo() -> None:
    state = turn_with("consuetudo", gold=2)
    stack(state, "aedificium", *["templum"] * 3, *["circus"] * 3, *["statua"] * 3)
    state.decks["aedificium"] = [card for card in state.decks["aedificium"][-9:] if card]
    steps: list[tuple[Any, str]] = [
        (moves.Consuetudo(), "looked"),
        (moves.Keep(4), "kept"),
        (moves.Order("rest"), "put-back"),
    ]
    for move, key in steps:
        play(state, 0, move)
        for viewer in (None, 1):
            assert (last(state, viewer).key, last(state, viewer).hidden) == (key, True)
            assert not any(card in shown(state, viewer) for card in ("templum", "circus", "statua"))
        assert (last(state, 0).key, last(state, 0).hidden) == (key, False)
    assert view(state, 1).hand_sizes[0].buildings == 1


def test_the_others_see_the_back_of_a_discarded_card() -> None:
    state = turn_with("circus", "legio")
    play(state, 0, moves.Discard("circus"))
    assert last(state, 0).said.keys() == {"deck", "thing", "card"}
    assert last(state, 1).hidden
    assert last(state, 1).said.keys() == {"deck", "thing"}
    assert "circus" not in shown(state, 1)
    assert view(state, None).cards_discarded("aedificium") == 1


def test_a_chosen_token_is_known_only_to_its_player_and_later_to_nobody() -> None:
    state = run(new_game(), BattlePhase())
    token = str(offered(state, 0, moves.PlayToken, "token")[0])
    play(state, 0, moves.PlayToken(token))
    assert view(state, 0).answer == moves.PlayToken(token)
    assert view(state, 1).answer is None
    assert view(state, None).answered == [0]
    assert "play-token" not in shown(state, 1)
    for seat in (1, 2):
        play(state, seat, moves.PlayToken(str(offered(state, seat, moves.PlayToken, "token")[0])))
    assert view(state, 0).answer is None
    assert [event.seat for event in state.events if event.key.startswith("token")] == [None]


def test_nothing_shows_who_played_which_token() -> None:
    tokens = ["arelate-1", "massilia-1", "narbo_martius-1"]
    seen = []
    for order in (tokens, tokens[::-1]):
        state = battle_of(new_game(), "bellum_vi_3", *order)
        seen.append([shown(state, viewer) for viewer in (None, 0, 1, 2)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("card", ["aediles", "legio"])
def test_a_victim_is_asked_whether_or_not_it_holds_aediles(card: str) -> None:
    state = turn_with("coniuratio", gold=5)
    hand(state, 1, card)
    play(state, 0, moves.Coniuratio("massilia", "horreum"))
    assert asked(state) == [(1, "conspiracy")]
    assert card not in shown(state, None)
    play(state, 1, moves.Accept())


@pytest.mark.parametrize("card", ["aediles", "legio"])
def test_a_loser_is_asked_whether_or_not_it_holds_aediles(card: str) -> None:
    state = new_game()
    own(state, 0, "turris")
    hand(state, 0, card)
    for seat, player in enumerate(state.players):
        player.morale, player.defence = (10, 6) if seat else (1, -3)
    battle_of(state, "bellum_iii_1", *["loupian-1"] * 3)
    assert asked(state) == [(0, "building-loss")]
    assert card not in shown(state, None)


def test_the_answers_of_losers_are_hidden_until_all_have_answered() -> None:
    state = new_game()
    for seat in (0, 1):
        own(state, seat, "turris")
        hand(state, seat, "aediles")
        state.players[seat].morale, state.players[seat].defence = 1, -3
    state.players[2].morale = 10
    battle_of(state, "bellum_iii_1", *["loupian-1"] * 3)
    before = [shown(state, viewer) for viewer in (None, 0, 2)]
    copies = []
    for answer in (moves.Aediles(), moves.Lose("turris_inactive")):
        copy = GAME.copy(state)
        play(copy, 1, answer)
        copies.append([shown(copy, viewer) for viewer in (None, 0, 2)])
    assert copies[0] == copies[1] != before


def test_nobody_sees_the_coming_raids() -> None:
    state = new_game()
    for viewer in (None, 0, 1, 2):
        assert "bellum_" not in shown(state, viewer)
    battle_of(state, state.bellum[0], *["loupian-1"] * 3)
    assert shown(state, None).count("bellum_") == 1
