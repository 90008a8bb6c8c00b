internal import Languages

/// Assigns each edit of an alignment to one mistake, with the most exact name that fits.
///
/// The namer makes several passes, from the most exact names to the most general. Each pass claims
/// the edits that it can name, and leaves the rest to the next. The last pass claims all that
/// remain.
struct MistakeNamer {
  let word: WrittenWord
  let path: AlignmentPath
  /// The letters of the try, as typed.
  let tried: [Character]
  /// The letters of the try and of the word, without accents, in ASCII.
  let typed: [UInt8]
  let right: [UInt8]
  private(set) var mistakes: [Mistake] = []
  /// The edits that have no name yet, as indices in the path.
  private(set) var unnamed: [Int]
  /// For each boundary in the word, the boundaries of the try that may correspond to it; `nil`
  /// within a swap.
  let boundaries: [ClosedRange<Int>?]
  /// The letters typed for each grapheme, if the sounds tell more than the letters alone.
  let pieces: [SoundMatch.Piece]

  /// Whether the whole try sounds like the word. Then no mistake in it is a slip of the hand.
  let soundsRight: Bool

  init(
    _ path: AlignmentPath, of word: WrittenWord, tried: [Character], soundsRight: Bool = false,
    pieces: [SoundMatch.Piece] = []
  ) {
    self.tried = tried
    self.word = word
    self.pieces = pieces
    self.soundsRight = soundsRight
    self.path = path
    typed = path.typed
    right = word.letters
    unnamed = path.moves.indices.filter { path.moves[$0].kind != .same }
    boundaries = Self.boundaries(path, word.letters.count)
  }

  /// Returns the mistakes in the order of the word.
  mutating func name() -> [Mistake] {
    guard unnamed.count < Self.tooMany else { return [wholeTry(.differentWord, unnamed)] }
    nameChoices()
    if word.hasRules, let form = regularForm() { return [form] }
    nameSigns()
    if word.hasRules {
      nameEndings()
      nameIsch()
      nameX()
      nameBeginnings()
      nameSwaps()
      nameMoves(evenE: false)
      nameDoubles()
      if !soundsRight { nameParts() }
      nameFinalE()
      nameTh()
      nameSchedule()
      nameUnsaidT()
      nameInnerE()
      nameHeard()
      nameUnsaid()
      nameGraphemes()
      nameSpelledSounds()
      nameMoves(evenE: true)
      nameLetters()
      nameDifferentWord()
      sort()
      uniteContraction()
      uniteSwaps()
      uniteEndings()
      uniteDoubles()
      uniteGraphemes()
      uniteDge()
      uniteSilentE()
      uniteSilentPairs()
      uniteNeighbours()
      mistakes = mistakes.map(judged)
    } else {
      nameSwaps()
      nameMoves(evenE: true)
      nameDoubles()
      nameGenerally()
    }
    sort()
    return mistakes
  }

  /// A try with this many edits is not a misspelling of the word.
  private static let tooMany = 40

  /// Names edits, unless one of them has a name already.
  ///
  /// - Returns: whether the edits now have this name.
  @discardableResult
  mutating func claim(
    _ kind: Mistake.Kind, _ edits: [Int], letters: Range<Int>? = nil, typed: Range<Int>? = nil,
    endsOtherwise: Bool = false, choice: SpellingChoice? = nil
  ) -> Bool {
    guard let first = edits.first, let last = edits.last, edits.allSatisfy(unnamed.contains)
    else { return false }
    unnamed.removeAll(where: edits.contains)
    let moves = path.moves
    var one = mistake(
      kind, edits, letters: letters ?? moves[first].word..<moves[last].wordEnd,
      typed: typed ?? moves[first].typed..<moves[last].typedEnd)
    one.endsOtherwise = endsOtherwise
    one.choice = choice
    mistakes.append(one)
    return true
  }

  /// Makes one mistake of several.
  ///
  /// - Parameters:
  ///   - numbers: the several, as indices.
  ///   - letters: the letters of the word that the one is about. They hold those of all its edits.
  mutating func unite(_ numbers: [Int], as kind: Mistake.Kind, letters: Range<Int>) {
    let parts = numbers.map { mistakes[$0] }
    let edits = parts.flatMap(\.steps).sorted()
    guard let first = edits.first, let last = edits.last else { return }
    let (lower, upper) = (boundaries[letters.lowerBound], boundaries[letters.upperBound])
    let start = min(lower?.upperBound ?? .max, path.moves[first].typed)
    let end = max(upper?.lowerBound ?? 0, path.moves[last].typedEnd)
    var one = mistake(kind, edits, letters: letters, typed: start..<end)
    if parts.contains(where: \.revealsLetter) { one.revealsLetter = true }
    one.endsOtherwise = parts.contains { $0.kind.changesSound || $0.endsOtherwise }
    for number in numbers.sorted().reversed() { mistakes.remove(at: number) }
    mistakes.append(one)
    sort()
  }

  /// Puts the mistakes in the order of the word.
  mutating func sort() {
    mistakes.sort { ($0.steps.first ?? 0) < ($1.steps.first ?? 0) }
  }

  private func mistake(
    _ kind: Mistake.Kind, _ edits: [Int], letters: Range<Int>, typed: Range<Int>
  ) -> Mistake {
    let kinds = edits.map { path.moves[$0].kind }
    // With an s at its end, the try has the ending, in another spelling: `potatos`.
    let s = UInt8(ascii: "s")
    let isSpelledOtherwise = kind == .plural && right.last == s && self.typed.last == s
    return Mistake(
      kind: kind, steps: edits, letters: letters, typed: typed,
      start: edits.first.map { path.moves[$0].typed } ?? 0,
      departure: isSpelledOtherwise
        ? .wrong
        : kinds.allSatisfy { $0 == .missing }
          ? .missing : kinds.allSatisfy { $0 == .extra } ? .extra : .wrong,
      revealsLetter: kind.revealsLetter
        || kinds.allSatisfy { $0 == .extra || $0 == .swapped })
  }

  /// Gives each remaining edit a general name.
  mutating func nameGenerally() {
    for edit in unnamed {
      switch path.moves[edit].kind {
      case .missing: claim(.letterMissing, [edit])
      case .extra: claim(.letterExtra, [edit])
      default: claim(.letterWrong, [edit])
      }
    }
  }

  /// Replaces all mistakes by one, if most letters are wrong and change the sound.
  private mutating func nameDifferentWord() {
    guard !isHeardOtherwise else { return }
    let heard = mistakes.reduce(0) { $0 + ($1.kind.changesSound ? $1.steps.count : 0) }
    if heard > 2, heard * 10 > 6 * max(typed.count, right.count), !soundsRight {
      mistakes = [wholeTry(.differentWord, mistakes.flatMap(\.steps).sorted())]
    }
  }

  /// Whether each piece of the try stands for a sound of the word, or for one that is confused with
  /// it, and at most one sound is missing.
  private var isHeardOtherwise: Bool {
    pieces.contains(where: \.link.isHeard) && pieces.allSatisfy(\.link.isExplained)
      && pieces.count { $0.link == .left } < 2
  }

  /// Returns a mistake that is about the whole try.
  func wholeTry(_ kind: Mistake.Kind, _ edits: [Int]) -> Mistake {
    Mistake(
      kind: kind, steps: edits, letters: right.indices, typed: typed.indices, start: 0,
      departure: .wrong, revealsLetter: false)
  }

  /// Returns the edits that turn a range of the try into a range of the word; `nil` if the
  /// alignment does not let the ranges correspond, or if an edit in them has a name already.
  func edits(typed: Range<Int>, word: Range<Int>) -> [Int]? {
    guard let lower = boundaries[word.lowerBound], lower.contains(typed.lowerBound),
      let upper = boundaries[word.upperBound], upper.contains(typed.upperBound)
    else { return nil }
    var edits: [Int] = []
    for (index, move) in path.moves.enumerated() where move.kind != .same {
      let isInside =
        move.typed >= typed.lowerBound && move.typedEnd <= typed.upperBound
        && move.word >= word.lowerBound && move.wordEnd <= word.upperBound
      guard isInside, !(move.kind == .missing && word.isEmpty) else { continue }
      guard unnamed.contains(index) else { return nil }
      edits.append(index)
    }
    return edits
  }

  private static func boundaries(_ path: AlignmentPath, _ count: Int) -> [ClosedRange<Int>?] {
    var boundaries = [ClosedRange<Int>?](repeating: nil, count: count + 1)
    boundaries[0] = 0...0
    for move in path.moves {
      if move.kind == .extra, let before = boundaries[move.word] {
        boundaries[move.word] = before.lowerBound...move.typedEnd
      } else {
        boundaries[move.wordEnd] = move.typedEnd...move.typedEnd
      }
    }
    return boundaries
  }
}
