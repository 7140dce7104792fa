"""Words as people type them: without case and accents, half typed, with a letter wrong."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST_TYPED: Final = 100
"""Letters of a typed text that are looked at; nothing on offer has a longer name."""

_WORDS: Final = re.compile(r"(?<!\w)[+-](?=\d)|\w+")
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_WRITTEN_OUT: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))
_MISTYPED: Final = 4
"""From so many letters on a word may have a wrong one."""


@lru_cache(maxsize=16_384)
def plain(written: str) -> str:
    """Letters, digits and the signs of numbers, without case and accents. What is on offer is offered again."""
    return " ".join(_WORDS.findall(_bare(_cased(written))))[:LONGEST_TYPED]


@lru_cache(maxsize=16_384)
def each_spelt(written: str) -> tuple[frozenset[str], ...]:
    """Each word in all ways in which it may be typed: "sagewerk" and "saegewerk" for "Sägewerk"."""
    return tuple(
        frozenset((bare := _bare(word), _bare(word.translate(_UMLAUTS)), _without_e(bare)))
        for word in _WORDS.findall(_cased(written))
    )


@lru_cache(maxsize=16_384)
def spellings(written: str) -> frozenset[str]:
    """All words of a name, in all ways in which they may be typed."""
    return frozenset().union(*each_spelt(written))


def reads_alike(written: str, wanted: str) -> bool:
    """Whether a plain text is the name, in one of the ways in which that may be typed."""
    words, parts = each_spelt(written), wanted.split()
    return len(words) == len(parts) and all(map(frozenset.__contains__, words, parts))


def starts(written: str, part: str) -> bool:
    """Whether it begins with the part; "L1" is no beginning of "L14"."""
    return written.startswith(part) and not (
        part[-1].isdigit() and written[len(part) : len(part) + 1].isdigit()
    )


def mistyped(typed: str, word: str) -> bool:
    """Whether the word begins as typed but for one letter: a wrong one, one too many or too few, or two swapped."""
    if len(typed) < _MISTYPED or not typed.isalpha():
        return False
    alike = next((n for n, (a, b) in enumerate(zip(typed, word, strict=False)) if a != b), len(word))
    wrong, missing, rest = typed[alike + 1 :], typed[alike:], word[alike + 1 :]
    swapped = typed[alike : alike + 2] == word[alike : alike + 2][::-1]
    return (
        rest.startswith(wrong)
        or rest.startswith(missing)
        or word[alike:].startswith(wrong)
        or (swapped and word[alike + 2 :].startswith(typed[alike + 2 :]))
    )


def likeness(first: str, second: str) -> float:
    """How much two plain texts have in common, from 0 to 1: the pairs of letters that stand side by side.

    It costs the same whatever somebody types.
    """
    one, other = _pairs(first), _pairs(second)
    return 2 * len(one & other) / (len(one) + len(other))


def _cased(written: str) -> str:
    """Small letters, accents put together with theirs."""
    if written.isascii():
        return written.casefold()
    return unicodedata.normalize("NFC", written).casefold().replace("\N{MINUS SIGN}", "-")


def _bare(cased: str) -> str:
    """Without accents."""
    if cased.isascii():
        return cased
    return "".join(c for c in unicodedata.normalize("NFKD", cased) if not unicodedata.combining(c)).casefold()


def _without_e(bare: str) -> str:
    """With the umlauts that are written out as they look without their dots."""
    for written_out, short in _WRITTEN_OUT:
        bare = bare.replace(written_out, short)
    return bare


@lru_cache(maxsize=16_384)
def _pairs(written: str) -> frozenset[str]:
    """Each letter with the one after it, the ends of the text too."""
    framed = f" {written} "
    return frozenset(framed[index : index + 2] for index in range(len(framed) - 1))
