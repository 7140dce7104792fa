"""`/learn` and `/help`: lessons, rules, terms."""
