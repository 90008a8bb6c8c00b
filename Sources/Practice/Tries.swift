/// How many tries a round has.
public enum Tries: Hashable, Sendable {
  case limited(Int)
  case unlimited

  public static let normal = Tries.limited(3)
  public static let one = Tries.limited(1)

  /// - Parameter text: a number from 1 on, or `unlimited`.
  /// - Throws: ``PracticeError/notTries(_:)``.
  public init(_ text: String) throws(PracticeError) {
    if text.lowercased() == "unlimited" {
      self = .unlimited
    } else if let count = Int(text), count > 0 {
      self = .limited(count)
    } else {
      throw .notTries(text)
    }
  }

  /// How many are left after some were used; `nil` where there is no limit.
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
