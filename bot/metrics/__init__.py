"""What is measured while the bot runs, and where it can be read; the only room that knows Prometheus."""
