internal import Languages
internal import Vocabulary

extension DictionaryEntry {
  /// The most senses of an entry, examples of a sense, and inflected forms. Entries have more than
  /// anybody reads.
  private static let (mostSenses, mostExamples, mostForms) = (40, 3, 24)
  /// The most bytes of a meaning, of an example and of any other text.
  private static let (longestMeaning, longestExample, longestWord) = (1000, 400, 200)

  /// The entry without what is too much or too long for a learner. A headword that is too long is
  /// empty.
  var bounded: DictionaryEntry {
    var entry = self
    if headword.utf8.count > Self.longestWord || headword.utf8.contains(0) { entry.headword = "" }
    entry.ipa = ipa.flatMap { $0.isEmpty || $0.utf8.count > Self.longestWord ? nil : $0 }
    entry.forms = Array(
      forms.filter { $0.text.utf8.count <= Self.longestWord }.prefix(Self.mostForms))
    entry.formOf = Array(formOf.filter { $0.utf8.count <= Self.longestWord }.prefix(Self.mostForms))
    entry.senses = senses.prefix(Self.mostSenses).map { sense in
      var sense = sense
      sense.text = sense.text.shortened(to: Self.longestMeaning)
      sense.examples = Array(
        sense.examples.filter {
          $0.text.utf8.count <= Self.longestExample
            && $0.translation?.utf8.count ?? 0 <= Self.longestExample
        }.prefix(Self.mostExamples))
      return sense
    }
    return entry
  }
}

extension String {
  /// Returns the beginning of a text in whole words, with an ellipsis where something is left out.
  ///
  /// - Parameter most: the most bytes.
  fileprivate func shortened(to most: Int) -> String {
    guard utf8.count > most else { return self }
    let start = utf8.prefix(most - 3)
    let end = start.lastIndex(of: UInt8(ascii: " ")) ?? start.startIndex
    return String(Substring(start[..<end])) + "…"
  }
}

extension [DictionaryEntry] {
  /// The entries of one headword, with those that differ in their senses alone made one.
  var merged: [DictionaryEntry] {
    var result: [DictionaryEntry] = []
    for entry in self {
      guard let index = result.firstIndex(where: { $0.isMergeable(with: entry) }) else {
        result.append(entry)
        continue
      }
      var other = result[index]
      for form in entry.forms where !other.forms.contains(form) { other.forms.append(form) }
      for sense in entry.senses where !other.senses.contains(where: { $0.text == sense.text }) {
        other.senses.append(sense)
      }
      other.ipa = other.ipa ?? entry.ipa
      result[index] = other
    }
    return result
  }
}

extension DictionaryEntry {
  fileprivate func isMergeable(with other: DictionaryEntry) -> Bool {
    partOfSpeech == other.partOfSpeech && genders == other.genders && formOf == other.formOf
      && (ipa == other.ipa || ipa == nil || other.ipa == nil)
  }
}
