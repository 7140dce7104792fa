"""How much of a message somebody reads, and how much of a phone's screen it takes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from bot.i18n.icons import filled
from bot.pictures import heading

from .components import TableButton

HEIGHT: Final = 737  # of the part of the screen in which the channel shows
WIDTH: Final = 287  # of what stands beside the picture of the bot
_LINE, _LETTERS = 22, 37  # height of a line of text, and how many letters are in it
_SMALL_LINE, _SMALL_LETTERS = 18, 46  # the same of small type
_HEAD: Final = 40  # who has posted, and when; and the space before it
_GAP: Final = 8
_PICTURE: Final = heading.HEIGHT / heading.WIDTH  # height of the picture of a table, by its width
_BUTTON, _LETTER, _AROUND, _ICON = 32, 7, 32, 24
"""Height of a button, width of a letter in it, of what is around the label, and of an icon before it."""


def height_of_text(texts: Iterable[str]) -> int:
    """How high these texts are, in px, with words in place of icons."""
    height = 0
    for line in (line.replace("**", "") for text in texts for line in filled(text).split("\n")):
        small = line.removeprefix("-# ")
        high, letters = (_LINE, _LETTERS) if small == line else (_SMALL_LINE, _SMALL_LETTERS)
        height += high * max(1, len(wrap(small, letters)))
    return height


def height_of(texts: Iterable[str], pictures: int, buttons: Iterable[TableButton]) -> float:
    """How high a message is with so many pictures of a table and these buttons, in px."""
    return height_of_text(texts) + _around(pictures, buttons)


def height_left(pictures: int, buttons: Iterable[TableButton]) -> float:
    """How high texts may be beside pictures and buttons, in px."""
    return HEIGHT - _around(pictures, buttons)


def _around(pictures: int, buttons: Iterable[TableButton]) -> float:
    return _HEAD + pictures * (WIDTH * _PICTURE + _GAP) + rows_on_a_phone(buttons) * (_BUTTON + _GAP)


def rows_on_a_phone(buttons: Iterable[TableButton]) -> int:
    rows, left = 0, 0
    for button in buttons:
        wide = len(button.item.label or "") * _LETTER + _AROUND + (_ICON if button.item.emoji else 0)
        if wide > left:
            rows, left = rows + 1, WIDTH
        left -= wide + _GAP
    return rows


_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_SHOWN_AS_ONE: Final = re.compile(r"<(?:t:\d+(?::\w)?|@[!&]?\d+|#\d+|/[^>:]+:\d+)>")
"""A moment, a person, a channel, a command: Discord shows each as a name or two words; it counts as one."""
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_ADDRESS: Final = re.compile(r"https?://\S+")
_WORD: Final = re.compile(r"[+\-−]?\w[\w'’\-.,/:]*")


def word_count(text: str) -> int:
    """The words of a text, icons said in words: markdown and emojis are none, a number with its sign is one."""
    text = filled(text)
    text = _LINK.sub(r"\1", _EMOJI.sub(" ", _SHOWN_AS_ONE.sub(" x ", text)))
    return len(_WORD.findall(_ADDRESS.sub(" x ", text)))
