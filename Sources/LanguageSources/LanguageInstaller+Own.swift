internal import DictionaryFormats
public import Tables
internal import Vocabulary
public import WordService

extension LanguageInstaller {
  /// Makes a dictionary of a person's own table with words and meanings.
  ///
  /// - Parameters:
  ///   - pair: the languages of the words and of the meanings.
  ///   - path: a table in any encoding, packed by gzip or not.
  ///   - choices: the person's choices where the file doesn't say enough.
  ///   - title: the title for the credit; `nil` for the name of the file.
  /// - Returns: the dictionary; a table without an entry makes none.
  /// - Throws: ``LanguageError``, `PairDictionaryError`, `CancellationError`.
  public func installOwn(
    _ pair: LanguagePair, from path: String, choices: ReadingChoices = ReadingChoices(),
    title: String? = nil
  ) async throws -> Made? {
    try await run {
      try folder.make()
      let table = try LanguageError.of { () throws(DictionaryFileError) in
        try OwnTable(try UnpackedFile(path).content(atMost: OwnTable.mostBytes), choices)
      }
      guard !table.entries.isEmpty else { return nil }
      var writer = PairDictionaryWriter(pair, .own, at: folder.path(pair, from: .own), merges: true)
      for entry in table.entries { try writer.add(entry) }
      try Task.checkCancellation()
      let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
      try writer.finish(DictionaryCredit(title: title ?? name ?? path))
      return try made(pair, .own, table.leftOut)
    }
  }
}
