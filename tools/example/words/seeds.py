"""Words for the seeds of the hand: hidden at the start, sown in a turn, thrown away at the end."""

from __future__ import annotations

from bot.engine import Choice, MovePreview, Text, text
from bot.games.sayings import Sayings
from tools.example.rules.clearing import ThrowAway
from tools.example.rules.moves import Compost, Hide, Sow
from tools.example.rules.set_up import ChooseHidden
from tools.example.state import View

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


@SAID.foresees(Hide)
def _hide(foreseen: MovePreview) -> list[Text]:
    return [Text("outlook-hidden")]
