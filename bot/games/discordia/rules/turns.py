"""A turn: the die and its value, then actions in any order, then full ships (sections 5.2 to 5.5, 5.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.engine import Argument, Decision, Form, Move, Place, Player, Task, Text, push, text
from bot.games.discordia import components
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import State, Table, Tile, Turn

from . import bonuses, building, dispatches, moves, names
from .city import develops_on_5, next_space
from .figures import change_stars


def taken_die(table: Table) -> components.Die | None:
    """The die that Maximus has taken, which nobody else may use this season (section 5.2)."""
    return table.players[table.maximus].die if table.phase == "season" else None


def dice_to_choose(table: Table) -> list[components.Die]:
    taken = taken_die(table)
    return [die for die in components.DICE if die in table.dice and die != taken]


@cache
def reachable_values(rolled: int, active: int) -> Sequence[int]:
    """The values from 1 to 6 that active manipulators can turn a die to, nearest to the rolled value first."""
    reach = range(max(1, rolled - active), min(rolled + active, components.COLUMNS) + 1)
    return tuple(sorted(reach, key=lambda value: (abs(value - rolled), value)))


def tile_of_column(table: Table, column: int) -> components.ActionTile:
    return components.ACTION_TILES[table.action_tiles[column - 1]]


def may_develop(player: Governor, value: int) -> bool:
    """Whether the value allows developing: 6, or 5 with that advantage of the development track."""
    needed = components.CONSTANTS.develop_value
    return value == needed or (value == needed - 1 and develops_on_5(player))


def stars_to_take(table: Table) -> range:
    """How many stars may be taken: one or two, as far as the cult has them (ruling 39)."""
    return range(1, min(components.CONSTANTS.stars_max, table.cult) + 1)


def season_bonus(table: Table) -> components.Effect:
    return table.season_bonuses[table.season - 1]


def season_lack(table: Table, turn: Turn) -> str | None:
    """Why the season's bonus can't be used; None if it can: the value used is its column (ruling 41)."""
    if turn.value != table.season:
        return "season-value"
    if turn.season_used:
        return "season-used"
    return None if bonuses.would_change(table, turn.seat, season_bonus(table)) else "season-nothing"


def trade_lack(table: Table, turn: Turn, tile: Tile) -> str | None:
    """Why a tile can't be used as a trade tower; None if it can: it has the value used, once in a turn."""
    tower = components.TOWERS.get(tile.id)
    if tower is None or not tower.swap:
        return "no-trade-tower"
    if tower.value != turn.value:
        return "tower-value"
    if tile.used:
        return "tower-used"
    return None if table.bag_size else "bag-empty"


def towers_to_use(table: Table, turn: Turn) -> list[str]:
    towers = table.players[turn.seat].tiles(components.TOWER_ROW)
    return [slot for slot, tower in towers if not trade_lack(table, turn, tower)]


def develop_lack(player: Governor, value: int) -> str | None:
    if not may_develop(player, value):
        return "develop-value"
    if next_space(player, "development") is None:
        return "track-full"
    return None if player.stars else "no-star"


MainAction: TypeAlias = moves.Take | moves.Dispatch | moves.Extend | moves.Develop | moves.TakeStars


def main_actions(table: Table, turn: Turn) -> Iterator[Form]:
    player = table.players[turn.seat]
    action_tile = tile_of_column(table, turn.value)
    if cells := building.filled_cells(table, turn.value):
        yield Form(moves.Take, tile=cells, slot=lambda cell: building.slots_of_cell(table, turn.seat, cell))
    if slots := dispatches.targets(player, dispatches.rows_of_sorts(action_tile.dispatches)):
        yield Form(moves.Dispatch, tile=slots, figures=lambda slot: dispatches.fillings(player, slot))
    if "extension" in action_tile.others and (extensions := building.extensions_on_offer(table)):
        yield Form(moves.Extend, extension=extensions)
    if not develop_lack(player, turn.value):
        yield Form(moves.Develop)
    if "stars" in action_tile.others and (numbers := stars_to_take(table)):
        yield Form(moves.TakeStars, number=numbers)


def _refused(lack: str | None, **about: Argument) -> Text | None:
    return text(f"refusal-{lack}", **about) if lack else None


def _why_not(table: Table, turn: Turn, move: Move) -> Text | None:
    seat, player, column = turn.seat, table.players[turn.seat], turn.value
    action_tile = tile_of_column(table, column)
    if turn.acted and isinstance(move, MainAction):
        return text("refusal-acted")
    match move:
        case moves.Take():
            if not building.filled_cells(table, column):
                return text("refusal-column-empty", column=column)
            if refusal := moves.why_not_cell(table, move.tile):
                return refusal
            if move.tile not in components.CELLS[column]:
                return text("refusal-column", cell=Place(move.tile), column=column)
            return moves.why_not_slot(building.slots_of_cell(table, seat, move.tile), move.slot)
        case moves.Dispatch():
            rows = dispatches.rows_of_sorts(action_tile.dispatches)
            if player.tile_at(move.tile) is not None and move.tile[0] not in rows:
                return text("refusal-dispatch-sort", column=column, slot=Place(move.tile))
            return dispatches.why_not_dispatch(player, move)
        case moves.Extend():
            if "extension" not in action_tile.others:
                return text("refusal-action-extension", column=column)
            return moves.why_not_extend(table, move.extension)
        case moves.Develop():
            return _refused(develop_lack(player, column), value=column, track=names.track("development"))
        case moves.TakeStars():
            if "stars" not in action_tile.others:
                return text("refusal-action-stars", column=column)
            if numbers := stars_to_take(table):
                return None if move.number in numbers else text("refusal-stars-number", most=numbers[-1])
            return text("refusal-cult-empty")
        case moves.SpecialDispatch():
            return dispatches.why_not_dispatch(player, move, turn)
        case moves.UseSeason():
            about = {"season": names.season(table.season), "effect": names.effect(season_bonus(table))}
            return _refused(season_lack(table, turn), needed=table.season, value=column, **about)
        case moves.UseTower():
            if (tile := player.tile_at(move.tower)) is None:
                return text("refusal-slot-empty", slot=Place(move.tower))
            name, needed = names.standing(tile), tile.face.value or 0
            return _refused(trade_lack(table, turn, tile), tile=name, needed=needed, value=column)
        case moves.Claim():
            return dispatches.why_not_claim(table, seat, move.decree)
        case moves.UsePrivilege():
            if move.privilege not in components.PRIVILEGES:
                return text("refusal-privilege-none")
            lack = bonuses.privilege_lack(table, seat, move.privilege)
            return _refused(lack, privilege=names.privilege(move.privilege))
    return None


_END_TURN = Form(moves.EndTurn)


class DieChoice(Decision):
    """A player chooses a die and its value, before everything else in a turn (ruling 52)."""

    begins_turn = True

    def forms(self, position: Table) -> Iterator[Form]:
        player = position.players[self.seat]
        dice, rolled = dice_to_choose(position), position.dice
        yield Form(
            moves.ChooseDie, colour=dice, value=lambda die: reachable_values(rolled[die], player.active)
        )

    def play(self, state: State, move: moves.ChooseDie) -> None:
        player = state.players[self.seat]
        die = next(die for die in components.DICE if die == move.colour)
        manipulators = abs(move.value - state.dice[die])
        player.active -= manipulators
        player.die, player.value = die, move.value
        state.turn = Turn(self.seat, die, move.value)
        if state.heard:
            about = {"rolled": state.dice[die], "value": move.value, "manipulators": manipulators}
            state.did("die-chosen", self.seat, die=names.die(die), **about)
        for slot, tile in player.tiles():
            if tile.fresh:  # a stall turned before this turn can be filled from now on (ruling 53)
                player.lay(slot, replace(tile, fresh=False))
        for place, owned in enumerate(player.privileges):
            once = bool(components.PRIVILEGES[owned.id].effects)
            player.privileges[place] = replace(owned, ready=once and not owned.spent)
        push(state, ActionChoice(self.seat))

    def why_not(self, position: Table, move: moves.ChooseDie) -> Text | None:
        die = next((die for die in position.dice if die == move.colour), None)
        if die is None:
            return text("refusal-die-unknown")
        if die not in dice_to_choose(position):
            return text("refusal-die-taken", die=names.die(die), player=Player(position.maximus))
        player = position.players[self.seat]
        values = reachable_values(position.dice[die], player.active)
        if move.value in values:
            return None
        ends = {"fewest": min(values), "most": max(values)}
        return text("refusal-die-value", die=names.die(die), **ends, manipulators=player.active)


class ActionChoice(Decision):
    """A player takes actions in any order, until they end the turn or nothing is left to do."""

    def forms(self, position: Table) -> Iterator[Form]:
        turn = position.turn
        assert turn is not None
        if not turn.acted:
            yield from main_actions(position, turn)
        player = position.players[self.seat]
        if slots := dispatches.special_targets(player, turn):
            yield Form(moves.SpecialDispatch, tile=slots, figures=lambda at: dispatches.fillings(player, at))
        if not season_lack(position, turn):
            yield Form(moves.UseSeason)
        if towers := towers_to_use(position, turn):
            yield Form(moves.UseTower, tower=towers)
        if decrees := dispatches.claimable(position, self.seat):
            yield Form(moves.Claim, decree=decrees)
        if privileges := bonuses.usable_privileges(position, self.seat):
            yield Form(moves.UsePrivilege, privilege=privileges)
        yield _END_TURN

    def play(self, state: State, move: Move) -> None:
        turn = state.turn
        assert turn is not None
        if isinstance(move, moves.EndTurn):
            turn.ended = True
            state.did("turn-ended", self.seat)
            push(state, building.FullShips(self.seat), TurnOver())
            return
        push(state, self)
        seat, player = self.seat, state.players[self.seat]
        turn.acted |= isinstance(move, MainAction)
        match move:
            case moves.Take():
                building.take_tile(state, seat, move.tile, move.slot, "tile-taken")
            case moves.Dispatch():
                dispatches.dispatch(state, seat, move.tile, move.figures)
            case moves.Extend():
                building.extend(state, seat, components.EXTENSIONS[move.extension].id)
            case moves.Develop():
                bonuses.place_star(state, seat, "development")
            case moves.TakeStars():
                state.did("stars-taken", seat, number=move.number)
                change_stars(state, seat, move.number)
            case moves.SpecialDispatch():
                player.lay(move.tile, replace(player.standing(move.tile), used=True))
                dispatches.dispatch(state, seat, move.tile, move.figures, "specially-dispatched")
            case moves.UseSeason():
                # Using the bonus means accepting it: only the choice of a tower is still asked.
                bonus = season_bonus(state)
                turn.season_used = True
                state.did("season-used", seat, season=names.season(state.season))
                if bonus.kind == "exp_star":
                    bonuses.place_star(state, seat, "expedition")
                elif bonus.kind == "swap":
                    bonuses.draw_for_swap(state, seat, bonus.amount)
                else:
                    bonuses.owe(state, seat, bonus)
            case moves.UseTower():
                tower = player.standing(move.tower)
                player.lay(move.tower, replace(tower, used=True))
                state.did("tower-used", seat, tower=names.tile(tower.id), slot=Place(move.tower))
                bonuses.draw_for_swap(state, seat, components.TOWERS[tower.id].swap)
            case moves.Claim():
                dispatches.claim(state, seat, move.decree)
            case moves.UsePrivilege():
                bonuses.use_privilege(state, seat, move.privilege, ready=True)

    def why_not(self, position: Table, move: Move) -> Text | None:
        assert position.turn is not None
        return _why_not(position, position.turn, move)


class TurnOver(Task):
    """Ends the turn: tiles marked as used become usable again."""

    def run(self, state: State) -> None:
        assert state.turn is not None
        player = state.players[state.turn.seat]
        for slot, tile in player.tiles():
            if tile.used:
                player.lay(slot, replace(tile, used=False))
        state.turn = None


def still_open(table: Table, turn: Turn) -> dict[type[Move], Sequence[Any]]:
    """The moves that the turn allows besides ending it, with the options of their first fields (ruling 58)."""
    forms = [] if turn.ended else [*ActionChoice(turn.seat).forms(table)][:-1]
    return {form.move: form.values(()) if form.fields else () for form in forms}
