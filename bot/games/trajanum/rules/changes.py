"""How what a player has changes: resources, points and slider, noted in the event told last; tiles of the colonia."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.trajanum.components import PRESTIGE, Icon, Resource, Resources
from bot.games.trajanum.state import FACE_DOWN, Player, Source, State, Table

MERCHANT_1 = 3
"""The row whose citizen turns the slider, and makes upgrades reach the next cypress."""


def change(state: State, seat: int, resource: Resource, amount: int) -> None:
    state.players[seat].resources[resource] += amount
    state.note(seat, resource, amount)


def gain(state: State, seat: int, icons: Iterable[Icon]) -> None:
    """Receive what the icons show; the supply is without limit (section 3.1)."""
    icons = list(icons)
    for icon in dict.fromkeys(icons):
        if icon == "upgrade":
            for _ in range(icons.count(icon)):
                upgrade(state, seat)
        else:
            change(state, seat, icon, icons.count(icon))


def pay(state: State, seat: int, cost: Resources) -> None:
    for resource, amount in cost.items():
        change(state, seat, resource, -amount)


def can_pay(player: Player, cost: Resources) -> bool:
    return all(player.resources[resource] >= amount for resource, amount in cost.items())


def lacking(player: Player, cost: Resources) -> Resources:
    return {
        resource: amount - player.resources[resource]
        for resource, amount in cost.items()
        if player.resources[resource] < amount
    }


def score(state: State, seat: int, source: Source, points: int) -> None:
    state.players[seat].points[source] += points
    state.note(seat, "vp", points)


def column_points(table: Table, seat: int) -> int:
    """What a column, or the end of a track, is worth now (section 3.10)."""
    return table.column_value + table.players[seat].active_citizens


def upgraded(player: Player) -> int:
    """Where an upgrade would move the slider (rulings 18 and 19)."""
    if player.has_active(MERCHANT_1):
        further = [shift for shift in PRESTIGE.cypresses if shift > player.shift]
        return further[0] if further else player.shift
    return min(player.shift + 1, PRESTIGE.last_shift)


def upgrade(state: State, seat: int) -> None:
    player = state.players[seat]
    before, player.shift = player.shift, upgraded(player)
    state.note(seat, "shift", player.shift - before)


def at_end_of_bar(player: Player) -> bool:
    return player.shift == PRESTIGE.last_shift


def sail(state: State, seat: int, envoys: int) -> None:
    state.players[seat].ship += envoys
    state.note(seat, "ship", envoys)


def lift(state: State, seat: int, space: str) -> None:
    """A tile is gone from the colonia; in a corner that lays the crane open."""
    player = state.players[seat]
    del player.tiles[space]
    if space in player.cranes:
        player.cranes[space] = replace(player.cranes[space], state="open")


def front(state: State, seat: int, space: str) -> str:
    """Look at the tile of a space that is taken.

    As nobody can know which tile lies where, they are turned up in the order in which they were shuffled, whatever
    the space: so looking ahead compares spaces, not the luck of the draw. Up to version 2 each had its own.
    """
    shown, faces = state.players[seat].tiles[space], state.faces[seat]
    if shown != FACE_DOWN:
        return shown
    if state.rules_version < 3:
        return faces.pop(space)
    tile, *others = faces.values()
    spaces = list(faces)
    spaces.remove(space)
    state.faces[seat] = dict(zip(spaces, others, strict=True))
    return tile
