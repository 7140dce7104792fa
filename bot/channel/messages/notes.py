"""Notes between the cards: what needs no picture, and questions to some of the players."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Player
from bot.tables.overdue import MOST_MISSED
from bot.tables.pace import Pace, pace_at
from bot.tables.pacing import Timing
from bot.tables.table import Table
from bot.words.fluent import Words

from .card import asked_lines, go_on_button, table_buttons
from .components import Meaning, TableButton, button
from .ids import Address
from .last_card import end_buttons
from .post import Post
from .sentences import addressed, marked
from .times import pace_in_words


def overdue_note(table: Table, seats: Sequence[int], *, ping: Sequence[int], mark: int | None) -> Post:
    """That somebody's time is over, to the others: with a button that has a computer decide this once."""
    said = marked(table)
    mentioned = " ".join(f"<@{user}>" for user in ping)
    sentence = said("note-overdue", late=[Player(seat) for seat in seats])
    address = Address("decide", table.id, table.revision, tuple(map(str, seats)))
    return Post(
        texts=[f"{mentioned} {sentence}".strip()],
        buttons=[button(said("button-decide"), address, Meaning.CHOOSES)],
        ping=ping,
        mark=mark,
    )


def seat_taken_note(table: Table, seat: int, *, ping: Sequence[int], mark: int | None) -> Post:
    """That a computer plays on for somebody whose time was over once too often: with a button to come back."""
    said = marked(table)
    address = Address("back", table.id, table.revision)
    sentence = said("note-seat-taken", player=addressed(table, said, seat), times=MOST_MISSED)
    return Post(
        texts=[sentence],
        buttons=[button(said("button-come-back"), address, Meaning.CHOOSES)],
        ping=ping,
        mark=mark,
    )


def absent_note(table: Table, seat: int, *, computers: bool, ping: Sequence[int], mark: int | None) -> Post:
    """That a player has left the server, to the others: with what can be done; `computers` may play here."""
    said = marked(table)
    mentioned = " ".join(f"<@{user}>" for user in ping)
    sentence = said("note-absent", player=said.player(seat), computers="yes" if computers else "no")
    other = Address("absent-other", table.id, table.revision, (str(seat),))
    buttons = [button(said("button-somebody-else"), other, Meaning.CHOOSES)]
    if computers:
        plays_on = Address("absent-computer", table.id, table.revision, (str(seat),))
        buttons.insert(0, button(said("button-plays-on"), plays_on, Meaning.CHOOSES))
    return Post(texts=[f"{mentioned} {sentence}".strip()], buttons=buttons, ping=ping, mark=mark)


def note(table: Table, sentence: str, *, ping: Sequence[int], mark: int | None) -> Post:
    """A sentence to some players, with a way back to the table; where it was called off, to its record."""
    said = table.words()
    mentioned = " ".join(f"<@{user}>" for user in ping)
    buttons: list[TableButton] = []
    if table.status == "playing":
        buttons = table_buttons(table, said)
    elif table.status == "stopped" and table.begun:
        buttons = end_buttons(table, said)
    return Post(
        texts=[f"{mentioned} {sentence}".strip()],
        buttons=buttons,
        ping=ping,
        mark=mark,
    )


def kept_question(
    table: Table, kind: str, by: int, *, asked: Sequence[int], ping: Sequence[int], mark: int | None
) -> Post:
    """To whom a seat is kept: that somebody wants to play (`kept-asked`), or has changed the settings."""
    said = marked(table)
    mentioned = said.listed(f"<@{user}>" for user in asked)
    sentence = said(kind, player=said.player(by), others=mentioned, count=len(asked))
    yes, no = (Address(verb, table.id, table.revision) for verb in ("join", "leave"))
    return _question(said, sentence, yes, no, ping=ping, mark=mark, labels=("button-join", "button-leave"))


def pace_note(table: Table, timing: Timing, *, mark: int | None) -> Post:
    """Another pace, who is asked for what until when now, and that the game is paused, where it is."""
    said = marked(table)
    told = said("note-pace", pace=pace_in_words(pace_at(table.row), said))
    return Post(texts=[told, *asked_lines(table, said, timing)], mark=mark)


def paused_note(table: Table, *, mark: int | None) -> Post:
    """That a game is paused, with a button that lets it go on."""
    said = marked(table)
    return Post(texts=[said("note-paused")], buttons=[go_on_button(table, said)], mark=mark)


def wish_question(
    table: Table, wish: str, by: int, pace: Pace, *, ping: Sequence[int], mark: int | None
) -> Post:
    """What a player wishes and the others must agree to; `pace` is the one that is wished, where it is that.

    How many moves would be taken back is not said: some may be secret.
    """
    said = marked(table)
    mentioned = said.listed(f"<@{user}>" for user in ping)
    paused = "yes" if table.paused else "no"
    sentence = said(
        f"{wish}-question",
        player=said.player(by),
        others=mentioned,
        paused=paused,
        pace=pace_in_words(pace, said),
    )
    yes, no = (Address(verb, table.id, table.revision, (wish,)) for verb in ("agree", "decline"))
    return _question(said, sentence, yes, no, ping=ping, mark=mark)


def replacement_question(
    table: Table, seat: int, newcomer: int, needed: str, *, ping: Sequence[int], mark: int | None
) -> Post:
    """Whether somebody takes a seat; `needed`: the newcomer's consent alone, the player's too, or that of most others.

    An older version of the bot says "all" of the second.
    """
    said = marked(table)
    needed = "player" if needed == "all" else needed
    player = addressed(table, said, seat) if needed == "player" else said.player(seat)
    sentence = said(f"replace-question-{needed}", newcomer=f"<@{newcomer}>", player=player)
    rest = (str(seat), str(newcomer))
    yes, no = (Address(verb, table.id, table.revision, rest) for verb in ("seat-agree", "seat-decline"))
    return _question(said, sentence, yes, no, ping=ping, mark=mark)


def _question(
    said: Words,
    sentence: str,
    yes: Address,
    no: Address,
    *,
    ping: Sequence[int],
    mark: int | None,
    labels: tuple[str, str] = ("button-agree", "button-decline"),
) -> Post:
    """A question that is answered by one of two buttons."""
    return Post(
        texts=[sentence],
        buttons=[
            button(said(labels[0]), yes, Meaning.CONFIRMS),
            button(said(labels[1]), no, Meaning.GIVES_UP),
        ],
        ping=ping,
        mark=mark,
    )
