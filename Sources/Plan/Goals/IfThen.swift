// This whole file by Character: a person writes the sentence.

internal import ByteText

/// A plan that names the moment for a task: "After breakfast, I do 10 words."
///
/// A person who ties an intention to a moment keeps it more often: Gollwitzer and Sheeran,
/// "Implementation Intentions and Goal Achievement", Advances in Experimental Social Psychology 38,
/// 2006. The line of the task has the moment with the key `if`:
/// `Do 10 words if:after_breakfast rec:1d`.
///
/// ```swift
/// IfThen("after breakfast I do 10 words")?.sentence  // "After breakfast, I do 10 words."
/// ```
public struct IfThen: Hashable, Sendable {
  /// The moment, such as `after breakfast`.
  public let cue: String
  /// The action at that moment, such as `do 10 words`.
  public let action: String

  /// - Parameters:
  ///   - cue: the moment, such as `after breakfast`.
  ///   - action: what the learner then does. It begins with a verb.
  public init(cue: String, action: String) { (self.cue, self.action) = (cue, action) }

  /// The words with which a moment begins.
  private static let beginnings = [
    "after", "as soon as", "at", "before", "every time", "if", "in", "on", "once", "when",
    "whenever", "while",
  ]

  /// Reads a sentence such as "After breakfast, I will do 10 words."; returns `nil` for any other.
  public init?(_ sentence: String) {
    let words = sentence.split(whereSeparator: \.isWhitespace).map(String.init)
    let start = words.map { $0.lowercased() }
    guard
      Self.beginnings.contains(where: {
        start.starts(with: $0.bytes.split(separator: " ").map(String.init))
      })
    else { return nil }
    // "When I come home, I …": the comma tells which "I" begins the action.
    let indices = words.indices.dropFirst(2).filter { words[$0] == "I" }
    let index =
      indices.first { words[$0 - 1].bytes.hasSuffix(",") || words[$0 - 1] == "then" }
      ?? indices.first
    guard let index else { return nil }
    var cue = words[..<index]
    if cue.last == "then" { cue.removeLast() }
    var action = words[(index + 1)...]
    if action.first == "will" || action.first == "shall" { action.removeFirst() }
    let (moment, what) = (cue.joined(separator: " "), action.joined(separator: " "))
    self.cue = Self.withSmallStart(moment.bytes.dropping(suffix: ",").map(String.init) ?? moment)
    self.action = what.bytes.dropping(suffix: ".").map(String.init) ?? what
    guard !self.cue.isEmpty, !self.action.isEmpty else { return nil }
  }

  /// The plan in one sentence.
  public var sentence: String {
    let moment = cue.prefix(1).uppercased() + cue.dropFirst()
    return "\(moment), I \(Self.withSmallStart(action))."
  }

  /// The title of the task: what the learner does.
  public var title: String { action.prefix(1).uppercased() + action.dropFirst() }

  /// Makes the first letter small, unless the word is "I" or has other capitals.
  private static func withSmallStart(_ text: String) -> String {
    let word = text.prefix { !$0.isWhitespace }
    if word == "I" || word.dropFirst().contains(where: \.isUppercase) { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
