/// News about a tracked show: an episode that came out, or the end of the show.
public struct ShowNews: Hashable, Sendable {
  /// The subject of a piece of news. A person is told each subject once.
  public enum Subject: Hashable, Sendable {
    case episode(EpisodeKey)
    /// The show has ended.
    case end
  }

  /// The name of the show in the record.
  public let show: ServiceID
  public let subject: Subject
  /// The episode; `nil` for the end of the show.
  public let episode: Episode?
  /// The instant at which the episode was first shown, or at which the end was told.
  public let at: Instant
}

extension ShowNews.Subject: LosslessStringConvertible, Codable, Comparable {
  /// Reads `end`, or the key of an episode.
  public init?(_ description: String) {
    if description == "end" {
      self = .end
    } else if let key = EpisodeKey(description) {
      self = .episode(key)
    } else {
      return nil
    }
  }

  public var description: String {
    switch self {
    case .end: "end"
    case .episode(let key): key.description
    }
  }

  /// Whether a subject comes first: the episodes in their order, then the end.
  public static func < (one: ShowNews.Subject, other: ShowNews.Subject) -> Bool {
    switch (one, other) {
    case (.episode(let key), .episode(let otherKey)): key < otherKey
    case (.episode, .end): true
    case (.end, _): false
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try decoder.value(named: "news, such as s2e4")
  }

  public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
