"""The page of licences says what an installed bot is made of."""

from __future__ import annotations

from pathlib import Path

from bot.workshop.licences import bundled, packages

PAGE = Path(__file__).parents[2] / "docs" / "licences.md"


def test_every_package_and_every_copyleft_library_inside_one_is_on_the_page() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    assert {"x264", "x265"} <= bundled().keys()
    for name, licence in packages().items():
        assert f"| {name} | {licence} |" in lines, "write the page anew: python -m bot.workshop.licences"
    for library, package in bundled().items():
        assert any(line.startswith(f"| {library} | {package} | ") for line in lines), library
