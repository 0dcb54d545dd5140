"""The kernel on arrays against the object engine, its peers and itself."""
