extension MistakeNamer {
  /// Names a run of missing or extra letters as a part of the word, if it holds a vowel and a
  /// consonant.
  mutating func nameParts() {
    var runs: [[Int]] = []
    for edit in unnamed {
      if let last = runs.last?.last, edit == last + 1,
        path.moves[edit].kind == path.moves[last].kind
      {
        runs[runs.count - 1].append(edit)
      } else {
        runs.append([edit])
      }
    }
    for run in runs { nameRun(run) }
  }

  private mutating func nameRun(_ run: [Int]) {
    guard run.count > 1, let first = run.first, let last = run.last else { return }
    let moves = (path.moves[first], path.moves[last])
    switch moves.0.kind {
    case .missing:
      let graphemes = word.graphemes.filter {
        $0.letters.lowerBound >= moves.0.word && $0.letters.upperBound <= moves.1.wordEnd
      }
      if graphemes.contains(where: \.isVowel),
        graphemes.contains(where: { !$0.isVowel && !$0.isSilent })
      {
        claim(.partLeftOut, run)
      }
    case .extra:
      let letters = typed[moves.0.typed..<moves.1.typedEnd]
      // The learner put in a vowel after a sound, and wrote that sound with a letter more: the `ku`
      // of *garikku*.
      let isPutIn = pieces.contains {
        $0.link == .added && $0.typed.upperBound == moves.1.typedEnd
      }
      // Two vowels at the end are an ending of another language: `calendario`.
      let isEnding =
        typed.starts(with: right) && letters.count == 2 && letters.first != letters.last
      if letters.contains(where: Letter.isVowel),
        isEnding || letters.contains(where: Letter.isConsonant), !isPutIn
      {
        claim(.partAdded, run)
      }
    default: break
    }
  }
}
