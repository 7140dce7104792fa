"""Figures: filling spaces, gaining and losing figures and stars, and the final standings (section 6).

Changes are noted in the last event. A seat whose stock becomes empty wins immediately, and nothing else is carried out
(section 5.3).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from bot.engine import Outcome, Standing, Tally, Task, push, ranked
from bot.games.discordia import components
from bot.games.discordia.state import Player, State, Table


def counted(letters: str) -> components.Figures:
    return dict(_counted(letters))


@lru_cache(maxsize=1 << 10)
def _counted(letters: str) -> tuple[tuple[components.Colour, int], ...]:
    found = ((colour, letters.count(letter)) for colour, letter in components.LETTERS.items())
    return tuple((colour, amount) for colour, amount in found if amount)


def written(figures: components.Figures) -> str:
    """The letters of figures, in the order of the colors."""
    return "".join(components.LETTERS[colour] * figures.get(colour, 0) for colour in components.COLOURS)


def jokers(player: Player) -> tuple[components.Colour, ...]:
    """The colors whose figures count as any color: all of them with two identical jokers (ruling 18)."""
    if not player.privileges:
        return ()
    return _jokers(tuple([privilege.id for privilege in player.privileges]))


@lru_cache(maxsize=1 << 10)
def _jokers(privileges: tuple[str, ...]) -> tuple[components.Colour, ...]:
    owned = [components.PRIVILEGES[privilege].joker for privilege in privileges]
    if any(joker and owned.count(joker) > 1 for joker in owned):
        return components.COLOURS
    return tuple(colour for colour in components.COLOURS if colour in owned)


def fitting(player: Player, space: str) -> tuple[str, ...]:
    """The choices of figures of the stock, as letters, that fill a space; none if the stock can't."""
    return _fillings(space, _stock(player, len(space)), jokers(player))


def fillable(player: Player) -> frozenset[str]:
    """The spaces that the stock can fill."""
    return _fillable(_stock(player, components.MOST_ON_SPACE), jokers(player))


def choices(player: Player, most: int, fewest: int = 1) -> list[str]:
    """All choices of `fewest` to `most` figures of the stock, as letters, the smallest first."""
    most = min(most, player.figures)
    return [letters for size in range(fewest, most + 1) for letters in _multisets(_stock(player, size), size)]


def _stock(player: Player, most: int) -> tuple[int, ...]:
    """The stock by color, each capped at `most`: more makes no difference to caches."""
    return tuple([amount if amount < most else most for amount in player.stock.values()])


@lru_cache(maxsize=1 << 10)
def _multisets(stock: tuple[int, ...], size: int) -> tuple[str, ...]:
    has = dict(zip(components.LETTERS.values(), stock, strict=True))
    chosen = map("".join, combinations_with_replacement(has, size))
    return tuple(letters for letters in chosen if all(letters.count(one) <= has[one] for one in has))


@lru_cache(maxsize=1 << 10)
def _fillings(space: str, stock: tuple[int, ...], jokers: tuple[components.Colour, ...]) -> tuple[str, ...]:
    return tuple(letters for letters in _multisets(stock, len(space)) if _fills(letters, space, jokers))


@lru_cache(maxsize=1 << 10)
def _fillable(stock: tuple[int, ...], jokers: tuple[components.Colour, ...]) -> frozenset[str]:
    return frozenset(space for space in components.SPACES if _fillings(space, stock, jokers))


def _fills(letters: str, space: str, jokers: tuple[components.Colour, ...]) -> bool:
    """Whether figures fill a space: surplus figures of joker colors replace those that are missing."""
    missing = spare = 0
    for colour, letter in components.LETTERS.items():
        surplus = letters.count(letter) - space.count(letter)
        if surplus < 0:
            missing -= surplus
        elif colour in jokers:
            spare += surplus
    return missing <= spare


def gain_figures(state: State, seat: int, figures: components.Figures, sign: int = 1) -> None:
    player = state.players[seat]
    for colour, amount in figures.items():
        player.stock[colour] += sign * amount
        state.note(seat, colour, sign * amount)


def lose_figures(state: State, seat: int, figures: components.Figures) -> None:
    """Take figures from the stock; an empty stock wins. Push everything else that follows before calling this."""
    gain_figures(state, seat, figures, -1)
    if not any(state.players[seat].stock.values()):
        push(state, FinalStandings("ended-victory"))


def fill_bag(state: State, figures: components.Figures) -> None:
    for colour, amount in figures.items():
        state.bag[colour] += amount


def drawable(table: Table, amount: int) -> int:
    """The amount, as far as the bag has it (ruling 25)."""
    return min(amount, table.bag_size)


def draw_from_bag(state: State, amount: int) -> components.Figures:
    """Draw random figures from the bag."""
    bag, below = state.bag, state.chance.below
    drawn: components.Figures = dict.fromkeys(components.COLOURS, 0)
    size, number = state.bag_size, drawable(state, amount)
    if number:
        state.bring_to_light("bag")
    for left in range(size, size - number, -1):
        place = below(left)
        for colour in components.COLOURS:
            place -= bag[colour]
            if place < 0:
                bag[colour] -= 1
                drawn[colour] += 1
                break
    return {colour: amount for colour, amount in drawn.items() if amount}


def change_stars(state: State, seat: int, amount: int) -> None:
    state.cult -= amount
    state.players[seat].stars += amount
    state.note(seat, "star", amount)


class FinalStandings(Task):
    """Ends the game with the standings; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        state.agenda.clear()
        state.phase = "end"
        state.turn = None
        state.tell(self.reason)
        state.outcome = Outcome(self.reason, standings(state))


def standings(table: Table) -> list[Standing]:
    """Ranking by fewest figures in stock, then fewest on tiles; players who left come last."""
    tallies = [
        Tally({colour: player.stock[colour] for colour in components.COLOURS}, {"placed": player.placed})
        for player in table.players
    ]
    return ranked(tallies, table.gone, fewest=True, leavers_last=table.rules_version > 1)
