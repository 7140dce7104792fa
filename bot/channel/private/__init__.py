"""What one person sees alone: boards, what happened, the rules."""
