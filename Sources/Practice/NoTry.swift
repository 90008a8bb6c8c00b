internal import Vocabulary

/// The reason why a line is not a try at a word. Such a line spends no try.
///
/// A line that was pasted, or meant for another window, says nothing about what the learner knows.
public enum NoTry: Hashable, Sendable {
  /// The line has many more letters than the word.
  case tooLong
  /// The line has many more words than the asked one, as a sentence has.
  case tooManyWords
  /// The line has a sign that the word lacks, and that hardly any word has.
  case sign(Character)

  /// Finds the reason why a line is not a try; `nil` if it is one.
  ///
  /// The bounds on a line are the same for all words of up to 20 letters, so that they tell nothing
  /// about the word.
  init?(_ typed: Spelling, at word: Spelling) {
    let signs = typed.letters.filter { Self.signs.contains($0) && !word.letters.contains($0) }
    if typed.letters.count > max(40, 2 * word.letters.count) {
      self = .tooLong
    } else if typed.spaces > word.spaces + 2 {
      self = .tooManyWords
    } else if let sign = signs.first ?? (typed.hasLetter ? nil : typed.letters.first) {
      self = .sign(sign)
    } else {
      return nil
    }
  }

  /// The signs of addresses, paths, numbers and sentences. On most keyboards, the sign beside the
  /// Enter key is one of them.
  private static let signs = Set<Character>(#"/\@#=<>{}[]()|_*~^"%$&+;:?!,"#)
}

extension Spelling {
  fileprivate var spaces: Int { letters.count { $0 == " " } }
  fileprivate var hasLetter: Bool { letters.contains { $0.isLetter } }
}
