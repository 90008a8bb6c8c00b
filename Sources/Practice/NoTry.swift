internal import Vocabulary

/// The reason why a line is not a try at a word. Such a line spends no try.
///
/// A line that was pasted, or meant for another window, says nothing about what the learner knows.
/// Neither does a line that asks for help.
public enum NoTry: Hashable, Sendable {
  /// The text has several lines.
  case severalLines
  /// The line has many more letters than the word.
  case tooLong
  /// The line asks for something, or is a single letter, and the word is not near.
  case request
  /// The line has many more words than the asked one, as a sentence has.
  case tooManyWords
  /// The line has a sign that the word lacks, and that hardly any word has.
  case sign(Character)
  /// The line is a rare spelling of the word, and the usual one is asked.
  case rareSpelling(String)

  /// Finds the reason why a line is not a try; `nil` if it is one.
  ///
  /// The bounds on a line are the same for all words of up to 20 letters, so that they tell nothing
  /// about the word.
  ///
  /// - Parameters:
  ///   - typed: the line, which is not the word.
  ///   - word: the asked word.
  ///   - sound: the pronunciation of the line, if known.
  ///   - isCopy: whether the learner copies the word. Then a single letter is a copy that was
  ///     begun.
  init?(
    _ typed: Spelling, at word: WrittenWord, sounding sound: Pronunciation?, isCopy: Bool
  ) {
    let right = word.spelling
    let signs = typed.letters.filter { Self.signs.contains($0) && !right.letters.contains($0) }
    if typed.letters.count > max(40, 2 * right.letters.count) {
      self = .tooLong
    } else if PlainRequest.isMeant(by: typed) || !isCopy && typed.isSingleLetter,
      !word.isNear(typed, sounding: sound)
    {
      self = .request
    } else if typed.spaces > right.spaces + 2 {
      self = .tooManyWords
    } else if let sign = signs.first ?? (typed.hasLetter ? nil : typed.letters.first) {
      self = .sign(sign)
    } else {
      return nil
    }
  }

  /// Whether a text has several lines. A line end after the last line doesn't count.
  package static func hasSeveralLines(_ text: String) -> Bool {
    text.contains(where: \.isNewline)
      && text.split(whereSeparator: \.isNewline).count { line in
        line.contains { !$0.isWhitespace }
      } > 1
  }

  /// The signs of addresses, paths, numbers and sentences. On most keyboards, the sign beside the
  /// Enter key is one of them.
  private static let signs = Set<Character>(#"/\@#=<>{}[]()|_*~^"%$&+;:?!,"#)
}

extension WrittenWord {
  /// Whether a line may be meant for this word: it differs in one letter, or in up to a third of
  /// the word's letters; or it is the beginning of the word; or it sounds the same.
  fileprivate func isNear(_ typed: Spelling, sounding sound: Pronunciation?) -> Bool {
    if let sound, let pronunciation, pronunciation.sounds(like: sound) { return true }
    if typed.letters.count > 2, spelling.letters.starts(with: typed.letters) { return true }
    // A learner who hears another vowel in *sleep* writes `slip`. Two consonants would be too few:
    // `undo` is no try at *end*.
    let consonants = spelling.letters.filter { !"aeiouy".contains($0) }
    if consonants.count > 2, typed.letters.filter({ !"aeiouy".contains($0) }) == consonants {
      return true
    }
    let path = AlignmentPath(typed: typed.letters, word: self)
    return path.edits <= max(1, spelling.letters.count / 3)
  }
}

extension Spelling {
  fileprivate var spaces: Int { letters.count { $0 == " " } }
  fileprivate var hasLetter: Bool { letters.contains { $0.isLetter } }
  fileprivate var isSingleLetter: Bool { letters.count == 1 && hasLetter }
}
