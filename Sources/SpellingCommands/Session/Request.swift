import Spelling
import Terminal

/// A line that the learner types to ask for something, such as `/hint`. It does not count as a try.
enum Request: Hashable, Sendable {
  /// A request to hear a cue, by its name. Enter alone asks for the word.
  case hear(Cue)
  case slip, hint, skip, quit
  /// A request to explain another request, by its name. An empty name asks for the list of all.
  case help(String)
  /// A request to exclude the word, with the learner's reason. The reason is empty if the line
  /// gives none.
  case exclude(String)
  /// A request that does not exist.
  case unknown(String)

  /// Creates the request of a line; `nil` if the line is a try, and for several pasted lines.
  init?(_ line: String) {
    guard TypedLine.isRequest(line) else { return nil }
    let line = line.drop { $0.isWhitespace }
    guard !line.isEmpty else {
      self = .hear(.word)
      return
    }
    let name = line.dropFirst().prefix { !$0.isWhitespace }.lowercased()
    let rest = line.dropFirst(1 + name.count).trimmed
    switch name {
    case "exclude": self = .exclude(rest)
    case "help": self = .help(rest.lowercased())
    default: self = Self.named[name] ?? .unknown(name)
    }
  }

  /// The requests that consist of a name only. The cues among them can be heard while a word is
  /// asked.
  private static let named: [String: Request] = [
    "slip": .slip, "hint": .hint, "skip": .skip, "quit": .quit,
    "again": .hear(.word), "word": .hear(.word), "slow": .hear(.slow), "human": .hear(.human),
    "mine": .hear(.mine), "define": .hear(.define), "part": .hear(.part),
    "sentence": .hear(.sentence), "origin": .hear(.origin),
    "english": .hear(.english),
  ]
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
