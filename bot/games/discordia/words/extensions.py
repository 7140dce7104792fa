"""What is said of extensions."""

from __future__ import annotations

from bot.engine import Choice, Missing, Text, text
from bot.games.discordia.components import CONSTANTS, Effect, Extension
from bot.games.discordia.rules import extensions, names
from bot.games.discordia.rules.extensions import ExtensionChoice
from bot.games.discordia.rules.moves import Extend
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .phrases import covered, gain, own, stock

SAID = Sayings[View]()


@SAID.asks(ExtensionChoice)
def _bonus(view: View, asked: ExtensionChoice) -> Text:
    return text("prompt-extension-choice", stock=stock(view.players[asked.seat]))


@SAID.shows(Extend, "extension")
def _extension(view: View, kind: Extension) -> Choice:
    """A kind of extension, with what it covers and how many are left."""
    player = own(view)
    gains = covered(view, view.own_seat, extensions.covered_next(player, kind))
    if sum(player.extensions.values()) + 1 in CONSTANTS.privileges_at:
        gains.append(gain(view, view.own_seat, Effect("privilege")))
    key = "hint-extension-gains" if gains else "hint-extension"
    hint = text(key, left=view.extensions[kind], gains=gains)
    return Choice(names.extension(kind), hint, len(gains), kind)


@SAID.lacks(Extend, "extension")
def _extensions(view: View) -> list[Missing]:
    offered = extensions.extensions_on_offer(view)
    used_up = [kind for kind in view.extensions if kind not in offered]
    return [Missing(names.extension(kind), Text("lacks-extension")) for kind in used_up]
