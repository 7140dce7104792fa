"""The rules of Praetor, in the order of the rulebook: set-up, initiative, action, update.

What pictures and words need beside the position are the pure functions exported here: they take any table.
"""

from .action import TakeAction, can_act
from .city import best_rotations, free_spaces, largest_district, plaza_matches, plaza_points, special_tile
from .costs import (
    academy_fee,
    affordable_slots,
    build_cost,
    can_pay,
    fee,
    labor_camp_fee,
    lacking,
    left_after,
    price,
    special_fee,
    usable_spaces,
    wages_due,
    worker_fee,
    workers_for,
)
from .effects import most_forged, wall_points, yield_of
from .initiative import order_by_favor
from .moves import (
    MOVES,
    NO,
    RETIRED,
    YES,
    Academy,
    Activate,
    Build,
    Buy,
    ChooseSide,
    Done,
    Pass,
    Recruit,
    Sell,
)
from .names import board_name, goods_name, goods_names, tile_name, wall_name, worker_names
from .refusals import why_not_labor_camp
from .set_up import ChooseBoard
from .trade import TradeStep, can_trade
from .update import RecruitVillager, UseAcademy, learns, retirement_points

__all__ = [
    "MOVES",
    "NO",
    "RETIRED",
    "YES",
    "Academy",
    "Activate",
    "Build",
    "Buy",
    "ChooseBoard",
    "ChooseSide",
    "Done",
    "Pass",
    "Recruit",
    "RecruitVillager",
    "Sell",
    "TakeAction",
    "TradeStep",
    "UseAcademy",
    "academy_fee",
    "affordable_slots",
    "best_rotations",
    "board_name",
    "build_cost",
    "can_act",
    "can_pay",
    "can_trade",
    "fee",
    "free_spaces",
    "goods_name",
    "goods_names",
    "labor_camp_fee",
    "lacking",
    "largest_district",
    "learns",
    "left_after",
    "most_forged",
    "order_by_favor",
    "plaza_matches",
    "plaza_points",
    "price",
    "retirement_points",
    "special_fee",
    "special_tile",
    "tile_name",
    "usable_spaces",
    "wages_due",
    "wall_name",
    "wall_points",
    "why_not_labor_camp",
    "worker_fee",
    "worker_names",
    "workers_for",
    "yield_of",
]
