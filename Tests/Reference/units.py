"""Has systemd check a service and its timer, each a line of JSON, and prints when it would run the timer."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

service, timer = (json.loads(line) for line in sys.stdin)
with tempfile.TemporaryDirectory() as folder:
    units = [Path(folder, "vocalvocab-remind" + ending) for ending in (".service", ".timer")]
    for unit, text in zip(units, (service, timer)):
        unit.write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", *map(str, units)]
    run = subprocess.run(command, capture_output=True, text=True)
    # Other units of this computer may have faults of their own.
    faults = [line for line in run.stderr.splitlines() if "vocalvocab-remind" in line]
    print("good" if run.returncode == 0 and not faults else run.stderr.replace("\n", " "))
for time in re.findall("^OnCalendar=(.*)$", timer, re.MULTILINE):
    command = ["systemd-analyze", "calendar", "--base-time=2026-11-24 00:00:00 UTC", time]
    said = subprocess.run(command, capture_output=True, text=True, check=True, env={"TZ": "UTC"})
    print(re.search(r"Next elapse: \w+ 2026-11-2\d (\S+)", said.stdout).group(1))
