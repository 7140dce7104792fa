"""What is said of the seeds of the hand: hidden at the start, sown in a turn, thrown away at the end."""

from __future__ import annotations

from bot.engine import Choice, Text, text
from bot.games.sayings import Sayings
from bot.workshop.example.rules.clearing import ThrowAway
from bot.workshop.example.rules.moves import Compost, Hide, Sow
from bot.workshop.example.rules.set_up import ChooseHidden
from bot.workshop.example.state import View

SAID = Sayings[View]()


@SAID.asks(ChooseHidden)
def _choose_hidden(view: View, asked: ChooseHidden) -> Text:
    return Text("prompt-choose-hidden")


@SAID.asks(ThrowAway)
def _throw_away(view: View, asked: ThrowAway) -> Text:
    return Text("prompt-throw-away")


@SAID.shows(Hide, "seed")
@SAID.shows(Sow, "seed")
@SAID.shows(Compost, "seed")
def _seed(view: View, seed: int) -> Choice:
    return Choice(text("label-seed", seed=seed), rank=seed)


@SAID.foretells(Hide)
def _hide(view: View, move: Hide) -> list[Text]:
    return [Text("preview-hide")]


@SAID.foretells(Sow)
def _sow(view: View, move: Sow) -> list[Text]:
    return [text("preview-gain", points=move.seed), Text("preview-sow")]


@SAID.foretells(Compost)
def _compost(view: View, move: Compost) -> list[Text]:
    return [Text("preview-compost")]
