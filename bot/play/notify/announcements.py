"""Announcements: what is to be told in a channel, stored in the transaction of what it tells of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias, cast

from msgspec import Struct, json

from bot.play.rows import NewAnnouncement

PATIENCE: Final = 4.0
"""Seconds for which a move waits to be told where only computers are asked: what they answer is told with it."""

Shows: TypeAlias = Literal["card", "end", "standing card", "analysis", "thread", "note", "nothing"]
"""As what an announcement stands in its channel: a card that tells the course of the game, or its end; nothing new, but
the card that stands shows what has changed of the time; a table that moves into its thread; a sentence, or nothing."""


class Kind(Struct, frozen=True):
    """What a kind of announcement is.

    `news` asks nobody anything: it is not told again in the morning. What is for them `alone` concerns nobody but whom
    it pings, as long as something is asked of them. `waits`: all of these say that the game waits for whom they ping,
    which is one matter. A `question` has a sentence of its own in direct messages. Of several that wait and `combine`
    the newest says what all of them say. `followed` is told to followers, as long as they can see the channel. What
    is seen `outside` changes the message that leads to a table's thread.
    """

    shows: Shows = "note"
    news: bool = False
    alone: bool = False
    waits: bool = False
    question: bool = False
    combines: bool = False
    followed: bool = False
    outside: bool = False

    @property
    def is_card(self) -> bool:
        """Whether it stands as a card of its own."""
        return self.shows in ("card", "end")


_Shown: TypeAlias = Literal[
    "start", "turn", "undo", "resigned", "replaced", "ended", "card", "analysis", "thread"
]
_Question: TypeAlias = Literal[
    "undo-asked", "end-asked", "pause-asked", "pace-asked", "replace-asked", "settings-asked", "kept-asked"
]
_Refusal: TypeAlias = Literal["undo-refused", "end-refused", "pause-refused", "pace-refused"]
_Asked: TypeAlias = Literal["asked", "unreached", "nudge", "reminder", "reminder-last", "made-up", "overdue"]
_Happened: TypeAlias = Literal[
    "pace", "paused", "unpaused", "seat-taken", "stopped", "expired", "broken", "sought"
]
_Came: TypeAlias = Literal[
    "away", "back", "absent", "heir", "parted", "kept-over", "round", "lost", "set-aside"
]

AnnouncementKind: TypeAlias = _Shown | _Question | _Refusal | _Asked | _Happened | _Came

KINDS: Final[Mapping[AnnouncementKind, Kind]] = {
    "start": Kind("card", waits=True, outside=True),
    "turn": Kind("card", waits=True, combines=True),
    "undo": Kind("card", waits=True),
    "resigned": Kind("card", waits=True, outside=True),
    "replaced": Kind("card", waits=True, outside=True),
    "ended": Kind("end", news=True, followed=True, outside=True),
    "card": Kind("standing card"),
    "analysis": Kind("analysis", news=True),
    "thread": Kind("thread"),
    "undo-asked": Kind(question=True),
    "end-asked": Kind(question=True),
    "pause-asked": Kind(question=True),
    "pace-asked": Kind(question=True),
    "replace-asked": Kind(question=True),
    "settings-asked": Kind(question=True),
    "kept-asked": Kind(question=True),
    "undo-refused": Kind(news=True),
    "end-refused": Kind(news=True),
    "pause-refused": Kind(news=True),
    "pace-refused": Kind(news=True),
    "asked": Kind(alone=True, waits=True, combines=True),
    "unreached": Kind(alone=True),
    "nudge": Kind(alone=True),
    "reminder": Kind(alone=True),
    "reminder-last": Kind(alone=True),
    "overdue": Kind(news=True),
    "seat-taken": Kind(news=True),
    "made-up": Kind(waits=True),
    "pace": Kind(),
    "paused": Kind(),
    "unpaused": Kind(waits=True),
    "away": Kind(),
    "back": Kind(),
    "absent": Kind(news=True),
    "heir": Kind(news=True),
    "parted": Kind(news=True),
    "kept-over": Kind(news=True),
    "sought": Kind(),
    "stopped": Kind(news=True, followed=True, outside=True),
    "expired": Kind(news=True, outside=True),
    "broken": Kind(news=True),
    "round": Kind("nothing", news=True, followed=True),
    "lost": Kind("nothing", news=True),
    "set-aside": Kind("nothing", news=True),
}
"""What there is to tell. Whom each pings, and how often at most, docs/playing.md says."""


def kind_of(name: str) -> Kind:
    """What a kind is; one that only a newer version of the bot knows is a note."""
    return KINDS.get(cast(AnnouncementKind, name), Kind())


def announcement(
    kind: AnnouncementKind, ping: Iterable[int], **payload: int | str | list[int]
) -> NewAnnouncement:
    """What is to be told: who is pinged, each once and nobody who was made nameless, and what else its kind needs."""
    pinged = [user for user in dict.fromkeys(ping) if user > 0]
    return NewAnnouncement(kind=kind, payload=json.encode({"ping": pinged, **payload}).decode())


def to_one(kind: AnnouncementKind, user: int) -> NewAnnouncement:
    """What is to be told to one person alone."""
    return NewAnnouncement(kind=kind, payload="{}", recipient=user)
