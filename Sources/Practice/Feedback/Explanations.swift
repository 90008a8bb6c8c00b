/// The sentences that a learner reads when the round is over.
extension Feedback {
  /// Returns explanations of the mistakes that have letters, by their rules or patterns, the most
  /// helpful ones if there are many. Mistakes of one kind share one. The explanations show the
  /// word, so they are for a round that is over.
  public func explanations(of word: WrittenWord) -> [String] {
    texts(of: word).compactMap(\.self)
  }

  /// Returns the explanation of each mistake that has letters; `nil` for one that is told with an
  /// earlier one, and for one too many.
  public func texts(of word: WrittenWord) -> [String?] { mostHelpful(explained, of: word) }

  /// Returns the title of a mistake's explanation. A silent letter is told as that, whatever was
  /// typed in its place, and the title with er, ir and ur stands over no other letters.
  public func title(of mistake: Mistake, in word: WrittenWord) -> String {
    if let choice = mistake.choice { return choice.name }
    let told = MistakeExplanation(
      mistake: mistake, others: [], word: word, typed: typed, letters: mistake.letters)
    if mistake.kind == .sameSound, told.spelled == "x" { return Mistake.Kind.titleOfX }
    let kind: Mistake.Kind =
      switch mistake.kind {
      case .cluster where mistake.departure == .extra: .consonantAdded
      case .sameSound where told.text == told.silentLetter: .silentLetter
      case .rVowel where !["er", "ir", "ur", "ear"].contains(told.spelled): .sameSound
      default: mistake.kind
      }
    return kind.title
  }

  /// Returns the explanations for a learner who sees the word: those that say more than the word
  /// does, or the advice of ``lesson(of:)``.
  public func explanations(beside word: WrittenWord) -> [String] {
    lesson(of: word).map { [$0] }
      ?? mostHelpful(explained.filter { !isTold($0, by: word) }, of: word).compactMap(\.self)
  }

  /// Returns the advice to learn a word part by part or letter by letter, where a rule for each
  /// mistake would only confuse: in an irregular word such as `queue` or `eye`, and where many
  /// letters are wrong. Returns `nil` otherwise.
  public func lesson(of word: WrittenWord) -> String? {
    let mistakes = texts(explained, of: word).count { $0 != nil }
    let letters = word.spelling.letters.count
    guard mistakes > 1, word.hasRules else { return nil }
    let isIrregular =
      letters < 4 && word.isIrregularIfShort
      || letters < 6 && word.isIrregularIfLonger
    // In a try that sounds right, each letter has a reason: `fizyks`.
    guard isIrregular || mistakes > 4 && soundsRight != true else { return nil }
    let syllables = word.syllables
    if !isIrregular, syllables.count > 1 {
      let parts = syllables.map { String(word.spelling.letters[$0]) }.joined(separator: " + ")
      return "Many letters are wrong, so learn the word in parts: \(parts)."
    }
    let reason = isIrregular ? "No rule tells this word" : "Many letters are wrong"
    let spelled = word.spelling.written.map(String.init).joined(separator: ", ")
    return "\(reason), so learn its letters one by one: \(spelled)."
  }

  /// The largest number of explanations. A learner cannot use a longer list.
  private static let mostExplanations = 3

  /// Explains mistakes, and leaves out what helps least if there is too much to read.
  private func mostHelpful(_ mistakes: [Mistake], of word: WrittenWord) -> [String?] {
    var texts = texts(mistakes, of: word)
    let told = texts.indices.filter { texts[$0] != nil }
    let ranked = told.sorted { (mistakes[$0].kind.help, $1) > (mistakes[$1].kind.help, $0) }
    for index in ranked.dropFirst(Self.mostExplanations) { texts[index] = nil }
    return texts
  }

  /// Whether the word itself explains a mistake. It doesn't tell what `don't` is short for.
  private func isTold(_ mistake: Mistake, by word: WrittenWord) -> Bool {
    mistake.kind.isToldByWord
      && !(mistake.kind == .hyphenApostrophe && word.contraction != nil)
  }

  private var explained: [Mistake] { mistakes.filter { !$0.steps.isEmpty } }

  /// Explains mistakes. The first mistake that touches the joint of the word's parts is explained
  /// by the parts.
  private func texts(_ mistakes: [Mistake], of word: WrittenWord) -> [String?] {
    var texts = [String?](repeating: nil, count: mistakes.count)
    var told: Set<Int> = []
    for (index, mistake) in mistakes.enumerated() where !told.contains(index) {
      var more: Range<Int>?
      if isReplaced(mistake, among: mistakes, in: word) { continue }
      let taken = (index + 1..<mistakes.count).prefix(2).first { other in
        !told.contains(other) && isTaken(other, of: mistakes, by: index, in: word)
      }
      if let taken {
        more = mistakes[taken].letters
        told.insert(taken)
      }
      let others = mistakes.indices.filter {
        $0 > index && !told.contains($0) && isSame(mistakes[$0], mistake, in: word)
          && !isReplaced(mistakes[$0], among: mistakes, in: word)
      }
      told.formUnion(others)
      let replaced = mistakes.filter { mistake.replaces($0, in: word) }
      let unneeded = mistakes.indices.filter { mistake.hasUnneededE(mistakes[$0], in: word) }
      told.formUnion(unneeded)
      let text = mistake.explanation(
        of: word, typed: typed, more: more,
        others: (others + unneeded).map { mistakes[$0] } + replaced,
        knowsLiquids: mistakes[..<index].contains { $0.kind == .lR })
      if !texts.contains(text) { texts[index] = text }
    }
    guard let joint = word.joint else { return texts }
    for index in mistakes.indices where texts[index] != nil {
      guard let sentence = joint.explanation(of: mistakes[index]),
        !mistakes[index].tellsParts(of: word)
      else { continue }
      texts[index]? += " \(sentence)"
      break
    }
    return texts
  }

  /// Whether a mistake is told with an earlier one: the next one that belongs to it, or the silent
  /// e behind a wrong consonant, as in `faif` for `five`.
  private func isTaken(
    _ other: Int, of mistakes: [Mistake], by index: Int, in word: WrittenWord
  ) -> Bool {
    let isNext = other == index + 1 || mistakes[index].isSplit(from: mistakes[other], in: word)
    return isNext && mistakes[index].takes(mistakes[other], of: word)
      && !mistakes.contains { mistakes[other].replaces($0, in: word) }
  }

  /// Whether a vowel that was put in at the end is told with the silent e that stands there.
  private func isReplaced(
    _ mistake: Mistake, among mistakes: [Mistake], in word: WrittenWord
  ) -> Bool {
    mistake.kind == .vowelAdded && mistakes.contains { $0.replaces(mistake, in: word) }
  }

  /// Whether two mistakes are the same one, made twice.
  private func isSame(_ one: Mistake, _ other: Mistake, in word: WrittenWord) -> Bool {
    guard one.kind == other.kind, one.kind.isToldOnce else { return false }
    if one.kind == .vowelAdded { return true }
    let sounds = [one, other].map { $0.confusion(in: word, typed: typed) }
    if let first = sounds[0], let second = sounds[1] { return first.pair == second.pair }
    let right = word.spelling.letters
    return sounds[0] == nil && sounds[1] == nil && one.departure == other.departure
      && right[one.letters].elementsEqual(right[other.letters])
      && Set(typed.letters[one.typed]) == Set(typed.letters[other.typed])
  }
}
