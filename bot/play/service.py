"""`Tables`, the service between the games and the channel.

Everything that changes a game has the same order: lock the table, load it, check, play (pure), one transaction, unlock.
Drawing and sending come afterward, from the announcements stored in the transaction, so players are only told what is
durable.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

from bot.app.processes import Elsewhere, in_a_thread
from bot.engine import SEED_BYTES
from bot.games.title import Title
from bot.metrics import Metrics
from bot.play.clock.clocks import pace_of
from bot.play.clock.pacing import Deadlines, Pacing, Pausing
from bot.play.history.game_log import Log
from bot.play.history.ratings import Ratings
from bot.play.history.rebuilding import Archiving, Rebuilding
from bot.play.history.records import Analyses, Records, Replays
from bot.play.history.results import Results
from bot.play.lobby.invitations import MOST, Invitations, Most, MostOpen
from bot.play.lobby.loading import Loading
from bot.play.lobby.lobbies import Lobbies
from bot.play.lobby.places import Absences, Places
from bot.play.notify.pinging import Following, Nudging, Pinging
from bot.play.people.learning import Learning
from bot.play.people.people import NameUpdates, People, Servers
from bot.play.turn.agreements import Agreements, CarryOut, Proposals, Replacements, Undos, Wish
from bot.play.turn.computers import Advice, Computers, Substitutes
from bot.play.turn.games import Drafts, Games

from .commit import Commit
from .repository import Repository, TableLocks
from .store import Store


class Tables:
    """All services, each an attribute by its subject.

    `clock` returns Unix seconds, `new_seed` the 128-bit seed of a game, `most` limits what a person can have open, and
    `elsewhere` is where whole games are replayed. Everything that people ask for may raise Refused, or the engine's
    Refusal; then nothing has changed. The interaction id of a `Caller` makes requests idempotent: the second delivery
    raises RepeatedRequest.
    """

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title],
        clock: Callable[[], float],
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        metrics: Metrics | None = None,
        most: Most = MOST,
        elsewhere: Elsewhere = in_a_thread,
    ) -> None:
        self.store = store
        self.titles = titles
        self.repository = Repository(store, titles, clock, metrics or Metrics(), Rebuilding(store, elsewhere))
        self.locks = TableLocks(store, self.repository)
        commit = Commit(store, self.repository, clock)
        common = store, self.repository, self.locks, commit, clock
        self.most_open = MostOpen(store, most)
        self.names = NameUpdates(*common)
        self.log = Log(store, self.repository)
        self.records = Records(store)
        self.analyses = Analyses(*common, self.records)
        self.archiving = Archiving(store, titles, clock)
        self.replays = Replays(store, self.repository, self.records)
        self.servers = Servers(store)
        self.results = Results(store, titles, self.servers)
        self.ratings = Ratings(store)
        self.invitations = Invitations(store, clock)
        self.lobbies = Lobbies(*common, self.servers, self.most_open, self.invitations, self.names, new_seed)
        self.loading = Loading(*common, titles, self.servers, self.most_open, elsewhere)
        self.absences = Absences(*common, self.lobbies)
        self.games = Games(*common)
        self.drafts = Drafts(store)
        self.proposals = Proposals(*common)
        self.agreements = Agreements(*common, self.proposals, self._agreed(commit))
        self.undos = Undos(*common, self.agreements)
        self.replacements = Replacements(
            *common, self.proposals, self.most_open, self.invitations, self.names
        )
        self.computers = Computers(*common, self.drafts)
        self.advice = Advice(*common)
        self.substitutes = Substitutes(*common, self.proposals, self.servers)
        self.places = Places(*common)
        self.pinging = Pinging(*common)
        self.nudging = Nudging(*common)
        self.following = Following(*common)
        self.pacing = Pacing(*common, self.lobbies, self.proposals, self.agreements, self.servers)
        self.people = People(*common)
        self.pausing = Pausing(*common, self.proposals)
        self.learning = Learning(store, titles, clock)
        self.deadlines = Deadlines(*common, self.drafts, self.servers)

    def _agreed(self, commit: Commit) -> Mapping[Wish, CarryOut]:
        """How a wish is carried out once everybody has agreed."""
        return {
            "undo": lambda table, wish, wished: commit.go_back(table, wish.target, wish.by, wished),
            "end": lambda table, wish, wished: self.games.call_off(table, wished),
            "pause": lambda table, wish, wished: self.pausing.set(
                table, paused=bool(wish.target), interaction=wished
            ),
            "pace": lambda table, wish, wished: self.pacing.give(table, pace_of(wish.pace), wished),
        }
