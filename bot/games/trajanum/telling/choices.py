"""How the values of a move's fields are shown to the player who may choose them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engine import Choice, Move, Place, Text, Value, text
from bot.games.telling import named
from bot.games.trajanum.components import (
    CLASSES,
    COLOURS,
    CONSTANTS,
    CORNERS,
    DIAGONALS,
    EXCHANGES,
    PLANS,
    TILES,
    Way,
)
from bot.games.trajanum.rules import changes, cycle_scoring, exchanges, set_up, tiles
from bot.games.trajanum.rules.building import RewardChoice
from bot.games.trajanum.rules.moves import (
    GREY,
    NONE,
    OWN,
    Bonus,
    Build,
    Citizen,
    Envoy,
    Exchange,
    Gain,
    Keep,
    Pay,
    Reward,
    Setup,
    Take,
    Use,
    rows_counted,
)
from bot.games.trajanum.rules.names import (
    bonus_name,
    class_name,
    colour_name,
    resource_name,
    resources_names,
    reward_name,
    row_name,
    tile_name,
)
from bot.games.trajanum.state import View

from . import places
from .outlook import scoring
from .phrases import ability, half, once, own, points, rewards_of, rows_listed, source

Chosen: TypeAlias = Mapping[str, Value]


def choice(view: View, move: type[Move], field: str, value: Value, chosen: Chosen) -> Choice:
    """How a value is shown, given the fields already chosen (any of them may be missing)."""
    return _CHOICES[move, field](view, value, chosen)


# The set-up.


def _crane(corner: str) -> Callable[[View, Any, Chosen], Choice]:
    """The colour of the crane in a corner."""

    def shown(view: View, colour: str, chosen: Chosen) -> Choice:
        label = text("choice-crane", corner=Place(corner), colour=colour_name(colour))
        return Choice(label, rank=-[*map(str, COLOURS)].index(colour))

    return shown


def _row(view: View, row: int, chosen: Chosen) -> Choice:
    """A citizen row with what its next citizen does."""
    second = bool(own(view).rows[row - 1].citizens)
    return Choice(row_name(row), once(row) if second else ability(row), -row)


def _diagonal(view: View, diagonal: str, chosen: Chosen) -> Choice:
    upper, lower = DIAGONALS[diagonal]
    return Choice(
        text("choice-diagonal", upper=Place(upper), lower=Place(lower)), rank=-[*DIAGONALS].index(diagonal)
    )


def _upper(view: View, citizen: str, chosen: Chosen) -> Choice:
    """Which of the two citizens lies on the upper corner, and which on the lower one then."""
    other = next(other for other in set_up.other_classes(own(view).citizen) if other != citizen)
    both = {"citizen": class_name(citizen), "other": class_name(other)}
    diagonal = named(chosen, "diagonal")
    hint = None
    if diagonal is not None:
        upper, lower = DIAGONALS[diagonal]
        hint = text("hint-corners", upper=Place(upper), lower=Place(lower), **both)
    return Choice(text("choice-upper", **both), hint, -[*map(str, CLASSES)].index(citizen))


# Tiles.


def _kept(view: View, tile: str, chosen: Chosen) -> Choice:
    """A tile taken, with where it lay."""
    taken = view.private(view.own_seat).taken
    place = next(index for index, one in enumerate(taken) if one.tile == tile)
    return Choice(tile_name(tile), text("hint-from", space=Place(taken[place].space)), -place)


def _used(view: View, name: str, chosen: Chosen) -> Choice:
    """A tile that may be used, with what is not written on it."""
    kind = TILES[tiles.tile_of(view, view.own_seat, name)]
    hint = None
    if kind.citizen is not None:
        hint = Text("hint-citizen-own" if name == OWN else "hint-citizen")
    elif "upgrade" in kind.gives:
        hint = _slider(view)
    return Choice(source(view, name), hint, 1 if name == OWN else 0)


def _then(view: View, name: str, chosen: Chosen) -> Choice:
    """A second tile, for tribunes; most players use one alone."""
    if name == NONE:
        return Choice(source(view, name), rank=2)
    price = resource_name("tribune", CONSTANTS.both_tiles_tribunes)
    return Choice(source(view, name), text("hint-costs", price=price), 1 if name == OWN else 0)


def _slider(view: View) -> Text:
    player = own(view)
    return text("hint-slider", before=player.shift, after=changes.upgraded(player))


def _gained(view: View, resource: str, chosen: Chosen) -> Choice:
    return Choice(Text(f"resource-{resource}"), _held(view, resource))


def _held(view: View, resource: str) -> Text:
    return text("hint-held", held=_amount(view, resource))


def _amount(view: View, resource: str) -> int:
    return next(amount for name, amount in own(view).resources.items() if name == resource)


# Exchanges.


def _way(view: View, way: Way, chosen: Chosen) -> Choice:
    """A way to exchange, with what it does, and how often it still can."""
    exchange = EXCHANGES[way]
    does = Text(f"exchange-{way}-does")
    if not exchange.each_turn:
        return Choice(Text(f"exchange-{way}"), text("hint-exchange", does=does))
    left = exchange.each_turn - exchanges.times_used(view, way)
    return Choice(Text(f"exchange-{way}"), text("hint-exchange-limited", does=does, left=left))


def _given(view: View, resource: str, chosen: Chosen) -> Choice:
    """What is given up; with all that the exchange costs, once it is known."""
    way = next((way for way in EXCHANGES if way == chosen.get("way")), None)
    if way is None:
        return _gained(view, resource, chosen)
    given = next(name for name in own(view).resources if name == resource)
    cost = resources_names(exchanges.exchange_price(way, given))
    return Choice(Text(f"resource-{resource}"), text("hint-given", cost=cost, held=_amount(view, resource)))


# Buildings.


def _plan(view: View, what: str, chosen: Chosen) -> Choice:
    """Something to build, with its price and what it brings; the most rewards first."""
    plan = PLANS[what]
    rewards = rewards_of(view, plan.parts)
    hint = text("hint-plan", cost=resources_names(plan.cost), rewards=rewards)
    return Choice(Text(f"plan-{what}"), hint, places.worth(view, plan))


def _first_reward(view: View, first: str, chosen: Chosen) -> Choice:
    """Which half comes first; with its building, once that is known."""
    what = named(chosen, "what")
    hint = text("hint-first", building=half(PLANS[what], first)) if what else None
    return Choice(Text(f"choice-first-{first}"), hint, int(first == GREY))


def _reward(view: View, step: int, chosen: Chosen) -> Choice:
    """A reward of the track that is asked about; the latest first."""
    asked = view.decision
    assert isinstance(asked, RewardChoice)
    return Choice(text("choice-step", step=step, reward=reward_name(asked.track, step)), rank=step)


def _bonus(view: View, bonus: str, chosen: Chosen) -> Choice:
    if bonus == NONE:
        return Choice(Text("choice-nothing"))
    if bonus == "upgrade":
        return Choice(bonus_name(bonus), _slider(view))
    return Choice(bonus_name(bonus), None if bonus == "points" else _held(view, bonus))


# Payment.


def _count(view: View, count: int, chosen: Chosen) -> Choice:
    """So many rows, with the most points that they bring."""
    most = max(
        _worth(view, rows) for rows in cycle_scoring.payments(own(view)) if rows_counted(rows) == count
    )
    return Choice(text("choice-rows", count=count), text("hint-most", points=points(most)), most)


def _paid(view: View, rows: str, chosen: Chosen) -> Choice:
    """Rows to pay, with what the whole scoring would bring then; the most first, then the most coins left."""
    numbers = cycle_scoring.rows_named(rows)
    worth = _worth(view, rows)
    left = own(view).resources["coin"] - len(numbers) * CONSTANTS.citizen_pay
    hint = text("hint-scoring", points=points(worth), coins=resource_name("coin", left))
    return Choice(rows_listed(numbers, "choice-paid"), hint, worth - len(numbers) / 10)


def _worth(view: View, rows: str) -> int:
    return sum(scoring(view, view.own_seat, cycle_scoring.rows_named(rows)).values())


_CHOICES: dict[tuple[type[Move], str], Callable[[View, Any, Chosen], Choice]] = {
    (Setup, "nw"): _crane(CORNERS[0]),
    (Setup, "ne"): _crane(CORNERS[1]),
    (Setup, "sw"): _crane(CORNERS[2]),
    (Setup, "se"): _crane(CORNERS[3]),
    (Setup, "row"): _row,
    (Setup, "diagonal"): _diagonal,
    (Setup, "upper"): _upper,
    (Take, "space"): places.taken,
    (Keep, "tile"): _kept,
    (Use, "tile"): _used,
    (Use, "then"): _then,
    (Citizen, "row"): _row,
    (Gain, "resource"): _gained,
    (Exchange, "way"): _way,
    (Exchange, "pay"): _given,
    (Exchange, "get"): _gained,
    (Build, "what"): _plan,
    (Build, "space"): places.space,
    (Build, "second"): places.second,
    (Build, "first"): _first_reward,
    (Reward, "step"): _reward,
    (Envoy, "column"): places.column,
    (Envoy, "cell"): places.cell,
    (Bonus, "first"): _bonus,
    (Bonus, "second"): _bonus,
    (Pay, "count"): _count,
    (Pay, "rows"): _paid,
}
