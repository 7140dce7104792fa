"""The look of the game and what its headers say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot import engine
from bot.engine import Argument, Event, changes_of, text
from bot.games.discordia.components import COLOURS, CONSTANTS, SEASONS
from bot.games.discordia.state import Player, View
from bot.i18n.fluent import signed
from bot.pictures.context import Showing
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import Versions
from bot.pictures.standings import StandingsRow
from bot.pictures.theme import Theme, rgb

from .artworks import drawn_figures, of

THEME = Theme(rgb("#2C5E4C"), rgb("#1B3E32"), "friezes/plait", "discordia/harbour")


@dataclass(frozen=True)
class Reckoning:
    """Who held out against the tribes and who was raided, and by how much each stock changed."""

    tribes: int = 0
    held: list[int] = field(default_factory=list)
    raided: list[int] = field(default_factory=list)
    shortages: dict[int, int] = field(default_factory=dict)


def reckoning(view: View) -> Reckoning | None:
    """The raids and shortages of the last move; None where there were none."""
    found = Reckoning()
    for event in view.events:
        if event.seat is None:
            continue
        if event.key in ("raid-won", "raid-lost"):
            found = replace(found, tribes=int(str(event.arguments["tribes"])))
            (found.held if event.key == "raid-won" else found.raided).append(event.seat)
        elif event.key in ("shortage", "surplus"):
            found.shortages[event.seat] = sum(change.amount for change in event.changes)
    return found if found.held or found.raided or found.shortages else None


class Heading(Frame[View]):
    """The header of Discordia."""

    theme = THEME
    counted = tuple(COLOURS)
    fewest = True

    def __init__(self, view: View, showing: Showing) -> None:
        super().__init__(view, showing)
        self.sources = dict(drawn_figures(showing.words).items())

    def title(self) -> HeaderTitle:
        """The game, the year, the season or what its end has come to; and that the fewest win, which nobody guesses."""
        view, words = self.view, self.words
        game, year = words("picture-game"), words("picture-year", year=view.year)
        if view.outcome:
            return HeaderTitle(game, words("picture-end"))
        last = view.year == CONSTANTS.years
        in_season = view.phase == "season"
        now = words(
            f"picture-season-{SEASONS[view.season - 1].id}" if in_season else f"picture-phase-{view.phase}"
        )
        fewest = words("picture-fewest-win")
        if last:
            return HeaderTitle(game, now, fewest, words("picture-last-year"))
        return HeaderTitle(game, f"{year} · {now}", fewest)

    def order(self) -> range:
        """As they sit, all game long."""
        return range(self.view.seats)

    def score(self, seat: int) -> int:
        """The figures in stock."""
        return self.view.players[seat].figures

    def leads(self, seat: int) -> bool:
        """Whoever has the fewest."""
        stocks = [self.score(played) for played in self.view.played_seats()]
        return self.score(seat) == min(stocks) < max(stocks)

    def total(self, points: int) -> str:
        """What was left in stock."""
        return self.words("picture-wins-with", count=points)

    def unit(self, seat: int) -> str:
        """That the score is the stock, and that the fewest win."""
        return self.words("picture-in-stock-fewest-win")

    def achieved(self) -> tuple[str, list[StandingsRow]]:
        """What each has in the city."""
        counted: dict[str, Callable[[Player], int]] = {
            "dispatch": lambda player: player.placed,
            "tower": lambda player: len(player.tiles("T")),
            "decree": lambda player: len(player.decrees),
            "strength": lambda player: player.strength,
            "aqueduct": lambda player: player.aqueduct,
            "expedition": lambda player: player.expedition,
            "development": lambda player: player.development,
        }
        players = self.view.players
        return self.words("picture-in-the-city"), [
            StandingsRow(
                of(artwork),
                self.words(f"picture-achieved-{artwork}"),
                {seat: count(player) for seat, player in enumerate(players)},
            )
            for artwork, count in counted.items()
        ]

    def emblems(self, seat: int) -> tuple[str, ...]:
        """Maximus, and the start player's stone."""
        if self.view.outcome:
            return ()
        found = []
        if self.view.phase == "season" and seat == self.view.maximus:
            found.append("discordia/maximus")
        if seat == self.view.start_player:
            found.append("discordia/start_player")
        return tuple(found)

    @cached_property
    def deed(self) -> Event | None:
        """What the seat that moved last did, unless the year's end came of it."""
        return None if reckoning(self.view) else super().deed

    def happened(self) -> Versions:
        """The year's end; or the last move, with what it did to the stock."""
        if found := reckoning(self.view):
            return self._reckoned(found)
        if self.deed is None or self.deed.seat is None:
            return super().happened()
        changes = changes_of(self.view.events, self.deed.seat)
        change = sum(changes.get(colour, 0) for colour in COLOURS)
        told = self.words("picture-stock-change", change=signed(change)) if change else ""
        return self.versions(self.deed, told)

    def _reckoned(self, found: Reckoning) -> Versions:
        """Who held against the tribes, and what came to each stock; where that is long, the latter alone."""
        told = []
        if found.held or found.raided:
            outcome = "both" if found.held and found.raided else "held" if found.held else "lost"
            held: Argument = [engine.Player(seat) for seat in found.held]
            raided: Argument = [engine.Player(seat) for seat in found.raided]
            told.append(
                self.spoken(
                    f"picture-raid-{outcome}",
                    strength=found.tribes,
                    held=held,
                    holders=len(found.held),
                    raided=raided,
                    losers=len(found.raided),
                )
            )
        if found.shortages:
            stocks: Argument = [
                text("picture-shortage-of", player=engine.Player(seat), change=signed(change))
                for seat, change in found.shortages.items()
            ]
            told.append(self.spoken("picture-shortages", stocks=stocks))
        return self.said(". ".join(told), told[-1])
