"""People and servers: settings, names, absences, lessons, and forgetting somebody."""
