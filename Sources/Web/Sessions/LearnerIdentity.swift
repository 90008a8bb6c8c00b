internal import Learner

/// The identity of a learner. It stays when the learner is renamed, and ends when the learner is
/// removed.
enum LearnerIdentity: Hashable, Sendable {
  /// The usual learner of this computer.
  case usual
  case named(Identifier)

  /// The header field in which a page names the identity of its learner.
  static let field = "VocalVocab-Learner"

  /// The identity as a page has it.
  var pageText: String { text ?? "usual" }

  /// The identity; `nil` for the usual learner.
  var id: Identifier? {
    if case .named(let id) = self { id } else { nil }
  }

  /// The identity as a text; `nil` for the usual learner.
  var text: String? { id?.text }
}
