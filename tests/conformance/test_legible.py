"""What a player needs in order to decide can be read on a phone, in the first picture or one tap further.

`python -m pytest tests/conformance/test_legible.py -s` says for each game how many of its texts are small.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

import pytest

from bot.engine import AnyState
from bot.pictures import fonts
from bot.pictures.cache import PANELS, SPRITES, Cache
from bot.pictures.canvas import Canvas
from bot.pictures.header import STRIPS
from bot.words.fluent import LOCALES
from bot.workshop.samples import all_places
from bot.workshop.sizes import LEAST, Written, sizes
from tests.conformance.entry import Conformance
from tests.conformance.suite import SUITE
from tests.games.drawing import Drawing

PHONE = 550
"""So many px a phone gives a picture across."""

LEGIBLE = 11
"""Type of so many px on a phone is read without effort."""

MOMENTS = ("start", "middle")


@dataclass
class Reading:
    """The texts of pictures, each with the height that its type has on a phone."""

    texts: list[tuple[str, float]] = field(default_factory=list)

    @property
    def small(self) -> list[tuple[str, float]]:
        """What can't be read on a phone."""
        return [(text, size) for text, size in self.texts if size < LEGIBLE]

    @property
    def legible(self) -> list[str]:
        """What can."""
        return [text for text, size in self.texts if size >= LEGIBLE]

    def says(self, text: str) -> bool:
        """Whether a text can be read: as it is, or a word within a longer text."""
        return any(text == other or (len(text) > 2 and text in other) for other in self.legible)


class Reader:
    """Notes the texts that are drawn while it reads, those on pieces that were drawn earlier among them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._pieces: dict[object, list[tuple[str, float]]] = {}
        self._begun: list[tuple[object, int]] = []
        self._drawn: list[tuple[str, float]] = []
        mask = fonts.mask

        def noted(text: str, style: fonts.Style) -> fonts.Mask:
            self._drawn.append((text, style.size))
            return mask(text, style)

        STRIPS.clear()
        patch.setattr(fonts, "mask", noted)
        for memory in (SPRITES, PANELS):
            self._watch(memory, patch)

    def _watch(self, memory: Cache, patch: pytest.MonkeyPatch) -> None:
        get, put = memory.get, memory.put

        def got(key: object) -> object | None:
            if (piece := get(key)) is None:  # type: ignore[arg-type]
                self._begun.append((key, len(self._drawn)))
            else:
                self._drawn += self._pieces.get(key, [])
            return piece

        def laid_by(key: object, value: object, weight: int) -> None:
            begun, first = self._begun.pop()
            assert begun == key
            self._pieces[key] = self._drawn[first:]
            put(key, value, weight)  # type: ignore[arg-type]

        memory.clear()
        patch.setattr(memory, "get", got)
        patch.setattr(memory, "put", laid_by)

    def read(self, *pictures: Any) -> Reading:
        """The texts of pictures that are drawn now."""
        reading = Reading()
        for draw in pictures:
            self._drawn, self._begun = [], []
            canvas: Canvas = draw()
            reading.texts += [(text, size * PHONE / canvas.width) for text, size in self._drawn]
        return reading


@contextmanager
def reader() -> Iterator[Reader]:
    with pytest.MonkeyPatch.context() as patch:
        yield Reader(patch)


def sampled(conformance: Conformance) -> Iterator[tuple[Drawing, int, AnyState]]:
    """Few positions: with the fewest and the most seats, at the start and in the middle."""
    drawing = conformance.drawing or Drawing(conformance.title)
    for seats in sorted({conformance.game.seats[0], conformance.game.seats[-1]}):
        for moment in MOMENTS:
            state = drawing.sample(seats, moment)
            if conformance.game.asked(state):
                yield drawing, seats, state


@cache
def readings(game: str) -> list[tuple[Reading, Reading]]:
    """Of each position: the first picture, and what the asked player sees beside it."""
    found = []
    with reader() as reading:
        for drawing, seats, state in sampled(SUITE[game]):
            artist, showing = drawing.title.artist, drawing.showing(seats)
            seat = drawing.title.game.asked(state)[0].seat
            public, own = drawing.seen(state), drawing.seen(state, seat)
            first, *further = artist.tables

            def choice(
                drawing: Drawing = drawing, own: Any = own, seat: int = seat, seats: int = seats
            ) -> Any:
                places = all_places(drawing.title, own)
                return drawing.title.artist.choice(own, seat, places, drawing.showing(seats))

            found.append(
                (
                    reading.read(lambda first=first, public=public, showing=showing: first(public, showing)),
                    reading.read(
                        *(
                            lambda draw=draw, public=public, showing=showing: draw(public, showing)
                            for draw in further
                        ),
                        lambda artist=artist, own=own, seat=seat, showing=showing: artist.mat(
                            own, seat, showing
                        ),
                        *([choice] if all_places(drawing.title, own) else []),
                    ),
                )
            )
    return found


def unread(game: str) -> set[str]:
    """Small texts of its first pictures that can be read nowhere and are no details."""
    details = [re.compile(detail.pattern) for detail in SUITE[game].details]
    return {
        text
        for first, beside in readings(game)
        for text, _ in first.small
        if not first.says(text) and not beside.says(text)
        if not any(detail.fullmatch(text) for detail in details)
    }


@pytest.mark.parametrize("game", SUITE)
def test_what_is_small_on_a_phone_can_be_read_on_the_own_board(game: str) -> None:
    texts = [size for first, _ in readings(game) for _, size in first.texts]
    small, lost = sum(size < LEGIBLE for size in texts), unread(game)
    print(
        f"\n{game}: {small / len(texts):.0%} of {len(texts)} texts small, the smallest {min(texts):.1f} px;"
    )
    print(f"nowhere larger ({len(lost)}): {' | '.join(sorted(lost))}")
    assert not lost


@pytest.mark.parametrize("game", SUITE)
def test_every_detail_has_a_reason(game: str) -> None:
    assert all(detail.why for detail in SUITE[game].details)


@pytest.mark.parametrize("game", SUITE)
def test_who_is_asked_names_points_and_what_happened_are_as_large_on_a_phone_as_they_must_be(
    game: str,
) -> None:
    drawing = SUITE[game].drawing or Drawing(SUITE[game].title)
    seats = drawing.title.game.seats
    found: list[tuple[str, Written]] = []
    for number in sorted({seats[0], seats[-1]}):
        for moment in ("start", "middle", "end"):
            view = drawing.seen(drawing.sample(number, moment))
            for locale in LOCALES:
                for part, texts in sizes(drawing.title, view, drawing.showing(number, locale)).items():
                    found += [(part, text) for text in texts]
    assert {part for part, _ in found} == {*LEAST} - {"gained"}
    assert [(part, *text) for part, text in found if text.height < LEAST[part]] == []


@pytest.mark.parametrize("game", SUITE)
def test_the_figure_in_the_head_of_what_one_sees_alone_says_what_it_counts(game: str) -> None:
    with reader() as reading:
        for drawing, seats, state in sampled(SUITE[game]):
            artist, showing = drawing.title.artist, drawing.showing(seats, "de")
            seat = drawing.title.game.asked(state)[0].seat
            own = drawing.seen(state, seat)
            unit = artist.heading(own, showing).unit(seat)
            assert reading.read(partial(artist.mat, own, seat, showing)).says(unit)
            if places := all_places(drawing.title, own):
                assert reading.read(partial(artist.choice, own, seat, places, showing)).says(unit)
