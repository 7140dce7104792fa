"""What is posted of a game: the turn card, its end, and the notes in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import takewhile
from typing import Final

import discord
from msgspec import structs

from bot.channel.drawing.studio import Pictures
from bot.engine import Argument, Outcome, Player, Standing
from bot.stories.curve_page import CurvePage
from bot.tables import analysis
from bot.tables.log import LogEntry
from bot.tables.moments import moment
from bot.tables.overdue import MOST_MISSED
from bot.tables.pacing import UNTIMED, Timing
from bot.tables.table import Table, with_signs
from bot.words.fluent import Words

from .components import TableButton, button, cut
from .describing import descriptions, fitting
from .ids import Address
from .post import Post, fitted
from .sentences import addressed, escaped, happened, introduced, marked, named
from .standing_in import names_replaced

_PRIMARY = discord.ButtonStyle.primary

_BRIEF: Final = 120
"""Letters of a line of the set-up up to which it is told on the card."""
_LAST_OF_SET_UP: Final = 3
"""So many such lines are told there; the rest is a click away."""

_TOLD_AT_THE_END: Final = 1800
"""Characters for what happened last, below who won and the points."""


def turn_card(
    table: Table,
    entries: Sequence[LogEntry],
    pictures: Pictures,
    *,
    ping: Sequence[int],
    mark: int | None,
    timing: Timing = UNTIMED,
) -> Post:
    """The table, what happened since the card before, and who is asked for what."""
    said = marked(table)
    return Post(
        texts=[
            *told_on_card(said, entries),
            *_small(missed_lines(table, said, entries, timing)),
            *asked_lines(table, said, timing),
            *_small(names_replaced(table, said)),
        ],
        pictures=pictures,
        alts=descriptions(table),
        buttons=turn_buttons(table, said),
        ping=ping,
        mark=mark,
    )


def start_card(
    table: Table,
    entries: Sequence[LogEntry],
    pictures: Pictures,
    *,
    ping: Sequence[int],
    mark: int | None,
    timing: Timing = UNTIMED,
) -> Post:
    """The first card: who plays, and the fingerprint with which the shuffling can be checked at the end.

    As long as there is nothing to be taken back one sees how the game was set up where *Undo* stands later.
    """
    said = marked(table)
    seated = said.listed(introduced(said, seat) for seat in table.seats)
    return Post(
        texts=[
            said("card-start", game=said("game-title"), players=seated),
            *told_on_card(said, entries),
            f"-# {said('card-fingerprint', fingerprint=table.fingerprint or '')}",
            *loaded_line(table, said),
            *asked_lines(table, said, timing),
            *_small(names_replaced(table, said)),
        ],
        pictures=pictures,
        alts=descriptions(table),
        buttons=turn_buttons(table, said, first=table.revision == 1),
        ping=ping,
        mark=mark,
    )


def end_card(
    table: Table,
    entries: Sequence[LogEntry],
    pictures: Pictures,
    *,
    ping: Sequence[int],
    mark: int | None,
    advised: Mapping[str, int],
    curve: CurvePage | None,
) -> Post:
    """The final picture and the curve, who won, every source of points, who took advice how often, and the seed."""
    said = marked(table)
    view = table.view(None)
    outcome: Outcome = view.outcome
    winners = [addressed(table, said, seat) for seat in outcome.winners]
    others = [
        addressed(table, said, standing.seat)
        for standing in outcome.standings
        if standing.place > 1 and table.user_at(standing.seat) is not None
    ]
    # That the game was over, and what was counted then, is said above.
    happened_last = [
        structs.replace(
            entry, events=list(takewhile(lambda event: event.key != outcome.reason, entry.events))
        )
        for entry in entries
    ]
    texts = [
        f"## {said('end-winners', players=said.listed(winners), count=len(winners))}",
        said(outcome.reason),
        score_table(table, outcome),
        *fitted(told(said, happened_last), _TOLD_AT_THE_END),
        said(
            "end-length",
            length=table.title.telling.length(view),
            moves=view.ply,
            days=_days(table),
        ),
    ]
    texts.extend(_small(names_replaced(table, said)))
    if others:
        texts.append(said("end-thanks", players=said.listed(others)))
    if advised:
        took = [
            said("end-advice-of", player=f"**{escaped(name)}**", times=times)
            for name, times in advised.items()
        ]
        texts.append(said("end-advice", players=said.listed(took), count=len(took)))
    texts.extend(loaded_line(table, said))
    if table.seed is not None:
        texts.append(f"-# {said('end-seed', seed=table.seed.hex(), fingerprint=table.fingerprint or '')}")
    alts = descriptions(table)
    if pictures and curve is not None:
        pictures, alts = (*pictures, curve.picture), [*alts, fitting(curve.described)]
    return Post(
        texts=texts,
        pictures=pictures,
        alts=alts,
        buttons=end_buttons(table, said),
        ping=ping,
        mark=mark,
    )


def overdue_note(table: Table, seats: Sequence[int], *, ping: Sequence[int], mark: int | None) -> Post:
    """That somebody's time is over, to the others: with a button that has a computer decide this once."""
    said = marked(table)
    mentioned = " ".join(f"<@{user}>" for user in ping)
    sentence = said("note-overdue", late=[Player(seat) for seat in seats])
    address = Address("decide", table.id, table.revision, tuple(map(str, seats)))
    return Post(
        texts=[f"{mentioned} {sentence}".strip()],
        buttons=[button(said("button-decide"), address)],
        ping=ping,
        mark=mark,
    )


def seat_taken_note(table: Table, seat: int, *, ping: Sequence[int], mark: int | None) -> Post:
    """That a computer plays on for somebody whose time was over once too often: with a button to come back."""
    said = marked(table)
    address = Address("back", table.id, table.revision)
    sentence = said("note-seat-taken", player=addressed(table, said, seat), times=MOST_MISSED)
    return Post(
        texts=[sentence], buttons=[button(said("button-come-back"), address, _PRIMARY)], ping=ping, mark=mark
    )


def note(table: Table, sentence: str, *, ping: Sequence[int], mark: int | None) -> Post:
    """A sentence to some players, with a way back to the table; where it was called off, to its record."""
    said = table.words()
    mentioned = " ".join(f"<@{user}>" for user in ping)
    buttons: list[TableButton] = []
    if table.status == "playing":
        buttons = turn_buttons(table, said)[:3]
    elif table.status == "stopped" and table.begun:
        buttons = end_buttons(table, said)
    return Post(
        texts=[f"{mentioned} {sentence}".strip()],
        buttons=buttons,
        ping=ping,
        mark=mark,
    )


def wish_question(table: Table, wish: str, by: int, *, ping: Sequence[int], mark: int | None) -> Post:
    """What a player wishes and the others must agree to.

    How many moves would be taken back is not said: some may be secret.
    """
    said = marked(table)
    mentioned = said.listed(f"<@{user}>" for user in ping)
    paused = "yes" if table.paused else "no"
    sentence = said(f"{wish}-question", player=said.player(by), others=mentioned, paused=paused)
    yes, no = (Address(verb, table.id, table.revision, (wish,)) for verb in ("agree", "decline"))
    return _question(said, sentence, yes, no, ping=ping, mark=mark)


def replacement_question(
    table: Table, seat: int, newcomer: int, needed: str, *, ping: Sequence[int], mark: int | None
) -> Post:
    """Whether somebody takes a seat; `needed`: the newcomer's consent alone, or that of others too ("all")."""
    said = marked(table)
    player = said.player(seat) if needed == "newcomer" else addressed(table, said, seat)
    sentence = said(f"replace-question-{needed}", newcomer=f"<@{newcomer}>", player=player)
    rest = (str(seat), str(newcomer))
    yes, no = (Address(verb, table.id, table.revision, rest) for verb in ("seat-agree", "seat-decline"))
    return _question(said, sentence, yes, no, ping=ping, mark=mark)


def _question(
    said: Words, sentence: str, yes: Address, no: Address, *, ping: Sequence[int], mark: int | None
) -> Post:
    """A question that is answered by one of two buttons."""
    return Post(
        texts=[sentence],
        buttons=[
            button(said("button-agree"), yes, discord.ButtonStyle.success),
            button(said("button-decline"), no, discord.ButtonStyle.danger),
        ],
        ping=ping,
        mark=mark,
    )


def turn_buttons(table: Table, said: Words, *, first: bool = False) -> list[TableButton]:
    """What can be clicked under a card, the first of a game for one."""

    def to(verb: str) -> Address:
        return Address(verb, table.id, table.revision)

    return [
        button(said("button-move"), to("move"), _PRIMARY),
        button(said("button-board"), to("board")),
        button(said("button-status"), to("status")),
        button(said("button-set-up"), to("set-up")) if first else button(said("button-undo"), to("undo")),
        button(said("button-rules"), to("rules")),
    ]


def end_buttons(table: Table, said: Words) -> list[TableButton]:
    """What can be clicked under a game that is over."""
    buttons = [
        button(said("button-again"), Address("again", table.id, table.revision), _PRIMARY),
        button(said("button-record"), Address("record", table.id, table.revision)),
        button(said("button-replay"), Address("replay", table.id, table.revision)),
        *([button(said("button-film"), Address("film", table.id, table.revision))] if table.over else ()),
    ]
    if analysis.offered(table):
        buttons.append(button(said("button-analysis"), Address("analysis", table.id, table.revision)))
    return buttons


def told(said: Words, entries: Sequence[LogEntry]) -> list[str]:
    """What happened, a line for each event, every change with it; people by the names they had then."""
    lines: list[str] = []
    for entry in entries:
        then = named(said, with_signs(entry.names, entry.computers))
        events = entry.events
        if entry.kind == "undo":
            lines.append(
                then(f"happened-undo-{'more' if entry.took_more_back else 'one'}", player=_name(entry.seat))
            )
        if entry.computer is not None and entry.seat is not None and entry.computers[entry.seat] is None:
            lines.append(
                then("happened-decided", player=_name(entry.seat), level=said(f"level-{entry.computer}"))
            )
        if entry.former is not None:
            lines.append(_who_came(said, then, entry, entry.former))
            events = [event for event in events if event.key != "returned"]
        lines.extend(happened(then, events))
    return lines


def _who_came(said: Words, then: Words, entry: LogEntry, former: str) -> str:
    """Who plays the seat of a former player from now on; `then` knows the names of the moment."""
    assert entry.seat is not None, "who comes has a seat"
    player = _name(entry.seat)
    if entry.came == "computer":
        return then("happened-stood-in", player=player, level=said(f"level-{entry.computers[entry.seat]}"))
    if entry.came == "back":
        return then("happened-back", player=player)
    return then("happened-replaced", player=player, former=named(said, [former]).player(0))


def told_on_card(said: Words, entries: Sequence[LogEntry]) -> list[str]:
    """The same for everybody to read: of the set-up what is short."""
    lines: list[str] = []
    for entry in entries:
        own = told(said, [entry])
        if entry.kind == "start":
            own = [line for line in own if len(line) <= _BRIEF][-_LAST_OF_SET_UP:]
        lines.extend(own)
    return lines


def asked_lines(table: Table, said: Words, timing: Timing = UNTIMED) -> list[str]:
    """Which people are asked for what, and until when, those asked for the same in one breath; and that it is paused.

    Nobody waits to hear it of computers.
    """
    view = table.view(None)
    wanted: dict[str, list[str]] = {}
    ends: dict[str, float] = {}
    for seat in table.asked_seats:
        if table.computers[seat] is not None:
            continue
        what = said.text(table.title.telling.awaited(view, seat))
        wanted.setdefault(what, []).append(addressed(table, said, seat))
        if seat in timing.until:
            ends[what] = min(timing.until[seat], ends.get(what, timing.until[seat]))
    lines = [
        said("card-asked-until", players=said.listed(players), what=what, moment=moment(ends[what]))
        if what in ends
        else said("card-asked", players=said.listed(players), what=what)
        for what, players in wanted.items()
    ]
    return [*lines, f"-# {said('card-paused')}"] if table.paused else lines


def loaded_line(table: Table, said: Words) -> list[str]:
    """That a game was taken up from a record, and what follows from it."""
    return [f"-# {said('card-loaded')}"] if table.row.loaded else []


def missed_lines(table: Table, said: Words, entries: Sequence[LogEntry], timing: Timing) -> list[str]:
    """How near those are to losing their seat for whom a computer has just decided."""
    decided = {entry.seat for entry in entries if entry.computer is not None}
    return [
        said("card-missed", player=Player(seat), times=times, most=MOST_MISSED)
        for seat, times in timing.missed.items()
        if table.row.overdue == "seat" and seat in decided and table.computers[seat] is None
    ]


def thinking_line(table: Table) -> str:
    """That the computers that are asked are thinking."""
    said = marked(table)
    thinking = [Player(seat) for seat in table.asked_computers]
    return f"-# {said('waiting', players=thinking, count=len(thinking))}"


def _small(lines: Sequence[str]) -> list[str]:
    return [f"-# {line}" for line in lines]


def link_of(table: Table) -> str:
    """Where a table's newest message stands."""
    message = table.card.message if table.card else table.lobby_message
    return link_to(table.guild, table.channel, message)


def link_to(guild: int | None, channel: int, message: int | None) -> str:
    """Where a message stands; the channel where there is none."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def score_table(table: Table, outcome: Outcome) -> str:
    """The points by source, the winner's column first, in letters of one width."""
    said = table.words()
    standings = outcome.standings
    names = [_shown(said.player(standing.seat), 6) for standing in standings]
    sources = list(dict.fromkeys(source for standing in standings for source in standing.sources))
    rows = [(said(f"source-{source}"), [s.sources.get(source, 0) for s in standings]) for source in sources]
    rows.append((said("end-total"), [standing.total for standing in standings]))
    for name in dict.fromkeys(name for standing in standings for name in standing.tie_breaks):
        if _ties(standings):
            rows.append((said(f"tie-{name}"), [s.tie_breaks.get(name, 0) for s in standings]))
    label = min(16, max(len(name) for name, _ in rows))
    lines = [" " * label + "".join(f" {name:>6}" for name in names)]
    lines += [
        f"{_shown(name, label):<{label}}" + "".join(f" {figure:>6}" for figure in figures)
        for name, figures in rows
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def _ties(standings: Sequence[Standing]) -> bool:
    totals = [standing.total for standing in standings]
    return len(set(totals)) < len(totals)


def _shown(name: str, longest: int) -> str:
    return cut(name.replace("`", "'"), longest)


def _name(seat: int | None) -> Argument:
    return "" if seat is None else Player(seat)


def _days(table: Table) -> int:
    row = table.row
    if row.started_at is None or row.ended_at is None:
        return 1
    first = datetime.fromtimestamp(row.started_at, UTC).date()
    last = datetime.fromtimestamp(row.ended_at, UTC).date()
    return (last - first).days + 1
