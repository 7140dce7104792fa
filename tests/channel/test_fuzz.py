"""Random input: it is answered with a sentence, and changes nothing."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Parameter
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.channel.game import game_commands
from bot.channel.messages import components
from bot.channel.messages.components import BUTTON, LONGEST_CUSTOM_ID, MENU, Address, custom_id_of
from bot.games import TITLES
from bot.i18n.fluent import words
from bot.play.table import Caller
from tests.labels import label_of
from tests.scene import TITLE, Scene, at_first_turn, buttons, menus, opened, seated, texts
from tests.seeds import seeded
from tools.sketches import sketched

MANY = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    max_examples=settings.default.max_examples // 2,
)
"""All examples run at one table, so fewer of them suffice."""

FEW = settings(MANY, max_examples=10 if settings.default.max_examples <= 60 else 160)
"""The same for tests that run at five tables, one of each game."""

SHORT = st.text(max_size=20)
TYPED = st.text(min_size=1, max_size=100) | st.sampled_from(
    ["olive", "Bed", "1", "-", "9" * 100, "‮A1", "A1\n"]
)
WHILE_TYPING = TYPED | st.text(min_size=1, max_size=300) | st.just("9" * 6_000)
NONSENSE = st.sampled_from(["Z99", "A00", "zz -1", "9" * 30, "quarryyy", "zz ½", "\u202e"])
"""Text that matches no value of any game, nor the beginning of one."""

SPACES = st.sampled_from(
    [
        *(
            "M13",
            "L12",
            "A1",
            "A0",
            "Y25",
            "Z26",
            "0",
            "7",
            "-1",
            "½",
            "M",
            "13",
            "mine",
            "R",
            "1",
            "2",
            "wood",
        ),
        *("D7-D8", "d8 d7", "D7", "EF10", "grey SE", "none", "temple", "W SE SW"),
    ]
)
CHOOSING_VERBS = ("at", "pick", "do", "whole", "move")
LOOKING_VERBS = (
    "board",
    "status",
    "log",
    "set-up",
    "rules",
    "rules-page",
    "rules-of",
    "rules-here",
    "terms-here",
)
VERBS = st.sampled_from([*CHOOSING_VERBS, *LOOKING_VERBS, "replace-sure", "nudge", "x"])
PRIVATE_VERBS = st.sampled_from(sorted(components.CLICKS.keys() - {"stats-show"}))  # it answers to all
PARTS = SHORT | st.sampled_from(
    ["plant", "rest", "hide", "0wheat", "1A1", "22", "0", "9x", "+1", "+99999999999999999999", "example", "²"]
)


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


@pytest.fixture(params=TITLES)
async def game(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Scene]:
    title = sketched(TITLES[request.param])
    async with seated(tmp_path, min(3, title.game.seats[-1]), title) as scene:
        yield scene


def check_answered(result: Any) -> None:
    """Assert that the answer is a private sentence, and not an error of the bot."""
    answers = [answer for answer in (result.response, *result.followups) if answer is not None]
    said = "\n".join(texts(answer) for answer in answers)
    assert result.acknowledged
    assert all(answer.ephemeral for answer in answers)
    assert said.strip()
    assert "Something went wrong" not in said


@MANY
@given(crop=TYPED, bed=TYPED, amount=TYPED)
async def test_garbage_in_a_move_command_is_refused(at: Scene, crop: str, bed: str, amount: str) -> None:
    before = await at.table()
    result = await at.type(at.players[0], "plant", crop=crop, bed=f"zz{bed}"[:100], amount=amount)
    check_answered(result)
    assert (await at.table()).revision == before.revision


@MANY
@given(typed=WHILE_TYPING, option=st.sampled_from(["crop", "bed", "amount"]), other=WHILE_TYPING)
async def test_garbage_in_an_option_is_completed_within_discords_limits(
    at: Scene, typed: str, option: str, other: str
) -> None:
    filled = {name: other for name in ("crop", "bed", "amount") if name != option}
    for player in (*at.players, at.watcher):
        lines = await at.lines(player, "plant", option, typed, **filled)
        assert 0 < len(lines) <= 25
        assert all(0 < len(line["name"]) <= 100 and 0 < len(line["value"]) <= 100 for line in lines)


@FEW
@given(st.data())
async def test_garbage_in_the_commands_of_every_game_is_refused(game: Scene, data: st.DataObject) -> None:
    table = await game.table()
    player = (await game.asked())[0]
    english = words("en", table.title.game.id)
    move = data.draw(st.sampled_from([move for move in table.title.game.moves if move.fields()]))
    options = [english(f"option-name-{field}") for field in move.fields()]
    kind = english(f"command-{move.kind()}")
    typed = data.draw(st.dictionaries(st.sampled_from(options), TYPED | SPACES, min_size=1))
    focused = data.draw(st.sampled_from(options))
    others = {option: text for option, text in typed.items() if option != focused}
    assert 0 < len(await game.lines(player, kind, focused, "x", **others)) <= 25
    result = await game.type(player, kind, **(others | {focused: data.draw(NONSENSE)}))
    check_answered(result)
    assert (await game.table()).revision == table.revision


@FEW
@given(st.data())
async def test_garbage_in_the_move_command_is_refused_in_every_game(game: Scene, data: st.DataObject) -> None:
    table = await game.table()
    typed = " ".join(data.draw(st.lists(SPACES | TYPED | NONSENSE, max_size=4)))[:90]
    for player in (*game.players, game.watcher):
        lines = await player.autocomplete(game.channel, "move", "what", typed)
        assert 0 < len(lines) <= 25
        assert all(0 < len(line["name"]) <= 100 and 0 < len(line["value"]) <= 100 for line in lines)
    player = (await game.asked())[0]
    check_answered(await player.slash(game.channel, "move", what=f"{typed} qqqq", now=True))
    assert (await game.table()).revision == table.revision


ADDRESSES = st.builds(
    Address,
    VERBS,
    st.sampled_from([0, 1, 7, 10**18 - 1]),
    st.sampled_from([0, 1, 10**18 - 1]),
    st.lists(PARTS, max_size=4).map(tuple),
)


@MANY
@given(st.from_regex(BUTTON, fullmatch=True) | ADDRESSES)
async def test_a_garbage_custom_id_of_a_button_changes_nothing(at: Scene, address: str | Address) -> None:
    page = await at.press(at.players[0], label_of("move"))
    before = await at.table()
    custom_id = address if isinstance(address, str) else _encoded(address)
    if not custom_id or len(custom_id) > LONGEST_CUSTOM_ID:
        return
    at.forge(page, 2, custom_id)
    check_answered(await at.players[0].click(page, custom_id=custom_id))
    assert (await at.table()).revision == before.revision


@MANY
@given(st.from_regex(MENU, fullmatch=True) | ADDRESSES, st.text(min_size=1, max_size=100))
async def test_a_garbage_custom_id_or_value_of_a_menu_changes_nothing(
    at: Scene, address: str | Address, value: str
) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await anna.click(page, label="Wheat – 1 coin")
    (menu,) = menus(page)
    before = await at.table()
    custom_id = address if isinstance(address, str) else _encoded(address, menu=True)
    if (
        not custom_id
        or len(custom_id) > LONGEST_CUSTOM_ID
        or value in {option["value"] for option in menu["options"]}
    ):
        return
    at.forge(page, 3, custom_id, value)
    check_answered(await anna.select(page, [value], custom_id=custom_id))
    assert (await at.table()).revision == before.revision


@MANY
@given(st.sampled_from(["at", "do"]), st.lists(PARTS, max_size=4))
async def test_a_garbage_selection_at_the_present_revision_changes_nothing(
    at: Scene, verb: str, rest: list[str]
) -> None:
    page = await at.press(at.players[1], label_of("move"))
    page = await at.press(at.players[0], label_of("move"))
    before = await at.table()
    custom_id = _encoded(Address(verb, before.id, before.revision, (*rest, "~")))
    if not custom_id:
        return
    at.forge(page, 2, custom_id)
    check_answered(await at.players[0].click(page, custom_id=custom_id))
    assert (await at.table()).revision == before.revision


@MANY
@given(
    PRIVATE_VERBS,
    st.sampled_from([0, 7, 10**18 - 1]),
    st.sampled_from([0, 1, 10**18 - 1]),
    st.lists(PARTS, max_size=4),
)
async def test_every_button_of_an_unknown_table_is_answered(
    at: Scene, verb: str, table: int, revision: int, rest: list[str]
) -> None:
    page = await at.press(at.players[0], label_of("move"))
    before = await at.table()
    custom_id = _encoded(Address(verb, table, revision, tuple(rest)))
    if not custom_id:
        return
    at.forge(page, 2, custom_id)
    check_answered(await at.players[0].click(page, custom_id=custom_id))
    assert (await at.table()).row == before.row


def _encoded(address: Address, *, menu: bool = False) -> str:
    try:
        return custom_id_of(address, menu=menu)
    except ValueError:
        return ""


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2))])
async def test_game_commands_in_any_order_by_anybody_cause_no_error(seed: int, tmp_path: Path) -> None:
    chance = Random(seeded(seed))
    undrawn = [sketched(title) for title in TITLES.values()]
    done = Counter()
    async with opened(tmp_path, TITLE, 4, undrawn) as scene:
        passing = [scene.env.create_user("Eve"), scene.env.create_user("clockwork", bot=True)]
        people = [*scene.players, scene.watcher, scene.mod]
        commands = {command.name: command for command in game_commands.game_group(scene.titles).commands}
        for number in range(2000):
            if number >= 250 and done["lobby"] and done["playing"]:
                break
            name = chance.choice([*commands, *["new", "join", "start", MOVE] * 2])
            if name == MOVE:
                await move_somebody(scene, chance)
                continue
            known = commands[name].parameters
            options = {
                str(option.display_name): some_value(option, [*people, *passing], chance)
                for option in known
                if option.required or chance.random() < min(0.2, 1 / len(known))
            }
            before = await scene.bot.tables.repository.current(scene.channel.id)
            person = chance.choice(people)
            result = await person.slash(scene.channel, f"game {name}", **options)
            check_no_fault(result)
            if before is not None and name in LOOKS:
                assert (await scene.table()).revision == before.revision
            asking = result.response and list(buttons(result.response))
            if asking and chance.random() < 0.3:
                check_no_fault(await person.click(result.response, label=chance.choice(asking)))
            table = await scene.bot.tables.repository.current(scene.channel.id)
            done[table.status if table else None] += 1
    assert min(done[status] for status in ("lobby", "playing")) > 0, done


MOVE = "a move"
LOOKS = frozenset(("board", "hand", "status", "log", "rules", "pace", "pause"))
"""Commands that change no game."""


def some_value(option: Parameter, people: list[Any], chance: Random) -> Any:
    """A random value that Discord would accept: it checks choices and ranges itself."""
    if option.choices:
        return chance.choice(option.choices).value
    if option.type is AppCommandOptionType.user:
        return chance.choice(people)
    if option.type is AppCommandOptionType.attachment:
        return ("game.json", chance.choice([b"", b"{}", b"\xff", b'{"game": "praetor"}']))
    if option.type is AppCommandOptionType.string:
        return chance.choice(["1", "0", "-", "https://discord.com/channels/1/2/3", "zzz"])
    assert option.type is AppCommandOptionType.integer, f"what may {option.name} be?"
    return chance.choice([option.min_value, option.max_value, 24])


async def move_somebody(scene: Scene, chance: Random) -> None:
    """Play a random move for somebody who is asked, so that the game goes on."""
    table = await scene.bot.tables.repository.current(scene.channel.id)
    if table is None or table.status != "playing":
        return
    seat = chance.choice(table.asked_seats)
    form = next(table.view(seat).decision.forms(table.view(seat)))
    person = Caller(table.user_at(seat), table.names[seat], scene.channel.id)
    await scene.bot.tables.games.play(person, form.sample(chance.randrange))
    await scene.bot.outbox.deliver(scene.channel.id)


def check_no_fault(result: Any) -> None:
    """Assert that the interaction was acknowledged, and answered privately and without an error."""
    answers = [answer for answer in (result.response, *result.followups) if answer is not None]
    assert result.acknowledged
    assert all(answer.ephemeral for answer in answers)
    assert not any("Something went wrong" in texts(answer) for answer in answers)
