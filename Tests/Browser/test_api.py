"""The API keeps its own description, as independent programs judge."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from client import Client
from practice import Practice
from server import Server

# A schema can't express every rule: 24-8 is not a range, a voice may be missing, a file may hold no
# list. The server answers such requests with 422, and requests that break the schema with 400. A
# text that is too long may make the whole body too long: 413.
CONFIGURATION = """
[checks]
positive_data_acceptance.expected-statuses = ["2xx", "404", "409", "422"]
negative_data_rejection.expected-statuses = [
  "400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429"
]
"""
# A code may be any text, but all are wrong here, and there is a limit on wrong ones.
CONFIGURATION += """
[[operations]]
include-name = "POST /entry"
checks.positive_data_acceptance.expected-statuses = ["2xx", "403", "429"]
"""
# An earlier request may have given the learner a PIN, which this one doesn't know.
CONFIGURATION += """
[[operations]]
include-name = "PUT /learners/chosen"
checks.positive_data_acceptance.expected-statuses = ["2xx", "403", "404", "409", "422", "429"]
"""
SECONDS = {"examples,coverage,fuzzing": 30, "stateful": 15}


# The teacher may do everything.
pytestmark = pytest.mark.server("class")


def test_the_description_is_openapi_3_1(client: Client) -> None:
    document = client.get("/openapi.json")
    assert document["openapi"].startswith("3.1.")
    assert list(OpenAPIV31SpecValidator(document).iter_errors()) == []


@pytest.mark.parametrize("phases", SECONDS)
def test_schemathesis_finds_nothing(
    server: Server, client: Client, tmp_path: Path, phases: str
) -> None:
    # The server has something to find: words, a list, an open round.
    client.put("/lists/week", {"words": [{"word": "harbor"}, {"word": "ocean"}]})
    client.post("/decks", {"name": "Spanish"})
    client.post("/decks/Spanish/cards", {"cards": [{"id": str(n), "front": "sea", "back": "mar"} for n in range(30)]})
    client.post("/decks/Spanish/study", {})
    Practice.of(client, "garden").type("garden")
    Practice(client, words="list", list="week")

    description = tmp_path / "openapi.json"
    description.write_text(json.dumps(client.get("/openapi.json")))
    configuration = tmp_path / "schemathesis.toml"
    configuration.write_text(CONFIGURATION)
    arguments = {
        "--url": f"{server.address}/api/v1",
        "--header": f"Authorization: Bearer {server.teacher_token}",
        "--phases": phases,
        "--checks": "all",
        # A session ends when the next one begins, so a created one may well be gone.
        "--exclude-checks": "ensure_resource_availability",
        "--max-time": str(SECONDS[phases]),
        "--max-examples": "25",
        "--seed": "6",
        "--rate-limit": "auto",
        "--request-timeout": "10",
        "--generation-database": "none",
        "--warnings": "off",
    }
    run = subprocess.run(
        [Path(sys.executable).parent / "schemathesis", "--config-file", configuration, "run"]
        + [part for pair in arguments.items() for part in pair]
        + [description],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert client.get("/status")
