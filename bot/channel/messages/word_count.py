"""How many words of a message somebody reads on the screen."""

from __future__ import annotations

import re
from typing import Final

_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_SHOWN_AS_ONE: Final = re.compile(r"<(?:t:\d+(?::\w)?|@[!&]?\d+|#\d+|/[^>:]+:\d+)>")
"""A moment, a person, a channel, a command: Discord shows each as a name or two words; it counts as one."""
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_ADDRESS: Final = re.compile(r"https?://\S+")
_WORD: Final = re.compile(r"[+\-−]?\w[\w'’\-.,/:]*")


def word_count(text: str) -> int:
    """The words of a text: markdown and emojis are none, a number with its sign is one."""
    text = _LINK.sub(r"\1", _EMOJI.sub(" ", _SHOWN_AS_ONE.sub(" x ", text)))
    return len(_WORD.findall(_ADDRESS.sub(" x ", text)))
