internal import Vocabulary

/// The rule for passwords: long enough, and nothing that a guesser tries first. It demands no kinds
/// of characters (NIST SP 800-63B-4, section 3.1.1.2).
public struct PasswordRule: Sendable {
  /// The least number of characters where the password is all that protects an account.
  public static let shortestAlone = 15
  /// The least number of characters where a second factor protects the account, too.
  public static let shortestWithCode = 8
  /// The largest number of characters, which bounds the work of a hash.
  public static let longest = 256

  /// Whether a second factor protects the account, too.
  public let hasSecondFactor: Bool
  /// The names that a guesser knows: those of the person and of the server.
  public let names: [String]

  public init(hasSecondFactor: Bool = false, names: [String] = []) {
    (self.hasSecondFactor, self.names) = (hasSecondFactor, names)
  }

  /// The least number of characters.
  public var shortest: Int { hasSecondFactor ? Self.shortestWithCode : Self.shortestAlone }

  /// Returns the flaw of a password; `nil` for a good one.
  ///
  /// - Parameters:
  ///   - password: the password, composed (Unicode NFC).
  ///   - isWord: whether a text is a word of a dictionary.
  public func flaw(
    of password: String, isWord: (String) -> Bool = { _ in false }
  ) -> PasswordFlaw? {
    let scalars = password.unicodeScalars
    guard scalars.count >= shortest else { return .short(least: shortest) }
    guard scalars.count <= Self.longest else { return .long(most: Self.longest) }
    let plain = Array(password.withoutAccents.lowercased().unicodeScalars)
    // A password of a few runs or repeats is as short as one that names each of them.
    if Self.countWithoutRepeats(plain) < Self.fewestFree { return .repeats }
    if Self.countWithoutRuns(plain) < Self.fewestFree { return .runs }
    if let name = names.first(where: { isLittleMore(plain, than: $0) }) { return .name(name) }
    let letters = plain.filter(\.properties.isAlphabetic)
    if Self.isOneRunOfLetters(plain), isWord(String(String.UnicodeScalarView(letters))) {
      return .word
    }
    return nil
  }

  /// The least number of characters that a guesser must find one by one.
  private static let fewestFree = 6

  /// Returns the number of characters without those that repeat a block of up to eight characters.
  private static func countWithoutRepeats(_ scalars: [Unicode.Scalar]) -> Int {
    var least = scalars.count
    for length in 1...8 where length < scalars.count {
      let free = scalars.indices.count { $0 < length || scalars[$0] != scalars[$0 - length] }
      least = min(least, free)
    }
    return min(least, Set(scalars).count + 1)
  }

  /// The rows of keyboards along which people slide: QWERTY, QWERTZ and AZERTY.
  private static let rows = [
    "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm",
    "wxcvbn", "1234567890",
  ].map { Array($0.unicodeScalars) }

  /// Returns the number of characters without those that go on with a run, such as `bcd` after `a`.
  private static func countWithoutRuns(_ scalars: [Unicode.Scalar]) -> Int {
    guard scalars.count > 2 else { return scalars.count }
    return 1
      + scalars.indices.dropFirst().count { index in
        let (one, two) = (scalars[index - 1], scalars[index])
        return !isStep(one, two)
      }
  }

  private static func isStep(_ one: Unicode.Scalar, _ two: Unicode.Scalar) -> Bool {
    if abs(Int(one.value) - Int(two.value)) <= 1 { return true }
    return rows.contains { row in
      guard let first = row.firstIndex(of: one), let second = row.firstIndex(of: two) else {
        return false
      }
      return abs(first - second) == 1
    }
  }

  /// Returns whether a password is little more than a name.
  private func isLittleMore(_ plain: [Unicode.Scalar], than name: String) -> Bool {
    let name = Array(name.withoutAccents.lowercased().unicodeScalars)
    guard name.count >= 4, plain.count >= name.count else { return false }
    var rest = 0
    var index = 0
    while index < plain.count {
      if plain.dropFirst(index).starts(with: name) {
        index += name.count
      } else {
        rest += 1
        index += 1
      }
    }
    return rest < plain.count && rest < Self.shortestWithCode
  }

  /// Returns whether all letters stand together, as in `2024internationalisation!`.
  private static func isOneRunOfLetters(_ plain: [Unicode.Scalar]) -> Bool {
    let indices = plain.indices.filter { plain[$0].properties.isAlphabetic }
    guard let first = indices.first, let last = indices.last else { return false }
    return indices.count == last - first + 1
  }
}

/// The reason why a password is refused.
public enum PasswordFlaw: Hashable, Sendable {
  case short(least: Int)
  case long(most: Int)
  /// It is little more than this name.
  case name(String)
  /// It is one word with digits or signs around it.
  case word
  /// It slides along the alphabet, the digits or a row of keys.
  case runs
  /// It repeats a few characters.
  case repeats
  /// The system's list of bad passwords refuses it, for this reason.
  case listed(String)

  /// A sentence that says what to do.
  public var sentence: String {
    switch self {
    case .short(let least):
      "This password is too short: give at least \(least) characters. Four random words are good."
    case .long(let most): "This password is too long: give at most \(most) characters."
    case .name(let name):
      "This password is little more than '\(name.printable)': choose one without that name."
    case .word:
      "This password is one word with signs around it: put several random words together."
    case .runs:
      "This password slides along the keys or the alphabet: put several random words together."
    case .repeats: "This password repeats itself: put several random words together."
    case .listed(let reason):
      "This password is easy to guess (\(reason.printable)): put several random words together."
    }
  }
}
