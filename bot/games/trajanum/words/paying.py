"""What is said of paying citizens, with what the whole scoring would bring then."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import Choice, Foreseen, Missing, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import CONSTANTS, ROWS, TRAJAN_CARDS
from bot.games.trajanum.rules import cycle_scoring, forum, orders
from bot.games.trajanum.rules.cycle_scoring import Payment
from bot.games.trajanum.rules.moves import Pay, rows_counted
from bot.games.trajanum.rules.names import resource_name
from bot.games.trajanum.state import Player as Governor
from bot.games.trajanum.state import Source, View

from .phrases import own, points, rows_listed
from .prospects import forum_group

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
    """What the scoring would bring with these rows of citizens paid."""
    numbers, player = cycle_scoring.rows_named(rows), own(view)
    paid = replace(
        player,
        rows=[replace(row, active=number in numbers) for number, row in enumerate(player.rows, 1)],
        resources=player.resources
        | {"coin": player.resources["coin"] - len(numbers) * CONSTANTS.citizen_pay},
    )
    players = [paid if other is player else other for other in view.players]
    return sum(scoring(replace(view, players=players)).values())


def rows_in_words(view: View) -> Text:
    """The rows that may be paid."""
    numbers = own(view).inhabited
    if not numbers:
        return Text("in-words-pays-none")
    rows: list[Text | Player] = [text("row-number", row=number) for number in numbers]
    return text("in-words-pays", rows=rows)


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


@SAID.foresees(Pay)
def _pay(foreseen: Foreseen) -> list[Text]:
    """What is left, who stops working, and what the scoring brings then."""
    player = own(foreseen.after)
    told = [text("outlook-coins", coins=resource_name("coin", player.resources["coin"]))]
    if unpaid := _unpaid(player):
        told.append(text("outlook-unpaid", rows=rows_listed(unpaid)))
    found = scoring(foreseen.after)
    sources: list[Text | Player] = [
        text("outlook-source", source=Text(f"source-{source}"), points=amount)
        for source, amount in found.items()
        if amount
    ]
    if sources:
        told.append(text("outlook-scoring", points=points(sum(found.values())), sources=sources))
    else:
        told.append(Text("outlook-scoring-none"))
    return [*told, Text("outlook-unseen")]


@SAID.warns(Pay)
def _left_unpaid(foreseen: Foreseen) -> Text | None:
    """Rows left unpaid though there are coins."""
    player = own(foreseen.after)
    unpaid, coins = len(_unpaid(player)), player.resources["coin"]
    return text("caution-unpaid", rows=min(unpaid, coins), coins=coins) if unpaid and coins else None


def _unpaid(player: Governor) -> list[int]:
    """The rows with citizens that are not active."""
    return [number for number in player.inhabited if not player.has_active(number)]


def scoring(view: View) -> dict[Source, int]:
    """What the scoring brings the viewer by each step, as things stand."""
    player, seat = own(view), view.own_seat
    opened = [corner for corner, crane in player.cranes.items() if crane.state == "open"]
    scored = {corner: replace(player.cranes[corner], state="scored") for corner in opened}
    then = replace(player, cranes=player.cranes | scored)
    card = TRAJAN_CARDS[view.trajan[view.cycle]] if view.cycle in view.trajan else None
    fulfilled = orders.formations(then, card) + orders.collected(then, card) if card else 0
    return {
        "crane": sum(cycle_scoring.crane_points(view, seat, corner) for corner in opened),
        "colonia": cycle_scoring.colonia_points(player),
        "eagle": forum.eagle_points(view, seat),
        "group": forum_group(view, seat),
        "order": fulfilled * cycle_scoring.order_points(player),
    }
