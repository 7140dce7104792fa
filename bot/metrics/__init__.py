"""What is measured while the bot runs, and where it is read; the only package that knows Prometheus."""
