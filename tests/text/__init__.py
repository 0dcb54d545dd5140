"""The catalogue: nothing missing, nothing unused, everything speaks."""
