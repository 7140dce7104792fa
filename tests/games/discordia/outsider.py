"""An outsider: a player that the weights were not made by, with a value set by hand and a search of its own.

It looks through its own turn with a beam: of all moves those that lead to the best positions are gone on with.
"""

from __future__ import annotations

from typing import Final

from bot.engine import Chance, Move, Playout, all_moves
from bot.games.discordia.components import COLOURS, CONSTANTS, GERMANIC, LETTERS, Effect
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.city import lasting_relief, symbols
from bot.games.discordia.rules.dispatches import claimable
from bot.games.discordia.rules.figures import jokers
from bot.games.discordia.state import Player, State, Table, View

BEAM: Final = 5
"""With so many positions the search goes on after each move."""

EFFECTS: Final = {
    "discard": 1.0,
    "draw": -1.0,
    "infra_once": 1.0,
    "dispatch": 2.0,
    "tower": 1.5,
    "exp_star": 1.5,
    "take_star": 0.2,
    "lose_star": -0.2,
    "aqueduct": 0.8,
    "demolish": -2.0,
}
"""What a reward or a damage is worth for each of its amount."""


class Outsider:
    """Chooses by what the own turn comes to."""

    def choose(self, view: View) -> Move:
        """The first move of the best way through the turn that the beam has found."""
        seat = view.own_seat
        start = Playout(GAME.imagine(view, Chance(view.ply.to_bytes(4, "big"))))
        moves = list(all_moves(start.questions[0].forms))
        if len(moves) == 1:
            return moves[0]
        going: list[tuple[float, Move | None, State]] = [(0.0, None, start.state)]
        best: tuple[float, Move | None] = (float("-inf"), None)
        while going:
            ahead: dict[float, tuple[Move, State]] = {}
            for _, first, state in going:
                question = Playout(state).questions[0]
                for move in all_moves(question.forms):
                    after = Playout(GAME.copy(state))
                    after.play(after.questions[0].decision, move)
                    worth, opening = lead(after.state, seat), first or move
                    if after.questions and after.questions[0].decision.seat == seat:
                        ahead.setdefault(worth, (opening, after.state))
                    elif worth > best[0]:
                        best = worth, opening
            going = [(worth, *ahead[worth]) for worth in sorted(ahead, reverse=True)[:BEAM]]
        assert best[1] is not None
        return best[1]


def lead(table: Table, seat: int) -> float:
    """How much better off the seat is than the best of the others."""
    if table.outcome is not None:
        return 1000.0 if seat in table.outcome.winners else -1000.0
    mine, *others = [
        value(table, (seat + step) % table.seats, table.players[(seat + step) % table.seats])
        for step in range(table.seats)
    ]
    return mine - max(others)


def value(table: Table, seat: int, player: Player) -> float:
    """Minus the figures that the seat will be left with, by and large."""
    ended = table.phase in ("raid", "shortage")
    turns = 0 if ended else CONSTANTS.seasons - table.season + (player.die is None)
    turn = table.turn
    acts = turns + (0.8 if turn is not None and turn.seat == seat and not turn.acted else 0.0)
    years = CONSTANTS.years - table.year
    sent, filled = sendable(player, acts)
    lasting = symbols(player) - 0.45 * player.aqueduct - lasting_relief(player)
    worth = 0.6 * sent - player.figures
    worth -= lasting * (years + (0.7 if not ended else 0.0))
    worth -= (player.open_spaces - filled) * (0.0 if ended else 0.7) - player.relief
    worth += later(player, years)
    worth += raid(table, player) * (not ended)
    worth += 0.25 * min(player.stars, 3) * years + 0.6 * len(claimable(table, seat))
    worth += 0.4 * player.active + 0.5 * player.manipulators * years
    worth += 1.2 * min(6, sum(player.extensions.values())) * (years > 0)
    worth += 0.25 * (player.development + player.expedition) * years
    worth += sum(2.0 for privilege in player.privileges if not privilege.spent)
    worth += special_now(table, seat, player)
    return worth + 6 / (1 + player.figures)


def sendable(player: Player, acts: float) -> tuple[float, float]:
    """How many figures may still leave the stock this year, and how many spaces they fill."""
    wanted = dict.fromkeys((*LETTERS.values(), "*"), 0)
    spaces = 0
    for tile in player.each_tile():
        for space in tile.face.spaces[len(tile.figures) :]:
            spaces += 1
            for letter in space:
                wanted[letter] += 1
    if not spaces:
        return 0.0, 0.0
    fits, spare, wild = 0, 0, 0
    lasting = jokers(player)
    for colour in COLOURS:
        has, wants = player.stock[colour], wanted[LETTERS[colour]]
        fits += min(has, wants)
        spare += max(0, has - wants)
        wild += max(0, has - wants) if colour in lasting else 0
    missing = sum(wanted.values()) - wanted["*"] - fits
    fits += min(wild, missing)
    fits += min(spare, wanted["*"])
    size = sum(wanted.values()) / spaces
    could = fits / size
    # so many spaces are filled in so many turns, the more the more there are to choose from
    rate = acts * 1.1
    filled = could * rate / (could + rate) * 1.15 if could else 0.0
    filled = min(filled, could, rate)
    return filled * size, filled


def later(player: Player, years: int) -> float:
    """What the city will take in the years to come, tile by tile."""
    if not years:
        return 0.0
    by_row = [
        sum(len("".join(tile.face.spaces)) for tile in player.rows[row] if tile is not None)
        for row in ("H", "K", "M", "F", "T")
    ]
    harbours, castles, markets, fields, towers = by_row
    takes = sum(min(5.0, each) + 0.3 * max(0.0, each - 5.0) for each in (castles + towers, markets, fields))
    takes += 0.5 * min(5.0, harbours)
    return 0.2 * takes * min(years, 2) + 0.3 * sum(player.rows[row].count(None) for row in "HKMF")


def raid(table: Table, player: Player) -> float:
    """What the tribes will bring, or cost."""
    if table.left is None:
        return 0.0
    expected = 2.0 if table.year < CONSTANTS.years else 4.0
    needed = table.raid_strength + (expected if table.right is None else 0.0)
    damage = bonus(GERMANIC[table.left].effect)
    reward = 2.0 if table.right is None else bonus(GERMANIC[table.right].effect)
    strength = player.strength
    if strength >= needed:
        return reward
    return damage + (reward - damage) * 0.3 * strength / needed


def bonus(effect: Effect) -> float:
    """What an effect is worth."""
    return EFFECTS.get(effect.kind, 1.0) * effect.amount


def special_now(table: Table, seat: int, player: Player) -> float:
    """Special dispatches that may still be made in this turn."""
    turn = table.turn
    if turn is None or turn.seat != seat or turn.ended:
        return 0.0
    result = 0.0
    for tile in player.each_tile():
        face, space = tile.face, tile.open_space
        if space and not tile.used and face.value == turn.value and face.die in (None, turn.die):
            result += 0.5 * len(space)
    return result
