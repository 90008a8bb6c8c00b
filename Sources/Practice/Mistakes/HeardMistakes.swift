extension MistakeNamer {
  /// Names whole graphemes in which the learner heard another sound than the dictionary says: `v`
  /// for `th`, `r` for `l`, `ar` for a long `a`.
  mutating func nameHeard() {
    guard !soundsRight else { return }
    for piece in pieces {
      let kind = piece.grapheme.map { heardKind(piece, word.graphemes[$0]) } ?? addedKind(piece)
      guard let kind, let edits = edits(typed: piece.typed, word: piece.letters), !edits.isEmpty
      else { continue }
      claim(kind, edits, letters: piece.letters, typed: piece.typed)
    }
  }

  /// Names several missing vowels in a row that speakers leave out: the `ou` of *favourite*.
  mutating func nameUnsaid() {
    guard word.isSaid else { return }
    func isMissing(_ edit: Int) -> Bool {
      let move = path.moves[edit]
      return move.kind == .missing && word.grapheme(at: move.word)?.isSilent == true
        && Letter.isVowel(right[move.word])
    }
    for edit in unnamed where unnamed.contains(edit) {
      let run = Array((edit...).prefix { unnamed.contains($0) && isMissing($0) })
      guard run.count > 1, let last = run.last, path.moves[last].wordEnd < right.count,
        path.moves[edit].word > 0
      else { continue }
      claim(.unstressedVowel, run)
    }
  }

  private func addedKind(_ piece: SoundMatch.Piece) -> Mistake.Kind? {
    guard piece.link == .added else { return nil }
    let isLastE = piece.typed.upperBound == typed.count && typed.last == UInt8(ascii: "e")
    return isLastE ? .finalE : .vowelAdded
  }

  private func heardKind(_ piece: SoundMatch.Piece, _ grapheme: Grapheme) -> Mistake.Kind? {
    let (right, tried) = (right[piece.letters], typed[piece.typed])
    switch piece.link {
    case .near:
      if let number = piece.grapheme, word.isVocalisedL(number, piece.typed, in: typed) {
        return .nearConsonant
      }
      let kind = NearSounds.kind(of: tried, for: grapheme, right)
      return kind == .softC && isLastC(piece.letters) ? .voicing : kind
    case .longVowel: return grapheme.isReduced ? .unstressedVowel : .vowelTeam
    case .nearVowel: return .nearVowel
    case .weakR: return isWeakEnding(piece.letters, grapheme) ? .erOrAr : .rVowel
    // The e makes the end of the try look right: `clasce` for `class`.
    case .spelled where isDouble(right) && tried.count == 2 && tried.last == UInt8(ascii: "e"):
      return tried.first == right.first ? .doubledLetter : nil
    default: return nil
    }
  }

  /// Whether some letters are the c of -ce at the end, where learners hear an s and a z alike:
  /// `prize` for *price*.
  private func isLastC(_ letters: Range<Int>) -> Bool {
    let rest = right[letters.upperBound...]
    return letters.lowerBound > 0 && right[letters].spells("c")
      && (rest.spells("e") || rest.spells("es") || rest.spells("ed"))
  }

  private func isDouble(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.count == 2 && letters.first == letters.last
  }

  /// Whether some letters are an ending such as the -er of *teacher*.
  private func isWeakEnding(_ letters: Range<Int>, _ grapheme: Grapheme) -> Bool {
    let rest = right[letters.upperBound...]
    return grapheme.isReduced && (rest.isEmpty || rest.spells("s"))
      && Self.weakEndings.contains(where: right[letters].elementsEqual)
  }

  private static let weakEndings = "er or ar our re".spellings
}
