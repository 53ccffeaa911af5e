"""People: who they are, how they fare, and how they get along."""
