"""What is said of swaps, and of figures that go into the bag."""

from __future__ import annotations

from bot.engine import Decision, Text, text
from bot.games.discordia.rules import names
from bot.games.discordia.rules.figures import counted
from bot.games.discordia.rules.moves import Discard, GiveBack, Swap
from bot.games.discordia.rules.swaps import DiscardChoice, ReturnChoice, SurplusChoice, SwapChoice
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .phrases import figures, own, stock

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


@SAID.foretells(Swap)
def _swap(view: View, move: Swap) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, SwapChoice)
    return drawn(view, asked.effect.amount)


def drawn(view: View, amount: int) -> list[Text]:
    """A swap: the bag may have fewer figures."""
    return [text("preview-swap", figures=figures(min(amount, view.bag_size)))]


@SAID.foretells(GiveBack)
def _give_back(view: View, move: GiveBack) -> list[Text]:
    return _to_bag(view, move.figures)


@SAID.foretells(Discard)
def _discard(view: View, move: Discard) -> list[Text]:
    return _to_bag(view, move.figures)


def _to_bag(view: View, letters: str) -> list[Text]:
    gone = counted(letters)
    left = {colour: amount - gone.get(colour, 0) for colour, amount in own(view).stock.items()}
    told = [text("preview-to-bag", figures=names.figures(letters))]
    if not any(left.values()):
        return [*told, Text("preview-victory")]
    return [*told, text("preview-stock", amount=sum(left.values()), figures=names.figures(left))]
