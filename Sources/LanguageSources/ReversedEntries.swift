internal import ByteText
internal import Vocabulary

extension DictionaryEntry {
  /// The most words of a translation that becomes a headword.
  private static let mostWords = 2

  /// Entries for the short translations of this one, with its headword as their meaning. Those of
  /// rare or unfit senses are left out.
  var reversed: [DictionaryEntry] {
    guard formOf.isEmpty, headword.utf8.count(where: { $0 == UInt8(ascii: " ") }) < Self.mostWords
    else { return [] }
    return senses.filter(\.isDrawable).flatMap { sense in
      sense.text.bytes.split(separator: ", ").compactMap { text -> DictionaryEntry? in
        guard text.utf8.count(where: { $0 == UInt8(ascii: " ") }) < Self.mostWords,
          !text.utf8.contains(where: "/.!?".utf8.contains)
        else { return nil }
        return DictionaryEntry(
          String(text), partOfSpeech, senses: [Sense(headword, labels: sense.labels)])
      }
    }
  }
}
