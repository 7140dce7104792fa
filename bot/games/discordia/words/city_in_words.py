"""A city in words: its rows of places, its tracks, its decree spaces."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Argument, Place, Player, Text, text
from bot.games.discordia.components import (
    ABOVE_TRACK,
    DECREE_SPACES,
    EXTENSION_OF_TRACK,
    PLAN,
    PlanSpace,
    Row,
    Track,
    TrackSpace,
)
from bot.games.discordia.rules import names, tracks
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile
from bot.games.shared_words import breaths

from .phrases import at

ROWS: tuple[Row, ...] = ("T", "H", "K", "M", "F")
"""From the top, as the pictures have them."""
PRINTED = 5
"""So many places of a row are printed on the plan, with what extending to them brings."""

IN_A_BREATH = 4
"""So many places or spaces are named in a line."""


def rows(player: Governor) -> Iterator[Text]:
    """Each row with its places from the left, and what the next extensions bring there."""
    for row in ROWS:
        name = Text(f"in-words-row-{row}")
        places = [_place(f"{row}{number}", tile) for number, tile in enumerate(player.rows[row], 1)]
        for some in breaths(places, IN_A_BREATH):
            yield text("in-words-row", row=name, places=some)
        if row != "T" and (unbuilt := _unbuilt(player, row)):
            yield text("in-words-unbuilt", row=name, places=unbuilt)


def _place(slot: str, tile: Tile | None) -> Text:
    """A place: what stands there, or that it is free."""
    if tile is None:
        printed = PLAN.get(slot)
        bare = printed is None or not (printed.printed and printed.symbols)
        return text("in-words-free" if bare else "in-words-free-symbol", slot=Place(slot))
    state = _state(tile)
    return at(slot, tile) if state is None else text("in-words-standing", tile=at(slot, tile), state=state)


def _state(tile: Tile) -> Text | None:
    """What stands on a tile, what its next spaces need, and when figures can be sent there; None without spaces."""
    if not tile.face.spaces:
        return None
    open_spaces = [names.letters(space) for space in tile.face.spaces[len(tile.figures) :]]
    about: dict[str, Argument] = {
        "figures": names.figures(tile.letters),
        "next": open_spaces[0] if open_spaces else "",
        "count": len(open_spaces),
        "then": list(open_spaces[1:]),
        "fresh": "yes" if tile.fresh else "no",
    }
    if tile.is_full:
        return text("in-words-full", **about)
    return text("in-words-filled" if tile.figures else "in-words-empty", **about)


def _unbuilt(player: Governor, row: Row) -> list[Text | Player]:
    """The places of a row that extensions would add, as far as something is printed there."""
    labels = [f"{row}{place}" for place in range(len(player.rows[row]) + 1, PRINTED + 1)]
    return [_printed(PLAN[label]) for label in labels]


def _printed(space: PlanSpace | TrackSpace) -> Text:
    """A space with what covering it brings."""
    brings = [Text("gain-symbol")] * space.symbols
    if space.bonus:
        brings.append(names.effect(space.bonus))
    return text("star-to", space=Place(space.id), gains=list(brings))


def track(player: Governor, track: Track) -> Iterator[Text]:
    """How many stars lie on a track, what its free spaces bring, and what its first extension covers."""
    name = Text(f"in-words-track-{track}")
    stars, length = tracks.stars_on(player, track), tracks.track_length(player, track)
    yield text("in-words-track", track=name, stars=stars, length=length)
    free = [_printed(tracks.track_space(track, number)) for number in range(stars + 1, length + 1)]
    for number, some in enumerate(breaths(free, IN_A_BREATH)):
        yield text("in-words-track-more" if number else "in-words-track-free", track=name, spaces=some)
    above = ABOVE_TRACK[EXTENSION_OF_TRACK[track].id]
    if not player.extensions[above.kind]:
        yield text("in-words-track-above", track=name)


def decrees(player: Governor) -> Iterator[Text]:
    """The decrees that were claimed, and what the free decree spaces bring."""
    claimed = [names.decree(decree) for decree in player.decrees]
    if claimed:
        yield text("in-words-decrees-claimed", decrees=list(claimed))
    else:
        yield Text("in-words-decrees-claimed-none")
    if free := [_printed(space) for space in DECREE_SPACES[len(claimed) :]]:
        yield text("in-words-decree-spaces", spaces=list(free))
