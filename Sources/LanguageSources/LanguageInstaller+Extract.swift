internal import DictionaryFormats
internal import Vocabulary
internal import WordService

extension LanguageInstaller {
  /// Makes the dictionaries of an extract of an edition of Wiktionary: the edition's own words with
  /// explanations in their language, and English words with explanations in that language. An
  /// extract of the English edition gives the words of the language with English explanations.
  ///
  /// - Parameters:
  ///   - language: the code of the language: `es`.
  ///   - path: the extract, packed by gzip or not.
  ///   - date: the day of the extract, if it is known.
  ///   - progress: gets the progress, some times a second.
  /// - Returns: the dictionaries, that of the language's own words first. One without an entry is
  ///   not made.
  /// - Throws: ``LanguageError``, `PairDictionaryError`, `CancellationError`.
  public func installExtract(
    _ language: String, from path: String, date: String? = nil,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> [Made] {
    guard let own = Edition.named(language) else {
      throw LanguageError.unknownLanguage(language)
    }
    return try await run {
      try folder.make()
      let edition = try LanguageError.of { () throws(DictionaryFileError) in
        try WiktionaryReader.edition(of: path, or: own)
      }
      return try makeExtract(language, edition, path, date, progress)
    }
  }

  private func makeExtract(
    _ code: String, _ edition: Edition, _ path: String, _ date: String?,
    _ progress: @Sendable (Progress) -> Void
  ) throws -> [Made] {
    // The English edition's English words are in the English dictionary.
    let codes = edition.code == "en" ? [code] : [code, "en"]
    var reader = try LanguageError.of { () throws(DictionaryFileError) in
      try WiktionaryReader(path, edition, languages: Set(codes))
    }
    // The two writers share the memory.
    var writers = codes.compactMap { LanguagePair(words: $0, meanings: edition.code) }.map { pair in
      PairDictionaryWriter(
        pair, .wiktionary, at: folder.path(pair, from: .wiktionary),
        memory: PairDictionaryWriter.memory / codes.count)
    }
    var count = 0
    while let (language, entry) = try LanguageError.of({ () throws(DictionaryFileError) in
      try reader.next()
    }) {
      count += 1
      if count % 4096 == 0 {
        try Task.checkCancellation()
        progress(Progress(step: .reading, share: reader.share))
      }
      // The forms of English words are known without this dictionary.
      guard !entry.senses.isEmpty || language == code else {
        reader.leaveOut(.inflectedForm)
        continue
      }
      guard let index = codes.firstIndex(of: language) else { continue }
      try writers[index].add(entry)
    }
    var made: [Made] = []
    for index in writers.indices where writers[index].count > 0 {
      try Task.checkCancellation()
      progress(Progress(step: .writing, share: Double(index) / Double(writers.count)))
      try writers[index].finish(edition.credit(date: date))
      made.append(try self.made(writers[index].pair, .wiktionary, reader.leftOut))
    }
    progress(Progress(step: .writing, share: 1))
    return made
  }
}
