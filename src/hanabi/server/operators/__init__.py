"""What operators do while servers run: close rooms, erase people, ban addresses."""
