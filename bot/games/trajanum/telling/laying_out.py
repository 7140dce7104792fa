"""What is said of the set-up."""

from __future__ import annotations

from functools import partial

from bot.engine import Argument, Choice, Place, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import CLASSES, COLOURS, CORNERS, DIAGONALS, ROWS_OF
from bot.games.trajanum.rules import set_up
from bot.games.trajanum.rules.moves import Setup
from bot.games.trajanum.rules.names import class_name, colour_name, row_name
from bot.games.trajanum.rules.set_up import SetUpChoice
from bot.games.trajanum.state import View

from .phrases import ability, own, rows_listed

SAID = Sayings[View]()


@SAID.asks(SetUpChoice)
def _set_up(view: View, asked: SetUpChoice) -> Text:
    citizen = own(view).citizen
    return text("prompt-set-up-choice", citizen=class_name(citizen), rows=rows_listed(ROWS_OF[citizen]))


def _crane(corner: str, view: View, colour: str) -> Choice:
    """The colour of the crane in a corner; the picture has a crane of that colour there."""
    label = text("choice-crane", corner=Place(corner), colour=colour_name(colour))
    return Choice(label, None, -[*map(str, COLOURS)].index(colour), corner, colour)


for _field, _corner in zip(("nw", "ne", "sw", "se"), CORNERS, strict=True):
    SAID.shows(Setup, _field)(partial(_crane, _corner))


@SAID.shows(Setup, "diagonal")
def _diagonal(view: View, diagonal: str) -> Choice:
    upper, lower = DIAGONALS[diagonal]
    return Choice(
        text("choice-diagonal", upper=Place(upper), lower=Place(lower)), rank=-[*DIAGONALS].index(diagonal)
    )


@SAID.shows(Setup, "upper")
def _upper(view: View, citizen: str, diagonal: str | None) -> Choice:
    """Which of the two citizens lies on the upper corner, and which on the lower one then."""
    other = next(other for other in set_up.other_classes(own(view).citizen) if other != citizen)
    both = {"citizen": class_name(citizen), "other": class_name(other)}
    label, rank = text("choice-upper", **both), -[*map(str, CLASSES)].index(citizen)
    if diagonal is None:
        return Choice(label, rank=rank)
    upper, lower = DIAGONALS[diagonal]
    hint = text("hint-corners", upper=Place(upper), lower=Place(lower), **both)
    return Choice(label, hint, rank, upper, citizen)


@SAID.foretells(Setup)
def _setup(view: View, move: Setup) -> list[Text]:
    citizen = own(view).citizen
    other = next(other for other in set_up.other_classes(citizen) if other != move.upper)
    upper, lower = DIAGONALS[move.diagonal]
    colours = (move.nw, move.ne, move.sw, move.se)
    cranes: Argument = [
        text("choice-crane", corner=Place(corner), colour=colour_name(colour))
        for corner, colour in zip(CORNERS, colours, strict=True)
    ]
    return [
        text("preview-cranes", cranes=cranes),
        text("preview-first-citizen", row=row_name(move.row), ability=ability(move.row)),
        text(
            "preview-corners",
            upper=Place(upper),
            citizen=class_name(move.upper),
            lower=Place(lower),
            other=class_name(other),
        ),
        Text("preview-unseen"),
    ]
