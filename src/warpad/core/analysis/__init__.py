"""What is analysed: trees of moves with notes, and positions built by hand."""
