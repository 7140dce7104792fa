"""What is said of envoys, of rewards and area bonuses, and of paying citizens."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Choice, Foreseen, Player, Text, text
from bot.games.sayings import Sayings, breaths
from bot.games.trajanum import components, scoring, state
from bot.games.trajanum.rules import building, forum
from bot.games.trajanum.rules.moves import NONE, Bonus, Envoy, Pay, Reward, Skip, column_of, rows_counted

from . import phrases

SAID = Sayings[state.View]()

CELLS_IN_A_BREATH = 12


@SAID.asks(forum.EnvoyChoice)
def _envoy(view: state.View, asked: forum.EnvoyChoice) -> Text:
    ship = phrases.own(view).ship
    if asked.where in (forum.EAGLE, forum.ANY):
        return text(f"prompt-envoy-{asked.where}", envoys=ship)
    return text("prompt-envoy-choice", colour=components.colour_name(asked.where), envoys=ship)


def cells_in_words(view: state.View) -> Iterator[Text]:
    asked = view.decision
    assert isinstance(asked, forum.EnvoyChoice)
    cells = [_called(view, cell) for cell in forum.open_cells(view, view.own_seat, asked.where)]
    for some in breaths(cells, CELLS_IN_A_BREATH):
        yield text("in-words-open-cells", cells=some)


def _called(view: state.View, cell: str) -> Text:
    return text("choice-cell", cell=cell, colour=components.colour_name(view.forum.colours()[cell]))


def _sent(view: state.View, cell: str) -> tuple[bool, phrases.Sending]:
    placed = replace(view.forum, envoys={**view.forum.envoys, cell: view.own_seat})
    area = placed.area_of(cell)
    completes = area is not None and not placed.free(area)
    return completes, phrases.sending(view, replace(view, forum=placed), view.own_seat)


@SAID.shows(Envoy, "cell")
def _cell(view: state.View, label: str) -> Choice:
    completes, found = _sent(view, label)
    told: list[Text | Player] = []
    if completes:
        told.append(Text("would-complete"))
    elif area := view.forum.area_of(label):
        told.append(text("would-join", left=len(view.forum.free(area)) - 1, cells=len(area.cells)))
    if found.eagles:
        told.append(text("would-eagle", points=found.eagles))
    if found.size:
        told.append(text("would-group", size=found.size))
    hint = text("hint-effects", effects=told) if told else None
    rank = found.points + phrases.REWARD_WORTH * completes + found.size / 10
    badge, legend = phrases.marks(found.points, "sign-area", marked=completes)
    return Choice(_called(view, label), hint, rank, label, badge, legend=legend)


@SAID.shows(Envoy, "column")
def _forum_column(view: state.View, label: str) -> Choice:
    asked = view.decision
    assert isinstance(asked, forum.EnvoyChoice)
    cells = [one for one in forum.open_cells(view, view.own_seat, asked.where) if column_of(one) == label]
    found = [_sent(view, one) for one in cells]
    most = max(one.points for _, one in found)
    hint = text("hint-cells-points" if most > 0 else "hint-cells", cells=len(cells), points=most)
    badge, legend = phrases.marks(most, "sign-area", marked=any(completes for completes, _ in found))
    return Choice(text("choice-column", column=label), hint, -ord(label), label, badge, legend=legend)


@SAID.asks(building.RewardChoice)
def _reward_asked(view: state.View, asked: building.RewardChoice) -> Text:
    return text(
        "prompt-reward-choice",
        track=components.track_name(asked.track),
        step=phrases.own(view).tracks[asked.track],
    )


@SAID.shows(Reward, "step")
def _reward(view: state.View, step: int) -> Choice:
    asked = view.decision
    assert isinstance(asked, building.RewardChoice)
    return Choice(text("choice-step", step=step, reward=components.reward_name(asked.track, step)), rank=step)


@SAID.looks_for(Reward, "step")
def _rewards(view: state.View) -> list[Reward]:
    asked = view.decision
    assert isinstance(asked, building.RewardChoice)
    return list(map(Reward, range(1, phrases.own(view).tracks[asked.track] + 1)))


@SAID.asks(forum.BonusChoice)
def _bonus_asked(view: state.View, asked: forum.BonusChoice) -> Text:
    return text("prompt-bonus-choice", picks=asked.picks)


@SAID.shows(Bonus, "first")
@SAID.shows(Bonus, "second")
def _bonus(view: state.View, bonus: components.Bonus) -> Choice:
    if bonus == NONE:
        return Choice(Text("choice-nothing"))
    if bonus == "upgrade":
        return Choice(components.bonus_name(bonus), phrases.slider(view))
    return Choice(components.bonus_name(bonus), None if bonus == "points" else phrases.held(view, bonus))


@SAID.looks_for(Bonus, "first")
def _bonuses(view: state.View) -> list[Bonus]:
    return [Bonus(bonus, NONE) for bonus in components.BONUSES]


for _move in (Envoy, Reward, Skip, Bonus):
    SAID.foresees(_move)(phrases.effects)


@SAID.asks(scoring.Payment)
def _payment(view: state.View, asked: scoring.Payment) -> Text:
    rows, coins = phrases.rows_listed(phrases.own(view).inhabited), phrases.amount(view, "coin")
    return text("prompt-payment", rows=rows, coins=coins)


@SAID.shows(Pay, "count")
def _count(view: state.View, count: int) -> Choice:
    choices = [rows for rows in scoring.payments(phrases.own(view)) if rows_counted(rows) == count]
    most = max(sum(scoring_ahead(_paying(view, rows)).values()) for rows in choices)
    return Choice(text("choice-rows", count=count), text("hint-most", points=phrases.points(most)), most)


@SAID.shows(Pay, "rows")
def _paid(view: state.View, rows: str) -> Choice:
    """Rows to pay, with what the whole scoring would bring then; the most first, then the most coins left."""
    numbers, then = scoring.rows_named(rows), _paying(view, rows)
    worth = sum(scoring_ahead(then).values())
    hint = text("hint-scoring", points=phrases.points(worth), coins=phrases.amount(then, "coin"))
    return Choice(phrases.rows_listed(numbers, "choice-paid"), hint, worth - len(numbers) / 10)


def _paying(view: state.View, rows: str) -> state.View:
    """The position once the viewer has paid these rows."""
    numbers, player = scoring.rows_named(rows), phrases.own(view)
    rows_then = [replace(row, active=number in numbers) for number, row in enumerate(player.rows, 1)]
    coins = player.resources["coin"] - len(numbers) * components.CONSTANTS.citizen_pay
    paid = replace(player, rows=rows_then, resources=player.resources | {"coin": coins})
    players = [paid if other is player else other for other in view.players]
    return replace(view, players=players)


def rows_in_words(view: state.View) -> Text:
    numbers = phrases.own(view).inhabited
    rows: list[Text | Player] = [text("row-number", row=number) for number in numbers]
    return text("in-words-pays", rows=rows) if rows else Text("in-words-pays-none")


@SAID.looks_for(Pay, "rows")
def _rows(view: state.View) -> list[Pay]:
    """All rows with citizens, and those without any."""
    inhabited = phrases.own(view).inhabited
    empty = [number for number in components.ROWS if number not in inhabited]
    return [Pay(" ".join(map(str, rows))) for rows in (inhabited, empty) if rows]


@SAID.foresees(Pay)
def _pay(foreseen: Foreseen) -> list[Text]:
    player = phrases.own(foreseen.after)
    told = [text("outlook-coins", coins=phrases.amount(foreseen.after, "coin"))]
    if unpaid := _unpaid(player):
        told.append(text("outlook-unpaid", rows=phrases.rows_listed(unpaid)))
    found = scoring_ahead(foreseen.after)
    sources: list[Text | Player] = [
        text("outlook-source", source=Text(f"source-{source}"), points=amount)
        for source, amount in found.items()
        if amount
    ]
    brings = text("outlook-scoring", points=phrases.points(sum(found.values())), sources=sources)
    return [*told, brings if sources else Text("outlook-scoring-none"), Text("outlook-unseen")]


@SAID.warns(Pay)
def _left_unpaid(foreseen: Foreseen) -> Text | None:
    player = phrases.own(foreseen.after)
    unpaid, coins = len(_unpaid(player)), player.resources["coin"]
    return text("caution-unpaid", rows=min(unpaid, coins), coins=coins) if unpaid and coins else None


def _unpaid(player: state.Player) -> list[int]:
    return [number for number in player.inhabited if not player.has_active(number)]


def scoring_ahead(view: state.View) -> dict[state.Source, int]:
    player, seat = phrases.own(view), view.own_seat
    opened = [corner for corner, crane in player.cranes.items() if crane.state == "open"]
    scored = {corner: replace(player.cranes[corner], state="scored") for corner in opened}
    then = replace(player, cranes=player.cranes | scored)
    card = view.trajan.get(view.cycle)
    return {
        "crane": sum(scoring.crane_points(view, seat, corner) for corner in opened),
        "colonia": scoring.colonia_points(player),
        "eagle": forum.eagle_points(view, seat),
        "group": scoring.group_worth(view, seat),
        "order": sum(scoring.fulfilled(then, card)) * scoring.order_points(player) if card else 0,
    }
