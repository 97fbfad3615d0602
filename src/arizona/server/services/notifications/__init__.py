"""Notifications: webhooks and web push."""
