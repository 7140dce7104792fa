"""What is said of the academy, and of recruiting in an emergency."""

from __future__ import annotations

from bot.engine import Argument, Choice, Text, text
from bot.games.praetor.components import CONSTANTS
from bot.games.praetor.rules import city
from bot.games.praetor.rules.moves import NO, Academy, Recruit
from bot.games.praetor.rules.update import RecruitVillager, UseAcademy
from bot.games.praetor.state import View
from bot.games.sayings import Sayings

from .phrases import fee, paid, points, workers
from .prospects import wages_ahead

SAID = Sayings[View]()


@SAID.asks(UseAcademy)
def _academy(view: View, asked: UseAcademy) -> Text:
    owed = _fee(view)
    return text("prompt-use-academy" if owed else "prompt-use-academy-own", workers=_trained(view), **owed)


@SAID.shows(Academy, "use")
def _use(view: View, use: str) -> Choice:
    if use == NO:
        return Choice(Text("choice-academy-no"), text("hint-academy-no", workers=_trained(view)))
    owed = _fee(view)
    label = text("choice-academy-yes-fee" if owed else "choice-academy-yes", **owed)
    return Choice(label, text("hint-academy-yes", workers=_trained(view)), rank=1)


@SAID.foretells(Academy)
def _train(view: View, move: Academy) -> list[Text]:
    if move.use == NO:
        return [text("preview-academy-no", workers=_trained(view))]
    seat = view.own_seat
    return [
        *paid("preview-pay-to", _fee(view)),
        text("preview-academy-yes", workers=_trained(view)),
        text("preview-wage-more", due=wages_ahead(view, seat, joining=view.players[seat].stage_1)),
    ]


def _trained(view: View) -> Text:
    return workers(view.players[view.own_seat].stage_1)


def _fee(view: View) -> dict[str, Argument]:
    return fee(view, city.special_tile(view, "academy"))


@SAID.asks(RecruitVillager)
def _emergency(view: View, asked: RecruitVillager) -> Text:
    return text("prompt-recruit-villager", points=_given_up(view))


@SAID.shows(Recruit, "accept")
def _accept(view: View, accept: str) -> Choice:
    if accept == NO:
        return Choice(Text("choice-recruit-no"), Text("hint-recruit-no"))
    return Choice(Text("choice-recruit-yes"), text("hint-recruit-yes", points=_given_up(view)), rank=1)


@SAID.foretells(Recruit)
def _recruit(view: View, move: Recruit) -> list[Text]:
    if move.accept == NO:
        return [Text("preview-recruit-no")]
    return [text("preview-recruit-yes", points=_given_up(view))]


def _given_up(view: View) -> Text:
    """The points given up for a villager: all, where there are too few (9.21)."""
    return points(min(CONSTANTS.emergency_recruit_cost, view.players[view.own_seat].favor))
