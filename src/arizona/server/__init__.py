"""The game server: tables, storage, transport, services and the web application."""
