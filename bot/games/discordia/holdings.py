"""What a seat of Discordia has."""

from __future__ import annotations

from bot.engine import Holding, Holdings, Where

from .components import Colour
from .rules import years
from .state import Player

STOCK, MEANS, TRACKS = "stock", "means", "tracks"
"""Shelves: holdings that pictures show side by side."""

_FIGURES: dict[Colour, str] = {"blue": "sailor", "red": "soldier", "white": "merchant", "yellow": "farmer"}
_FOLLOWS: dict[Where, str] = {"changes": "it follows from events"}
_LEFT: dict[Where, str] = {"end": "it doesn't count then"}
_BUILT: dict[Where, str] = {**_FOLLOWS, "result": "the picture shows the tiles"}


HOLDINGS = Holdings(
    Player,
    (
        Holding(
            "stock",
            "discordia/stock",
            "figures",
            unwanted=True,
            without=_FOLLOWS | {"end": "it is the total"},
        ),
        *(
            Holding(
                colour,
                f"discordia/{artwork}",
                f"stock.{colour}",
                said=f"figures-{colour}",
                scored=colour,
                shelf=STOCK,
                unwanted=True,
            )
            for colour, artwork in _FIGURES.items()
        ),
        Holding("shortage", "discordia/shortage", years.shortage, unwanted=True, without=_FOLLOWS | _LEFT),
        Holding("placed", "discordia/dispatch", without=_BUILT),
        Holding("towers", "discordia/tower", without=_BUILT),
        Holding("star", "discordia/star", "stars", shelf=MEANS, listed=True, without=_LEFT),
        Holding(
            "manipulator",
            "discordia/manipulator",
            "manipulators",
            ready="active",
            shelf=MEANS,
            listed=True,
            without=_LEFT,
        ),
        Holding("decrees", "discordia/decree", without=_FOLLOWS),
        Holding("strength", "discordia/strength", shelf=MEANS, without=_FOLLOWS),
        Holding("aqueduct", "discordia/aqueduct", shelf=TRACKS),
        Holding("expedition", "discordia/expedition", shelf=TRACKS, without=_FOLLOWS),
        Holding("development", "discordia/development", shelf=TRACKS, without=_FOLLOWS),
        Holding(
            "privileges", "discordia/privilege", "unspent", reads=("privileges",), without=_FOLLOWS | _LEFT
        ),
    ),
    elsewhere={
        "rows": "the plan of the city is shown place by place",
        "extensions": "the plan and the tracks show the places that they add",
        "relief": "the shortage includes it",
        "die": "the header shows what they have chosen",
        "value": "the header shows what they have chosen",
    },
)
