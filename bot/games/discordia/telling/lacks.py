"""What a player might look for in a menu in vain, and what it lacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import Missing, Move, Player, Text, Value, text
from bot.games.discordia.components import DECREES, DICE, PRIVILEGES, TOWERS
from bot.games.discordia.rules import actions, decrees, dispatches, extensions, moves, names, privileges
from bot.games.discordia.rules.privileges import PrivilegeUse
from bot.games.discordia.state import Tile, View

from .phrases import standing


def missing(view: View, move: type[Move], field: str, chosen: Mapping[str, Value]) -> Sequence[Missing]:
    """The values that a player might look for here in vain; what lacks least stands first."""
    look = _LACKS.get((move, field))
    return look(view) if look else ()


def _dice(view: View) -> list[Missing]:
    offered = actions.dice_to_choose(view, view.own_seat)
    return [
        Missing(
            text("choice-die", die=names.die(die), value=view.dice[die]),
            text("lacks-taken", player=Player(view.maximus)),
        )
        for die in DICE
        if die in view.dice and die not in offered
    ]


def _targets(view: View) -> list[Missing]:
    """The tiles of the sorts in question that are not full, and that the stock can't supply."""
    player, turn = view.players[view.own_seat], view.turn
    rows = dispatches.rows_of_sorts(actions.tile_of_column(view, turn.value).dispatches) if turn else ()
    rows = rows or tuple(player.rows)
    offered = dispatches.targets(player, rows)
    return [
        Missing(standing(slot, tile), _lack_of(tile))
        for slot, tile in player.tiles(*rows)
        if slot not in offered and tile.open_space
    ]


def _special(view: View) -> list[Missing]:
    """The tiles of the value used that are not full, but had their special dispatch, or lack colour or figures."""
    player, turn = view.players[view.own_seat], view.turn
    if turn is None:
        return []
    offered = dispatches.special_targets(player, turn)
    found = []
    for slot, tile in player.tiles():
        if slot in offered or not tile.open_space or tile.face.value != turn.value:
            continue
        if tile.used:
            why = Text("lacks-used")
        elif not dispatches.matches(player, tile, turn):
            why = Text("lacks-colour")
        else:
            why = _lack_of(tile)
        found.append(Missing(standing(slot, tile), why))
    return found


def _lack_of(tile: Tile) -> Text:
    if tile.fresh:
        return Text("lacks-fresh")
    return text("lacks-figures", needs=names.space(tile.open_space or ""))


def _extensions(view: View) -> list[Missing]:
    offered = extensions.extensions_on_offer(view)
    return [
        Missing(names.extension(kind), Text("lacks-extension"))
        for kind in view.extensions
        if kind not in offered
    ]


def _trade(view: View) -> list[Missing]:
    """Trade towers of other values, or used in this turn."""
    player, turn = view.players[view.own_seat], view.turn
    if turn is None:
        return []
    offered = actions.towers_to_use(view, turn)
    return [
        Missing(
            standing(slot, tile),
            Text("lacks-used") if tile.used else text("lacks-value", value=TOWERS[tile.id].value or 0),
        )
        for slot, tile in player.tiles("T")
        if TOWERS[tile.id].swap and slot not in offered
    ]


def _decrees(view: View) -> list[Missing]:
    """Decrees on offer with how far they are, the nearest first."""
    player = view.players[view.own_seat]
    offered = decrees.claimable(view, view.own_seat)
    found = []
    for decree in view.decrees:
        if decree in offered:
            continue
        condition = DECREES[decree].condition
        reached = decrees.progress(player, condition)
        key = "lacks-progress-most" if condition.is_limit else "lacks-progress"
        lack = text(key, reached=reached, amount=condition.amount)
        found.append((abs(condition.amount - reached), Missing(names.decree(decree), lack)))
    return [absent for _, absent in sorted(found, key=lambda entry: entry[0])]


def _privileges(view: View) -> list[Missing]:
    """In a turn: privileges for one use that were just taken, or that would change nothing now."""
    if isinstance(view.decision, PrivilegeUse):
        return []
    offered = privileges.usable_privileges(view, view.own_seat)
    owned = view.players[view.own_seat].privileges
    unused = [one.id for one in owned if PRIVILEGES[one.id].effects and not one.spent]
    ready = [one.id for one in owned if one.ready]
    return [
        Missing(names.privilege(privilege), Text("lacks-use" if privilege in ready else "lacks-later"))
        for privilege in privileges.kinds(unused)
        if privilege not in offered
    ]


def _towers(view: View) -> list[Missing]:
    """Towers that others have built."""
    return [
        Missing(names.tile(tile.id), text("lacks-taken", player=Player(seat)))
        for seat, player in enumerate(view.players)
        if seat != view.own_seat
        for _, tile in player.tiles("T")
    ]


_LACKS: dict[tuple[type[Move], str], Callable[[View], list[Missing]]] = {
    (moves.ChooseDie, "colour"): _dice,
    (moves.Dispatch, "tile"): _targets,
    (moves.SpecialDispatch, "tile"): _special,
    (moves.Extend, "extension"): _extensions,
    (moves.UseTower, "tower"): _trade,
    (moves.Claim, "decree"): _decrees,
    (moves.UsePrivilege, "privilege"): _privileges,
    (moves.BuildTower, "tower"): _towers,
}
