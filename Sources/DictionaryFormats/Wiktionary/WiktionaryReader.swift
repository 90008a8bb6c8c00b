internal import Languages
package import Vocabulary

/// The reader of an extract of an edition of Wiktionary: a JSON object in each line, packed or not.
///
///     var reader = try WiktionaryReader(path, edition, languages: ["es", "en"])
///     while let (language, entry) = try reader.next() { … }
package struct WiktionaryReader {
  /// The most bytes of a line. The longest entry of an edition has 1 MB.
  package static let longestLine = 4 << 20

  private let path: String
  private let edition: Edition
  private let languages: Set<String>
  private let lines: FileLines
  private var countOfLines = 0
  private var countOfEntries = 0
  private var omitted = LeftOut()

  /// - Parameters:
  ///   - languages: the languages whose words are wanted.
  /// - Throws: ``DictionaryFileError``.
  package init(
    _ path: String, _ edition: Edition, languages: Set<String>, longestLine: Int = longestLine
  ) throws(DictionaryFileError) {
    lines = FileLines(try UnpackedFile(path), most: longestLine)
    (self.path, self.edition, self.languages) = (path, edition, languages)
  }

  /// Returns the edition that an extract is of: one in the language of its words, or the English
  /// one, which has the languages' English names.
  ///
  /// - Parameter own: the edition in the language of the words.
  /// - Throws: ``DictionaryFileError`` for a file that can't be read.
  package static func edition(
    of path: String, or own: Edition
  ) throws(DictionaryFileError) -> Edition {
    let englishNames = ["en": "English", own.code: Language(own.code).nameOrCode]
    let lines = FileLines(try UnpackedFile(path), most: longestLine)
    for _ in 0..<Self.mostLooked {
      guard let names = try lines.next({ WiktionaryLine.languageNames($0) }) else { break }
      guard let englishName = englishNames[names.code], !names.name.isEmpty else { continue }
      return names.name == englishName ? .english : own
    }
    return own
  }

  /// The most lines that are read for the edition.
  private static let mostLooked = 10_000

  /// The share of the file that was read, from 0 to 1.
  package var share: Double { lines.share }

  /// The lines that were left out until now.
  package var leftOut: LeftOut {
    var all = omitted
    all.add(.tooLong, lines.tooLong)
    return all
  }

  /// Counts an entry that a caller doesn't want.
  package mutating func leaveOut(_ reason: LeftOut.Reason) { omitted.add(reason) }

  /// Returns the next entry with the code of its word's language; `nil` at the end.
  ///
  /// - Throws: ``DictionaryFileError`` where the file is damaged, or has no entry of an extract.
  package mutating func next() throws(DictionaryFileError) -> (
    language: String, entry: DictionaryEntry
  )? {
    while true {
      let read = try lines.next { bytes in
        bytes.contains { $0 > 0x20 } ? WiktionaryLine(bytes, isWanted: languages.contains) : nil
      }
      guard let read else { break }
      guard let line = read else { continue }
      countOfLines += 1
      if !line.isBroken, !line.language.isEmpty { countOfEntries += 1 }
      // A file of another kind is told at once, not after gigabytes.
      if countOfLines == 10_000, countOfEntries == 0 { throw .notAnExtract(path: path) }
      guard !line.isBroken else {
        omitted.add(.damaged)
        continue
      }
      guard languages.contains(line.language) else {
        // A redirect has no language.
        omitted.add(line.language.isEmpty ? .noMeaning : .otherLanguage)
        continue
      }
      do throws(WiktionaryLine.Reason) {
        return (line.language, try line.entry(edition))
      } catch {
        omitted.add(error.reason)
      }
    }
    if countOfEntries == 0 { throw .notAnExtract(path: path) }
    return nil
  }
}
