"""What was counted of a game: as tables of its page, and in brief as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games import TITLES

from .results import BalanceRun, Worth, worths
from .wording import beyond_with_interval, end_name, figure, percent, share_with_interval, thing_names

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")
"""In turn order."""

MOST_LENGTHS = 3
"""More lengths of a game than these are told by the first, the commonest and the last."""


def lines(game: str, run: BalanceRun) -> Iterator[str]:
    """A run in brief: what each place wins, points, lengths, ends, and what stands out."""
    yield f"{game}, {run.seats} players: {run.games} games of {run.player}"
    yield "wins by turn order: " + ", ".join(
        share_with_interval(won, run.games, run.fair) for won in run.wins
    )
    yield f"score: {figure(run.totals.mean)}, of winners {figure(run.winning.mean)}"
    yield f"length: {length(run)}; end: {end(game, run)}"
    for topic in TITLES[game].balance.topics:
        names = thing_names(game, topic.id)
        for thing, worth in worths([run], [run.used[topic.id]]).items():
            if worth.stands_out:
                yield f"{topic.title}, {names[thing]}: {beyond_with_interval(worth)}"


def seats_table(runs: Sequence[BalanceRun]) -> str:
    """What each place in turn order wins."""
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
    """Scores, lengths and ends, for each number of players."""
    return _table(
        ("players", "score", "half of the seats", "least and most", "winners", "moves", "length", "end"),
        (
            (
                run.seats,
                figure(run.totals.mean),
                f"{figure(run.totals.lower)} to {figure(run.totals.upper)}",
                f"{figure(run.totals.least)} to {figure(run.totals.most)}",
                figure(run.winning.mean),
                figure(run.moves.mean),
                length(run),
                end(game, run),
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
                figure(worth.mean),
                figure(worth.winners),
                figure(worth.others),
                beyond_with_interval(worth),
                worth.more,
            )
            for thing, worth in worths.items()
        ),
    )


def length(run: BalanceRun) -> str:
    """How long the games took."""
    shares = {said: percent(count / run.games) for said, count in run.lengths.items()}
    if len(shares) == 1:
        return next(iter(shares))
    if len(shares) <= MOST_LENGTHS:
        return ", ".join(f"{share} {said}" for said, share in shares.items())
    commonest = max(run.lengths, key=run.lengths.__getitem__)
    first, *_, last = run.lengths
    return f"{first} to {last}, mostly {commonest}"


def end(game: str, run: BalanceRun) -> str:
    """Why the games ended."""
    if len(run.ends) == 1:
        return end_name(game, next(iter(run.ends)))
    return ", ".join(
        f"{percent(count / run.games)} {end_name(game, reason)}" for reason, count in run.ends.items()
    )


def _table(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    ruled = ["---", *["---:"] * (len(heading) - 1)]
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in (heading, ruled, *rows)) + "\n"
