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
    exactMarks = Self.marks(diagnosis, typed, [:], isExact: true)
  }

  private static func marks(
    _ diagnosis: Diagnosis, _ typed: Spelling, _ areas: [Int: Range<Int>], isExact: Bool = false
  ) -> [Mark] {
    // A mistake in capitals alone has no wrong letter. A regular form is wrong as a whole, and the
    // marks of its letters would tell the irregular one: `feeded` for *fed*.
    let hasWrongLetters = diagnosis.alignment.steps.contains { $0.typed != $0.right }
    let isWhole = !isExact && diagnosis.mistakes.contains(where: \.isIrregular)
    guard hasWrongLetters, !isWhole else { return typed.letters.map(Mark.unmarked) }
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
}
