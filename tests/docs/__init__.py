"""The documentation: it builds, its links lead somewhere, and what it shows is true."""
