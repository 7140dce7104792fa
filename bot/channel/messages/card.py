"""The cards of a game: after each turn, with what has happened and who is asked; at the end; the analysis."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Final

from bot.app.fallbacks import spared
from bot.engine import AnyView, Argument, Chance, Event, Move, Outcome, Player, Value, decision_of
from bot.i18n.fluent import Words
from bot.play.clock.clocks import UNTIMED, Timing
from bot.play.clock.pacing import MOST_MISSED
from bot.play.errors import moment
from bot.play.history import records
from bot.play.history.game_log import LogEntry
from bot.play.table import Table, with_signs
from bot.play.turn.games import LAID_OUT

from .components import (
    HEIGHT,
    Address,
    ButtonMeaning,
    TableButton,
    address_at,
    button,
    fitted_labels,
    height_of,
    table_button,
    word_count,
)
from .post import Post, names_replaced
from .sentences import (
    MOST_WORDS,
    Space,
    Summary,
    escaped,
    event_lines,
    mention_of,
    message_words,
    player_with_level,
    summarize,
)

MOST_ANSWERS: Final = 6  # the most answers on a card
_WORLDS: Final = (b"one world", b"another")
_LOOKED_AT: Final = 200  # how many moves are examined to find whether they have few first fields
_PHONE: Final = 35  # fixed-width characters in a line of a phone
_FIGURES: Final = 3  # characters of points
_WIDE: Final = 6  # of a column where there is room


def first_answers(table: Table, said: Words) -> list[TableButton]:
    """A button for each answer to the first question of the one person who is asked, if they are few and no secret."""
    if len(table.asked_seats) != 1 or len(table.asked_people) != 1:
        return []
    (seat,) = table.asked_seats
    game, seen = table.title.game, table.view(None)
    try:
        move, answers = _open_answers(seen, seat)
        if not answers:
            return []
        worlds = [game.view(game.imagine(seen, Chance(seed)), seat) for seed in _WORLDS]
        labels, others = (_answer_labels(table, said, world, move, answers) for world in worlds)
    except LookupError:  # the answers depend on what only the player knows
        return []
    if not labels or labels != others:
        return []
    steps = move.steps()
    rests = [
        (f"{string.digits[steps.index(field)]}{value}" for field, value in one.items()) for one in answers
    ]
    return [
        button(label, Address("move", table.id, table.revision, (move.kind(), *rest)), ButtonMeaning.CHOOSES)
        for label, rest in zip(labels, rests, strict=True)
    ]


def _open_answers(seen: AnyView, seat: int) -> tuple[type[Move], list[dict[str, Value]]]:
    """The answers to a seat's first question, as everybody sees them: their kind of move, and the values of each.

    No answers if several kinds of move have a question, or if they are too many for a card. Raises LookupError if they
    are secret.
    """
    decision = decision_of(seen, seat)
    assert decision is not None, "a seat that is asked has a decision, and no decision is hidden"
    forms = [form for form in decision.forms(seen) if form.fields]
    if len(forms) != 1:
        return Move, []
    (form,) = forms
    move, first = form.move, form.left({})[0]
    fields = move.together if first in move.together else (first,)
    if first != fields[0] or first in move.groups:
        return move, []
    moves = islice(form.moves({}), _LOOKED_AT)
    found = dict.fromkeys(tuple(one.values()[field] for field in fields) for one in moves)
    if not 1 < len(found) <= MOST_ANSWERS:
        return move, []
    return move, [dict(zip(fields, values, strict=True)) for values in found]


def _answer_labels(
    table: Table, said: Words, world: AnyView, move: type[Move], answers: Sequence[Mapping[str, Value]]
) -> list[str]:
    """The labels of answers in a view; empty if buttons have no room to tell them apart."""
    named = []
    for chosen in answers:
        choices = [
            table.title.words.choice(world, move, field, value, chosen) for field, value in chosen.items()
        ]
        named.append(said.text(choices[-1].whole or choices[0].label))
    labels = fitted_labels(named)
    alike = len(set(labels)) < len(labels) or any(label.endswith("…") for label in labels)
    return [] if alike else labels


def turn_card(
    table: Table, kind: str, entries: Sequence[LogEntry], timing: Timing = UNTIMED, *, takeback: bool = True
) -> tuple[Post, Sequence[Sequence[Event]]]:
    """The card of a kind, without its pictures: what happened since the card before, and who is asked.

    Also returns the deeds that it tells, in the order of its lines, each with its events. The first card says who
    plays, and has *Set-up* in place of *Undo*.
    """
    said, first = message_words(table), kind == "start"
    answers = [] if table.paused else first_answers(table, table.words())
    after = [*asked_lines(table, said, timing), *(f"-# {line}" for line in names_replaced(table, said))]
    if first:
        seated = said.listed(player_with_level(said, seat) for seat in table.seats)
        heading = said("card-start", game=said("game-title"), players=seated)
        after = [*loaded_line(table, said), *after]
        # A first game has enough to understand, so there the fingerprint of the seed is only shown by *Set-up*; also
        # where the card has no room for it.
        fingerprint = f"-# {said('card-fingerprint', fingerprint=table.fingerprint or '')}"
        checked = [] if table.row.coached else [fingerprint]
        texts, summary = _with_summary(table, said, entries, [heading], [*checked, *after], answers)
        buttons = [*answers, *turn_buttons(table, said)]
        if checked and height_of(texts, len(table.title.artist.tables), buttons) > HEIGHT:
            texts, summary = _with_summary(table, said, entries, [heading], after, answers)
    else:
        missed = [f"-# {line}" for line in missed_lines(table, said, entries, timing)]
        texts, summary = _with_summary(table, said, entries, [], [*missed, *after], answers)
    thinks = table.asked_computers and not table.asked_people and not table.paused
    computers = sum(level is not None for level in table.computers)
    post = Post(
        texts,
        for_a_while=f"-# {said('card-thinking', count=computers)}" if thinks else "",
        answers=answers,
        buttons=turn_buttons(table, said, set_up=first and table.revision == 1, takeback=takeback),
    )
    return post, summary.steps


def _with_summary(
    table: Table,
    said: Words,
    entries: Sequence[LogEntry],
    before: Sequence[str],
    after: Sequence[str],
    answers: Sequence[TableButton],
) -> tuple[list[str], Summary]:
    """The texts with as much of a summary between them as fits, and that summary."""
    last = max((entry.revision for entry in entries if entry.told), default=0)
    beside = list(_beside_events(said, entries))
    before = [*before, *(line for entry, lines in beside if entry.revision <= last for line in lines)]
    after = [*(line for entry, lines in beside if entry.revision > last for line in lines), *after]
    buttons, pictures = [*answers, *turn_buttons(table, said)], len(table.title.artist.tables)
    room = Space(
        MOST_WORDS - sum(map(word_count, (*before, *after))),
        HEIGHT - height_of([*before, *after], pictures, buttons),
    )
    summary = summarize(said, entries, table.asked_people, table.title.artist.heading.counted, room)
    return [*before, *summary.lines, *after], summary


def turn_buttons(
    table: Table, said: Words, *, set_up: bool = False, takeback: bool = True
) -> list[TableButton]:
    """The buttons of a card; in a pause, *Resume* takes the place of the rules."""
    last = ["set-up"] if set_up else ["undo"] if takeback else []
    return _buttons(table, said, *_TO_PLAY, *last, "go-on" if table.paused else "rules")


def table_buttons(table: Table, said: Words) -> list[TableButton]:
    """The buttons to a running game: to move, to one's own board, to the status."""
    return _buttons(table, said, *_TO_PLAY)


def end_buttons(table: Table, said: Words) -> list[TableButton]:
    buttons = _buttons(table, said, "again")
    if (level := table.next_level) is not None:
        harder = button(
            said(f"button-again-{level}"), address_at("again", table, level), ButtonMeaning.CHOOSES
        )
        buttons.append(harder)
    buttons += _buttons(table, said, "record", "replay", *(["film"] if table.over else []))
    if table.over:
        buttons.append(button(said("button-status"), address_at("happened", table)))
    return buttons + _buttons(table, said, *(["analysis"] if records.analysis_offered(table) else []))


_TO_PLAY: Final = ("move", "board", "status")
_MEANINGS: Final = {
    "move": ButtonMeaning.CHOOSES,
    "again": ButtonMeaning.CHOOSES,
    "undo": ButtonMeaning.GIVES_UP,
}


def _buttons(table: Table, said: Words, *verbs: str) -> list[TableButton]:
    return [table_button(said, verb, table, _MEANINGS.get(verb, ButtonMeaning.INFORMS)) for verb in verbs]


def log_lines(said: Words, entries: Sequence[LogEntry]) -> list[str]:
    """A line for each event, with every change; people are called by the names they had then.

    If the words mark names, the lines are for a message, and markdown in names is escaped.
    """
    lines: list[str] = []
    for entry, beside in _beside_events(said, entries):
        lines += [*beside, *event_lines(_words_then(said, entry), entry.told)]
    return lines


def _words_then(said: Words, entry: LogEntry) -> Words:
    names = with_signs(entry.names, entry.computers)
    then = said.naming([escaped(name) for name in names] if said.sign else names)
    if said.reader is not None and then.names[said.reader] != said.names[said.reader]:
        return then.read_by(None)  # somebody else sat on the reader's seat
    return then


def _beside_events(said: Words, entries: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, list[str]]]:
    """Pair each entry with its lines about undos and changes of players; a laid-out turn has its line only once."""
    laid_out: tuple[int | None, float] | None = None
    for entry in entries:
        turn = (entry.seat, entry.at) if entry.computer == LAID_OUT else None
        yield entry, [] if turn and turn == laid_out else _lines_beside_events(said, entry)
        laid_out = turn


def _lines_beside_events(said: Words, entry: LogEntry) -> list[str]:
    """Lines that are no events of the game: undos, decisions of computers for people, changes of players."""
    decided = entry.computer is not None and entry.seat is not None and entry.computers[entry.seat] is None
    if entry.kind != "undo" and entry.former is None and not decided:
        return []
    then, player = _words_then(said, entry), _name(entry.seat)
    lines: list[str] = []
    if entry.kind == "undo":
        lines.append(then(f"happened-undo-{'more' if entry.took_more_back else 'one'}", player=player))
    if decided and entry.computer == LAID_OUT:
        lines.append(then("happened-laid-out", player=player))
    elif decided:
        lines.append(then("happened-decided", player=player, level=said(f"level-{entry.computer}-told")))
    if entry.former is not None:
        lines.append(_who_came(said, then, entry, entry.former))
    return [then.begun(line) for line in lines]


def _who_came(said: Words, then: Words, entry: LogEntry, former: str) -> str:
    """Who has taken a former player's seat; `then` has the names of that time."""
    assert entry.seat is not None, "who comes has a seat"
    player = _name(entry.seat)
    if entry.came == "computer":
        return then(
            "happened-stood-in", player=player, level=said(f"level-{entry.computers[entry.seat]}-told")
        )
    if entry.came == "back":
        return then("happened-back", player=player)
    return then(
        "happened-replaced", player=player, former=said.read_by(None).naming([escaped(former)]).player(0)
    )


def asked_lines(table: Table, said: Words, timing: Timing) -> list[str]:
    """Which people are asked what, until when (one line for the same question), and whether the game is paused."""
    wanted: dict[str, list[str]] = {}
    ends: dict[str, float] = {}
    for seat in table.asked_seats:
        if table.computers[seat] is not None:
            continue
        what = spared("what a seat is asked", said("card-asked-something"), _awaited, table, said, seat)
        wanted.setdefault(what, []).append(mention_of(table, said, seat))
        if seat in timing.until:
            ends[what] = min(timing.until[seat], ends.get(what, timing.until[seat]))
    lines = [
        said("card-asked-until", players=said.listed(players), what=what, moment=moment(ends[what]))
        if what in ends
        else said("card-asked", players=said.listed(players), what=what)
        for what, players in wanted.items()
    ]
    return [*lines, f"-# {said('card-paused')}"] if table.paused else lines


def _awaited(table: Table, said: Words, seat: int) -> str:
    return said.text(table.title.words.awaited(table.view(None), seat))


def loaded_line(table: Table, said: Words) -> list[str]:
    """The line that says that a game was loaded from a record, and what follows from that."""
    return [f"-# {said('card-loaded')}"] if table.row.loaded else []


def missed_lines(table: Table, said: Words, entries: Sequence[LogEntry], timing: Timing) -> list[str]:
    """How close those for whom a computer has just decided are to losing their seat; the last person keeps it."""
    decided = {entry.seat for entry in entries if entry.computer is not None}
    return [
        said("card-missed", player=Player(seat), times=times, most=MOST_MISSED)
        for seat, times in timing.missed.items()
        if table.row.overdue == "seat" and seat in decided and table.computers[seat] is None
        if len(table.people) > 1
    ]


def link_of(table: Table) -> str:
    message = table.card.message if table.card else table.lobby_message
    return link_to(table.guild, table.channel, message)


def link_to(guild: int | None, channel: int, message: int | None) -> str:
    """The link to a message, or to the channel if there is none."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def _name(seat: int | None) -> Argument:
    return "" if seat is None else Player(seat)


def end_card(table: Table, advised: Mapping[str, int]) -> Post:
    """The last card, without its pictures: who won, the points, advice followed, the seed."""
    said = message_words(table)
    view = table.view(None)
    outcome: Outcome = view.outcome
    winners = [mention_of(table, said, seat) for seat in outcome.winners]
    others = [
        mention_of(table, said, standing.seat)
        for standing in outcome.standings
        if standing.place > 1 and table.user_at(standing.seat) is not None
    ]
    length = said("end-length", length=table.title.words.length(view), moves=view.ply, days=_days(table))
    texts = [f"{length[:1].upper()}{length[1:]}"]
    texts.extend(f"-# {line}" for line in names_replaced(table, said))
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
    texts += [
        f"## {said('end-winners', players=said.listed(winners), count=len(winners))}",
        said(outcome.reason),
        score_table(table, outcome),
    ]
    return Post(texts, buttons=end_buttons(table, said))


def score_table(table: Table, outcome: Outcome) -> str:
    """The points by source, the winner's column first, in a fixed-width font and lines that no phone breaks."""
    said = table.words()
    standings = outcome.standings
    sources = list(dict.fromkeys(source for standing in standings for source in standing.sources))
    rows: list[tuple[str, Sequence[object]]] = [
        (said(f"source-{source}"), [s.sources.get(source, 0) for s in standings]) for source in sources
    ]
    rows.append((said("end-total"), [standing.total for standing in standings]))
    rows += [(said(f"tie-{name}"), [s.tie_breaks[name] for s in standings]) for name in outcome.compared]
    label = max(len(name) for name, _ in rows)
    names = [said.player(standing.seat).replace("`", "'") for standing in standings]
    widths, room = [max(_FIGURES, len(name)) for name in names], _PHONE - label - len(names)
    while sum(widths) > room and max(widths) > _FIGURES:
        widths[widths.index(max(widths))] -= 1
    if sum(wide := [max(_WIDE, width) for width in widths]) <= room:
        widths = wide
    figures = [(name, [str(cell).replace("-", "−") for cell in cells]) for name, cells in rows]
    lines = [
        f"{name:<{label}}"
        + "".join(f" {cell[:width]:>{width}}" for cell, width in zip(cells, widths, strict=True))
        for name, cells in (("", names), *figures)
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def _days(table: Table) -> int:
    start, end = table.row.started_at, table.row.ended_at
    if start is None or end is None:
        return 1
    return (datetime.fromtimestamp(end, UTC).date() - datetime.fromtimestamp(start, UTC).date()).days + 1


def analysis_lines(table: Table, said: Words) -> Sequence[str]:
    return [
        f"### {said('analysis-heading', game=said('game-title'))}",
        f"-# {said('analysis-footnote')}",
        *(f"-# {line}" for line in names_replaced(table, said, drawn_in=said.locale)),
    ]
