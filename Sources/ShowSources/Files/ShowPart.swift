package import Tables

/// A part of what a row of a table says of a show.
public enum ShowPart: String, CaseIterable, Hashable, Sendable {
  case title, ids, type, year, episodes, status, rating, tags, note, review
  case season, episode, watched, progress, times
  /// The services' own names of the episode.
  case episodeIDs = "episode ids"
  case mal, tvmaze, thetvdb, imdb, anidb, anilist, kitsu

  /// The parts that are a name at a service, without the name of the service.
  static let services: [ShowPart] = [
    .mal, .tvmaze, .thetvdb, .imdb, .anidb, .anilist, .kitsu,
  ]
}

extension ShowPart: TablePart {
  package var isFreeText: Bool { self == .note || self == .review }

  /// The names that people and programs give to the columns.
  package static let names = ColumnNames<ShowPart>([
    .title: [
      "title", "name", "show", "show title", "show name", "series", "series title", "series name",
      "anime", "anime title", "film", "movie", "movie title", "movie name", "titel", "serie",
      "titre", "título", "titolo", "название", "タイトル", "标题",
    ],
    .ids: ["ids", "id", "show ids"],
    .type: ["type", "kind", "title type", "media type", "series type", "format"],
    .year: ["year", "release year", "season year", "jahr", "année", "año", "anno", "год"],
    .episodes: [
      "episodes", "total episodes", "episode count", "number of episodes", "series episodes",
      "episodes total", "folgen",
    ],
    .status: ["status", "my status", "watch status", "list", "state", "list status"],
    .rating: [
      "rating", "your rating", "my rating", "score", "my score", "user rating", "stars", "points",
      "bewertung", "note sur 10", "calificación", "оценка",
    ],
    .tags: ["tags", "my tags", "labels", "custom lists"],
    .note: ["note", "notes", "comment", "comments", "my comments", "memo", "description"],
    .review: ["review", "my review", "kritik"],
    .season: ["season", "season number", "staffel", "saison", "temporada"],
    .episode: ["episode", "episode number", "ep", "number", "folge"],
    .episodeIDs: ["episode ids", "episode id"],
    .watched: [
      "watched", "watched at", "watched date", "date watched", "last watched", "last watched at",
      "watch date", "date", "finished", "finish date", "my finish date", "seen", "viewed at",
      "completed at", "gesehen", "vu",
    ],
    .progress: [
      "progress", "watched episodes", "episodes watched", "my watched episodes", "eps watched",
      "episodes seen",
    ],
    .times: ["times", "rewatches", "rewatched", "my times watched", "rewatch count", "plays"],
    .mal: ["mal", "mal id", "series animedb id", "myanimelist", "myanimelist id", "idmal"],
    .tvmaze: ["tvmaze", "tvmaze id"],
    .thetvdb: ["tvdb", "tvdb id", "thetvdb", "thetvdb id"],
    .imdb: ["imdb", "imdb id", "const"],
    .anidb: ["anidb", "anidb id"],
    .anilist: ["anilist", "anilist id"],
    .kitsu: ["kitsu", "kitsu id"],
  ])
}
