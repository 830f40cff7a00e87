"""What this machine lets us do; in a container even root may not do everything."""

from __future__ import annotations

import os
import shutil
import subprocess


def may(*command: str) -> bool:
    """Whether a command succeeds, in namespaces that are gone afterwards."""
    if os.geteuid() != 0 or not shutil.which("unshare") or not shutil.which(command[0]):
        return False
    return subprocess.run(["unshare", "--net", "--mount", *command], capture_output=True).returncode == 0
