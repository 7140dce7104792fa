"""On the first page of a turn, kinds of moves are in the game's order, with or without further questions."""

from types import SimpleNamespace
from typing import Any

from bot.channel.messages.components import TableMenu
from bot.channel.moves.prompt import OpenTurn
from bot.channel.moves.turn_page import turn_page
from bot.engine import Chance, Draft
from bot.games import TITLES
from bot.play.turn.games import KeptDraft
from tools.selfplay import seed_bytes

from .test_choosing import table_of


async def _drawn(*_: Any) -> bytes:
    return b""


RENDERER: Any = SimpleNamespace(mat=_drawn, choice=_drawn)
BUILD, TRADE, DISCARD, DONE = "Build", "Trade", "Discard", "Done"


async def test_building_comes_before_trading_and_trading_before_discarding() -> None:
    title = TITLES["provincia"]
    seed = seed_bytes("order of kinds")
    state, chance = title.game.new(2, {}, seed), Chance(seed)
    while True:
        seat = title.game.asked(state)[0].seat
        table = table_of(title, title.game.copy(state))
        turn = OpenTurn(table, seat, table.words("en"), KeptDraft(Draft(table.view(seat))))
        assert turn.asked is not None
        if {"build", "trade", "discard", "done"} <= set(turn.asked.forms):
            break
        title.game.play(state, seat, chance.pick(list(turn.asked.forms.values())).sample(chance.below))
    page = await turn_page(RENDERER, turn)
    labels = [one.item.label or "" for row in page.rows if not isinstance(row, TableMenu) for one in row]
    kinds = [label.split(" ")[0] for label in labels]
    wanted = [kind for kind in dict.fromkeys(kinds) if kind in (BUILD, TRADE, DISCARD, DONE)]
    assert wanted == [BUILD, TRADE, DISCARD, DONE]
