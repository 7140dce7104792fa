"""What is said of extensions."""

from __future__ import annotations

from bot.engine import Choice, Missing, Text, text
from bot.games.discordia.components import EXTENSIONS, Extension
from bot.games.discordia.rules import extensions, names
from bot.games.discordia.rules.extensions import ExtensionChoice
from bot.games.discordia.rules.moves import Extend
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .forecasts import Forecast, copied, forecast, set_off, worth
from .phrases import covered, gain, own, stock

SAID = Sayings[View]()


@SAID.asks(ExtensionChoice)
def _bonus(view: View, asked: ExtensionChoice) -> Text:
    return text("prompt-extension-choice", stock=stock(view.players[asked.seat]))


@SAID.shows(Extend, "extension")
def _extension(view: View, kind: Extension) -> Choice:
    """A kind of extension, with what it covers and how many are left."""
    then = _extended(view, kind)
    gains = covered(view, view.own_seat, extensions.covered_next(own(view), kind))
    gains += [gain(view, view.own_seat, bonus) for bonus in then.bonuses if bonus.kind == "privilege"]
    key = "hint-extension-gains" if gains else "hint-extension"
    hint = text(key, left=view.extensions[kind], gains=gains)
    return Choice(names.extension(kind), hint, worth(view, then), kind)


@SAID.lacks(Extend, "extension")
def _extensions(view: View) -> list[Missing]:
    offered = extensions.extensions_on_offer(view)
    used_up = [kind for kind in view.extensions if kind not in offered]
    return [Missing(names.extension(kind), Text("lacks-extension")) for kind in used_up]


@SAID.foretells(Extend)
def _extend(view: View, move: Extend) -> list[Text]:
    tile = EXTENSIONS[move.extension]
    left = view.extensions[tile.id] - 1
    told = [text("preview-extend", extension=names.extension(tile.id), left=left)]
    if tile.track:
        told.append(text("preview-extend-track", gains=names.effects(tile.adds)))
    else:
        told.append(Text("preview-extend-row"))
    space = extensions.covered_next(own(view), tile.id)
    if space and space.symbols:
        told.append(Text("preview-symbol"))
    return told + set_off(view, _extended(view, tile.id))


def _extended(view: View, kind: Extension) -> Forecast:
    after = copied(view)
    return forecast(view, after, *extensions.lay(after, kind))
