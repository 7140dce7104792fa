"""Playing a game: drafts of turns, moves, leaving, calling it off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import json
from msgspec.structs import replace

from bot.engine import Draft, Instruct, Lost, Move, Resign, drafted
from bot.play.commit import CommittedMove, TableService
from bot.play.errors import Refused
from bot.play.notify.outbox import announcement
from bot.play.repository import check_host, check_plays, seat_of
from bot.play.rows import DraftRow
from bot.play.store import Store
from bot.play.table import Caller, Table


def is_last(table: Table, user: int) -> bool:
    """Whether a user is the last person who plays: all others are computers, or have left the server."""
    return all(seat.user == user for seat in table.present)


def check_ends(table: Table, by: Caller) -> None:
    """Raise Refused unless somebody may call a table off without asking the others."""
    seat = table.seat_of(by.id)
    if table.status != "playing" or not table.begun or (seat is None and by.may_manage):
        check_host(table, by)
    elif seat is None:
        raise Refused("end-left")
    elif not is_last(table, by.id):
        raise Refused("end-others")


def played_on(
    table: Table, seat: int, moves: Iterable[Move], computer: str | None = None
) -> list[CommittedMove]:
    """Consecutive moves of a seat's player, or of a computer, each with the position after it. Raises Refusal."""
    game, state = table.title.game, table.state
    played = []
    for move in moves:
        state = game.copy(state)
        game.play(state, seat, move)
        played.append(CommittedMove(move, state, computer))
    return played


class Games(TableService):
    """Games that have begun."""

    async def play(
        self, by: Caller, *moves: Move, revision: int | None = None, handed: Table | None = None
    ) -> Table:
        """Play moves in a row, all or none, at the table `handed` on, else at that of the caller's channel.

        `revision` is the one that the player chose them on. If it is older, they are played only if nothing but moves
        of others has happened since.
        """
        channel = by.channel if handed is None else handed.channel
        async with self._locks.table(channel, "playing", by.interaction, handed) as table:
            seat = seat_of(table, by)
            check_plays(table, seat)
            if isinstance(moves[0], Instruct) and 2 * table.state.ply >= table.title.game.longest:
                raise Refused("instructed-too-often")
            if revision is not None and not await self.others_alone_moved(table, seat, revision):
                raise Refused("stale")
            played = played_on(table, seat, moves)
            return await self._commit.move(table, seat, *played, user=by.id, interaction=by.interaction)

    async def others_alone_moved(self, table: Table, seat: int, since: int) -> bool:
        """Whether only moves of other seats came after a revision, so that a choice made there still counts."""
        if since == table.revision:
            return True
        moves = await self._store.moves(table.id, since=since)
        return since < table.revision and all(move.seat != seat and move.kind == "move" for move in moves)

    async def resign(self, by: Caller) -> Table:
        """Leave a game, which goes on without the caller; the last person calls it off."""
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            own = table.seats[seat_of(table, by)]
            if is_last(table, by.id):
                return await self.call_off(table, by.interaction)
            gone = replace(own, gone=True, computer=None)
            return await self._commit.comes_or_goes(table, gone, Resign(), by.interaction)

    async def end(self, by: Caller) -> Table:
        """Call a table off: in a lobby the host may, in a game the last person who plays.

        Whoever may manage the channel may, too, unless they play: then the others must agree (`Agreements`), so that
        nobody calls off a game that they are about to lose.
        """
        async with self._locks.table(by.channel, "open", by.interaction) as table:
            check_ends(table, by)
            return await self.call_off(table, by.interaction)

    async def call_off(self, table: Table, interaction: int | None) -> Table:
        """Call off a locked table; announced if its game has begun."""
        told = [] if table.status == "lobby" else [announcement("stopped", [])]
        return await self._stop(table, told, interaction)


LONGEST_DRAFT: Final = 40
"""The most moves of a draft: four times the longest turn found in random games."""


LAID_OUT: Final = "draft"
"""Recorded in place of a computer's level when a player's time ran out and their complete draft was played."""


@dataclass(frozen=True)
class KeptDraft:
    """A stored draft, its `edition`, and the moves of it that were `lost` because the game has gone on."""

    draft: Draft
    edition: int = 0
    lost: Sequence[Lost] = ()


@dataclass
class Drafts:
    """The drafts of turns that people have laid out."""

    _store: Store

    async def of(self, table: Table, seat: int) -> KeptDraft:
        """The draft of a seat's player, on their present view."""
        view = table.view(seat)
        row = await self.row(table.id, seat, table.user_at(seat))
        if row is None:
            return KeptDraft(Draft(view))
        draft, lost = drafted(table.title.game, view, _moves(table, row))
        return KeptDraft(draft, row.edition, lost)

    async def laid_out(self, table: Table, seat: int) -> list[CommittedMove]:
        """The complete turn that a seat's player has laid out, to be played as their time is over; else nothing."""
        kept = await self.of(table, seat)
        complete = kept.draft.ended and not kept.lost
        return played_on(table, seat, kept.draft.moves, LAID_OUT) if complete else []

    async def moves_of(self, table: Table, seat: int, edition: int) -> list[Move]:
        """The moves of a draft. Raises Refused if its present edition is another."""
        row = await self.row(table.id, seat, table.user_at(seat))
        if edition != (0 if row is None else row.edition):
            raise Refused("draft-changed")
        return [] if row is None else _moves(table, row)

    async def put(self, table: Table, seat: int, edition: int, draft: Draft) -> KeptDraft:
        """Replace an edition of a draft. Raises Refused if it has changed meanwhile, on another device."""
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
        return KeptDraft(draft, row.edition)

    async def row(self, table_id: int, seat: int, user: int | None) -> DraftRow | None:
        """The stored draft of a person at a seat; None if there is none."""
        row = await self._store.read.find(DraftRow, table_id, seat)
        return row if row is not None and row.user == user else None

    async def write(self, row: DraftRow) -> bool:
        """Store a draft in place of the edition before it; return whether that was still the latest."""
        async with self._store.database.transaction(row.table_id) as database:
            latest = await database.find(DraftRow, row.table_id, row.seat)
            if (latest.edition if latest is not None and latest.user == row.user else 0) != row.edition - 1:
                return False
            await database.put(row)
        return True


def _moves(table: Table, row: DraftRow) -> list[Move]:
    """The stored moves, without those that this version of the bot doesn't know."""
    moves = []
    for values in json.decode(row.moves, type=list[dict[str, object]]):
        try:
            moves.append(table.title.game.move_from(values))
        except msgspec.ValidationError:
            continue
    return moves
