"""The schools of a server with accounts, their classes and their people."""

from pathlib import Path
from zipfile import ZipFile

from client import Client
from server import Server


def make_school(owner: Client, title: str = "Hill School") -> str:
    """Makes a school, and returns its identity."""
    schools = owner.post("/schools", {"title": title})["schools"]
    return next(school["id"] for school in schools if school["title"] == title)


def work_invitation(person: Client, school: str, role: str) -> str:
    """Returns the secret of a link to work at a school."""
    return person.post(f"/schools/{school}/invitations", {"role": role})["link"].split("#")[1]


def make_class(teacher: Client, school: str, title: str = "5b") -> str:
    """Makes a class, has the teacher work with it, and returns its code."""
    schools = teacher.post(f"/schools/{school}/classes", {"title": title})["schools"]
    made = next(
        one
        for each in schools
        if each["id"] == school
        for one in each["classes"]
        if one["title"] == title
    )
    teacher.json("PUT", "/account/place", {"class": made["id"]})
    return made["code"]


def join(server: Server, code: str, name: str, pin: str = "2748") -> Client:
    """Returns a child who comes into a class for the first time."""
    child = Client(server.address)
    entry = {"code": code, "name": name, "pin": pin, "isNew": True}
    child.post("/account/class/learner", entry)
    return child


def write_export(path: Path, without: str = "") -> None:
    """Writes a school's export, in OneRoster 1.1, without some learner."""
    people = [
        ("s1", "student", "Mia", "Lopez", "c1"),
        ("s2", "student", "Tom", "Berg", "c1"),
        ("s3", "student", "Zoë", "Stone", "c2"),
        ("t1", "teacher", "Ann", "Reed", "c1"),
    ]
    people = [person for person in people if person[2] != without]
    files = "orgs", "users", "classes", "enrollments"
    parts = {
        "manifest": [
            "propertyName,value",
            "manifest.version,1.0",
            "oneroster.version,1.1",
            *(f"file.{name},bulk" for name in files),
        ],
        "orgs": ["sourcedId,status,name,type", "o1,,Hill School,school"],
        "classes": ["sourcedId,status,title,schoolSourcedId", "c1,,5a,o1", "c2,,5b,o1"],
        "users": [
            "sourcedId,status,enabledUser,orgSourcedIds,role,givenName,familyName,email",
            *(f"{id},,true,o1,{role},{given},{family}," for id, role, given, family, _ in people),
            "s9,,true,o1,student,,,",
        ],
        "enrollments": [
            "sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role",
            *(f"e{id},,{place},o1,{id},{role}" for id, role, _, _, place in people),
        ],
    }
    with ZipFile(path, "w") as archive:
        for name, lines in parts.items():
            archive.writestr(f"{name}.csv", "\r\n".join(lines) + "\r\n")
