"""Options of tools: the parameters of a function become what is typed."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from pathlib import Path
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin

from bot.games import TITLES


class CannotRun(Exception):
    """What is asked can't be done, or has failed; the sentence says why, and what would be right."""


def add_options(parser: argparse.ArgumentParser, taken: Callable[..., object]) -> None:
    """Let a parser take the parameters of a function: by place, or as `--name` where they are given by name.

    `Annotated` says what a parameter is for, and how it is read if it is not read by its type. A bool is given by its
    name alone, a sequence by several words, a mapping as NAME=VALUE as often as one likes.
    """
    for name, parameter in signature(taken, eval_str=True).parameters.items():
        kind, *more = _parts(parameter.annotation)
        given: dict[str, Any] = {"help": ". ".join(part for part in more if isinstance(part, str)) or None}
        read = next((part for part in more if callable(part)), None)
        by_name = parameter.kind is Parameter.KEYWORD_ONLY
        if parameter.default is not Parameter.empty:
            given["default"] = parameter.default
            if parameter.default not in (None, False, (), NO_OPTIONS):
                given["help"] = f"{given['help'] or ''} (default: {parameter.default})".strip()
        if kind is bool:
            given["action"] = "store_true"
        else:
            given["metavar"] = name.upper()
            if get_origin(kind) is Sequence:
                given["nargs"] = "*" if parameter.default == () and not by_name else "+"
                kind, *inside = _parts(get_args(kind)[0])
                read = next(iter(inside), None)
            if get_origin(kind) is Literal:
                given["choices"] = get_args(kind)
                del given["metavar"]
            elif get_origin(kind) is Mapping:
                given |= {"action": _Collected, "metavar": "NAME=VALUE", "dest": name}
                name = name.removesuffix("s")
            else:
                given["type"] = read or {int: positive, float: positive_number}.get(kind, kind)
        parser.add_argument(
            *[f"--{name}"] if by_name else [], **given if by_name else {"dest": name, **given}
        )


def _parts(annotation: Any) -> tuple[Any, ...]:
    """A type without None, and what is said of it."""
    if get_origin(annotation) is Annotated:
        kind, *more = get_args(annotation)
        inside, *further = _parts(kind)
        return inside, *more, *further
    if get_origin(annotation) is UnionType:
        return _parts(next(kind for kind in get_args(annotation) if kind is not NoneType))
    return (annotation,)


class _Collected(argparse.Action):
    """Collects NAME=VALUE in a dict."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: Any, given: Any, *_: Any) -> None:
        name, separator, value = given.partition("=")
        if not name or not separator:
            raise argparse.ArgumentError(self, f'"{given}" must be NAME=VALUE')
        setattr(namespace, self.dest, {**getattr(namespace, self.dest), name: value})


def game_of(text: str, games: Mapping[str, Any] = TITLES) -> str:
    if text not in games:
        raise argparse.ArgumentTypeError(
            f"There is no game called {text}. There is: {', '.join(sorted(games))}."
        )
    return text


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


GameId: TypeAlias = Annotated[str, game_of]
GameOptions: TypeAlias = Annotated[Mapping[str, str], "of the game"]
Seed: TypeAlias = Annotated[int, int, "of the first game; each has the next"]
NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})
Games: TypeAlias = Annotated[Sequence[GameId], "all if none is named"]
Into: TypeAlias = Annotated[Path | None, Path, "the file, if it is not that of the game"]
