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
    guard lengths.contains(text.utf8.count), content.stems.count >= (isOwn ? 1 : 3),
      // A colon follows a remark on the use of the word.
      !text.utf8.contains(UInt8(ascii: ":")), !text.hasPrefix("the,"), !text.hasPrefix("a,"),
      !content.tokens.contains(where: remarks.contains),
      isOwn || !uses.contains(where: text.contains)
    else { return false }
    let first = content.tokens.first ?? ""
    switch part {
    case .noun:
      // Definitions that begin so have the form of an adjective's or a verb's.
      return !strangeBeginnings.contains(first) && !first.hasSuffix("ing")
        && !secondary.contains(where: text.hasPrefix) && (isOwn || !isPlural(content.tokens))
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

  /// Returns whether a definition of an adjective says what a thing has to do with: `of the moon`,
  /// but not `of great height`.
  static func isRelational(_ content: ContentWords) -> Bool {
    let tokens = content.tokens
    guard let first = tokens.first else { return false }
    if first == "of", tokens.count > 1 {
      let rest = tokens.dropFirst().drop { ["a", "an", "or", "the", "very"].contains($0) }
      return !degrees.contains(rest.first ?? "")
    }
    return relations.contains { tokens.starts(with: $0) }
      || relationsNearTheBeginning.contains { tokens.prefix(8).contains($0) }
  }

  /// Words after *of* in definitions that describe.
  private static let degrees: Set<String> = [
    "average", "bad", "common", "different", "enormous", "equal", "extreme", "few",
    "fine", "full", "good", "great", "greatest", "high", "higher", "highest", "huge", "large",
    "less", "light", "little", "long", "low", "lower", "lowest", "many", "medium", "middle", "most",
    "much", "no", "poor", "pure", "short", "small", "some", "such", "unusual", "usual",
  ]

  /// The beginnings of definitions that say what a thing has to do with.
  private static let relations = [
    ["about"], ["affecting"], ["belonging"], ["concerned", "with"], ["concerning"],
    ["connected"], ["for", "which"], ["having", "to", "do"], ["in", "the", "field"],
    ["involving"], ["pertaining"], ["related"], ["relating"],
  ]
  /// Words near the beginning of such definitions, such as `that has to do with the moon`.
  private static let relationsNearTheBeginning = [["to", "do", "with"], ["or", "about"]]

  /// Returns whether the things that a definition begins with are several: `ribbonlike flatworms
  /// that live in us`. The answers beside it define one thing.
  private static func isPlural(_ tokens: [String]) -> Bool {
    guard let first = tokens.first, !singulars.contains(first) else { return false }
    let noun = tokens.prefix { !headEnds.contains($0) }.last ?? first
    // `Gas` and `lens` are no plurals.
    return noun.hasSuffix("s") && noun.utf8.count > 4
      && !["ss", "us", "is"].contains(where: noun.hasSuffix)
  }

  /// Words before a noun in the singular.
  private static let singulars: Set<String> = [
    "a", "an", "another", "any", "anyone", "each", "every", "one", "someone", "something",
  ]
  /// Words that end the noun, with the words before it, at the beginning of a definition.
  private static let headEnds: Set<String> = [
    "and", "as", "at", "between", "by", "for", "from", "having", "in", "into", "of", "on", "or",
    "that", "to", "used", "using", "where", "which", "who", "with", "without",
  ]

  /// Remarks on a word's use in the dictionary for experts.
  private static let uses = [
    "; often used", "; sometimes used", "; used", "; usually used", "no longer used", "not used",
    "used chiefly", "used especially", "used of ", "used to express",
  ]

  /// Returns whether a definition only wraps another word: `the state of being joined together`.
  static func isEmptyFrame(_ text: String) -> Bool { frames.contains(where: text.hasPrefix) }

  private static let frames = [
    "the act of being", "the condition of being", "the fact of being", "the process of being",
    "the property of being", "the quality of being", "the state of being", "the trait of being",
  ]

  /// Words in remarks on a word's use.
  private static let remarks: Set<String> = [
    "archaic", "colloquial", "euphemism", "euphemisms", "express", "informal", "intensifier",
    "intensifiers", "slang", "term", "terms", "trade",
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
