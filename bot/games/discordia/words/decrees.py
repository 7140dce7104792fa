"""What is said of decrees."""

from __future__ import annotations

from bot.engine import Choice, Missing, Text, text
from bot.games.discordia.components import DECREE_SPACES, DECREES
from bot.games.discordia.rules import decrees, names
from bot.games.discordia.rules.decrees import DecreeChoice
from bot.games.discordia.rules.moves import Claim
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .phrases import covered, own

SAID = Sayings[View]()


@SAID.asks(DecreeChoice)
def _raid(view: View, asked: DecreeChoice) -> Text:
    fulfilled = [names.decree(decree) for decree in decrees.claimable(view, asked.seat)]
    return text("prompt-decree-choice", decrees=fulfilled)


@SAID.shows(Claim, "decree")
def _decree(view: View, decree: str) -> Choice:
    """A decree, with what the space brings that it covers."""
    gains = covered(view, view.own_seat, DECREE_SPACES[len(own(view).decrees)])
    hint = text("hint-effects", effects=gains) if gains else None
    return Choice(names.decree(decree), hint, place=decree)


@SAID.lacks(Claim, "decree")
def _decrees(view: View) -> list[Missing]:
    """Decrees on offer with how far they are, the nearest first."""
    offered = decrees.claimable(view, view.own_seat)
    found = []
    for decree in view.decrees:
        if decree in offered:
            continue
        condition = DECREES[decree].condition
        reached = decrees.progress(own(view), condition)
        key = "lacks-progress-most" if condition.is_limit else "lacks-progress"
        lack = text(key, reached=reached, amount=condition.amount)
        found.append((abs(condition.amount - reached), Missing(names.decree(decree), lack)))
    return [absent for _, absent in sorted(found, key=lambda entry: entry[0])]
