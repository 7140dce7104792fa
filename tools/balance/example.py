"""The balance counts of the Garden: crops planted, and actions taken."""

from __future__ import annotations

from bot.engine import text
from tools.example.components import CROPS

from .topics import Balance, Topic, happened, told

_DONE = {"sowed": "Seeds sown", "rested": "Rests", "composted": "Seeds thrown away", "objected": "Objections"}

BALANCE = Balance(
    begins=lambda state: 0,
    topics=(
        Topic(
            "crops",
            "Crops",
            {f"crop-{crop}": text(f"crop-{crop}") for crop in CROPS},
            told("crop", "planted"),
        ),
        Topic("done", "What is done in turns", _DONE, happened(*_DONE)),
    ),
)
