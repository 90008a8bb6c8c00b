internal import Learner

/// The document of a learner.
struct LearnerDocument: Encodable, Sendable {
  @OrNull var name: String?
  /// The picture by which the learner finds the name, and its colour.
  let picture: String
  let colour: Int
  let hasPIN: Bool
  let isChosen: Bool

  /// - Parameter picture: the picture that the learner chose; `nil` for that of the name.
  init(_ learner: LearnerName, picture: NamePicture? = nil, hasPIN: Bool, isChosen: Bool) {
    _name = OrNull(wrappedValue: learner.text)
    let shown = picture ?? NamePicture(of: learner.text ?? "")
    (self.picture, colour) = (shown.motif, shown.colour)
    self.hasPIN = hasPIN
    self.isChosen = isChosen
  }
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
