"""What rules pages say, whatever they are laid out for."""
