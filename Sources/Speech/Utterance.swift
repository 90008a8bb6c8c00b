/// Something to be heard: what, in which voice, how fast.
public struct Utterance: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// Words and sentences, said as running text.
    case text(String)
    /// Each letter by its name, with a pause after it.
    case letters(String)
  }

  public var content: Content
  /// A name that ``Synthesizer`` knows: one of ours, or one of the engine's.
  public var voice: String
  public var speed: Speed

  public init(_ content: Content, voice: String, speed: Speed = .normal) {
    self.content = content
    self.voice = voice
    self.speed = speed
  }
}

extension Utterance {
  /// Between two letters that are spelled out, at normal speed: long enough to write one down.
  private static let letterGapMilliseconds = 120

  /// The text that the engine is given, and whether it is SSML.
  var engineText: (text: String, isSSML: Bool) {
    switch content {
    case .text(let text):
      return (text.withoutNUL, false)
    case .letters(let word):
      // Letter by letter, for `<say-as>` over a whole word runs the letters together.
      let gap = Int(Double(Self.letterGapMilliseconds) / speed.multiple)
      let letters = word.withoutNUL.lowercased().filter { !$0.isWhitespace }.map { letter in
        "<say-as interpret-as=\"characters\">\(letter.escapedForXML)</say-as>"
      }
      return (letters.joined(separator: "<break time=\"\(gap)ms\"/>"), true)
    }
  }
}

extension String {
  /// The engine reads C strings, which end at the first NUL.
  fileprivate var withoutNUL: String { filter { $0 != "\0" } }
}

extension Character {
  fileprivate var escapedForXML: String {
    switch self {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    default: String(self)
    }
  }
}
