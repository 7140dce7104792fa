"""The log: lines of text or JSON, with what they are about, without the token."""

import io
import json
import logging

import pytest

from bot import journal
from bot.settings import Settings

TOKEN = "abc.def.ghi-secret"


@pytest.fixture(autouse=True)
def _the_log_as_it_was():
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


def test_a_line_of_text_names_what_it_is_about():
    stream = log()
    logging.getLogger("bot.tables").warning("Not sent, %s", "yet", extra={"table": 17, "channel": 5})
    assert stream.getvalue().endswith(" WARNING  bot.tables: Not sent, yet table=17 channel=5\n")


def test_a_line_of_json_is_one_object():
    stream = log(log_format="json")
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("bot.tables").exception("Broken", extra={"table": 17, "path": object})
    (line,) = stream.getvalue().splitlines()
    entry = json.loads(line)
    assert (entry["level"], entry["logger"], entry["message"]) == ("ERROR", "bot.tables", "Broken")
    assert entry["table"] == 17
    assert "ValueError: two" in entry["traceback"]


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_token_is_blackened_wherever_it_stands(log_format):
    stream = log(log_format=log_format)
    try:
        raise RuntimeError(f"refused {TOKEN}")
    except RuntimeError:
        logging.getLogger("bot").exception("with %s", TOKEN, extra={"header": f"Bot {TOKEN}"})
    assert TOKEN not in stream.getvalue()
    assert stream.getvalue().count("[token]") == 3


def test_the_level_holds_and_libraries_do_not_chatter():
    stream = log(log_level="DEBUG")
    logging.getLogger("bot").debug("heard")
    logging.getLogger("aiosqlite").debug("executing INSERT with every value")
    assert stream.getvalue().count("\n") == 1
    stream = log(log_level="ERROR")
    logging.getLogger("bot").warning("not heard")
    assert stream.getvalue() == ""
