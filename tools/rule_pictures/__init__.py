"""`python -m tools.rule_pictures`: draws the examples of the rules pages.

Each game has its pictures in `games/<game>/words/pictures`, where its rules page uses them. They
reuse the drawings of the browser page if possible: Knight's chips and horse, the symbols of Rails.
They have their own paper background, so they are readable in light and dark mode.
"""
