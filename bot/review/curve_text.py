"""The words of a curve, and its page with a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import Argument, Player, Record, Text, text, yes
from bot.games.title import Title
from bot.i18n.fluent import signed
from bot.i18n.functions import figure
from bot.pictures.curve_page import Chart, CurveLine, Pin, draw_curve
from bot.pictures.fonts import in_words
from bot.pictures.names import Showing
from bot.pictures.png import colours
from bot.pictures.rich_text import EMPHASIS, TextRun, abridged, emphasized

from .curve import Curve, PointChange, TurningPoint, curve, leader, turning_points
from .replay import course

_MOST_OF: Final = 0.8  # a deed that brought this part of a round's points stands for the round
_HARDLY: Final = 0.25  # a deed that brought less than this part is only one of many
_NAME_ROOM: Final = 200  # px; longer names are cut if a sentence is too long
_WITHOUT_A_DEED: Final = {"lead": "ahead", "fall": "still"}
_SHORT_OF_ITS_OWN: Final = frozenset({"lead", "fall", "stall"})
_PARTS: Final = 3  # the parts of a game after each of which the description has the points


class CurveInWords:
    """The words of a curve in the readers' language, with players' names."""

    def __init__(self, title: Title, curve: Curve, showing: Showing) -> None:
        self.curve = curve
        self.heading = title.artist.heading(curve.view, showing)
        self._words = self.heading.words
        self._length = title.words.length(curve.view)
        self.unit = f"curve-{self._length.key}"

    # In the picture.

    @property
    def fact(self) -> str:
        """The game's length and number of players, and whether the fewest points win."""
        words, curve = self._words, self.curve
        if curve.outcome:
            fact = words("curve-fact", length=self._length, players=len(curve.seats))
        else:
            key = "curve-fact-after" if self._whole else "curve-fact-so-far"
            fact = words(key, interval=self.interval(curve.rounds))
        return words("curve-fact-fewest", fact=fact) if curve.fewest else fact

    @property
    def brief_fact(self) -> str:
        if self.curve.fewest:
            return self._words("curve-fewest")
        return self._words.text(self._length) if self.curve.outcome else self.fact

    def interval(self, interval: int) -> str:
        if self._is_final(interval):
            return self._words("curve-final-interval")
        return self._words(f"{self.unit}-interval", number=interval)

    # Turning points.

    def told(self, turn: TurningPoint) -> list[tuple[TextRun, ...]]:
        """A turning point as a sentence with its main point in gold, in ever shorter versions."""
        spoken = self._words.emphasizing(EMPHASIS)
        *sentences, last = (_golden(spoken.text(told, brief=True)) for told in self._versions(turn))
        brief = [abridged(sentence, self.heading.names, _NAME_ROOM) for sentence in (*sentences, last)]
        return [*sentences, *brief]

    def described(self, turns: Sequence[TurningPoint]) -> list[str]:
        """The picture in words: the points after each third of the game, and the turning points."""
        words, curve = self._words, self.curve
        last = curve.intervals[-1]
        ends = {max(1, round(curve.rounds_over * part / _PARTS)) for part in range(1, _PARTS + 1)}
        lines = [words("curve-described", title=words(f"{self.unit}-title"), fact=self.fact)]
        if parts := sorted(ends - {last}):
            after = [self.interval(part) for part in parts]
            if self._whole:
                after = [*after, self.interval(last)]
                lines.append(words("curve-described-after", intervals=words.listed(after)))
            else:
                key = "curve-described-at" if curve.outcome else "curve-described-at-so-far"
                lines.append(words(key, intervals=", ".join(after)))
        winners = curve.outcome.winners if curve.outcome else ()
        for seat in sorted(curve.seats, key=lambda seat: -curve.standing(seat, last)):
            points = ", ".join(figure(curve.points[seat][at]) for at in (*parts, last))
            key = "curve-described-victor" if seat in winners else "curve-described-seat"
            lines.append(words(key, player=Player(seat), points=points))
        for turn in turns:
            told = words.text(next(self._versions(turn)), brief=True)
            lines.append(words("curve-described-turn", interval=self.interval(turn.interval), told=told))
        return lines

    @property
    def _whole(self) -> bool:
        """Whether a running game is at the end of a round, which is then "now"."""
        return self.curve.outcome is None and self.curve.rounds_over == self.curve.rounds

    def _is_final(self, interval: int) -> bool:
        return self.curve.final and interval == self.curve.intervals[-1]

    def _versions(self, turn: TurningPoint) -> Iterator[Text]:
        """A turning point as a sentence, then as shorter ones with less of the same content."""
        kind, said = turn.kind, self._said_of(turn)

        def version(key: str, **more: Argument) -> Text:
            return text(f"curve-told-{key}", **(said | more))

        if self._is_final(turn.interval):
            final = "final-lead" if kind == "lead" else "final"
            if part := self._source(turn.seat):
                yield version(f"{final}-of", part=part)
            yield version(final)
        elif kind == "lead" and (lost := self._lost_by_leader(turn)):
            yield version("handed", **self._in_words(lost))
        elif deed := self._deed(turn):
            keys = list(self._keys(turn, deed))
            yield from map(version, keys)
            if kind == "lead":
                yield from (version(key, outcome=_outcome("lead-so-far")) for key in keys)
        elif kind in _WITHOUT_A_DEED:
            yield version(_WITHOUT_A_DEED[kind])
        yield version(f"{kind}-short" if kind in _SHORT_OF_ITS_OWN else "short")

    def _said_of(self, turn: TurningPoint) -> dict[str, Argument]:
        """The arguments of all sentences about a turning point."""
        curve, seat, at = self.curve, turn.seat, turn.interval
        points, deed = curve.points[seat], self._deed(turn)
        if turn.kind == "fall":
            outcome = "lost-for-good" if curve.outcome else "lost-so-far"
        elif curve.outcome and at == curve.intervals[-1]:
            outcome = "lead-final"
        elif curve.outcome:
            outcome = "lead-throughout" if at == 1 else "lead-for-good"
        else:
            outcome = "lead-so-far"
        return {
            "player": self._words.player(seat),
            "times": len(curve.deeds.get((seat, at), ())),
            "all": _strong(points[at] - points[at - 1]),
            "rest": _strong(points[curve.rounds] - points[at]),
            "outcome": _outcome(outcome),
            "over": yes(curve.outcome),
            **({} if deed is None else self._in_words(deed)),
        }

    def _keys(self, turn: TurningPoint, deed: PointChange) -> Iterator[str]:
        """The keys of sentences about a deed, depending on its part of the round's points."""
        curve, kind = self.curve, turn.kind
        gained, brought = curve.gain(turn.seat, turn.interval), abs(deed.change)
        if kind == "fall":
            yield "fall-worse" if gained < 0 else "fall" if brought == gained else "fall-of"
        elif kind == "stall":
            rest = curve.standing(turn.seat, curve.rounds) - curve.standing(turn.seat, turn.interval)
            yield "stall" if rest > 0 else "stall-worse" if rest else "stall-nothing"
        else:
            of_many = kind != "loss" and not curve.fewest
            if of_many and deed.change < _HARDLY * abs(gained):
                yield f"{kind}-often"
            elif not _MOST_OF * abs(gained) <= brought <= abs(gained) / _MOST_OF:
                yield f"{kind}-of"
            yield kind

    def _source(self, seat: int) -> Text | None:
        """The source that brought most in the final scoring, without points gained before."""
        assert self.curve.outcome
        sources = self.curve.outcome.standing_of(seat).sources
        left = self.curve.points[seat][self.curve.rounds]
        names = list(sources)
        while names and left:
            left -= sources[names.pop(0)]
        everything = sum(map(sources.__getitem__, names))
        name = max(names, key=lambda name: sources[name] * everything, default=None)
        if left or name is None:
            return None
        source = text(f"source-{name}")
        if sources[name] == everything:
            return source
        return text("curve-part", source=source, signed=signed(sources[name]))

    def _in_words(self, deed: PointChange) -> dict[str, Argument]:
        """A deed in words, in which only the result is emphasized.

        If a game's sentence for an event is too long, it has a message `curve-event-…`.
        """
        words, told = self._words, deed.told
        own = f"curve-{told.key}"
        sentence = words(own, **told.arguments) if words.has(own) else words.text(told, brief=True)
        return {"deed": sentence, "change": _strong(deed.change)}

    def _deed(self, turn: TurningPoint) -> PointChange | None:
        return self._most(turn.seat, turn.interval, good=turn.kind != "loss")

    def _most(self, seat: int, interval: int, *, good: bool) -> PointChange | None:
        sign = 1 if good is not self.curve.fewest else -1
        deeds = [deed for deed in self.curve.deeds.get((seat, interval), ()) if deed.change * sign > 0]
        return max(deeds, key=lambda deed: abs(deed.change), default=None)

    def _lost_by_leader(self, turn: TurningPoint) -> PointChange | None:
        """The leader's loss, if the lead went to a seat that gained nothing."""
        before = leader(self.curve, turn.interval - 1)
        if before is None or self.curve.gain(turn.seat, turn.interval) > 0:
            return None
        return self._most(before, turn.interval, good=False)


def _outcome(key: str) -> Text:
    return Text(f"curve-{key}", strong=True)


def _strong(change: int) -> Text:
    return Text("curve-figure", {"signed": signed(change) if change else "±0"}, strong=True)


def _golden(sentence: str) -> tuple[TextRun, ...]:
    return tuple(TextRun(run.text, run.bold, gold=run.bold) for run in emphasized(sentence))


@dataclass(frozen=True)
class CurvePage:
    """A curve as a PNG, and its description, line by line."""

    picture: bytes
    described: tuple[str, ...]


def curve_page(title: Title, record: Record, showing: Showing) -> CurvePage | None:
    """The curve of a game up to the end of its record. Raises Mismatch.

    None before the end of the first round, and for a game that ended before anybody had gained anything.
    """
    found = curve(title, course(title, record))
    if found.rounds_over < 1 or (found.outcome and all(len(set(line)) == 1 for line in found.points)):
        return None
    said, turns = CurveInWords(title, found, showing), turning_points(found)
    picture = draw_curve(title.theme, chart(found, turns, said), said.heading.words).png(
        colours(title.game.id)
    )
    return CurvePage(picture, tuple(map(in_words, said.described(turns))))


def chart(found: Curve, turns: list[TurningPoint], said: CurveInWords) -> Chart:
    """The chart of a curve: its lines by place, the leader's on top."""
    last = found.intervals[-1]
    winners = found.outcome.winners if found.outcome else []
    order = sorted(found.seats, key=lambda seat: (seat not in winners, -found.standing(seat, last)))
    lines = [
        CurveLine(said.heading.look(seat), said.heading.names[seat], found.points[seat], seat in winners)
        for seat in order
    ]
    pins = tuple(
        Pin(order.index(turn.seat), turn.interval, said.interval(turn.interval), said.told(turn))
        for turn in turns
    )
    return Chart(said.unit, said.fact, said.brief_fact, found.rounds, tuple(lines), pins, found.final)
