public import Faults

/// A text or a place that the record can't keep.
public enum TrackingError: Error, Hashable, Sendable {
  /// A review or a note has more bytes than this.
  case tooLong(limit: Int)
  /// A show has more tags than this.
  case tooManyTags(limit: Int)
  /// A tag is empty or has more bytes than this.
  case badTag(String, limit: Int)
  /// A list has no name, or one with more bytes than this.
  case badListName(limit: Int)
  /// A list has more shows than this.
  case tooManyInList(limit: Int)
  /// A list lacks a show that is to be moved or removed.
  case notInList
}

extension TrackingError: Fault {
  public var kind: FaultKind {
    switch self {
    case .notInList: .notFound
    default: .invalid
    }
  }

  public var description: String {
    switch self {
    case .tooLong(let limit): "The text has more than \(limit) bytes: shorten it."
    case .tooManyTags(let limit): "A show can have \(limit) tags: remove some."
    case .badTag("", _): "A tag is empty: write a word."
    case .badTag(let tag, let limit):
      "The tag '\(String(tag.prefix(30)))…' has more than \(limit) bytes: shorten it."
    case .badListName(let limit): "Give the list a name of 1 to \(limit) bytes."
    case .tooManyInList(let limit): "A list can have \(limit) shows: begin another one."
    case .notInList: "The list doesn't have this show any more: look at the list again."
    }
  }
}
