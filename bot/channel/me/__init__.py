"""`/me …`: what each person has for themselves, wherever the bot is."""
