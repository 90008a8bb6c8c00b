// This whole file by Character: a person hears its letters and words; the engine reads no sign of
// it but ``withoutBrackets``.

internal import ByteText

/// The text that eSpeak NG gets for an utterance. Double brackets in it hold the phonemes of words
/// that the engine would say wrongly.
struct EngineText: Hashable {
  var text: String
  /// Whether markup in the text counts.
  var isSSML = false
  /// Whether double brackets in the text hold phonemes.
  var hasPhonemes = false

  /// Returns a text without markup and phonemes.
  static func plain(_ text: String) -> EngineText {
    EngineText(text: text.filter { $0 != "\0" })  // the engine reads C strings
  }

  /// Returns a word letter by letter. Each letter has a `<say-as>` of its own: one for the whole
  /// word would run the letters together.
  static func letters(_ word: String, speed: Speed) -> EngineText {
    let gap = Int(Double(letterGapMilliseconds) / speed.multiple)
    let letters = word.lowercased().filter { !$0.isWhitespace && $0 != "\0" }.map { letter in
      "<say-as interpret-as=\"characters\">\(letter.escapedForXML)</say-as>"
    }
    return EngineText(text: letters.joined(separator: "<break time=\"\(gap)ms\"/>"), isSSML: true)
  }

  /// Returns phonemes alone.
  static func phonemes(_ phonemes: String) -> EngineText {
    EngineText(text: "[[\(phonemes)]]", hasPhonemes: true)
  }

  /// Returns a text with phonemes in place of the words that need a correction.
  ///
  /// - Parameter correction: gives the phonemes of a word in lower case; `nil` for a word that the
  ///   engine says right.
  static func corrected(_ text: String, _ correction: (_ word: String) -> String?) -> EngineText {
    let plain = plain(text)
    var result = EngineText(text: "")
    var rest = plain.text[...]
    var isFirst = true
    while let start = rest.firstIndex(where: \.isLetter) {
      var end = rest[start...].firstIndex { !$0.isLetter } ?? rest.endIndex
      result.text += rest[..<start].withoutBrackets
      // The engine says an ending after an apostrophe right only together with its word. So it gets
      // both, or the phonemes of both: `they're`.
      var isWhole = true
      if end < rest.endIndex, "'’".contains(rest[end]) {
        let ending = rest[rest.index(after: end)...].prefix(while: \.isLetter)
        let contraction = "\(rest[start..<end])'\(ending)".lowercased()
        isWhole = !ending.isEmpty && correction(contraction) != nil
        if isWhole { end = ending.endIndex }
      }
      let word = rest[start..<end].replacing("’", with: "'")
      if isWhole, isFirst || !word.isName, let phonemes = correction(word.lowercased()) {
        result.text += "[[\(phonemes)]]"
        result.hasPhonemes = true
      } else {
        result.text += word
      }
      isFirst = false
      rest = rest[end...]
    }
    guard result.hasPhonemes else { return plain }
    result.text += rest.withoutBrackets
    return result
  }

  /// The pause between two letters at normal speed: long enough to write a letter down.
  private static let letterGapMilliseconds = 120
}

extension StringProtocol {
  /// Whether a word inside a text is a name: it begins with a capital, and is not written in
  /// capitals.
  var isName: Bool { first?.isUppercase == true && !allSatisfy(\.isUppercase) }
}

extension Substring {
  /// The text with its own double brackets taken apart, so that the engine reads no phonemes there.
  fileprivate var withoutBrackets: String { bytes.replacing("[[", with: "[ [") }
}

extension Character {
  fileprivate var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
