/// Where a wrong try departs from the word, as much of it as may be told while tries remain.
///
/// The answer is never told: a letter that is missing or that should stand in place of a wrong one
/// is not in here, and where the marks alone would spell the word (nothing is wrong but a letter too
/// many, one not doubled, or two in each other's place) the letters are left unmarked and no place is
/// given.
public struct Feedback: Hashable, Sendable {
  /// A letter of the try, or a place where one is wanting.
  public enum Mark: Hashable, Sendable {
    case right(Character)
    case wrong(Character)
    case extra(Character)
    case swapped(Character, Character)
    case missing
    /// A letter of which nothing is said.
    case unmarked(Character)
  }

  public let typed: Spelling
  public let marks: [Mark]
  /// In the order of the word.
  public let mistakes: [Mistake]
  /// Whether the try sounds like the word; `nil` where that is not known.
  public let soundsRight: Bool?

  public init(typed: Spelling, word: Spelling) {
    self.init(typed: typed, of: WrittenWord(word))
  }

  /// - Parameter sound: how the try would be said, where an engine knows it.
  public init(typed: Spelling, of word: WrittenWord, sounding sound: Pronunciation? = nil) {
    self.init(Diagnosis(of: typed, for: word, sounding: sound), typed: typed)
  }

  public init(_ diagnosis: Diagnosis, typed: Spelling) {
    self.typed = typed
    mistakes = diagnosis.mistakes
    soundsRight = diagnosis.soundsRight
    marks = Self.marks(diagnosis, typed)
  }

  private static func marks(_ diagnosis: Diagnosis, _ typed: Spelling) -> [Mark] {
    let named = diagnosis.mistakes.filter { !$0.steps.isEmpty }
    guard !named.allSatisfy(\.givesItselfAway) else { return typed.letters.map(Mark.unmarked) }
    // The gap beside a letter that should be double would tell it.
    let unshown = Set(named.filter(\.givesItselfAway).flatMap(\.steps))
    return diagnosis.alignment.steps.enumerated().compactMap { place, step in
      switch step {
      case .same(let letter): .right(letter)
      case .wrong(let letter, _): .wrong(letter)
      case .missing: unshown.contains(place) ? nil : .missing
      case .extra(let letter): .extra(letter)
      case .swapped(let first, let second): .swapped(first, second)
      }
    }
  }

  /// What departs, in a few short sentences to be read or heard, the gravest first.
  public var sentence: String {
    var told: [(mistake: Mistake, places: [Int], count: Int)] = []
    for mistake in Self.gravestFirst(mistakes) where !mistake.steps.isEmpty {
      if let same = told.firstIndex(where: { $0.mistake.clause == mistake.clause }) {
        told[same].count += 1
        if let place = mistake.place { told[same].places.append(place) }
      } else {
        told.append((mistake, mistake.place.map { [$0] } ?? [], 1))
      }
    }
    if told.contains(where: { $0.mistake.kind == .differentWord }) {
      told.removeAll { $0.mistake.kind != .differentWord }
    }
    var sentences: [String] = []
    if soundsRight == true {
      let spelled = told.firstIndex { $0.mistake.clause == Mistake.soundClause }
      let places = spelled.map { told.remove(at: $0).places } ?? []
      let isAll = told.isEmpty || !places.isEmpty
      sentences.append(
        isAll
          ? "It sounds right, but is spelled otherwise\(Self.near(places))." : "It sounds right.")
    }
    for (mistake, places, count) in told.prefix(Self.mostToName) {
      sentences.append(Self.sentence(mistake, places, count))
    }
    if told.count > Self.mostToName { sentences.append("There is more that is not right.") }
    return sentences.joined(separator: " ")
  }

  /// The mistakes in full, by rule and pattern, for when the round is over: they tell the word.
  public func explanations(of word: WrittenWord) -> [String] {
    mistakes.filter { !$0.steps.isEmpty }.map { $0.explanation(of: word, typed: typed) }
  }

  /// With so many mistakes a list of them helps nobody.
  private static let mostToName = 3

  private static func sentence(_ mistake: Mistake, _ places: [Int], _ count: Int) -> String {
    if mistake.kind == .letterWrong {
      let places = unique(places)
      return places.count == 1
        ? "Letter \(places[0]) is wrong." : "Letters \(list(places)) are wrong."
    }
    if places.isEmpty, count > 1 { return "\(mistake.clause), in \(count) places." }
    return "\(mistake.clause)\(near(places))."
  }

  private static func near(_ places: [Int]) -> String {
    let places = unique(places)
    return switch places.count {
    case 0: ""
    case 1: ", near letter \(places[0])"
    default: ", near letters \(list(places))"
    }
  }

  private static func unique(_ places: [Int]) -> [Int] { Set(places).sorted() }

  private static func list(_ places: [Int]) -> String {
    places.dropLast().map(String.init).joined(separator: ", ") + " and \(places[places.count - 1])"
  }

  /// What changes how the word sounds before what doesn't, and what covers more letters first.
  private static func gravestFirst(_ mistakes: [Mistake]) -> [Mistake] {
    mistakes.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.kind.changesSound != b.kind.changesSound { return a.kind.changesSound }
      return (b.steps.count, one.offset) < (a.steps.count, other.offset)
    }.map(\.element)
  }
}
