"""What a seat of Discordia has."""

from __future__ import annotations

from bot.engine import Holding, Holdings

from .components import COLOURS, Colour
from .rules import years
from .state import Player, Table

STOCK, MEANS, TRACKS = "stock", "means", "tracks"
"""What pictures put side by side: figures, what a turn is made with, what has a track of its own."""

_FIGURES: dict[Colour, str] = {
    "blue": "discordia/sailor",
    "red": "discordia/soldier",
    "white": "discordia/merchant",
    "yellow": "discordia/farmer",
}
_CHANGING = "what it is worked out of changes with what events tell"
_PLACES = "events name the places that are covered"
_OF_NO_USE = "what is left goes for nothing"


def _figure(colour: Colour) -> Holding:
    return Holding(
        colour,
        _FIGURES[colour],
        f"stock.{colour}",
        scored=colour,
        said=f"figures-{colour}",
        shelf=STOCK,
        unwanted=True,
        without={"alt": "the whole stock is told"},
    )


def _lack(table: Table, seat: int) -> int:
    return years.lack(table.players[seat]).total


HOLDINGS = Holdings(
    Player,
    (
        Holding(
            "stock",
            "discordia/stock",
            "figures",
            unwanted=True,
            without={"changes": _CHANGING, "end": "the points of the end are its figures"},
        ),
        *map(_figure, COLOURS),
        Holding(
            "shortage",
            "discordia/shortage",
            _lack,
            reads=("rows", "extensions", "relief"),
            unwanted=True,
            without={"changes": _CHANGING, "end": _OF_NO_USE},
        ),
        Holding(
            "placed",
            "discordia/dispatch",
            without={
                "changes": _CHANGING,
                "result": "the spaces that they fill are shown",
                "alt": "the tiles are told",
            },
        ),
        Holding(
            "towers",
            "discordia/tower",
            without={"changes": _PLACES, "result": "their places are shown", "alt": "the tiles are told"},
        ),
        Holding("star", "discordia/star", "stars", said="stars", shelf=MEANS, without={"end": _OF_NO_USE}),
        Holding(
            "manipulator",
            "discordia/manipulator",
            "manipulators",
            ready="active",
            shelf=MEANS,
            without={"end": _OF_NO_USE},
        ),
        Holding("decrees", "discordia/decree", without={"changes": "events name them"}),
        Holding("strength", "discordia/strength", shelf=MEANS, without={"changes": _CHANGING}),
        Holding("aqueduct", "discordia/aqueduct", shelf=TRACKS),
        Holding("expedition", "discordia/expedition", shelf=TRACKS, without={"changes": _PLACES}),
        Holding("development", "discordia/development", shelf=TRACKS, without={"changes": _PLACES}),
        Holding(
            "privileges",
            "discordia/privilege",
            "unspent",
            reads=("privileges",),
            without={"changes": "events name them", "end": "they are of use during the game alone"},
        ),
    ),
    elsewhere={
        "die": "the dice of the season show who has taken which",
        "value": "the column in use is framed",
    },
)
