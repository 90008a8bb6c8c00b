import Tutor

/// A line that asks for something instead of spelling.
enum Request: Hashable, Sendable {
  /// To hear something, by the cue's name; Enter alone asks for the word.
  case hear(Cue)
  case slip, hint, skip, help, quit
  /// To exclude the word, with the reason if it was given at once.
  case exclude(String)
  case unknown(String)

  /// - Returns: `nil` for a line that is a try.
  init?(_ line: String) {
    let line = line.drop { $0.isWhitespace }
    guard !line.isEmpty else {
      self = .hear(.word)
      return
    }
    guard line.hasPrefix("/") else { return nil }
    let name = line.dropFirst().prefix { !$0.isWhitespace }.lowercased()
    switch name {
    case "slip": self = .slip
    case "hint": self = .hint
    case "skip": self = .skip
    case "exclude": self = .exclude(line.dropFirst(1 + name.count).trimmed)
    case "help": self = .help
    case "quit": self = .quit
    case "again": self = .hear(.word)
    default:
      let cue = Cue(rawValue: name).flatMap { Self.cues.contains($0) ? $0 : nil }
      self = cue.map(Request.hear) ?? .unknown(name)
    }
  }

  /// The cues that can be asked for by name while a word is asked.
  private static let cues: Set<Cue> = [
    .word, .slow, .human, .mine, .define, .part, .sentence, .origin,
  ]
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
