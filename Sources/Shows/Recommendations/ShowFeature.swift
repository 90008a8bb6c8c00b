internal import Vocabulary

/// A property that shows share, and that a person may like.
public enum ShowFeature: Hashable, Sendable {
  /// A genre or a tag, in small letters.
  case label(String)
  case person(String)
  case kind(Show.Kind)
  /// The first year of the decade in which the show was first shown.
  case decade(Int)

  /// The weight of a feature beside the others. The kind and the decade say little of a show.
  var weight: Double {
    switch self {
    case .label, .person: 1
    case .kind, .decade: 0.5
    }
  }

  /// The words by which a reason names the feature; `nil` for one that explains nothing.
  public var name: String? {
    switch self {
    case .label(let text), .person(let text): text
    case .kind, .decade: nil
    }
  }
}

extension Show {
  /// The features of the show, each once.
  var features: [ShowFeature] {
    var features: [ShowFeature] = labels.map { .label($0) }
    features += people.map { .person($0) }
    features.append(.kind(kind))
    if let year { features.append(.decade(year - year % 10)) }
    return features.unique
  }

  /// The genres and tags in small letters.
  var labels: [String] { (genres + tags).map { $0.lowercased() } }
}
