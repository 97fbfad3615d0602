"""Looking back at a game that was played: what each decision was worth, and what luck did."""
