"""The page of the documentation about a game's balance: what was counted, and a part by hand that stays as it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from bot.games import TITLES

from .results import (
    BalanceResults,
    BalanceRun,
    Worth,
    end_name,
    figure_text,
    game_name,
    options_text,
    percent,
    player_and_options,
    share_with_interval,
    source_name,
    thing_names,
    versus_fair_with_interval,
    worths,
)

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")
"""In turn order."""

MOST_LENGTHS = 3
"""More lengths of a game than these are told by the first, the commonest and the last."""


def seats_table(runs: Sequence[BalanceRun]) -> str:
    most = max(run.seats for run in runs)
    return _table(
        ("players", "games", *PLACES[:most]),
        (
            (
                run.seats,
                run.games,
                *(share_with_interval(won, run.games, run.fair) for won in run.wins),
                *[""] * (most - run.seats),
            )
            for run in runs
        ),
    )


def scores_table(game: str, runs: Sequence[BalanceRun]) -> str:
    return _table(
        ("players", "score", "half of the seats", "least and most", "winners", "moves", "length", "end"),
        (
            (
                run.seats,
                figure_text(run.totals.mean),
                f"{figure_text(run.totals.lower)} to {figure_text(run.totals.upper)}",
                f"{figure_text(run.totals.least)} to {figure_text(run.totals.most)}",
                figure_text(run.winning.mean),
                figure_text(run.moves.mean),
                length_text(run),
                end_text(game, run),
            )
            for run in runs
        ),
    )


def things_table(heading: str, worths: Mapping[str, Worth], names: Mapping[str, str]) -> str:
    """How much things are used, and what those win who use them more than others at the table."""
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


def length_text(run: BalanceRun) -> str:
    shares = {said: percent(count / run.games) for said, count in run.lengths.items()}
    if len(shares) == 1:
        return next(iter(shares))
    if len(shares) <= MOST_LENGTHS:
        return ", ".join(f"{share} {said}" for said, share in shares.items())
    commonest = max(run.lengths, key=run.lengths.__getitem__)
    first, *_, last = run.lengths
    return f"{first} to {last}, mostly {commonest}"


def end_text(game: str, run: BalanceRun) -> str:
    if len(run.ends) == 1:
        return end_name(game, next(iter(run.ends)))
    return ", ".join(
        f"{percent(count / run.games)} {end_name(game, reason)}" for reason, count in run.ends.items()
    )


def _table(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    ruled = ["---", *["---:"] * (len(heading) - 1)]
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in (heading, ruled, *rows)) + "\n"


BY_HAND: Final = "<!-- by hand from here -->"
BY_PROGRAM: Final = "<!-- by the program from here -->"

INTRODUCTION: Final = """\
Computers of one level play against each other, and what they use is counted. A **fair share** is what a seat wins where
all are equal: half of the games of two, a third of those of three. What a thing is worth is said in comparison with it:
“+20 %” means that whoever had more of it than the mean of the table won twelve games where ten would be fair. In
brackets is where that lies with 95 % confidence (Wilson’s interval). What is not fair even so is **bold**, as one thing
in twenty is by chance alone. Having more of something need not be why somebody wins: winners have had more of most
things. A win that several share counts in parts."""

NOTHING: Final = """
## What it says

Nothing has been written down yet.
"""


def write_page(results: BalanceResults, folder: Path) -> None:
    """Write the page into a folder; what stands there by hand is left as it is."""
    file = folder / f"{results.game}.md"
    former = file.read_text(encoding="utf-8") if file.exists() else ""
    told = [
        f"# How {game_name(results.game)} is balanced",
        INTRODUCTION,
        BY_HAND + by_hand(former) + BY_PROGRAM,
    ]
    for (player, options), runs in groupby(results.runs, player_and_options):
        said = options_text(results.game, options)
        told.append(f"## {player.capitalize()}{f' ({said})' if said else ''}")
        told += chapter(results.game, list(runs))
    file.write_text("\n\n".join(map(str.strip, told)) + "\n", encoding="utf-8")


def by_hand(page: str) -> str:
    _, begun, after = page.partition(BY_HAND)
    said, ended, _ = after.partition(BY_PROGRAM)
    return said if begun and ended else NOTHING


def chapter(game: str, runs: Sequence[BalanceRun]) -> Iterator[str]:
    """The paragraphs about runs of one player with the same options, for each number of players."""
    yield "\n".join(("```", *(run.made for run in runs), "```"))
    yield "### Turn order"
    yield seats_table(runs)
    yield "### Score, length, end"
    yield scores_table(game, runs)
    sources = worths(runs, [run.sources for run in runs])
    yield things_table("", sources, {source: source_name(game, source) for source in sources})
    for topic in TITLES[game].balance.topics:
        names = thing_names(game, topic.id)
        used = [run.used.get(topic.id, {}) for run in runs]
        found = {thing: worth for thing, worth in worths(runs, used).items() if thing in names}
        if not found:  # everybody has always had as much as the others, or an older program did not count it
            continue
        yield f"### {topic.title}"
        yield things_table("", found, names)
        unused = [
            names[thing] for thing in names if not any(uses[thing].users for uses in used if thing in uses)
        ]
        if unused:
            yield f"Never: {', '.join(unused)}."
