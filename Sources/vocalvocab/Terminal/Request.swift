import Tutor

/// A line that the learner types to ask for something, such as `/hint`. It is no try.
enum Request: Hashable, Sendable {
  /// Say a cue, by its name. Enter alone asks for the word.
  case hear(Cue)
  case slip, hint, skip, help, quit
  /// Exclude the word, for the reason that the line gives; an empty text where it gives none.
  case exclude(String)
  /// A request that does not exist.
  case unknown(String)

  /// Reads a line; `nil` if the line is a try.
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

  /// The cues that a learner can ask for by name while a word is asked.
  private static let cues: Set<Cue> = [
    .word, .slow, .human, .mine, .define, .part, .sentence, .origin,
  ]
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
