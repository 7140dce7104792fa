"""Discordia moves composed by clicks: the answers to a question and their hints."""

from __future__ import annotations

import pytest

from bot.channel.messages.components import TableMenu
from bot.channel.moves.layout import hints_of, layout_of_kinds
from bot.channel.moves.prompt import Selection
from bot.channel.moves.question import is_played_outright, question_at
from bot.engine import Step, push
from bot.engine.chance import Chance
from bot.games.discordia.components import EXTENSIONS, Effect
from bot.games.discordia.rules.building import ExtensionChoice, TowerChoice
from bot.games.discordia.rules.turns import ActionChoice
from bot.games.discordia.rules.years import Season
from bot.games.discordia.title import TITLE
from tests.asking import prompt_for
from tests.channel.test_choosing import table_of
from tools.selfplay import seed_bytes

from .scenario import extended, stands, then, turn


@pytest.mark.parametrize(
    ("asked", "kind", "line"),
    [
        (ExtensionChoice(0, Effect("extension", 1)), "extend", "- **Castle** – cover a symbol; 4 left"),
        (TowerChoice(0, Effect("tower", 1)), "build-tower", "- **Military tower 4** – R∗"),
        (
            TowerChoice(0, Effect("tower", 1)),
            "build-tower",
            "- **Military tower (strength 2)** – counts in every raid, without figures",
        ),
    ],
)
def test_a_question_says_what_each_extension_or_tower_brings(asked: Step, kind: str, line: str) -> None:
    state = turn("red", 1)
    then(state, asked)
    now = question_at(prompt_for(table_of(TITLE, state), 0, "en"), Selection.of(kind, {}))
    assert now is not None
    assert len(now.answers) == len(EXTENSIONS)
    assert line in hints_of(now.answers)


def test_every_dispatch_button_names_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.channel.moves.layout._ROWS_ON_A_PHONE", 20)
    seed = seed_bytes("q0")
    state, chance = TITLE.game.new(2, {}, seed), Chance(seed)
    while state.ply < 39:
        seat = TITLE.game.asked(state)[0].seat
        forms = prompt_for(table_of(TITLE, TITLE.game.copy(state)), seat, "de").forms
        TITLE.game.play(state, seat, chance.pick(list(forms.values())).sample(chance.below))
    asked = prompt_for(table_of(TITLE, state), TITLE.game.asked(state)[0].seat, "de")
    kinds = [
        now for now in (question_at(asked, Selection(kind)) for kind in asked.offered) if now is not None
    ]
    layout = layout_of_kinds(kinds, [])
    buttons = [button for row in layout.rows if not isinstance(row, TableMenu) for button in row]
    said = [str(button.item.label).split(" · ") for button in buttons]
    dispatches = [parts for parts in said if parts[0] == "Entsenden"]
    assert len(dispatches) > 3
    assert all(len(parts) == 3 and parts[2].isupper() for parts in dispatches), dispatches


@pytest.mark.parametrize("fields", [1, 2], ids=["one slot", "two slots"])
def test_a_tile_that_ends_the_season_is_confirmed_as_any_other(fields: int) -> None:
    state = turn("yellow", 5)
    if fields == 2:
        extended(state, 0, "field")
        stands(state, 0, "F1", "farm_1a")
    assert state.turn is not None
    state.turn.season_used = True
    state.agenda = []
    push(state, ActionChoice(0), Season(5))
    now = question_at(prompt_for(table_of(TITLE, state), 0, "en"), Selection.of("take", {"tile": "5a"}))
    assert now is not None
    assert now.changes == (["slot"] if fields == 2 else [])
    assert now.preview.foreseen.stop == "light"
    assert not is_played_outright(now)
