"""What is said of the set-up."""

from __future__ import annotations

from functools import partial

from bot.engine import Argument, Choice, Foreseen, Place, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import CLASSES, COLOURS, CORNERS, DIAGONALS, ROWS_OF
from bot.games.trajanum.rules import set_up
from bot.games.trajanum.rules.moves import Setup
from bot.games.trajanum.rules.names import class_name, colour_name, tile_name
from bot.games.trajanum.rules.set_up import SetUpChoice
from bot.games.trajanum.state import View

from .phrases import own, rows_listed
from .prospects import effects

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


@SAID.foresees(Setup)
def _laid_out(foreseen: Foreseen) -> list[Text]:
    """Where the cranes stand and the two other citizens lie; what the first one does."""
    player = own(foreseen.after)
    cranes: Argument = [
        text("choice-crane", corner=Place(corner), colour=colour_name(crane.colour))
        for corner, crane in player.cranes.items()
    ]
    corners: Argument = [
        text("outlook-corner", citizen=tile_name(tile), corner=Place(corner))
        for corner, tile in player.tiles.items()
    ]
    return [
        text("outlook-cranes", cranes=cranes),
        text("outlook-corners", citizens=corners),
        *effects(foreseen),
        Text("outlook-unseen"),
    ]
