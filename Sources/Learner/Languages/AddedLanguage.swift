package import LanguageSources
internal import Languages
package import WordService

extension LanguageInstaller.Made {
  /// Sentences about the dictionary and what was left out of it.
  package var sentences: [String] {
    let (words, meanings) = (Language(description.pair.words), Language(description.pair.meanings))
    let made = """
      \(description.headwords.of("word")) of \(words.nameOrCode), with meanings in \
      \(meanings.nameOrCode), from \(description.credit.authority.credit).
      """
    return [made] + leftOut.map { "Left out: \($0.count) \($0.reason)." }
  }
}

extension LanguageDictionaries {
  /// The sentence for a source in which no word with a meaning was found.
  package static let nothingFound = "No word with a meaning was found: nothing was added."

  /// Adds a language, and makes its index, so that the first session finds it.
  ///
  /// - Returns: sentences about what was added; none if no word with a meaning was found.
  /// - Throws: `LanguageError`, `PairDictionaryError`, `CancellationError`.
  package func add(
    _ code: String, from source: LanguageInstaller.Source,
    progress: @escaping @Sendable (LanguageInstaller.Progress) -> Void
  ) async throws -> [String] {
    let made = try await installer.install(code, from: source, progress: progress)
    _ = dictionary(of: Language(code), explainedIn: .english)
    return made.flatMap(\.sentences)
  }

  /// Removes all dictionaries of a language.
  ///
  /// - Returns: whether it had some.
  /// - Throws: `PairDictionaryError`.
  package func remove(_ code: String) throws -> Bool {
    let removed = all.filter { [$0.pair.words, $0.pair.meanings].contains(code) }
    for dictionary in removed { try folder.remove(dictionary.pair, from: dictionary.source) }
    return !removed.isEmpty
  }
}
