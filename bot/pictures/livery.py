"""What tells a game apart from the others at first sight: accent and frieze."""

from __future__ import annotations

from dataclasses import dataclass

from .palette import Colour


@dataclass(frozen=True, slots=True)
class Livery:
    """A game's own colours: ground of the header, ground of its plaques; the artwork of its frieze, and its emblem."""

    accent: Colour
    dark: Colour
    frieze: str
    emblem: str
