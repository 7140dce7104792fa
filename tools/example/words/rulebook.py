"""The game explained, page by page; numbers come from the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import RulesPage, Text, text
from bot.games.sayings import options_told, page
from tools.example.components import CONSTANTS, CROPS
from tools.example.game import GAME


def rules(seats: int, options: Mapping[str, str], rules_version: int | None) -> Sequence[RulesPage]:
    """Aim, turns, options."""
    crops = [
        text("rules-turn-crop", crop=Text(f"crop-{crop.id}"), price=crop.price) for crop in CROPS.values()
    ]
    return [
        page("aim", text("rules-aim", seats=seats, hand=CONSTANTS.hand, turns=CONSTANTS.turns)),
        page(
            "turn",
            text("rules-turn-plant", most=CONSTANTS.most_planted),
            text("rules-turn-crops", crops=crops),
            "sow",
            text("rules-turn-rest", coins=CONSTANTS.rest),
            picture="crops",
        ),
        page("end", Text("rules-end")),
        page("options", *options_told(GAME, options)),
    ]
