"""`python -m tools.rule_pictures`: draws the examples of the rules pages.

Each game has its pictures in its own folder, `games/<game>/pictures`, and its rules page shows
them. They are made of the drawings of the page where it has them: Knight's chips and horse, the
symbols of Rails. They stand on paper of their own, so they read in the light and in the dark.
"""
