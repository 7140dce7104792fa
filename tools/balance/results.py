"""What games came to: how often things are used, and what those win who use them more than others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from statistics import fmean, quantiles
from typing import TypeAlias

import msgspec
from msgspec import Struct

from bot.engine import Text
from bot.games import TITLES
from bot.i18n.fluent import words
from tools.arena import ArenaMatch, interval

from .games import CountedGame, SeatResult


class Spread(Struct, frozen=True):
    """How figures are spread: their mean, the least and the most of them, and what parts them into quarters."""

    mean: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class ThingUse(Struct, frozen=True):
    """How much a thing is used, and by whom.

    `users` is the part of the seats that used it at all, `mean` how much a seat used it, those who won (`winners`) and
    those who did not (`others`). `more` counts the seats that used it more than the mean of their table, `wins` what
    they won.
    """

    users: float
    mean: float
    winners: float
    others: float
    more: int
    wins: float


Options: TypeAlias = tuple[tuple[str, str], ...]

Uses: TypeAlias = dict[str, ThingUse]
"""Of each thing, by its id."""


class BalanceRun(Struct, frozen=True):
    """Games of so many seats, all of one player, by the deals from `seed` on.

    `wins` are those of each place in turn order; `totals` are the points of all seats, `winning` those of the
    winners; `made` is the command that made it.
    """

    player: str
    options: dict[str, str]
    seats: int
    games: int
    seed: int
    made: str
    wins: list[float]
    totals: Spread
    winning: Spread
    moves: Spread
    lengths: dict[str, int]
    ends: dict[str, int]
    sources: Uses
    used: dict[str, Uses]

    @property
    def fair(self) -> float:
        """The part of the games that a seat wins where all are equal."""
        return 1 / self.seats


class BalanceResults(Struct, frozen=True):
    """All that is known of a game's balance."""

    game: str
    runs: list[BalanceRun] = []


class Worth(ThingUse, frozen=True):
    """A thing in several runs, and how often those win who use it more than others at their table.

    `ratio` is what they win in parts of a fair share (1 is fair), between `low` and `high` with 95 % confidence.
    """

    ratio: float
    low: float
    high: float

    @property
    def stands_out(self) -> int:
        """1 where its users win more than their share, -1 where they win less, 0 where that may be chance."""
        return (self.low > 1) - (self.high < 1)


def worth_of_thing(runs: Sequence[BalanceRun], uses: Sequence[ThingUse]) -> Worth | None:
    """What a thing is worth, by its use in each of the runs; None where all have always used it alike."""
    more = sum(use.more for use in uses)
    if not more:
        return None
    seats = [run.games * run.seats for run in runs]
    fair = sum(use.more * run.fair for run, use in zip(runs, uses, strict=True)) / more
    wins = sum(use.wins for use in uses)
    low, high = interval(wins / more, more)

    def mean(figure: str) -> float:
        return fmean((getattr(use, figure) for use in uses), seats)

    means = mean("users"), mean("mean"), mean("winners"), mean("others")
    return Worth(*means, more, wins, wins / more / fair, low / fair, high / fair)


def worths(runs: Sequence[BalanceRun], of: Sequence[Mapping[str, ThingUse]]) -> dict[str, Worth]:
    """What each thing is worth, in the order of the first run; without those that all have always used alike."""
    found = {
        thing: worth_of_thing(
            [run for run, uses in zip(runs, of, strict=True) if thing in uses],
            [uses[thing] for uses in of if thing in uses],
        )
        for thing in dict.fromkeys(thing for uses in of for thing in uses)
    }
    return {thing: of_thing for thing, of_thing in found.items() if of_thing is not None}


def read_results(file: Path, game: str) -> BalanceResults:
    """What is known of a game; nothing, as long as there is no file."""
    return (
        msgspec.json.decode(file.read_bytes(), type=BalanceResults) if file.exists() else BalanceResults(game)
    )


def write_results(results: BalanceResults, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def join_run(results: BalanceResults, run: BalanceRun) -> BalanceResults:
    """What is known, with a run that takes the place of that of the same player, options and seats."""
    runs = {_kind(each): each for each in (*results.runs, run)}
    return BalanceResults(results.game, [each for _, each in sorted(runs.items())])


def _kind(run: BalanceRun) -> tuple[str, Options, int]:
    return (*player_and_options(run), run.seats)


def player_and_options(run: BalanceRun) -> tuple[str, Options]:
    """What runs have in common that can be looked at together."""
    return run.player, tuple(run.options.items())


def count_games(match: ArenaMatch, made: str, games: Sequence[CountedGame]) -> BalanceRun:
    """What the games came to, of which one match is named; `made` is the command for it."""
    title, seats = TITLES[match.game], [seat for game in games for seat in game.seats]
    places = range(len(match.players))
    return BalanceRun(
        match.players[0],
        dict(match.options),
        len(places),
        len(games),
        match.deal,
        made,
        [_rounded(fmean(game.seats[place].won for game in games)) for place in places],
        spread_of_figures([seat.points for seat in seats]),
        spread_of_figures([seat.points for seat in seats if seat.won]),
        spread_of_figures([game.moves for game in games]),
        dict(
            sorted(Counter(game.length for game in games).items(), key=lambda item: (len(item[0]), item[0]))
        ),
        dict(sorted(Counter(game.end for game in games).items())),
        thing_uses(games, seats[0].sources, lambda seat: seat.sources),
        {
            topic.id: thing_uses(games, topic.things, lambda seat, id=topic.id: seat.used[id])  # type: ignore[misc]
            for topic in title.balance.topics
        },
    )


def spread_of_figures(figures: Sequence[float]) -> Spread:
    lower, median, upper = (
        quantiles(figures, n=4, method="inclusive") if len(figures) > 1 else [figures[0]] * 3
    )
    return Spread(*map(_rounded, (fmean(figures), min(figures), lower, median, upper, max(figures))))


def thing_uses(
    games: Sequence[CountedGame],
    things: Iterable[str],
    amounts: Callable[[SeatResult], Mapping[str, int]],
) -> Uses:
    """How much each of the things is used; `amounts` says of a seat how much of what."""
    return {
        thing: thing_use([[(seat.won, amounts(seat).get(thing, 0)) for seat in game.seats] for game in games])
        for thing in things
    }


def thing_use(games: Sequence[Sequence[tuple[float, int]]]) -> ThingUse:
    """By game and seat: what was won, and how much of the thing was used."""
    seats = [seat for game in games for seat in game]
    more = [won for game in games for won, used in game if used > fmean(used for _, used in game)]
    others = [used for won, used in seats if not won]
    return ThingUse(
        _rounded(fmean(used > 0 for _, used in seats)),
        _rounded(fmean(used for _, used in seats)),
        _rounded(fmean(used for won, used in seats if won)),
        _rounded(fmean(others) if others else 0.0),
        len(more),
        _rounded(sum(more)),
    )


def _rounded(figure: float) -> float:
    return round(figure, 4)


ARTICLE = re.compile(r"^(an?|the) ")
MINUS = "\N{MINUS SIGN}"


def game_name(game: str) -> str:
    return words("en", game)("game-title")


def heading_name(game: str, thing: Text | str) -> str:
    """A thing as a heading has it: in the game's words, without its article."""
    said = words("en", game).text(thing) if isinstance(thing, Text) else thing
    said = ARTICLE.sub("", said)
    return said[:1].upper() + said[1:]


def source_name(game: str, source: str) -> str:
    return heading_name(game, Text(f"source-{source}"))


def thing_names(game: str, topic: str) -> dict[str, str]:
    things = next(one for one in TITLES[game].balance.topics if one.id == topic).things
    return {thing: heading_name(game, called) for thing, called in things.items()}


def end_name(game: str, end: str) -> str:
    return heading_name(game, Text(f"event-{end}")).rpartition(": ")[2]


def options_text(game: str, options: Sequence[tuple[str, str]]) -> str:
    say = words("en", game)
    return "; ".join(
        f"{say(f'option-{option}')}: {say(f'option-{option}-{value}')}" for option, value in options
    )


def percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def share_with_interval(share: float, count: int, fair: float) -> str:
    """A share of so many games, with how far it may be off; bold where fair would be another."""
    low, high = interval(share, count)
    said = f"{percent(share)} ({low * 100:.0f} to {high * 100:.0f})"
    return said if low <= fair <= high else f"**{said}**"


def versus_fair(ratio: float) -> str:
    """What is won in comparison with a fair share: "+12 %"."""
    change = round((ratio - 1) * 100)
    return f"{'+' if change > 0 else MINUS}{abs(change)} %" if change else "fair"


def versus_fair_with_interval(worth: Worth) -> str:
    """The same with how far it may be off; bold where it is more or less than fair beyond that."""
    said = f"{versus_fair(worth.ratio)} ({versus_fair(worth.low)} to {versus_fair(worth.high)})"
    return f"**{said}**" if worth.stands_out else said


def figure_text(value: float) -> str:
    """A mean, with as many digits as say something."""
    digits = 0 if value == round(value) else 1 if abs(value) >= 10 else 2
    said = f"{abs(value):.{digits}f}"
    return f"{MINUS}{said}" if value < 0 and float(said) else said
