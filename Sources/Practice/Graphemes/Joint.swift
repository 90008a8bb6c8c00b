/// The place where two parts of a word meet.
struct Joint {
  /// The number of letters before it.
  let offset: Int
  /// Whether the second part is an ending, all of which belongs to the joint.
  let hasEnding: Bool
  /// The sentence that a learner reads: "It is govern + ment."
  let sentence: String

  /// Returns whether a mistake is about the letters at the joint. A mistake in a prefix names the
  /// parts itself.
  func isTouched(by mistake: Mistake) -> Bool {
    mistake.kind != .prefix && mistake.letters.upperBound >= offset - 1
      && (hasEnding || mistake.letters.lowerBound <= offset + 1)
  }
}

extension WrittenWord {
  /// The joint of the word's first two parts; `nil` for a word without parts.
  var joint: Joint? {
    guard morphemes.count > 1, let last = morphemes.last else { return nil }
    let sum = morphemes.joined(separator: " + ")
    return morphemes.joined() == spelling.description
      ? Joint(
        offset: morphemes[0].count, hasEnding: last.count < 6, sentence: "It is \(sum).")
      : Joint(
        offset: spelling.letters.count - last.count, hasEnding: true,
        sentence: "It is \(sum), written \(spelling.written).")
  }
}
