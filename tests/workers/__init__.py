"""Worker processes, their frames, and what their owners learn of them."""
