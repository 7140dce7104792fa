"""How figures, stars and the ring change hands: each change is noted in the event told last.

Whoever has no figure left in the stock wins at that moment, and nothing else is carried out (section 5.3).
"""

from __future__ import annotations

from bot.engine import push
from bot.games.discordia.components import COLOURS, Figures
from bot.games.discordia.scoring import FinalStandings
from bot.games.discordia.state import State


def _change_stock(state: State, seat: int, figures: Figures, sign: int) -> None:
    player = state.players[seat]
    for colour, amount in figures.items():
        player.stock[colour] += sign * amount
        state.note(seat, colour, sign * amount)


def gain_figures(state: State, seat: int, figures: Figures) -> None:
    """Figures come to the stock."""
    _change_stock(state, seat, figures, 1)


def lose_figures(state: State, seat: int, figures: Figures) -> None:
    """Figures leave the stock; with the last of them the game is won. What follows must be pushed before."""
    _change_stock(state, seat, figures, -1)
    if not any(state.players[seat].stock.values()):
        push(state, FinalStandings("ended-victory"))


def fill_bag(state: State, figures: Figures) -> None:
    """Figures go into the bag."""
    for colour, amount in figures.items():
        state.bag[colour] += amount


def draw(state: State, amount: int) -> Figures:
    """Draw figures from the bag blindly, or as many as it has (ruling 25)."""
    bag, below = state.bag, state.chance.below
    drawn: Figures = dict.fromkeys(COLOURS, 0)
    size = state.bag_size
    if size and amount:
        state.bring_to_light("bag")
    for left in range(size, max(0, size - amount), -1):
        number = below(left)
        for colour in COLOURS:
            number -= bag[colour]
            if number < 0:
                bag[colour] -= 1
                drawn[colour] += 1
                break
    return {colour: amount for colour, amount in drawn.items() if amount}


def change_stars(state: State, seat: int, amount: int) -> None:
    """Take stars from the cult, or give them back."""
    state.cult -= amount
    state.players[seat].stars += amount
    state.note(seat, "star", amount)
