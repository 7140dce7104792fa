"""What tells the five games apart at first sight: accent and frieze."""

from __future__ import annotations

from dataclasses import dataclass

from .palette import Colour, rgb


@dataclass(frozen=True, slots=True)
class Livery:
    """A game's own colours: ground of the header, ground of its plaques, and the pattern of the frieze."""

    accent: Colour
    dark: Colour
    frieze: str


PRAETOR = Livery(rgb("#8C2F25"), rgb("#5F1E18"), "meander")
PROVINCIA = Livery(rgb("#7A5316"), rgb("#4E350D"), "garland")
MARBLE = Livery(rgb("#1F5068"), rgb("#133645"), "running_dog")
DISCORDIA = Livery(rgb("#2C5E4C"), rgb("#1B3E32"), "plait")
TRAJANUM = Livery(rgb("#6A2A4E"), rgb("#441A32"), "egg_and_dart")
