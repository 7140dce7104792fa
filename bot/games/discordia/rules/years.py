"""The course of the game (sections 5.1 and 5.11): years, seasons, the display, the end of a year."""

from __future__ import annotations

from bot.engine import Player, Task, push
from bot.games.discordia.components import COLUMNS, CONSTANTS, DICE, DISPLAY_ROWS
from bot.games.discordia.scoring import FinalStandings
from bot.games.discordia.state import State

from . import moves
from .ships import Raid
from .shortage import Shortage
from .turns import DieChoice

REFILL_SEASON = 4
"""The season before which the display is filled, and the right Germanic tile revealed."""


class Year(Task):
    """Five seasons, the raid and the shortage; then another year, or the end."""

    def run(self, state: State) -> None:
        """Put them on the agenda."""
        state.phase = "season"
        assert state.left is not None
        tribes = moves.germanic(state.left)
        event = state.tell("year-began", year=state.year, tile=tribes, player=Player(state.start_player))
        event.reveals = True
        push(state, *(Season(number) for number in range(1, CONSTANTS.seasons + 1)), YearEnd())


class Season(Task):
    """Maximus rolls the dice; everybody has one turn."""

    number: int

    def run(self, state: State) -> None:
        """The display is filled first, and the dice are rolled after that (ruling 42)."""
        state.season = self.number
        if self.number == REFILL_SEASON:
            refill(state)
            state.bring_to_light("reward")
            state.right = state.right_pile.pop()
            state.tell("reward-revealed", tile=moves.germanic(state.right)).reveals = True
        for player in state.players:
            player.die = player.value = None
        state.bring_to_light("dice")
        state.dice = {die: state.chance.below(COLUMNS) + 1 for die in DICE}
        if state.heard:
            event = state.tell(
                "season-began", state.maximus, year=state.year, season=moves.season(self.number), **state.dice
            )
            event.reveals = True
        push(state, *(DieChoice(seat) for seat in state.turn_order()))


def refill(state: State) -> None:
    """Fill the empty cells of the display from the stack, as far as it goes."""
    empty = [cell for cell, tile in state.display.items() if tile is None]
    filled = empty[: len(state.stack)]
    if not filled:
        return
    state.bring_to_light("display")
    for cell in filled:
        state.display[cell] = state.stack.pop()
    state.tell("display-filled", number=len(filled)).reveals = True


class YearEnd(Task):
    """Everybody's raid, then everybody's shortage, from the start player clockwise."""

    def run(self, state: State) -> None:
        """Put them on the agenda, and what comes after them."""
        order = state.year_order()
        after = FinalStandings("ended-years") if state.year == CONSTANTS.years else NewYear()
        push(state, *(Raid(seat) for seat in order), *(Shortage(seat) for seat in order), after)


class NewYear(Task):
    """The oldest tiles go, manipulators wake, tribes change, the fullest stock begins (section 5.11)."""

    def run(self, state: State) -> None:
        """Make everything ready for the next year."""
        state.year += 1
        state.season = 1
        _move_display_up(state)
        refill(state)
        for player in state.players:
            player.active = player.manipulators
            player.relief = 0
            player.die = player.value = None
        state.dice = {}
        state.past_tribes += [tile for tile in (state.left, state.right) if tile is not None]
        state.right = None
        state.bring_to_light("tribes")
        state.left = state.left_pile.pop()
        state.start_player = next_start_player(state)
        state.tell("start-player-chosen", state.start_player)
        push(state, Year())


def _move_display_up(state: State) -> None:
    first, *others = list(DISPLAY_ROWS[: len(state.display) // COLUMNS])
    for column in range(1, COLUMNS + 1):
        if gone := state.display[f"{column}{first}"]:
            state.removed.append(gone)
        above = first
        for row in others:
            state.display[f"{column}{above}"] = state.display[f"{column}{row}"]
            above = row
        state.display[f"{column}{above}"] = None


def next_start_player(state: State) -> int:
    """The fullest stock; of equal ones the first clockwise from the left neighbour of the present start player."""
    order = [(state.start_player + step) % state.seats for step in range(1, state.seats + 1)]
    return max(order, key=lambda seat: state.players[seat].figures)
