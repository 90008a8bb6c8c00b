extension MistakeNamer {
  /// Names a run of missing or extra letters as a part of the word, if it holds a vowel and a consonant.
  mutating func nameParts() {
    var run: [Int] = []
    for edit in unnamed + [Int.max] {
      let isNext =
        run.last.map { last in
          edit == last + 1 && path.moves[edit].kind == path.moves[last].kind
        } ?? (edit != Int.max)
      if isNext {
        run.append(edit)
        continue
      }
      nameRun(run)
      run = edit == Int.max ? [] : [edit]
    }
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
      if letters.contains(where: Letter.isVowel) && letters.contains(where: Letter.isConsonant) {
        claim(.partAdded, run)
      }
    default: break
    }
  }
}
