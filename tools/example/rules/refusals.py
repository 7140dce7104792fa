"""Why a move is illegal: the first unmet condition."""

from __future__ import annotations

from bot.engine import Place, Player, Text, text
from tools.example.components import CROPS
from tools.example.state import Table

from . import garden
from .moves import Plant


def not_held(table: Table, seat: int) -> Text:
    """The reason for a seed that isn't in the hand."""
    return text("refusal-seed", seeds=[text("label-seed", seed=seed) for seed in table.hand(seat)])


def why_not_plant(table: Table, seat: int, move: Plant) -> Text | None:
    """The first unmet condition of planting."""
    if move.crop not in CROPS:
        return text("refusal-crop", crops=[text(f"crop-{crop}") for crop in CROPS])
    crop, bed = text(f"crop-{move.crop}"), move.bed.upper()
    if bed in table.planted:
        return text("refusal-bed-taken", bed=Place(bed), player=Player(table.planted[bed]))
    if bed not in garden.free_beds(table):
        return text("refusal-bed", rows=garden.rows(table))
    if garden.most(table, seat, move.crop) == 0:
        lacks = CROPS[move.crop].price - table.coins[seat]
        return text("refusal-too-dear", crop=crop, lacks=lacks)
    if bed not in garden.beds_for(table, move.crop):
        return text("refusal-row", crop=crop, row=CROPS[move.crop].row)
    most = garden.most(table, seat, move.crop)
    return None if 1 <= move.amount <= most else text("refusal-amount", crop=crop, most=most)
