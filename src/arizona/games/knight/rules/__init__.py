"""The rules: positions, actions and scoring. The hot path: compiled with full optimization."""
