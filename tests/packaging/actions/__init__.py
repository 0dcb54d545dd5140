"""Programs that show that an environment works; they use nothing but what is installed there."""
