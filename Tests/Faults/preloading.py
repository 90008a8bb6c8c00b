"""Libraries in C that a program loads before its own, so that a fault can happen."""

import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

_folder = TemporaryDirectory(prefix="faults-")


@cache
def preload(name: str) -> dict[str, str]:
    """Returns the environment that loads the library of `name.c`, which is compiled once."""
    source = Path(__file__).resolve().with_name(f"{name}.c")
    library = Path(_folder.name) / f"{name}.so"
    options = ["-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC"]
    subprocess.run(["cc", *options, source, "-o", library], check=True)
    return {"LD_PRELOAD": str(library)}
