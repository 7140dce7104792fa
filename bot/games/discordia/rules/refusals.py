"""Why a choice can't be made: what is missing, said with what it concerns."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Place, Player, Text, text
from bot.games.discordia.components import COLUMNS, EXTENSIONS, LETTERS, PRIVILEGES, TOWERS, Die, Effect
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Table

from . import moves
from .figures import counted, fitting
from .moves import BuildTower, ChooseDie


def why_not_cell(table: Table, cell: str) -> Text | None:
    """A cell that is not on the display, or that is empty."""
    if cell not in table.display:
        return text("refusal-cell-unknown", last=Place(next(reversed(table.display))))
    return text("refusal-cell-empty", cell=Place(cell)) if table.display[cell] is None else None


def why_not_slot(slots: Sequence[str], slot: str) -> Text | None:
    """A place to which the tile, tower or stall can't go."""
    return None if slot in slots else text("refusal-slot", slot=Place(slot), slots=list(map(Place, slots)))


def why_not_die(table: Table, seat: int, move: ChooseDie, dice: Sequence[Die]) -> Text | None:
    """A die that Maximus took, or a value that manipulators can't reach."""
    die = next((die for die in table.dice if die == move.colour), None)
    if die is None:
        return text("refusal-die-unknown")
    if die not in dice:
        return text("refusal-die-taken", die=moves.die(die), player=Player(table.maximus))
    active = table.players[seat].active
    fewest, most = max(1, table.dice[die] - active), min(table.dice[die] + active, COLUMNS)
    if fewest <= move.value <= most:
        return None
    return text("refusal-die-value", die=moves.die(die), fewest=fewest, most=most, manipulators=active)


def why_not_figures(player: Governor, letters: str, fewest: int, most: int) -> Text | None:
    """Letters that are none, the wrong number, figures that the stock lacks."""
    if not letters or set(letters) - set(LETTERS.values()):
        return text("refusal-figures-letters")
    if not fewest <= len(letters) <= most:
        if fewest == most:
            return text("refusal-figures-exactly", amount=most)
        return text("refusal-figures-number", most=most)
    figures = counted(letters)
    if any(player.stock[colour] < amount for colour, amount in figures.items()):
        return text(
            "refusal-figures-stock", figures=moves.figures(figures), stock=moves.figures(player.stock)
        )
    return None


def why_not_dispatch(player: Governor, slot: str, letters: str) -> Text | None:
    """A tile that takes no figures now, or figures that it does not take."""
    tile = player.tile_at(slot)
    if tile is None:
        return text("refusal-slot-empty", slot=Place(slot))
    name = moves.standing(tile)
    if not tile.face.spaces:
        return text("refusal-no-spaces", tile=name)
    space = tile.open_space
    if space is None:
        return text("refusal-tile-full", tile=name)
    if tile.fresh:
        return text("refusal-tile-fresh", tile=name)
    needs = moves.space(space)
    fits = fitting(player, space)
    if not fits:
        return text("refusal-stock-lacks", tile=name, needs=needs, stock=moves.figures(player.stock))
    if letters in fits:
        return None
    return text("refusal-figures-fit", tile=name, needs=needs, choices=list(map(moves.letters, fits)))


def why_not_tower(table: Table, move: BuildTower, slots: Sequence[str]) -> Text | None:
    """A tower not on offer, or a place where none can stand."""
    if move.tower not in TOWERS:
        return text("refusal-tower-unknown")
    if move.tower not in table.towers:
        return text("refusal-tower-gone", tower=moves.tile(move.tower))
    return why_not_slot(slots, move.slot)


def why_not_demolish(player: Governor, slot: str, effect: Effect, slots: Sequence[str]) -> Text | None:
    """What is not there, or not of the kind."""
    tile = player.tile_at(slot)
    if tile is None:
        return text("refusal-slot-empty", slot=Place(slot))
    if slot in slots:
        return None
    places = list(map(Place, slots))
    return text("refusal-demolish", tile=moves.standing(tile), what=effect.what, slots=places)


def why_not_extend(table: Table, extension: str) -> Text | None:
    """No kind of extension, or one that is used up."""
    if extension not in EXTENSIONS:
        return text("refusal-extension-unknown")
    kind = EXTENSIONS[extension].id
    return None if table.extensions[kind] else text("refusal-extension-gone", extension=moves.extension(kind))


def why_not_privilege(privilege: str, offered: Sequence[str]) -> Text | None:
    """A privilege that is not among those in question."""
    if privilege in offered:
        return None
    known = [moves.privilege(one) for one in offered]
    if privilege not in PRIVILEGES:
        return text("refusal-privilege-unknown", privileges=list(known))
    return text("refusal-privilege", privilege=moves.privilege(privilege), privileges=list(known))
