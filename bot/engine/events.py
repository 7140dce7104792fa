"""Events: what happened, as data, in order. Words are made of them later."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from .text import Argument, Player, Text


class Change(Struct, frozen=True):
    """A score or a stock of a seat that went up or down."""

    seat: int
    what: str
    amount: int


class Event(Struct):
    """One thing that happened.

    `secret` arguments, and changes of what is hidden, are for the seats in `known_to` alone; everybody else
    gets the event under `key` with a `-hidden` behind it and the public arguments. Where there is nothing
    public (no seat, no argument, no change), nobody else hears that anything happened. `reveals` says that
    something unknown until now came to light: no player takes a move back beyond it alone. It is not told to
    those from whom the event is hidden.
    """

    key: str
    seat: int | None = None
    arguments: dict[str, Argument] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    reveals: bool = False
    known_to: list[int] | None = None
    secret: dict[str, Argument] = field(default_factory=dict)
    secret_changes: list[Change] = field(default_factory=list)

    @property
    def text(self) -> Text:
        """The event as a sentence: the message `event-…`, in which `$player` is whoever did it."""
        arguments = self.arguments if self.seat is None else {**self.arguments, "player": Player(self.seat)}
        return Text(f"event-{self.key}", arguments)

    def is_heard_by(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know that it happened."""
        if self.known_to is None or viewer in self.known_to:
            return True
        return self.seat is not None or bool(self.arguments) or bool(self.changes)

    def seen_by(self, viewer: int | None) -> Event:
        """The event as a seat, or a spectator (None), may know it."""
        if self.known_to is None:
            return self
        if viewer is not None and viewer in self.known_to:
            return Event(
                self.key,
                self.seat,
                self.arguments | self.secret,
                self.changes + self.secret_changes,
                self.reveals,
                self.known_to,
            )
        return Event(f"{self.key}-hidden", self.seat, self.arguments, self.changes)


def heard(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """Of these events all that a seat, or a spectator (None), may know."""
    return [event.seen_by(viewer) for event in events if event.is_heard_by(viewer)]
