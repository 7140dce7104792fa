"""What is said of a card turn as a whole, and of being done with it or with activating."""

from __future__ import annotations

from bot.engine import Foreseen, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, SENATE
from bot.games.provincia.rules import costs, hands, senate, taxes
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.moves import Done
from bot.games.provincia.rules.names import card_name
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
        earned = prestige(final_points(own(after))["gold"])
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
    """In the final turn: cards that would still count. Before: a tax that can't be paid, but waived."""
    view = foreseen.before
    if isinstance(view.decision, Activation):
        return None
    cards = senate.in_hand(view, foreseen.seat)
    playable = [card for card in cards if senate.is_playable(view, foreseen.seat, card)]
    if view.phase == "final_turn":
        counting = [card for card in costs.buildable(view, foreseen.seat) if BUILDINGS[card].prestige]
        counting += [card for card in playable if SENATE[card].end_prestige]
        return text("caution-final-turn", cards=list(map(card_name, counting))) if counting else None
    player = own(view)
    if player.goods["gold"] >= taxes.tax_due(player) or player.extorted_by is not None:
        return None
    remedies = [card for card in playable if SENATE[card].type in taxes.EXEMPTING]
    if not remedies:
        return None
    return text(
        "caution-tax-waivable",
        cards=list(map(card_name, remedies)),
        prestige=CONSTANTS.tax_default_prestige,
    )
