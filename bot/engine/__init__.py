"""What every board game has: moves, forms, decisions, an agenda, chance, events, views.

Nothing here knows Discord, SQL, Pillow, the clock or any particular game. This module is the engine's public interface:
other packages import from here.
"""

from .advance import Question
from .agenda import Alongside, AskedDecision, Decision, Step, Task, Together, Unseen, push
from .chance import SEED_BYTES, Chance, fingerprint
from .declared import Holding, Holdings, Part, Parts, Where
from .evaluation import (
    DECIDED,
    STAGES,
    Chances,
    Depth,
    Evaluation,
    Weights,
    read_chances,
    read_weights,
    softmax,
    stage_mixture,
    total_of,
)
from .events import (
    Argument,
    Change,
    Choice,
    Event,
    MissingValue,
    Passage,
    Place,
    Player,
    RulesPage,
    TableDescription,
    Text,
    changes_of,
    deeds_of,
    heard,
    text,
    yes,
)
from .forms import Form, Values, all_moves, only_move, random_move
from .game import AnyState, AnyView, Game, Option, check_move, completed, not_asked
from .lookahead import (
    Draft,
    Foresight,
    Lost,
    MovePreview,
    Playout,
    drafted,
    foresee,
    imagined_state,
    unrevealed,
)
from .moves import ASK, Chosen, Group, Instruct, Move, Refusal, Resign, Return, Value, kebab
from .position import (
    Outcome,
    Position,
    Standing,
    State,
    Tally,
    View,
    answer_of,
    answered_by,
    asked_of,
    decision_of,
    open_decisions,
    open_view,
    ranked,
)
from .record import Entry, Mismatch, Record, digest
from .versions import ByVersion, components_under, read_components, versions_named
