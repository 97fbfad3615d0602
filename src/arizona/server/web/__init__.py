"""Web application: HTTP routes, static files and server startup."""
