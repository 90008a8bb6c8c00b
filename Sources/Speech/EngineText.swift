/// What eSpeak NG is given for an utterance: the text, with phonemes in double brackets where it would
/// say a word wrongly.
struct EngineText: Hashable {
  var text: String
  /// Whether markup in it counts.
  var isSSML = false
  /// Whether double brackets in it hold phonemes.
  var hasPhonemes = false

  static func plain(_ text: String) -> EngineText {
    EngineText(text: text.filter { $0 != "\0" })  // the engine reads C strings
  }

  /// Letter by letter, for `<say-as>` over a whole word runs the letters together.
  static func letters(_ word: String, speed: Speed) -> EngineText {
    let gap = Int(Double(letterGapMilliseconds) / speed.multiple)
    let letters = word.lowercased().filter { !$0.isWhitespace && $0 != "\0" }.map { letter in
      "<say-as interpret-as=\"characters\">\(letter.escapedForXML)</say-as>"
    }
    return EngineText(text: letters.joined(separator: "<break time=\"\(gap)ms\"/>"), isSSML: true)
  }

  static func phonemes(_ phonemes: String) -> EngineText {
    EngineText(text: "[[\(phonemes)]]", hasPhonemes: true)
  }

  /// A text with the phonemes of the words in it that the engine does not say right.
  ///
  /// - Parameter correction: the phonemes of a word in lower case, if they are needed.
  static func corrected(
    _ text: String, _ correction: (_ word: String) -> String?
  ) -> EngineText {
    let plain = plain(text)
    var result = EngineText(text: "")
    var rest = plain.text[...]
    var isFirst = true
    while let start = rest.firstIndex(where: \.isLetter) {
      let end = rest[start...].firstIndex { !$0.isLetter } ?? rest.endIndex
      let word = rest[start..<end]
      result.text += rest[..<start].withoutBrackets
      // An ending after an apostrophe is only said right with the word itself.
      let isWhole = !(end < rest.endIndex && "'’".contains(rest[end]))
      let isName = !isFirst && word.first?.isUppercase == true && !word.allSatisfy(\.isUppercase)
      if isWhole, !isName, let phonemes = correction(word.lowercased()) {
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

  /// Between two letters that are spelled out, at normal speed: long enough to write one down.
  private static let letterGapMilliseconds = 120
}

extension Substring {
  /// Double brackets of the text itself are no phonemes.
  fileprivate var withoutBrackets: String { String(self).replacing("[[", with: "[ [") }
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
