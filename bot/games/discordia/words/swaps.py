"""What is said of swaps, and of figures that go into the bag."""

from __future__ import annotations

from bot.engine import Decision, Foreseen, Text, text
from bot.games.discordia.rules.moves import Swap
from bot.games.discordia.rules.swaps import DiscardChoice, ReturnChoice, SurplusChoice, SwapChoice
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .phrases import figures, stock

SAID = Sayings[View]()


@SAID.asks(SwapChoice)
def _swap_asked(view: View, asked: SwapChoice) -> Text:
    return _asked(view, asked, min(asked.effect.amount, view.bag_size))


@SAID.asks(ReturnChoice)
def _return_asked(view: View, asked: ReturnChoice) -> Text:
    return _asked(view, asked, asked.amount)


@SAID.asks(SurplusChoice)
@SAID.asks(DiscardChoice)
def _discard_asked(view: View, asked: DiscardChoice) -> Text:
    return _asked(view, asked, asked.amount)


def _asked(view: View, asked: Decision, amount: int) -> Text:
    held = stock(view.players[asked.seat])
    return text(f"prompt-{asked.kind()}", figures=figures(amount), stock=held)


@SAID.foresees(Swap)
def _swap(foreseen: Foreseen) -> list[Text]:
    asked = foreseen.before.decision
    assert isinstance(asked, SwapChoice)
    return drawn(foreseen.before, asked.effect.amount)


def drawn(view: View, amount: int) -> list[Text]:
    """A swap, of which nobody knows what it draws: the bag may have fewer figures."""
    return [text("outlook-swap", figures=figures(min(amount, view.bag_size)))]
