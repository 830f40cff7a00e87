"""`python -m tools.covered [pytest's arguments]`: tests of the rules, which must reach every line of them.

Python 3.12 and later count lines at no cost that can be measured; 3.11 plays a fourth as fast meanwhile. So
the newest Python of this machine runs the tests, in an environment of its own in build/covered. Where there
is none but 3.11, or nothing can be installed for it, that one does.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.pythons import pythons

ROOT: Final = Path(__file__).parent.parent
PLACE: Final = ROOT / "build" / "covered"
DECIDES: Final = [ROOT / "pyproject.toml", ROOT / "requirements" / "dev.txt", Path(__file__)]
WANTED: Final = ["-r", "pyproject.toml", "--group", "rules", "-c", "requirements/dev.txt"]
MONITORING: Final = (3, 12)
COUNTED: Final = ["--cov", "--cov-report=term-missing:skip-covered", "--cov-fail-under=100"]


def quickest() -> str:
    """The program of the Python that counts lines quickest."""
    if sys.version_info >= MONITORING:
        return sys.executable
    found = [program for version, program in pythons() if number(version) >= MONITORING]
    try:
        return prepared(found[-1]) if found else sys.executable
    except subprocess.CalledProcessError as error:
        print(f"{found[-1]} is not used: {error}", flush=True)
        return sys.executable


def number(version: str) -> tuple[int, ...]:
    """A version that can be compared."""
    return tuple(map(int, version.split(".")))


def prepared(program: str) -> str:
    """An environment of this Python with what the tests of the rules need; made anew if that has changed."""
    stamp = PLACE / "made-from"
    made_from = hashlib.sha256(
        b"\0".join([program.encode(), *(file.read_bytes() for file in DECIDES)])
    ).hexdigest()
    if not stamp.exists() or stamp.read_text() != made_from:
        uv = str(Path(sys.executable).with_name("uv"))
        subprocess.run([uv, "venv", "--quiet", "--clear", "--python", program, str(PLACE)], check=True)
        subprocess.run(
            [uv, "pip", "install", "--quiet", "--python", str(PLACE / "bin" / "python"), *WANTED],
            cwd=ROOT,
            check=True,
        )
        stamp.write_text(made_from)
    return str(PLACE / "bin" / "python")


def main() -> None:
    program = quickest()
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    if program != sys.executable or sys.version_info >= MONITORING:
        environment["COVERAGE_CORE"] = "sysmon"
    os.execve(program, [program, "-m", "pytest", *sys.argv[1:], *COUNTED], environment)


if __name__ == "__main__":
    main()
