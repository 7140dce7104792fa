"""What the environment says the bot should do."""
