"""An instant artist, for tests and tools that need many pictures that nobody looks at."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from PIL import Image

from bot.games.title import Title


def sketched(title: Title) -> Title:
    """A game drawn by that artist, with its own headings and looks."""
    kept = {name: getattr(title.artist, name) for name in ("heading", "game", "look", "looks")}
    artist: Any = SimpleNamespace(**{**vars(SKETCHES), **kept})
    return replace(title, artist=artist)


@cache
def _sketch(name: str) -> bytes:
    """A small picture in a color by the name."""
    buffer = BytesIO()
    Image.new("RGB", (8, 8), (sum(name.encode()) % 256, 80, 80)).save(buffer, "PNG")
    return buffer.getvalue()


SKETCHES: Any = SimpleNamespace(
    tables=(None,),
    replaced=lambda view, showing: {},
    draw_part=lambda part, view, showing, steps=(): _sketch("table"),
    draw_gathering=lambda view, showing, settled: _sketch("gathering"),
    draw_mat=lambda view, seat, showing: _sketch(f"mat{seat}"),
    draw_since=lambda view, seat, since, showing: [_sketch(f"since{seat}")],
    draw_choice=lambda view, seat, places, showing: _sketch("".join(places)),
    draw_frame=lambda view, showing, progress: [_sketch(f"frame{progress.ply}")],
    draw_result=lambda foreseen, showing: [],
    draw_lesson=lambda view, marks, showing: _sketch("lesson"),
    draw_rules=lambda picture, showing: _sketch(picture),
)
"""Its pictures; it draws no previews."""
