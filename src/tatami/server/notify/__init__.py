"""Notifications to players by Web Push, email or webhook."""
