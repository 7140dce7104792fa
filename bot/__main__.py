"""The command line: `python -m bot` runs the bot; its subcommands are for operators.

Each command imports its module only when it is called. `bot.channel.launch` and `bot.sandbox.sandbox` have a
`run(settings)` that returns an exit status.
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
from bot.db.database import StoreError
from bot.db.sqlite import copy

from . import log
from .assets import ASSETS
from .settings import Server, Settings, SettingsError, database, read

DOTENV = Path(".env")
WITHOUT = "DISCORD_TOKEN is not set"
PIPE_CLOSED = 141  # the exit status that a shell shows for SIGPIPE


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status."""
    options = vars(command_line().parse_args(arguments))
    command: Callable[..., int] = options.pop("command")
    try:
        settings = read(os.environ, file=DOTENV)
    except SettingsError as error:
        return refuse(*error.sentences)
    log.keep(settings)
    return completed(lambda: command(settings, **options))


def completed(command: Callable[[], int]) -> int:
    """Run a command; return its exit status, even if its output is not read to the end or it is interrupted."""
    try:
        status = command()
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # discards the rest
        return PIPE_CLOSED
    except StoreError as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        return 130


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Roman board games in a Discord channel."
    )
    parser.set_defaults(command=run)
    commands = parser.add_subparsers(title="commands", metavar="command")

    commands.add_parser("run", help="connect to Discord (what happens without a command)").set_defaults(
        command=run
    )
    in_browser = commands.add_parser("sandbox", help="play in a fake Discord in the browser")
    in_browser.add_argument(
        "--fresh", action="store_true", help="delete the games and messages from last time"
    )
    in_browser.set_defaults(command=sandbox)

    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, help="the copy; must not exist")
    backup.set_defaults(command=run_backup)

    moving = commands.add_parser("move-store", help="copy everything to another database")
    moving.add_argument("source", type=database_option, metavar="FROM", help="a file or postgresql://...")
    moving.add_argument("target", type=database_option, metavar="TO", help="the same; must be empty")
    moving.set_defaults(command=run_move_store)

    commands.add_parser("ratings", help="compute all ratings again from the results").set_defaults(
        command=run_ratings
    )
    health = commands.add_parser(
        "health", help="whether the running bot is ready, and if not, what is missing"
    )
    health.add_argument(
        "--live", action="store_true", help="only whether it is alive; if not, a restart may help"
    )
    health.set_defaults(command=run_health)
    return parser


def run(settings: Settings) -> int:
    """Connect to Discord or, without a token, open the sandbox."""
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
    return call("bot.sandbox.sandbox", settings, fresh=fresh)


def run_backup(settings: Settings, *, file: Path) -> int:
    if isinstance(settings.database, Server):
        return refuse(
            f"Back up the database {settings.database} with PostgreSQL's own tools, also while bots run: "
            f"pg_dump --format=custom --file={file} and its address. pg_restore restores it into an empty database."
        )
    copy(settings.database, file)
    sys.stdout.write(f"{settings.database} is copied to {file}.\n")
    return 0


def run_move_store(settings: Settings, *, source: Path | Server, target: Path | Server) -> int:
    from bot.play.move_store import move_store

    moved = asyncio.run(move_store(source, target, now=time.time()))
    alike = True
    for table, (before, after) in moved.items():
        alike &= before == after
        said = "the same" if before == after else f"NOT the same: {after.rows} rows, {after.digest}"
        sys.stdout.write(f"{table:16}{before.rows:10} rows  {before.digest[:16]}  {said}\n")
    if not alike:
        return refuse(f"{target} is not the same as {source}. Delete it, and keep using {source}.")
    login = ", with user and password" if isinstance(target, Server) else ""
    sys.stdout.write(
        f"Everything in {source} is copied to {target}. {source} is unchanged. Name {target} in DATABASE{login}.\n"
    )
    return 0


def run_ratings(settings: Settings) -> int:
    from bot.play.history.ratings import recount

    computed = asyncio.run(recount(settings.database, now=time.time()))
    for game, changes in computed.items():
        changed = f"{changes.changed} ratings changed" if changes.changed else "no rating changed"
        sys.stdout.write(f"{game:16}{changes.games:8} games {changes.players:8} players  {changed}\n")
    if not computed:
        sys.stdout.write(f"In {settings.database} no game has counted for ratings yet.\n")
    return 0


def run_health(settings: Settings, *, live: bool = False) -> int:
    problem = heartbeat.problem(settings.heartbeat, now=time.time(), live=live)
    return refuse(problem) if problem else 0


def call(module: str, *arguments: object, **options: object) -> int:
    if not ASSETS.is_dir():
        return refuse(f"The artwork is missing: there is no folder {ASSETS}. Install the bot again, whole.")
    return cast(int, import_module(module).run(*arguments, **options))


def refuse(*sentences: str) -> int:
    """Write what is wrong and what would be right to standard error; return the exit status."""
    sys.stderr.writelines(f"{sentence}\n" for sentence in sentences)
    return 1


def database_option(text: str) -> Path | Server:
    try:
        return database(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"the database {error}") from error


if __name__ == "__main__":
    sys.exit(main())
