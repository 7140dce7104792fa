"""What every board game has: moves, forms, decisions, an agenda, chance, events, views.

Nothing in here knows Discord, SQL, Pillow, the clock or any game. The whole house says what it takes of the
engine from here: this is its front door.
"""

from .agenda import Alongside, Asked, Decision, Step, Task, Together, Unseen, push
from .chance import SEED_BYTES, Chance, fingerprint
from .chances import Chances, read_chances, softmax
from .course import Question
from .depth import Depth
from .drafting import Draft, Lost, drafted
from .events import Change, Event, changes_of, deeds_of, heard
from .foreseeing import Foreseen, Foresight, foresee, unrevealed
from .forms import Form, Values, all_moves, only_move, random_move
from .game import AnyState, AnyView, Game, check_move
from .imagining import imagined_state
from .judging import DECIDED, STAGES, Judgement, Weights, read_weights, stage_mixture, total_of
from .moves import ASK, Group, Instruct, Move, Resign, Return, Value, kebab
from .options import Option
from .outcome import Outcome, Standing, Tally, ranked
from .playout import Playout
from .position import (
    Position,
    State,
    View,
    answer_of,
    answered_by,
    asked_of,
    decision_of,
    open_decisions,
    open_view,
)
from .record import Entry, Mismatch, Record, Recorder, digest
from .refusal import Refusal
from .telling import Choice, Described, Missing, Passage, RulesPage, Telling
from .text import Argument, Place, Player, Text, text
