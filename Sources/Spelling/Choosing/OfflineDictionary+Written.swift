public import Practice
internal import Vocabulary
public import WordService

extension OfflineDictionary {
  /// Returns a word divided into its graphemes.
  ///
  /// - Parameters:
  ///   - word: the word.
  ///   - ipa: the word's pronunciation in IPA; `nil` where it is not known.
  public func written(_ word: String, said ipa: String?) -> WrittenWord {
    WrittenWord(
      Spelling(word), said: ipa.map(Pronunciation.init), in: language,
      morphemes: morphemes(of: word))
  }
}
