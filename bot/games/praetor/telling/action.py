"""What is said of taking an action, and of passing."""

from __future__ import annotations

from bot.engine import Text, text
from bot.games.praetor.rules.action import TakeAction
from bot.games.praetor.rules.moves import Pass
from bot.games.praetor.state import View
from bot.games.sayings import Sayings

from .phrases import experience, goods, workers
from .prospects import wages_ahead

SAID = Sayings[View]()


@SAID.asks(TakeAction)
def _action(view: View, asked: TakeAction) -> Text:
    pool = view.players[asked.seat].pool
    if not pool:
        return text("prompt-take-action-retired", goods=goods(view))
    return text(
        "prompt-take-action", workers=workers(len(pool)), experience=experience(pool), goods=goods(view)
    )


@SAID.foretells(Pass)
def _pass(view: View, move: Pass) -> list[Text]:
    player = view.players[view.own_seat]
    told = [Text("preview-pass")]
    if player.pool:
        count = len(player.pool)
        idle = text("preview-idle", workers=workers(count), experience=experience(player.pool), count=count)
        told.append(idle)
    return [*told, _wages(view)]


def _wages(view: View) -> Text:
    seat = view.own_seat
    due, held = wages_ahead(view, seat), view.players[seat].goods["gold"]
    if due > held:
        return text("preview-wages-short", due=due, held=held, short=due - held)
    return text("preview-wages", due=due, held=held)
