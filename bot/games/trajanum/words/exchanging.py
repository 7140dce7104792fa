"""What is said of exchanges."""

from __future__ import annotations

from bot.engine import Argument, Choice, Missing, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import EXCHANGES, WORKER_OF, Way
from bot.games.trajanum.rules import exchanges
from bot.games.trajanum.rules.moves import Exchange
from bot.games.trajanum.rules.names import colour_name, resource_name, resources_names, row_name
from bot.games.trajanum.state import View

from .phrases import amount, held, own

SAID = Sayings[View]()


@SAID.shows(Exchange, "way")
def _way(view: View, way: Way) -> Choice:
    """A way to exchange, with what it does, and how often it still can."""
    does = Text(f"exchange-{way}-does")
    often = _how_often(view, way)
    hint = does if often is None else text("hint-also", hint=does, more=often)
    return Choice(Text(f"exchange-{way}"), hint)


def _how_often(view: View, way: Way) -> Text | None:
    """How often an exchange can be made in this turn; None where that is not limited."""
    times, used = EXCHANGES[way].each_turn, exchanges.times_used(view, way)
    if not times:
        return None
    return text("hint-times-left", times=times - used) if used else text("hint-times", times=times)


@SAID.lacks(Exchange, "way")
def _ways(view: View) -> list[Missing]:
    found = []
    for way, exchange in EXCHANGES.items():
        if exchange.row and not own(view).has_active(exchange.row):
            lacks = text("lacks-citizen", row=row_name(exchange.row))
        elif not exchanges.is_open(view, view.own_seat, way):
            lacks = text("lacks-times", times=exchange.each_turn)
        elif not exchanges.payable(own(view), way):
            lacks = Text(f"lacks-{_price(way)}")
        else:
            continue
        found.append(Missing(Text(f"exchange-{way}"), lacks))
    return sorted(found, key=lambda absent: absent.lacks.key == "lacks-citizen")


def ways_in_words(view: View) -> list[Text]:
    """All ways to exchange: those that are open with what they do, the others with what they lack."""
    ways = exchanges.open_ways(view, view.own_seat)
    told = [
        text("in-words-can", label=choice.label, hint=choice.hint)
        for choice in (_way(view, way) for way in ways)
        if choice.hint
    ]
    return told + [text("in-words-lacks", label=absent.label, lacks=absent.lacks) for absent in _ways(view)]


def _price(way: Way) -> str:
    """What is short where a way can't be paid."""
    return {"recolour": "to-recolour", "promote": "to-promote", "swap": "to-swap"}.get(way, "assistant")


@SAID.shows(Exchange, "pay")
def _given(view: View, resource: str, way: Way | None) -> Choice:
    """What is given up; with all that the exchange costs, once it is known."""
    called = Text(f"called-{resource}")
    if way is None:
        return Choice(Text(f"resource-{resource}"), held(view, resource), called=called)
    hint = text("hint-given", cost=_cost(view, way, resource), held=amount(view, resource))
    return Choice(Text(f"resource-{resource}"), hint, called=called)


@SAID.shows(Exchange, "get")
def _received(view: View, resource: str, way: Way | None, pay: str | None) -> Choice:
    """What is received; the whole exchange, once it is known."""
    label, hint = Text(f"resource-{resource}"), held(view, resource)
    if way is None or pay is None:
        return Choice(label, hint)
    cost = _cost(view, way, pay)
    if (
        way == "recolour"
    ):  # the assistant is in the hint: both figures and the worker received are too long a label
        whole = text("choice-recolour", before=_colour_of(pay), after=_colour_of(resource))
        hint = text("hint-given", cost=cost, held=amount(view, resource))
    else:
        whole = text("choice-exchange", cost=cost, gain=resource_name(resource, 1))
    often = _how_often(view, way)
    return Choice(label, hint if often is None else text("hint-also", hint=hint, more=often), whole=whole)


def _colour_of(worker: str) -> Text:
    """The colour of a worker."""
    return colour_name(next(colour for colour, called in WORKER_OF.items() if called == worker))


def _cost(view: View, way: Way, resource: str) -> Argument:
    """All that an exchange costs."""
    given = next(name for name in own(view).resources if name == resource)
    return resources_names(exchanges.exchange_price(way, given))
