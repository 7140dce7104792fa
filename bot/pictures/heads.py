"""Heads of computers in a line of text: a sign behind a name, in whose place a picture stands.

So a head goes wherever its name goes: onto plaques, into sentences, across a cut.
"""

from __future__ import annotations

import re

HEADS = {"tiro": "\ue001", "veteranus": "\ue002", "legatus": "\ue003"}
"""What stands for the head of a computer of each level; no name has it (`names.drawable`)."""

LEAST = 24
"""No head is smaller, in px."""

_ARTWORK = {sign: f"common/computer_{level}" for level, sign in HEADS.items()}
_SIGN = re.compile(f"([{''.join(_ARTWORK)}])")


def headed(name: str, level: str | None) -> str:
    """The name, of a computer with the head of its level behind it. Raises KeyError for any other level."""
    return name if level is None else name + HEADS[level]


def pieces(text: str) -> list[str]:
    """The text as letters and heads, in the order in which they stand."""
    return [text] if text.isascii() else [piece for piece in _SIGN.split(text) if piece]


def beheaded(text: str) -> tuple[str, str]:
    """The text, and the head at its end if there is one."""
    return (text[:-1], text[-1]) if text[-1:] in _ARTWORK else (text, "")


def in_words(text: str) -> str:
    """The text for whoever has it read out: a computer by the sign that stands behind its name everywhere else."""
    return _SIGN.sub(" \N{ROBOT FACE}", text)


def artwork(piece: str) -> str | None:
    """The artwork of a head; None of letters."""
    return _ARTWORK.get(piece)


def size(type_size: float) -> int:
    """How large a head is beside type of a size, in px."""
    return max(LEAST, round(1.05 * type_size))


def gap(type_size: float) -> float:
    """How far it stands from the letters before it, in px."""
    return type_size / 4
