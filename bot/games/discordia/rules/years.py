"""The course of the game: set-up, years and seasons, raid and shortage (sections 4, 5.1, 5.9 to 5.11), leaving."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.engine import Chance, Decision, Player, Task, push
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import State, Table, pile

from . import names
from .bonuses import Bonus, BonusChoice, DiscardChoice, PrivilegeUse, ReturnChoice, SurplusChoice
from .building import DemolitionChoice, DraftChoice, FullShips, StallChoice
from .city import lasting_relief, symbols
from .dispatches import DecreeChoice
from .figures import FinalStandings, counted, draw_from_bag, fill_bag, gain_figures
from .turns import DieChoice


def set_up(seats: int, options: dict[str, str], chance: Chance, rules_version: int) -> State:
    """The first position, with the draft and the first year on the agenda."""
    supply = components.SUPPLIES[seats]
    bonuses = [season.bonus for season in components.SEASONS]
    if options["season_shuffle"] == "on":
        bonuses = chance.shuffled(bonuses)
    privileges = [kind.id for kind in components.PRIVILEGES.values() for _ in range(kind.count)]
    towers = [
        *_some(chance, components.towers_of("military", rules_version), supply.military_towers),
        *_some(chance, components.towers_of("trade", rules_version), supply.trade_towers),
    ]
    left, right = (pile(backs, chance) for backs in components.PILES.values())
    rows = components.DISPLAY_ROWS[: supply.display_rows]
    cells = [f"{column}{row}" for row in rows for column in range(1, components.COLUMNS + 1)]
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        rules_version=rules_version,
        start_player=chance.below(seats),
        players=[new_player() for _ in range(seats)],
        action_tiles=chance.shuffled(list(components.ACTION_TILES)),
        season_bonuses=bonuses,
        display=dict.fromkeys(cells),
        extensions=dict(supply.extensions),
        manipulators=supply.manipulators - seats * CONSTANTS.start_manipulators,
        cult=supply.stars - seats * CONSTANTS.start_stars,
        decrees=_some(chance, list(components.DECREES), supply.decrees),
        privileges=_some(chance, privileges, supply.privileges),
        towers=towers,
        bag=dict.fromkeys(components.COLOURS, CONSTANTS.figures_of_each_colour),
        left=left.pop(),
        stack=chance.shuffled(list(components.CITY_TILES)),
        left_pile=left,
        right_pile=right,
        agenda=[],
        chance=chance,
    )
    refill(state)
    for seat, player in enumerate(state.players):
        drawn = draw_from_bag(state, CONSTANTS.start_figures)
        player.stock |= drawn
        state.tell("dealt", seat, figures=names.figures(drawn))
    state.tell("start-player-chosen", state.start_player)
    push(state, *(DraftChoice(seat) for seat in reversed(state.clockwise(state.start_player))), Year())
    return state


def seated(seats: int, _options: dict[str, str], chance: Chance) -> list[int]:
    return chance.shuffled(range(seats))


def new_player() -> Governor:
    """A player with an empty city, without figures."""
    return Governor(
        stock=dict.fromkeys(components.COLOURS, 0),
        stars=CONSTANTS.start_stars,
        manipulators=CONSTANTS.start_manipulators,
        active=CONSTANTS.start_manipulators,
        rows={row: (None,) * components.PRINTED_PLACES[row] for row in components.ROWS},
        extensions={tile.id: 0 for tile in components.EXTENSIONS.values()},
    )


def _some(chance: Chance, things: list[str], number: int) -> list[str]:
    """A random selection of this size, in the order of the components."""
    left = list(things)
    for thing in chance.shuffled(things)[number:]:
        left.remove(thing)
    return left


REFILL_SEASON = 4
"""The season at whose beginning the display is refilled and the right Germanic tile is revealed."""


class Year(Task):
    """A year: five seasons, the raid and the shortage."""

    def run(self, state: State) -> None:
        state.phase = "season"
        assert state.left is not None
        tribes = names.germanic(state.left)
        first = Player(state.start_player)
        state.tell("year-began", year=state.year, tile=tribes, player=first).reveals = True
        push(state, *(Season(number) for number in range(1, CONSTANTS.seasons + 1)), YearEnd())


class Season(Task):
    """A season: Maximus rolls the dice, then everybody has a turn."""

    number: int

    def run(self, state: State) -> None:
        """Refill the display if it is time, then roll the dice (ruling 42)."""
        state.season = self.number
        if self.number == REFILL_SEASON:
            refill(state)
            state.bring_to_light("reward")
            state.right = state.right_pile.pop()
            state.tell("reward-revealed", tile=names.germanic(state.right)).reveals = True
        for player in state.players:
            player.die = player.value = None
        state.bring_to_light("dice")
        state.dice = {die: state.chance.below(components.COLUMNS) + 1 for die in components.DICE}
        if state.heard:
            season = names.season(self.number)
            event = state.tell("season-began", state.maximus, year=state.year, season=season, **state.dice)
            event.reveals = True
        push(state, *(DieChoice(seat) for seat in state.turn_order()))


def refill(state: State) -> None:
    """Fill the empty cells of the display from the stack, as far as it lasts."""
    empty = [cell for cell, tile in state.display.items() if tile is None]
    if not (filled := empty[: len(state.stack)]):
        return
    state.bring_to_light("display")
    for cell in filled:
        state.display[cell] = state.stack.pop()
    state.tell("display-filled", number=len(filled)).reveals = True


class YearEnd(Task):
    """All raids, then all shortages, clockwise from the start player."""

    def run(self, state: State) -> None:
        order = state.clockwise(state.start_player)
        after = FinalStandings("ended-years") if state.year == CONSTANTS.years else NewYear()
        push(state, *(Raid(seat) for seat in order), *(Shortage(seat) for seat in order), after)


class NewYear(Task):
    """A new year (section 5.11): old tiles leave, manipulators become active, the start player is chosen."""

    def run(self, state: State) -> None:
        state.year += 1
        state.season = 1
        for column in components.CELLS.values():
            cells = [cell for cell in column if cell in state.display]
            gone, *others = [state.display[cell] for cell in cells]
            state.removed += [gone] if gone else []
            state.display |= dict(zip(cells, [*others, None], strict=True))
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


def next_start_player(state: State) -> int:
    """The player with the most figures; if tied, the first clockwise after the present start player."""
    return max(state.clockwise(state.start_player + 1), key=lambda seat: state.players[seat].figures)


def withstands(table: Table, seat: int) -> bool:
    return table.players[seat].strength >= table.raid_strength


class Raid(Task):
    """The raid step of a seat: reward or damage, then decrees, then full ships (ruling 23)."""

    seat: int

    def run(self, state: State) -> None:
        state.phase = "raid"
        assert state.left is not None
        assert state.right is not None
        won = withstands(state, self.seat)
        effect = components.GERMANIC[state.right if won else state.left].effect
        if state.heard:
            about = {"strength": state.players[self.seat].strength, "tribes": state.raid_strength}
            state.tell("raid-won" if won else "raid-lost", self.seat, **about, effect=names.effect(effect))
        push(state, Bonus(self.seat, effect), DecreeChoice(self.seat), FullShips(self.seat))


class Lack(NamedTuple):
    """The parts of a shortage: visible symbols, open spaces, and the three kinds of relief."""

    symbols: int
    spaces: int
    aqueduct: int
    lasting: int
    once: int

    @property
    def relief(self) -> int:
        return self.aqueduct + self.lasting + self.once

    @property
    def total(self) -> int:
        """The figures that are drawn, or, if negative, that may be discarded."""
        return self.symbols + self.spaces - self.relief


def lack(player: Governor) -> Lack:
    by_aqueduct = components.RELIEF[player.aqueduct]
    return Lack(symbols(player), player.open_spaces, by_aqueduct, lasting_relief(player), player.relief)


def shortage(table: Table, seat: int) -> int:
    """The figures that the year's end would bring now."""
    return lack(table.players[seat]).total


class Shortage(Task):
    """The shortage of a seat: it draws figures, or may discard some; then full tiles are emptied."""

    seat: int

    def run(self, state: State) -> None:
        state.phase = "shortage"
        lacking = lack(state.players[self.seat])
        total = lacking.total
        about = {"symbols": lacking.symbols, "spaces": lacking.spaces, "relief": lacking.relief}
        push(state, Emptying(self.seat))
        if total > 0:
            drawn = draw_from_bag(state, total)
            missing = total - sum(drawn.values())
            state.tell("shortage", self.seat, **about, number=total, missing=missing).reveals = True
            gain_figures(state, self.seat, drawn)
            return
        state.tell("surplus", self.seat, **about, number=-total)
        if total < 0:
            push(state, SurplusChoice(self.seat, -total))


class Emptying(Task):
    """Puts the figures of all full tiles and towers into the bag."""

    seat: int

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        full = [(slot, tile) for slot, tile in player.tiles() if tile.is_full]
        if not full:
            return
        letters = "".join([tile.letters for _, tile in full])
        fill_bag(state, counted(letters))
        for slot, tile in full:
            player.lay(slot, replace(tile, figures=()))
        state.tell("emptied", self.seat, number=len(full), figures=names.figures(letters))


UNDER_WAY = (
    *(Bonus, BonusChoice, PrivilegeUse, ReturnChoice, DiscardChoice, DemolitionChoice),
    *(FullShips, StallChoice),
)
"""The steps that belong to an action or the end of a turn; all others begin something new."""


def finish(state: State) -> None:
    """Complete the action under way, answering all decisions as for absent players.

    Games of version 1 were ranked without this.
    """
    if state.rules_version == 1:
        return
    while state.agenda and isinstance(state.agenda[-1], UNDER_WAY):
        step = state.agenda.pop()
        if isinstance(step, Decision):
            step.play(state, step.absent(state))
        elif isinstance(step, Task):
            step.run(state)
