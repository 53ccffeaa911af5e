"""Tools for contributors: the docs site and releases. No part of the wheel."""
