/// How letters that a keyboard may lack are typed in a terminal of Linux: by their numbers, which
/// GTK's input method takes, or with the Compose key of X and Wayland.
enum LetterTyping {
  /// Returns the sentences for the help; none without letters.
  ///
  /// - Parameter letters: the letters of the language.
  static func sentences(_ letters: [String]) -> [String] {
    let numbers = letters.compactMap { letter in
      letter.unicodeScalars.first.map {
        (letter: letter, number: String($0.value, radix: 16, uppercase: true))
      }
    }
    guard let first = numbers.first else { return [] }
    let others = numbers.dropFirst().map { "\($0.letter) is \($0.number)" }
    let byNumber =
      (["Letters: Ctrl+Shift+U \(first.number) Enter types \(first.letter)"] + others)
      .joined(separator: ", ") + "."
    // One letter for each key behind Compose: the others are typed in the same way.
    var shown: Set<String> = []
    let composed = letters.compactMap { letter -> String? in
      guard let keys = composeKeys[letter], shown.insert(String(keys.prefix(1))).inserted else {
        return nil
      }
      return "Compose \(keys) is \(letter)"
    }
    return [byNumber] + (composed.isEmpty ? [] : [composed.joined(separator: ", ") + "."])
  }

  /// The keys behind Compose for each letter.
  private static let composeKeys: [String: String] = {
    let marks = [
      ("\"", "aeiou", "äëïöü"), ("'", "aeiou", "áéíóú"), ("`", "aeiou", "àèìòù"),
      ("^", "aeiou", "âêîôû"), ("~", "ano", "ãñõ"), (",", "c", "ç"), (";", "st", "șț"),
    ]
    var keys = ["ß": "s s", "œ": "o e", "æ": "a e", "ă": "U a"]
    for (mark, bases, letters) in marks {
      for (base, letter) in zip(bases, letters) { keys[String(letter)] = "\(mark) \(base)" }
    }
    return keys
  }()
}
