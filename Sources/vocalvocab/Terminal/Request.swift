/// A line that asks for something instead of spelling.
enum Request: Hashable, Sendable {
  case again, slow, define, sentence, hint, skip, help, quit
  case unknown(String)

  /// - Returns: `nil` for a line that is a try.
  init?(_ line: String) {
    let line = line.drop { $0.isWhitespace }
    guard !line.isEmpty else {
      self = .again
      return
    }
    guard line.hasPrefix("/") else { return nil }
    let name = line.dropFirst().prefix { !$0.isWhitespace }.lowercased()
    switch name {
    case "again": self = .again
    case "slow": self = .slow
    case "define": self = .define
    case "sentence": self = .sentence
    case "hint": self = .hint
    case "skip": self = .skip
    case "help": self = .help
    case "quit": self = .quit
    default: self = .unknown(name)
    }
  }
}
