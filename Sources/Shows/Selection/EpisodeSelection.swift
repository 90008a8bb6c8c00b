internal import ByteText

/// The episodes that a person writes: `3`, `2-5`, `s2e4`, `s2e4-s2e7`, `s2`, `all`, or several of
/// these with commas between them.
///
/// A number alone is the number of an episode in a show of one season. In a show of several seasons
/// it counts all regular episodes from the first one. `s0e1` is a special.
public struct EpisodeSelection: Hashable, Sendable {
  /// One episode as it is written.
  enum Point: Hashable, Sendable {
    /// A number without a season.
    case number(Int)
    case numbered(season: Int, number: Int)
  }

  enum Piece: Hashable, Sendable {
    case all
    case season(Int)
    case points(Point, Point)
  }

  let pieces: [Piece]

  /// Whether whole seasons are named, and not each episode.
  package var hasWholes: Bool {
    pieces.contains { piece in if case .points = piece { false } else { true } }
  }

  /// The most pieces.
  static let mostPieces = 200

  init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Reads what a person writes, in small letters or capitals, with spaces anywhere between.
  public init(_ text: String) throws(EpisodeSelectionError) {
    let written = text.lowercased().bytes.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).bytes.split(separator: " ").joined() }
    guard written.contains(where: { !$0.isEmpty }) else { throw .empty }
    guard written.count <= Self.mostPieces else { throw .tooMany(limit: Self.mostPieces) }
    var pieces: [Piece] = []
    for piece in written where !piece.isEmpty { pieces.append(try Self.piece(piece)) }
    self.pieces = pieces
  }

  private static func piece(_ text: String) throws(EpisodeSelectionError) -> Piece {
    if text == "all" { return .all }
    let unified = text.bytes.replacing("–", with: "-")
    let ends = unified.bytes.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = ends.first, let last = ends.last, ends.count < 3 else {
      throw .unreadable(text)
    }
    if ends.count == 1, let digits = first.bytes.dropping(prefix: "s"),
      let season = EpisodeKey.number(digits)
    {
      return .season(season)
    }
    guard let start = point(first) else { throw .unreadable(text) }
    // In `s2e4-7` and `s2e4-e7` the season stands once.
    let bare = last.bytes.dropping(prefix: "e") ?? last
    if case .numbered(let season, _) = start, let number = EpisodeKey.number(bare) {
      return try piece(start, .numbered(season: season, number: number), text)
    }
    guard let end = point(last) else { throw .unreadable(text) }
    return try piece(start, end, text)
  }

  private static func piece(
    _ start: Point, _ end: Point, _ text: String
  ) throws(EpisodeSelectionError) -> Piece {
    switch (start, end) {
    case (.number(let first), .number(let last)) where first <= last: break
    case (.numbered(let season, let first), .numbered(let lastSeason, let last))
    where (season, first) <= (lastSeason, last): break
    case (.number, .number), (.numbered, .numbered): throw .backwards(text)
    default: throw .unreadable(text)
    }
    return .points(start, end)
  }

  private static func point(_ text: Substring) -> Point? {
    if let number = EpisodeKey.number(text) { return .number(number) }
    guard case .numbered(let season, let number) = EpisodeKey(String(text)) else { return nil }
    return .numbered(season: season, number: number)
  }
}
