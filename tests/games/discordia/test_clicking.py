"""How moves of Discordia are clicked together: what is said of the answers to a question."""

from __future__ import annotations

import pytest

from bot.channel.moves.asking import asking
from bot.channel.moves.choosing import Choosing
from bot.channel.moves.layout import hints_of
from bot.channel.moves.step import step
from bot.engine import Step
from bot.games.discordia.components import EXTENSIONS, Effect
from bot.games.discordia.rules.extensions import ExtensionChoice
from bot.games.discordia.rules.towers import TowerChoice
from bot.games.discordia.title import TITLE
from tests.channel.test_choosing import table_of
from tests.games.discordia.scenario import then, turn


@pytest.mark.parametrize(
    ("asked", "kind", "line"),
    [
        (ExtensionChoice(0, Effect("extension", 1)), "extend", "- **Castle** – cover a symbol; 4 left"),
        (TowerChoice(0, Effect("tower", 1)), "build-tower", "- **Military tower 4** – RR / ∗"),
        (
            TowerChoice(0, Effect("tower", 1)),
            "build-tower",
            "- **Military tower (strength 2)** – counts in every raid, without figures",
        ),
    ],
)
def test_what_an_extension_or_a_tower_brings_is_a_tap_away(asked: Step, kind: str, line: str) -> None:
    state = turn("red", 1)
    then(state, asked)
    now = step(asking(table_of(TITLE, state), 0, "en"), Choosing.of(kind, {}))
    assert now is not None
    assert len(now.answers) == len(EXTENSIONS)
    assert line in hints_of(now.answers)
