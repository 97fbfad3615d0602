"""Turn notifications: web hooks and web push."""
