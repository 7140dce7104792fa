"""The header of City of Marble: its colours, round, points, what just happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine import Asked, Event, changes_of
from bot.games.marble.components import TYPES
from bot.games.marble.holdings import HOLDINGS
from bot.games.marble.scoring import outlook
from bot.games.marble.state import View
from bot.games.marble.words import awaited
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import Versions, by_place
from bot.pictures.preview import Figure
from bot.pictures.rich_text import TextRun
from bot.pictures.sprites import paint
from bot.pictures.standings import StandingsRow
from bot.pictures.theme import Theme, rgb

THEME = Theme(rgb("#1F5068"), rgb("#133645"), "friezes/running_dog", "marble/theatre")

BUILT = ("built", "fountain-built", "plaza-left")  # what can come of a site


class Heading(Frame[View]):
    """The header of City of Marble."""

    theme = THEME
    counted = ("points",)
    holdings = HOLDINGS
    sources = {
        "play": "common/points_wreath",
        "bridges": "marble/bridge",
        "aqueducts": "marble/aqueduct",
        "fountains": "marble/fountain",
        "coins": "marble/treasury",
        "most_coins": "common/coin",
        "imperium": "marble/imperium_all",
    }

    def title(self) -> HeaderTitle:
        """The round is that of the first seat; the final one stands out."""
        view, words = self.view, self.words
        game = words("picture-game")
        if view.outcome:
            return HeaderTitle(game, words("picture-end"))
        moment = words("picture-round", round=view.round)
        urgent = words("picture-last-round") if view.phase == "final" else ""
        return HeaderTitle(game, moment, urgent=urgent)

    def order(self) -> list[int]:
        return by_place(self.view, self.view.turn_order())

    def score(self, seat: int) -> int:
        return self.view.players[seat].points

    def total(self, points: int) -> str:
        return self.words("points", amount=points)

    def achieved(self) -> tuple[str, list[StandingsRow]]:
        owned = Counter((site.kind, site.owner) for site in self.view.sites.values())
        seats = range(self.view.seats)
        rows = [
            StandingsRow(
                f"marble/{kind}", self.words(f"type-{kind}"), {seat: owned[kind, seat] for seat in seats}
            )
            for kind in TYPES
        ]
        return self.words("picture-built"), rows

    def figures(self, view: View, seat: int) -> Sequence[Figure]:
        """What a seat has, the magistrates that it has sent off, and what the end would bring as things stand."""
        away = sum(view.players[seat].fields.values())
        would_count = [
            Figure(self.sources[source], self.words(f"picture-result-{source}-bring"), worth)
            for source, worth in outlook(view, seat).items()
        ]
        sent = Figure("common/pawn", self.words("picture-result-sent"), away, paint(self.look(seat)))
        return [*super().figures(view, seat), sent, *would_count]

    def asks(self, asked: Asked) -> str:
        return self.spoken.text(awaited(self.view, asked.seat))

    def happened(self) -> Versions:
        """The last move, and what was built by it; where that is long, what was built alone."""
        if self.deed is None:
            return super().happened()
        told = self._told(self.deed)
        site = next((event for event in self.view.events if event.key in BUILT and event != self.deed), None)
        if site is None:
            return told
        built = self._built(site)
        alone = built if site.changes else told[-1]
        return (*((*version, TextRun(" · "), *built) for version in told), alone)

    def _built(self, event: Event) -> tuple[TextRun, ...]:
        if event.key == "built":
            return self._told(event)[-1]
        return self.said(self.spoken(f"picture-{event.key}", point=event.arguments["point"]))[0]

    def _told(self, event: Event) -> Versions:
        return self.deed_told(event, changes_of([event], event.seat or 0))
