internal import Vocabulary

/// The letters that nobody says, or that many people don't say.
extension WrittenWord {
  /// Returns the silent letters among those that spell a sound: the `b` of `bt`; `nil` if none is
  /// silent.
  func silentLetters(of grapheme: Grapheme) -> String? {
    let spelled = String(spelling.letters[grapheme.letters])
    // The other letter is heard in *autumn* and in *mnemonic*.
    if spelled == "mn", grapheme.letters.lowerBound == 0 { return "m" }
    return grapheme.isHeardWhole ? nil : Self.silentLetters[spelled]
  }

  /// Letters that spell one sound, and the silent ones among them.
  private static let silentLetters: [String: String] = [
    "ais": "s", "al": "l", "bt": "b", "cht": "ch", "ft": "t", "gn": "g", "ho": "h", "hou": "h",
    "is": "s", "kn": "k", "ld": "l", "lf": "l", "lk": "l", "lm": "l", "mb": "b", "mn": "n",
    "ol": "l", "oul": "l", "pn": "p", "ps": "p", "pt": "p", "rh": "h", "sc": "c", "sl": "s",
    "st": "t", "sw": "w", "wh": "w", "wo": "w", "wr": "w",
  ]

  /// Whether a letter is silent: a silent grapheme, or a silent letter of one that is heard.
  func isMute(_ index: Int) -> Bool {
    guard let grapheme = grapheme(at: index), !grapheme.isHeardWhole else { return false }
    return grapheme.isSilent
      || silentLetters(of: grapheme)?.contains(spelling.letters[index]) == true
  }

  /// Whether a letter is the `u` of *usually* and *actual*, which many people don't say.
  func isUnsaidU(_ index: Int) -> Bool {
    index > 0 && letters[index...].starts(with: "ual".utf8)
      && "stdx".utf8.contains(letters[index - 1]) && grapheme(at: index)?.isStressed == false
  }
}

extension Grapheme {
  /// Whether no letter is silent, although one is where the same letters have another sound: the
  /// `wh` of *what* and the `al` of *final*, but not those of *who* and *talk*.
  var isHeardWhole: Bool { sounds.overlaps(Sounds(.w, .əl)) }
}
