"""`python -m hanabi` runs the command `hanabi`."""

from hanabi.cli import main

if __name__ == "__main__":
    main()
