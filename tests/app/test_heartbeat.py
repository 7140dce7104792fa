"""The heartbeat file."""

from bot.app import heartbeat

NOON = 1_800_000_000.0


def test_a_heartbeat_is_healthy_until_it_is_overdue(tmp_path):
    file = tmp_path / "data" / "ludi.sqlite3.heartbeat"
    assert "not running" in heartbeat.problem(file, now=NOON)
    heartbeat.beat(file, now=NOON)
    assert heartbeat.problem(file, now=NOON + heartbeat.EVERY) is None
    assert "last heartbeat was 91 seconds ago" in heartbeat.problem(file, now=NOON + heartbeat.OVERDUE + 1)
    heartbeat.beat(file, now=NOON + 200)
    assert heartbeat.problem(file, now=NOON + 201) is None


def test_a_bot_with_a_problem_is_alive_but_not_healthy(tmp_path):
    file = tmp_path / "ludi.sqlite3.heartbeat"
    heartbeat.beat(file, now=NOON, missing=["The disk is full.", "Discord refuses the commands."])
    said = heartbeat.problem(file, now=NOON + 1)
    assert said == "The disk is full.\nDiscord refuses the commands."
    assert heartbeat.problem(file, now=NOON + 1, live=True) is None
    assert "last heartbeat was" in heartbeat.problem(file, now=NOON + heartbeat.OVERDUE + 1, live=True)
    heartbeat.beat(file, now=NOON + 20)
    assert heartbeat.problem(file, now=NOON + 21) is None
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


def test_an_unreadable_heartbeat_is_reported(tmp_path):
    (tmp_path / "file").touch()
    said = heartbeat.problem(tmp_path / "file" / "ludi.sqlite3.heartbeat", now=NOON)
    assert said.endswith("ludi.sqlite3.heartbeat can't be read: Not a directory. Run this as the bot's user.")
