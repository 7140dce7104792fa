"""Every typeface may be used and passed on, as its own file says."""

from __future__ import annotations

import struct
from hashlib import sha256
from pathlib import Path

import pytest

from bot.pictures.fonts import Face

LICENCE, ADDRESS = 13, 14
"""The numbers of these entries in the name table of a font."""

PINNED = {Face.CJK: "e53dcb0dcb2922e45d01aae1ebd2f382bb81d4229b18b6b883bd170678af1f76"}
"""Hashes of font files; no other file is accepted for these faces."""


def name_in(path: Path, number: int) -> str:
    """Return an entry of the name table of a font file, in English."""
    data = path.read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    entries = (struct.unpack_from(">4sIII", data, 12 + 16 * index) for index in range(tables))
    start = next(offset for tag, _, offset, _ in entries if tag == b"name")
    _, count, texts = struct.unpack_from(">3H", data, start)
    for index in range(count):
        platform, _, language, found, length, offset = struct.unpack_from(">6H", data, start + 6 + 12 * index)
        if (platform, language, found) == (3, 0x409, number):
            first = start + texts + offset
            return data[first : first + length].decode("utf-16-be")
    raise LookupError(f"{path.name} has no name {number}")


@pytest.mark.parametrize("face", Face, ids=lambda face: face.name)
def test_a_face_is_under_the_open_font_license(face: Face) -> None:
    assert "SIL Open Font License, Version 1.1" in name_in(Path(face.path), LICENCE)
    assert "OFL" in name_in(Path(face.path), ADDRESS) or "openfontlicense" in name_in(
        Path(face.path), ADDRESS
    )


@pytest.mark.parametrize("face", PINNED, ids=lambda face: face.name)
def test_a_face_of_a_small_package_is_the_one_that_was_reviewed(face: Face) -> None:
    assert sha256(Path(face.path).read_bytes()).hexdigest() == PINNED[face]


def test_every_package_of_faces_is_on_the_page_of_licenses() -> None:
    page = (Path(__file__).parents[2] / "docs/licenses.md").read_text(encoding="utf-8")
    assert [face for face in Face if f"`{face.value[0].replace('_', '-')}`" not in page] == []
