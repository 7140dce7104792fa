"""How the values of a move are shown, what can't be chosen, and what a move will do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Choice, Missing, Move, Text, Value, text
from bot.workshop.example.components import BEDS, CONSTANTS, CROPS
from bot.workshop.example.rules.moves import Plant, Sow
from bot.workshop.example.state import View


def choice(view: View, move: type[Move], field: str, value: Value, chosen: Mapping[str, Value]) -> Choice:
    """A value with its price or worth; beds are places on the board."""
    match field:
        case "crop":
            price = CROPS[str(value)].price
            return Choice(text(f"crop-{value}"), text("hint-price", price=price), rank=-price)
        case "bed":
            bed = str(value)
            return Choice(text("label-bed", bed=bed), rank=-BEDS.index(bed), place=bed, badge="*")
        case "row":
            return Choice(text("label-row", row=value), place=str(value))
        case "seed":
            return Choice(text("label-seed", seed=value), rank=float(value))
        case "answer":
            return Choice(text(f"label-answer-{value}"))
        case _:
            return Choice(text("label-amount", amount=value), rank=float(value))


def missing(view: View, move: type[Move], field: str, chosen: Mapping[str, Value]) -> Sequence[Missing]:
    """The crops that are too dear."""
    if field != "crop" or view.viewer is None:
        return []
    coins = view.coins[view.viewer]
    return [
        Missing(text(f"crop-{crop.id}"), text("lacks-coins", coins=crop.price - coins))
        for crop in CROPS.values()
        if crop.price > coins
    ]


def preview(view: View, move: Move) -> Sequence[Text]:
    """What a move will do: costs first."""
    match move:
        case Plant():
            price = CROPS[move.crop].price * move.amount
            gains = text("preview-gain", points=move.amount)
            objection = view.options["objections"] == "on"
            return [
                text("preview-pay", coins=price),
                gains,
                *([text("preview-objection")] if objection else []),
            ]
        case Sow():
            return [text("preview-gain", points=move.seed), text("preview-sow")]
        case _:
            return [text(f"preview-{move.kind()}", coins=CONSTANTS.rest)]
