"""A game that is played: turns that are laid out, moves, leaving it, calling it off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import json
from msgspec.structs import replace

from bot.engine import Draft, Lost, Move, Resign, drafted
from bot.play.commit import CommittedMove, TableService
from bot.play.errors import Refused
from bot.play.lobby.places import Absences
from bot.play.notify.outbox import announcement
from bot.play.repository import check_host, check_plays, seat_of
from bot.play.rows import DraftRow
from bot.play.store import Store
from bot.play.table import Caller, Table


def is_last(table: Table, user: int) -> bool:
    """Whether nobody but computers, and people who have left the server, plays beside a user."""
    return all(seat.user == user for seat in table.present)


def check_ends(table: Table, by: Caller) -> None:
    """Raise Refused unless somebody may call a table off alone; the host may where its game can't be shown."""
    seat = table.seat_of(by.id)
    if table.status != "playing" or not table.begun or (seat is None and by.may_manage):
        check_host(table, by)
    elif seat is None:
        raise Refused("end-left")
    elif not is_last(table, by.id):
        raise Refused("end-others")


def played_on(table: Table, seat: int, moves: Iterable[Move]) -> list[CommittedMove]:
    """Moves of a seat, one after the other, each with the position after it. Raises Refusal."""
    game, state = table.title.game, table.state
    played = []
    for move in moves:
        state = game.copy(state)
        game.play(state, seat, move)
        played.append(CommittedMove(move, state))
    return played


@dataclass
class Games(TableService):
    """The games that have begun."""

    _absences: Absences

    async def play(
        self, by: Caller, *moves: Move, revision: int | None = None, handed: Table | None = None
    ) -> Table:
        """Play one or more moves in a row, at the table that is `handed` on, wherever it stands, else the channel's.

        All are played or none. `revision` is the position that the player chose on. Moves chosen on an older one are
        played if only others have moved since; the player's own later move makes them stale.
        """
        channel = by.channel if handed is None else handed.channel
        async with self._changing.table(channel, "playing", by.interaction, handed) as table:
            seat = seat_of(table, by)
            check_plays(table, seat)
            if revision is not None and not await self.others_alone_moved(table, seat, revision):
                raise Refused("stale")
            *before, (move, state) = played_on(table, seat, moves)
            after = await self._commit.move(
                table, state, seat, move, user=by.id, interaction=by.interaction, before=before
            )
            return after if by.id not in table.absent else await self._absences.returned(after, by.id)

    async def others_alone_moved(self, table: Table, seat: int, since: int) -> bool:
        """Whether nothing but moves of other seats came after a revision: what a seat chose there holds still."""
        if since == table.revision:
            return True
        moves = await self._store.moves(table.id, since=since)
        return since < table.revision and all(move.seat != seat and move.kind == "move" for move in moves)

    async def resign(self, by: Caller) -> Table:
        """Leave a game that goes on without one; where that leaves nobody (`is_last`), it is called off."""
        async with self._changing.table(by.channel, "playing", by.interaction) as table:
            own = table.seats[seat_of(table, by)]
            if is_last(table, by.id):
                return await self.call_off(table, by.interaction)
            gone = replace(own, gone=True, computer=None)
            return await self._commit.comes_or_goes(table, gone, Resign(), by.interaction)

    async def end(self, by: Caller) -> Table:
        """Call a table off: before its game the host's right, during it that of the last who plays.

        Somebody who may manage the channel does so too, unless they play: then others must agree (`Agreements`), so
        that nobody calls off what they are about to lose.
        """
        async with self._changing.table(by.channel, "open", by.interaction) as table:
            check_ends(table, by)
            return await self.call_off(table, by.interaction)

    async def call_off(self, table: Table, interaction: int | None) -> Table:
        """Call off a table that is locked; a game is told to be."""
        told = [] if table.status == "lobby" else [announcement("stopped", [])]
        return await self._stop(table, told, interaction)


LONGEST_DRAFT: Final = 40
"""So many moves a draft holds: four times the longest turn of the games by chance that were looked at."""


LAID_OUT: Final = "draft"
"""Stands in the record of moves for the level of a computer where time ran out and what was laid out was played."""


@dataclass(frozen=True)
class Kept:
    """A draft as it is kept: which `edition` of it, and what of it was `lost` since the game has moved on."""

    draft: Draft
    edition: int = 0
    lost: Sequence[Lost] = ()


@dataclass
class Drafts:
    """What people have laid out of their turns."""

    _store: Store

    async def of(self, table: Table, seat: int) -> Kept:
        """What the player of a seat has laid out, carried out on what they see now; nothing of it is played."""
        view = table.view(seat)
        row = await self.row(table.id, seat, table.user_at(seat))
        if row is None:
            return Kept(Draft(view))
        draft, lost = drafted(table.title.game, view, _moves(table, row))
        return Kept(draft, row.edition, lost)

    async def moves_of(self, table: Table, seat: int, edition: int) -> list[Move]:
        """The moves of an edition of a draft, carried out nowhere. Raises Refused where it is another one by now."""
        row = await self.row(table.id, seat, table.user_at(seat))
        if edition != (0 if row is None else row.edition):
            raise Refused("draft-changed")
        return [] if row is None else _moves(table, row)

    async def put(self, table: Table, seat: int, edition: int, draft: Draft) -> Kept:
        """Keep a draft in place of an edition of it. Raises Refused where it has changed, on another device."""
        user = table.user_at(seat)
        assert user is not None, "a draft is a person's"
        if len(draft.steps) > LONGEST_DRAFT:
            raise Refused("draft-long")
        row = DraftRow(
            table_id=table.id,
            seat=seat,
            user=user,
            edition=edition + 1,
            moves=json.encode(draft.moves).decode(),
        )
        if not await self.write(row):
            raise Refused("draft-changed")
        return Kept(draft, row.edition)

    async def row(self, table_id: int, seat: int, user: int | None) -> DraftRow | None:
        """What a person has laid out at a seat; nothing where nobody known (None) sits there."""
        row = await self._store.read.find(DraftRow, table_id, seat)
        return row if row is not None and row.user == user else None

    async def write(self, row: DraftRow) -> bool:
        """Keep a draft in place of the edition before it; whether that was still the latest."""
        async with self._store.database.transaction(row.table_id) as database:
            latest = await database.find(DraftRow, row.table_id, row.seat)
            if (latest.edition if latest is not None and latest.user == row.user else 0) != row.edition - 1:
                return False
            await database.put(row)
        return True


def _moves(table: Table, row: DraftRow) -> list[Move]:
    """The moves that are kept; those that this version of the bot does not know are not among them."""
    moves = []
    for values in json.decode(row.moves, type=list[dict[str, object]]):
        try:
            moves.append(table.title.game.move_from(values))
        except msgspec.ValidationError:
            continue
    return moves
