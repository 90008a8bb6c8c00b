/// The places where the parts of a word meet.
struct Joint {
  /// For each place, where the part before it ends and where the part behind it begins. A doubled
  /// letter stands between: `hop`, `p`, `ing`.
  let places: [ClosedRange<Int>]
  /// Whether the last part is an ending, all of which belongs to the last place.
  let hasEnding: Bool
  /// The sentence that a learner reads: "It is govern + ment."
  let sentence: String
  /// The sentence that splits off only the ending: "It is disagree + ment."; `nil` for a word that
  /// ``EndingParts`` does not divide.
  let endingSentence: String?

  /// Returns the sentence about the parts that a learner reads beside a mistake; `nil` if the parts
  /// don't explain it.
  ///
  /// Where only the ending can be split off, the prefix is named only beside a double, missing or
  /// extra letter at its end.
  func explanation(of mistake: Mistake) -> String? {
    guard isTouched(by: mistake) else { return nil }
    guard let endingSentence, let first = places.first, let last = places.last else {
      return sentence
    }
    let isOfPrefix = mistake.kind == .doubledLetter || mistake.departure != .wrong
    if isOfPrefix, touches(mistake, first) { return sentence }
    return mistake.letters.upperBound >= last.lowerBound - 1 ? endingSentence : nil
  }

  /// Returns whether a mistake is about the letters where two parts meet. A mistake in a prefix
  /// names the parts itself.
  private func isTouched(by mistake: Mistake) -> Bool {
    mistake.kind != .prefix
      && places.enumerated().contains { number, place in
        touches(mistake, place)
          || hasEnding && number == places.count - 1
            && mistake.letters.upperBound >= place.lowerBound - 1
      }
  }

  private func touches(_ mistake: Mistake, _ place: ClosedRange<Int>) -> Bool {
    mistake.letters.upperBound >= place.lowerBound - 1
      && mistake.letters.lowerBound <= place.upperBound + 1
  }
}

extension WrittenWord {
  /// The places where the word's parts meet; `nil` for a word without parts.
  var joint: Joint? {
    guard morphemes.count > 1, let first = morphemes.first, let last = morphemes.last else {
      return nil
    }
    return Joint(
      places: (1..<morphemes.count).map(place),
      // A short word behind a prefix is no ending: `mis + spell`.
      hasEnding: last.count < 6 && (morphemes.count > 2 || last.count <= first.count + 1),
      sentence: sum(morphemes), endingSentence: EndingParts.parts(of: morphemes).map(sum))
  }

  private func sum(_ parts: [String]) -> String {
    let sum = parts.joined(separator: " + ")
    let isWhole = parts.joined() == spelling.description
    return isWhole ? "It is \(sum)." : "It is \(sum), written \(spelling.written)."
  }

  /// Returns the place before a part. Where a part has other letters in the word than alone, the
  /// part beside it tells the place.
  private func place(before part: Int) -> ClosedRange<Int> {
    let letters = spelling.letters
    let (front, back) = (morphemes[..<part].joined(), morphemes[part...].joined())
    let start = front.count
    let end = max(0, letters.count - back.count)
    return switch (letters.starts(with: front), letters.suffix(back.count).elementsEqual(back)) {
    case (true, true): min(start, end)...max(start, end)
    case (true, false): start...start
    case (false, _): end...end
    }
  }
}
