# The words of Sexton.
