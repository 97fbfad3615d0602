"""HTTP endpoints that the web application and the offline server share."""
