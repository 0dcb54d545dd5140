"""Programs that show that an environment works; they use only what is installed there."""
