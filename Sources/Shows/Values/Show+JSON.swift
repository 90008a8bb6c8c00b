extension Show: Codable {
  private enum CodingKeys: String, CodingKey {
    case ids, title, otherTitles, kind, year, airing, genres, tags, people, summary, picture
    case related, episodeCount, episodes
  }

  /// Reads a show. Only the title is necessary.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      ids: try values.list(.ids), title: try values.decode(String.self, forKey: .title),
      otherTitles: try values.list(.otherTitles), kind: try values.optional(.kind) ?? .series,
      year: try values.optional(.year), airing: try values.optional(.airing) ?? .unknown,
      genres: try values.list(.genres), tags: try values.list(.tags),
      people: try values.list(.people), summary: try values.optional(.summary),
      picture: try values.optional(.picture), related: try values.list(.related),
      episodeCount: try values.optional(.episodeCount), episodes: try values.list(.episodes))
  }

  /// Writes the show without what is unknown.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(list: ids, .ids)
    try values.encode(title, forKey: .title)
    try values.encode(list: otherTitles, .otherTitles)
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(year, forKey: .year)
    if airing != .unknown { try values.encode(airing, forKey: .airing) }
    try values.encode(list: genres, .genres)
    try values.encode(list: tags, .tags)
    try values.encode(list: people, .people)
    try values.encodeIfPresent(summary, forKey: .summary)
    try values.encodeIfPresent(picture, forKey: .picture)
    try values.encode(list: related, .related)
    try values.encodeIfPresent(episodeCount, forKey: .episodeCount)
    try values.encode(list: episodes, .episodes)
  }
}
