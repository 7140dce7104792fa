"""How far ahead a computer thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Depth:
    """How much is thought about.

    About `width` moves are weighed at first sight, by the position that they bring. As many of the best of them as half
    of the `steps` allow are thought through to the end of the own turn, when each further answer is the best of
    `further` at once. Up to `kept` of those, the best first, are tried in one imagined position after the other, up to
    `worlds`, until all steps are done; there the `lines` that look best are followed of the ways in which the turn can
    go on, or the game is followed up to the end of the last of so many own `turns`, where those are more than one. A
    step is a move that is played ahead.
    """

    width: int
    steps: int = 0
    further: int = 1
    kept: int = 1
    worlds: int = 1
    lines: int = 1
    turns: int = 1
