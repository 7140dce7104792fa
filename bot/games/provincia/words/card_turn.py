"""What is said of a card turn as a whole, and of being done with it or with activating."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Argument, Foreseen, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, SENATE
from bot.games.provincia.rules import costs, hands, senate, taxes
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.moves import Done
from bot.games.provincia.rules.names import building_name, card_name
from bot.games.provincia.rules.yields import Activation
from bot.games.provincia.scoring import final_points
from bot.games.provincia.state import Player as Legate
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from .phrases import goods, own, prestige

SAID = Sayings[View]()


@SAID.asks(CardTurn)
def _turn(view: View, asked: CardTurn) -> Text:
    return text(
        "prompt-card-turn-final" if view.phase == "final_turn" else "prompt-card-turn",
        cards=len(view.private(asked.seat).hand),
        goods=goods(view),
    )


@SAID.foresees(Done)
def _done(foreseen: Foreseen) -> list[Text]:
    """What is still to come of the round, as things stand then."""
    before, after = foreseen.before, foreseen.after
    if isinstance(before.decision, Activation) or after.outcome is not None:
        return []
    if before.phase == "final_turn":
        earned = final_points(own(after))["gold"]
        return [
            Text("outlook-last-turn"),
            text("outlook-last-gold", gold=own(after).goods["gold"], prestige=earned),
        ]
    told = []
    if too_many := hands.surplus(after, foreseen.seat):
        told.append(text("outlook-hand-limit", count=too_many))
    return [*told, _tax(own(after))] if after.phase in ("cards", "battle") else told


def _tax(player: Legate) -> Text:
    """What becomes of the tax of this round, as things stand."""
    due, held = taxes.tax_due(player), player.goods["gold"]
    if not due:
        return Text("outlook-tax-none")
    if due <= held:
        return text("outlook-tax", due=due, held=held)
    return text("outlook-tax-short", prestige=prestige(CONSTANTS.tax_default_prestige))


@SAID.warns(Done)
def _leaving(foreseen: Foreseen) -> Text | None:
    """In the final turn: cards that would still count. Before: what can be built, a tax that could be waived."""
    view = foreseen.before
    if isinstance(view.decision, Activation):
        return None
    cards = senate.in_hand(view, foreseen.seat)
    playable = [card for card in cards if senate.is_playable(view, foreseen.seat, card)]
    buildable = costs.buildable(view, foreseen.seat)
    if view.phase == "final_turn":
        counting = [card for card in buildable if BUILDINGS[card].prestige]
        counting += [card for card in playable if SENATE[card].end_prestige]
        return text("caution-final-turn", cards=list(map(card_name, counting))) if counting else None
    buildings: Argument = list(map(_worth, buildable))
    remedies: Argument = list(map(card_name, _remedies(own(view), playable)))
    if not remedies:
        return text("caution-could-build", buildings=buildings) if buildings else None
    lost = CONSTANTS.tax_default_prestige
    if not buildings:
        return text("caution-tax-waivable", cards=remedies, prestige=lost)
    return text("caution-could-build-and-waive", buildings=buildings, cards=remedies, prestige=lost)


def _worth(building: str) -> Text:
    """A building that can be paid, with what it counts."""
    return text("could-build", building=building_name(building), prestige=BUILDINGS[building].prestige)


def _remedies(player: Legate, playable: Sequence[str]) -> list[str]:
    """The Senate cards that can be played and would waive a tax for which the gold is short."""
    if player.goods["gold"] >= taxes.tax_due(player) or player.extorted_by is not None:
        return []
    return [card for card in playable if SENATE[card].type in taxes.EXEMPTING]
