internal import Learner
internal import Practice
package import Storage
internal import Vocabulary
package import WordService

/// The word that a round asks now. Until the round ends, nothing else may tell it.
package struct SecretWord: Sendable {
  private let word: Word
  private let dictionary: OfflineDictionary

  /// - Returns: `nil` if no round of the learner waits for a try.
  package init?(in files: LearnerFiles, _ dictionary: OfflineDictionary) {
    guard let asked = files.askingWord else { return nil }
    word = dictionary.word(asked) ?? Word(asked)
    self.dictionary = dictionary
  }

  /// Returns a text with blanks for the word and for the words of its family.
  package func hidden(in text: String) -> String {
    var word = word
    word.kin = dictionary.kin(of: word.text, in: [text])
    return Blanking(word).apply(to: text)
  }

  /// Returns whether a text has the word or a word of its family in it.
  package func isTold(by text: String) -> Bool { hidden(in: text) != text }

  /// Returns whether a text has the word, a word of its family or a word with a similar spelling in
  /// it. If only the right spelling were refused, a look-up would tell which spelling that is.
  package func isNear(_ text: String) -> Bool {
    isTold(by: text)
      // By Character: the words of a person's text.
      || text.split { !$0.isLetter }.contains {
        OfflineDictionary.areNeighbours(String($0), word.text)
      }
  }
}
