"""`python -m tatami`, the same as `tatami`."""

import sys

from tatami.cli import main

sys.exit(main())
