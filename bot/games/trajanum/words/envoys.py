"""What is said of envoys, of rewards and area bonuses, and of paying citizens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine import Choice, Foreseen, Missing, Player, Text, text
from bot.games.sayings import Sayings, breaths
from bot.games.trajanum import scoring
from bot.games.trajanum.components import BONUSES, CONSTANTS, REWARDS, ROWS
from bot.games.trajanum.rules import building, forum
from bot.games.trajanum.rules.building import RewardChoice
from bot.games.trajanum.rules.forum import BonusChoice, EnvoyChoice
from bot.games.trajanum.rules.moves import NONE, Bonus, Envoy, Pay, Reward, Skip, column_of, rows_counted
from bot.games.trajanum.rules.names import bonus_name, colour_name, resource_name, reward_name, track_name
from bot.games.trajanum.state import Player as Governor
from bot.games.trajanum.state import Source, View
from bot.i18n.fluent import signed

from .phrases import (
    REWARD_WORTH,
    Sending,
    effects,
    forum_group,
    held,
    own,
    points,
    rows_listed,
    sending,
    slider,
)

SAID = Sayings[View]()

AREA = "!"
"""What a picture writes where an area is completed."""
CELLS_IN_A_BREATH = 12


@SAID.asks(EnvoyChoice)
def _envoy(view: View, asked: EnvoyChoice) -> Text:
    ship = own(view).ship
    if asked.where == forum.EAGLE:
        return text("prompt-envoy-eagle", envoys=ship)
    if asked.where == forum.ANY:
        return text("prompt-envoy-any", envoys=ship)
    return text("prompt-envoy-choice", colour=colour_name(asked.where), envoys=ship)


def cells_in_words(view: View) -> Iterator[Text]:
    asked = view.decision
    assert isinstance(asked, EnvoyChoice)
    cells = [_called(view, cell) for cell in forum.open_cells(view, view.own_seat, asked.where)]
    for some in breaths(cells, CELLS_IN_A_BREATH):
        yield text("in-words-open-cells", cells=some)


def _called(view: View, cell: str) -> Text:
    return text("choice-cell", cell=cell, colour=colour_name(view.forum.colours()[cell]))


def _sent(view: View, cell: str) -> tuple[bool, Sending]:
    """Whether an envoy on the cell completes its area, and what it changes."""
    placed = replace(view.forum, envoys={**view.forum.envoys, cell: view.own_seat})
    area = placed.area_of(cell)
    completes = area is not None and not placed.free(area)
    return completes, sending(view, replace(view, forum=placed), view.own_seat)


@SAID.shows(Envoy, "cell")
def _cell(view: View, label: str) -> Choice:
    completes, found = _sent(view, label)
    effects: list[Text | Player] = []
    if completes:
        effects.append(Text("would-complete"))
    elif area := view.forum.area_of(label):
        effects.append(text("would-join", left=len(view.forum.free(area)) - 1, cells=len(area.cells)))
    if found.eagles:
        effects.append(text("would-eagle", points=found.eagles))
    if found.size:
        effects.append(text("would-group", size=found.size))
    hint = text("hint-effects", effects=effects) if effects else None
    rank = found.points + REWARD_WORTH * completes + found.size / 10
    badge, legend = _marks([(completes, found)])
    return Choice(_called(view, label), hint, rank, label, badge, legend=legend)


@SAID.shows(Envoy, "column")
def _forum_column(view: View, label: str) -> Choice:
    asked = view.decision
    assert isinstance(asked, EnvoyChoice)
    cells = [one for one in forum.open_cells(view, view.own_seat, asked.where) if column_of(one) == label]
    found = [_sent(view, one) for one in cells]
    most = max(one.points for _, one in found)
    hint = text("hint-cells-points" if most > 0 else "hint-cells", cells=len(cells), points=most)
    badge, legend = _marks(found)
    return Choice(text("choice-column", column=label), hint, -ord(label), label, badge, legend=legend)


def _marks(found: Sequence[tuple[bool, Sending]]) -> tuple[str, tuple[Text, ...]]:
    """What a picture writes on a cell or a column, and what that means: the most points, a complete area."""
    most = max(one.points for _, one in found)
    marks = [(signed(most), Text("sign-points"))] if most > 0 else []
    if any(completes for completes, _ in found):
        marks.append((AREA, Text("sign-area")))
    return "".join(sign for sign, _ in marks), tuple(meaning for _, meaning in marks)


@SAID.asks(RewardChoice)
def _reward_asked(view: View, asked: RewardChoice) -> Text:
    return text("prompt-reward-choice", track=track_name(asked.track), step=own(view).tracks[asked.track])


@SAID.shows(Reward, "step")
def _reward(view: View, step: int) -> Choice:
    asked = view.decision
    assert isinstance(asked, RewardChoice)
    return Choice(text("choice-step", step=step, reward=reward_name(asked.track, step)), rank=step)


@SAID.lacks(Reward, "step")
def _rewards(view: View) -> list[Missing]:
    asked = view.decision
    if not isinstance(asked, RewardChoice):
        return []
    reached = range(1, own(view).tracks[asked.track] + 1)
    possible = building.open_rewards(view, asked.seat, asked.track)
    found = []
    for step in (step for step in reached if step not in possible):
        envoy, lacks = REWARDS[asked.track, step].envoy, "lacks-bar"
        if envoy:
            lacks = ("lacks-eagle" if envoy == "eagle" else "lacks-cell") if own(view).ship else "lacks-envoy"
        label = text("choice-step", step=step, reward=reward_name(asked.track, step))
        found.append(Missing(label, Text(lacks)))
    return found


@SAID.asks(BonusChoice)
def _bonus_asked(view: View, asked: BonusChoice) -> Text:
    return text("prompt-bonus-choice", picks=asked.picks)


@SAID.shows(Bonus, "first")
@SAID.shows(Bonus, "second")
def _bonus(view: View, bonus: str) -> Choice:
    if bonus == NONE:
        return Choice(Text("choice-nothing"))
    if bonus == "upgrade":
        return Choice(bonus_name(bonus), slider(view))
    return Choice(bonus_name(bonus), None if bonus == "points" else held(view, bonus))


@SAID.lacks(Bonus, "first")
def _bonuses(view: View) -> list[Missing]:
    offered = forum.offered_bonuses(view, view.own_seat)
    return [Missing(bonus_name(bonus), Text("lacks-bar")) for bonus in BONUSES if bonus not in offered]


for _move in (Envoy, Reward, Skip, Bonus):
    SAID.foresees(_move)(effects)


@SAID.asks(scoring.Payment)
def _payment(view: View, asked: scoring.Payment) -> Text:
    coins = resource_name("coin", own(view).resources["coin"])
    return text("prompt-payment", rows=rows_listed(own(view).inhabited), coins=coins)


@SAID.shows(Pay, "count")
def _count(view: View, count: int) -> Choice:
    choices = [rows for rows in scoring.payments(own(view)) if rows_counted(rows) == count]
    most = max(_scoring_points(view, rows) for rows in choices)
    return Choice(text("choice-rows", count=count), text("hint-most", points=points(most)), most)


@SAID.shows(Pay, "rows")
def _paid(view: View, rows: str) -> Choice:
    """Rows to pay, with what the whole scoring would bring then; the most first, then the most coins left."""
    numbers = scoring.rows_named(rows)
    worth = _scoring_points(view, rows)
    left = own(view).resources["coin"] - len(numbers) * CONSTANTS.citizen_pay
    hint = text("hint-scoring", points=points(worth), coins=resource_name("coin", left))
    return Choice(rows_listed(numbers, "choice-paid"), hint, worth - len(numbers) / 10)


def _scoring_points(view: View, rows: str) -> int:
    numbers, player = scoring.rows_named(rows), own(view)
    rows_then = [replace(row, active=number in numbers) for number, row in enumerate(player.rows, 1)]
    coins = player.resources["coin"] - len(numbers) * CONSTANTS.citizen_pay
    paid = replace(player, rows=rows_then, resources=player.resources | {"coin": coins})
    players = [paid if other is player else other for other in view.players]
    return sum(scoring_ahead(replace(view, players=players)).values())


def rows_in_words(view: View) -> Text:
    numbers = own(view).inhabited
    if not numbers:
        return Text("in-words-pays-none")
    rows: list[Text | Player] = [text("row-number", row=number) for number in numbers]
    return text("in-words-pays", rows=rows)


@SAID.lacks(Pay, "rows")
def _rows(view: View) -> list[Missing]:
    player = own(view)
    own_rows = player.inhabited
    found = []
    if scoring.most_rows(player) < len(own_rows):
        coins = text("lacks-coins", count=len(own_rows), coins=player.resources["coin"])
        found.append(Missing(rows_listed(own_rows, "choice-paid"), coins))
    if empty := [number for number in ROWS if number not in own_rows]:
        found.append(Missing(rows_listed(empty, "choice-paid"), Text("lacks-citizens")))
    return found


@SAID.foresees(Pay)
def _pay(foreseen: Foreseen) -> list[Text]:
    player = own(foreseen.after)
    told = [text("outlook-coins", coins=resource_name("coin", player.resources["coin"]))]
    if unpaid := _unpaid(player):
        told.append(text("outlook-unpaid", rows=rows_listed(unpaid)))
    found = scoring_ahead(foreseen.after)
    sources: list[Text | Player] = [
        text("outlook-source", source=Text(f"source-{source}"), points=amount)
        for source, amount in found.items()
        if amount
    ]
    brings = text("outlook-scoring", points=points(sum(found.values())), sources=sources)
    return [*told, brings if sources else Text("outlook-scoring-none"), Text("outlook-unseen")]


@SAID.warns(Pay)
def _left_unpaid(foreseen: Foreseen) -> Text | None:
    player = own(foreseen.after)
    unpaid, coins = len(_unpaid(player)), player.resources["coin"]
    return text("caution-unpaid", rows=min(unpaid, coins), coins=coins) if unpaid and coins else None


def _unpaid(player: Governor) -> list[int]:
    return [number for number in player.inhabited if not player.has_active(number)]


def scoring_ahead(view: View) -> dict[Source, int]:
    player, seat = own(view), view.own_seat
    opened = [corner for corner, crane in player.cranes.items() if crane.state == "open"]
    scored = {corner: replace(player.cranes[corner], state="scored") for corner in opened}
    then = replace(player, cranes=player.cranes | scored)
    card = view.trajan.get(view.cycle)
    return {
        "crane": sum(scoring.crane_points(view, seat, corner) for corner in opened),
        "colonia": scoring.colonia_points(player),
        "eagle": forum.eagle_points(view, seat),
        "group": forum_group(view, seat),
        "order": sum(scoring.fulfilled(then, card)) * scoring.order_points(player) if card else 0,
    }
