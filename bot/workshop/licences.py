"""The page of licences: what an installed bot is made of, and on which terms it may be handed on.

`python -m bot.workshop.licences` writes docs/licences.md from what is installed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

PAGE: Final = Path("docs/licences.md")
PACKAGE: Final = "ludi-romani"

COPYLEFT: Final = {
    "x264": "GPL-2.0-or-later",
    "x265": "GPL-2.0-or-later",
    "avcodec": "LGPL-2.1-or-later; with x264 and x265, as here, GPL-2.0-or-later",
    "mp3lame": "LGPL-2.0-or-later",
    "gnutls": "LGPL-2.1-or-later",
    "gmp": "LGPL-3.0-or-later or GPL-2.0-or-later",
    "nettle": "LGPL-3.0-or-later or GPL-2.0-or-later",
    "hogweed": "LGPL-3.0-or-later or GPL-2.0-or-later",
    "unistring": "LGPL-3.0-or-later or GPL-2.0-or-later",
}
"""Libraries inside wheels that ask something of those who hand them on."""

_BEGIN: Final = "<!-- licences -->"
_END: Final = "<!-- end of licences -->"


def page(former: str) -> str:
    """The page with its tables made anew; the words around them stay."""
    head, _, rest = former.partition(_BEGIN)
    _, _, tail = rest.partition(_END)
    rows = [f"| {name} | {licence} |" for name, licence in sorted(packages().items())]
    inside = [f"| {name} | {wheel} | {COPYLEFT[name]} |" for name, wheel in sorted(bundled().items())]
    table = ["| package | licence |", "| --- | --- |", *rows]
    libraries = ["| library | in the wheel of | licence |", "| --- | --- | --- |", *inside]
    return "\n".join([f"{head}{_BEGIN}", "", *table, "", *libraries, "", f"{_END}{tail}"])


def packages() -> dict[str, str]:
    """The licence of each package that a bot without extras needs, by its name."""
    return {found.name.lower(): licence_of(found) for found in _needed()}


def bundled() -> dict[str, str]:
    """The packages whose wheels carry copyleft libraries, by the library."""
    found: dict[str, str] = {}
    for package in _needed():
        for file in package.files or ():
            name = re.match(r"lib([a-z0-9]+)[.-]", file.name)
            if name is not None and name[1] in COPYLEFT:
                found[name[1]] = package.name.lower()
    return found


def licence_of(package: Distribution) -> str:
    """The licence as the package names it: an expression, else a line, else its classifiers."""
    named = package.metadata.get_all("License-Expression") or package.metadata.get_all("License") or [""]
    classifiers = [
        one.rpartition(" :: ")[2]
        for one in package.metadata.get_all("Classifier") or ()
        if one.startswith("License :: ")
    ]
    line = named[0].strip().split("\n", 1)[0]
    return line if 0 < len(line) <= 60 else ", ".join(classifiers) or "see the package"


def _needed() -> Iterator[Distribution]:
    """The packages that are needed, each once, those that others need included."""
    open_names, seen = [PACKAGE], {PACKAGE}
    while open_names:
        found = distribution(open_names.pop())
        if found.name != PACKAGE:
            yield found
        for requirement in found.requires or ():
            wanted, _, condition = requirement.partition(";")
            name = re.split(r"[ \[<>=!~(]", wanted.strip(), maxsplit=1)[0].lower().replace("_", "-")
            if name not in seen and not condition:
                seen.add(name)
                open_names.append(name)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"{PAGE} is written.\n")
