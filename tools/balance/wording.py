"""How a game's balance is said in English: names of things, shares, what is worth how much."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine import Text
from bot.games import TITLES
from bot.i18n.fluent import words
from tools.intervals import interval

from .results import BalanceRun, Worth

ARTICLE = re.compile(r"^(an?|the) ")
MINUS = "\N{MINUS SIGN}"


def game_name(game: str) -> str:
    """What the game is called."""
    return words("en", game)("game-title")


def name(game: str, thing: Text | str) -> str:
    """A thing as a heading has it: in the game's words, without its article."""
    said = words("en", game).text(thing) if isinstance(thing, Text) else thing
    said = ARTICLE.sub("", said)
    return said[:1].upper() + said[1:]


def source_name(game: str, source: str) -> str:
    """A source of points."""
    return name(game, Text(f"source-{source}"))


def thing_names(game: str, topic: str) -> dict[str, str]:
    """All things of a topic."""
    things = next(one for one in TITLES[game].balance.topics if one.id == topic).things
    return {thing: name(game, called) for thing, called in things.items()}


def end_name(game: str, end: str) -> str:
    """Why a game ended, without saying that it is over."""
    return name(game, Text(f"event-{end}")).rpartition(": ")[2]


def options_told(game: str, options: Sequence[tuple[str, str]]) -> str:
    """Which options were chosen."""
    say = words("en", game)
    return "; ".join(
        f"{say(f'option-{option}')}: {say(f'option-{option}-{value}')}" for option, value in options
    )


def percent(share: float) -> str:
    """A share as it is read."""
    return f"{share * 100:.0f} %"


def share_with_interval(share: float, count: int, fair: float) -> str:
    """A share of so many games, with how far it may be off; bold where fair would be another."""
    low, high = interval(share, count)
    said = f"{percent(share)} ({low * 100:.0f} to {high * 100:.0f})"
    return said if low <= fair <= high else f"**{said}**"


def beyond(ratio: float) -> str:
    """What is won in comparison with a fair share: "+12 %"."""
    change = round((ratio - 1) * 100)
    return f"{'+' if change > 0 else MINUS}{abs(change)} %" if change else "fair"


def beyond_with_interval(worth: Worth) -> str:
    """The same with how far it may be off; bold where it is more or less than fair beyond that."""
    said = f"{beyond(worth.ratio)} ({beyond(worth.low)} to {beyond(worth.high)})"
    return f"**{said}**" if worth.stands_out else said


def figure(value: float, digits: int | None = None) -> str:
    """A mean, with as many digits as say something."""
    if digits is None:
        digits = 0 if value == round(value) else 1 if abs(value) >= 10 else 2
    said = f"{abs(value):.{digits}f}"
    return f"{MINUS}{said}" if value < 0 and float(said) else said


def games_told(runs: Sequence[BalanceRun]) -> str:
    """How many games there are, of each number of players."""
    counts = {run.games for run in runs}
    return f"{' or '.join(map(str, sorted(counts)))} games{' each' if len(runs) > 1 else ''}"
