"""What is announced, to whom, how often: the outbox, its kinds of announcements, pings."""
