"""What the header of a table says: cycle and round, points, whose turn comes, what just happened."""

from __future__ import annotations

from functools import cached_property

from bot.engine import Asked, Event, Holding, Player, changes_of, heard
from bot.games.trajanum.components import CONSTANTS, NUMERALS, street_names
from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.state import View
from bot.games.trajanum.words import awaited
from bot.i18n.fluent import signed
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import Versions, by_place
from bot.pictures.rich_text import TextRun

from .tiles import THEME, of_gain

ROUNDS = CONSTANTS.cycles * CONSTANTS.rounds_per_cycle

TELLS_MORE = {"used": "citizen-placed", "envoy-placed": "area-completed"}
"""What is told instead of a deed where it came to that, too."""


class Heading(Frame[View]):
    """The header of Forum Trajanum."""

    theme = THEME
    counted = ("vp",)
    sources = {
        "column": "trajanum/column",
        "track": "trajanum/plaza",
        "bonus": "trajanum/area_bonus",
        "crane": "trajanum/crane",
        "colonia": "trajanum/citizen",
        "eagle": "trajanum/eagle",
        "group": "trajanum/envoy",
        "order": "trajanum/trajan",
    }
    told = tuple(held.name for held in HOLDINGS.shown("changes"))
    holdings = HOLDINGS

    def title(self) -> HeaderTitle:
        view, words = self.view, self.words
        game = words("picture-game")
        if view.outcome:
            return HeaderTitle(game, words("picture-end"))
        if view.phase == "set_up":
            return HeaderTitle(game, words("picture-set-up"))
        key = "picture-scoring" if view.phase == "scoring" else "picture-round"
        moment = words(key, cycle=NUMERALS[view.cycle], round=view.round)
        last = view.round == ROUNDS and view.phase in ("take", "turns")
        return HeaderTitle(game, moment, urgent=words("picture-last-round") if last else "")

    def artwork(self, held: Holding) -> str:
        return of_gain(held.name, self.words.locale)

    def asks(self, asked: Asked) -> str:
        return self.spoken.text(awaited(self.view, asked.seat))

    def order(self) -> list[int]:
        return by_place(self.view, self.view.turn_order())

    def score(self, seat: int) -> int:
        return self.view.players[seat].vp

    def total(self, points: int) -> str:
        return self.words("points", amount=points)

    def emblems(self, seat: int) -> tuple[str, ...]:
        return ("trajanum/start",) if seat == self.view.start_seat and not self.view.outcome else ()

    def tag(self, seat: int) -> str:
        view, words = self.view, self.words
        open_to_all = view.phase in ("set_up", "take", "scoring") and view.asked
        if open_to_all and all(asked.seat != seat for asked in view.asked):
            return words("picture-chosen")
        if view.phase != "turns" or not view.asked:
            return words("picture-first") if seat == view.start_seat and not view.outcome else ""
        order = view.turn_order()
        turn = order.index(view.asked[0].seat)
        place = order.index(seat)
        if place < turn:
            return words("picture-done")
        return words("picture-next") if place == turn + 1 else ""

    @cached_property
    def deed(self) -> Event | None:
        first = next(iter(self._deeds), None)
        more = TELLS_MORE.get(first.key) if first else None
        return next((deed for deed in self._deeds if deed.key == more), first)

    def gains(self, seat: int) -> dict[str, int]:
        """By how much the whole move changed what the seat has, in the order in which it is told."""
        changed = changes_of(heard(self.view.events, None), seat)
        return {what: changed[what] for what in self.told if what in changed}

    def happened(self) -> Versions:
        """The scoring of a cycle; the last move; or what goes on, where nobody in particular has acted."""
        view = self.view
        if any(event.key == "paid" for event in view.events):
            plain = self.spoken.emphasising("")
            told = [TextRun(plain("picture-cycle-scored", cycle=NUMERALS[view.cycle - 1]))]
            for seat in range(view.seats):
                told.append(TextRun(f"{', ' if seat else ' '}{plain.player(seat)} ", bold=True))
                told.append(TextRun(signed(self.gains(seat).get("vp", 0)), bold=True, gold=True))
            return (tuple(told),)
        if self.deed:
            return super().happened()
        done = [Player(seat) for seat in view.turn_order() if all(one.seat != seat for one in view.asked)]
        if view.phase == "turns":
            return self.said(self.spoken("picture-tiles-passed"))
        if done:
            return self.said(self.spoken("picture-have-chosen", players=done, count=len(done)))
        if view.phase == "take":
            return self.said(self.spoken("picture-streets-called", streets=street_names(view.streets)))
        return self.said(self.spoken(f"picture-moment-{view.phase}"))
