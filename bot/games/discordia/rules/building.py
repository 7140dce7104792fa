"""Building in a city: city tiles, extensions, towers, the stalls of full ships; and demolition."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Argument, Decision, Form, Place, Task, Text, push, text
from bot.engine import Player as Owner
from bot.games.discordia import components
from bot.games.discordia.state import Player, State, Table, Tile

from . import moves, names
from .bonuses import WAYS, BonusChoice, Way, asks, owe
from .city import lay_tile, remove_tile, slots_for
from .figures import counted, fill_bag


def filled_cells(table: Table, column: int | None = None) -> list[str]:
    """The cells of the display that have a tile, in one column or all, in the order in which they are filled."""
    lying = table.display.get
    return [cell for cell in (table.display if column is None else components.CELLS[column]) if lying(cell)]


def slots_of_cell(table: Table, seat: int, cell: str) -> list[str]:
    if not (tile := table.display.get(cell)):
        return []
    return slots_for(table.players[seat], components.ROW_OF_SORT[components.CITY_TILES[tile].front.sort])


def take_tile(state: State, seat: int, cell: str, slot: str, how: str) -> None:
    """Move a tile of the display to the city, and carry out its bonus; `how` is the event."""
    tile = state.display[cell]
    assert tile is not None
    owe(state, seat, components.CITY_TILES[tile].bonus)
    state.display[cell] = None
    state.did(how, seat, tile=names.tile(tile), cell=Place(cell), slot=Place(slot))
    lay_tile(state, seat, slot, Tile(tile))


class DraftChoice(Decision):
    """A player takes a first city tile (ruling 2)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(moves.Draft, tile=filled_cells(position))

    def play(self, state: State, move: moves.Draft) -> None:
        slot = slots_of_cell(state, self.seat, move.tile)[0]
        take_tile(state, self.seat, move.tile, slot, "drafted")

    def why_not(self, position: Table, move: moves.Draft) -> Text | None:
        return moves.why_not_cell(position, move.tile)


def extensions_on_offer(table: Table) -> list[components.Extension]:
    return [kind for kind, left in table.extensions.items() if left]


def next_place(player: Player, kind: components.Extension) -> str:
    row = components.EXTENSIONS[kind].row
    return components.ABOVE_TRACK[kind].id if row is None else f"{row}{len(player.rows[row]) + 1}"


def covered_next(player: Player, kind: components.Extension) -> components.PlanSpace | None:
    """The space that the next extension of a kind covers; None beyond the plan, or if the track has one already."""
    if components.EXTENSIONS[kind].row is None and player.extensions[kind]:
        return None
    return components.PLAN.get(next_place(player, kind))


def brought_by(player: Player, kind: components.Extension) -> list[components.Effect]:
    """The bonuses of the next extension of a kind: what it covers, a privilege for the 4th and 6th (ruling 12)."""
    covered, number = covered_next(player, kind), sum(player.extensions.values()) + 1
    privilege = [components.Effect("privilege")] if number in components.CONSTANTS.privileges_at else []
    return [covered.bonus, *privilege] if covered and covered.bonus else privilege


def extend(state: State, seat: int, kind: components.Extension) -> None:
    """Extend a row or a track, and carry out the bonuses."""
    player = state.players[seat]
    place, brought = next_place(player, kind), brought_by(player, kind)
    state.extensions[kind] -= 1
    player.extensions[kind] += 1
    row = components.EXTENSIONS[kind].row
    for lengthened in ("H", components.TOWER_ROW) if row == "H" else [row] if row else []:
        player.rows[lengthened] += (None,)
    if track := components.EXTENSIONS[kind].track:
        state.did("track-extended", seat, track=track, place=Place(place))
    else:
        state.did("extended", seat, extension=names.extension(kind), place=Place(place))
    owe(state, seat, *brought)


class ExtensionChoice(BonusChoice):
    """A player may take an extension as a bonus."""

    def offered(self, position: Table) -> Form:
        return Form(moves.Extend, extension=extensions_on_offer(position))

    def use(self, state: State, move: moves.Extend) -> None:
        extend(state, self.seat, components.EXTENSIONS[move.extension].id)

    def why_not(self, position: Table, move: moves.Extend) -> Text | None:
        return moves.why_not_extend(position, move.extension)


class TowerChoice(BonusChoice):
    """A player may take any tower on offer."""

    def offered(self, position: Table) -> Form:
        return Form(moves.BuildTower, tower=position.towers, slot=self._places(position))

    def use(self, state: State, move: moves.BuildTower) -> None:
        owe(state, self.seat, components.TOWERS[move.tower].bonus)
        state.towers.remove(move.tower)
        state.did("tower-built", self.seat, tower=names.tile(move.tower), slot=Place(move.slot))
        lay_tile(state, self.seat, move.slot, Tile(move.tower))

    def why_not(self, position: Table, move: moves.BuildTower) -> Text | None:
        if move.tower not in components.TOWERS:
            return text("refusal-tower-unknown")
        for seat, player in enumerate(position.players):
            if seat != self.seat and any(
                tile.id == move.tower for _, tile in player.tiles(components.TOWER_ROW)
            ):
                return text("refusal-tower-taken", tower=names.tile(move.tower), player=Owner(seat))
        if move.tower not in position.towers:
            return text("refusal-tower-gone", tower=names.tile(move.tower))
        return moves.why_not_slot(self._places(position), move.slot)

    def _places(self, table: Table) -> list[str]:
        return slots_for(table.players[self.seat], components.TOWER_ROW)


class FullShips(Task):
    """Turns all full ships of a seat, from left to right, each completely before the next."""

    seat: int

    def run(self, state: State) -> None:
        for slot, tile in state.players[self.seat].tiles("H"):
            if tile.is_full:
                push(state, StallChoice(self.seat, slot), self)
                return


class StallChoice(Decision):
    """A player places the stall on the back of a full ship."""

    ship: str
    """The slot of the ship."""

    def forms(self, position: Table) -> Iterator[Form]:
        """The leftmost free market place, any stall, which is covered, or out of the game (ruling 59)."""
        yield Form(moves.PlaceStall, slot=self._places(position))

    def play(self, state: State, move: moves.PlaceStall) -> None:
        player = state.players[self.seat]
        ship = player.standing(self.ship)
        player.lay(self.ship, None)
        name, stall = names.standing(ship), Tile(ship.id, turned=True, fresh=True)
        fill_bag(state, counted(ship.letters))
        if out := move.slot == moves.OUT:
            state.removed.append(ship.id)
            state.did("ship-discarded", self.seat, tile=name, slot=Place(self.ship))
        else:
            owe(state, self.seat, components.TURNED_SHIP_BONUS)
            face = names.face(stall.face)
            state.did("ship-turned", self.seat, tile=name, stall=face, slot=Place(move.slot))
        state.tell("ship-emptied", self.seat, tile=name, figures=names.figures(ship.letters))
        if not out:
            lay_tile(state, self.seat, move.slot, stall)

    def why_not(self, position: Table, move: moves.PlaceStall) -> Text | None:
        return moves.why_not_slot(self._places(position), move.slot)

    def _places(self, table: Table) -> list[str]:
        return [*slots_for(table.players[self.seat], "M"), moves.OUT]


def tiles_at_stake(table: Table, seat: int, effect: components.Effect) -> list[str]:
    rows = {"any": components.CITY_ROWS, "tower": (components.TOWER_ROW,)}
    rows |= {sort: (components.ROW_OF_SORT[sort],) for sort in components.SORTS}
    return [slot for slot, _ in table.players[seat].tiles(*rows[effect.what])]


class DemolitionChoice(Decision):
    """A player chooses the tile to lose."""

    effect: components.Effect

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(moves.Demolish, tile=tiles_at_stake(position, self.seat, self.effect))

    def play(self, state: State, move: moves.Demolish) -> None:
        player = state.players[self.seat]
        tile = player.standing(move.tile)
        player.lay(move.tile, None)
        state.did("demolished", self.seat, tile=names.standing(tile), slot=Place(move.tile))
        remove_tile(state, self.seat, tile)

    def why_not(self, position: Table, move: moves.Demolish) -> Text | None:
        slots = tiles_at_stake(position, self.seat, self.effect)
        if move.tile in slots:
            return None
        about: dict[str, Argument] = {"what": self.effect.what, "slots": list(map(Place, slots))}
        if (tile := position.players[self.seat].tile_at(move.tile)) is None:
            return text("refusal-demolish-empty", slot=Place(move.tile), **about)
        return text("refusal-demolish", tile=names.standing(tile), **about)


WAYS |= {
    "tower": Way(lambda table, _seat, _effect: bool(table.towers), asks(TowerChoice)),
    "extension": Way(lambda table, _seat, _effect: bool(extensions_on_offer(table)), asks(ExtensionChoice)),
    "demolish": Way(lambda *about: bool(tiles_at_stake(*about)), asks(DemolitionChoice)),
}
