"""What a host runs: the web application, its settings, figures and notices."""
