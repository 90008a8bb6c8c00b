/// The text between two fields of a row, or the rule that each field has a line of its own.
public enum Division: Hashable, Sendable {
  /// A sign, or several signs one after another.
  case signs(String)
  /// A line end: each row takes this number of lines that are not blank.
  case lines(Int)

  /// The largest number of signs.
  private static let mostSigns = 8
  private static let mostLines = 20
  private static let named: [(name: String, sign: String)] = [
    ("tab", "\t"), ("comma", ","), ("semicolon", ";"), ("pipe", "|"), ("colon", ":"),
    ("space", " "),
  ]

  /// Reads what a person writes: `tab` or another name, a sign or several, `line`, or a number of
  /// lines such as `3 lines`.
  public init?(_ text: String) {
    // By Character: a person writes the words.
    let words = text.lowercased().split(separator: " ")
    if let named = Self.named.first(where: { words == [Substring($0.name)] }) {
      self = .signs(named.sign)
      return
    }
    if words == ["line"] || words == ["lines"] {
      self = .lines(2)
      return
    }
    if words.count == 2, words[1] == "lines" || words[1] == "line", let count = Int(words[0]) {
      guard (2...Self.mostLines).contains(count) else { return nil }
      self = .lines(count)
      return
    }
    guard (1...Self.mostSigns).contains(text.unicodeScalars.count),
      text.unicodeScalars.allSatisfy(Self.canDivide)
    else { return nil }
    self = .signs(text)
  }

  /// Whether a sign may stand between fields: a letter, a digit or a line end stands in them.
  private static func canDivide(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\"" && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
      && !scalar.utf8.contains(where: \.isLineEnd)
  }

  /// The text that ``init(_:)`` reads as this value.
  public var name: String {
    switch self {
    case .signs(let signs): Self.named.first { $0.sign == signs }?.name ?? signs
    case .lines(let count): count == 2 ? "line" : "\(count) lines"
    }
  }

  /// The text between two fields.
  package var text: String {
    switch self {
    case .signs(let signs): signs
    case .lines: "\n"
    }
  }

  static func sign(_ byte: UInt8) -> Division {
    .signs(String(Character(Unicode.Scalar(byte))))
  }
}
