"""Provincia Romana as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.provincia.rules import battle, card_turn, draft, moves, rounds

from .determinization import imagined
from .scoring import FinalScoring
from .state import State, seen_by

GAME = Game(
    id="provincia",
    rules_version=3,
    seats=range(2, 7),
    minutes=(60, 120),
    longest=1200,
    options=(
        Option("gold_limited", ("on", "off")),
        Option("printed_kiln_count", ("off", "on")),
        Option("random_cities", ("off", "on")),
        Option("first_seat", ("random", "1", "2", "3", "4", "5", "6"), {"3": 3, "4": 4, "5": 5, "6": 6}),
    ),
    state=State,
    steps=(
        *(rounds.CityChoice, rounds.Dealing, rounds.Round),
        *(draft.DraftPhase, draft.DeckChoice, draft.DraftPick, draft.DraftEnd),
        *(card_turn.CardPhase, card_turn.FinalTurns, card_turn.CardTurn, draft.KeepOne, draft.OrderRest),
        *(battle.Conspiracy, rounds.HandLimit, rounds.DiscardDown),
        *(battle.BattlePhase, battle.TokenChoice, battle.Raid, battle.BuildingLoss, battle.ResourceLoss),
        *(rounds.UpkeepPhase, rounds.YieldPhase, rounds.Activating, rounds.Activation, rounds.EndOfRound),
        FinalScoring,
    ),
    moves=moves.MOVES,
    set_up=rounds.set_up,
    seen_by=seen_by,
    imagined=imagined,
    abandon=rounds.abandon,
)
