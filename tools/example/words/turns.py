"""Words for a turn, and for objecting to the neighbor's."""

from __future__ import annotations

from bot.engine import Choice, MovePreview, Text, text
from bot.games.sayings import Sayings
from tools.example.components import BEDS, CONSTANTS, CROPS
from tools.example.rules import garden
from tools.example.rules.moves import Object, Plant, Rest
from tools.example.rules.turns import MayObject, Turn
from tools.example.state import View

SAID = Sayings[View]()


@SAID.asks(Turn)
def _turn(view: View, asked: Turn) -> Text:
    return text("prompt-turn", coins=view.coins[asked.seat])


@SAID.shows(Plant, "crop")
def _crop(view: View, crop: str) -> Choice:
    price = CROPS[crop].price
    return Choice(Text(f"crop-{crop}"), text("hint-price", price=price), rank=-price)


@SAID.shows(Plant, "bed")
def _bed(view: View, bed: str) -> Choice:
    label, legend = text("label-bed", bed=bed), (Text("sign-bed"),)
    return Choice(label, rank=-BEDS.index(bed), place=bed, badge="*", legend=legend)


@SAID.shows(Plant, "row")
def _row(view: View, row: str) -> Choice:
    """Unused as yet: with too many beds, `Plant.groups` would name rows as groups to choose from first."""
    return Choice(text("label-row", row=row), place=row)


@SAID.shows(Plant, "amount")
def _amount(view: View, amount: int) -> Choice:
    return Choice(text("label-amount", amount=amount), rank=amount)


@SAID.looks_for(Plant, "crop")
def _crops(view: View) -> list[Plant]:
    return [Plant(crop, garden.beds_for(view, crop)[0], 1) for crop in CROPS if garden.free_beds(view)]


@SAID.warns(Rest)
def _plenty(foreseen: MovePreview) -> Text | None:
    """A hint for a player who hardly needs more coins."""
    return Text("caution-rest") if foreseen.before.coins[foreseen.seat] > CONSTANTS.plenty else None


@SAID.asks(MayObject)
def _may_object(view: View, asked: MayObject) -> Text:
    return Text("prompt-may-object")


@SAID.shows(Object, "answer")
def _answer(view: View, answer: str) -> Choice:
    return Choice(Text(f"label-answer-{answer}"))
