"""What is installed: the core alone, and each extra on its own."""
