"""What a phone shows of the labels of buttons and options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from bot.channel.messages.labels import LONGEST_BESIDE_AN_EMOJI, LONGEST_LABEL

_BUTTON: Final = 2


def cut_on_a_phone(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The labels that a phone cannot show whole, and options of one menu that read the same."""
    for part in components:
        labelled = [part] if part["type"] == _BUTTON else part.get("options", [])
        labels = [one.get("label") or "" for one in labelled]
        for one, label in zip(labelled, labels, strict=True):
            if len(label) > (LONGEST_BESIDE_AN_EMOJI if one.get("emoji") else LONGEST_LABEL):
                yield f"{len(label)} letters: {label!r}"
        yield from (f"twice in a menu: {label!r}" for label in sorted({*labels}) if labels.count(label) > 1)
