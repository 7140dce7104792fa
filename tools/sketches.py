"""An artist who takes no time: for tests and tools in which pictures come again and again and nobody looks at them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from PIL import Image

from bot.games.title import Title


def sketched(title: Title) -> Title:
    """A game by that artist; what is counted of it, its own heads say."""
    kept = {name: getattr(title.artist, name) for name in ("heading", "game", "look", "looks")}
    artist: Any = SimpleNamespace(**{**vars(SKETCHES), **kept})
    return replace(title, artist=artist)


@cache
def _sketch(name: str) -> bytes:
    """A small picture in a color that the name decides."""
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
"""What it makes; of what a move will do it draws nothing."""
