"""The README and the guide tell the truth: each command works, and the session shown is a real one."""

import os
import re
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import readme
from people import invitation, sign_up
from server import PROGRAM, ROOT, STOPPED, Home, Server
from terminal import Terminal

WORDS = "harbor\nrhythm\n"

# The values of the names in capitals, the longest that fits first.
VALUES = {
    "completed import FILE": "completed import first.json",
    "device NAME": "device default",
    "voices remove NAME": "voices remove piper-amy",
    "ADDRESS": "http://127.0.0.1:9",
    "FILE.csv": "saved.csv",
    "FILE": "week.txt",
    "NAME": "week-12",
    "WORD": "harbor",
    "CHAPTER": "practice",
    "port 8081": "port 0",
    "json NAME": "json stats",
}
PLACEHOLDERS = re.compile("|".join(rf"\b{one}\b" for one in sorted(VALUES, key=len)[::-1]))


def put_words(home: Home, file: str) -> None:
    (home.folder / file).write_text(WORDS)


def put_list(home: Home) -> None:
    home.put_list("week-12", *({"word": word} for word in WORDS.split()))


def put_deck(home: Home) -> None:
    assert home.run("cards", "new", "Spanish").status == 0


def put_cards(home: Home) -> None:
    put_deck(home)
    assert home.run("cards", "add", "Spanish", "harbour", "puerto").status == 0


def put_removed_cards(home: Home) -> None:
    put_cards(home)
    assert home.run("cards", "remove", "Spanish", "1", "--yes").status == 0


def put_removed_task(home: Home) -> None:
    assert home.run("plan", "add", "Buy paper").status == 0
    assert home.run("plan", "remove", "1").status == 0


def put_cron(home: Home) -> None:
    """Gives the person a cron of their own, and no systemd: no timer of this computer is to change."""
    tools = home.folder / "tools"
    tools.mkdir()
    crontab = '[ "$1" = - ] && exec cat >"$HOME/crontab"\ncat "$HOME/crontab"'
    for name, script in (("crontab", crontab), ("systemctl", "exit 1")):
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o755)
    (home.folder / "crontab").touch()
    home.environment["PATH"] = f"{tools}:{home.environment['PATH']}"


def put_questions(home: Home) -> None:
    put_deck(home)
    cards = "harbour\npuerto\ndog\nperro\nsea\nmar\nhouse\ncasa\n"
    subprocess.run([PROGRAM, "cards", "add", "Spanish"], env=home.environment, input=cards, text=True, check=True)


def put_missed_words(home: Home) -> None:
    play = [PROGRAM, "play", "--mute", "--word", "harbor", "--word", "necessary"]
    subprocess.run(play, env=home.environment, input="/skip\n/skip\n", text=True, check=True)


def put_card_file(home: Home) -> None:
    (home.folder / "spanish.csv").write_text("front,back\nharbour,puerto\n")
    (home.folder / "words.csv").write_text("1,bread,pan,food\n2,sea,mar,water\n")


def put_sound(home: Home) -> None:
    put_cards(home)
    assert home.run("say", "puerto", "--output", str(home.folder / "puerto.wav")).status == 0


def put_piper(home: Home) -> None:
    """Puts a program on the path that takes the place of Piper, whose voices have 60 MB."""
    program = home.folder / ".local/bin/piper"
    program.write_text("#!/bin/sh\nexec espeak-ng --stdin --stdout\n")
    program.chmod(0o755)


def put_voice(home: Home) -> None:
    put_piper(home)
    assert home.run("voices", "add", "piper-amy", "--command", "piper").status == 0


def put_shows(home: Home) -> None:
    assert home.run("shows", "add", "Harbor Lights", "--episodes", "24").status == 0
    assert home.run("shows", "add", "The Long Tide", "--kind", "film").status == 0
    assert home.run("shows", "lists", "new", "With my sister").status == 0


def put_database(home: Home) -> None:
    show = '{"title": "Quiet Garden", "sources": [], "type": "TV"}\n'
    (home.folder / "anime-offline-database.jsonl").write_text(show)


def put_account(home: Home) -> None:
    """Lets a person sign up, whose name to log in with is zoe."""
    server = Server(home, "--accounts", "invited")
    owner = sign_up(server, "Head", server.owner_secret)
    sign_up(server, "Zoe", invitation(owner))
    server.stop()


def put_languages(home: Home) -> None:
    home.use_own_cache()
    assert home.run("languages", "add", "es").status == 0


# The files and lists that a command with these words needs.
NEEDED: dict[str, Callable[[Home], object]] = {
    " first.json": lambda home: (home.folder / "first.json").write_text('[{"word": "ocean"}]'),
    " week.txt": lambda home: put_words(home, "week.txt"),
    " week-12.txt": lambda home: put_words(home, "week-12.txt"),
    "--list week-12": put_list,
    'goal "sure week-12': put_list,
    "voices add piper-amy": put_piper,
    "set voice piper-amy": put_voice,
    "voices remove piper-amy": put_voice,
    "lists export week-12": put_list,
    "lists language week-12": put_list,
    "lists test week-12": put_list,
    "plan test week-12": put_list,
    "plan restore": put_removed_task,
    "plan remind --install": put_cron,
    "cards add Spanish": put_deck,
    "cards study Spanish": put_cards,
    "cards restore Spanish": put_removed_cards,
    "cards import spanish.csv": put_card_file,
    "cards import words.csv": put_card_file,
    "--from deck:Spanish": put_questions,
    "--from words:missed": put_missed_words,
    "cards export Spanish": put_cards,
    "cards attach Spanish": put_sound,
    "accounts password zoe": put_account,
    "accounts role zoe": put_account,
    "accounts close zoe": put_account,
    "accounts no-codes zoe": put_account,
    "vocalvocab languages": put_languages,
    "settings set meanings": put_languages,
    "settings set language ": put_languages,
    "play --language es": put_languages,
    "shows watched": put_shows,
    "shows rate": put_shows,
    "shows note": put_shows,
    "shows status": put_shows,
    "shows lists put": put_shows,
    "shows catalogue add": put_database,
}


@pytest.fixture(scope="session")
def cache() -> Path:
    """Where the index of the dictionary is made, by the first run that needs another."""
    return Path(os.environ.get("TEST_CACHE", ROOT / ".build/readme/cache"))


@pytest.fixture
def new_home(tmp_path: Path, cache: Path) -> Callable[[str], Home]:
    """Makes homes in which nobody has practised, and where the program is on the path."""

    def make(name: str) -> Home:
        programs = tmp_path / name / ".local/bin"
        programs.mkdir(parents=True)
        (programs / "vocalvocab").symlink_to(PROGRAM)
        # `serve --open` must not open a real browser.
        (programs / "xdg-open").symlink_to("/bin/true")
        home = Home(tmp_path / name, cache)
        home.environment["PATH"] = f"{programs}:{home.environment['PATH']}"
        # Chosen settings leave nothing that a new learner would have to be asked.
        for key, value in (("source", "offline"), ("voice", "martin"), ("level", "auto")):
            assert home.run("settings", "set", key, value).status == 0
        return home

    return make


@pytest.fixture
def home(new_home: Callable[[str], Home]) -> Home:
    return new_home("home")


def shell(home: Home, command: str) -> subprocess.CompletedProcess[str]:
    """Runs a command in a home, with nothing on standard input."""
    return subprocess.run(
        ["sh", "-e", "-c", command],
        cwd=home.folder,
        env=home.environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


def filled(command: str) -> str:
    """The command with a value for each name in capitals."""
    return PLACEHOLDERS.sub(lambda found: VALUES[found[0]], command)


@pytest.mark.parametrize("command", readme.commands())
def test_a_command_works_as_it_stands_there(home: Home, command: str) -> None:
    command = filled(command)
    unknown = re.search(r"(?<![\w$])[A-Z]{2,}(?![\w=])", command)
    assert not unknown, f"The table VALUES has no value for {unknown and unknown[0]}."
    for words, prepare in NEEDED.items():
        if words in command:
            prepare(home)
    if command.startswith("vocalvocab serve"):
        assert Server(home, *shlex.split(command)[2:]).stop() == STOPPED
        return
    if "lists import" in command and "--yes" not in command:
        command += " --yes"  # because nobody can be asked here
    done = shell(home, command)
    assert (done.returncode, done.stderr) == (0, ""), done


def test_no_command_is_overlooked() -> None:
    assert readme.overlooked() == []
    assert len(readme.commands()) > 40, "commands are found at all"


def test_each_target_of_make_is_one() -> None:
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {"run", "test"} <= readme.targets() <= known


@pytest.mark.parametrize("file", readme.links(), ids=lambda file: os.path.relpath(file, ROOT))
def test_each_link_into_the_repository_leads_to_a_file(file: Path) -> None:
    assert file.exists()


def test_the_first_page_is_short() -> None:
    assert len(readme.README.read_bytes()) <= 10_000


def test_the_first_page_links_every_chapter() -> None:
    assert {*readme.CHAPTERS} <= {*readme.links()}


def test_the_session_is_what_a_terminal_shows(home: Home) -> None:
    command, shown = readme.session()
    with Terminal([PROGRAM, *shlex.split(command)[1:]], home.environment) as terminal:
        for prompt, typed in re.findall(r"^(\d+ › )(.*)$", shown, re.MULTILINE):
            terminal.wait_for(prompt)
            terminal.type(f"{typed}\n")
        terminal.wait_for("Best: ")
        assert terminal.end()[0] == 0
    assert terminal.text.replace("\r", "").strip() == shown.strip()


def test_packed_files_are_all_there_in_another_home_and_deleted_files_are_gone(
    new_home: Callable[[str], Home],
) -> None:
    old, new = new_home("old"), new_home("new")
    back_up, restore, delete = readme.blocks(readme.chapter("files"))
    for command in (
        "printf 'rythm\\nrhythm\\n' | vocalvocab play --word rhythm",
        "printf 'harbor\\nocean\\n' | vocalvocab lists import --yes week-12 -",
        "vocalvocab settings set speed 0.8",
        """vocalvocab voices pronounce gyro "j'i@roU" --yes""",
    ):
        assert shell(old, command).returncode == 0
    done = shell(old, back_up)
    assert (done.returncode, done.stderr) == (0, ""), done
    [packed] = old.folder.glob("*.tar.gz")
    packed.rename(new.folder / packed.name)
    done = shell(new, restore)
    assert (done.returncode, done.stderr) == (0, ""), done

    def seen(home: Home) -> list[str]:
        commands = ("completed", "stats --json", "lists show week-12", "settings", "voices pronounce")
        return [shell(home, f"vocalvocab {command}").stdout for command in commands]

    assert seen(new) == seen(old)
    assert "rhythm" in seen(new)[0] and "0.8" in seen(new)[3]

    (new.folder / ".cache/vocalvocab").mkdir(parents=True)
    assert shell(new, delete).returncode == 0
    left = {str(path.relative_to(new.folder)) for path in new.folder.rglob("*vocalvocab*")}
    assert left == {".local/bin/vocalvocab", packed.name}
