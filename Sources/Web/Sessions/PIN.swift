/// The four digits that prove a learner's identity, so that no classmate practises in the learner's
/// name.
struct PIN: Hashable, Sendable {
  let digits: String

  /// Makes a PIN that nobody guesses first.
  init() {
    var digits: [Int]
    repeat { digits = (0..<4).map { _ in Int.random(in: 0...9) } } while Self.isEasy(digits)
    self.digits = digits.map(String.init).joined()
  }

  /// Whether everybody guesses these digits first: one digit four times, or a row such as 3456.
  private static func isEasy(_ digits: [Int]) -> Bool {
    Set(zip(digits, digits.dropFirst()).map { $1 - $0 }).count == 1
  }

  /// Checks that nobody guesses the PIN first.
  ///
  /// - Throws: a ``Problem``.
  func checkIsHard() throws(Problem) {
    guard !Self.isEasy(digits.compactMap(\.wholeNumberValue)) else {
      throw .invalid("Everybody tries \(digits) first: choose other digits.")
    }
  }

  /// - Throws: a ``Problem`` for anything but four digits.
  init(_ text: String) throws {
    guard text.utf8.count == 4, text.utf8.allSatisfy("0123456789".utf8.contains) else {
      throw Problem.invalid("A PIN is four digits, such as 2748.")
    }
    digits = text
  }
}
