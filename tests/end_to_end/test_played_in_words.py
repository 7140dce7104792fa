"""Whole games by players who see no picture, only `/game text`, the card and the menus."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.title import Title
from bot.i18n.fluent import words
from tests.labels import label_of
from tests.scene import CONFIRM, TITLE, Scene, buttons, menus, seated, texts
from tests.seeds import seeded

from .test_whole_games import ADVICE, CHANGES, ELSEWHERE, UNPAINTED

LONG = tuple(UNPAINTED)
"""Games with so much text that only `make soak` plays them in this way; `make test` plays them by clicks."""

CASES = [
    pytest.param(title, id=title.game.id, marks=[pytest.mark.soak] if title.game.id in LONG else [])
    for title in (TITLE, *UNPAINTED.values())
]

NAMED = re.compile(r"\b(?:[A-Z]{1,2}\d{1,2}|[A-ZÄÖÜ][a-zäöüß]{3,})\b")
"""Matches labels of places and names of things."""

PLACE = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")
"""Matches labels of places. Buttons may have any, because the picture of a question shows even free places."""

ALIKE = {"More", "Turned", "Nobody", "Nothing", "Nowhere", "None"} | {"Wheat", "Vine", "Olive"}
"""Words at the beginning of options that name nothing on the table, and the crops of the example game."""


@dataclass
class Reader:
    """A player who only reads; `known` has all words of the present table in words."""

    at: Scene
    player: Any
    known: set[str] = field(default_factory=set)
    asked_for: int = 0

    @property
    def moves(self) -> set[str]:
        """The words of the names of moves."""
        game = self.at.title.game
        said = words("en", game.id)
        return {word for move in game.moves for word in said(f"move-{move.kind()}").split()} | {CONFIRM}

    @property
    def is_called(self) -> bool:
        """Whether the newest card asks this player."""
        return f"<@{self.player.id}>" in texts(self.at.card).splitlines()[-1]

    async def read(self) -> str:
        """Read the whole table in words, page by page."""
        page = (await self.player.slash(self.at.channel, "game text")).response
        told = texts(page)
        while label_of("next") in buttons(page):
            await self.player.click(page, label=label_of("next"))
            told += "\n" + texts(page)
        self.known = set(re.findall(r"\w+", told))
        return told

    async def move(self, chance: Random) -> None:
        """Play a turn from the card's button on; assert that all options are about things that the text has named."""
        page = (await self.player.click(self.at.card, label=label_of("move"))).response
        card, revision = self.at.card.id, _revision(page)
        for _ in range(80):
            if self.at.card.id != card or (not self._choices(page) and not self._onward(page)):
                return
            if _revision(page) != revision:  # the same player goes on, on the same page
                await self.read()
                revision = _revision(page)
            await self._click(page, chance)
        raise AssertionError(f"no end of choosing: {texts(page)}")

    async def _click(self, page: Any, chance: Random) -> None:
        choices, onward = self._choices(page), self._onward(page)
        for label in onward:
            self.check(PLACE.sub("", label))
        if choices and (not onward or chance.random() < 0.7):
            menu = chance.choice(choices)
            for option in menu["options"]:
                self.check(option["label"])
            option = chance.choice(menu["options"])
            await self.player.select(page, [option["value"]], custom_id=menu["custom_id"])
        else:
            await self.player.click(page, label=chance.choice(onward))

    def check(self, label: str) -> None:
        """Assert that the text has named each thing in a label, apart from names of moves."""
        told = self.known | self.moves | ALIKE
        for named in NAMED.findall(label):
            self.asked_for += 1
            assert named in told or named.lower() in told, (
                f"“{label}” is offered, of which the text said nothing"
            )

    @staticmethod
    def _choices(page: Any) -> list[Any]:
        return [menu for menu in menus(page) if not menu["custom_id"].startswith("ludi-menu:instruct:")]

    @staticmethod
    def _onward(page: Any) -> list[str]:
        passed_over = ELSEWHERE | ADVICE | {label_of("in-words")}
        return [label for label in buttons(page) if label not in passed_over and not CHANGES.fullmatch(label)]


def _revision(page: Any) -> str:
    """The revision in the custom ids of a page's buttons."""
    return next((custom_id.split(":")[3] for custom_id in buttons(page).values()), "")


@pytest.mark.parametrize("title", CASES)
async def test_a_whole_game_can_be_played_from_text_alone(title: Title, tmp_path: Path) -> None:
    chance = Random(seeded(f"words {title.game.id}"))
    async with seated(tmp_path, title.game.seats[0], title) as at:
        readers = [Reader(at, player) for player in at.players]
        for _ in range(1500):
            called = [reader for reader in readers if reader.is_called]
            if label_of("again") in buttons(at.card):
                break
            for reader in called[:1] or readers:
                await reader.read()
                await reader.move(chance)
        assert not called
        assert sum(reader.asked_for for reader in readers) > 30
        for reader in readers:
            assert "The game is over" in await reader.read()
