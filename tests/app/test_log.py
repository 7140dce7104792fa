"""The log: lines of text or JSON, with their context and without secrets."""

import io
import json
import logging

import pytest

from bot import log as journal
from bot.db.database import StoreError
from bot.settings import Settings

TOKEN = "abc.def.ghi-secret"


@pytest.fixture(autouse=True)
def _restore_logging():
    root = logging.getLogger()
    names = [None, *journal.TALKATIVE]
    handlers, levels = root.handlers[:], [logging.getLogger(name).level for name in names]
    yield
    root.handlers[:] = handlers
    for name, level in zip(names, levels, strict=True):
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(False)


def log(**settings: object) -> io.StringIO:
    stream = io.StringIO()
    journal.keep(Settings(token=TOKEN, **settings), stream)
    return stream


def test_a_line_of_text_has_its_context():
    stream = log()
    logging.getLogger("bot.play").warning("Not sent, %s", "yet", extra={"table": 17, "channel": 5})
    assert stream.getvalue().endswith(" WARNING  bot.play: Not sent, yet table=17 channel=5\n")


def test_a_line_of_json_is_one_object():
    stream = log(log_format="json")
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("bot.play").exception("Broken", extra={"table": 17, "path": object})
    (line,) = stream.getvalue().splitlines()
    entry = json.loads(line)
    assert (entry["level"], entry["logger"], entry["message"]) == ("ERROR", "bot.play", "Broken")
    assert entry["table"] == 17
    assert "ValueError: two" in entry["traceback"]


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_token_is_replaced_wherever_it_appears(log_format):
    stream = log(log_format=log_format)
    try:
        raise RuntimeError(f"refused {TOKEN}")
    except RuntimeError:
        logging.getLogger("bot").exception("with %s", TOKEN, extra={"header": f"Bot {TOKEN}"})
    assert TOKEN not in stream.getvalue()
    assert stream.getvalue().count("[token]") == 3


def test_the_log_level_applies_and_libraries_stay_quiet():
    stream = log(log_level="DEBUG")
    logging.getLogger("bot").debug("heard")
    logging.getLogger("aiosqlite").debug("executing INSERT with every value")
    said, heard = stream.getvalue().splitlines()
    assert "LOG_LEVEL is DEBUG: what Discord is sent and sends" in said
    assert heard.endswith("heard")
    stream = log(log_level="ERROR")
    logging.getLogger("bot").warning("not heard")
    assert stream.getvalue() == ""


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_payloads_to_and_from_discord_are_never_logged(log_format):
    stream = log(log_level="DEBUG", log_format=log_format)
    event = {"t": "INTERACTION_CREATE", "op": 0, "d": {"token": "aW50", "user": {"global_name": "Anna B"}}}
    address = "https://discord.com/api/v10/webhooks/17/aW50/messages/@original"
    gateway, http = logging.getLogger("discord.gateway"), logging.getLogger("discord.http")
    gateway.debug("For Shard ID %s: WebSocket Event: %s", 3, event)
    gateway.debug("Received %s", '{"content": "Anna B"}')
    gateway.debug("Event %(t)s", event)
    http.debug("%s %s with %s has returned %s", "PATCH", address, '{"content": "Anna B"}', 200)
    http.debug("%s %s has received %s", "PATCH", address, {"author": {"username": "Anna B"}})
    http.debug("%s %s has received %s", "PATCH", address, [{"username": "Anna B"}])
    http.warning("We are being rate limited. %s %s responded with 429.", "POST", address)
    http.error("POST /interactions/17/aW50/callback: %s", event)
    written = stream.getvalue()
    assert "aW50" not in written
    debug = [line for line in written.splitlines() if "rate limited" not in line and "callback" not in line]
    assert not any("Anna" in line for line in debug)
    assert "INTERACTION_CREATE" in written
    assert "PATCH https://discord.com/api/v10/webhooks/17/[token]/messages/@original" in written


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(journal, "monotonic", clock)
    return clock


def test_a_repeated_problem_is_logged_once_and_then_counted(clock):
    stream = log()
    logger = logging.getLogger("bot.channel")
    for number in range(400):
        logger.warning("announcement %s is not sent: %s", number, "503", extra={"game": number})
        logger.info("told")
    assert stream.getvalue().count("not sent") == 1
    assert stream.getvalue().count("told") == 400
    clock.now = journal.QUIET + 1
    logger.warning("announcement %s is not sent: %s", 400, "503", extra={"game": 400})
    logger.warning("another trouble")
    told = [line for line in stream.getvalue().splitlines() if "not sent" in line]
    assert len(told) == 3
    assert "399 times more" in told[1]
    assert "announcement 399" in told[1]


def test_the_count_is_logged_when_the_problem_is_over_or_the_bot_ends(clock):
    stream = log(log_format="json")
    for _ in range(5):
        logging.getLogger("bot").error("no room")
    clock.now = journal.QUIET + 1
    logging.getLogger("bot").info("another line")
    messages = [json.loads(line)["message"] for line in stream.getvalue().splitlines()]
    assert messages == ["no room", "4 times more in 10 minutes: no room", "another line"]
    for _ in range(3):
        logging.getLogger("bot").error("no room again")
    logging.getLogger().handlers[0].close()
    assert "2 times more" in stream.getvalue().splitlines()[-1]


def test_every_reference_is_logged_but_the_traceback_only_once(clock):
    stream = log()
    for number in range(3):
        try:
            raise OSError("full disk")
        except OSError as error:
            logging.getLogger("bot").error(
                "ref %s", f"AB0{number}", exc_info=error, extra={"reference": f"AB0{number}"}
            )
    said = stream.getvalue()
    assert said.count("Traceback") == 1
    assert all(f"ref AB0{number}" in said for number in range(3))


def test_errors_in_different_places_are_different_problems(clock):
    stream = log()
    logger = logging.getLogger("bot")
    for error in (ValueError("x"), KeyError("y")):
        try:
            raise error
        except Exception:
            logger.exception("it failed")
    try:
        raise KeyError("z")
    except KeyError:
        logger.exception("it failed")
    assert stream.getvalue().count("Traceback") == 3


@pytest.mark.parametrize(
    ("logger", "error"),
    [
        ("discord.shard", ConnectionRefusedError("nobody listens")),
        ("bot.channel", StoreError("The disk is full.")),
    ],
)
def test_errors_of_disk_and_network_are_logged_in_one_line(clock, logger, error):
    stream = log()
    try:
        raise error
    except Exception:
        logging.getLogger(logger).exception("it failed")
    (line,) = stream.getvalue().splitlines()
    assert line.endswith(f"it failed: {error}")
