/// A line that asks for something instead of spelling.
enum Request: Hashable, Sendable {
  case again, slow, human, part, mine, slip, define, sentence, origin, hint, skip, help, quit
  /// With the reason, if it was given at once.
  case exclude(String)
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
    case "human": self = .human
    case "part": self = .part
    case "mine": self = .mine
    case "slip": self = .slip
    case "define": self = .define
    case "sentence": self = .sentence
    case "origin": self = .origin
    case "hint": self = .hint
    case "skip": self = .skip
    case "exclude": self = .exclude(line.dropFirst(1 + name.count).trimmed)
    case "help": self = .help
    case "quit": self = .quit
    default: self = .unknown(name)
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
