"""Benchmarks of the kernel, side by side with the other Hanabi engines that are installed."""
