/// The number of tries in a round.
public enum Tries: Hashable, Sendable {
  /// A number of tries, 1 or more.
  case limited(Int)
  /// As many tries as the learner needs.
  case unlimited

  /// The number of tries if the learner chose none.
  public static let normal = Tries.limited(3)
  /// A single try, as at a bee.
  public static let one = Tries.limited(1)

  /// Reads a number of tries from a text.
  ///
  /// - Parameter text: a whole number from 1, or `unlimited`.
  /// - Throws: ``PracticeError/notTries(_:)`` for any other text.
  public init(_ text: String) throws(PracticeError) {
    if text.lowercased() == "unlimited" {
      self = .unlimited
    } else if let count = Int(text), count > 0 {
      self = .limited(count)
    } else {
      throw .notTries(text)
    }
  }

  /// Returns the number of tries that are left after some wrong ones; `nil` without a limit.
  public func left(after used: Int) -> Int? {
    switch self {
    case .limited(let count): max(0, count - used)
    case .unlimited: nil
    }
  }
}

extension Tries: CustomStringConvertible {
  public var description: String {
    switch self {
    case .limited(let count): "\(count)"
    case .unlimited: "unlimited"
    }
  }
}
