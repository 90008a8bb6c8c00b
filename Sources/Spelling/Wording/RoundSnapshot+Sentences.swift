extension WordChooser.Choice {
  /// The learner's place in the session, such as "Word 3 of 15, and 2 to repeat". A word that came
  /// back has a place among the repeats so far and those still to come, such as "Repeating 1 of 2".
  var place: String {
    guard !isComeback else { return "Repeating \(repeats) of \(repeats - 1 + comebacks)" }
    let words = total.map { "Word \(number) of \($0)" } ?? "Word \(number)"
    return comebacks == 0 ? words : "\(words), and \(comebacks) to repeat"
  }
}

extension RoundSnapshot {
  /// The sentence that says why the meaning is told with the word; `nil` if it is not told. The
  /// JSON leaves it out, because one of the sentence's own words may be the asked word.
  package var meaningReason: String? {
    distinctness.meaningReason(hasMeaning: !definitions.isEmpty, isToLearn: isToLearn)
  }

  /// The words before the meaning that is shown after a try at another word.
  package static let meaningLead = "This one means:"
}

extension Distinctness {
  /// Returns the sentence that says why a meaning is told with a word; `nil` if it is not told.
  func meaningReason(hasMeaning: Bool, isToLearn: Bool) -> String? {
    switch self {
    case .same: "Another word sounds the same. \(RoundSnapshot.meaningLead)"
    case .near where hasMeaning:
      "Another word sounds nearly the same. \(RoundSnapshot.meaningLead)"
    case .near, .distinct:
      isToLearn && hasMeaning ? "You missed its meaning in a quiz. It means:" : nil
    }
  }
}

extension ShownTry {
  /// The reason why an area is marked instead of a letter.
  package static let areaReason =
    "The mistake is in the marked area. A mark at the letter itself would tell you the spelling."
}
