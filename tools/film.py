"""A recorded game as a film, written into a file."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from bot.engine import Mismatch, Record
from bot.games import TITLES
from bot.i18n.fluent import Locale, words
from bot.pictures.context import Showing
from bot.review.film import Script, TooLarge, shoot

MOST: Final = 10_000_000
"""Bytes that Discord takes everywhere."""


def run(*, record: Path, file: Path, language: Locale, names: Sequence[str]) -> int:
    """Film a record, which is checked move by move; 1 and a sentence where that can't be."""
    try:
        script = _script(record, language, names)
        shoot(script, file, most=MOST, told=_say)
    except OSError as error:
        return _refuse(f"{error.filename or file} can't be read or written: {error.strerror}.")
    except (Mismatch, msgspec.DecodeError) as error:
        return _refuse(f"{record} is no record of a game that plays as it says: {error}.")
    except ValueError as error:
        return _refuse(str(error))
    except TooLarge:
        return _refuse(f"The film would be larger than {MOST // 1_000_000} MB, however coarse.")
    print(f"{file}: {file.stat().st_size / 1_000_000:.1f} MB")
    return 0


def _script(record: Path, language: Locale, names: Sequence[str]) -> Script:
    """What is filmed. Raises OSError, Mismatch, DecodeError, and ValueError with a sentence."""
    played = Record.from_json(record.read_bytes())
    title = TITLES.get(played.game)
    if title is None:
        raise ValueError(
            f"{record} is of a game {played.game!r} that there is not; there are {', '.join(TITLES)}."
        )
    played.verify(title.game)
    if names and len(names) != played.seats:
        raise ValueError(f"{len(names)} names for {played.seats} seats: give one for each, or none.")
    saying = words(language, played.game)
    called = names or [saying(f"seat-{seat + 1}") for seat in range(played.seats)]
    return Script(title, played, [(0, Showing(tuple(called), saying))])


def _say(share: float) -> None:
    """How far it is, on one line, to somebody who looks on."""
    if sys.stderr.isatty():
        print(f"\r{round(share * 100)} %\r", end="", file=sys.stderr, flush=True)


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
