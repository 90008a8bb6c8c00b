internal import Vocabulary

/// A place where a try departs from the word, in words that a learner finds in the try.
struct HintPlace {
  /// The fault of a try at a place.
  enum Fault {
    /// The try has other letters than the word.
    case wrong
    /// Letters are missing.
    case missing
    /// The try has letters that the word lacks.
    case extra
    /// The letters stand in another order.
    case order
    /// A letter is single in the try, and double in the word.
    case single
    /// A letter is double in the try, and single in the word.
    case double
    /// An accent is wrong.
    case accent
  }

  let fault: Fault
  /// The indices of the word's letters that are not right there; none for extra letters.
  let letters: [Int]
  /// The word's letters from the first to the last one that is not right.
  let span: Range<Int>
  /// The letters of the try that stand there.
  let typed: Range<Int>
  /// The place in words, such as "before the r"; `nil` if no right letter is beside it.
  let location: String?
  /// The kind of letters, such as "vowel".
  let noun: LetterNoun

  /// Returns the places where a try departs from a word, in the order of the word; `nil` if the try
  /// has too little in common with the word, or differs by its capitals alone.
  ///
  /// - Parameter forgivesAccents: whether a wrong accent is no mistake.
  static func places(
    in diagnosis: Diagnosis, of typed: Spelling, at word: WrittenWord, forgivesAccents: Bool
  ) -> [HintPlace]? {
    let kinds = diagnosis.mistakes.map(\.kind)
    guard !kinds.contains(.differentWord), !kinds.contains(.capital) else { return nil }
    let reader = Reader(steps: diagnosis.alignment.steps, typed: typed.letters, word: word)
    return diagnosis.mistakes
      .filter { !$0.steps.isEmpty && !(forgivesAccents && $0.kind == .accent) }
      .map(reader.place)
  }

  /// The reader of places in one alignment.
  private struct Reader {
    let steps: [Alignment.Step]
    let typed: [Character]
    let word: WrittenWord
    /// For each step, the index in the try and the index in the word where it begins; at the end,
    /// the indices where the last one ends.
    let typedStarts: [Int]
    let wordStarts: [Int]

    init(steps: [Alignment.Step], typed: [Character], word: WrittenWord) {
      (self.steps, self.typed, self.word) = (steps, typed, word)
      typedStarts = steps.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.typed.count) }
      wordStarts = steps.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.right.count) }
    }

    func place(_ mistake: Mistake) -> HintPlace {
      let first = mistake.steps.first ?? 0
      let last = mistake.steps.last ?? first
      let letters = mistake.steps.flatMap { Array(wordStarts[$0]..<wordStarts[$0 + 1]) }
      let span = typedStarts[first]..<typedStarts[last + 1]
      let fault = fault(mistake, letters: letters, span)
      let around =
        fault == .single || fault == .double ? double(first...last) : first...last
      return HintPlace(
        fault: fault, letters: letters, span: wordStarts[first]..<wordStarts[last + 1],
        typed: span, location: location(around),
        noun: letters.isEmpty
          ? LetterNoun(typed: Array(typed[span])) : LetterNoun(letters, of: word))
    }

    private func fault(_ mistake: Mistake, letters: [Int], _ typed: Range<Int>) -> Fault {
      switch mistake.kind {
      case .swapped, .ieEi: .order
      case .doubledLetter: letters.isEmpty ? .double : .single
      case .accent: .accent
      case _ where letters.isEmpty: .extra
      case _ where typed.isEmpty: .missing
      default: .wrong
      }
    }

    /// Returns the steps of a double letter: those given, and the equal letters beside them.
    private func double(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
      let letter = (steps[range.lowerBound].right + steps[range.lowerBound].typed).first
      func isSame(_ step: Int) -> Bool {
        guard steps.indices.contains(step), case .same(let other) = steps[step] else {
          return false
        }
        return other == letter
      }
      let lower = isSame(range.lowerBound - 1) ? range.lowerBound - 1 : range.lowerBound
      let upper = isSame(range.upperBound + 1) ? range.upperBound + 1 : range.upperBound
      return lower...upper
    }

    /// Returns where some steps stand, by a right letter beside them.
    private func location(_ range: ClosedRange<Int>) -> String? {
      let (first, last) = (range.lowerBound, range.upperBound)
      let isFirst = first == 0
      let isLast = last == steps.count - 1
      if isFirst, isLast { return nil }
      if isFirst || isLast { return "at the \(isFirst ? "beginning" : "end")" }
      let before = anchor(first - 1)
      let after = anchor(last + 1)
      if let after, after.isOnly || before?.isOnly != true { return "before the \(after.name)" }
      return before.map { "after the \($0.name)" }
    }

    /// Returns how the letter of a step is called, and whether the try has only one such letter;
    /// `nil` if the letter is not right, or is a sign.
    private func anchor(_ step: Int) -> (name: String, isOnly: Bool)? {
      guard case .same(let letter) = steps[step], letter.isLetter else { return nil }
      let places = typed.indices.filter { typed[$0] == letter }
      guard places.count > 1, let number = places.firstIndex(of: typedStarts[step]) else {
        return (String(letter), true)
      }
      return ("\(HintWording.ordinal(number + 1)) \(letter)", false)
    }
  }
}

/// The name for some letters: a vowel, a consonant, a sign.
struct LetterNoun {
  /// The name in the singular or the plural, such as "vowel" or "letters".
  let name: String
  let isPlural: Bool

  private init(_ kind: String, isPlural: Bool) {
    name = isPlural ? kind + "s" : kind
    self.isPlural = isPlural
  }

  /// - Parameters:
  ///   - letters: the indices of some letters.
  ///   - word: the word that has them.
  init(_ letters: [Int], of word: WrittenWord) {
    let kinds = Set(letters.map { Self.kind(of: $0, in: word) })
    let graphemes = Set(letters.map { word.graphemeOfLetter[$0] })
    self.init(
      kinds.count == 1 ? kinds.first ?? "letter" : "letter",
      isPlural: letters.count > 1 && (graphemes.count > 1 || kinds.count > 1))
  }

  /// - Parameter typed: letters that the word lacks.
  init(typed: [Character]) {
    let kinds = Set(
      typed.map { letter in
        if !letter.isLetter, !letter.isNumber { return "sign" }
        let code = Letter.base(letter)
        return Letter.isVowel(code) ? "vowel" : Letter.isConsonant(code) ? "consonant" : "letter"
      })
    self.init(kinds.count == 1 ? kinds.first ?? "letter" : "letter", isPlural: typed.count > 1)
  }

  private static func kind(of letter: Int, in word: WrittenWord) -> String {
    let code = word.letters[letter]
    let sign = word.spelling.letters[letter]
    if !sign.isLetter { return sign.isNumber ? "letter" : "sign" }
    let isVowel = word.grapheme(at: letter)?.isVowel ?? Letter.isVowel(code)
    if code == UInt8(ascii: "y") { return isVowel ? "vowel" : "consonant" }
    // A letter is called by its own kind and that of its sound: the g of `night` is neither.
    if isVowel, Letter.isVowel(code) { return "vowel" }
    return !isVowel && Letter.isConsonant(code) ? "consonant" : "letter"
  }
}
