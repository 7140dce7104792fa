"""The bot in a fake Discord in the browser: no account, no token, nothing leaves this machine.

One person can play a whole game here: the page switches between the people in the channels.

The bot is the same that connects to Discord, gateway and all; here it connects to SimCord's model of Discord behind a
real API (`bot.fake_discord`), which outlasts restarts (`world.py`). The page is our own. SimCord has one, too, but it
redraws the whole channel whenever a menu opens, closes or loses the focus, so that a click may hit another button than
intended, or none; and it only shows fifty messages, which it requests twice a second. Fixing that in its nine thousand
lines would have cost more than a page that only knows what this bot sends.
"""

from bot import fake_discord as fake_discord  # before SimCord, which it keeps from warning
