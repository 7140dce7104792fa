"""What Provincia says that a move will bring is what it brings."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from bot.engine import Move, Text
from bot.games.provincia import telling
from bot.games.provincia.components import GOODS
from bot.games.provincia.game import GAME
from bot.games.provincia.rules import moves
from bot.games.provincia.state import View
from tests.games.provincia.spoken import turns, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def test_the_prestige_and_steps_promised_are_what_comes() -> None:
    counted: Counter[str] = Counter()
    for state, decision, _, move in chain(turns(4, seed=40), turns(3, seed=42)):
        if not isinstance(move, moves.Build | moves.Activate | moves.Favour | moves.Accept):
            continue
        promised = promises(view_of(state, decision.seat), move)
        after = GAME.copy(state)
        GAME.play(after, decision.seat, move)
        before, then = state.players[decision.seat], after.players[decision.seat]
        for what in ("morale", "defence", "military", "prestige"):
            assert promised[what] == getattr(then, what) - getattr(before, what), (move, what)
        counted[move.kind()] += 1
    assert all(counted[kind] > 3 for kind in ("build", "activate", "favour"))


def promises(view: View, move: Move) -> Counter[str]:
    """The changes that a preview names, by what changes."""
    found: Counter[str] = Counter()
    for sentence in telling.preview(view, move):
        if sentence.key == "preview-activate":
            found["prestige"] -= 1
        if sentence.key == "preview-changes":
            listed = sentence.arguments["changes"]
            assert isinstance(listed, list)
            for change in listed:
                assert isinstance(change, Text)
                found[change.key.removeprefix("change-")] += int(
                    str(change.arguments["signed"]).replace("\N{MINUS SIGN}", "-")
                )
    return found


def test_the_goods_promised_are_the_goods_gained_and_paid() -> None:
    counted: Counter[str] = Counter()
    for state, decision, _, move in turns(3, seed=41):
        if not isinstance(
            move,
            moves.Build
            | moves.Favour
            | moves.Exchange
            | moves.Trade
            | moves.Corruptio
            | moves.Consuetudo
            | moves.Coniuratio,
        ):
            continue
        bill = goods_told(telling.preview(view_of(state, decision.seat), move))
        after = GAME.copy(state)
        GAME.play(after, decision.seat, move)
        before, then = state.players[decision.seat].goods, after.players[decision.seat].goods
        assert {good: bill[good] for good in GOODS} == {good: then[good] - before[good] for good in GOODS}
        counted[move.kind()] += 1
    assert all(counted[kind] > 1 for kind in ("build", "favour", "exchange", "trade"))


def goods_told(sentences: object) -> Counter[str]:
    """What a preview says is paid (less) and gained (more)."""
    found: Counter[str] = Counter()
    assert isinstance(sentences, list)
    for sentence in sentences:
        for key, name, sign in (("preview-pay", "cost", -1), ("preview-gain", "goods", 1)):
            if sentence.key == key:
                listed = sentence.arguments[name]
                for text in listed if isinstance(listed, list) else [listed]:
                    found[text.key.removeprefix("goods-")] += sign * text.arguments["amount"]
    return found
