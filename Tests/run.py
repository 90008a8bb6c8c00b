"""Runs all tests, which are built. Then reports the time of each part, and the failures."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from xml.etree import ElementTree

REPORTS = Path(".build/test-reports")
# The seconds after which a part is stopped, because it hangs. No part takes half as long.
LONGEST = 2700
# Swift's reports hold what a test saw on a terminal, with its control characters.
NOT_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# These suites measure real time, keep a thread busy until another one has its turn, or change a
# limit of the whole process, so nothing runs beside them.
ALONE = "|".join(
    [
        r"SpeechTests\.",
        r"RoomsTests\.MovedLearnerTests/races",
        r"SigningInTests\.LogInTests/queue",
        r"StorageTests\.SafetyTests",
        r"WebRequestsTests\.(HostRegister|RequestQueue|WebClient)Tests",
        r"QuizSourcesTests\.(OnlineQuestions|OpenTriviaDB|TriviaAPI)Tests",
        r"ShowSourcesTests\.(Jikan|KeptAnswer|Picture|ServiceFailure|ServiceSharing|TVmaze)",
        r"WordServiceTests\.(Dictionary|OnlineEntries|OnlineWords|RandomWord)Tests",
        r"WordServiceTests\.WordSupplyTests",
        r"WebTests\.(LearnerMove|LockedFiles|ModeRoute|SoundLibrary)Tests",
        r"vocalvocabTests\.(FirstWord|RealTime|Services)Tests",
        r"vocalvocabTests\.TerminalTests/quick",
        r"vocalvocabTests\.QuizCommandTests/service",
    ]
)


class Part:
    """A part of the tests: one command."""

    def __init__(self, name: str, *command: str, reports: str | None = None) -> None:
        self.name = name
        self.command = command
        self.report = REPORTS / reports if reports else None

    def run(self) -> None:
        began = time.monotonic()
        process = subprocess.Popen(self.command, start_new_session=True)
        try:
            self.status = process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            # All other parts still run, and the report tells which part it was.
            self.status = None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self.seconds = time.monotonic() - began

    def failures(self) -> list[str]:
        """Returns the names of the failed tests, or the end of the command's output if it names
        none."""
        names: list[str] = []
        if self.report and self.report.exists():
            report = ElementTree.fromstring(NOT_XML.sub("", self.report.read_text()))
            for test in report.iter("testcase"):
                for fault in [*test.iter("failure"), *test.iter("error")]:
                    reason = (fault.get("message") or "").partition("\n")[0]
                    names.append(f"{test.get('classname')} {test.get('name')}: {reason}")
        if self.status is None:
            names.append(f"The command was stopped after {LONGEST} s.")
        elif self.status and not names:
            names.append(f"The command ended with status {self.status}.")
        return names


def main() -> int:
    # The part that runs ends with this program.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    REPORTS.mkdir(parents=True, exist_ok=True)
    for report in REPORTS.glob("*.xml"):
        report.unlink()
    # The servers under test run on this computer, so no request to them may go through a proxy.
    here = [os.environ.get("no_proxy"), "127.0.0.1", "localhost"]
    os.environ["no_proxy"] = ",".join(filter(None, here))
    # All parts share a cache, which one session of the program fills.
    cache = tempfile.TemporaryDirectory()
    os.environ["TEST_CACHE"] = cache.name
    swift = "swift", "test", "--skip-build", "--xunit-output"
    session = f"play --mute --word harbor --source offline --data {cache.name}/data < /dev/null"
    tests = [
        Part(
            "Dictionary and sounds",
            *("env", f"XDG_CACHE_HOME={cache.name}"),
            *("sh", "-c", f".build/debug/vocalvocab {session}"),
        ),
        Part(
            "Swift, side by side",
            *(*swift, f"{REPORTS}/parallel.xml", "--skip", ALONE),
            reports="parallel-swift-testing.xml",
        ),
        Part(
            "Swift, one after another",
            *(*swift, f"{REPORTS}/alone.xml", "--no-parallel", "--filter", ALONE),
            reports="alone-swift-testing.xml",
        ),
        Part(
            "Browser",
            *(sys.executable, "-m", "pytest", "--numprocesses=3", "--dist=worksteal"),
            *("Tests/Browser", f"--junit-xml={REPORTS}/browser.xml"),
            reports="browser.xml",
        ),
        Part(
            "README and guide",
            *(sys.executable, "-m", "pytest", "--numprocesses=4"),
            *("Tests/Readme", f"--junit-xml={REPORTS}/readme.xml"),
            reports="readme.xml",
        ),
        Part(
            "Command line",
            *(sys.executable, "-m", "pytest", "--numprocesses=4"),
            *("Tests/CommandLine", f"--junit-xml={REPORTS}/command-line.xml"),
            reports="command-line.xml",
        ),
        Part(
            "Anki",
            *(sys.executable, "-m", "pytest", "--numprocesses=2"),
            *("Tests/Anki", f"--junit-xml={REPORTS}/anki.xml"),
            reports="anki.xml",
        ),
        Part(
            "Faults, in brief",
            *(sys.executable, "-m", "pytest", "--brief", "--numprocesses=4", "--dist=worksteal"),
            *("Tests/Faults", f"--junit-xml={REPORTS}/faults.xml"),
            reports="faults.xml",
        ),
    ]
    for part in tests:
        part.run()
    for part in tests:
        print(f"{part.name + ':':26}{part.seconds:4.0f} s")
    failures = [(part.name, failure) for part in tests for failure in part.failures()]
    if failures:
        print("What failed:")
    for name, failure in failures:
        print(f"{name}: {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[1])
    sys.exit(main())
