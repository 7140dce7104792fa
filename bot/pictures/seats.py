"""The six seats: one colour, one shape, one name each, the same in all games."""

from __future__ import annotations

from dataclasses import dataclass

from .palette import CELL, INK, IVORY, SOFT, Colour, rgb


@dataclass(frozen=True, slots=True)
class Seat:
    """How a seat looks.

    `key` names it in the texts ("porphyry"), `shape` is the shape of its tokens, pips and blocks, `mark` the
    colour of that shape on the seat's colour, `rim` the edge of its tokens and dice.
    """

    key: str
    colour: Colour
    shape: str
    mark: Colour
    rim: Colour


SEATS = (
    Seat("porphyry", rgb("#7B3FA0"), "circle", IVORY, IVORY),
    Seat("amber", rgb("#EC8013"), "square", INK, IVORY),
    Seat("obsidian", rgb("#24222B"), "triangle", IVORY, IVORY),
    Seat("ivory", rgb("#FBF6EA"), "diamond", INK, INK),
    Seat("azure", rgb("#6CC0EE"), "star", INK, IVORY),
    Seat("verdigris", rgb("#007D59"), "cross", IVORY, IVORY),
)

NOBODY = Seat("nobody", CELL, "ring", SOFT, SOFT)
"""A seat that has no colour yet, in games where it comes with what the player chooses."""
