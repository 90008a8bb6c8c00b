/// The four digits that prove a learner's identity, so that no classmate practises in the learner's
/// name.
struct PIN: Hashable, Sendable {
  let digits: String

  /// Makes a PIN that nobody guesses first: not one digit four times, and no row such as 3456.
  init() {
    var digits: [Int]
    repeat {
      digits = (0..<4).map { _ in Int.random(in: 0...9) }
    } while Set(zip(digits, digits.dropFirst()).map { $1 - $0 }).count == 1
    self.digits = digits.map(String.init).joined()
  }

  /// - Throws: a ``Problem`` for anything but four digits.
  init(_ text: String) throws {
    guard text.utf8.count == 4, text.utf8.allSatisfy("0123456789".utf8.contains) else {
      throw Problem.invalid("A PIN is four digits, such as 2748.")
    }
    digits = text
  }
}
