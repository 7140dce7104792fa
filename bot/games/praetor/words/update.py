"""What is said of the academy, and of recruiting in an emergency."""

from __future__ import annotations

from bot.engine import Argument, Choice, Foreseen, Text, changes_of, deeds_of, text
from bot.games.praetor.components import CONSTANTS
from bot.games.praetor.rules import city
from bot.games.praetor.rules.moves import NO, Academy, Recruit
from bot.games.praetor.rules.update import RecruitVillager, UseAcademy
from bot.games.praetor.state import View
from bot.games.sayings import Sayings

from .phrases import fee, points, workers
from .prospects import wages_ahead, wages_are_paid

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


@SAID.foresees(Academy)
def _train(foreseen: Foreseen) -> list[Text]:
    """The new workers want wages in this round, unless those are told of as paid already."""
    before, seat = foreseen.before, foreseen.seat
    if foreseen.move == Academy(NO) or wages_are_paid(foreseen):
        return []
    due = wages_ahead(before, seat, joining=before.players[seat].stage_1)
    return [text("outlook-wage-more", due=due)]


def _trained(view: View) -> Text:
    return workers(view.players[view.own_seat].stage_1)


def _fee(view: View) -> dict[str, Argument]:
    return fee(view, city.special_tile(view, "academy"))


@SAID.asks(RecruitVillager)
def _emergency(view: View, asked: RecruitVillager) -> Text:
    return text("prompt-recruit-villager", **_given_up(view))


@SAID.shows(Recruit, "accept")
def _accept(view: View, accept: str) -> Choice:
    if accept == NO:
        return Choice(Text("choice-recruit-no"), Text("hint-recruit-no"))
    return Choice(Text("choice-recruit-yes"), text("hint-recruit-yes", **_given_up(view)), rank=1)


@SAID.foresees(Recruit)
def _recruit(foreseen: Foreseen) -> list[Text]:
    return [Text("outlook-recruit-no")] if foreseen.move == Recruit(NO) else []


@SAID.warns(Recruit)
def _dear(foreseen: Foreseen) -> Text | None:
    """In the last round a recruit costs more than he brings (9.41)."""
    cost = -changes_of(deeds_of(foreseen.events), foreseen.seat).get("favor", 0)
    gain = CONSTANTS.villager_experience
    if foreseen.before.last_round and cost > gain:
        return text("caution-recruit-last-round", cost=cost, gain=gain)
    return None


def _given_up(view: View) -> dict[str, Argument]:
    """The points given up for a villager, as arguments: all, where there are too few (9.21)."""
    given = min(CONSTANTS.emergency_recruit_cost, view.players[view.own_seat].favor)
    return {"given": given, "points": points(given)}
