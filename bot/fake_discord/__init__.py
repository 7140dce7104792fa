"""Fakes of Discord, for tests, sandbox and load: they refuse what Discord refuses. They know nothing of the bot."""
