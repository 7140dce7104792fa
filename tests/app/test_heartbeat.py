"""The sign of life."""

from bot.app import heartbeat

NOON = 1_800_000_000.0


def test_a_bot_that_beats_is_well_until_it_is_overdue(tmp_path):
    file = tmp_path / "data" / "ludi.sqlite3.heartbeat"
    assert "not running" in heartbeat.problem(file, now=NOON)
    heartbeat.beat(file, now=NOON)
    assert heartbeat.problem(file, now=NOON + heartbeat.EVERY) is None
    assert "no sign of life for 91 seconds" in heartbeat.problem(file, now=NOON + heartbeat.OVERDUE + 1)
    heartbeat.beat(file, now=NOON + 200)
    assert heartbeat.problem(file, now=NOON + 201) is None


def test_a_bot_that_lacks_something_lives_and_is_not_well(tmp_path):
    file = tmp_path / "ludi.sqlite3.heartbeat"
    heartbeat.beat(file, now=NOON, missing=["The disk is full.", "Discord refuses the commands."])
    said = heartbeat.problem(file, now=NOON + 1)
    assert said == "The disk is full.\nDiscord refuses the commands."
    assert heartbeat.problem(file, now=NOON + 1, live=True) is None
    assert "no sign of life" in heartbeat.problem(file, now=NOON + heartbeat.OVERDUE + 1, live=True)
    heartbeat.beat(file, now=NOON + 20)
    assert heartbeat.problem(file, now=NOON + 21) is None
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


def test_a_sign_of_life_that_cannot_be_read_is_said_to_be_so(tmp_path):
    (tmp_path / "file").touch()
    said = heartbeat.problem(tmp_path / "file" / "ludi.sqlite3.heartbeat", now=NOON)
    assert said.endswith("ludi.sqlite3.heartbeat can't be read: Not a directory.")
