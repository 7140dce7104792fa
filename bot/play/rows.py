"""The rows of the database as typed values, and those that callers hand in to be written.

Moments are Unix seconds. Fields called `options`, `move`, `chance`, `payload` and `card_seats` are JSON text
whose meaning belongs to the caller.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, json
from msgspec.structs import asdict, fields

from bot.db.database import StoredRow, stored

Status = Literal["lobby", "playing", "ended", "stopped", "broken"]
Overdue = Literal["wait", "decide", "seat"]
Lost = Literal["channel", "access", "server"]
ProposalKind = Literal["undo", "replace", "end", "pause", "pace"]


def shared(row: Struct, kind: type[Struct]) -> dict[str, Any]:
    """The fields of a row that another kind of row has too."""
    return {name: getattr(row, name) for name in kind.__struct_fields__}


class Sitter(Struct, frozen=True):
    """Who takes a seat: a user (`user`), or a computer of a level (`computer`), with the name they go by.

    A seat may be kept for a user until a moment.
    """

    user: int | None
    name: str
    computer: str | None = None
    kept_until: float | None = None


class TableSettings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the host of a table settles; a rematch takes it over.

    `pace` is how many seconds players have for a decision, None for as long as they like, and `overdue` what happens
    then: it is waited, a computer decides, or takes the seat in the end. `advice` where players may ask for it. The
    lobby has a menu for each that is true or false.
    """

    language: str
    options: str = "{}"
    pace: float | None = None
    overdue: Overdue = "wait"
    advice: bool = True


SWITCHES: Final = {field.name: field.default for field in fields(TableSettings) if field.type is bool}
"""The settings of a table that are true or false, and which they are unless a host says otherwise."""


class OpenedTable(TableSettings, frozen=True, kw_only=True):
    """What a table is opened with.

    `coached` where a coach says something of each move of a person's. A table that has a thread for itself has the
    channel of that thread as its `home`, and there a message that leads to it.
    """

    channel: int
    guild: int | None
    game: str
    rules_version: str
    host: int
    home: int | None = None
    home_message: int | None = None
    coached: bool = False
    seed: bytes | None = None


class NewTable(OpenedTable, frozen=True, kw_only=True):
    """A lobby to be opened; `seated` sit there already, from the first seat on.

    One that is to have a thread of its `home` has no channel yet: a number that belongs to none stands in for it. Where
    it is to go on from a `record`, packed, that one's `seed` is the game's, and every seat is named: its name alone, as
    long as nobody sits there.
    """

    seated: tuple[Sitter | str, ...]
    record: bytes | None = None


@stored("tables", "id", numbered=True)
class TableRow(OpenedTable, StoredRow, frozen=True, kw_only=True):
    """A game at a channel, from its lobby to its end.

    `thinned` once its former positions are dropped, `packed` once its moves are; `computer_asked` while a computer is
    to answer something; `sought_at` is when players were looked for. Since `paused_at` no clock runs, and nobody is
    pinged.

    `asked` is a JSON list of the seats that are asked, None where that was never noted; `forgotten` rises with
    everybody who is made nameless here, or called by another name: who sits at the table changes with the revision and
    with this alone. `counted` once the results of a game that is over are written; `loaded` where it was taken up from
    a record.

    `absent` is a JSON list of users who are no members of the server any more, as was found at `looked_at`. A table is
    `lost`, since `lost_at`, where its channel can't be reached: for what reason.
    """

    id: int = 0
    status: Status = "lobby"
    fingerprint: str | None = None
    revision: int = 0
    lobby_message: int | None = None
    card_message: int | None = None
    card_revision: int | None = None
    card_posted_at: float | None = None
    card_seats: str | None = None
    card_tells_since: int | None = None
    fault: str | None = None
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    thinned: bool = False
    computer_asked: bool = False
    sought_at: float | None = None
    asked: str | None = None
    forgotten: int = 0
    paused_at: float | None = None
    counted: bool = False
    packed: bool = False
    loaded: bool = False
    absent: str | None = None
    looked_at: float | None = None
    lost: Lost | None = None
    lost_at: float | None = None

    @property
    def open(self) -> bool:
        """Whether the table still holds its channel."""
        return self.status in ("lobby", "playing", "broken")

    @property
    def absent_users(self) -> list[int]:
        """The users who are no members of the table's server any more."""
        return [] if self.absent is None else json.decode(self.absent, type=list[int])


@stored("seats", "table_id", "seat")
class SeatRow(StoredRow, frozen=True, kw_only=True):
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


@stored("former_seats", "table_id", "seat", "until")
class FormerSeat(StoredRow, frozen=True, kw_only=True):
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


class PlayedMove(Struct, frozen=True, kw_only=True):
    """An entry of a table's record, whether it is to be written or is.

    `parent` is the revision whose position this move was made on; that of an undo is the move gone back to,
    so that the parents, from the table's revision on, lead along the moves that count. `computer` is the level of the
    computer that chose it, where one did.
    """

    kind: str
    rules_version: str
    parent: int | None = None
    seat: int | None = None
    user: int | None = None
    move: str | None = None
    chance: str | None = None
    barrier: bool = False
    computer: str | None = None


class NewMove(PlayedMove, frozen=True, kw_only=True):
    """A move to be recorded; `position` is the whole state after it, encoded, or empty where moves make it again.

    Without a `parent` it follows the table's newest move; an undo names the revision gone back to.
    """

    position: bytes


@stored("moves", "table_id", "revision", joined=("computer",), unread=("position",))
class MoveRow(PlayedMove, StoredRow, frozen=True, kw_only=True):
    """The same as it stands, without the position after it (`Store.position` has that)."""

    table_id: int
    revision: int
    at: float


@stored("computer_moves", "table_id", "revision")
class ComputerMoveRow(StoredRow, frozen=True, kw_only=True):
    """The level of the computer that chose a move."""

    table_id: int
    revision: int
    level: str


@stored("interactions", "id")
class InteractionRow(StoredRow, frozen=True, kw_only=True):
    """An interaction of Discord that has done its work, at the revision that came of it."""

    id: int
    table_id: int
    revision: int | None
    at: float


@stored("outbox", "id", numbered=True)
class Announcement(StoredRow, frozen=True, kw_only=True):
    """Something to be told in a channel, or to a `recipient` alone, stored in the transaction of what it tells of.

    What has a recipient has them as its `channel` too. Once it is sent, `pinged` is a JSON list of the users whom it
    has pinged in its channel.
    """

    id: int = 0
    table_id: int
    channel: int
    revision: int
    kind: str
    payload: str
    nonce: str
    created_at: float
    claimed_at: float | None = None
    sent_at: float | None = None
    message: int | None = None
    attempts: int = 0
    next_try_at: float
    failure: str | None = None
    given_up_at: float | None = None
    superseded_by: int | None = None
    recipient: int | None = None
    failures: int = 0
    pinged: str | None = None


@stored("invitations", "table_id", "user", "asked_by")
class InvitationRow(StoredRow, frozen=True, kw_only=True):
    """That a person who does not sit at a table was asked to take a seat there, and when they said no."""

    table_id: int
    user: int
    asked_by: int
    asked_at: float
    declined_at: float | None = None


@stored("owed_pings", "table_id", "user")
class OwedPing(StoredRow, frozen=True, kw_only=True):
    """That a person is to be pinged about a table once they rest no more, at `due_at` as far as was known."""

    table_id: int
    user: int
    due_at: float


@stored("followers", "table_id", "user")
class Follower(StoredRow, frozen=True, kw_only=True):
    """Who hears of a table without sitting there: at the end of each round too, or of the game alone.

    `language` is that of their Discord when they said so.
    """

    table_id: int
    user: int
    hears: Literal["rounds", "end"]
    language: str


@stored("clocks", "table_id", "seat")
class ClockRow(StoredRow, frozen=True, kw_only=True):
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

    def is_due(self, now: float) -> bool:
        """Whether there is something to do."""
        return self.next_at is not None and self.next_at <= now


@stored("missed", "table_id", "seat")
class MissedRow(StoredRow, frozen=True, kw_only=True):
    """How often in a row a seat has let its time run out."""

    table_id: int
    seat: int
    times: int


@stored("advice", "table_id", "revision", "seat")
class AdviceRow(StoredRow, frozen=True, kw_only=True):
    """That a seat took advice on what it was asked at a revision, and which `moves` were advised, as a JSON list.

    None of what was taken before the moves were kept.
    """

    table_id: int
    revision: int
    seat: int
    at: float
    moves: str | None = None


@stored("drafts", "table_id", "seat")
class DraftRow(StoredRow, frozen=True, kw_only=True):
    """What a person has laid out of a turn at a seat: `moves` as JSON; its `edition` rises with each change.

    It goes with the next move of its seat, and with the end of the game.
    """

    table_id: int
    seat: int
    user: int
    edition: int
    moves: str


@stored("analyses", "table_id")
class AnalysisRow(StoredRow, frozen=True, kw_only=True):
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

    @property
    def columns(self) -> dict[str, Any]:
        """The same as the row of the table has it."""
        return {f"card_{name}": value for name, value in asdict(self).items()}


@stored("people", "user")
class PersonRow(StoredRow, frozen=True, kw_only=True):
    """What a person has settled for themselves, everywhere the bot is.

    `language` None: as their Discord says. Quiet hours go from `quiet_from` to `quiet_until`, minutes after midnight in
    `zone` (a name of the tz database). They are away from one moment until another. `closed_at` is when a direct
    message could not be delivered to them last. Those who are not `ranked` are in no ranking. `/me settings` has a menu
    for each field that is true or false, or one of some words.
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


@stored("servers", "guild")
class ServerRow(StoredRow, frozen=True, kw_only=True):
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


@stored("proposals", "table_id", "kind")
class ProposalRow(StoredRow, frozen=True, kw_only=True):
    """What is proposed at a table, as JSON: at most one of a kind.

    The next move takes away what was proposed of ending, pausing and the pace. One to replace somebody stays; one to
    take a move back too, since it says which may not be asked again, but it is of an earlier revision then.
    """

    table_id: int
    kind: str
    content: str


@stored("records", "table_id")
class RecordRow(StoredRow, frozen=True, kw_only=True):
    """All moves of a game in one piece."""

    table_id: int
    content: bytes


@stored("settings", "key")
class SettingRow(StoredRow, frozen=True, kw_only=True):
    """What the bot, or the database itself, has noted under a key."""

    key: str
    value: str
