"""The rules of Trail: positions, actions and scoring. Hot path, compiled with full optimization."""
