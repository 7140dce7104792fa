"""What is said of privileges: taking one, and using it."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Text, text
from bot.games.discordia.components import PRIVILEGES
from bot.games.discordia.rules import names, privileges
from bot.games.discordia.rules.moves import Skip, TakePrivilege, UsePrivilege
from bot.games.discordia.rules.privileges import PrivilegeChoice, PrivilegeUse
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .phrases import gain, own, privilege_gains, stock

SAID = Sayings[View]()


@SAID.asks(PrivilegeChoice)
def _bonus(view: View, asked: PrivilegeChoice) -> Text:
    return text("prompt-privilege-choice", stock=stock(view.players[asked.seat]))


@SAID.asks(PrivilegeUse)
def _at_once(view: View, asked: PrivilegeUse) -> Text:
    return text("prompt-privilege-use", privilege=names.privilege(asked.privilege))


@SAID.shows(TakePrivilege, "privilege")
def _privilege(view: View, privilege: str) -> Choice:
    return Choice(
        names.privilege(privilege), text("hint-effects", effects=privilege_gains(privilege)), place=privilege
    )


@SAID.shows(UsePrivilege, "privilege")
def _used(view: View, privilege: str) -> Choice:
    """A privilege that would be carried out now: what it brings, and what of it would be lost."""
    gains = [gain(view, view.own_seat, effect) for effect in PRIVILEGES[privilege].effects]
    return Choice(names.privilege(privilege), text("hint-effects", effects=list(gains)), place=privilege)


@SAID.lacks(UsePrivilege, "privilege")
def _privileges(view: View) -> list[Missing]:
    """In a turn: privileges for one use that were just taken, or that would change nothing now."""
    if isinstance(view.decision, PrivilegeUse):
        return []
    offered = privileges.usable_privileges(view, view.own_seat)
    owned = own(view).privileges
    unused = [one.id for one in owned if PRIVILEGES[one.id].effects and not one.spent]
    ready = [one.id for one in owned if one.ready]
    return [
        Missing(names.privilege(privilege), Text("lacks-use" if privilege in ready else "lacks-later"))
        for privilege in privileges.kinds(unused)
        if privilege not in offered
    ]


@SAID.warns(Skip)
def _declined(foreseen: Foreseen) -> Text | None:
    """A privilege does not come back."""
    return Text("caution-privilege") if isinstance(foreseen.before.decision, PrivilegeChoice) else None
