"""The whole table in words, and its picture in few."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Argument, Described, Passage, Place, Player, Text, text
from bot.games.marble.components import HILLS, TREASURY, TYPES, Field, field_name, hill_name
from bot.games.marble.rules import turns
from bot.games.marble.scoring import buildings
from bot.games.marble.state import View
from bot.games.shared_words import breaths, own_passage

from . import board_in_words
from .phrases import buildings_counted, coins, imperium, kind_name, points, tiles, type_name
from .positions import built, prospect, standing, status


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    over = view.outcome is not None
    free = [] if over else [Passage(Text("passage-places"), board_in_words.free(view))]
    return [
        Passage(Text("passage-over" if over else "passage-course"), _course(view)),
        Passage(Text("passage-supply"), _supply(view)),
        Passage(Text("passage-map"), list(board_in_words.rows(view))),
        Passage(Text("passage-open-sites"), board_in_words.open_sites(view)),
        *free,
        Passage(Text("passage-fountains"), board_in_words.fountains(view)),
        Passage(Text("passage-water"), board_in_words.water(view)),
        *(own_passage(view, seat, _seat(view, seat)) for seat in _seats(view)),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The picture of the table in few words."""
    stacks = [text("pictured-stack", type=type_name(kind), left=view.stacks[kind]) for kind in TYPES]
    table = [
        _stage(view),
        text("pictured-stacks", stacks=stacks),
        _hills(view),
        text(
            "pictured-city",
            tiles=len(view.tiles),
            buildings=buildings_counted(site.kind for site in view.sites.values()),
        ),
        text(
            "pictured-supply",
            fountains=text("buildings-fountain", amount=view.fountains),
            coins=coins(view.coins),
            bridges=len(view.bridges),
        ),
    ]
    return [Described(table, {seat: _briefly(view, seat) for seat in range(view.seats)})]


def _seats(view: View) -> list[int]:
    """The viewer's seat before the others, those in turn order."""
    return sorted(view.turn_order(), key=lambda seat: seat != view.viewer)


def _round(view: View) -> int:
    return max(1, -(-view.turn // view.seats))


# The table.


def _course(view: View) -> list[Text]:
    """How far the game has come, and round which hills the city grows."""
    if view.outcome is not None:
        told = [_stage(view), Text(view.outcome.reason)]
    else:
        key = "in-words-final" if view.phase == "final" else "in-words-turn"
        told = [
            text(
                key,
                round=_round(view),
                turn=view.turn,
                player=Player(view.active),
                actions=turns.actions_to_come(view),
            )
        ]
        if view.trigger is not None:
            told.append(text("in-words-trigger", player=Player(view.trigger)))
    told.append(_hills(view))
    if view.options["hills_block_sites"] == "on":
        told.append(Text("in-words-hills-block"))
    return told


def _stage(view: View) -> Text:
    """The same without anybody's name."""
    if view.outcome is not None:
        return text("pictured-over", rounds=_round(view))
    return text("pictured-final" if view.phase == "final" else "pictured-turn", round=_round(view))


def _hills(view: View) -> Text:
    hills = [
        text("in-words-hill", hill=hill_name(hill), triangle=Place(HILLS[hill].triangle))
        for hill in view.hills
    ]
    return text("in-words-hills", hills=hills)


def _supply(view: View) -> list[Text]:
    """What is left of tiles, Imperium tiles, coins and fountains; who stands on the spaces of the board."""
    types = [
        text(
            "in-words-type",
            type=type_name(kind.id),
            tiles=kind.site_tiles,
            points=points(kind.points),
            stack=view.stacks[kind.id],
            imperium=view.imperium[kind.id],
            field=field_name(kind.id),
            there=_there(view, kind.id),
        )
        for kind in TYPES.values()
    ]
    treasury = text(
        "in-words-treasury", coins=view.coins, field=field_name(TREASURY), there=_there(view, TREASURY)
    )
    return [*types, treasury, text("in-words-fountains-left", fountains=view.fountains)]


def _there(view: View, field: Field) -> Argument:
    """Whose magistrates are on a space."""
    found: list[Text | Player] = [
        text("in-words-there", player=Player(seat), count=view.players[seat].fields[field])
        for seat in view.turn_order()
        if view.players[seat].fields[field]
    ]
    return found or Text("in-words-nobody")


# The seats.


def _seat(view: View, seat: int) -> list[Text]:
    """All that a seat has, with the points where its buildings are."""
    owned = [
        text("in-words-building", type=kind_name(view.sites[point].kind), point=Place(point))
        for point in buildings(view, seat)
    ]
    listed = [
        text("in-words-buildings", buildings=some) for some in breaths(owned, 2 * board_in_words.IN_A_BREATH)
    ]
    return [*status(view, seat), *listed]


def _briefly(view: View, seat: int) -> list[Text]:
    """A seat in short parts, what matters most first."""
    player = view.players[seat]
    bridges = [text("pictured-bridges", count=player.bridges)] if player.bridges else []
    return [
        standing(view, seat),
        *([prospect(view, seat)] if view.outcome else []),
        text("pictured-forum", tiles=tiles(player.forum)),
        text("pictured-home", home=player.home),
        text("pictured-imperium", tiles=imperium(player.imperium)),
        text("pictured-built", buildings=buildings_counted(built(view, seat))),
        coins(player.coins),
        *bridges,
    ]
