extension WrittenWord {
  /// Returns the word that lost its last `e` before an ending with a consonant, although most words
  /// keep it there: the *true* of *truly*; `nil` for any other word.
  ///
  /// - Parameter index: the first letter of the ending.
  func baseWithDroppedE(before index: Int) -> String? {
    let base = String(spelling.letters.prefix(index)) + "e"
    let isPart = morphemes.count > 1 && morphemes.dropLast().joined() == base
    return isPart || Self.basesWithDroppedE.contains(base) ? base : nil
  }

  private static let basesWithDroppedE = """
    abridge acknowledge argue awe due judge lodge nine true whole wide wise
    """
    .words
}
