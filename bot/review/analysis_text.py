"""The words of an analysis, and its page with a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean
from typing import Final

from bot.assets import ASSETS
from bot.engine import AnyView, Change, Move, MovePreview, Record, Text, changes_of, deeds_of, foresee
from bot.games.game_words import LONGEST_ALT
from bot.games.title import Title
from bot.i18n.fluent import Words
from bot.pictures.analysis_page import Band, Sheet, Swing, draw_analysis
from bot.pictures.fonts import in_words
from bot.pictures.heading import Heading, Versions
from bot.pictures.names import Showing
from bot.pictures.png import colours
from bot.pictures.rich_text import TextRun, abridged

from .analysis import Analysis, DecisionCost
from .replay import positions

_NAME_ROOMS: Final = (200, 110)
"""The widths in px to which names in a sentence that is too long are cut, in turn."""


@dataclass(frozen=True)
class Swung:
    """A decisive move, as its seat could foresee it, and the one that would have been better."""

    decision: DecisionCost
    round: int
    done: MovePreview
    better: MovePreview


class AnalysisInWords:
    """The words of an analysis, in its picture and in the description of that, in the readers' language.

    Raises Mismatch if the record doesn't replay.
    """

    def __init__(self, title: Title, record: Record, analysis: Analysis, showing: Showing) -> None:
        self.title = title
        self.analysis = analysis
        self.swung: list[Swung] = []
        game, wanted, state = title.game, {swing.ply: swing for swing in analysis.swings}, None
        for ply, state, number in positions(title, record):
            if ply in wanted and ply < len(record.entries):
                # from the view in which it was made
                swing, view = wanted[ply], game.view(state, wanted[ply].seat)
                played, better = game.move_from(record.entries[ply].move), game.move_from(swing.best)
                done = foresee(game, view, played)
                self.swung.append(Swung(swing, number, done, foresee(game, view, better)))
        end = game.view(state, None)
        self.outcome = end.outcome
        self.heading: Heading[AnyView] = title.artist.heading(end, showing)
        self._written = showing.words
        self._length = title.words.length(end).key

    # In the picture.

    def done(self, swung: Swung) -> Versions:
        """The move played, in the words of the log, with its round and its foreseeable result; then shorter versions.

        The shortest are without the round, so that the place at the end isn't cut off.
        """
        heading, foreseen = self.heading, swung.done
        before = TextRun(f"{self._round(heading.words, swung.round)}: ")
        if deed := heading.telling(deeds_of(foreseen.events)):
            gains = changes_of(foreseen.events, foreseen.seat)
            versions = (*heading.deed_told(deed, gains), *heading.versions(deed, ""))
        else:
            named = " · ".join(self._named(heading.words, foreseen, swung.better))
            versions = ((TextRun(heading.names[foreseen.seat], bold=True), TextRun(f": {named}")),)
        dated = [(before, *version) for version in versions]
        return (*self._and_abridged(dated, _NAME_ROOMS[:1]), *self._and_abridged(versions))

    def better(self, swung: Swung) -> Versions:
        """The better move: its name with values in gold, and what it brings; then shorter versions."""
        words = self.heading.words
        kind, *parts = self._named(words, swung.better, swung.done)
        named = [TextRun(kind, bold=not parts, gold=not parts)]
        for part in parts:
            named += [TextRun(" · "), TextRun(part, bold=True, gold=True)]
        gained = self._gained(words, swung.better)
        return self._and_abridged([(*named, TextRun(f" ({gained})")), (*named,)] if gained else [(*named,)])

    def artwork(self, swung: Swung) -> str:
        """The artwork for the better move: named like one of its values, or like its kind."""
        move, view = swung.better.move, swung.better.before
        values = move.values()
        for name in move.fields():
            label = self.title.words.choice(view, type(move), name, values[name], values).label
            for part in _parts(label):
                for artwork in (f"{self.title.artist.game}/{part}", f"common/{part}"):
                    if (ASSETS / f"{artwork}.svg").is_file():
                        return artwork
        kind = f"{self.title.artist.game}/{move.kind().replace('-', '_')}"
        return kind if (ASSETS / f"{kind}.svg").is_file() else ""

    # In its description.

    def described(self) -> list[str]:
        """The content of the picture; without what the moves bring if that would be too long for a description."""
        chances, words = self.analysis.chances, self._written
        lines = [words("analysis-described")]
        for standing in self.outcome.standings:
            seat, close = standing.seat, self.analysis.close[standing.seat]
            key = f"analysis-described-{'won' if seat in self.outcome.winners else 'seat'}"
            begun, middle = (self._percent(chances[at][seat]) for at in (0, len(chances) // 2))
            near = words("analysis-described-nothing") if close is None else self._percent(close / 100)
            lines.append(words(key, player=words.player(seat), begun=begun, middle=middle, close=near))
        in_full, briefly = ([*map(in_words, (*lines, *self._swings(brief)))] for brief in (False, True))
        return in_full if sum(len(line) + 1 for line in in_full) <= LONGEST_ALT else briefly

    def _swings(self, brief: bool) -> list[str]:
        """The decisive moves, each with the better one and by how much."""
        words = self._written
        if not self.swung:
            return [words("analysis-even")]
        return [
            words(
                "analysis-swing",
                number=number,
                round=self._round(words, swung.round),
                move=swung.decision.ply + 1,
                deed=self._done_written(swung, brief),
                better=self._better_written(swung, brief),
                share=round(100 * swung.decision.lost),
                unsure=unsure(swung.decision),
            )
            for number, swung in enumerate(self.swung, 1)
        ]

    def _done_written(self, swung: Swung, brief: bool) -> str:
        words = self._written
        deed = self.heading.telling(deeds_of(swung.done.events))
        if deed is None:
            named = " · ".join(self._named(words, swung.done, swung.better))
            return f"{words.player(swung.done.seat)}: {named}"
        gained = "" if brief else self._gained(words, swung.done)
        return words.event(deed, brief=brief) + (f" ({gained})" if gained else "")

    def _better_written(self, swung: Swung, brief: bool) -> str:
        named = " · ".join(self._named(self._written, swung.better, swung.done))
        gained = "" if brief else self._gained(self._written, swung.better)
        return named + (f" ({gained})" if gained else "")

    # In both.

    def _round(self, words: Words, number: int) -> str:
        return words(f"curve-{self._length}-interval", number=number)

    def _percent(self, share: float) -> str:
        return self._written("analysis-percent", share=round(100 * share))

    def _gained(self, words: Words, foreseen: MovePreview) -> str:
        gains = changes_of(foreseen.events, foreseen.seat)
        return words.changes(Change(0, what, amount) for what, amount in gains.items() if amount > 0)

    def _named(self, words: Words, foreseen: MovePreview, other: MovePreview) -> list[str]:
        """A move by its kind and values; assumed values only if they differ from the other move's."""
        move, view = foreseen.move, foreseen.before
        values = move.values()
        like = other.move.values() if type(other.move) is type(move) else {}
        labels = [
            self._label(words, view, move, name)
            for name in move.fields()
            if name not in move.assumed or like.get(name, values[name]) != values[name]
        ]
        return list(dict.fromkeys([words(f"move-{move.kind()}"), *labels]))

    def _label(self, words: Words, view: AnyView, move: Move, name: str) -> str:
        values = move.values()
        label = words.text(self.title.words.choice(view, type(move), name, values[name], values).label)
        return f"{words(f'field-{name}')} {label}" if label.isdecimal() else label

    def _and_abridged(
        self, versions: Sequence[tuple[TextRun, ...]], rooms: Sequence[int] = _NAME_ROOMS
    ) -> Versions:
        names = self.heading.names
        return (*versions, *(abridged(version, names, room) for room in rooms for version in versions))


def unsure(decision: DecisionCost) -> int:
    """How far the lost chance may be off, in whole percent, at least one."""
    return max(1, round(100 * decision.unsure))


def _parts(label: Text) -> Iterator[str]:
    """The names in the keys of a text and those within it: "gold_mine" of `tile-gold_mine`."""
    yield from label.key.split("-")[1:2]
    for argument in label.arguments.values():
        for inner in argument if isinstance(argument, list | tuple) else (argument,):
            if isinstance(inner, Text):
                yield from _parts(inner)


MOST_PLACES: Final = 40
"""The most places at which chances are drawn: each is the mean of the moves around it."""


@dataclass(frozen=True)
class AnalysisPage:
    """An analysis as a PNG, and its description, line by line."""

    picture: bytes
    described: Sequence[str]


def analysis_page(title: Title, record: Record, analysis: Analysis, showing: Showing) -> AnalysisPage:
    """The page of an analysis. Raises Mismatch."""
    said = AnalysisInWords(title, record, analysis, showing)
    picture = draw_analysis(title.theme, sheet(said), said.heading.words).png(colours(title.game.id))
    return AnalysisPage(picture, said.described())


def sheet(said: AnalysisInWords) -> Sheet:
    analysis, heading = said.analysis, said.heading
    places, chances = mean_chances(analysis.chances)
    bands, swings = [], []
    for seat in (standing.seat for standing in said.outcome.standings):
        course, won = tuple(each[seat] for each in chances), seat in said.outcome.winners
        bands.append(Band(heading.look(seat), heading.names[seat], course, analysis.close[seat], won))
    for swung in said.swung:
        look, artwork, told = heading.look(swung.decision.seat), said.artwork(swung), said.done(swung)
        lost, doubt = round(100 * swung.decision.lost), unsure(swung.decision)
        swings.append(Swing(look, swung.decision.ply, artwork, told, said.better(swung), lost, doubt))
    return Sheet(places, tuple(bands), tuple(swings))


def mean_chances(chances: Sequence[tuple[float, ...]]) -> tuple[tuple[float, ...], list[tuple[float, ...]]]:
    """The chances at the start, in the middle of stretches of moves, and at the end; and those places, in moves.

    Guesses go up and down with each turn: a stretch is long enough for everybody to have had one.
    """
    last = len(chances) - 1
    seats = len(chances[0])
    stretches = max(1, min(MOST_PLACES, last // (2 * seats)))
    long = ceil(last / stretches)
    places, means = [0.0], [tuple(chances[0])]
    for start in range(0, last, long):
        stretch = chances[start : min(start + long, last)]
        if start + len(stretch) / 2 > 0:
            places.append(start + len(stretch) / 2)
            means.append(tuple(fmean(of_seat) for of_seat in zip(*stretch, strict=True)))
    return (*places, float(last)), [*means, tuple(chances[last])]
