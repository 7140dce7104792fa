"""What the header of a table says: round and phase, prestige, who has done their part, what just happened."""

from __future__ import annotations

from bot.engine import Argument, Player
from bot.games.provincia.components import BELLUM
from bot.games.provincia.state import View
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import Versions, by_place
from bot.pictures.theme import SeatLook

from .battle import fought_last
from .looks import look
from .strip import FIRST_TOLD
from .theme import THEME


class Heading(Frame[View]):
    """The header of Provincia Romana."""

    theme = THEME
    counted = ("prestige",)
    sources = {
        "buildings": "common/points_wreath",
        "lost": "provincia/gaul_strength",
        "gloria": "provincia/gloria",
        "gold": "common/gold",
    }
    told = FIRST_TOLD

    def title(self) -> HeaderTitle:
        """Game, round, phase."""
        words = self.words
        if self.view.outcome:
            return HeaderTitle(words("picture-game"), words("picture-end"))
        if self.view.phase == "final_turn":
            return HeaderTitle(words("picture-game"), words("picture-phase-final_turn"))
        moment = words("picture-round", round=self.view.round)
        return HeaderTitle(words("picture-game"), moment, words(f"picture-phase-{self.view.phase}"))

    def order(self) -> list[int]:
        """In turn order."""
        return by_place(self.view, self.view.turn_order())

    def look(self, seat: int) -> SeatLook:
        """As its city looks."""
        return look(self.view, seat)

    def stand_in(self, seat: int) -> str:
        """The name of its city, once it has one."""
        city = self.view.players[seat].city
        return self.words(f"city-{city}") if city else super().stand_in(seat)

    def score(self, seat: int) -> int:
        """Prestige, without glory and gold, which count at the end."""
        return self.view.players[seat].prestige

    def total(self, points: int) -> str:
        """Prestige, for which the game is played."""
        return self.words("prestige", amount=points)

    def leads(self, seat: int) -> bool:
        """Whoever has most, once anything stands."""
        best = max(map(self.score, self.view.played_seats()))
        return any(player.buildings for player in self.view.players) and self.score(seat) == best

    def tag(self, seat: int) -> str:
        """What the seat did in what everybody does now."""
        view, words = self.view, self.words
        if view.draft:
            taken = [label for label, slot in view.draft.slots.items() if slot.taker == seat]
            return words("picture-took", slot=taken[0]) if taken else ""
        if seat in view.answered:
            return words("picture-chosen")
        if view.phase in ("cards", "yields", "final_turn") and view.asked:
            order = view.turn_order()
            first = min(order.index(asked.seat) for asked in view.asked)
            return words("picture-done") if order.index(seat) < first else ""
        return ""

    def actor(self) -> int | None:
        """Nobody in a raid."""
        return None if fought_last(self.view) else super().actor()

    def happened(self) -> Versions:
        """The raid; an answer given unseen; the last move, without the cards laid out: they are seen below."""
        if fought_last(self.view):
            return self._raided()
        if self.deed is None:
            answered = [event for event in self.view.events if event.key == "answered"]
            return self.said(*map(self.spoken.event, answered)) or super().happened()
        if self.deed.key == "dealt":
            return self.said(self.spoken.event_briefly(self.deed))
        return super().happened()

    def _raided(self) -> Versions:
        """Who held and who lost; where that would be long, how many lost."""
        battle = self.view.battles[-1]
        strength = BELLUM[battle.bellum].strength
        losers: Argument = [Player(seat) for seat, fight in enumerate(battle.fights) if fight.lost]
        lost = sum(fight.lost for fight in battle.fights)
        if not lost:
            return self.said(self.spoken("picture-raid-held", strength=strength))
        return self.said(
            self.spoken("picture-raid-lost", strength=strength, players=losers, count=lost),
            self.spoken("picture-raid-lost-many", strength=strength, count=lost),
        )
