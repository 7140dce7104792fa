"""The documentation page of a game's balance, with a chapter for each kind of player and choice of options."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final

from bot.engine import Text
from bot.i18n.fluent import words
from tools.arena import interval

from .counts import BalanceRun, CountedGame, Worth, balance_of, worths

PLACES: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")
"""Places in turn order."""

BEGINNING: Final = """\
# How {game} is balanced

Computers of one level play against each other, and the program counts what they use. A **fair share** is what each seat
wins if all are equal: half of all two-player games, a third of all three-player games. The worth of a thing is relative
to that: “+20%” means that players with more of it than the average at their table won twelve games where ten would be
fair. Brackets hold the 95% confidence interval (Wilson’s). If the fair share is outside of it, the value is **bold**;
one in twenty is bold by chance alone. Having more of something isn’t necessarily why somebody wins: winners have more
of most things. A shared win is divided.

## What it says

Nothing has been written down yet.
"""

_ARTICLE: Final = re.compile(r"^(an?|the) ")
_MINUS: Final = "\N{MINUS SIGN}"


def write_chapter(game: str, title: str, told: str, folder: Path) -> None:
    """Write or replace a chapter of a game's page; the rest of the page stays."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game}.md"
    beginning = BEGINNING.format(game=words("en", game)("game-title"))
    page = file.read_text(encoding="utf-8") if file.exists() else beginning
    before, _, former = page.partition(f"\n## {title}\n")
    _, next_chapter, after = former.partition("\n## ")
    file.write_text(f"{before}\n## {title}\n\n{told.strip()}\n{next_chapter}{after}", encoding="utf-8")


def chapter_title(game: str, player: str, options: Mapping[str, str]) -> str:
    say = words("en", game)
    chosen = [
        f"{say(f'option-{option}')}: {say(f'option-{option}-{value}')}" for option, value in options.items()
    ]
    return player.capitalize() + (f" ({'; '.join(chosen)})" if chosen else "")


def balance_chapter(game: str, runs: Sequence[BalanceRun]) -> Iterator[str]:
    """The paragraphs about runs of one kind of player with the same options, a run for each number of seats."""
    yield "\n".join(("```", *(run.made for run in runs), "```"))
    yield "### Turn order"
    yield seats_table(runs)
    yield "### Score, length, end"
    yield scores_table(game, runs)
    games = [played.seats for run in runs for played in run.games]
    sources = {source: heading_name(game, Text(f"source-{source}")) for source in games[0][0].sources}
    scored = [[(seat.won, seat.sources) for seat in seats] for seats in games]
    yield things_table("", worths(sources, scored), sources)
    for topic in balance_of(game).topics:
        names = {thing: heading_name(game, called) for thing, called in topic.things.items()}
        used = [[(seat.won, seat.used[topic.id]) for seat in seats] for seats in games]
        if found := worths(names, used):
            yield f"### {topic.title}"
            yield things_table("", found, names)
            ever = {thing for seats in used for _, things in seats for thing in things}
            if unused := [name for thing, name in names.items() if thing not in ever]:
                yield f"Never: {', '.join(unused)}."


def seats_table(runs: Sequence[BalanceRun]) -> str:
    places = PLACES[: max(run.seats for run in runs)]
    rows = []
    for run in runs:
        won = [fmean(game.seats[place].won for game in run.games) for place in range(run.seats)]
        shares = [share_with_interval(share, len(run.games), run.fair) for share in won]
        rows.append([run.seats, len(run.games), *shares, *[""] * (len(places) - run.seats)])
    return _table(("players", "games", *places), rows)


def scores_table(game: str, runs: Sequence[BalanceRun]) -> str:
    rows = []
    for run in runs:
        points = [seat.points for seat in run.everyone]
        lower, _, upper = quantiles(points, n=4, method="inclusive")
        rows.append(
            (
                run.seats,
                figure_text(fmean(points)),
                f"{figure_text(lower)} to {figure_text(upper)}",
                f"{figure_text(min(points))} to {figure_text(max(points))}",
                figure_text(fmean(seat.points for seat in run.everyone if seat.won)),
                figure_text(fmean(played.moves for played in run.games)),
                lengths_text(run.games),
                ends_text(game, run.games),
            )
        )
    return _table(
        ("players", "score", "half of the seats", "least and most", "winners", "moves", "length", "end"), rows
    )


def things_table(heading: str, worths: Mapping[str, Worth], names: Mapping[str, str]) -> str:
    """A table of how much things are used, and what those win who use them more than others at the table."""
    return _table(
        (heading, "used by", "a seat", "winners", "others", "wins of who has more", "seats"),
        (
            (
                names[thing],
                percent(worth.users),
                figure_text(worth.mean),
                figure_text(worth.winners),
                figure_text(worth.others),
                versus_fair_with_interval(worth),
                worth.more,
            )
            for thing, worth in worths.items()
        ),
    )


def _table(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    ruled = ["---", *["---:"] * (len(heading) - 1)]
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in (heading, ruled, *rows))


def lengths_text(games: Sequence[CountedGame]) -> str:
    """The shortest, the longest and the most common length in the game's words ("9 rounds")."""
    lengths = Counter(game.length for game in games)
    ordered = sorted(lengths, key=lambda said: (len(said), said))
    if len(ordered) == 1:
        return ordered[0]
    return f"{ordered[0]} to {ordered[-1]}, mostly {lengths.most_common(1)[0][0]}"


def ends_text(game: str, games: Sequence[CountedGame]) -> str:
    ends = Counter(heading_name(game, Text(f"event-{one.end}")).rpartition(": ")[2] for one in games)
    if len(ends) == 1:
        return next(iter(ends))
    return ", ".join(f"{percent(count / len(games))} {end}" for end, count in sorted(ends.items()))


def heading_name(game: str, thing: Text | str) -> str:
    """A thing as a heading: in the game's words, capitalized, without its article."""
    said = words("en", game).text(thing) if isinstance(thing, Text) else thing
    said = _ARTICLE.sub("", said)
    return said[:1].upper() + said[1:]


def percent(share: float) -> str:
    return f"{share * 100:.0f}%"


def share_with_interval(share: float, count: int, fair: float) -> str:
    """A share of `count` games with its interval; bold if the fair share is outside of it."""
    low, high = interval(share, count)
    said = f"{percent(share)} ({low * 100:.0f} to {high * 100:.0f})"
    return said if low <= fair <= high else f"**{said}**"


def versus_fair_with_interval(worth: Worth) -> str:
    """The wins relative to a fair share ("+12%") with their interval; bold if they stand out."""
    ratio, low, high = (
        f"{round((won - 1) * 100):+}%".replace("-", _MINUS).replace("+0%", "fair")
        for won in (worth.ratio, worth.low, worth.high)
    )
    said = f"{ratio} ({low} to {high})"
    return f"**{said}**" if worth.stands_out else said


def figure_text(value: float) -> str:
    """A mean with its significant digits."""
    digits = 0 if value == round(value) else 1 if abs(value) >= 10 else 2
    return f"{value:.{digits}f}".replace("-", _MINUS)
