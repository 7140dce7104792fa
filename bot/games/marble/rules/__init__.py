"""The rules of City of Marble: turns, tiles, aqueducts, sites, as in the rulebook.

What pictures and words need beside the position are the pure functions exported here: they take any table.
"""

from .aqueducts import StartPath, outlet_at
from .city import (
    completed,
    district,
    hill_on,
    influence,
    leader,
    legal_places,
    magistrates_of,
    site_type,
    tile_on,
)
from .lines import Works, directions_of, first_steps, points_along, second_steps, start_paths, step_of
from .moves import (
    MOVES,
    NO,
    NONE,
    YES,
    Aqueduct,
    ChooseSite,
    Claim,
    Draw,
    End,
    Extra,
    Play,
    Recall,
    Water,
)
from .names import (
    aqueduct_name,
    building_name,
    field_name,
    hill_name,
    imperium_name,
    piece_name,
    step_name,
    tile_name,
    tile_names,
)
from .outlook import Prospect, missing_wedges, prospect_at, prospects
from .refusals import why_not_place
from .sites import SiteClaim, SiteOrder, field_of
from .supply import in_forum, recallable, second_tiles, stacks_left, tile_type
from .turns import Action, TurnEnd, can_act, can_have_extra

__all__ = [
    "MOVES",
    "NO",
    "NONE",
    "YES",
    "Action",
    "Aqueduct",
    "ChooseSite",
    "Claim",
    "Draw",
    "End",
    "Extra",
    "Play",
    "Prospect",
    "Recall",
    "SiteClaim",
    "SiteOrder",
    "StartPath",
    "TurnEnd",
    "Water",
    "Works",
    "aqueduct_name",
    "building_name",
    "can_act",
    "can_have_extra",
    "completed",
    "directions_of",
    "district",
    "field_name",
    "field_of",
    "first_steps",
    "hill_name",
    "hill_on",
    "imperium_name",
    "in_forum",
    "influence",
    "leader",
    "legal_places",
    "magistrates_of",
    "missing_wedges",
    "outlet_at",
    "piece_name",
    "points_along",
    "prospect_at",
    "prospects",
    "recallable",
    "second_steps",
    "second_tiles",
    "site_type",
    "stacks_left",
    "start_paths",
    "step_name",
    "step_of",
    "tile_name",
    "tile_names",
    "tile_on",
    "tile_type",
    "why_not_place",
]
