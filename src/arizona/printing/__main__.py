"""Printing process: reads a job as JSON and writes the PDF, or an error message.

The server starts one process per job, so that typesetting does not block tables, and terminates it
after a timeout.
"""

from __future__ import annotations

import json
import sys

from arizona.engine.errors import ArizonaError
from arizona.printing.job_request import printed


def main() -> int:
    """Run one job."""
    try:
        made = printed(json.load(sys.stdin))
    except ArizonaError as error:
        sys.stderr.write(str(error))
        return 2
    sys.stdout.buffer.write(made)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
