/// A show that is recommended to a person.
public struct Recommendation: Hashable, Sendable {
  /// The show's index in the catalogue.
  public let item: Int
  public let reason: RecommendationReason
  /// The score, by which recommendations for one person are compared: the logarithm of how likely
  /// the person is to watch the show, and some number that is the same for all shows.
  public let score: Double
}

/// The reason for a recommendation.
public enum RecommendationReason: Hashable, Sendable {
  /// A show of the person's record.
  public struct Source: Hashable, Sendable {
    public let id: ServiceID
    public let title: String
    /// The person's rating; `nil` if there is none.
    public let rating: Rating?
  }

  /// The show has features of others that the person likes.
  case features([ShowFeature], of: [Source])
  /// The show comes after another one.
  case continues(Source)
  /// The show belongs to another one.
  case belongsTo(Source)
  /// People of the server with a similar taste like it.
  case peopleHere(count: Int)
  /// Many people watch it.
  case popular

  /// The reason in a sentence, without its full stop: `because you rated Tide 9/10: mystery,
  /// school`.
  public var sentence: String {
    switch self {
    case .features(let features, let sources):
      let names = features.compactMap(\.name).joined(separator: ", ")
      return "because \(Self.deeds(sources)): \(names)"
    case .continues(let source): return "it continues \(source.title)"
    case .belongsTo(let source): return "it belongs to \(source.title)"
    case .peopleHere(1): return "somebody here with a taste like yours likes it"
    case .peopleHere(let count): return "\(count) people here with a taste like yours like it"
    case .popular: return "many people watch it"
    }
  }

  private static func deeds(_ sources: [Source]) -> String {
    let deeds = sources.map { source in
      source.rating.map { "rated \(source.title) \($0)" } ?? "watched \(source.title)"
    }
    return "you \(deeds.joined(separator: " and "))"
  }
}
