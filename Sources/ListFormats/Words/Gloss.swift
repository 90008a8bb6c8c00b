// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// The texts between a word and its meaning: parts of speech, pronunciations, and remarks in
/// brackets.
struct Gloss {
  /// The names of the parts of speech.
  private(set) var parts: [String] = []
  private(set) var remarks: [Bracketed] = []
  private(set) var hasPronunciation = false
  /// The brackets without a letter, such as `(2)`, which are left out.
  private(set) var unread: [String] = []
  /// The text after it.
  private(set) var rest: Scalars

  init(_ text: Scalars) {
    rest = text.trimmed
    while !rest.isEmpty {
      if let group = Bracketed(rest) {
        if !group.isSlashed, let names = PartOfSpeechMark.names(in: group.content) {
          add(names)
        } else if group.isPronunciation {
          hasPronunciation = true
        } else if group.isSlashed || !parts.isEmpty || !(group.isRound || group.isSquare) {
          // Brackets after a part of speech belong to the meaning.
          return
        } else if group.content.hasLetter {
          remarks.append(group)
        } else if group.content.contains(where: { !$0.isSpace }) {
          unread.append(rest[..<group.end].text)
        }
        rest = rest[group.end...].trimmed
      } else if let bare = PartOfSpeechMark.bare(in: rest) {
        add(bare.names)
        rest = bare.rest.trimmed
      } else {
        return
      }
    }
  }

  private mutating func add(_ names: [String]) {
    parts += names.filter { !parts.contains($0) }
  }

  /// Returns the meaning with what stands before it: `(noun) a port`; `nil` if nothing says what
  /// the word means.
  func definition(_ meaning: String?) -> String? {
    var body: String
    if meaning == nil, remarks.count == 1, let remark = remarks.first {
      body = remark.content.trimmed.text
    } else {
      let texts = remarks.map { remark in
        let text = remark.content.trimmed.text
        return remark.isRound ? "(\(text))" : "[\(text)]"
      }
      body = (texts + [meaning].compactMap(\.self)).joined(separator: " ")
    }
    guard !body.isEmpty else { return nil }
    if !parts.isEmpty { body = "(\(parts.joined(separator: ", "))) \(body)" }
    return body
  }

  /// Returns a text without the signs that divide it from the word before it.
  static func meaning(after text: Scalars) -> Scalars {
    var text = text.trimmed
    while let sign = text.first {
      if text.begins(with: "->") || text.begins(with: "=>") || text.begins(with: "--") {
        text = text.dropFirst(2).trimmed
      } else if dashes.contains(sign) {
        guard text.dropFirst().first?.isSpace ?? true else { return text }
        text = text.dropFirst().trimmed
      } else if separators.contains(sign) {
        text = text.dropFirst().trimmed
      } else {
        return text
      }
    }
    return text
  }

  private static let dashes = Set("-–—".unicodeScalars)
  private static let separators = Set(":：=→⇒,;".unicodeScalars)

  /// Returns whether a sign may divide a word from its meaning.
  static func separates(_ sign: Unicode.Scalar) -> Bool {
    dashes.contains(sign) || separators.contains(sign)
  }
}
