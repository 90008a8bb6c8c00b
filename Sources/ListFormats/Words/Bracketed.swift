// This whole file by scalar: its texts are arrays of scalars.

/// A text in brackets, or a pronunciation between slashes.
struct Bracketed {
  let open: Unicode.Scalar
  let content: Scalars
  /// The index after the closing bracket.
  let end: Int

  private static let closers: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "/": "/", "\\": "\\", "（": "）", "［": "］", "【": "】",
  ]
  /// The most scalars between brackets, so that the time is linear.
  private static let longest = 220

  /// Whether the text is in round brackets.
  var isRound: Bool { open == "(" || open == "（" }
  /// Whether the text is in square brackets.
  var isSquare: Bool { open == "[" || open == "［" || open == "【" }
  /// Whether the text stands between signs that are no brackets.
  var isSlashed: Bool { open == "/" || open == "\\" }

  static func mayOpen(_ sign: Unicode.Scalar) -> Bool { closers[sign] != nil }

  /// Whether a list in such brackets is one piece.
  static func opensGroup(_ sign: Unicode.Scalar) -> Bool {
    mayOpen(sign) && sign != "/" && sign != "\\"
  }

  /// Reads a bracket at the start of a text; `nil` if there is none, or nothing closes it.
  init?(_ text: Scalars) {
    guard let open = text.first, let close = Self.closers[open] else { return nil }
    let window = text.dropFirst().prefix(Self.longest)
    var depth = 0
    for index in window.indices {
      let sign = window[index]
      if sign == open, open != close {
        depth += 1
      } else if sign == close, depth > 0 {
        depth -= 1
      } else if sign == close {
        (self.open, content, end) = (open, window[..<index], index + 1)
        guard !isSlashed || Self.mayBeSlashed(content, before: text[end...].first) else {
          return nil
        }
        return
      }
    }
    return nil
  }

  /// Returns whether two slashes belong together: `/pen/`, but not those of `harbor / ocean / sea`.
  private static func mayBeSlashed(_ content: Scalars, before next: Unicode.Scalar?) -> Bool {
    guard let first = content.first, let last = content.last, !first.isSpace, !last.isSpace else {
      return false
    }
    return next.map { $0.isSpace || ",;:.)([".unicodeScalars.contains($0) } ?? true
  }

  /// Whether the text is a pronunciation: it stands between slashes, or has signs of the alphabet
  /// of the International Phonetic Association or of such an alphabet in ASCII.
  var isPronunciation: Bool {
    if isSlashed || open == "{" { return content.hasLetter }
    if isSquare {
      if content.contains(where: \.isPhonetic) { return true }
      return content.hasLetter && !content.contains(where: \.isSpace)
        && content.contains { $0.isDigit || "':`".unicodeScalars.contains($0) }
    }
    return content.contains { "ˈˌːəɪʊɑɔɛʌɜʃʒŋ".unicodeScalars.contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or a mark of the phonetic alphabet that few languages write.
  var isPhonetic: Bool {
    guard !isASCII else { return false }
    return (0x250..<0x300).contains(value) || "æðθŋøœβχ‿".unicodeScalars.contains(self)
  }
}
