// This whole file by scalar: its texts are the names of columns.

internal import Vocabulary

/// The name of a column, and what the column holds by that name.
struct ColumnHeading: Hashable, Sendable {
  enum Meaning: Hashable, Sendable {
    case question
    /// The title of a question. It is the question where no column has a better name.
    case title
    /// The text of one answer to choose from.
    case option
    /// All answers to choose from in one cell.
    case options
    /// The text of an answer that the name calls right, such as `Option 1 (correct)`.
    case rightOption
    case wrong
    /// The right answer, or the key to it.
    case correct
    /// An answer: the right one, or the key to it, or one of those to choose from.
    case answer
    /// The statement that the answer in a column before it is right or wrong.
    case mark
    /// A single letter or number.
    case ordinal
    case explanation, category, difficulty
    /// Something that a quiz has no use for.
    case other
    case unnamed, unknown
  }

  /// The number that a name gives to an answer.
  struct Ordinal: Hashable, Sendable {
    /// The number as it is written, or the index of the letter.
    let number: Int
    let isLetter: Bool

    init(number: Int, isLetter: Bool) { (self.number, self.isLetter) = (number, isLetter) }

    /// - Parameter word: a word in small letters.
    init?(_ word: String) {
      if word.utf8.count == 1, let letter = word.utf8.first, (0x61...0x7A).contains(letter) {
        self.init(number: Int(letter) - 0x61, isLetter: true)
      } else if word.utf8.count <= 2, let number = Int(word), number >= 0 {
        self.init(number: number, isLetter: false)
      } else {
        return nil
      }
    }
  }

  /// The words in small letters. `optionA` has two.
  let words: [String]
  /// Whether a part in brackets was left out.
  let hasAside: Bool
  let meaning: Meaning
  /// The number of the answer; `nil` where the name has none.
  let ordinal: Ordinal?
  /// Whether the name is one of an index, which programs count from 0.
  let isIndex: Bool

  init(_ name: String) {
    let (words, aside) = Self.words(of: name)
    (self.words, hasAside) = (words, !aside.isEmpty)
    let (meaning, ordinal) = Self.meaning(words, aside: Set(aside))
    // A question about questions is no name.
    let isAsked =
      meaning == .question && name.unicodeScalars.contains { "?？؟".unicodeScalars.contains($0) }
    (self.meaning, self.ordinal) = (isAsked ? .unknown : meaning, ordinal)
    isIndex = words.contains("index") || words.contains("idx")
  }

  // MARK: Words

  /// The largest number of scalars that are read.
  private static let longest = 200

  private enum Kind { case digit, capital, letter }

  /// Returns the words of a name, and those in brackets. What follows a dash is left out.
  private static func words(of name: String) -> (words: [String], aside: [String]) {
    var (words, aside): ([String], [String]) = ([], [])
    var (word, depth) = (String.UnicodeScalarView(), 0)
    func finish() {
      guard !word.isEmpty else { return }
      let text = String(word).lowercased()
      if depth > 0 { aside.append(text) } else { words.append(text) }
      word = String.UnicodeScalarView()
    }
    let scalars = Array((name.asPassage ?? "").unicodeScalars.prefix(longest))
    for (index, scalar) in scalars.enumerated() {
      guard let kind = kind(of: scalar) else {
        finish()
        switch scalar {
        case "(", "（", "[": depth += 1
        case ")", "）", "]": depth = max(0, depth - 1)
        case "#" where depth == 0: words.append("#")
        case "-", "–", "—":
          let isDash =
            index > 0 && scalars[index - 1].properties.isWhitespace && index + 1 < scalars.count
            && scalars[index + 1].properties.isWhitespace
          if isDash, depth == 0, !words.isEmpty { return (words, aside) }
        default: break
        }
        continue
      }
      if let last = word.last, let before = Self.kind(of: last) {
        let next = index + 1 < scalars.count ? Self.kind(of: scalars[index + 1]) : nil
        if (before == .digit) != (kind == .digit)
          || before == .letter && kind == .capital
          || before == .capital && kind == .capital && next == .letter
          || isIdeograph(last) != isIdeograph(scalar)
        {
          finish()
        }
      }
      word.append(scalar)
    }
    finish()
    return (words, aside)
  }

  /// Returns `nil` for a scalar that is no part of a word.
  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    if (0x30...0x39).contains(scalar.value) { return .digit }
    if scalar.properties.isUppercase { return .capital }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return .letter
    default: return scalar.properties.isAlphabetic ? .letter : nil
    }
  }

  /// Whether a sign belongs to a script without spaces between words.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { scalar.value > 0x2FFF }

  // MARK: Meaning

  private static func meaning(
    _ words: [String], aside: Set<String>
  ) -> (Meaning, Ordinal?) {
    typealias Known = ColumnWords
    guard let last = words.last else { return (.unnamed, nil) }
    let all = Set(words)
    let has = { (known: Set<String>) in !all.isDisjoint(with: known) }
    if words.count == 1 {
      if Known.question.contains(last) { return (.question, nil) }
      if let ordinal = Ordinal(last) { return (.ordinal, ordinal) }
      if let ordinal = joined(last) { return (.option, ordinal) }
    }
    let ordinals = words.compactMap(Ordinal.init)
    if has(Known.explanation) {
      // An explanation of one answer.
      return (Ordinal(last) == nil ? .explanation : .other, nil)
    }
    if has(Known.difficulty), !has(Known.option), !has(Known.question) { return (.difficulty, nil) }
    if words.first == "is", words.count > 1, Known.right.contains(words[1]) { return (.mark, nil) }
    if has(Known.wrong), !has(Known.question) { return (.wrong, nil) }
    if has(Known.right), !has(Known.question) {
      let isOther = !all.subtracting(Known.index).isDisjoint(with: Known.other)
      return (isOther ? .other : .correct, nil)
    }
    if has(Known.option), ordinals.count == 1, let ordinal = ordinals.first {
      let rest = words.filter {
        Ordinal($0) == nil && !Known.option.contains($0) && !Known.filling.contains($0)
      }
      if rest.isEmpty {
        return (aside.isDisjoint(with: Known.right) ? .option : .rightOption, ordinal)
      }
    }
    if words.count == 2, words[0] == "a", let ordinal = Ordinal(last), !ordinal.isLetter {
      return (.option, ordinal)
    }
    if has(Known.options), !has(Known.other) { return (.options, nil) }
    let own = all.subtracting(Known.option).subtracting(Known.filling)
    if has(Known.key), own.subtracting(Known.key).isSubset(of: Known.index) {
      return (.correct, nil)
    }
    if has(Known.option), own.isEmpty { return (.answer, nil) }
    if has(Known.option), own.isSubset(of: Known.index) { return (.correct, nil) }
    if has(Known.question), !has(Known.option), !has(Known.other), words.count <= 4,
      words.allSatisfy({ Ordinal($0) == nil || Known.filling.contains($0) })
    {
      return (has(Known.title) ? .title : .question, nil)
    }
    if has(Known.category), !has(Known.other) { return (.category, nil) }
    return (has(Known.other) ? .other : .unknown, nil)
  }

  /// Reads a word such as `optiona`, without a sign between its two parts.
  private static func joined(_ word: String) -> Ordinal? {
    guard let letter = word.utf8.last, (0x61...0x69).contains(letter),
      ColumnWords.option.contains(String(Substring(word.utf8.dropLast())))
    else { return nil }
    return Ordinal(number: Int(letter) - 0x61, isLetter: true)
  }
}
