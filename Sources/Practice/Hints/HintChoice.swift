internal import Vocabulary

/// The choice of the next hint.
///
/// A hint tells something that the learner hasn't got right in the last try, and no letter that is
/// right there or was right in an earlier try. All hints together never tell every letter.
struct HintChoice {
  private let word: WrittenWord
  /// The hints that the learner had.
  private let given: [Hint]
  /// The last try; `nil` before the first one.
  private let last: Spelling?
  /// The earlier tries, each with the indices of the word's letters that are right in it.
  private let earlier: [(typed: Spelling, right: Set<Int>)]
  /// The places where the last try is wrong; `nil` without a try that is near the word.
  private let places: [HintPlace]?
  /// Whether the last try differs from a name by its capitals alone.
  private let lacksCapitals: Bool
  /// The indices of the letters that are right in the last try, or were right in an earlier one.
  private let right: Set<Int>
  /// The indices of the letters that the hints have told.
  private let told: Set<Int>
  /// The indices of the word's letters. Signs don't count.
  private let tellable: Set<Int>
  private let syllables: [Range<Int>]

  /// - Parameters:
  ///   - word: the asked word.
  ///   - tries: the wrong tries so far, the last one last.
  ///   - given: the hints that the learner had.
  ///   - forgivesAccents: whether a wrong accent is no mistake.
  init(_ word: WrittenWord, after tries: [Spelling], given: [Hint], forgivesAccents: Bool) {
    self.word = word
    self.given = given
    let diagnoses = tries.map { (typed: $0, diagnosis: Diagnosis(of: $0, for: word)) }
    last = tries.last
    let known = diagnoses.map { (typed: $0.typed, right: Self.right(in: $0.diagnosis)) }
    earlier = known.dropLast()
    right = known.reduce(into: []) { $0.formUnion($1.right) }
    places = diagnoses.last.flatMap {
      HintPlace.places(
        in: $0.diagnosis, of: $0.typed, at: word, forgivesAccents: forgivesAccents)
    }
    lacksCapitals =
      diagnoses.last.map { $0.diagnosis.mistakes.contains { $0.kind == .capital } } ?? false
    told = Set(given.flatMap(\.letters))
    tellable = Set(
      word.spelling.letters.indices.filter {
        word.spelling.letters[$0].isLetter || word.spelling.letters[$0].isNumber
      })
    syllables = word.syllables
  }

  /// Returns the next hint; `nil` if everything is told.
  func next() -> Hint? {
    let possible = lacksCapitals ? capitalHints : places.map { hints(at: $0) } ?? wordHints
    return possible.first { hint in !given.contains { $0.tellsSame(as: hint) } }
  }

  private static func right(in diagnosis: Diagnosis) -> Set<Int> {
    var right: Set<Int> = []
    var index = 0
    for step in diagnosis.alignment.steps {
      if case .same = step { right.insert(index) }
      index += step.right.count
    }
    return right
  }

  /// Returns whether some letters may be told: at least one letter of the word stays untold.
  private func mayTell(_ letters: some Sequence<Int>) -> Bool {
    !tellable.isSubset(of: told.union(letters))
  }

  private func text(_ letters: some Sequence<Int>) -> String {
    String(letters.map { word.spelling.letters[$0] })
  }

  // MARK: After a try

  /// Returns the hints at the places where the last try is wrong. The places that were wrong in the
  /// most tries come first.
  private func hints(at places: [HintPlace]) -> [Hint] {
    let failures = places.map { place in
      earlier.count { !$0.right.isSuperset(of: place.letters) }
    }
    let order = places.indices.sorted { (failures[$1], $0) < (failures[$0], $1) }
    return order.flatMap { hints(at: places[$0]) }
  }

  private func hints(at place: HintPlace) -> [Hint] {
    let typed = last?.letters ?? []
    let subject: Hint.Subject =
      place.letters.first.map(Hint.Subject.letters)
      ?? .extra(String(typed[place.typed]), place.span.lowerBound)
    var hints = [
      Hint(step: .place, subject: subject, letters: [], parts: HintWording.place(place))
    ]
    if !place.letters.isEmpty,
      let earlier = earlier.last(where: { $0.right.isSuperset(of: place.letters) })
    {
      return hints + [
        Hint(
          step: .spelling, subject: subject, letters: [],
          parts: HintWording.earlier(earlier.typed.description))
      ]
    }
    if mayTell(place.letters), !isTold(place) {
      hints.append(
        Hint(
          step: .spelling, subject: subject, letters: place.letters,
          parts: HintWording.spelling(place, of: word.spelling.letters, typed: typed)))
    }
    return hints + syllableHints(around: place)
  }

  /// Returns whether the hints have told the letters of a place. Letters that are in another order,
  /// single or double need more than their names.
  private func isTold(_ place: HintPlace) -> Bool {
    switch place.fault {
    case .wrong, .missing, .accent: told.isSuperset(of: place.letters)
    case .extra, .order, .single, .double: false
    }
  }

  /// Returns the hint that tells the other wrong letters of a place's syllable, if it has any.
  private func syllableHints(around place: HintPlace) -> [Hint] {
    guard syllables.count > 1,
      let number = syllables.firstIndex(where: { $0.contains(place.span.lowerBound) })
    else { return [] }
    let rest = untold(in: syllables[number]).filter { !place.letters.contains($0) }
    guard !rest.isEmpty, mayTell(place.letters + rest) else { return [] }
    return [syllableHint(number, rest, isWhole: false)]
  }

  /// Returns the letters in a range that are neither right nor told.
  private func untold(in range: Range<Int>) -> [Int] {
    range.filter { tellable.contains($0) && !right.contains($0) && !told.contains($0) }
  }

  private func syllableHint(_ number: Int, _ letters: [Int], isWhole: Bool) -> Hint {
    let shown = isWhole ? Array(syllables[number]) : letters
    return Hint(
      step: .spelling, subject: .syllable(number), letters: letters,
      parts: HintWording.syllable(number + 1, of: text(shown), isWhole: isWhole))
  }

  private var capitalHints: [Hint] {
    [
      Hint(step: .place, subject: .capitals, letters: [], parts: HintWording.capitals),
      Hint(
        step: .spelling, subject: .capitals, letters: [],
        parts: HintWording.capitals(of: word.spelling.written)),
    ]
  }

  // MARK: Before a try

  /// The hints without a try that is near the word: its size, its hardest place, its beginning, and
  /// then its letters.
  private var wordHints: [Hint] {
    let letters = word.spelling.letters
    let words = letters.split(separator: " ").count
    let size = Hint(
      step: .place, subject: .size, letters: [],
      parts: HintWording.size(
        words: words, syllables: syllables.count, letters: tellable.count))
    return [size] + hardestHints + beginningHints
      + (syllables.count > 1 ? allSyllableHints : letterHints)
  }

  private var hardestHints: [Hint] {
    guard let hardest = word.hardestGrapheme else { return [] }
    let letters = untold(in: hardest.letters)
    guard !letters.isEmpty else { return [] }
    let place = name(of: hardest)
    let hardness: HintWording.Hardness =
      hardest.isSilent
      ? .silent : hardest.isReduced ? .weak : word.isDouble(hardest) ? .double : .unusual
    let hint = Hint(
      step: .place, subject: .hardest, letters: [], parts: HintWording.hardest(place, hardness))
    guard mayTell(letters) else { return [hint] }
    return [
      hint,
      Hint(
        step: .spelling, subject: .hardest, letters: hardness == .double ? [] : letters,
        parts: HintWording.hardest(place, hardness, spelled: text(letters))),
    ]
  }

  /// Returns a name for a grapheme, by its place among the vowels or in the word: "the last vowel".
  private func name(of grapheme: Grapheme) -> String {
    if grapheme.isSilent { return "the letter \(place(of: grapheme))" }
    guard grapheme.isVowel else { return "the consonant \(place(of: grapheme))" }
    let vowels = word.graphemes.filter { $0.isVowel && !$0.isSilent }
    guard vowels.count > 1, let number = vowels.firstIndex(of: grapheme) else { return "the vowel" }
    return number == vowels.count - 1
      ? "the last vowel" : "the \(HintWording.ordinal(number + 1)) vowel"
  }

  private func place(of grapheme: Grapheme) -> String {
    if grapheme.letters.lowerBound == 0 { return "at the beginning" }
    return grapheme.letters.upperBound == word.letters.count ? "at the end" : "in the middle"
  }

  private var beginningHints: [Hint] {
    let letters = untold(in: units.first ?? 0..<0)
    guard letters.first == 0, mayTell(letters) else { return [] }
    return [
      Hint(
        step: .spelling, subject: .beginning, letters: letters,
        parts: HintWording.beginning(text(letters)))
    ]
  }

  /// The letters of all syllables but the last.
  private var allSyllableHints: [Hint] {
    syllables.indices.dropLast().compactMap { number in
      let letters = untold(in: syllables[number])
      guard !letters.isEmpty, mayTell(letters) else { return nil }
      return syllableHint(
        number, letters, isWhole: right.isDisjoint(with: Set(syllables[number])))
    }
  }

  /// The letters of a word without known syllables, one grapheme after another. The last one stays
  /// untold.
  private var letterHints: [Hint] {
    units.dropFirst().dropLast().compactMap { unit in
      let letters = untold(in: unit)
      guard let first = letters.first, mayTell(letters) else { return nil }
      return Hint(
        step: .spelling, subject: .letters(first), letters: letters,
        parts: HintWording.letters(text(letters), at: letters.map { $0 + 1 }))
    }
  }

  /// The letters of each grapheme, or each letter of a word that could not be divided.
  private var units: [Range<Int>] {
    word.graphemes.isEmpty
      ? word.letters.indices.map { $0..<$0 + 1 } : word.graphemes.map(\.letters)
  }
}
