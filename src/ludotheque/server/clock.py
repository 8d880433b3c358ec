"""What time it is at the tables. In one place, so that a test can have a time of its own."""

import time

now = time.time  # seconds since 1970, the same for all processes
steady = time.monotonic  # seconds since whenever, of this process alone
