"""Statistics, history and rankings in a server of 200 games, in a store with 100,000 more.

`python -m tools bench-rankings` fills a file with results that are drawn by lot, has all ratings computed from them,
and prints JSON: seconds of that, milliseconds of what each command asks of the store, of its picture, and of counting
one more game.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.ai.players import LEVELS
from bot.db.sqlite.schema import prepare
from bot.games import TITLES
from bot.i18n.fluent import words
from bot.pictures.canvas import Canvas
from bot.pictures.page_header import Shown
from bot.pictures.person import GameStatistics, draw_person
from bot.pictures.person import GameStatisticsRow as GameRow
from bot.pictures.ranking import MOST, RankingHeading, RankingRow, draw_ranking
from bot.play.history.ratings import BEGINS, Ranking, Statistics, by_game, figure, margin, rate
from bot.play.history.result_queries import ResultRow
from bot.play.rows import TableRow
from bot.play.service import Tables
from bot.play.store import Store

from .harness import print_json, spread, timed, timed_async

OPTIONS: Final = (
    ("elsewhere", 100_000, "games that are over elsewhere"),
    ("here", 200, "games that are over in the server"),
    ("people", 20_000, "people who play, some of them far more than the others"),
)

_SERVER, _SERVERS, _NEIGHBOURS = 1, 2_000, 100
"""The server, how many there are, and how many of the people play in it."""
_YEARS: Final = 3 * 365 * 86_400.0
_END: Final = 1_790_000_000.0
_TIMES: Final = 15

_TABLE: Final = """
    INSERT INTO tables (id, channel, guild, game, rules_version, options, language, host, status, created_at,
        started_at, ended_at, card_message, counted, rated)
    VALUES (?, ?, ?, ?, '1', '{}', 'en', ?, 'ended', ?, ?, ?, 1, 1, 1)
"""
_RESULT: Final = """
    INSERT INTO results (table_id, seat, user, name, computer, place, points, sources, stayed)
    VALUES (?, ?, ?, ?, ?, ?, ?, '{"first": 20, "second": 30}', 1)
"""


def bench_rankings_options(parser: argparse.ArgumentParser) -> None:
    for name, usual, what in OPTIONS:
        parser.add_argument(
            f"--{name}", type=int, default=usual, metavar="N", help=f"{what} (default: {usual})"
        )


def run_bench_rankings(**options: int) -> int:
    return print_json(measure_rankings(**options))


def measure_rankings(elsewhere: int, here: int, people: int) -> dict[str, Any]:
    with TemporaryDirectory(prefix="ludi-rankings-") as folder:
        path = Path(folder) / "full.sqlite3"
        _fill(path, elsewhere, here, people)
        return asyncio.run(_measured(path))


def _fill(path: Path, elsewhere: int, here: int, people: int) -> None:
    """Games of all titles in turn, each of some people and now and then a computer; lots say who wins."""
    prepare(path, now=_END)
    lot = random.Random(1)
    database = sqlite3.connect(path)
    with database:
        for number in range(1, elsewhere + here + 1):
            is_here = number > elsewhere
            game, title = list(TITLES.items())[number % len(TITLES)]
            ended = _END - (lot.random() * 86_400 * 90 if is_here else _YEARS * (1 - number / elsewhere))
            guild = _SERVER if is_here else lot.randrange(2, _SERVERS)
            users = list(_people(lot, _NEIGHBOURS if is_here else people, lot.choice(title.game.seats)))
            database.execute(_TABLE, (number, number, guild, game, users[0], ended, ended, ended))
            levels = [lot.choice(tuple(LEVELS))] if len(users) > 2 and lot.random() < 0.3 else []
            players: list[tuple[int | None, str | None]] = [(user, None) for user in users[len(levels) :]]
            players += [(None, level) for level in levels]
            for seat, (user, level) in enumerate(players):
                name = f"Player {user}" if level is None else "Gaius Longinus"
                database.execute(_RESULT, (number, seat, user, name, level, seat + 1, 50 - seat))
    database.close()


def _people(lot: random.Random, people: int, seats: int) -> Iterator[int]:
    """Different people, those with low numbers more often; the stronger ones tend to be first."""
    drawn: set[int] = set()
    while len(drawn) < seats:
        drawn.add(1 + int(people * lot.random() ** 2))
    yield from sorted(drawn, key=lambda user: user % 97 + lot.gauss(0, 50))


async def _measured(path: Path) -> dict[str, Any]:
    store = await Store.open(path, now=_END)
    tables = Tables(store, TITLES, lambda: _END)
    game = next(iter(TITLES))
    changes, ms = await timed_async(tables.ratings.recount())

    async def ranked(guild: int | None) -> Ranking:
        return await tables.ratings.ranking(game, guild=guild, user=_NEIGHBOURS // 2, now=_END, most=MOST)

    statistics = by_game(await tables.store.results.of_person(1))
    everywhere = await ranked(None)
    figures = {
        "games": sum(change.games for change in changes.values()),
        "rated players of a game": changes[game].players,
        "games of the person": sum(some.games for some in statistics.values()),
        "all ratings computed s": round(ms / 1000, 1),
        "stats ms": await _times(lambda: tables.store.results.of_person(1)),
        "stats picture ms": _drawn(lambda: _person(statistics)),
        "history ms": await _times(lambda: tables.results.page(0, 10, guild=_SERVER)),
        "history of a person ms": await _times(lambda: tables.results.page(0, 10, guild=_SERVER, user=1)),
        "ranking of the server ms": await _times(lambda: ranked(_SERVER)),
        "ranking of everywhere ms": await _times(lambda: ranked(None)),
        "ranking picture ms": _drawn(lambda: _ranking(everywhere)),
        "a game more counted ms": await _counted(store, game),
    }
    await store.close()
    return figures


async def _times(ask: Callable[[], Awaitable[object]]) -> dict[str, float]:
    return spread([(await timed_async(ask())).ms for _ in range(_TIMES)], 0.95)


def _drawn(draw: Callable[[], Canvas]) -> dict[str, float]:
    return spread([timed(lambda: draw().png()).ms for _ in range(_TIMES)], 0.95)


def _person(statistics: dict[str, Statistics]) -> Canvas:
    rows = []
    for game, title in TITLES.items():
        some = statistics.get(game)
        rating = None if some is None or some.rating is None else some.rating
        shown = None if rating is None else Shown(figure(rating), margin(rating))
        played = None if some is None else GameStatistics(some.games, some.wins, "2.0", 50, some.curve, shown)
        rows.append(GameRow(words("en", game)("game-title"), title.theme, played))
    return draw_person("Player 1", "", rows, BEGINS, words("en"))


def _ranking(found: Ranking) -> Canvas:
    title = next(iter(TITLES.values()))
    rows = []
    for line in found.lines:
        rating = Shown(figure(line.rating), margin(line.rating))
        rows.append(RankingRow(line.place, line.name, rating, line.games, line.wins, line.moved))
    return draw_ranking(title.theme, RankingHeading("Game", "Server", "June", "May"), rows, None, words("en"))


async def _counted(store: Store, game: str) -> dict[str, float]:
    """Milliseconds of counting a game after all others, of four who have played before."""
    times = []
    for number in range(_TIMES):
        async with store.database.transaction() as database:
            row = await database.row(
                TableRow,
                """
                INSERT INTO tables (channel, guild, game, rules_version, options, language, host, status, created_at,
                    ended_at) VALUES (1, 1, ?, '1', '{}', 'en', 1, 'ended', ?, ?) RETURNING *
                """,
                game,
                _END,
                _END + number,
            )
        assert row is not None, "it was just written"
        results = [
            ResultRow(
                table_id=row.id,
                seat=seat,
                user=None if seat == 3 else seat + 1,
                name="Player",
                computer="tiro" if seat == 3 else None,
                place=seat + 1,
                points=10,
                sources="{}",
                stayed=True,
            )
            for seat in range(4)
        ]
        times.append((await timed_async(store.results.count(row, results, rated=True, rate=rate))).ms)
    return spread(times, 0.95)
