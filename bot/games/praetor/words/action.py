"""What is said of taking an action, and of passing."""

from __future__ import annotations

from bot.engine import Foreseen, Text, text
from bot.games.praetor.rules.action import TakeAction, can_act
from bot.games.praetor.rules.moves import Pass
from bot.games.praetor.state import View
from bot.games.sayings import Sayings

from .phrases import experience, goods, workers
from .prospects import wages_ahead, wages_are_paid

SAID = Sayings[View]()


@SAID.asks(TakeAction)
def _action(view: View, asked: TakeAction) -> Text:
    pool = view.players[asked.seat].pool
    if not pool:
        return text("prompt-take-action-retired", goods=goods(view))
    return text(
        "prompt-take-action", workers=workers(len(pool)), experience=experience(pool), goods=goods(view)
    )


@SAID.foresees(Pass)
def _pass(foreseen: Foreseen) -> list[Text]:
    """The wages to come, unless the round ends with the move."""
    if wages_are_paid(foreseen):
        return []
    view, seat = foreseen.after, foreseen.seat
    due, held = wages_ahead(view, seat), view.players[seat].goods["gold"]
    if due > held:
        return [text("outlook-wages-short", due=due, held=held, short=due - held)]
    return [text("outlook-wages", due=due, held=held)]


@SAID.warns(Pass)
def _could_act(foreseen: Foreseen) -> Text | None:
    """Passing though workers could still act (9.6)."""
    view, seat = foreseen.before, foreseen.seat
    if not can_act(view, seat):
        return None
    idle = len(view.players[seat].pool)
    return text("caution-pass-workers", workers=idle) if idle else Text("caution-pass-retired")
