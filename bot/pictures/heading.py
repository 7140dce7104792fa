"""The headers of tables and the heads of mats, with what games share and hooks for what differs.

A game decides title, score, order and how a deed is told. Shared are the calls, what a deed brought, who has won, who
must do what, and how all of this is shortened to fit.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from bot.app.fallbacks import separately, spared
from bot.engine import (
    AnyView,
    Argument,
    AskedDecision,
    Change,
    Event,
    Holding,
    Holdings,
    MovePreview,
    Parts,
    Player,
    Position,
    Text,
    changes_of,
    deeds_of,
    heard,
)
from bot.i18n.fluent import Words

from .canvas import Box, Canvas
from .fonts import NAME, Style, headed
from .header import HEIGHT as HEADER
from .header import HeaderTitle, Narration, Plaque, draw_header
from .highlights import dotted
from .names import Showing, drawable
from .panels import BAND, SECTION_HEADING, Section, number, seat_panel
from .preview import Consequence, Figure, changes, draw_result
from .private_board import BOTTOM, TOP, draw_head, heading, papyrus
from .rich_text import EMPHASIS, TextRun, abridged, emphasized
from .sprites import paint
from .standings import StandingsRow, draw_standings
from .theme import FAINT, IVORY, LINE, NOBODY, SEATS, WALL, SeatLook, Theme

ViewOf = TypeVar("ViewOf", bound=Position)

Versions: TypeAlias = tuple[tuple[TextRun, ...], ...]  # a sentence in full, then shorter and shorter
WIDTH, HEIGHT = 1600, 1060  # of a table, in px
_NAME_ROOM = 250  # longer names are cut in the preview of a move, where lines are narrow


class Heading(ABC, Generic[ViewOf]):
    """The frames of a game's pictures: the header of a table with everything that it says, and the head of a mat.

    `names` are the players' as the fonts can show them, computers' with their heads, and `words` use them; `spoken`
    are the words of the narration, with emphasis.
    """

    theme: ClassVar[Theme]
    """The game's colors."""
    sources: Mapping[str, str] = {}
    """The artwork of each source of points, in the order of the final table; by default, the sources are `scored`."""

    counted: ClassVar[tuple[str, ...]]
    """The changes of which the score is the sum."""
    fewest: ClassVar[bool] = False
    """Whether the seat with the fewest is ahead."""
    holdings: ClassVar[Holdings | None] = None
    """What the seats have: for the preview of a move, and for what is shown beside the points at the end."""
    parts: ClassVar[Parts | None] = None
    """What else is on the table."""

    def __init__(self, view: ViewOf, showing: Showing) -> None:
        self.view = view
        self.words = showing.words
        own = [self.stand_in(seat) for seat in range(view.seats)]
        shown = [*showing.names, *own[len(showing.names) :]]
        drawn = tuple(map(drawable, shown, own))
        self.replaced = {
            seat: ours
            for seat, (name, shown, ours) in enumerate(zip(showing.names, drawn, own, strict=False))
            if name != ours == shown
        }
        """Seats whose players' names can't be drawn, with their names in the pictures."""
        self.names = tuple(map(headed, drawn, (*showing.computers, *[None] * view.seats)))
        self.words = showing.words.naming(self.names)

    @cached_property
    def spoken(self) -> Words:
        return self.words.emphasizing(EMPHASIS)

    # What a game says.

    @abstractmethod
    def title(self) -> HeaderTitle:
        """The game and the round or phase, with emphasis on the last round and the end."""

    def score(self, seat: int) -> int:
        """A seat's score while the game isn't over: by default the first of its holdings. At the end it has a total."""
        assert self.holdings, "where seats have nothing declared, the game says what counts"
        return self.holdings.all[0].of(self.view, seat)

    def points(self, seat: int) -> int:
        """The number in the plaque of a seat: its score; at the end its total."""
        if self.view.outcome is None:
            return self.score(seat)
        return self.view.outcome.standing_of(seat).total

    def total(self, points: int) -> str:
        """The winner's points in words."""
        if self.holdings is None:
            return self.words("picture-points", count=points)
        return self.words.text(self.holdings.all[0].amounting(points))

    def order(self) -> Sequence[int]:
        """The seats in turn order; at the end by place."""
        outcome = self.view.outcome
        return [standing.seat for standing in outcome.standings] if outcome else self.view.turn_order()

    def leads(self, seat: int) -> bool:
        """Whether a seat that is still played is ahead while the game isn't over."""
        if self.fewest:
            return self.score(seat) == min(self.scores) < max(self.scores)
        return self.score(seat) == max(self.scores) > 0

    @cached_property
    def scores(self) -> Sequence[int]:
        """The scores of the seats that are still played."""
        return list(map(self.score, self.view.played_seats()))

    def tag(self, seat: int) -> str:
        """A remark beside the score of a seat that is still played."""
        return ""

    def emblems(self, seat: int) -> tuple[str, ...]:
        """The artwork of what the seat has for a while."""
        return ()

    def look(self, seat: int) -> SeatLook:
        return SEATS[seat]

    def stand_in(self, seat: int) -> str:
        """The name of a seat where nobody sits, or whose player's name the fonts can't show."""
        return self.words(f"seat-{seat + 1}")

    def artwork(self, held: Holding) -> str:
        """The artwork of a holding, in the language of the words."""
        return held.artwork

    def achieved(self) -> tuple[str, Sequence[StandingsRow]]:
        """A heading, and what the seats have at the end beside their points."""
        if self.holdings is None or self.view.outcome is None:
            return "", ()
        rows = [
            StandingsRow(
                self.artwork(held),
                self.words(f"held-{held.name}"),
                {seat: held.of(self.view, seat) for seat in range(self.view.seats)},
            )
            for held in self.holdings.achieved(self.view.outcome.standings[0].sources)
        ]
        return self.words("picture-achieved") if rows else "", rows

    def figures(self, view: ViewOf, seat: int) -> Sequence[Figure]:
        """The figures of a seat that a move may change, points first."""
        return [
            Figure(
                self.artwork(held),
                self.words(f"held-{held.name}"),
                held.ready_of(view, seat),
                paint(self.look(seat)) if held.coloured else (),
                held.unwanted,
            )
            for held in (self.holdings.shown("result") if self.holdings else ())
        ]

    def telling(self, deeds: Sequence[Event]) -> Event | None:
        """The deed of a move that says most about it; None if nobody did anything."""
        return next(iter(deeds), None)

    @cached_property
    def deed(self) -> Event | None:
        """The deed to tell of the last move, as everybody knows it."""
        return self.telling(self._deeds)

    def gains(self, seat: int) -> Mapping[str, int]:
        """How the deeds of the last move changed what a seat has."""
        return changes_of(self._deeds, seat)

    def actor(self) -> int | None:
        """The seat whose sign precedes the narration while the game isn't over."""
        return self.deed.seat if self.deed else None

    def happened(self) -> Versions:
        """The last move in words while the game isn't over."""
        if self.deed:
            seat = self.deed.seat or 0
            full = self.deed_told(self.deed, self.gains(seat))
            gain = full[-1][-1]
            return (*full, (TextRun(self.names[seat], bold=True), TextRun(": "), gain)) if gain.gold else full
        told = heard(self.view.events, None) if self.view.ply else []
        own = next((event for event in told if event.seat is not None), None)
        return self.versions(own, "") if own else self.said(self.words("picture-begins"))

    def asks(self, asked: AskedDecision) -> str:
        """What a seat must decide, told to everybody."""
        return self.spoken(f"awaited-{asked.decision}")

    # How it is said.

    def said(self, *sentences: str) -> Versions:
        """Sentences of the spoken words as versions, each shorter than the one before."""
        return tuple(tuple(emphasized(sentence)) for sentence in sentences)

    def deed_told(self, event: Event, gains: Mapping[str, int]) -> Versions:
        """A deed with what its seat gained, in gold, and what it spent."""
        changes = [Change(0, what, amount) for what, amount in gains.items() if amount]
        gained = self.spoken.changes(change for change in changes if change.amount > 0)
        spent = self.spoken.changes(change for change in changes if change.amount < 0)
        return self.versions(event, gained, spent)

    def versions(self, event: Event, gained: str, spent: str = "") -> Versions:
        """An event in full, then without what was spent, without the sentence's aside, and without both."""
        full, brief = self.spoken.event(event), self.spoken.event(event, brief=True)
        return tuple(
            (*emphasized(sentence), *_brought(gained, lost))
            for sentence, lost in ((full, spent), (full, ""), (brief, spent), (brief, ""))
        )

    # The frames.

    def table(self, height: int = HEIGHT) -> Canvas:
        """The wall of a table with the header across its top."""
        canvas = Canvas(WIDTH, height, WALL)
        canvas.spots["course"] = Box(0, 0, WIDTH, HEADER)
        nothing = Narration(None, self.said(""), "")
        told = spared("what the header tells", nothing, self.narration)
        draw_header(canvas, self.theme, self.title(), self.plaques(), told)
        return canvas

    def lay(
        self, canvas: Canvas, box: Box, draw: Callable[[Canvas], object], *names: str, marks: Hashable = None
    ) -> None:
        """Draw parts of the table that share a box, from the cache if they look the same.

        `marks` is what else of the view is drawn there, such as traces of the last move.
        """
        assert self.parts, "say what lies on the table"
        key = self.theme, names, self.parts.looks(self.view, *names), box, self.words.locale, marks
        spared(f"a part of a table ({', '.join(names)})", None, canvas.part, key, draw)
        canvas.spots |= dict.fromkeys(names, box)

    def sheet(self, seat: int, remark: str, height: int) -> Canvas:
        """A sheet with a seat's score, a remark such as "only you see this", and this height for the content."""
        canvas = papyrus(TOP + height + BOTTOM)
        self.draw_head(canvas, seat, remark)
        return canvas

    def draw_head(self, canvas: Canvas, seat: int, remark: str) -> None:
        score, unit = self.score(seat), self.words("picture-score", count=self.score(seat))
        draw_head(canvas, self.theme, self.look(seat), self.names[seat], remark, number(score), unit)

    def mat(self, seat: int, remark: str, sections: Sequence[Section]) -> Canvas:
        headings = SECTION_HEADING * sum(bool(section.title) for section in sections)
        height = headings + sum(section.height for section in sections)
        canvas, top = self.sheet(seat, remark, height), TOP
        for section in sections:
            if section.title:
                heading(canvas, self.theme, top + 22, section.title, section.remark)
                top += SECTION_HEADING
            spared(f"the section {section.title!r} of a mat", None, section.draw, canvas, top)
            top += section.height
        return canvas

    def result(
        self,
        foreseen: MovePreview,
        scene: Canvas,
        then: Sequence[Text],
        untold: Text | None = None,
        figures: Callable[[ViewOf, int], Sequence[Figure]] | None = None,
    ) -> Canvas:
        """The preview of a move; this view is the one after it.

        `then` is what follows; `untold` names the move if nothing can be told of it yet; `figures` replaces the
        heading's own.
        """
        figures = figures or self.figures
        seat = foreseen.seat
        changed = changes(figures(foreseen.before, seat), figures(foreseen.after, seat))
        for other in range(self.view.seats):
            if other != seat:
                now, ahead = figures(foreseen.before, other), figures(foreseen.after, other)
                changed += changes(now, ahead, self.look(other))
        words = self.words("picture-confirm"), self.words("picture-private"), self.words("picture-then")
        return draw_result(
            self.theme,
            self.look(seat),
            words,
            self._foretold(foreseen, untold),
            scene.image,
            changed,
            [self._following(line, seat) for line in then],
        )

    @separately
    def draw_standings(self, canvas: Canvas, box: Box) -> None:
        assert self.view.outcome
        title, achieved = self.achieved()
        scored = [held for held in (self.holdings.all if self.holdings else ()) if held.scored]
        sources = self.sources or {held.scored: self.artwork(held) for held in scored}
        draw_standings(canvas, box, self.view.outcome, self.words, sources, title, achieved, self.look)

    def plaques(self) -> list[Plaque]:
        outcome, plaques = self.view.outcome, []
        for seat in self.order():
            leads = seat in outcome.winners if outcome else not self.view.gone[seat] and self.leads(seat)
            shown = self.look(seat), self.names[seat], number(self.points(seat))
            told = self._remark(seat), self._call(seat)
            # In a narrow plaque the remark that says so has no room.
            away = ("common/away",) if self.view.gone[seat] else ()
            plaques.append(Plaque(*shown, *told, leads, (*self.emblems(seat), *away)))
        return plaques

    def narration(self) -> Narration:
        """Who did what, and who must do what now; at the end, who has won and why the game ended."""
        outcome = self.view.outcome
        if outcome is None:
            actor = self.actor()
            look = None if actor is None else self.look(actor)
            return Narration(look, self.happened(), self._awaited(), self.names)
        winners: list[Player] = [Player(seat) for seat in outcome.winners]
        won = self.spoken("picture-wins", players=winners, count=len(winners))
        total = TextRun(self.total(outcome.standings[0].total), bold=True, gold=True)
        told = (*emphasized(won), TextRun(": "), total)
        return Narration(self.look(outcome.winners[0]), (told,), self.words(outcome.reason), self.names)

    def _foretold(self, foreseen: MovePreview, untold: Text | None) -> Versions:
        """The move in one line: its deed as its seat knows it, or its kind if nothing can be told yet."""
        deed, own = self.telling(deeds_of(foreseen.events)), self.spoken.read_by(foreseen.seat)
        if deed is None:
            sentences = [own.text(untold or Text(f"move-{foreseen.move.kind()}"))]
        else:
            sentences = [own.event(deed), own.event(deed, brief=True)]
        return tuple(self._abridged(sentence) for sentence in sentences)

    def _following(self, line: Text, reader: int) -> Consequence:
        seats = [player.seat for player in _players(line)]
        runs = self._abridged(self.spoken.read_by(reader).text(line), 2 * _NAME_ROOM / max(2, len(seats)))
        return Consequence(self.look(seats[0]) if len(seats) == 1 else None, runs)

    def _abridged(self, sentence: str, room: float = _NAME_ROOM) -> tuple[TextRun, ...]:
        return abridged(emphasized(sentence), self.names, room)

    def _remark(self, seat: int) -> str:
        if self.view.gone[seat]:
            return self.words("picture-gone")
        if self.view.outcome:
            return f"{self.view.outcome.standing_of(seat).place}."
        return self.tag(seat)

    @cached_property
    def _deeds(self) -> list[Event]:
        return deeds_of(heard(self.view.events, None))

    def _call(self, seat: int) -> str:
        if any(asked.seat == seat for asked in _asked(self.view)):
            return self.words("picture-to-move")
        return self.words("picture-victor") if self.view.outcome and seat in self.view.outcome.winners else ""

    def _awaited(self) -> str:
        asking: dict[str, list[int]] = {}
        for asked in _asked(self.view):
            asking.setdefault(self.asks(asked), []).append(asked.seat)
        parts = []
        for what, seats in asking.items():
            if len(seats) == self.view.seats:
                parts.append(self.words("picture-all-awaited", what=what))
            elif len(seats) > 2:
                parts.append(self.words("picture-many-awaited", count=len(seats), what=what))
            else:
                players: Argument = [Player(seat) for seat in seats]
                said = self.spoken("picture-awaited", players=players, what=what)
                parts.append("".join(run.text for run in emphasized(said)))
        return " · ".join(parts)


def _players(line: Text) -> Iterator[Player]:
    for value in line.arguments.values():
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, Player):
                yield one


def _asked(view: AnyView) -> Sequence[AskedDecision]:
    asked: Sequence[AskedDecision] = view.asked
    return asked


def _brought(gained: str, spent: str) -> list[TextRun]:
    brought = [TextRun(": ")] if gained or spent else []
    if gained:
        brought.append(TextRun(gained, bold=True, gold=True))
    if spent:
        brought.append(TextRun(f", {spent}" if gained else spent))
    return brought


_GATHERED = Style(NAME.face, 52, 44)
_PANEL_FRAME = 8  # the width of a panel's frame outside the panel


def gathered(
    canvas: Canvas, heading: Heading[Any], panels: Sequence[Box], people: int, *, settled: bool
) -> Canvas:
    """A picture of the table with the first `people` names on its seats and the others free.

    If seats have `panels`, the names are only there, where they have more room than in the header. Nobody has a color
    unless it is `settled` who sits where.
    """
    words = heading.words
    plaques = [
        Plaque(heading.look(seat) if settled else NOBODY, heading.names[seat], "")
        if seat < people
        else Plaque(NOBODY, words("picture-free-seat"), "")
        for seat in range(heading.view.seats)
    ]
    title = replace(heading.title(), moment=words("picture-gathering"), remark="", urgent="")
    shown = [] if panels else plaques
    draw_header(canvas, heading.theme, title, shown, Narration(None, heading.happened(), ""))
    for box in panels:
        canvas.rectangle(*box.inset(-_PANEL_FRAME), WALL)
    for seat, (plaque, box) in enumerate(zip(plaques, panels, strict=False)):
        _draw_place(canvas, plaque, box, taken=seat < people)
    return canvas


def _draw_place(canvas: Canvas, plaque: Plaque, box: Box, *, taken: bool) -> None:
    x, y = box.middle
    if taken:
        seat_panel(canvas, plaque.seat, *box, asked=False)
        canvas.text(x + BAND / 2, y, plaque.name, _GATHERED, IVORY, "middle", room=box.width - BAND - 32)
    else:
        dotted(canvas, *box.inset(2), LINE)
        canvas.text(x, y, plaque.name, _GATHERED, FAINT, "middle", room=box.width - 32)
