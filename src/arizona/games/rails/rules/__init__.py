"""Rules: positions, actions and scoring. Performance-critical: compiled with full optimization."""
