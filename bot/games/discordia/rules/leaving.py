"""The end with fewer than two players left: what is under way is carried out, then all is compared (ruling 44)."""

from __future__ import annotations

from bot.engine import Decision, Task, push
from bot.games.discordia.scoring import FinalStandings
from bot.games.discordia.state import State

from .bonuses import Bonus, BonusChoice
from .demolition import DemolitionChoice
from .privileges import PrivilegeUse
from .ships import FullShips, StallChoice
from .swaps import DiscardChoice, ReturnChoice

UNDER_WAY = (
    *(Bonus, BonusChoice, PrivilegeUse, ReturnChoice, DiscardChoice),
    *(DemolitionChoice, FullShips, StallChoice),
)
"""The steps in which an action, or the end of a turn, is carried out; any other begins something new."""


def finish(state: State) -> None:
    """Carry out what is under way; whoever would be asked, present or not, is answered for as one who has left.

    Games of the first version of the rules were compared in the midst of it.
    """
    if state.rules_version == 1:
        return
    while state.agenda and isinstance(state.agenda[-1], UNDER_WAY):
        step = state.agenda.pop()
        if isinstance(step, Decision):
            step.play(state, step.absent(state))
        elif isinstance(step, Task):
            step.run(state)


def abandon(state: State) -> None:
    """The position is compared as it stands."""
    push(state, FinalStandings("ended-abandoned"))
