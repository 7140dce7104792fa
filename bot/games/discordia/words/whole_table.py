"""The whole table in words, and its pictures in few."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Described, Passage, Player, Text, text
from bot.games.discordia.components import COLUMNS, CONSTANTS, DICE
from bot.games.discordia.rules import names
from bot.games.discordia.state import View
from bot.games.shared_words import own_passage

from . import board_in_words, seats
from .phrases import rolled, tribes


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    over = view.outcome is not None
    return [
        Passage(Text("passage-over" if over else "passage-course"), [*_course(view), *_order(view)]),
        Passage(Text("passage-columns"), list(board_in_words.columns(view))),
        Passage(Text("passage-raid"), list(board_in_words.raid_to_come(view))),
        Passage(Text("passage-offer"), list(board_in_words.offers(view))),
        *(own_passage(view, seat, seats.whole(view, seat)) for seat in _seats(view)),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The two pictures of the table in few words: the board, and everybody's city."""
    board = [_stage(view, "board"), *_dice_briefly(view), *_tribes(view), _display(view), *_offer(view)]
    stocks = {seat: seats.stock_briefly(view, seat) for seat in range(view.seats)}
    cities = {seat: seats.city_briefly(view, seat) for seat in range(view.seats)}
    return [Described(board, stocks), Described([_stage(view, "cities")], cities)]


def _seats(view: View) -> list[int]:
    """The viewer's seat before the others, those in turn order."""
    return sorted(view.turn_order(), key=lambda seat: seat != view.viewer)


# How far the game has come.


def _course(view: View) -> list[Text]:
    """The year, and the season or what the year's end has come to."""
    if view.outcome is not None:
        return [text("in-words-over", year=view.year), Text(view.outcome.reason)]
    return [text("in-words-year", year=view.year, years=CONSTANTS.years, moment=_moment(view))]


def _moment(view: View) -> Text:
    if view.phase != "season":
        return Text(f"phase-{view.phase}")
    season = names.season(view.season)
    return text("in-words-season", season=season, number=view.season, seasons=CONSTANTS.seasons)


def _stage(view: View, picture: str) -> Text:
    """Which picture it is, and how far the game has come."""
    if view.outcome is not None:
        return text(f"pictured-{picture}-over", year=view.year)
    return text(f"pictured-{picture}", year=view.year, years=CONSTANTS.years, moment=_moment(view))


def _order(view: View) -> list[Text]:
    """Start player and Maximus; the dice as they lie, and who has used which of them."""
    return [*_first(view), *_dice(view)]


def _first(view: View) -> list[Text]:
    if view.outcome is not None:
        return []
    start = text("in-words-start-player", player=Player(view.start_player))
    if view.phase != "season":
        return [start]
    order: list[Text | Player] = [Player(seat) for seat in view.turn_order()]
    return [start, text("in-words-order", player=Player(view.maximus), players=order)]


def _dice(view: View) -> list[Text]:
    if not view.dice:
        return []
    dice = text("in-words-dice", dice=[rolled(view, die) for die in DICE])
    used: list[Text | Player] = [
        text("in-words-die-used", player=Player(seat), die=names.die(player.die), value=player.value)
        for seat in view.turn_order()
        if (player := view.players[seat]).die is not None and player.value is not None
    ]
    return [dice, text("in-words-dice-used", used=used)] if used else [dice]


# The picture of the board.


def _dice_briefly(view: View) -> list[Text]:
    if not view.dice or view.phase != "season" or view.outcome is not None:
        return []
    return [text("pictured-dice", dice=[rolled(view, die) for die in DICE])]


def _tribes(view: View) -> list[Text]:
    if view.left is None or view.outcome is not None:
        return []
    return [text("pictured-tribes", tribes=tribes(view))]


def _display(view: View) -> Text:
    """How many city tiles lie in each column."""
    columns = [
        sum(tile is not None and cell[0] == str(column) for cell, tile in view.display.items())
        for column in range(1, COLUMNS + 1)
    ]
    return text("pictured-display", columns=", ".join(map(str, columns)), stack=view.stack)


def _offer(view: View) -> list[Text]:
    """What is left for all; nothing of it matters when the game is over."""
    if view.outcome is not None:
        return []
    return [
        text(
            "pictured-offer",
            cult=view.cult,
            manipulators=view.manipulators,
            extensions=sum(view.extensions.values()),
            towers=len(view.towers),
            decrees=len(view.decrees),
            privileges=len(view.privileges),
            bag=view.bag_size,
        )
    ]
