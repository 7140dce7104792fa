"""What is said of a card turn as a whole, and of being done with it or with activating."""

from __future__ import annotations

from bot.engine import Text, text
from bot.games.provincia.components import CONSTANTS
from bot.games.provincia.rules import hands, taxes
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.moves import Done
from bot.games.provincia.rules.yields import Activation
from bot.games.provincia.scoring import final_points
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


@SAID.foretells(Done)
def _done(view: View, move: Done) -> list[Text]:
    if isinstance(view.decision, Activation):
        return [Text("preview-activating-done")]
    if view.phase == "final_turn":
        earned = prestige(final_points(own(view))["gold"])
        return [
            Text("preview-last-turn"),
            text("preview-last-gold", gold=own(view).goods["gold"], prestige=earned),
        ]
    told = [Text("preview-turn-done")]
    if too_many := hands.surplus(view, view.own_seat):
        told.append(text("preview-hand-limit", count=too_many))
    return [*told, _tax(view)]


def _tax(view: View) -> Text:
    """What becomes of the tax of this round, as things stand."""
    due, held = taxes.tax_due(own(view)), own(view).goods["gold"]
    if not due:
        return Text("preview-tax-none")
    if due <= held:
        return text("preview-tax", due=due, held=held)
    return text("preview-tax-short", prestige=prestige(CONSTANTS.tax_default_prestige))
