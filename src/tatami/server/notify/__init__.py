"""A move that is due reaches its player: by Web Push, by mail, or by a webhook of their own."""
