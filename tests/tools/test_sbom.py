"""The bill of materials names every package of npm with its licence, and says which licence is missing."""

import json

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from tools.sbom import faults, licence, npm, table, whole

LOCKED = {"version": "0.19.1", "integrity": "sha512-" + "A" * 86 + "==", "license": "Apache-2.0"}


def test_a_package_of_npm_is_named_by_its_address_and_hash() -> None:
    fluent = npm("@fluent/bundle", LOCKED)
    assert fluent["purl"] == "pkg:npm/%40fluent/bundle@0.19.1"
    assert (fluent["group"], fluent["name"], licence(fluent)) == ("@fluent", "bundle", "Apache-2.0")
    assert fluent["hashes"] == [{"alg": "SHA-512", "content": "00" * 64}]
    assert "| @fluent/bundle | 0.19.1 | Apache-2.0 |\n" in table([fluent])


def test_licences_that_are_unknown_or_bind_others_are_faults() -> None:
    named = [{"license": {"name": "GNU Affero General Public License v3"}}]
    found = faults(
        [
            {"name": "free", "licenses": [{"license": {"id": "MIT"}}]},
            {"name": "lesser", "licenses": [{"expression": "LGPL-3.0-only OR MIT"}]},
            {"name": "silent"},
            {"name": "strict", "licenses": named},
            {"name": "bound", "licenses": [{"expression": "GPL-3.0-only"}]},
        ]
    )
    assert [fault.split(":")[0] for fault in found] == ["silent", "strict", "bound"]


def test_the_bill_of_both_is_cyclonedx() -> None:
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": "site", "name": "bottega"}},
        "components": [],
        "dependencies": [{"ref": "site"}],
    }
    made = whole(bill, [npm("uqr", LOCKED)])
    assert made["dependencies"][0]["dependsOn"] == ["pkg:npm/uqr@0.19.1"]
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(made)) is None
