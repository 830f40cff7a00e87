"""`python -m tools.sbom`: what the image carries that others made, and under which licences.

build/sbom.cdx.json is a bill of materials in the CycloneDX format: the packages of requirements/server.txt as
cyclonedx-py finds them in an environment of their own, and the npm packages in web/dist. Of these Vite notes
whose code it took; fonts and icons come from the `dependencies` of web/package.json.
build/licences.md is the same as a table. Fails where a licence is unknown, or binds whoever passes us on.
"""

import base64
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from bottega import __version__

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = ROOT / "build"
PLACE: Final = BUILD / "sbom-env"
WEB: Final = ROOT / "web"
SAID: Final = {"rich-click": "MIT"}  # in words that cyclonedx-py does not take for the name of a licence
BINDING: Final = re.compile(r"\bA?GPL|GNU (Affero )?General|SSPL|BUSL")

Component = dict[str, Any]


def python_packages() -> dict[str, Any]:
    """The bill of what a server runs with, as it is installed."""
    subprocess.run(["uv", "venv", "--quiet", "--clear", PLACE], check=True)
    python = str(PLACE / "bin" / "python")
    pinned = ["--require-hashes", "requirements/server.txt"]
    subprocess.run(["uv", "pip", "sync", "--quiet", "--python", python, *pinned], cwd=ROOT, check=True)
    look = ["cyclonedx-py", "environment", "--spec-version", "1.6", "--output-reproducible", "--no-validate"]
    told = subprocess.check_output([*look, "--pyproject", "pyproject.toml", python], cwd=ROOT, text=True)
    bill: dict[str, Any] = json.loads(told)
    for one in bill["components"]:
        if not one.get("licenses") and one["name"] in SAID:
            one["licenses"] = [{"license": {"id": SAID[one["name"]]}}]
    return bill


def web_packages() -> Iterator[Component]:
    """What is in web/dist, in the versions of the lock."""
    noted = WEB / "dist" / ".vite" / "licences.json"
    locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    named = set(json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"])
    for name in sorted(named | {one["name"] for one in json.loads(noted.read_text("utf-8"))}):
        yield npm(name, locked[f"node_modules/{name}"])


def npm(name: str, locked: dict[str, str]) -> Component:
    """A package of npm as the lock has it."""
    group, _, short = name.rpartition("/")
    address = f"pkg:npm/{name.replace('@', '%40')}@{locked['version']}"
    kind, _, digest = locked["integrity"].partition("-")
    return {
        "type": "library",
        "bom-ref": address,
        **({"group": group} if group else {}),
        "name": short,
        "version": locked["version"],
        "purl": address,
        "hashes": [{"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
        "licenses": [{"expression": locked["license"]}] if "license" in locked else [],
    }


def licence(component: Component) -> str:
    """The licences of a package, in one line."""
    named = [one.get("license", {"name": one.get("expression")}) for one in component["licenses"]]
    return ", ".join(one.get("id") or one["name"].rpartition(" :: ")[2] for one in named)


def whole(bill: dict[str, Any], web: list[Component]) -> dict[str, Any]:
    """One bill for both, since the server needs what browsers get."""
    site = bill["metadata"]["component"]
    site["version"] = __version__
    bill["components"] += web
    bill["dependencies"] += [{"ref": one["bom-ref"]} for one in web]
    needs = next(one for one in bill["dependencies"] if one["ref"] == site["bom-ref"])
    needs["dependsOn"] = sorted([*needs.get("dependsOn", []), *(one["bom-ref"] for one in web)])
    return bill


def faults(components: list[Component]) -> Iterator[str]:
    """Packages whose licence is not known, or not one we want."""
    for one in components:
        if not one.get("licenses"):
            yield f"{one['name']}: no licence is known"
        elif BINDING.search(licence(one)):
            yield f"{one['name']}: {licence(one)}"


def table(components: list[Component]) -> str:
    """The licences as a page."""
    rows = ["# Licences of what Bottega carries", "", "| package | version | licence |", "|---|---|---|"]
    for one in components:
        name = "/".join(filter(None, [one.get("group"), one["name"]]))
        rows.append(f"| {name} | {one['version']} | {licence(one)} |")
    return "\n".join([*rows, ""])


def main() -> None:
    bill = whole(python_packages(), list(web_packages()))
    written = json.dumps(bill, indent=2) + "\n"
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(written)
    found = [*([f"not CycloneDX: {wrong}"] if wrong else []), *faults(bill["components"])]
    if found:
        sys.exit("\n".join(found))
    (BUILD / "sbom.cdx.json").write_text(written, "utf-8")
    (BUILD / "licences.md").write_text(table(bill["components"]), "utf-8")
    print(f"build/sbom.cdx.json and build/licences.md: {len(bill['components'])} packages")


if __name__ == "__main__":
    main()
