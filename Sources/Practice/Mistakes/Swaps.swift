extension MistakeNamer {
  /// Names neighbours in the wrong order.
  mutating func nameSwaps() {
    for edit in unnamed where path.moves[edit].kind == .swapped {
      let pair = typed[path.moves[edit].typed..<path.moves[edit].typedEnd]
      if word.hasRules, pair.spells("ie") || pair.spells("ei") {
        claim(.ieEi, [edit])
      } else {
        claim(isMovedDouble(path.moves[edit]) ? .doubledLetter : .swapped, [edit])
      }
    }
  }

  /// Whether the same consonant stands on both sides of a vowel, and is double on the wrong side:
  /// `paralellogram`.
  private func isMovedDouble(_ move: AlignmentPath.Move) -> Bool {
    guard move.word > 0, move.wordEnd < right.count, move.wordEnd - move.word == 2 else {
      return false
    }
    let (before, after) = (right[move.word - 1], right[move.wordEnd])
    return before == after && Letter.isConsonant(before)
      && right[move.word..<move.wordEnd].contains(before)
  }

  /// Names letters that stand a little before or after their right place.
  ///
  /// - Parameter evenE: whether a missing or an extra `e` at the end counts, too; such an `e`
  ///   mostly has another reason.
  mutating func nameMoves(evenE: Bool) {
    for (number, edit) in unnamed.enumerated() {
      for other in unnamed.dropFirst(number + 1) {
        let (one, another) = (path.moves[edit], path.moves[other])
        let hasE = isLastE(one) || isLastE(another)
        if (evenE || !hasE) && isMoved(one, another) || isExchanged(one, another) {
          claim(.swapped, [edit, other])
        }
      }
    }
  }

  private func isLastE(_ move: AlignmentPath.Move) -> Bool {
    let e = UInt8(ascii: "e")
    return move.kind == .extra && move.typedEnd == typed.count && typed[move.typed] == e
      || move.kind == .missing && move.wordEnd == right.count && right[move.word] == e
  }

  /// Whether one letter stands at most three letters before or after its place: `tounge`.
  private func isMoved(_ one: AlignmentPath.Move, _ other: AlignmentPath.Move) -> Bool {
    guard (1...3).contains(other.word - one.wordEnd), !isDouble(one), !isDouble(other),
      path.edits == 2 || !isOfSound(one) || !isOfSound(other)
    else { return false }
    return switch (one.kind, other.kind) {
    case (.extra, .missing): typed[one.typed] == right[other.word]
    case (.missing, .extra): right[one.word] == typed[other.typed]
    default: false
    }
  }

  /// Whether a letter belongs to a sound that the learner spelled or heard in another way: the `ss`
  /// and the `c` of *nessecary* did not change places letter by letter. In a try with no other
  /// mistake they did: `tounge`.
  private func isOfSound(_ move: AlignmentPath.Move) -> Bool {
    pieces.contains { piece in
      guard [.near, .spelled, .vowel].contains(piece.link) else { return false }
      return move.kind == .missing
        ? piece.letters.contains(move.word) : piece.typed.contains(move.typed)
    }
  }

  /// Whether two consonants around one letter changed places, or two vowels around a consonant:
  /// `aminal`, `sacreligious`. An l and an r were more likely confused, and so were the two vowels
  /// of a short word, and a weak a and e: `bigen`, `saperate`.
  private func isExchanged(_ one: AlignmentPath.Move, _ other: AlignmentPath.Move) -> Bool {
    one.kind == .wrong && other.kind == .wrong && other.word - one.word == 2
      && other.typed - one.typed == 2 && typed[one.typed] == right[other.word]
      && typed[other.typed] == right[one.word]
      && (Letter.isConsonant(typed[one.typed]) && Letter.isConsonant(typed[other.typed])
        || Letter.isVowel(typed[one.typed]) && Letter.isVowel(typed[other.typed])
          && Letter.isConsonant(right[one.wordEnd])
          && word.graphemes.count { $0.isVowel && !$0.isSilent } > 2
          && path.edits == 2 && isSound(one.word) && isSound(other.word)
          && Set([right[one.word], right[other.word]]) != Set("ae".utf8))
      && NearSounds.kind(typed[one.typed], typed[other.typed]) != .lR
  }

  /// Whether a letter of the word spells a sound alone.
  private func isSound(_ letter: Int) -> Bool {
    word.grapheme(at: letter)?.letters.count == 1
  }
}
