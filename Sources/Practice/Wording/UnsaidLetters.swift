/// The sentences about letters that many people leave out when they speak.
extension MistakeExplanation {
  /// A sentence about a letter that the learner left out because many people don't say it; `nil`
  /// for any other letter.
  var unsaidLetter: String? {
    guard mistake.departure == .missing, !letters.isEmpty, tried.isEmpty, isUnsaid else {
      return nil
    }
    return "Many people don't say this \(spelled), but it is written: \(shown)."
  }

  /// A sentence about a vowel that nobody says, and that is missing or wrong; `nil` for any other.
  var silentVowel: String? {
    guard word.isSaid, grapheme?.isSilent == true else { return nil }
    // Some people say the e of *vegetable* and that of *evening*.
    let isSilentE = spelled == "e" && !isListed && !"lnr".contains(rest.prefix(1))
    guard mistake.departure == .missing || mistake.departure == .wrong && isSilentE else {
      return nil
    }
    return "The \(spelled) is silent: \(shown)."
  }

  private var isUnsaid: Bool {
    if isListed { return true }
    if letters.count > 1, mistake.kind == .unstressedVowel {
      return letters.allSatisfy { word.grapheme(at: $0)?.isSilent == true }
    }
    if mistake.kind == .vowelLeftOut, isOfAry { return true }
    if letters.count == 1, word.isUnsaidU(letters.lowerBound) { return true }
    guard letters.count == 1, let grapheme, grapheme.letters == letters else { return false }
    let index = letters.lowerBound
    return Letter.isVowel(word.letters[index])
      ? isUnsaidVowel(grapheme, index) : isUnsaidConsonant(index)
  }

  /// Whether most speakers leave out a vowel: it stands between consonants after a stressed vowel,
  /// with an r, an l or an n after it, and an unstressed vowel follows. Phoneticians call this
  /// syncope (J. C. Wells, Longman Pronunciation Dictionary, "Compression").
  private func isUnsaidVowel(_ grapheme: Grapheme, _ index: Int) -> Bool {
    guard word.isSaid, mistake.kind == .unstressedVowel, index > 0, index + 1 < word.letters.count,
      Letter.isConsonant(word.letters[index - 1]), Letter.isConsonant(word.letters[index + 1]),
      !Self.neverSaid.contains(word.spelling.description), !isOfIcally(index)
    else { return false }
    // The engine leaves the vowel out, too.
    if grapheme.isSilent { return true }
    let number = word.graphemeOfLetter[index]
    let vowels = word.graphemes.filter { $0.isVowel && !$0.isSilent }
    guard grapheme.isReduced, word.letters[index + 1] == UInt8(ascii: "r"),
      let place = vowels.firstIndex(of: grapheme), place > 0, place + 1 < vowels.count,
      vowels[place - 1].isStressed, vowels[place + 1].isReduced || !vowels[place + 1].isStressed,
      number + 2 < word.graphemes.count
    else { return false }
    return true
  }

  /// Words whose silent vowel nobody says.
  private static let neverSaid: Set = ["business", "businesses", "wednesday", "businessman"]

  /// Whether a vowel is the `a` of -ically, which nobody says either.
  private func isOfIcally(_ index: Int) -> Bool {
    index == word.letters.count - 4 && word.spelling.description.hasSuffix("ically")
  }

  /// Whether a vowel is the first of -ary, -ery or -ory in a long word. In Britain, few say it.
  private var isOfAry: Bool {
    let start = word.letters.count - 3
    let isLong = word.graphemes.count { $0.isVowel && $0.letters.upperBound <= start } > 1
    return isLong && letters == start..<start + 1
      && ["ary", "ery", "ory"].contains { word.spelling.description.hasSuffix($0) }
  }

  /// Whether the word is one of those in which many people leave these letters out.
  private var isListed: Bool {
    let text = word.spelling.description
    return Self.listed.contains { stem, part in
      // By Character: the letters of English words.
      letters == part && text.hasPrefix(stem)
    }
  }

  /// Beginnings of words, and the letters in them that many people don't say.
  private static let listed: [(stem: String, part: Range<Int>)] = [
    ("chocolate", 4..<5), ("family", 3..<4), ("families", 3..<4), ("vegetable", 3..<4),
    ("comfortabl", 4..<6), ("medicine", 3..<4), ("catholic", 4..<5), ("broccoli", 5..<6),
    ("finally", 3..<4), ("accidentally", 8..<10), ("laborator", 3..<4), ("mathematic", 4..<5),
    ("arctic", 2..<3), ("antarctic", 5..<6), ("recogni", 4..<5), ("pumpkin", 3..<4),
    ("clothes", 3..<5), ("months", 3..<5), ("asked", 2..<3), ("twelfth", 4..<5),
    ("handkerchief", 3..<4), ("raspberr", 3..<4), ("probabl", 4..<6), ("probabl", 3..<5),
    ("surprise", 2..<3), ("surprising", 2..<3), ("government", 4..<5), ("strength", 5..<6),
    ("length", 3..<4),
    // The word has another r.
    ("librar", 3..<4), ("februar", 3..<4), ("entrepreneur", 6..<7), ("secretar", 4..<5),
    ("particular", 2..<3),
  ]

  private func isUnsaidConsonant(_ index: Int) -> Bool {
    let right = word.letters
    let (before, after) = (right[..<index], right[(index + 1)...])
    switch right[index] {
    case UInt8(ascii: "r"):
      // In England and elsewhere, an r after a vowel is only said before another one.
      guard let last = before.last, !right.isDouble(at: index) else { return false }
      return Letter.isVowel(last) && after.first.map(Letter.isConsonant) ?? true
    case UInt8(ascii: "t"), UInt8(ascii: "d"):
      guard let last = before.last, let next = after.first, !right.isDouble(at: index) else {
        return false
      }
      if right[index] == UInt8(ascii: "t"), last == UInt8(ascii: "n"), Letter.isVowel(next) {
        return word.isSaid && word.grapheme(at: index + 1)?.isStressed == false
      }
      return Letter.isConsonant(last) && Letter.isConsonant(next)
        && !"rh".utf8.contains(next)
        && (next != UInt8(ascii: "l") || after.dropFirst().first == UInt8(ascii: "y"))
    case UInt8(ascii: "n"): return after.starts(with: "ment".utf8)
    case UInt8(ascii: "p"):
      return before.last == UInt8(ascii: "m") && after.first == UInt8(ascii: "t")
    default: return false
    }
  }
}
