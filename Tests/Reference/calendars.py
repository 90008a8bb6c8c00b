"""Reads calendars, each a line of JSON, and prints what is in them, each as a line of JSON.

`icalendar` reads them, and `dateutil` finds the days on which an event comes back.
"""

import json
import sys
from datetime import date, datetime
from itertools import islice
from typing import Any

from dateutil.rrule import rrulestr
from icalendar import Calendar


def text(value: Any) -> str:
    return value.isoformat() if isinstance(value, (date, datetime)) else str(value)


for line in sys.stdin:
    source = json.loads(line)
    calendar = Calendar.from_ical(source)
    events = []
    for event in calendar.walk("VEVENT"):
        assert not event.errors, event.errors
        days = []
        if "RRULE" in event:
            first = datetime.fromisoformat(text(event.start))
            rule = rrulestr(event["RRULE"].to_ical().decode(), dtstart=first)
            days = [day.date().isoformat() for day in islice(rule, 8)]
        events.append(
            {
                "id": str(event["UID"]),
                "title": str(event["SUMMARY"]),
                "about": str(event.get("DESCRIPTION", "")),
                "start": text(event.start),
                "minutes": int((event.end - event.start).total_seconds()) // 60,
                "made": text(event["DTSTAMP"].dt),
                "alarms": len(event.walk("VALARM")),
                "days": days,
            }
        )
    print(json.dumps(events))
