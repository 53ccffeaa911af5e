"""People: accounts, sessions, access, ratings, history, moderation and personal data."""
