"""A printer's process: reads an order as JSON, writes the PDF, or a sentence about what is wrong.

The server starts one for each order, so that no table waits for a page to be set, and ends it
when it takes too long.
"""

from __future__ import annotations

import json
import sys

from arizona.engine.errors import ArizonaError
from arizona.printing.job_request import printed


def main() -> int:
    """One order."""
    try:
        made = printed(json.load(sys.stdin))
    except ArizonaError as error:
        sys.stderr.write(str(error))
        return 2
    sys.stdout.buffer.write(made)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
