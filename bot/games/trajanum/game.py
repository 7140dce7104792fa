"""Forum Trajanum as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.trajanum.rules import building, forum, moves, rounds, tiles

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
        rounds.SetUpChoice,
        rounds.Laying,
        rounds.Cycle,
        rounds.Round,
        tiles.Taking,
        tiles.Delivery,
        rounds.Turns,
        rounds.BeginTurn,
        rounds.Using,
        tiles.TileEffect,
        tiles.CitizenChoice,
        tiles.GainChoice,
        rounds.BuildingStep,
        building.BuildingReward,
        building.TrackEnd,
        building.RewardChoice,
        building.OwnTileChoice,
        building.ExtraBuilding,
        forum.PlaceEnvoy,
        forum.EnvoyChoice,
        forum.BonusChoice,
        rounds.EndOfRound,
        PaymentPhase,
        Payment,
        CycleScoring,
        rounds.EndOfCycle,
        FinalScoring,
    ),
    moves=moves.MOVES,
    set_up=rounds.set_up,
    seen_by=seen_by,
    imagined=imagined,
    abandon=rounds.abandon,
)
