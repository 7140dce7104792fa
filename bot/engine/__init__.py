"""What every board game has: moves, forms, decisions, an agenda, chance, events, views.

Nothing in here knows Discord, SQL, Pillow, the clock or any game.
"""

from .agenda import Alongside, Asked, Decision, Step, Task, Together, push
from .chance import Chance, fingerprint
from .events import Change, Event, heard
from .forms import Form, Values, all_moves, only_move
from .game import AnyState, AnyView, Game, check_move
from .moves import ASK, Group, Instruct, Move, Resign, Return, Value, kebab
from .options import Option
from .outcome import Outcome, Standing
from .position import (
    Chronicle,
    Position,
    State,
    View,
    answer_of,
    answered_by,
    asked_of,
    common_view,
    decision_of,
    open_decisions,
)
from .record import Entry, Mismatch, Record, Recorder, digest
from .refusal import Refusal
from .telling import Choice, Missing, RulesPage, Telling
from .text import Argument, Player, Text, text

__all__ = [
    "ASK",
    "Alongside",
    "AnyState",
    "AnyView",
    "Argument",
    "Asked",
    "Chance",
    "Change",
    "Choice",
    "Chronicle",
    "Decision",
    "Entry",
    "Event",
    "Form",
    "Game",
    "Group",
    "Instruct",
    "Mismatch",
    "Missing",
    "Move",
    "Option",
    "Outcome",
    "Player",
    "Position",
    "Record",
    "Recorder",
    "Refusal",
    "Resign",
    "Return",
    "RulesPage",
    "Standing",
    "State",
    "Step",
    "Task",
    "Telling",
    "Text",
    "Together",
    "Value",
    "Values",
    "View",
    "all_moves",
    "answer_of",
    "answered_by",
    "asked_of",
    "check_move",
    "common_view",
    "decision_of",
    "digest",
    "fingerprint",
    "heard",
    "kebab",
    "only_move",
    "open_decisions",
    "push",
    "text",
]
