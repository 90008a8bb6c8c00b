internal import Hashing
internal import Learner

/// The document of a learner.
struct LearnerDocument: Encodable, Sendable {
  @OrNull var name: String?
  /// The picture by which the learner finds the name, and its colour.
  let picture: String
  let colour: Int
  let hasPIN: Bool
  let isChosen: Bool

  init(_ learner: LearnerName, hasPIN: Bool, isChosen: Bool) {
    _name = OrNull(wrappedValue: learner.text)
    // The same name has the same picture on every page and every day.
    let hash = Int(FNV1a((learner.text ?? "").utf8).value >> 1)
    picture = Self.pictures[hash % Self.pictures.count]
    colour = hash / Self.pictures.count % Self.colours
    self.hasPIN = hasPIN
    self.isChosen = isChosen
  }

  /// The pictures in `Assets/who/pictures.svg`.
  private static let pictures = [
    "apple", "bell", "boat", "cloud", "fish", "house", "key", "kite", "leaf", "moon", "star", "sun",
  ]
  /// The number of colours in `Assets/who/who.css`.
  private static let colours = 6
}

/// The document of all learners.
struct LearnersDocument: Encodable, Sendable {
  let learners: [LearnerDocument]
}

/// The document of a learner's removal.
struct LearnerRemovalDocument: Encodable, Sendable {
  let id: Identifier
  let name: String
}
