"""Checks that pictures show the letters of the reader's language, whatever was drawn before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest
from PIL import Image

from bot.i18n.fluent import Locale
from bot.pictures import fonts, sprites
from bot.pictures.canvas import Canvas
from bot.pictures.sprites import PANELS, SPRITES

Pictures = Callable[[Locale], Iterator[Canvas]]
"""Draws pictures for readers of a language."""


def check_letters(pictures: Pictures, locale: Locale, foreign: Mapping[Locale, set[str]]) -> None:
    """Check that text and artwork of the other language only (`foreign`) is drawn there and not in this one."""
    drawn: set[str] = set()
    mask, render = fonts.mask, sprites.render

    def written(text: str, style: fonts.Style) -> fonts.Mask:
        drawn.add(text)
        return mask(text, style)

    def rendered(name: str, width: int, height: int, style_sheet: str = "") -> Image.Image:
        drawn.add(name)
        return render(name, width, height, style_sheet)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "mask", written)
        patch.setattr(sprites, "render", rendered)
        _clear_caches()
        for _ in pictures(locale):
            pass
    other: Locale = "en" if locale == "de" else "de"
    assert drawn & foreign[locale] == set()
    assert foreign[other] <= drawn


def check_nothing_kept_crosses_languages(tables: Pictures) -> None:
    """Check that nothing cached from English pictures appears in German ones."""
    _clear_caches()
    side_by_side = zip(tables("en"), tables("de"), strict=True)
    after_english = [german.image.tobytes() for _, german in side_by_side]
    _clear_caches()
    assert [canvas.image.tobytes() for canvas in tables("de")] == after_english


def _clear_caches() -> None:
    """Empty the caches of drawn pictures."""
    for memory in (SPRITES, PANELS):
        memory.clear()
