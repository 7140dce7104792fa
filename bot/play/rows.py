"""The rows of the database as typed values.

Moments are Unix seconds. `options`, `move`, `chance`, `payload` and `card_seats` are JSON text.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, json
from msgspec.structs import asdict, fields

from bot.db.database import StoredRow, stored

Status = Literal["lobby", "playing", "ended", "stopped", "broken"]
Overdue = Literal["wait", "decide", "seat"]
Lost = Literal["channel", "access", "server"]
Hears = Literal["rounds", "end"]
ProposalKind = Literal["undo", "replace", "end", "pause", "pace"]


def shared(row: Struct, kind: type[Struct]) -> dict[str, Any]:
    """The fields that two kinds of rows have in common, with the row's values."""
    return {name: getattr(row, name) for name in kind.__struct_fields__}


class Sitter(Struct, frozen=True):
    """Who takes a seat: a `user`, or a `computer` of a level, with their name; a seat may be kept for a user."""

    user: int | None
    name: str
    computer: str | None = None
    kept_until: float | None = None


class TableSettings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Settings of a table, made by its host; a rematch keeps them.

    `pace` is how many seconds players have for a decision (None: no limit), `overdue` what happens when they are over:
    wait, let a computer decide, or in the end let one take the seat. `advice`: whether players may ask for it. The
    lobby has a menu for each boolean setting.
    """

    language: str
    options: str = "{}"
    pace: float | None = None
    overdue: Overdue = "wait"
    advice: bool = True


SWITCHES: Final = {field.name: field.default for field in fields(TableSettings) if field.type is bool}
"""The boolean settings of a table, with their defaults."""


class OpenedTable(TableSettings, frozen=True, kw_only=True):
    """What a table is opened with.

    `coached`: a coach comments on people's moves. A table with a thread of its own has the thread's channel as its
    `home`, where `home_message` links to it.
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
    """A lobby to be opened; `seated` already sit there, from the first seat on.

    If its thread has yet to be made, `channel` is a number that no channel has. If it goes on from a `record`, packed,
    it has the `seed` of that, and `seated` has the name of each free seat.
    """

    seated: tuple[Sitter | str, ...]
    record: bytes | None = None


@stored("tables", "id", numbered=True)
class TableRow(OpenedTable, StoredRow, frozen=True, kw_only=True):
    """A table, from its lobby to the end of its game.

    - `thinned`: its former positions were deleted; `packed`: its moves are in a `RecordRow`.
    - `asked`: JSON list of the seats that are asked, None if that was never stored; `computer_asked`: it waits for a
      computer.
    - `sought_at`: when a role was told that it looks for players; `paused_at`: since when it is paused.
    - `forgotten` counts the people who were forgotten or renamed here: the seats change only with it and the revision.
    - `counted`: the results of its game are written; `loaded`: it goes on from a record.
    - `absent`: JSON list of users who had left the server at `looked_at`.
    - `lost`: why its channel can't be reached, since `lost_at`.
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
        """The users who have left the table's server."""
        return [] if self.absent is None else json.decode(self.absent, type=list[int])


@stored("seats", "table_id", "seat")
class SeatRow(StoredRow, frozen=True, kw_only=True):
    """A seat: of a user, of a computer (`computer` is its level), or of a user for whom a computer plays now.

    A user below zero is a person whom the bot has forgotten. `gone`: the player has left. In a lobby a seat may be kept
    for a user, who sits down by a click of their own.
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
        """Whether the seat is kept for its user, who hasn't sat down yet."""
        return self.kept_until is not None

    @property
    def person(self) -> int | None:
        """The user, unless there is none or the bot has forgotten them."""
        return self.user if self.user is not None and self.user > 0 else None

    @property
    def free(self) -> bool:
        """Whether nobody sits there, as on the seats of a loaded game until somebody takes them."""
        return self.gone and self.person is None


@stored("former_seats", "table_id", "seat", "until")
class FormerSeat(StoredRow, frozen=True, kw_only=True):
    """Who sat on a seat, or played it, until another did at the revision `until`.

    `excused`: they were away then, and weren't asked.
    """

    table_id: int
    seat: int
    user: int | None
    name: str
    until: int
    computer: str | None = None
    excused: bool = False


STANDING_ANSWER: Final = '{"type":"instruct"'
"""The beginning of a standing answer, as moves are stored."""


class PlayedMove(Struct, frozen=True, kw_only=True):
    """An entry of a table's record.

    `parent` is the revision that the move was made on, or the one that an undo goes back to: following the parents from
    the table's revision gives the moves that count. `computer` is the level of the computer that chose the move.
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

    @property
    def is_standing_answer(self) -> bool:
        """Whether it only says how a question is to be answered from now on."""
        return self.move is not None and self.move.startswith(STANDING_ANSWER)


class NewMove(PlayedMove, frozen=True, kw_only=True):
    """A move to be recorded; `position` is the encoded state after it, or empty if it can be rebuilt from the moves.

    Without a `parent` it follows the table's newest move.
    """

    position: bytes


@stored("moves", "table_id", "revision", joined=("computer",), unread=("position",))
class MoveRow(PlayedMove, StoredRow, frozen=True, kw_only=True):
    """A recorded move, without the position after it (`Store.position` reads that)."""

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
    """A Discord interaction that was carried out, with the resulting revision."""

    id: int
    table_id: int
    revision: int | None
    at: float


@stored("outbox", "id", numbered=True)
class Announcement(StoredRow, frozen=True, kw_only=True):
    """An announcement in a channel, or to one `recipient` (who is then its `channel`, too).

    It is stored in the transaction of what it announces. Once it is sent, `pinged` is a JSON list of the users whom it
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
    """Somebody was asked to take a seat at a table; `declined_at` is when they said no."""

    table_id: int
    user: int
    asked_by: int
    asked_at: float
    declined_at: float | None = None


@stored("owed_pings", "table_id", "user")
class OwedPing(StoredRow, frozen=True, kw_only=True):
    """A ping about a table that a person is owed after their quiet hours, expected to end at `due_at`."""

    table_id: int
    user: int
    due_at: float


@stored("followers", "table_id", "user")
class Follower(StoredRow, frozen=True, kw_only=True):
    """A person who follows a table without sitting there: they are told of each round, or only of the end.

    `language` is that of their Discord client at the time.
    """

    table_id: int
    user: int
    hears: Hears
    language: str


@stored("clocks", "table_id", "seat")
class ClockRow(StoredRow, frozen=True, kw_only=True):
    """The clock of a person who is asked: of `allowed` seconds, `seconds` were left at `counted_at`.

    While it runs, `next_at` is when something is due next, and `ends_at` when the time is over; `reminded` counts the
    reminders. `overdue_at` is when the time was found to be over; `deciding`: a computer makes this one decision.
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
        return self.next_at is not None and self.next_at <= now


@stored("missed", "table_id", "seat")
class MissedRow(StoredRow, frozen=True, kw_only=True):
    """How many times in a row a seat has let its time run out."""

    table_id: int
    seat: int
    times: int


@stored("advice", "table_id", "revision", "seat")
class AdviceRow(StoredRow, frozen=True, kw_only=True):
    """Advice that a seat took at a revision; `moves` is a JSON list, None in rows of early versions."""

    table_id: int
    revision: int
    seat: int
    at: float
    moves: str | None = None


@stored("drafts", "table_id", "seat")
class DraftRow(StoredRow, frozen=True, kw_only=True):
    """The draft of a turn: `moves` as JSON; its `edition` rises with each change.

    It is deleted with the next move of its seat, and at the end of the game.
    """

    table_id: int
    seat: int
    user: int
    edition: int
    moves: str


@stored("analyses", "table_id")
class AnalysisRow(StoredRow, frozen=True, kw_only=True):
    """The analysis of a game, as JSON; no content while it is being made."""

    table_id: int
    asked_at: float
    content: str | None = None
    at: float | None = None


class NewAnnouncement(Struct, frozen=True, kw_only=True):
    """An announcement to be written: for one `recipient`, or for a channel (default: the table's).

    It waits for the next announcement for up to `patience` seconds, to be told together with it.
    """

    kind: str
    payload: str
    recipient: int | None = None
    channel: int | None = None
    patience: float = 0.0


class Card(Struct, frozen=True, kw_only=True):
    """The message that shows a table: the revision, when it was posted, the seats that it asks.

    It tells what happened after the revision `tells_since`.
    """

    message: int
    revision: int
    posted_at: float
    seats: str
    tells_since: int

    @property
    def columns(self) -> dict[str, Any]:
        """The same as columns of the table's row."""
        return {f"card_{name}": value for name, value in asdict(self).items()}


@stored("people", "user")
class PersonRow(StoredRow, frozen=True, kw_only=True):
    """The settings of a person, everywhere the bot is.

    `language` None: that of their Discord client. Quiet hours last from `quiet_from` to `quiet_until`, minutes after
    midnight in `zone` (tz database). `closed_at` is when a direct message last couldn't be delivered. Rankings only
    show people who are `ranked`. `/me settings` has a menu for each boolean or Literal field.
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
    """The settings of a server.

    `pace` is that of new tables; `channels` a JSON list of where tables may be opened (None: anywhere); `role` is
    pinged when lobbies look for players; `computers`: whether they may play; `rated`: whether results count.
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
    """What is proposed at a table, as JSON: at most one of each kind.

    The next move deletes proposals to end, to pause and to change the pace. One to replace a player stays. One to undo
    stays, too, since it says what was refused, but is void: it is of an earlier revision.
    """

    table_id: int
    kind: str
    content: str


@stored("records", "table_id")
class RecordRow(StoredRow, frozen=True, kw_only=True):
    """All moves of a game, packed."""

    table_id: int
    content: bytes


@stored("settings", "key")
class SettingRow(StoredRow, frozen=True, kw_only=True):
    """A value that the bot, or the database itself, has stored under a key."""

    key: str
    value: str
