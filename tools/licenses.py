"""The page of licenses: the packages of an installed bot, and the terms on which they may be distributed.

`python -m tools licenses` updates docs/licenses.md from what is installed, under the image's version of Python.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

PAGE: Final = Path("docs/licenses.md")
IMAGE: Final = Path("requirements.txt")
"""The packages of the image, one a line."""

_LICENSES: Final = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
COPYLEFT: Final[dict[str, str]] = _LICENSES["copyleft"]
PERMISSIVE: Final[dict[str, str]] = _LICENSES["permissive"]

_LIBRARY: Final = re.compile(r"lib([\w-]+?)(?:-[0-9a-f]{8})?(?:\.\d+)*\.(?:so|dylib)\b")
_MIT: Final = "Permission is hereby granted, free of charge, to any person obtaining a copy of this software"

_BEGIN: Final = "<!-- licenses -->"
_END: Final = "<!-- end of licenses -->"


def run_licenses() -> None:
    """Update the tables of the page; the text around them stays."""
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(_BEGIN)
    _, _, tail = rest.partition(_END)
    rows = [f"| {name} | {license} |" for name, license in sorted(packages().items())]
    inside = [
        f"| {name} | {wheel} | {COPYLEFT[name]} |" for name, wheel in sorted(bundled()) if name in COPYLEFT
    ]
    table = ["| package | license |", "| --- | --- |", *rows]
    libraries = ["| library | in the wheel of | license |", "| --- | --- | --- |", *inside]
    page = [f"{head}{_BEGIN}", "", *table, "", *libraries, "", f"{_END}{tail}"]
    PAGE.write_text("\n".join(page), encoding="utf-8")


def packages() -> dict[str, str]:
    return {found.name.lower(): license_of(found) for found in _in_image()}


def bundled() -> set[tuple[str, str]]:
    """The libraries bundled in the image's wheels, each with its package."""
    return {
        (library_of(file.name), package.name.lower())
        for package in _in_image()
        for file in package.files or ()
        if file.parts[0].endswith(".libs") or ".dylibs" in file.parts
    }


def library_of(file: str) -> str:
    """The name of a library from its file's, without version and hash."""
    named = _LIBRARY.match(file)
    return file if named is None else named[1]


def license_of(package: Distribution) -> str:
    """The package's license: its expression, or else its line, its classifiers, or what its text says."""
    named = package.metadata.get_all("License-Expression") or package.metadata.get_all("License") or [""]
    classifiers = [
        one.rpartition(" :: ")[2]
        for one in package.metadata.get_all("Classifier") or ()
        if one.startswith("License :: ")
    ]
    line = named[0].strip().split("\n", 1)[0]
    return line if 0 < len(line) <= 60 else ", ".join(classifiers) or _by_text(package)


def _by_text(package: Distribution) -> str:
    texts = [file.read_text() for file in package.files or () if file.name.startswith("LICENSE")]
    return "MIT" if any(_MIT in " ".join(text.split()) for text in texts) else "see the package"


def _in_image() -> Iterator[Distribution]:
    """The image's packages that are installed here: those that only other versions of Python need may be missing."""
    for line in IMAGE.read_text(encoding="utf-8").splitlines():
        required = re.match(r"([\w.-]+)==\S+( ;)?", line)
        if required is None:
            continue
        try:
            yield distribution(required[1])
        except PackageNotFoundError:
            if required[2] is None:
                raise
