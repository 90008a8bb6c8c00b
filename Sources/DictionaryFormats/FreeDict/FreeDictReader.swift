internal import ByteText
internal import Glibc
internal import Languages
package import Vocabulary

/// The reader of a dictionary of FreeDict, as Debian's packages `dict-freedict-…` install it.
///
///     let reader = try FreeDictReader("spa", "eng", in: FreeDictReader.folder)
///     while let entry = try reader.next() { … }
package struct FreeDictReader {
  /// The folder of Debian's packages.
  package static let folder = "/usr/share/dictd"

  private let path: String
  private let index: DictdIndex
  private var window: FileWindow
  private let survey: FreeDictSurvey
  private var number = 0
  /// The credit, as the dictionary gives it.
  package let credit: DictionaryCredit
  /// The entries that were left out until now.
  package private(set) var leftOut = LeftOut()

  /// Opens a dictionary and looks through it once.
  ///
  /// - Parameters:
  ///   - words: the language of the words, in three letters: `spa`.
  ///   - meanings: the language of the meanings.
  /// - Throws: ``DictionaryFileError``.
  package init(
    words: String, meanings: String, in folder: String = folder
  ) throws(DictionaryFileError) {
    let base = "\(folder)/freedict-\(words)-\(meanings)"
    guard let file = try? UnpackedFile(base + ".index") else {
      throw .noPair(words: words, meanings: meanings, folder: folder)
    }
    let index = DictdIndex(try file.content(atMost: 1 << 26))
    path = base + ".dict.dz"
    self.index = index
    guard !index.spans.isEmpty else { throw .notADictionary(path: path) }
    var first = FileWindow(try UnpackedFile(path))
    let metadata = try FreeDictMetadata(index, &first)
    credit = metadata.credit(words: words, meanings: meanings)
    first = FileWindow(try UnpackedFile(path))
    survey = try Self.survey(index, &first, path)
    window = FileWindow(try UnpackedFile(path))
    leftOut.add(.damaged, index.damaged)
  }

  /// Returns whether a folder has a dictionary.
  package static func isThere(words: String, meanings: String, in folder: String) -> Bool {
    access("\(folder)/freedict-\(words)-\(meanings).index", R_OK) == 0
  }

  /// The share of the dictionary that was read, from 0 to 1.
  package var share: Double { Double(number) / Double(max(1, index.spans.count)) }

  private static func survey(
    _ index: DictdIndex, _ window: inout FileWindow, _ path: String
  ) throws(DictionaryFileError) -> FreeDictSurvey {
    var survey = FreeDictSurvey()
    for span in index.spans {
      let head = try window.read(at: span.range) { bytes in
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        return FreeDictHead(String(decoding: line, as: UTF8.self)[...])
      }
      guard let head else { throw .notADictionary(path: path) }
      survey.add(head)
    }
    return survey
  }

  /// Returns the next entry; `nil` at the end.
  ///
  /// - Throws: ``DictionaryFileError`` where the file is damaged.
  package mutating func next() throws(DictionaryFileError) -> DictionaryEntry? {
    while number < index.spans.count {
      let span = index.spans[number]
      number += 1
      if number > 1, span == index.spans[number - 2] {
        leftOut.add(.repeated)
        continue
      }
      let text = try window.read(at: span.range) { String(validating: $0, as: UTF8.self) }
      guard let text else { throw .notADictionary(path: path) }
      guard let text else {
        leftOut.add(.damaged)
        continue
      }
      do throws(FreeDictWord.Reason) {
        return try entry(FreeDictEntry(text))
      } catch {
        leftOut.add(error.reason)
      }
    }
    return nil
  }

  private func entry(_ read: FreeDictEntry) throws(FreeDictWord.Reason) -> DictionaryEntry {
    let word = try FreeDictWord.checked(read.head.word)
    guard !survey.isCut(read.head) else { throw .init(.cutHeadword) }
    var entry = DictionaryEntry(
      word, read.part, genders: read.head.marks.genders, ipa: read.head.ipa, forms: read.verbForms,
      senses: read.senses)
    if read.isPlural {
      // A plural that is spelled as its singular says nothing else.
      guard !survey.hasSingular(read.head.word) else { throw .init(.inflectedForm) }
      if let noun = survey.singular(of: read.head.word, among: read.references) {
        entry.formOf = [noun.composed]
      }
    } else if !entry.genders.isEmpty,
      let plural = survey.plural(of: read.head.word, among: read.references)
    {
      entry.forms.append(.init(plural.composed, .plural))
    }
    guard !entry.senses.isEmpty else { throw .init(.noMeaning) }
    return entry
  }
}
