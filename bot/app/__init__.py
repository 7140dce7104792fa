"""Processes beside the bot's own: what they do never holds up clicks, heartbeats and the store."""
