"""What every game tells alike: what is asked of whom, how long it took, pages of rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.engine import AnyView, Foreseen, Game, Passage, Player, RulesPage, Text, text


def awaited(view: AnyView, seat: int) -> Text:
    """What a seat is asked, said to everybody."""
    return Text(f"awaited-{next(asked.decision for asked in view.asked if asked.seat == seat)}")


def own_passage(view: AnyView, seat: int, lines: Sequence[Text]) -> Passage:
    """What a seat has, as a part of the table in words."""
    title = text("passage-seat-gone" if view.gone[seat] else "passage-seat", player=Player(seat))
    return Passage(title, list(lines), seat)


def breaths(told: Sequence[Text], most: int) -> Iterator[list[Text]]:
    """What is listed, so much of it at a time as is read aloud in one breath."""
    for start in range(0, len(told), most):
        yield list(told[start : start + most])


def then(foreseen: Foreseen, asked: Callable[[AnyView, int], Text] = awaited) -> list[Text]:
    """What follows all that can be foreseen of a move: who is asked what, or why nobody knows; parts of a sentence.

    `asked` says what a seat is asked, shortly or as the game does; seats of which it says the same are named together.
    """
    if foreseen.light is not None:
        return [Text(f"then-light-{foreseen.light}")]
    if foreseen.stop is not None:
        return [Text(f"then-{foreseen.stop}")]
    after = foreseen.after
    if after.outcome is not None:
        return [Text("then-over")]
    seats, said_to = [one.seat for one in after.asked], [asked(after, one.seat) for one in after.asked]
    if len(seats) > 1 and seats == after.played_seats() and all(said == said_to[0] for said in said_to):
        return [text("then-all", asked=said_to[0])]
    own = [text("then-you", asked=asked(after, foreseen.seat))] if after.decision is not None else []
    questions: list[tuple[Text, list[Player]]] = []
    for seat in (one.seat for one in after.asked if one.seat != foreseen.seat):
        question = asked(after, seat)
        players = next((players for said, players in questions if said == question), None)
        if players is None:
            questions.append((question, [Player(seat)]))
        else:
            players.append(Player(seat))
    return [*own, *(text("then-players", players=players, asked=said) for said, players in questions)]


def rounds(view: AnyView) -> Text:
    """How long a game took that is played in rounds."""
    return text("length-rounds", rounds=view.round)


def page(name: str, *paragraphs: Text | str, picture: str | None = None) -> RulesPage:
    """A page of the rules, titled `rules-<name>-title`; a string stands for the paragraph `rules-<name>-<string>`."""
    told = [Text(f"rules-{name}-{said}") if isinstance(said, str) else said for said in paragraphs]
    return RulesPage(Text(f"rules-{name}-title"), told, picture)


def options_told(game: Game, options: Mapping[str, str]) -> list[Text]:
    """Each option of a game with what was chosen, or what is when nothing is chosen."""
    return [
        text(
            "rules-options-option",
            option=Text(f"option-{option.id}"),
            description=Text(f"option-{option.id}-description"),
            value=Text(f"option-{option.id}-{options.get(option.id, option.values[0])}"),
        )
        for option in game.options
    ]
