"""Routes, by subject. A route parses, calls and sends."""
