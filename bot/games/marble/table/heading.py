"""What the header of a table says: round, points, what just happened."""

from __future__ import annotations

from functools import cached_property

from bot.engine import Asked, Event, changes_of
from bot.games.marble import telling
from bot.games.marble.state import View
from bot.pictures.header import Title
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import Versions, by_place
from bot.pictures.runs import Run

from .deeds import last_deed


class Heading(Frame[View]):
    """The header of City of Marble."""

    def title(self) -> Title:
        """The round is that of the first seat; the final one stands out."""
        view, words = self.view, self.words
        game = words("picture-game")
        if view.outcome:
            return Title(game, words("picture-second"), words("picture-end"))
        moment = words("picture-round", round=max(1, -(-view.turn // view.seats)))
        if view.phase == "final":
            return Title(game, words("picture-last-round"), moment, urgent=True)
        return Title(game, words("picture-second"), moment)

    def order(self) -> list[int]:
        """In turn order."""
        return by_place(self.view, self.view.turn_order())

    def score(self, seat: int) -> int:
        """The points made in play."""
        return self.view.players[seat].points

    def asks(self, asked: Asked) -> str:
        """What a seat is asked, with what it is about."""
        return self.spoken.text(telling.awaited(self.view, asked.seat))

    @cached_property
    def deed(self) -> Event | None:
        """What the seat that moved last did."""
        deed = last_deed(self.view)
        return deed.event if deed else None

    def happened(self) -> Versions:
        """The last move, and what was built by it; where that is long, what was built alone."""
        deed = last_deed(self.view)
        if deed is None:
            return super().happened()
        told = self._told(deed.event)
        if not deed.built:
            return told
        built = self._built(deed.built[0])
        alone = built if deed.built[0].changes else told[-1]
        return (*((*version, Run(" · "), *built) for version in told), alone)

    def _built(self, event: Event) -> tuple[Run, ...]:
        """What came of a site, in few words."""
        if event.key == "built":
            return self._told(event)[-1]
        return self.said(self.spoken(f"picture-{event.key}", point=event.arguments["point"]))[0]

    def _told(self, event: Event) -> Versions:
        return self.deed_told(event, changes_of([event], event.seat or 0))
