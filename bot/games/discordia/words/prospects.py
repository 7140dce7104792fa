"""What a city comes to by a move that has been played ahead: the positions before and after it, compared."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Foreseen, Text, text
from bot.games.discordia.components import BACKS, EXTENSIONS, PRIVILEGES, TOWERS
from bot.games.discordia.rules import city, decrees, names, shortage, tracks
from bot.games.discordia.rules.figures import jokers
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View

from .phrases import figures, own, spaces, stock


def prospects(foreseen: Foreseen) -> list[Text]:
    """What is new in the seat's city, then what has changed of all that it counts."""
    before, after = own(foreseen.before), own(foreseen.after)
    if foreseen.after.outcome is not None:
        return [] if after.figures else [Text("outlook-victory")]
    return [
        *_built(before, after),
        *_lengthened(before, after),
        *_filled(before, after),
        *_lasting(before, after),
        *_counted(before, after),
        *_strength(foreseen.before, foreseen.after),
        *_fulfilled(foreseen.before, foreseen.after),
    ]


def _built(before: Governor, after: Governor) -> Iterator[Text]:
    """Tiles and towers that were not there: what they take, and what they do."""
    for slot, tile in after.tiles():
        if _same(before.tile_at(slot), tile):
            continue
        if tile.face.spaces:
            yield text("outlook-spaces", tile=names.standing(tile), spaces=spaces(tile.face))
        if tile.fresh:
            yield Text("outlook-fresh")
        if tile.id in BACKS and not tile.turned:
            yield text("outlook-back", spaces=spaces(BACKS[tile.id]))
        if tile.id in TOWERS and (tower := TOWERS[tile.id]).swap:
            yield text("outlook-tower-swap", figures=figures(tower.swap), value=tower.value or 0)


def _same(before: Tile | None, tile: Tile) -> bool:
    return before is not None and (before.id, before.turned) == (tile.id, tile.turned)


def _lengthened(before: Governor, after: Governor) -> Iterator[Text]:
    """Tracks that have become longer."""
    for kind, number in after.extensions.items():
        extension = EXTENSIONS[kind]
        if extension.track and number > before.extensions[kind]:
            track = names.track(extension.track)
            yield text("outlook-track", track=track, gains=names.effects(extension.adds))


def _filled(before: Governor, after: Governor) -> Iterator[Text]:
    """Tiles that have become full, and what becomes of their figures."""
    for slot, tile in after.tiles():
        earlier = before.tile_at(slot)
        if tile.is_full and not (earlier and _same(earlier, tile) and earlier.is_full):
            yield text("outlook-full-ship" if slot[0] == "H" else "outlook-full", tile=names.standing(tile))


def _lasting(before: Governor, after: Governor) -> Iterator[Text]:
    """Privileges that were taken, and advantages for good."""
    for privilege in after.privileges[len(before.privileges) :]:
        kind, name = PRIVILEGES[privilege.id], names.privilege(privilege.id)
        if kind.joker is None:
            yield text("outlook-privilege", gains=names.effects(kind.effects))
        elif len(jokers(after)) > len(jokers(before)) + 1:
            yield text("outlook-joker-second", privilege=name)
        else:
            yield text("outlook-joker", privilege=name)
    if set(tracks.any_colour(after)) > set(tracks.any_colour(before)):
        yield Text("outlook-lasting")


def _counted(before: Governor, after: Governor) -> Iterator[Text]:
    """The stock, stars, symbols and the shortage, as far as they have changed."""
    if after.stock != before.stock:
        yield text("outlook-stock", stock=stock(after))
    if after.stars != before.stars:
        yield text("outlook-stars", before=before.stars, after=after.stars)
    if (hidden := city.symbols(before) - city.symbols(after)) > 0:
        yield text("outlook-symbols", count=hidden)
    lacked, lacks = shortage.lack(before).total, shortage.lack(after).total
    if lacks != lacked:
        yield text("outlook-shortage", before=lacked, after=lacks)


def _strength(before: View, after: View) -> Iterator[Text]:
    if own(after).strength != own(before).strength:
        yield text(
            "outlook-strength",
            before=own(before).strength,
            after=own(after).strength,
            tribes=after.raid_strength,
        )


def _fulfilled(before: View, after: View) -> Iterator[Text]:
    """Decrees that can be claimed now, and could not before."""
    could = decrees.claimable(before, before.own_seat)
    can = [decree for decree in decrees.claimable(after, after.own_seat) if decree not in could]
    if can:
        yield text("outlook-fulfilled", decrees=[names.decree(decree) for decree in can])
