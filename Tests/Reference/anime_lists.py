"""Reads lists in MyAnimeList's XML, each a line of JSON, and prints their shows, each list as a line
of JSON. `malexport` reads them.
"""

import json
import sys
import tempfile

from malexport.parse.xml import parse_xml

for line in sys.stdin:
    with tempfile.NamedTemporaryFile("w", suffix=".xml", encoding="utf-8") as file:
        file.write(json.loads(line))
        file.flush()
        entries = parse_xml(file.name).entries
    print(
        json.dumps(
            [
                {
                    "id": entry.anime_id,
                    "title": entry.title,
                    "watched": entry.watched_episodes,
                    "score": entry.score,
                    "status": entry.status,
                    "times": entry.times_watched,
                    "comments": entry.comments,
                }
                for entry in entries
            ]
        )
    )
