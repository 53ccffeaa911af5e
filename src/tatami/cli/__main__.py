"""`python -m tatami.cli`, the same as `tatami`."""

import sys

from tatami.cli import main

sys.exit(main())
