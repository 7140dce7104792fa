"""The command line: `python -m bot` runs the bot, its other words are for those who build and look after it.

Each command imports its module only when it is called. `bot.channel.launch` and `bot.sandbox.sandbox` have a
`run(settings)`, the tools in `tools` a `run` with their options as keywords; each returns
an exit status.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from bot.app import heartbeat
from bot.db.errors import StoreError
from bot.db.sqlite.backup import copy
from bot.i18n.fluent import LOCALES

from . import log
from .settings import Server, Settings, SettingsError, database, read

DOTENV = Path(".env")
WITHOUT = "DISCORD_TOKEN is not set"
READING = "reading"
PIPE_CLOSED = 141  # what a shell shows of a program that wrote to a pipe which nobody reads any more


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; its exit status."""
    options = vars(command_line().parse_args(arguments))
    command: Callable[..., int] = options.pop("command")
    try:
        settings = read(os.environ, file=DOTENV)
    except SettingsError as error:
        return refuse(*error.sentences)
    log.keep(settings)
    try:
        status = command(settings, **options)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the rest is written to nobody
        return PIPE_CLOSED
    except StoreError as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        return 130


def command_line() -> argparse.ArgumentParser:
    """What can be typed after `python -m bot`."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Roman board games in a Discord channel."
    )
    parser.set_defaults(command=run)
    commands = parser.add_subparsers(title="commands", metavar="")

    commands.add_parser("run", help="connect to Discord (what happens without a command)").set_defaults(
        command=run
    )
    pretend = commands.add_parser("sandbox", help="play in a pretend Discord in the browser")
    pretend.add_argument("--fresh", action="store_true", help="forget the games and messages of last time")
    pretend.set_defaults(command=sandbox)

    selfplay = commands.add_parser("selfplay", help="play random games and count")
    selfplay.add_argument("game", help="the id of the game")
    selfplay.add_argument(
        "--seats", type=positive, metavar="N", help="how many play (default: the most there can)"
    )
    selfplay.add_argument(
        "--games", type=positive, default=100, metavar="K", help="how many games (default: 100)"
    )
    selfplay.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="of the first game; each has the next one (default: 1)",
    )
    add_option(selfplay)
    selfplay.add_argument("--record", type=Path, metavar="FILE", help="write the games there, one on a line")
    selfplay.set_defaults(command=run_selfplay)

    arena = commands.add_parser("arena", help="let computer players play against each other")
    arena.add_argument("game", help="the id of the game")
    arena.add_argument("--seats", type=positive, metavar="N", help="how many play (default: the fewest)")
    arena.add_argument(
        "--players",
        type=lambda names: names.split(","),
        default=["veteranus", "tiro"],
        metavar="A,B,...",
        help="tiro, veteranus, random or package.module:Class (default: veteranus,tiro)",
    )
    arena.add_argument("--games", type=positive, default=100, metavar="K", help="how many (default: 100)")
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="of the first deal (default: 1)")
    add_option(arena)
    arena.add_argument("--json", action="store_true", help="print JSON")
    arena.set_defaults(command=run_arena)

    balance = commands.add_parser("balance", help="let computers play, and write down what is worth how much")
    balance.add_argument("game", help="the id of the game")
    balance.add_argument(
        "--seats", type=positive, nargs="+", metavar="N", help="how many play, in turn (default: all numbers)"
    )
    balance.add_argument("--player", default="veteranus", metavar="A", help="who plays (default: veteranus)")
    balance.add_argument(
        "--games", type=positive, default=200, metavar="K", help="of each number of players (default: 200)"
    )
    balance.add_argument("--seed", type=int, default=1, metavar="S", help="of the first deal (default: 1)")
    add_option(balance)
    balance.add_argument("--json", type=Path, metavar="FILE", help="write the figures of these games there")
    balance.add_argument(
        "--into", type=Path, metavar="DIR", help="add them to the page, pictures and figures that are there"
    )
    balance.add_argument(
        "--redraw", action="store_true", help="play nothing: write page and pictures of --into once more"
    )
    balance.set_defaults(command=run_balance)

    replay = commands.add_parser("replay", help="play a recorded game again and check it")
    replay.add_argument("file", type=Path, help="a record, or several, one on a line")
    replay.add_argument(
        "--pictures", type=Path, metavar="DIR", help="draw the table after every move into it"
    )
    replay.set_defaults(command=run_replay)

    film = commands.add_parser("film", help="make a film of a recorded game, an MP4 file")
    film.add_argument("record", type=Path, metavar="RECORD", help="the record, as *Download game* gives it")
    film.add_argument("file", type=Path, metavar="FILE", help="the film; what is there is replaced")
    film.add_argument("--language", choices=LOCALES, default="en", help="en or de (default: en)")
    film.add_argument(
        "--names",
        type=lambda names: names.split(","),
        default=[],
        metavar="A,B,...",
        help="of the players, seat by seat (default: the seats')",
    )
    film.set_defaults(command=run_film)

    bench = commands.add_parser(
        "bench",
        help="measure speeds, print JSON; `bench reading`: what turns ask of players",
        description=(
            "Measure speeds and print them as JSON. With `reading` before the games: taps, pages, words and messages "
            "of turns, as a table; the options from --seats on are for that alone."
        ),
    )
    bench.add_argument(
        "games", nargs="*", metavar="game", help="the games to measure (default: all), `reading` before them"
    )
    bench.add_argument("--quick", action="store_true", help="a first impression, in seconds")
    bench.add_argument(
        "--seats", type=positive, nargs="+", metavar="N", help="how many play (default: fewest and most)"
    )
    bench.add_argument(
        "--languages", nargs="+", choices=LOCALES, metavar="L", help="in which people read (default: all)"
    )
    bench.add_argument("--turns", type=positive, metavar="T", help="of each game (default: to its end)")
    bench.add_argument("--json", action="store_true", dest="as_json", help="print JSON")
    bench.set_defaults(command=run_bench)

    load = commands.add_parser(
        "load", help="play in many channels of a pretend Discord, measure, count what is lost"
    )
    load.add_argument("--channels", type=positive, default=5, metavar="N", help="how many (default: 5)")
    load.add_argument(
        "--rate",
        type=more_than_nothing,
        default=1.0,
        metavar="R",
        help="moves a second, over all (default: 1)",
    )
    load.add_argument(
        "--minutes", type=more_than_nothing, default=1.0, metavar="M", help="for how long (default: 1)"
    )
    load.add_argument(
        "--store", type=address, metavar="URL", help="an empty database (default: a file that is thrown away)"
    )
    load.add_argument("--processes", type=positive, default=1, metavar="P", help="of the bot (default: 1)")
    load.add_argument("--faults", action="store_true", help="with Discord's faults, and bots that are killed")
    load.add_argument("--kills", type=positive, metavar="K", help="kill so many bots, and measure no times")
    load.add_argument(
        "--files", type=Path, metavar="DIR", help="let hostile people hand in the files of a folder meanwhile"
    )
    load.add_argument("--seed", type=int, default=1, metavar="S", help="of users and faults (default: 1)")
    load.add_argument("--json", action="store_true", dest="as_json", help="print JSON")
    load.set_defaults(command=run_load)

    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, help="the copy; must not exist")
    backup.set_defaults(command=run_backup)

    moving = commands.add_parser("move-store", help="carry everything over into another database")
    moving.add_argument("source", type=address, metavar="FROM", help="a file or postgresql://...")
    moving.add_argument("target", type=address, metavar="TO", help="the same; must be empty")
    moving.set_defaults(command=run_move_store)

    commands.add_parser("ratings", help="compute all ratings again from the results alone").set_defaults(
        command=run_ratings
    )
    health = commands.add_parser("health", help="whether the running bot is well, and else what it lacks")
    health.add_argument(
        "--live", action="store_true", help="only whether it runs and is not stuck: what a new start may cure"
    )
    health.set_defaults(command=run_health)
    return parser


def run(settings: Settings) -> int:
    """Connect to Discord; without a token open the sandbox."""
    if settings.token is not None:
        return call("bot.channel.launch", settings)
    if find_spec("simcord") is None:
        return refuse(
            f"{WITHOUT}, and the sandbox is not installed. Put DISCORD_TOKEN=... into the environment "
            'or into .env, or install the sandbox: pip install ".[sandbox]".'
        )
    sys.stderr.write(
        f"{WITHOUT}, so this is the sandbox. With a token in .env the bot connects to Discord.\n"
    )
    return sandbox(settings)


def sandbox(settings: Settings, *, fresh: bool = False) -> int:
    """Open the sandbox."""
    return call("bot.sandbox.sandbox", settings, fresh=fresh)


def run_selfplay(settings: Settings, *, option: list[tuple[str, str]], **options: object) -> int:
    """Play random games."""
    return call("tools.selfplay", options=dict(option), **options)


def run_arena(settings: Settings, *, option: list[tuple[str, str]], **options: object) -> int:
    """Let computers play against each other."""
    return call("tools.arena", options=dict(option), **options)


def run_balance(settings: Settings, *, option: list[tuple[str, str]], **options: object) -> int:
    """Let computers play, and write down what is worth how much."""
    return call("tools.balance", options=dict(option), **options)


def run_replay(settings: Settings, **options: object) -> int:
    """Play a record."""
    return call("tools.replay", **options)


def run_film(settings: Settings, **options: object) -> int:
    """Film a record."""
    return call("tools.film", **options)


def run_bench(settings: Settings, *, games: list[str], quick: bool, **of_reading: object) -> int:
    """Measure what the README promises, and print it as JSON; or what turns ask of those who play."""
    if games[:1] == [READING]:
        return run_reading(games[1:], quick=quick, **of_reading)
    if any(of_reading.values()):
        return refuse(
            "--seats, --languages, --turns and --json are for what turns ask of players: "
            f"python -m bot bench {READING}. The bench of speeds takes games and --quick."
        )
    return call("tools.bench", games=games, quick=quick)


def run_reading(games: list[str], *, quick: bool, **options: object) -> int:
    """Measure what turns ask of those who play, in the pretend Discord."""
    return through_the_gate("tools.bench.reading", games=games, quick=quick, **options)


def run_load(settings: Settings, **options: object) -> int:
    """Play as many people would, and see what becomes of it."""
    return through_the_gate("tools.load", **options)


def through_the_gate(module: str, **options: object) -> int:
    """Call what checks all that bots send as Discord does, where that is installed."""
    if find_spec("jsonschema_rs") is None:
        return refuse(
            "What the bots send is checked as Discord does, and what that needs is not installed. "
            'Install it with the sandbox: pip install ".[sandbox]".'
        )
    return call(module, **options)


def run_backup(settings: Settings, *, file: Path) -> int:
    """Copy the database."""
    if isinstance(settings.database, Server):
        return refuse(
            f"The database {settings.database} is backed up by PostgreSQL's own tools, also while bots run: "
            f"pg_dump --format=custom --file={file} and its address. Restore it with pg_restore into an empty database."
        )
    copy(settings.database, file)
    sys.stdout.write(f"{settings.database} is copied to {file}.\n")
    return 0


def run_move_store(settings: Settings, *, source: Path | Server, target: Path | Server) -> int:
    """Carry a store over, and print of every table what there is on either side."""
    from bot.play.moving import move

    moved = asyncio.run(move(source, target, now=time.time()))
    alike = True
    for table, (before, after) in moved.items():
        alike &= before == after
        said = "the same" if before == after else f"NOT the same: {after.rows} rows, {after.digest}"
        sys.stdout.write(f"{table:16}{before.rows:10} rows  {before.digest[:16]}  {said}\n")
    if not alike:
        return refuse(f"{target} is not what {source} is. Throw it away, and go on with {source}.")
    sys.stdout.write(
        f"{source} is carried over to {target}, and stays as it is. Name {target} in DATABASE, with user and password "
        "where it is on a server.\n"
    )
    return 0


def run_ratings(settings: Settings) -> int:
    """Reckon all ratings from the results alone, and print of every game what has changed."""
    from bot.play.history.ratings import recount

    reckoned = asyncio.run(recount(settings.database, now=time.time()))
    for game, changes in reckoned.items():
        changed = f"{changes.changed} ratings changed" if changes.changed else "all ratings are as they were"
        sys.stdout.write(f"{game:16}{changes.games:8} games {changes.players:8} players  {changed}\n")
    if not reckoned:
        sys.stdout.write(f"In {settings.database} no game counts for ratings yet.\n")
    return 0


def run_health(settings: Settings, *, live: bool = False) -> int:
    """Check the sign of life of the bot that runs on this machine."""
    problem = heartbeat.problem(settings.heartbeat, now=time.time(), live=live)
    return refuse(problem) if problem else 0


def call(module: str, *arguments: object, **options: object) -> int:
    """Import a module and call its `run`."""
    return cast(int, import_module(module).run(*arguments, **options))


def refuse(*sentences: str) -> int:
    """Say what is wrong and what would be right, on standard error; the exit status for it."""
    sys.stderr.writelines(f"{sentence}\n" for sentence in sentences)
    return 1


def add_option(parser: argparse.ArgumentParser) -> None:
    """Let a command take options of the game, as many as one likes."""
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game",
    )


def address(text: str) -> Path | Server:
    """A database, as DATABASE names it."""
    try:
        return database(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"the address {error}") from error


def positive(text: str) -> int:
    """A whole number from 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too small, give a number from 1")
    return number


def more_than_nothing(text: str) -> float:
    """A number above 0."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} can't be, give a number above 0")
    return number


def option(text: str) -> tuple[str, str]:
    """The name and value of a game's option."""
    name, separator, value = text.partition("=")
    if not name or not separator:
        raise argparse.ArgumentTypeError(f'"{text}" must be NAME=VALUE')
    return name, value


if __name__ == "__main__":
    sys.exit(main())
