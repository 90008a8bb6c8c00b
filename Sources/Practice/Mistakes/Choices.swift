internal import Languages

extension MistakeNamer {
  /// Names mistakes by the choices of spelling that the word's language has: `baca` for the
  /// Spanish *vaca* is a wrong choice of b and v.
  ///
  /// The choice that explains the most edits names them; of several, the first one.
  mutating func nameChoices() {
    while let best = bestChoice() {
      claim(
        kind(of: best), best.edits, letters: best.letters, typed: best.typed, choice: best.choice)
    }
  }

  /// A choice that was made wrongly at a place of the word.
  private struct WrongChoice {
    let choice: SpellingChoice
    let letters: Range<Int>
    let typed: Range<Int>
    let edits: [Int]
  }

  private func bestChoice() -> WrongChoice? {
    guard !unnamed.isEmpty else { return nil }
    var best: WrongChoice?
    for choice in word.language.rules.choices {
      for right in choice.spellings.map(Array.init) {
        for start in 0...word.spelling.letters.count {
          guard let wrong = wrongChoice(choice, from: start, spelled: right),
            wrong.edits.count > best?.edits.count ?? 0
          else { continue }
          best = wrong
        }
      }
    }
    return best
  }

  /// Returns the wrong choice of a learner who wrote another spelling of a choice for the one that
  /// stands at a place of the word; `nil` if there is none.
  private func wrongChoice(
    _ choice: SpellingChoice, from start: Int, spelled right: [Character]
  ) -> WrongChoice? {
    let letters = start..<start + right.count
    guard letters.upperBound <= word.spelling.letters.count,
      word.spelling.letters[letters].elementsEqual(right), isPlace(letters, of: choice.place),
      let lower = boundaries[letters.lowerBound], let upper = boundaries[letters.upperBound],
      lower.lowerBound <= upper.upperBound
    else { return nil }
    for spelling in choice.spellings where !spelling.elementsEqual(right) {
      for from in lower {
        let typed = from..<from + spelling.count
        guard upper.contains(typed.upperBound), tried[typed].elementsEqual(spelling),
          let edits = edits(typed: typed, word: letters), !edits.isEmpty
        else { continue }
        return WrongChoice(choice: choice, letters: letters, typed: typed, edits: edits)
      }
    }
    return nil
  }

  private func isPlace(_ letters: Range<Int>, of place: SpellingChoice.Place) -> Bool {
    let all = word.spelling.letters
    let after = letters.upperBound < all.count ? all[letters.upperBound] : nil
    return switch place {
    case .anywhere: true
    case .start: letters.lowerBound == 0
    case .end: after == nil
    case .endOfSyllable: after.map { Letter.isConsonant(Letter.base($0)) } ?? true
    case .before(let others): after.map(others.contains) ?? false
    case .after(let others):
      letters.lowerBound > 0 && others.contains(all[letters.lowerBound - 1])
    }
  }

  /// Returns the kind of mistake that a wrong choice is. A letter that differs by its mark alone is
  /// a wrong accent, which may be forgiven.
  private func kind(of wrong: WrongChoice) -> Mistake.Kind {
    let isMark = wrong.edits.allSatisfy { edit in
      let move = path.moves[edit]
      return move.kind == .wrong && typed[move.typed] == right[move.word]
    }
    return isMark ? .accent : wrong.choice.kind.mistake
  }
}

extension SpellingChoice.Kind {
  /// The kind of mistake that a wrong choice is.
  fileprivate var mistake: Mistake.Kind {
    switch self {
    case .sound, .devoiced: .sameSound
    case .vowel: .vowelTeam
    case .weakVowel: .unstressedVowel
    case .silent: .silentLetter
    case .double: .doubledLetter
    case .mark, .stress: .accent
    case .nearVowel: .nearVowel
    case .nearConsonant: .nearConsonant
    }
  }
}
