"""The table as a full screen: painted sheets of text, and the Textual screens that show them."""
