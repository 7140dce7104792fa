"""Names of players on pictures: any Unicode in, something drawable out, never a row of boxes; fitting of texts."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.i18n.escaping import JOINER, on_one_line
from bot.i18n.fluent import Words

from .fonts import NAME_FACES, Style, has_glyph, head_apart, other_face, width

ELLIPSIS = "…"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
TRIMMED = " -–—,.·"


def drawable(name: str, fallback: str) -> str:
    """The name as the fonts can show it, or the fallback (the seat's name) if too little of it is left.

    Too little: fewer than two letters, or less than half of the name's letters. Styled letters ("𝕷𝖎𝖛𝖎𝖆") are shown as
    the plain letters that they stand for.
    """
    composed = on_one_line(unicodedata.normalize("NFC", name))
    shown = "".join(_plain(character) for character in composed)
    shown = on_one_line(unicodedata.normalize("NFC", shown))
    if shown == composed and shown:
        return shown
    before, after = _letters(composed), _letters(shown)
    return shown if after >= 2 and after * 2 >= before else fallback


@lru_cache(maxsize=8192)
def fit(text: str, style: Style, room: float) -> tuple[str, Style]:
    """The text and style that fit into `room` px: shrunk by steps of 2 px, then cut."""
    size = style.size
    while size > style.least and width(text, style.at(size)) > room:
        size = max(style.least, size - 2)
    style = style.at(size)
    return shorten(text, style, room), style


@lru_cache(maxsize=8192)
def shorten(text: str, style: Style, room: float) -> str:
    """The text, cut after a whole grapheme with an ellipsis if it is wider than `room` px. A head at its end stays."""
    if width(text, style) <= room:
        return text
    letters, head = head_apart(text)
    parts = list(graphemes(letters))
    while parts:
        parts.pop()
        cut = "".join(parts).rstrip(TRIMMED) + ELLIPSIS + head
        if width(cut, style) <= room:
            return cut
    return ""


def naming(say: Callable[[str], str], name: str, style: Style, room: float) -> str:
    """A sentence with a name, which alone is cut if the sentence is wider than `room` px."""
    least = style.at(style.least)
    whole = say(name)
    if width(whole, least) <= room:
        return whole
    rest = width(whole, least) - width(name, least)
    return say(shorten(name, least, room - rest))


def halves(name: str, style: Style, room: float) -> list[str]:
    """A name on one line if it fits, or else on two, broken at a space or a soft hyphen."""
    whole = name.replace(SOFT_HYPHEN, "")
    if width(whole, style.at(style.least)) <= room:
        return [whole]
    best = [fit(whole, style, room)[0]]
    widest = float("inf")
    for index, character in enumerate(name):
        if character not in (" ", SOFT_HYPHEN):
            continue
        first = name[:index].replace(SOFT_HYPHEN, "") + ("-" if character == SOFT_HYPHEN else "")
        second = name[index + 1 :].replace(SOFT_HYPHEN, "")
        wide = max(width(first, style), width(second, style))
        if wide < widest:
            best, widest = [first, second], wide
    return best


def lines(text: str, style: Style, room: float, most: int = 2) -> list[str]:
    """The text on as many lines as it needs, at most `most`; then the last is cut."""
    found = [""]
    for word in text.split():
        longer = f"{found[-1]} {word}".strip()
        if not found[-1] or width(longer, style) <= room or len(found) == most:
            found[-1] = longer
        else:
            found.append(word)
    return [shorten(line, style, room) for line in found]


def graphemes(text: str) -> Iterator[str]:
    """Letters with their combining marks. (Joined emoji don't matter: no font here has emoji.)"""
    part = ""
    for character in text:
        if part and not unicodedata.category(character).startswith("M"):
            yield part
            part = ""
        part += character
    if part:
        yield part


def _plain(character: str) -> str:
    if character == JOINER:
        return ""
    if _is_drawn(character):
        return character
    simpler = unicodedata.normalize("NFKC", character)
    return simpler if simpler and all(map(_is_drawn, simpler)) else ""


def _is_drawn(character: str) -> bool:
    return all(has_glyph(face, character) for face in NAME_FACES) or other_face(character) is not None


def _letters(text: str) -> int:
    return sum(character.isalnum() for character in text)


@dataclass(frozen=True)
class Showing:
    """The players' names by seat, as they are shown, and the words of the game in the picture's language.

    `computers` are the levels of computers by seat, None for people; seats beyond its end have people, too.
    """

    names: tuple[str, ...]
    words: Words
    computers: tuple[str | None, ...] = ()
