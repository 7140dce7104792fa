"""What is said of choosing the side of a player board."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Text, text
from bot.games.praetor.components import BOARDS, PlayerBoard
from bot.games.praetor.rules import names
from bot.games.praetor.rules.moves import ChooseSide
from bot.games.praetor.rules.set_up import ChooseBoard
from bot.games.praetor.state import View
from bot.games.sayings import Sayings

from .phrases import morale_range, rates

SAID = Sayings[View]()


@SAID.asks(ChooseBoard)
def _board(view: View, asked: ChooseBoard) -> Text:
    dealt = view.players[asked.seat].dealt
    assert dealt is not None
    return text("prompt-choose-board", board=names.board(dealt))


@SAID.shows(ChooseSide, "side")
def _side(view: View, side: str) -> Choice:
    board = _board_of_side(view, side)
    hint = text("hint-board", sell=rates(board.sell), buy=rates(board.buy), **morale_range(board))
    return Choice(names.board(board.id), hint)


@SAID.foresees(ChooseSide)
def _choose_side(foreseen: Foreseen) -> list[Text]:
    board = foreseen.after.players[foreseen.seat].player_board
    return [
        text("outlook-board-rates", sell=rates(board.sell), buy=rates(board.buy)),
        text("outlook-board-morale", **morale_range(board)),
    ]


def _board_of_side(view: View, side: str) -> PlayerBoard:
    """The player board that the viewer would have with side A or B."""
    return BOARDS[(view.players[view.own_seat].dealt if side == "B" else None) or "A"]
