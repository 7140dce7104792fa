"""What is said of a worker who is sent, to build or to activate."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Place, Text, text
from bot.games.praetor.components import CONSTANTS, Goods
from bot.games.praetor.rules import city, costs, update
from bot.games.praetor.rules.costs import RETIRED
from bot.games.praetor.state import View

from .phrases import fee, points, short


def shown(view: View, worker: int, hint: Text | None, rank: int) -> Choice:
    """A worker by experience; a retired one, whom players may call R, with the labor camp's fee."""
    if worker < RETIRED:
        return Choice(text("choice-worker", experience=worker), hint, rank)
    camp = fee(view, city.special_tile(view, "labor_camp"))
    label = text("choice-retired-fee" if camp else "choice-retired", **camp)
    return Choice(label, hint, rank, also=("R",))


def prospect(view: View, worker: int, *, grows: bool) -> Text:
    """What becomes of the worker, in a few words."""
    if worker == RETIRED:
        return Text("hint-worker-fielded")
    if not grows:
        return text("hint-worker-stays", experience=worker)
    if worker + 1 == CONSTANTS.retire_at:
        return text("hint-worker-retires", points=points(update.retirement_points(view.stack_top)))
    return text("hint-worker-grows", next=worker + 1)


def retired_lacking(view: View, cost: Goods) -> list[Missing]:
    """The retired worker, where the player has one and there is a labor camp; `cost` is paid beside."""
    seat = view.own_seat
    player = view.players[seat]
    if city.special_tile(view, "labor_camp") is None or not player.retired_workers:
        return []
    label = Text("choice-retired")
    if player.labor_camp_used:
        return [Missing(label, Text("lacks-camp-used"))]
    lacks = costs.lacking(player.goods, costs.worker_fee(view, seat, RETIRED), cost)
    return [Missing(label, short(lacks))] if lacks else []


def sending_fee(view: View, worker: int | None) -> Goods:
    """What sending the worker chosen costs; without active workers it must be a retired one."""
    seat = view.own_seat
    if worker is None:
        worker = next(iter(view.players[seat].pool), RETIRED)
    return costs.worker_fee(view, seat, worker)


def stay(foreseen: Foreseen) -> list[Text]:
    """Where the worker sent is until the end of the round, and what becomes of them; nothing once it has ended."""
    view, space = foreseen.after, foreseen.move.space
    placed = [worker for worker in view.players[foreseen.seat].placed if worker.space == space]
    if not placed:
        return []
    worker = placed[-1]
    if worker.retired:
        return [text("outlook-worker-fielded", space=Place(space))]
    if not update.learns(view, worker):
        return [text("outlook-worker-stays", experience=worker.experience, space=Place(space))]
    if worker.experience + 1 == CONSTANTS.retire_at:
        earned = points(update.retirement_points(view.stack_top))
        return [
            text("outlook-worker-retires", experience=worker.experience, space=Place(space), points=earned)
        ]
    grown = worker.experience + 1
    return [text("outlook-worker-grows", experience=worker.experience, space=Place(space), next=grown)]
