/// The record as a document, whose shows and lists stand in one order.
///
/// The program that reads the file refuses a newer version before it reads this.
extension WatchRecord: Codable {
  private enum CodingKeys: String, CodingKey { case format, version, shows, lists }

  /// The name and the version of the format in the document.
  public static let (format, version) = ("vocalvocab.shows", 1)

  /// Reads a record. A show or a list that stands twice is joined.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    for show in try values.list(.shows) as [TrackedShow] { shows.join([show.id: show]) }
    for list in try values.list(.lists) as [OwnList] { lists.join([list.id: list]) }
  }

  /// Writes the shows by their titles.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(Self.version, forKey: .version)
    let ordered = shows.values.filter { !$0.isEmpty }.map { ($0.facts.title, $0) }
      .sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1)
    try values.encode(ordered, forKey: .shows)
    try values.encode(list: lists.values.sorted { $0.id < $1.id }, .lists)
  }
}

extension WatchEntry: Codable {
  private enum CodingKeys: String, CodingKey { case step, at, shows, lists }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      step: try values.decode(String.self, forKey: .step),
      at: try values.decode(Instant.self, forKey: .at), try WatchRecord(from: decoder))
  }

  /// Writes the entry without what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(step, forKey: .step)
    try values.encode(at, forKey: .at)
    try values.encode(list: part.shows.values.sorted { $0.id < $1.id }, .shows)
    try values.encode(list: part.lists.values.sorted { $0.id < $1.id }, .lists)
  }
}
