"""A check of the rules that a game's code, data and tests cite against docs/rules/<game>.md.

A citation is "section 5.2", "sections 5.2 and 6", "(9.40)", or "ruling 7", "example 3", "invariant 12" for items
of the chapters 9 to 11. A chapter is a heading ("### 5.2 The turn"); an item of the last chapter above it begins
a line as "7. " or "**9.7**", with or without a dash before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.games.components_file import components_of

ROOT = Path(__file__).parents[2]
CHAPTER_OF = {"section": "", "ruling": "9.", "example": "10.", "invariant": "11."}
CITATION = re.compile(
    r"\b(section|ruling|example|invariant)s? (\d[\d.]*(?:(?:, and |, | and | to )\d[\d.]*)*)"
    r"|(?<=\s)\(([1-9]\d?\.[\d.]+(?:, \d+\.[\d.]+)*)\)",
    re.IGNORECASE,
)
CHAPTER = re.compile(r"^#+ (\d[\d.]*)|^(?:- )?(?:\*\*(\d+\.[\d.]+)\*\*|(\d+)\. )", re.MULTILINE)


def folders(game: str) -> tuple[Path, Path]:
    """Return the folder of the game's code and data, and that of its tests."""
    code, tests = (
        [ROOT / top / game for top in tops]
        for tops in (("bot/games", "tools"), ("tests/games", "tests/tools"))
    )
    return next(filter(Path.is_dir, code)), next(filter(Path.is_dir, tests))


def document(game: str) -> str:
    """Return the rules document of a game."""
    return (ROOT / "docs/rules" / f"{game}.md").read_text()


def chapters(game: str) -> set[str]:
    """Return the numbers of all chapters and items of the document."""
    found, heading = set(), ""
    for chapter, item, number in CHAPTER.findall(document(game)):
        heading = chapter.rstrip(".") or heading
        found.add((item or (f"{heading}.{number}" if number else heading)).rstrip("."))
    return found


def cited(game: str) -> Iterator[tuple[str, str]]:
    """Yield every citation in the game's folders as a file name and the number it cites."""
    for path in (path for folder in folders(game) for path in sorted(folder.rglob("*.*"))):
        if path.suffix in (".py", ".toml", ".ftl"):
            for kind, named, bracketed in CITATION.findall(" ".join(path.read_text().split())):
                for number in re.findall(r"\d[\d.]*", named or bracketed):
                    prefix = "" if "." in number.rstrip(".") else CHAPTER_OF[kind.lower() or "section"]
                    yield path.name, prefix + number.rstrip(".")


def unwritten(game: str) -> list[str]:
    """Return citations of numbers that the document doesn't have."""
    written = chapters(game)
    return sorted({f"{name} cites {number}" for name, number in cited(game) if number not in written})


def astray(game: str) -> list[str]:
    """Return tests (`test_...`) and data tables (`[...]`) that the document names but that don't exist."""
    page = document(game)
    _, tests = folders(game)
    tables = components_of(game).keys()
    played = "".join(path.read_text() for path in tests.glob("test_*.py"))
    named = [name for name in re.findall(r"`\[+(\w+)[\w.]*\]+`", page) if name not in tables]
    return named + [name for name in re.findall(r"`(test_\w+)`", page) if f"def {name}(" not in played]
