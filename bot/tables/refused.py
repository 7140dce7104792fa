"""What the service refuses: never by the rules of a game, always with a sentence for the person."""

from __future__ import annotations

from bot.engine import Argument, Text


class Refused(Exception):
    """A wish that can't be carried out; nothing has changed. `text` is a message of the house."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        super().__init__(key)
        self.text = Text(f"refused-{key}", arguments)
