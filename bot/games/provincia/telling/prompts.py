"""What the viewer is asked, with what they have to do it with."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Argument, Player, Text, text
from bot.games.provincia.components import CONSTANTS, SENATE
from bot.games.provincia.rules import changes, consuetudo, hands
from bot.games.provincia.rules.conspiracy import Conspiracy
from bot.games.provincia.rules.names import building_name, deck_name, goods_names, penalty_name
from bot.games.provincia.rules.penalties import BuildingLoss, ResourceLoss
from bot.games.provincia.state import View

from .phrases import prestige, raid_range


def prompt(view: View) -> Text:
    """What the viewer is asked, with what they have to do it with."""
    if view.decision is None:
        return Text("prompt-wait") if view.viewer is None else text("prompt-wait-seat", goods=_goods(view))
    return _PROMPTS[view.decision.kind()](view)


def _goods(view: View) -> Argument:
    return goods_names(view.players[view.own_seat].goods)


def _city(view: View) -> Text:
    return Text("prompt-city-choice")


def _deck(view: View) -> Text:
    return text("prompt-deck-choice", goods=_goods(view))


def _pick(view: View) -> Text:
    draft = view.draft
    assert draft
    deck = deck_name(draft.deck)
    if draft.quaestor == view.own_seat:
        return text("prompt-draft-pick-own", deck=deck, goods=_goods(view))
    return text("prompt-draft-pick", deck=deck, player=Player(draft.quaestor), goods=_goods(view))


def _turn(view: View) -> Text:
    final = view.phase == "final_turn"
    return text(
        "prompt-card-turn-final" if final else "prompt-card-turn",
        cards=len(view.private(view.own_seat).hand),
        goods=_goods(view),
    )


def _keep(view: View) -> Text:
    return text("prompt-keep-one", count=len(consuetudo.vision_of(view, view.own_seat).cards))


def _order(view: View) -> Text:
    vision = consuetudo.vision_of(view, view.own_seat)
    return text("prompt-order-rest", place=len(vision.order) + 1)


def _conspiracy(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, Conspiracy)
    cost = SENATE["aediles"].cost_vs_coniuratio
    saves = "aediles" in view.private(asked.seat).hand and changes.can_pay(view.players[asked.seat], cost)
    return text(
        "prompt-conspiracy-aediles" if saves else "prompt-conspiracy",
        player=Player(asked.attacker),
        building=building_name(asked.building),
        cost=goods_names(cost),
    )


def _discard(view: View) -> Text:
    return text("prompt-discard-down", count=hands.surplus(view, view.own_seat), limit=CONSTANTS.hand_limit)


def _token(view: View) -> Text:
    return text(
        "prompt-token-choice",
        strength=view.players[view.own_seat].strength,
        **raid_range(view),
    )


def _building(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, BuildingLoss)
    saves = "aediles" in view.private(asked.seat).hand
    return text(
        "prompt-building-loss-aediles" if saves else "prompt-building-loss",
        penalty=penalty_name(asked.penalty),
    )


def _resources(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, ResourceLoss)
    return text("prompt-resource-loss", amount=asked.amount, goods=_goods(view))


def _activation(view: View) -> Text:
    return text(
        "prompt-activation",
        cost=prestige(CONSTANTS.activation_prestige),
        prestige=prestige(view.players[view.own_seat].prestige),
    )


_PROMPTS: dict[str, Callable[[View], Text]] = {
    "city-choice": _city,
    "deck-choice": _deck,
    "draft-pick": _pick,
    "card-turn": _turn,
    "keep-one": _keep,
    "order-rest": _order,
    "conspiracy": _conspiracy,
    "discard-down": _discard,
    "token-choice": _token,
    "building-loss": _building,
    "resource-loss": _resources,
    "activation": _activation,
}
