internal import Vocabulary

/// The rules for definitions that a question can show. Many definitions are good in a dictionary,
/// but without their word they puzzle the learner or give the word away.
enum GlossRules {
  /// The lengths of definitions that say enough and can be read at a glance.
  private static let lengths = 12...90

  /// Returns whether a question can show a definition.
  ///
  /// - Parameters:
  ///   - isOwn: whether the definition is one of ours in plain English.
  static func allow(
    _ text: String, _ content: ContentWords, as part: PartOfSpeech, isOwn: Bool
  ) -> Bool {
    guard lengths.contains(text.utf8.count), content.stems.count >= (isOwn ? 1 : 2),
      content.stems.isDisjoint(with: Unsuitable.stems),
      // A colon follows a remark on the use of the word.
      !text.utf8.contains(UInt8(ascii: ":")), !text.hasPrefix("the,"), !text.hasPrefix("a,"),
      !content.tokens.contains(where: remarks.contains)
    else { return false }
    let first = content.tokens.first ?? ""
    switch part {
    case .noun:
      // Definitions that begin so have the form of an adjective's or a verb's.
      return !strangeBeginnings.contains(first) && !first.hasSuffix("ing")
        && !secondary.contains(where: text.hasPrefix)
    case .adjective:
      // Definitions that begin so name the things that the adjective describes.
      return isOwn
        || !["used", "usually"].contains(first) && !text.hasPrefix("of a ")
          && !text.hasPrefix("of an ")
          && !(text.hasPrefix("of ")
            && [" that ", " having ", " something "].contains(where: text.contains))
    default: return true
    }
  }

  /// Words in remarks on a word's use.
  private static let remarks: Set<String> = [
    "archaic", "colloquial", "euphemism", "euphemisms", "express", "informal", "intensifier",
    "slang", "term", "terms", "trade",
  ]

  /// Beginnings of nouns' definitions in an unusual form.
  private static let strangeBeginnings: Set<String> = [
    "able", "being", "capable", "characterized", "common", "communicates", "especially",
    "fights", "found", "grown", "having", "in", "made", "marked", "native", "not", "obtained",
    "occurs", "of", "often", "relating", "sometimes", "to", "used", "usually", "when", "with",
    "without",
  ]

  /// Beginnings of meanings that dictionaries list but people seldom mean, such as a fish as food.
  private static let secondary = ["flesh of", "meat of", "the flesh of", "the meat of", "wood of"]
}
