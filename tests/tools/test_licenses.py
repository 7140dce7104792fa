"""The page of licenses lists what an installed bot consists of."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import licenses
from tools.licenses import COPYLEFT, PERMISSIVE, bundled, library_of, packages

REPOSITORY = Path(__file__).parents[2]
PAGE = REPOSITORY / "docs" / "licenses.md"


@pytest.fixture(autouse=True)
def _in_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licenses, "IMAGE", REPOSITORY / "requirements.txt")


def test_every_package_of_the_image_is_on_the_page_with_its_license() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    named = packages()
    assert {"asyncpg": "Apache-2.0", "resvg_py": "MIT"}.items() <= named.items()
    for name, license in named.items():
        assert license != "see the package", name
        assert f"| {name} | {license} |" in lines, "write the page anew: python -m tools licenses"


def test_every_library_inside_a_wheel_is_known_and_copyleft_ones_are_on_the_page() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    found = bundled()
    assert {("x264", "av"), ("asound", "av")} <= found
    assert COPYLEFT.keys().isdisjoint(PERMISSIVE)
    for library, package in found:
        assert library in COPYLEFT or library in PERMISSIVE, f"{library}, in the wheel of {package}"
        if library in COPYLEFT:
            assert f"| {library} | {package} | {COPYLEFT[library]} |" in lines


@pytest.mark.parametrize(
    ("file", "library"),
    [
        ("libasound-c7818c60.so.2.0.0", "asound"),
        ("libxcb-shape-7716c890.so.0.0.0", "xcb-shape"),
        ("libSvtAv1Enc-9393c086.so.4.1.0", "SvtAv1Enc"),
        ("libx264.165.dylib", "x264"),
        ("something.else", "something.else"),
    ],
)
def test_the_name_of_a_library_is_taken_from_its_file(file: str, library: str) -> None:
    assert library_of(file) == library
