"""What time it is: the one place that asks the machine, so that a test can turn the time by hand.

    clock.now()       # seconds since 1970, the same for all processes
    clock.steady()    # seconds since whenever, of this process alone
    clock.sleep(0.1)  # this thread waits

Call them through the module, as above: a name of one's own (`from … import now`) keeps the real
time whatever a test says. What waits in asyncio goes by the time of its loop, and tests have a loop
that goes by theirs (`tests/timing.py`).
"""

import time

now = time.time
steady = time.monotonic
sleep = time.sleep
