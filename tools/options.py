"""Options that several tools have."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection
from typing import Any

from bot.games import TITLES


class CannotRun(Exception):
    """What is asked can't be done, or has failed; the sentence says why, and what would be right."""


def one_of(games: Collection[str] = TITLES) -> Callable[[str], str]:
    """The type of an argument that is the id of one of some games."""

    def known(game: str) -> str:
        if game not in games:
            raise argparse.ArgumentTypeError(
                f"There is no game called {game}. There is: {', '.join(sorted(games))}."
            )
        return game

    return known


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too small, give a number from 1")
    return number


def positive_number(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} can't be, give a number above 0")
    return number


def names(text: str) -> list[str]:
    return text.split(",")


class _Options(argparse.Action):
    """Collects NAME=VALUE in a dict."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: Any, given: Any, *_: Any) -> None:
        name, separator, value = given.partition("=")
        if not name or not separator:
            raise argparse.ArgumentError(self, f'"{given}" must be NAME=VALUE')
        setattr(namespace, self.dest, {**getattr(namespace, self.dest), name: value})


def add_games(parser: argparse.ArgumentParser, games: Collection[str] = TITLES) -> None:
    """Let a tool take games, all of them if none is named."""
    parser.add_argument("games", nargs="*", type=one_of(games), metavar="GAME", help="default: all")


def add_game(parser: argparse.ArgumentParser, games: int, seats: str | None = None) -> None:
    """Let a tool take a game and its options, how many are played, the first deal, and how many play (by default …)."""
    add_game_options(parser)
    parser.add_argument(
        "--games", type=positive, default=games, metavar="K", help=f"how many (default: {games})"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="of the first game; each has the next (default: 1)"
    )
    if seats is not None:
        parser.add_argument("--seats", type=positive, metavar="N", help=f"how many play (default: {seats})")


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Let a tool take a game, and of its options as many as one likes."""
    parser.add_argument("game", type=one_of(), metavar="GAME")
    parser.add_argument(
        "--option", action=_Options, dest="options", default={}, metavar="NAME=VALUE", help="of the game"
    )
