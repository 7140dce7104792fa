"""What a player might look for in a menu in vain, and what it lacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import Missing, Move, Place, Text, Value, text
from bot.games.marble.components import COLOURS, FIELDS, TYPES
from bot.games.marble.rules import lines, names, supply
from bot.games.marble.rules.moves import YES, Aqueduct, Claim, Draw, Extra, Play, Recall
from bot.games.marble.rules.sites import SiteClaim
from bot.games.marble.state import View

from .phrases import on_tile, type_name


def missing(view: View, move: type[Move], field: str, chosen: Mapping[str, Value]) -> Sequence[Missing]:
    """The values that a player might look for here in vain; what lacks least stands first."""
    look = _LACKS.get((move, field))
    return look(view) if look else ()


def _stacks(view: View) -> list[Missing]:
    return [Missing(type_name(kind), Text("lacks-stack")) for kind, left in view.stacks.items() if not left]


def _forum(view: View) -> list[Missing]:
    """What has been drawn in this turn first: it can be played in the next one."""
    player = view.players[view.own_seat]
    lacking = sorted(
        (kind for kind in TYPES if not player.forum[kind]), key=lambda kind: not player.incoming[kind]
    )
    return [
        Missing(type_name(kind), Text("lacks-incoming" if player.incoming[kind] else "lacks-forum"))
        for kind in lacking
    ]


def _magistrate(view: View) -> list[Missing]:
    if view.players[view.own_seat].home:
        return []
    return [Missing(Text(f"choice-magistrate-{YES}"), Text("lacks-home"))]


def _aqueducts(view: View) -> list[Missing]:
    works = lines.Works.of(view)
    found = []
    for colour in COLOURS:
        if colour not in works.ends:
            found.append(Missing(names.aqueduct(colour), Text("lacks-start")))
        elif not view.pieces[colour]:
            found.append(Missing(names.aqueduct(colour), Text("lacks-pieces")))
        elif not any(works.ways(colour)):
            found.append(Missing(names.aqueduct(colour), Text("lacks-way")))
    return found


def _on_fields(view: View) -> list[Missing]:
    """Magistrates that are off to fetch something come home by themselves."""
    fields = view.players[view.own_seat].fields
    return [
        Missing(text("choice-on-field", field=names.field(field)), Text("lacks-field"))
        for field in FIELDS
        if fields[field]
    ]


def _imperium(view: View) -> list[Missing]:
    held = view.players[view.own_seat].imperium
    return [Missing(type_name(kind), Text("lacks-imperium")) for kind in TYPES if not held[kind]]


def _elsewhere(view: View) -> list[Missing]:
    """Magistrates on tiles that don't touch the site."""
    asked = view.decision
    if not isinstance(asked, SiteClaim):
        return []
    here = asked.claimable(view)
    return [
        Missing(on_tile(view, place), text("lacks-elsewhere", point=Place(asked.point)))
        for place in supply.recallable(view, view.own_seat)
        if place not in here
    ]


_LACKS: dict[tuple[type[Move], str], Callable[[View], list[Missing]]] = {
    (Draw, "tile"): _stacks,
    (Draw, "other"): _stacks,
    (Play, "tile"): _forum,
    (Play, "magistrate"): _magistrate,
    (Aqueduct, "first"): _aqueducts,
    (Recall, "magistrate"): _on_fields,
    (Extra, "imperium"): _imperium,
    (Claim, "magistrate"): _elsewhere,
}
