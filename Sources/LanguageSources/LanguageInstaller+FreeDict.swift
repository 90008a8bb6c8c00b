internal import DictionaryFormats
internal import Vocabulary
internal import WordService

extension LanguageInstaller {
  /// The most entries of a dictionary that gets others by reading its partner backwards.
  private static let mostOfSmall = 100_000

  /// Makes the dictionaries between English and a language from those of FreeDict that are
  /// installed: one or both directions.
  ///
  /// - Parameters:
  ///   - language: the code of the language in ISO 639-1, such as `es`.
  ///   - source: the folder of Debian's packages.
  ///   - progress: gets the progress, some times a second.
  /// - Returns: the dictionaries, that with words of the language first.
  /// - Throws: ``LanguageError``, `PairDictionaryError`, `CancellationError`.
  public func installFreeDict(
    _ language: String, from source: String = FreeDictPackages.folder,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> [Made] {
    guard let code = FreeDictPackages.code(of: language),
      let own = LanguagePair(words: language, meanings: "en"),
      let english = LanguagePair(words: "en", meanings: language), language != "en"
    else { throw LanguageError.unknownLanguage(language) }
    return try await run {
      try folder.make()
      let pairs = [(own, code, "eng"), (english, "eng", code)].filter {
        FreeDictReader.isThere(words: $0.1, meanings: $0.2, in: source)
      }
      guard !pairs.isEmpty else {
        throw LanguageError.file(.noPair(words: code, meanings: "eng", folder: source))
      }
      var made: [Made] = []
      for (number, (pair, words, meanings)) in pairs.enumerated() {
        let share = { (share: Double) in
          progress(
            Progress(step: .reading, share: (Double(number) + share) / Double(pairs.count)))
        }
        made.append(try makeFreeDict(pair, words: words, meanings: meanings, source, share))
      }
      return made
    }
  }

  private func makeFreeDict(
    _ pair: LanguagePair, words: String, meanings: String, _ source: String,
    _ progress: (Double) -> Void
  ) throws -> Made {
    var reader = try LanguageError.of { () throws(DictionaryFileError) in
      try FreeDictReader(words: words, meanings: meanings, in: source)
    }
    var writer = PairDictionaryWriter(
      pair, .freedict, at: folder.path(pair, from: .freedict), merges: true)
    let joined = pair.meanings == "en" ? isEnglish.map(JoinedWords.init) : nil
    while let read = try LanguageError.of({ () throws(DictionaryFileError) in try reader.next() }) {
      var entry = read
      if let joined {
        for sense in entry.senses.indices {
          entry.senses[sense].text = joined.divided(entry.senses[sense].text)
        }
      }
      try writer.add(entry)
      if writer.count % 1024 == 0 {
        try Task.checkCancellation()
        progress(reader.share)
      }
    }
    // The meanings of FreeDict's English words may be phrases whose words are joined, which are no
    // headwords, or those of phrases of which it has the first word alone. The other direction has
    // whole words.
    if pair.words == "en", writer.count < Self.mostOfSmall,
      FreeDictReader.isThere(words: meanings, meanings: words, in: source)
    {
      try addReversed(
        FreeDictReader(words: meanings, meanings: words, in: source), to: &writer)
    }
    try Task.checkCancellation()
    try writer.finish(reader.credit)
    progress(1)
    return try made(pair, .freedict, reader.leftOut)
  }

  /// Adds the translations of the dictionary of the other direction, with its words as their
  /// meanings.
  private func addReversed(
    _ partner: FreeDictReader, to writer: inout PairDictionaryWriter
  ) throws {
    var partner = partner
    let isDivided = isEnglish.map(JoinedWords.init)
    while let entry = try LanguageError.of({ () throws(DictionaryFileError) in try partner.next() })
    {
      try Task.checkCancellation()
      for reversed in entry.reversed {
        // A word that isn't whole would be a wrong headword.
        if let isDivided, isDivided.divided(reversed.headword) != reversed.headword { continue }
        try writer.add(reversed)
      }
    }
  }
}
