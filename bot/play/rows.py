"""The rows of the database as typed values, and those that callers hand in to be written.

Moments are Unix seconds. Fields called `options`, `move`, `chance`, `payload` and `card_seats` are JSON text
whose meaning belongs to the caller.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Status = Literal["lobby", "playing", "ended", "stopped", "broken"]
Overdue = Literal["wait", "decide", "seat"]
Lost = Literal["channel", "access", "server"]


class TableRow(Struct, frozen=True, kw_only=True):
    """A game at a channel, from its lobby to its end.

    `thinned` once its former positions are dropped, `packed` once its moves are; `computer_asked` while a computer is
    to answer something; `advice` where players may ask for it. A table that has a thread for itself has the channel of
    that thread as its `home`, and there a message that leads to it; `sought_at` is when players were looked for.

    `pace` is how many seconds players have for a decision, None for as long as they like, and `overdue` what happens
    then: it is waited, a computer decides, or takes the seat in the end. Since `paused_at` no clock runs, and nobody is
    pinged.

    `asked` is a JSON list of the seats that are asked, None where that was never noted; `forgotten` rises with
    everybody who is made nameless here, or called by another name: who sits at the table changes with the revision and
    with this alone. `counted` once the results of a game that is over are written; `loaded` where it was taken up from
    a record; `coached` where a coach says something of each move of a person's.

    `absent` is a JSON list of users who are no members of the server any more, as was found at `looked_at`. A table is
    `lost`, since `lost_at`, where its channel can't be reached: for what reason.
    """

    id: int
    channel: int
    guild: int | None
    game: str
    rules_version: str
    options: str
    language: str
    host: int
    status: Status
    seed: bytes | None
    fingerprint: str | None
    revision: int
    lobby_message: int | None
    card_message: int | None
    card_revision: int | None
    card_posted_at: float | None
    card_seats: str | None
    fault: str | None
    created_at: float
    started_at: float | None
    ended_at: float | None
    thinned: bool = False
    computer_asked: bool = False
    advice: bool = True
    home: int | None = None
    home_message: int | None = None
    sought_at: float | None = None
    asked: str | None = None
    forgotten: int = 0
    pace: float | None = None
    overdue: Overdue = "wait"
    paused_at: float | None = None
    counted: bool = False
    packed: bool = False
    loaded: bool = False
    coached: bool = False
    card_tells_since: int | None = None
    absent: str | None = None
    looked_at: float | None = None
    lost: Lost | None = None
    lost_at: float | None = None

    @property
    def open(self) -> bool:
        """Whether the table still holds its channel."""
        return self.status in ("lobby", "playing", "broken")


class SeatRow(Struct, frozen=True, kw_only=True):
    """Who sits on a seat: a user, a computer, or a user for whom a computer plays now; `gone` once they have left.

    `computer` is its level; `name` the user's, where there is one. A user below zero is a person who was made nameless.
    Before a game a seat may be kept for a user until a moment: they sit there from a click of their own on.
    """

    table_id: int
    seat: int
    user: int | None
    name: str
    taken_at: float
    gone: bool = False
    computer: str | None = None
    kept_until: float | None = None

    @property
    def kept(self) -> bool:
        """Whether the seat is kept for its user, who does not sit there yet."""
        return self.kept_until is not None

    @property
    def person(self) -> int | None:
        """The user, where there is one whom the bot still knows."""
        return self.user if self.user is not None and self.user > 0 else None

    @property
    def free(self) -> bool:
        """Whether nobody sits there: so are the seats of a game that is taken up again, until somebody does."""
        return self.gone and self.person is None


class FormerSeat(Struct, frozen=True, kw_only=True):
    """Who sat on a seat, or played it, before another did with the revision `until`.

    `excused` is who was away then, and was not asked.
    """

    table_id: int
    seat: int
    user: int | None
    name: str
    until: int
    computer: str | None = None
    excused: bool = False


class MoveRow(Struct, frozen=True, kw_only=True):
    """An entry of a table's record, without the position after it (`Store.position` has that).

    `parent` is the revision whose position this move was made on; that of an undo is the move gone back to,
    so that the parents, from the table's revision on, lead along the moves that count. `computer` is the level of the
    computer that chose it, where one did.
    """

    table_id: int
    revision: int
    parent: int | None
    kind: str
    seat: int | None
    user: int | None
    move: str | None
    chance: str | None
    barrier: bool
    rules_version: str
    at: float
    computer: str | None = None


class Announcement(Struct, frozen=True, kw_only=True):
    """Something to be told in a channel, or to a `recipient` alone, stored in the transaction of what it tells of.

    What has a recipient has them as its `channel` too. Once it is sent, `pinged` is a JSON list of the users whom it
    has pinged in its channel.
    """

    id: int
    table_id: int
    channel: int
    revision: int
    kind: str
    payload: str
    nonce: str
    created_at: float
    claimed_at: float | None
    sent_at: float | None
    message: int | None
    attempts: int
    next_try_at: float
    failure: str | None
    given_up_at: float | None
    superseded_by: int | None
    recipient: int | None = None
    failures: int = 0
    pinged: str | None = None


class InvitationRow(Struct, frozen=True, kw_only=True):
    """That a person who does not sit at a table was asked to take a seat there, and when they said no."""

    table_id: int
    user: int
    asked_by: int
    asked_at: float
    declined_at: float | None = None


class OwedPing(Struct, frozen=True, kw_only=True):
    """That a person is to be pinged about a table once they rest no more, at `due_at` as far as was known."""

    table_id: int
    user: int
    due_at: float


class Follower(Struct, frozen=True, kw_only=True):
    """Who hears of a table without sitting there: at the end of each round too, or of the game alone.

    `language` is that of their Discord when they said so.
    """

    table_id: int
    user: int
    hears: Literal["rounds", "end"]
    language: str


class ClockRow(Struct, frozen=True, kw_only=True):
    """The clock of a person who is asked: of `allowed` seconds so many were left when it was counted last.

    While it runs it says when there is something to do next (`next_at`) and when the time is over (`ends_at`);
    `reminded` is how often its player was. It is `overdue_at` the moment at which that was found, and a computer is
    `deciding` this once from when that was wished.
    """

    table_id: int
    seat: int
    asked_at: float
    allowed: float
    seconds: float
    counted_at: float
    next_at: float | None = None
    ends_at: float | None = None
    reminded: int = 0
    overdue_at: float | None = None
    deciding: bool = False


class MissedRow(Struct, frozen=True, kw_only=True):
    """How often in a row a seat has let its time run out."""

    table_id: int
    seat: int
    times: int


class Counts(Struct, frozen=True, kw_only=True):
    """How much there is: for the health report."""

    lobbies: int
    games: int
    broken: int
    waiting: int
    oldest_waiting: float | None
    given_up: int


class GameCount(Struct, frozen=True):
    """How many tables of a game are in a state."""

    game: str
    status: str
    tables: int


class Unsent(Struct, frozen=True):
    """What of the outbox is not told yet: how much, and when the oldest was written (Unix seconds, None for none).

    Apart those at whose head of a channel's line stands one that was `tried` in vain: they wait for Discord.
    """

    waiting: int
    oldest_untried: float | None
    oldest_tried: float | None


class Sitter(Struct, frozen=True):
    """Who takes a seat: a user (`user`), or a computer of a level (`computer`), with the name they go by.

    A seat may be kept for a user until a moment.
    """

    user: int | None
    name: str
    computer: str | None = None
    kept_until: float | None = None


class NewTable(Struct, frozen=True, kw_only=True):
    """A lobby to be opened; `seated` sit there already, from the first seat on.

    One that is to have a thread of its `home` has no channel yet: a number that belongs to none stands in for it. Where
    it is to go on from a `record`, packed, that one's `seed` is the game's, and every seat is named: its name alone, as
    long as nobody sits there.
    """

    channel: int
    guild: int | None
    game: str
    rules_version: str
    options: str
    language: str
    host: int
    seated: tuple[Sitter | str, ...]
    advice: bool = True
    pace: float | None = None
    overdue: Overdue = "wait"
    home: int | None = None
    home_message: int | None = None
    coached: bool = False
    record: bytes | None = None
    seed: bytes | None = None


class NewMove(Struct, frozen=True, kw_only=True):
    """A move to be recorded; `position` is the whole state after it, encoded, or empty where moves make it again.

    Without a `parent` it follows the table's newest move; an undo names the revision gone back to. `computer` is the
    level of the computer that chose it.
    """

    kind: str
    rules_version: str
    position: bytes
    parent: int | None = None
    seat: int | None = None
    user: int | None = None
    move: str | None = None
    chance: str | None = None
    barrier: bool = False
    computer: str | None = None


class AdviceRow(Struct, frozen=True, kw_only=True):
    """That a seat took advice on what it was asked at a revision, and which `moves` were advised, as a JSON list.

    None of what was taken before the moves were kept.
    """

    table_id: int
    revision: int
    seat: int
    at: float
    moves: str | None = None


class DraftRow(Struct, frozen=True, kw_only=True):
    """What a person has laid out of a turn at a seat: `moves` as JSON; its `edition` rises with each change."""

    table_id: int
    seat: int
    user: int
    edition: int
    moves: str


class AnalysisRow(Struct, frozen=True, kw_only=True):
    """What was found in a game, as JSON; no content as long as it is sought."""

    table_id: int
    asked_at: float
    content: str | None = None
    at: float | None = None


class NewAnnouncement(Struct, frozen=True, kw_only=True):
    """Something to be told, to be written with the move it tells of; to a `recipient` alone, or to the channel.

    That is the table's own unless another is named. What has `patience` waits so many seconds for what is told next.
    """

    kind: str
    payload: str
    recipient: int | None = None
    channel: int | None = None
    patience: float = 0.0


class Card(Struct, frozen=True, kw_only=True):
    """The message that shows a table: which revision it shows, since when it stands, whom it asks.

    It tells what happened after the revision `tells_since`.
    """

    message: int
    revision: int
    posted_at: float
    seats: str
    tells_since: int


class Recorded(Struct, frozen=True, kw_only=True):
    """What a transaction has made durable: the table as it is now, and what is to be told of it."""

    table: TableRow
    announcements: tuple[Announcement, ...]


class PersonRow(Struct, frozen=True, kw_only=True):
    """What a person has settled for themselves, everywhere the bot is.

    `language` None: as their Discord says. Quiet hours go from `quiet_from` to `quiet_until`, minutes after midnight in
    `zone` (a name of the tz database). They are away from one moment until another. `closed_at` is when a direct
    message could not be delivered to them last. Whoever is not `ranked` stands in no ranking.
    """

    user: int
    language: str | None = None
    pings: Literal["channel", "direct", "both", "none"] = "channel"
    zone: str | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    away_from: float | None = None
    away_until: float | None = None
    pictures: Literal["normal", "contrast", "words"] = "normal"
    closed_at: float | None = None
    ranked: bool = True


class SeatedRow(Struct, frozen=True, kw_only=True):
    """A seat of a person at an open table, with what is known of the table and its card without looking at the game.

    `moved_at` is when its newest move was made, `ends_at` when the person's time for a decision runs out; `lost` why
    the table can't be reached, since `lost_at`.
    """

    table_id: int
    seat: int
    computer: str | None
    channel: int
    guild: int | None
    game: str
    language: str
    status: Status
    asked: str | None
    message: int | None
    created_at: float
    moved_at: float | None
    asked_at: float | None = None
    ends_at: float | None = None
    lost: Lost | None = None
    lost_at: float | None = None


class LessonRow(Struct, frozen=True, kw_only=True):
    """The lesson that a person has open, how far they are (JSON text), and which attempt of all of theirs it is."""

    user: int
    game: str
    lesson: str
    attempt: int
    progress: str


class ServerRow(Struct, frozen=True, kw_only=True):
    """What a server has settled for its tables.

    `pace` is that of new tables; `channels` a JSON list of where tables may be opened, None for anywhere; `role` whom
    open lobbies may be told to; `computers` whether computers may play, `rated` whether results count.
    """

    guild: int
    language: str | None = None
    pace: str | None = None
    channels: str | None = None
    role: int | None = None
    computers: bool = True
    rated: bool = True
