"""Forum Trajanum as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.trajanum.rules import building, rounds
from bot.games.trajanum.rules.forum import BonusChoice, EnvoyChoice, PlaceEnvoy
from bot.games.trajanum.rules.moves import MOVES
from bot.games.trajanum.rules.rounds import Laying, SetUpChoice, set_up
from bot.games.trajanum.rules.tiles import CitizenChoice, Delivery, GainChoice, Taking, TileEffect

from .determinization import imagined
from .scoring import CycleScoring, FinalScoring, Payment, PaymentPhase
from .state import State, seen_by

GAME = Game(
    id="trajanum",
    rules_version=3,
    seats=range(2, 5),
    minutes=(60, 120),
    longest=1000,
    options=(
        Option("learning_game", ("off", "on")),
        Option("colonia_side", ("A", "B")),
        Option("promo_cards", ("off", "on")),
        Option("forum_tiles", ("standard", "random", "first_game")),
        Option("forum_layout", ("a", "b")),
        Option("tile_supply", ("limited", "unlimited")),
        Option("spare_tile", ("list", "look")),
        Option("setup_choice", ("choose", "auto")),
    ),
    state=State,
    steps=(
        SetUpChoice,
        Laying,
        rounds.Cycle,
        rounds.Round,
        Taking,
        Delivery,
        rounds.Turns,
        rounds.BeginTurn,
        rounds.Using,
        TileEffect,
        CitizenChoice,
        GainChoice,
        rounds.BuildingStep,
        building.BuildingReward,
        building.TrackEnd,
        building.RewardChoice,
        building.OwnTileChoice,
        building.ExtraBuilding,
        PlaceEnvoy,
        EnvoyChoice,
        BonusChoice,
        rounds.EndOfRound,
        PaymentPhase,
        Payment,
        CycleScoring,
        rounds.EndOfCycle,
        FinalScoring,
    ),
    moves=MOVES,
    set_up=set_up,
    seen_by=seen_by,
    imagined=imagined,
    abandon=rounds.abandon,
)
