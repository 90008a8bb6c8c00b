public import Vocabulary

/// The part of a ``Diagnosis`` that a learner may see or hear while tries remain.
///
/// Feedback never tells the answer. It holds no missing letter, and no letter that belongs in the
/// place of a wrong one. Where a mark at the letter would tell the letter (a letter to double, a
/// swap), the area around it is marked, and the sentence gives the area.
///
/// ```swift
/// let word = WrittenWord(Spelling("football"))
/// let feedback = Feedback(typed: Spelling("fotball"), of: word)
/// feedback.marks[1...2]  // .right("o"), .missing
/// feedback.sentence  // "A vowel needs more letters, near your letter 2."
/// ```
public struct Feedback: Hashable, Sendable {
  /// A letter of the try, or a gap in it.
  public enum Mark: Hashable, Sendable {
    /// A letter that is right.
    case right(Character)
    /// A letter in place of another one.
    case wrong(Character)
    /// A letter that the word does not have here.
    case extra(Character)
    /// Two neighbours in the wrong order; the letters are as typed.
    case swapped(Character, Character)
    /// A gap where a letter is missing.
    case missing
    /// A letter of an area that holds a mistake. The mistake's exact place would tell a letter.
    case area(Character)
    /// A letter about which the feedback says nothing.
    case unmarked(Character)
  }

  /// The try.
  public let typed: Spelling
  /// The marks in the order of the try.
  public let marks: [Mark]
  /// The marks without areas, for a learner who may know the word.
  public let exactMarks: [Mark]
  /// The mistakes in the order of the word.
  public let mistakes: [Mistake]
  /// Whether the try sounds like the word; `nil` if that is unknown.
  public let soundsRight: Bool?
  /// The areas of the mistakes whose place would tell a letter, by the mistake's index. Each area
  /// is a range of the try's letters.
  let areas: [Int: Range<Int>]

  /// - Parameters:
  ///   - typed: the try.
  ///   - word: the right word.
  ///   - sound: the pronunciation of the try, if known.
  public init(typed: Spelling, of word: WrittenWord, sounding sound: Pronunciation? = nil) {
    self.init(Diagnosis(of: typed, for: word, sounding: sound), typed: typed)
  }

  /// - Parameters:
  ///   - diagnosis: all that is wrong with the try.
  ///   - typed: the same try.
  public init(_ diagnosis: Diagnosis, typed: Spelling) {
    self.typed = typed
    mistakes = diagnosis.mistakes
    soundsRight = diagnosis.soundsRight
    areas = MistakeArea.areas(in: diagnosis, of: typed)
    marks = Self.marks(diagnosis, typed, areas)
    exactMarks = Self.marks(diagnosis, typed, [:])
  }

  private static func marks(
    _ diagnosis: Diagnosis, _ typed: Spelling, _ areas: [Int: Range<Int>]
  ) -> [Mark] {
    // A mistake in capitals alone has no wrong letter.
    guard diagnosis.alignment.steps.contains(where: { $0.typed != $0.right }) else {
      return typed.letters.map(Mark.unmarked)
    }
    let hidden = Set(areas.keys.flatMap { diagnosis.mistakes[$0].steps })
    var letter = 0
    return diagnosis.alignment.steps.enumerated().flatMap { index, step -> [Mark] in
      defer { letter += step.typed.count }
      let isInArea = areas.values.contains { $0.contains(letter) }
      return switch step {
      case _ where hidden.contains(index): step.typed.map(Mark.area)
      case .same(let typed): [isInArea ? .area(typed) : .right(typed)]
      case .wrong(let typed, _): [.wrong(typed)]
      case .missing: [.missing]
      case .extra(let typed): [.extra(typed)]
      case .swapped(let first, let second): [.swapped(first, second)]
      }
    }
  }

  /// Returns an explanation of each mistake that has letters, by its rule or pattern. Mistakes of
  /// one kind share one. The explanations show the word, so they are for a round that is over.
  public func explanations(of word: WrittenWord) -> [String] {
    texts(of: word).compactMap(\.self)
  }

  /// Returns the explanation of each mistake that has letters; `nil` for one that is told with an
  /// earlier one.
  public func texts(of word: WrittenWord) -> [String?] { texts(explained, of: word) }

  /// Returns the explanations for a learner who sees the word: those that say more than the word
  /// does, or the advice of ``lesson(of:)``.
  public func explanations(beside word: WrittenWord) -> [String] {
    lesson(of: word).map { [$0] }
      ?? texts(explained.filter { !$0.kind.isToldByWord }, of: word).compactMap(\.self)
  }

  /// Returns the advice to learn a word letter by letter, where a rule for each mistake would only
  /// confuse: in an irregular word such as `queue` or `eye`, and where many letters are wrong.
  /// Returns `nil` otherwise.
  public func lesson(of word: WrittenWord) -> String? {
    let (mistakes, letters) = (explanations(of: word).count, word.spelling.letters.count)
    guard mistakes > 1, word.isEnglish else { return nil }
    let isIrregular =
      letters < 4 && word.isIrregularIfShort || word.irregularity ?? 0 > 0.7 && letters < 6
    guard isIrregular || mistakes > 4 else { return nil }
    let reason = isIrregular ? "No rule tells this word" : "Many letters are wrong"
    let spelled = word.spelling.written.map(String.init).joined(separator: ", ")
    return "\(reason), so learn its letters one by one: \(spelled)."
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
      if index + 1 < mistakes.count, mistake.takes(mistakes[index + 1], of: word),
        !mistakes.contains(where: { mistakes[index + 1].replaces($0, in: word) })
      {
        more = mistakes[index + 1].letters
        told.insert(index + 1)
      }
      let others = mistakes.indices.filter {
        $0 > index && !told.contains($0) && isSame(mistakes[$0], mistake, in: word)
          && !isReplaced(mistakes[$0], among: mistakes, in: word)
      }
      told.formUnion(others)
      let replaced = mistakes.filter { mistake.replaces($0, in: word) }
      texts[index] = mistake.explanation(
        of: word, typed: typed, more: more, others: others.map { mistakes[$0] } + replaced)
    }
    guard let joint = word.joint else { return texts }
    for index in mistakes.indices where texts[index] != nil {
      guard let sentence = joint.explanation(of: mistakes[index]) else { continue }
      texts[index]? += " \(sentence)"
      break
    }
    return texts
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
