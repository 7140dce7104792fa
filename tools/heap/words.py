"""The words of the Heap."""

from bot.engine import Choice, Part, Parts, Text, text
from bot.games.game_words import GameWords
from bot.games.sayings import Sayings, page

from .game import MOST, STONES, Take, Turn, View

SAID = Sayings[View]()


@SAID.asks(Turn)
def _turn(view: View, asked: Turn) -> Text:
    return text("prompt-turn", heap=view.left)


@SAID.shows(Take, "stones")
def _stones(view: View, stones: int) -> Choice:
    return Choice(text("stones", stones=stones), rank=stones)


def _heap(view: View) -> list[Text]:
    return [text("picture-left", heap=view.left)]


RULES = [page("aim", text("rules-aim", stones=STONES)), page("turn", text("rules-turn", most=MOST))]

WORDS = GameWords(
    SAID,
    status=lambda view, seat: [text("status-stones", stones=view.taken[seat])],
    table=Parts(View, (Part("course", ("left",), _heap, _heap),), {"taken": "it is told of the seats"}),
    length=lambda view: text("length-rounds", rounds=max(1, -(-view.ply // view.seats))),
    rules=lambda seats, options, rules_version: RULES,
)
