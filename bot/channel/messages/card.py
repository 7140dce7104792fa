"""The card of a game: the table after each turn, what has happened, who is asked; the last one, and the analysis."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import islice
from typing import Final

from msgspec import structs

from bot.app.fallbacks import spared
from bot.channel.rendering.renderer import Pictures
from bot.engine import AnyView, Argument, Chance, Event, Outcome, Player
from bot.i18n.fluent import Words
from bot.play.clock.pacing import MOST_MISSED, UNTIMED, Timing
from bot.play.errors import moment
from bot.play.history import records
from bot.play.history.log import LogEntry
from bot.play.table import Table, with_signs
from bot.play.turn.games import LAID_OUT
from bot.review.analysis_text import AnalysisPage
from bot.review.curve_text import CurvePage

from .components import (
    HEIGHT,
    Address,
    ButtonMeaning,
    TableButton,
    address_at,
    button,
    cut,
    fitted_labels,
    height_left,
    height_of,
    height_of_text,
    table_button,
    word_count,
)
from .post import Post, descriptions, fitted_description, names_replaced
from .sentences import (
    Space,
    Summary,
    escaped,
    event_lines,
    mention_of,
    message_words,
    player_with_level,
    summarize,
    with_names,
)

MOST_ANSWERS: Final = 6  # so many answers stand on a card
_WORLDS: Final = (b"one world", b"another")
_LOOKED_AT: Final = 200  # of so many moves it is seen whether their beginnings are few


def first_answers(table: Table, said: Words) -> list[TableButton]:
    """A button for each answer to the first question of the one person who is asked, if few and all open."""
    if len(table.asked_seats) != 1 or len(table.asked_people) != 1:
        return []
    (seat,) = table.asked_seats
    game, seen = table.title.game, table.view(None)
    answers: list[tuple[str, tuple[str, ...]]] = []
    for seed in _WORLDS:
        view = game.view(game.imagine(seen, Chance(seed)), seat)
        try:
            others = _answers(table, said, seen, view)
        except LookupError:  # what may be answered depends on what the player alone knows
            return []
        if not others or (answers and others != answers):
            return []
        answers = others
    return [
        button(label, Address("move", table.id, table.revision, rest), ButtonMeaning.CHOOSES)
        for label, rest in answers
    ]


def _answers(table: Table, said: Words, seen: AnyView, view: AnyView) -> list[tuple[str, tuple[str, ...]]]:
    """The answers that lie open, as they are called in a world; none where several kinds of move have a question, or
    there are too many for a card. Raises LookupError where they do not lie open.
    """
    telling = table.title.words
    forms = [form for form in view.decision.forms(seen) if form.left({})]
    if len(forms) != 1:
        return []
    (form,) = forms
    move, first = form.move, form.left({})[0]
    fields = move.together if first in move.together else (first,)
    if first != fields[0] or first in move.groups:
        return []
    signs = [string.digits[move.steps().index(field)] for field in fields]
    moves = islice(form.moves({}), _LOOKED_AT)
    found = dict.fromkeys(tuple(one.values()[field] for field in fields) for one in moves)
    if not 1 < len(found) <= MOST_ANSWERS:
        return []
    made: dict[tuple[str, ...], str] = {}  # labels by what a button carries
    for values in found:
        chosen = dict(zip(fields, values, strict=True))
        choices = [telling.choice(view, move, field, value, chosen) for field, value in chosen.items()]
        whole = choices[-1].whole or choices[0].label
        rest = (f"{sign}{value}" for sign, value in zip(signs, values, strict=True))
        made[move.kind(), *rest] = said.text(whole)
    labels = fitted_labels(list(made.values()))
    if len(set(labels)) < len(made) or any(label.endswith("…") for label in labels):
        return []
    return list(zip(labels, made, strict=True))


MOST_WORDS: Final = 60  # so many words a card has at most; the rest is a click away
_ROOMY: Final = Space(MOST_WORDS, HEIGHT)


@dataclass(frozen=True)
class CardText:
    """What a card says before it is drawn.

    `steps` are the deeds that it tells, in the order of its lines, for each the events that it was; `answers` are the
    buttons of the first question.
    """

    texts: Sequence[str]
    steps: Sequence[Sequence[Event]]
    answers: Sequence[TableButton]


def card_text(kind: str, table: Table, entries: Sequence[LogEntry], timing: Timing = UNTIMED) -> CardText:
    """What a card of a kind says of the table and of what happened since the card before."""
    said = message_words(table)
    answers = [] if table.paused else first_answers(table, table.words())
    asked = [*asked_lines(table, said, timing), *small_lines(names_replaced(table, said))]
    if kind == "start":
        texts, summary = _start_texts(table, said, entries, [*loaded_line(table, said), *asked], answers)
    else:
        after = [*small_lines(missed_lines(table, said, entries, timing)), *asked]
        texts, summary = _with_summary(table, said, entries, [], after, answers)
    return CardText(texts, summary.steps, answers)


def turn_card(
    table: Table,
    says: CardText,
    pictures: Pictures,
    *,
    ping: Sequence[int],
    mark: int | None,
    takeback: bool = True,
) -> Post:
    """The table, what happened since the card before, and who is asked for what."""
    thinks = table.asked_computers and not table.asked_people and not table.paused
    return Post(
        texts=says.texts,
        for_a_while=thinking_line(table) if thinks else "",
        pictures=pictures,
        alts=descriptions(table),
        answers=says.answers,
        buttons=turn_buttons(table, message_words(table), takeback=takeback),
        ping=ping,
        mark=mark,
    )


def start_card(
    table: Table,
    says: CardText,
    pictures: Pictures,
    *,
    ping: Sequence[int],
    mark: int | None,
    takeback: bool = True,
) -> Post:
    """The first card: who plays, the fingerprint of the shuffling; *Set-up* stands where *Undo* does later."""
    card = turn_card(table, says, pictures, ping=ping, mark=mark)
    first = table.revision == 1
    buttons = turn_buttons(table, message_words(table), first=first, takeback=takeback)
    return replace(card, for_a_while="", buttons=buttons)


def _start_texts(
    table: Table, said: Words, entries: Sequence[LogEntry], after: list[str], answers: Sequence[TableButton]
) -> tuple[list[str], Summary]:
    """Who plays, and with what the shuffling can be checked.

    In a first game, with enough to understand, that is at *Set-up* alone; so it is where the card has no room for it.
    """
    seated = said.listed(player_with_level(said, seat) for seat in table.seats)
    heading = said("card-start", game=said("game-title"), players=seated)
    if table.row.coached:
        return _with_summary(table, said, entries, [heading], after, answers)
    fingerprint = f"-# {said('card-fingerprint', fingerprint=table.fingerprint or '')}"
    whole = _with_summary(table, said, entries, [heading], [fingerprint, *after], answers)
    buttons = [*answers, *turn_buttons(table, said, takeback=True)]
    if height_of(whole[0], len(table.title.artist.tables), buttons) <= HEIGHT:
        return whole
    return _with_summary(table, said, entries, [heading], after, answers)


def _with_summary(
    table: Table,
    said: Words,
    entries: Sequence[LogEntry],
    before: Sequence[str],
    after: Sequence[str],
    answers: Sequence[TableButton],
) -> tuple[list[str], Summary]:
    first = [*before, *log_lines(said, [structs.replace(entry, events=[]) for entry in entries])]
    buttons = [*answers, *turn_buttons(table, said, takeback=True)]
    pictures = len(table.title.artist.tables)
    room = Space(
        MOST_WORDS - sum(map(word_count, (*first, *after))),
        height_left(pictures, buttons) - height_of_text([*first, *after]),
    )
    summary = summary_of(table, said, entries, table.asked_people, room)
    return [*first, *summary.lines, *after], summary


def summary_of(
    table: Table, said: Words, entries: Sequence[LogEntry], readers: Iterable[int], room: Space = _ROOMY
) -> Summary:
    """What entries of a table's log come to, as far as there is room; first what concerns the seats of readers."""
    return summarize(said, entries, readers, table.title.artist.heading.counted, room)


def turn_buttons(table: Table, said: Words, *, first: bool = False, takeback: bool) -> list[TableButton]:
    """What can be clicked under a card; in a pause what ends it stands where the rules do otherwise."""
    rules = table_button(said, "rules", table)
    buttons = table_buttons(table, said)
    if first:
        buttons.append(table_button(said, "set-up", table))
    elif takeback:
        buttons.append(table_button(said, "undo", table, ButtonMeaning.GIVES_UP))
    return [*buttons, go_on_button(table, said) if table.paused else rules]


def table_buttons(table: Table, said: Words) -> list[TableButton]:
    """What leads to a game that is played: to a move, to one's own board, to how things stand."""
    return [
        table_button(said, "move", table, ButtonMeaning.CHOOSES),
        table_button(said, "board", table),
        table_button(said, "status", table),
    ]


def go_on_button(table: Table, said: Words) -> TableButton:
    return table_button(said, "go-on", table)


def log_lines(said: Words, entries: Sequence[LogEntry]) -> list[str]:
    """What happened, a line for each event, every change with it; people by the names they had then.

    Where the words mark names, it is for a message, and the names have no markdown of their own; a label has none.
    """
    lines: list[str] = []
    for entry in entries:
        names = with_signs(entry.names, entry.computers)
        then = with_names(said, names) if said.sign else said.naming(names)
        if said.reader is not None and then.names[said.reader] != said.names[said.reader]:
            then = then.read_by(None)  # somebody else sat there
        events = entry.events
        if entry.kind == "undo":
            key = f"happened-undo-{'more' if entry.took_more_back else 'one'}"
            lines.append(then.begun(then(key, player=_name(entry.seat))))
        if entry.computer is not None and entry.seat is not None and entry.computers[entry.seat] is None:
            if entry.computer == LAID_OUT:
                lines.append(then.begun(then("happened-laid-out", player=_name(entry.seat))))
            else:
                level = said(f"level-{entry.computer}-told")
                lines.append(then.begun(then("happened-decided", player=_name(entry.seat), level=level)))
        if entry.former is not None:
            lines.append(then.begun(_who_came(said, then, entry, entry.former)))
            events = [event for event in events if event.key != "returned"]
        lines.extend(event_lines(then, events))
    return lines


def _who_came(said: Words, then: Words, entry: LogEntry, former: str) -> str:
    """Who plays the seat of a former player from now on; `then` knows the names of the moment."""
    assert entry.seat is not None, "who comes has a seat"
    player = _name(entry.seat)
    if entry.came == "computer":
        return then(
            "happened-stood-in", player=player, level=said(f"level-{entry.computers[entry.seat]}-told")
        )
    if entry.came == "back":
        return then("happened-back", player=player)
    return then("happened-replaced", player=player, former=with_names(said.read_by(None), [former]).player(0))


def asked_lines(table: Table, said: Words, timing: Timing = UNTIMED) -> list[str]:
    """Which people are asked for what, until when, those asked for the same in one line; and a pause."""
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
    said = message_words(table)
    thinking = [Player(seat) for seat in table.asked_computers]
    return f"-# {said('waiting', players=thinking, count=len(thinking))}"


def small_lines(lines: Sequence[str]) -> list[str]:
    return [f"-# {line}" for line in lines]


def link_of(table: Table) -> str:
    """Where a table's newest message stands."""
    message = table.card.message if table.card else table.lobby_message
    return link_to(table.guild, table.channel, message)


def link_to(guild: int | None, channel: int, message: int | None) -> str:
    """Where a message stands; the channel where there is none."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def _name(seat: int | None) -> Argument:
    return "" if seat is None else Player(seat)


def end_card(
    table: Table,
    pictures: Pictures,
    *,
    ping: Sequence[int],
    mark: int | None,
    advised: Mapping[str, int],
    curve: CurvePage | None,
) -> Post:
    """The final pictures, who followed advice how often, and the seed; last who won, and every source of points."""
    said = message_words(table)
    view = table.view(None)
    outcome: Outcome = view.outcome
    winners = [mention_of(table, said, seat) for seat in outcome.winners]
    others = [
        mention_of(table, said, standing.seat)
        for standing in outcome.standings
        if standing.place > 1 and table.user_at(standing.seat) is not None
    ]
    texts = [said("end-length", length=table.title.words.length(view), moves=view.ply, days=_days(table))]
    texts.extend(small_lines(names_replaced(table, said)))
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
    alts = descriptions(table)
    if pictures and curve is not None:
        pictures, alts = (*pictures, curve.picture), [*alts, fitted_description(curve.described)]
    return Post(
        texts=texts, pictures=pictures, alts=alts, buttons=end_buttons(table, said), ping=ping, mark=mark
    )


def end_buttons(table: Table, said: Words) -> list[TableButton]:
    buttons = [
        table_button(said, "again", table, ButtonMeaning.CHOOSES),
        table_button(said, "record", table),
        table_button(said, "replay", table),
    ]
    if table.over:
        buttons.append(table_button(said, "film", table))
        buttons.append(button(said("button-status"), address_at("happened", table)))
    if records.analysis_offered(table):
        buttons.append(table_button(said, "analysis", table))
    return buttons


def score_table(table: Table, outcome: Outcome) -> str:
    """The points by source, the winner's column first, in letters of one width."""
    said = table.words()
    standings = outcome.standings
    names = [_shown(said.player(standing.seat), 6) for standing in standings]
    sources = list(dict.fromkeys(source for standing in standings for source in standing.sources))
    rows = [(said(f"source-{source}"), [s.sources.get(source, 0) for s in standings]) for source in sources]
    rows.append((said("end-total"), [standing.total for standing in standings]))
    if len({standing.total for standing in standings}) < len(standings):
        for name in dict.fromkeys(name for standing in standings for name in standing.tie_breaks):
            rows.append((said(f"tie-{name}"), [s.tie_breaks.get(name, 0) for s in standings]))
    label = min(16, max(len(name) for name, _ in rows))
    lines = [" " * label + "".join(f" {name:>6}" for name in names)]
    lines += [
        f"{_shown(name, label):<{label}}" + "".join(f" {figure:>6}" for figure in figures)
        for name, figures in rows
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def _shown(name: str, longest: int) -> str:
    return cut(name.replace("`", "'"), longest)


def _days(table: Table) -> int:
    start, end = table.row.started_at, table.row.ended_at
    if start is None or end is None:
        return 1
    return (datetime.fromtimestamp(end, UTC).date() - datetime.fromtimestamp(start, UTC).date()).days + 1


def analysis_post(table: Table, page: AnalysisPage, *, mark: int | None) -> Post:
    """The analysis for everybody: its picture, and the moves that swung the game in words."""
    said = message_words(table)
    return Post(
        texts=analysis_lines(table, said, page),
        pictures=[page.picture],
        alts=[fitted_description(page.described)],
        mark=mark,
    )


def analysis_lines(table: Table, said: Words, page: AnalysisPage) -> Sequence[str]:
    return [
        f"### {said('analysis-heading', game=said('game-title'))}",
        *page.swings,
        f"-# {said('analysis-footnote')}",
        *(f"-# {line}" for line in names_replaced(table, said)),
    ]
