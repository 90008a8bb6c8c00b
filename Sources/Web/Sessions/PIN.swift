/// The four digits that prove a learner's identity, so that no classmate practises in the learner's
/// name.
struct PIN: Hashable, Sendable {
  let digits: String

  /// - Throws: a ``Problem`` for anything but four digits.
  init(_ text: String) throws {
    guard text.utf8.count == 4, text.utf8.allSatisfy("0123456789".utf8.contains) else {
      throw Problem.invalid("A PIN is four digits, such as 2748.")
    }
    digits = text
  }
}
