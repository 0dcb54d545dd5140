"""What is installed: the core alone, and each extra by itself."""
