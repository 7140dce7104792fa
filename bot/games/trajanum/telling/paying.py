"""What is said of paying citizens, with what the whole scoring would bring then."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from bot.engine import Choice, Missing, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import CONSTANTS, ROWS, TRAJAN_CARDS
from bot.games.trajanum.rules import cycle_scoring, forum, orders
from bot.games.trajanum.rules.cycle_scoring import Payment
from bot.games.trajanum.rules.moves import Pay, rows_counted
from bot.games.trajanum.rules.names import resource_name
from bot.games.trajanum.state import Source, View

from .envoys import forum_group
from .phrases import own, points, rows_listed

SAID = Sayings[View]()


@SAID.asks(Payment)
def _payment(view: View, asked: Payment) -> Text:
    return text(
        "prompt-payment",
        rows=rows_listed(own(view).inhabited),
        coins=resource_name("coin", own(view).resources["coin"]),
    )


@SAID.shows(Pay, "count")
def _count(view: View, count: int) -> Choice:
    """So many rows, with the most points that they bring."""
    most = max(
        _worth(view, rows) for rows in cycle_scoring.payments(own(view)) if rows_counted(rows) == count
    )
    return Choice(text("choice-rows", count=count), text("hint-most", points=points(most)), most)


@SAID.shows(Pay, "rows")
def _paid(view: View, rows: str) -> Choice:
    """Rows to pay, with what the whole scoring would bring then; the most first, then the most coins left."""
    numbers = cycle_scoring.rows_named(rows)
    worth = _worth(view, rows)
    left = own(view).resources["coin"] - len(numbers) * CONSTANTS.citizen_pay
    hint = text("hint-scoring", points=points(worth), coins=resource_name("coin", left))
    return Choice(rows_listed(numbers, "choice-paid"), hint, worth - len(numbers) / 10)


def _worth(view: View, rows: str) -> int:
    return sum(scoring(view, view.own_seat, cycle_scoring.rows_named(rows)).values())


@SAID.lacks(Pay, "rows")
def _rows(view: View) -> list[Missing]:
    """All rows with citizens, where the coins don't go so far; rows without any."""
    player = own(view)
    own_rows = player.inhabited
    found = []
    if cycle_scoring.most_rows(player) < len(own_rows):
        coins = text("lacks-coins", count=len(own_rows), coins=player.resources["coin"])
        found.append(Missing(rows_listed(own_rows, "choice-paid"), coins))
    if empty := [number for number in ROWS if number not in own_rows]:
        found.append(Missing(rows_listed(empty, "choice-paid"), Text("lacks-citizens")))
    return found


@SAID.foretells(Pay)
def _pay(view: View, move: Pay) -> list[Text]:
    """What is paid, who stops working, and what the scoring brings then."""
    paid = cycle_scoring.rows_named(move.rows)
    unpaid = [number for number in own(view).inhabited if number not in paid]
    left = own(view).resources["coin"] - len(paid) * CONSTANTS.citizen_pay
    told = [text("preview-paid", rows=rows_listed(paid), coins=resource_name("coin", left))]
    if unpaid:
        told.append(text("preview-unpaid", rows=rows_listed(unpaid)))
    found = scoring(view, view.own_seat, paid)
    sources: list[Text | Player] = [
        text("preview-source", source=Text(f"source-{source}"), points=amount)
        for source, amount in found.items()
        if amount
    ]
    if sources:
        told.append(text("preview-scoring", points=points(sum(found.values())), sources=sources))
    else:
        told.append(Text("preview-scoring-none"))
    return [*told, Text("preview-unseen")]


def scoring(view: View, seat: int, active: Collection[int]) -> dict[Source, int]:
    """What the scoring would bring the seat now by each step, with these rows of citizens paid."""
    player = view.players[seat]
    rows = [replace(row, active=number in active) for number, row in enumerate(player.rows, 1)]
    unpaid = player.resources["coin"] - len(active)
    cranes = {
        corner: replace(crane, state="scored") if crane.state == "open" else crane
        for corner, crane in player.cranes.items()
    }
    paid = replace(player, rows=rows, cranes=cranes, resources={**player.resources, "coin": unpaid})
    table = replace(view, players=[paid if other is player else other for other in view.players])
    opened = [corner for corner, crane in player.cranes.items() if crane.state == "open"]
    card = view.trajan.get(view.cycle)
    fulfilled = 0
    if card is not None:
        fulfilled = orders.formations(paid, TRAJAN_CARDS[card]) + orders.collected(paid, TRAJAN_CARDS[card])
    return {
        "crane": sum(cycle_scoring.crane_points(view, seat, corner) for corner in opened),
        "colonia": cycle_scoring.colonia_points(paid),
        "eagle": forum.eagle_points(table, seat),
        "group": forum_group(table, seat),
        "order": fulfilled * cycle_scoring.order_points(paid),
    }
