"""Parts of a table: their words and pictures read only the fields that they declare."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.engine import AnyView, Parts
from bot.engine.declared import OF_EVERY_VIEW
from bot.i18n.fluent import words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.heading import Heading
from bot.pictures.names import Showing

from .suite import SUITE, course

PARTS: dict[str, Parts] = {
    game: parts for game, one in SUITE.items() if (parts := one.title.artist.heading.parts) is not None
}
EACH = pytest.mark.parametrize("game", PARTS)


def some_views(game: str, found: set[str]) -> Iterator[AnyView]:
    """Yield what a seat and a spectator see in a game; the fields that are read are added to `found`."""
    rules = SUITE[game].game
    played = course(rules.id, rules.seats[-1])
    for number in range(9):
        state = played[(len(played) - 1) * number // 8]
        for viewer in (None, number % rules.seats[-1]):
            yield read(rules.view(state, viewer), found)


def read(view: AnyView, found: set[str]) -> AnyView:
    """Return the same view, which adds its fields to `found` when they are read."""
    fields = set(view.__struct_fields__) - (OF_EVERY_VIEW - {"players"})

    class Read(type(view)):  # type: ignore[misc]
        def __getattribute__(self, name: str) -> Any:
            if name in fields:
                found.add(name)
            return super().__getattribute__(name)

    return Read(**{name: getattr(view, name) for name in view.__struct_fields__})


@EACH
def test_the_words_of_a_part_read_only_its_fields(game: str) -> None:
    found: set[str] = set()
    for view in some_views(game, found):
        for part in PARTS[game].lying(view):
            found.clear()
            list(part.told(view))
            list(part.brief(view))
            assert found <= part.fields, f"{part.name} tells of them: add them to what it reads"


@EACH
def test_the_drawing_of_a_part_reads_only_its_fields(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: set[str] = set()

    def lay(
        heading: Heading[Any],
        canvas: Canvas,
        box: Box,
        draw: Callable[[Canvas], object],
        *names: str,
        **_: Any,
    ) -> None:
        found.clear()
        draw(canvas)
        assert found <= {field for name in names for field in PARTS[game][name].fields}, (
            f"the picture of {', '.join(names)} shows them: add them to what it reads"
        )

    monkeypatch.setattr(Heading, "lay", lay)
    for view in some_views(game, found):
        showing = Showing((), words("en", game))
        for table in SUITE[game].title.artist.tables:
            table(view, showing)


@EACH
def test_each_part_that_everybody_is_told_about_has_a_place_on_a_picture(game: str) -> None:
    showing = Showing((), words("en", game))
    for view in (view for view in some_views(game, set()) if view.viewer is None and not view.outcome):
        spots = {name for table in SUITE[game].title.artist.tables for name in table(view, showing).spots}
        told = {part.name for part in PARTS[game].lying(view) if [*part.told(view)]}
        assert told <= spots
