internal import Practice
package import Storage
internal import Vocabulary
package import WordService

/// The word that a round asks now. Until the round ends, nothing else may tell it.
package struct AskedWord: Sendable {
  private let word: Word
  private let dictionary: OfflineDictionary

  /// - Returns: `nil` if no round of the learner waits for a try.
  package init?(in files: LearnerFiles, _ dictionary: OfflineDictionary) {
    // A session that can't be read can't be resumed either, so it asks no word.
    guard let round = try? files.openSession.read()?.round, round.state.phase == .asking else {
      return nil
    }
    word = dictionary.word(round.word) ?? Word(round.word)
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
}
