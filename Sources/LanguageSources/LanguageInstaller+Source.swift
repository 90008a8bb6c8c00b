internal import WordService

extension LanguageInstaller {
  /// A place from which a language is added.
  public enum Source: Hashable, Sendable {
    /// FreeDict's dictionaries in Debian's packages.
    case installed
    /// The extract of the language's edition of Wiktionary from the network. The address is
    /// another one than the usual.
    case wiktionary(address: String?)
    /// An extract of an edition of Wiktionary in a file.
    case extract(path: String)
    /// A person's own table with words of a language, such as `en`, and their meanings in the
    /// added language, or in English for the words of the added one.
    case table(path: String, words: String)
  }

  /// Adds a language.
  ///
  /// - Parameters:
  ///   - language: the code of the language: `es`.
  ///   - source: the place from which it comes.
  ///   - progress: gets the progress, some times a second.
  /// - Returns: the dictionaries that were made.
  /// - Throws: ``LanguageError``, `PairDictionaryError`, `CancellationError`.
  public func install(
    _ language: String, from source: Source,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> [Made] {
    switch source {
    case .installed: return try await installFreeDict(language, progress: progress)
    case .wiktionary(let address):
      return try await installExtract(language, downloadedFrom: address, progress: progress)
    case .extract(let path):
      return try await installExtract(language, from: path, progress: progress)
    case .table(let path, let words):
      let meanings = words == language ? "en" : language
      guard let pair = LanguagePair(words: words, meanings: meanings) else {
        throw LanguageError.unknownLanguage(words)
      }
      return try await [installOwn(pair, from: path)].compactMap(\.self)
    }
  }
}
