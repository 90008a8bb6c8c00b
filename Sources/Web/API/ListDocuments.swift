internal import Learner
internal import Spelling
internal import Storage
internal import Vocabulary

/// The document of the learner's lists.
struct ListsDocument: Encodable, Sendable { let lists: [ListSummary] }

/// The document of a list, with its words.
struct ListDocument: Encodable, Sendable {
  let name: String
  /// Whether a teacher shares the list with the class.
  let isShared: Bool
  /// Whether the learner may change the list.
  let canChange: Bool
  /// The code of the language of the words; `nil` for the language that the learner practises.
  @OrNull private(set) var language: String?
  let words: [WordList.Entry]

  /// - Throws: `StorageError` when the shared lists can't be read.
  init(_ name: String, _ list: WordList, in files: LearnerFiles) throws(StorageError) {
    let sharing = try ListSharing(in: files)
    self.name = name
    isShared = sharing.isShared(name)
    canChange = sharing.canChange(name)
    _language = OrNull(wrappedValue: list.language)
    words = list.words
  }
}

/// The new content of a list.
struct ListBody: Body, Sendable {
  static let fields: Set<String> = ["words", "language"]
  static let mostWords = 20_000

  private let words: [ListEntryBody]
  /// The code of the language of the words; an empty one for the language that the learner
  /// practises, `nil` for the language that the list has.
  let language: String?

  /// - Throws: a ``Problem`` for too many words, or for a word that no list can have.
  var list: WordList {
    get throws {
      guard words.count <= Self.mostWords else {
        throw Problem.invalid("A list holds at most \(Self.mostWords) words: divide it.")
      }
      return WordList(
        words: try words.enumerated().map { try $1.entry(named: "Word \($0 + 1) of the list") })
    }
  }
}

/// A word of a list, as a client sends it.
struct ListEntryBody: Decodable, Sendable {
  private enum Key: String, CodingKey, CaseIterable {
    case word, definition, sentence, hint, reason
  }

  private let word: String
  private let definition, sentence, hint, reason: String?

  init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: FieldName.self).allKeys
    if let unknown = all.first(where: { Key(rawValue: $0.stringValue) == nil }) {
      let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem.invalid("'\(unknown.stringValue)' is not a field of a word: give \(known).")
    }
    let values = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String? {
      values.contains(key) ? try values.decode(String.self, forKey: key) : nil
    }
    word = try values.decode(String.self, forKey: .word)
    definition = try text(.definition)
    sentence = try text(.sentence)
    hint = try text(.hint)
    reason = try text(.reason)
  }

  /// - Parameter name: the entry's name in a sentence.
  /// - Throws: a ``Problem`` for an entry that no list can have.
  fileprivate func entry(named name: String) throws(Problem) -> WordList.Entry {
    do throws(EntryFault) {
      return try WordList.Entry(
        checking: word, definition: definition, sentence: sentence, hint: hint, reason: reason)
    } catch {
      throw .invalid(error.sentence(of: name))
    }
  }
}

/// The result of adding the words of a file to a list.
struct ListImportDocument: Encodable, Sendable {
  let new: [String]
  let completed: Int
  let duplicates: Int
  let sections: [ListImport.Section]
  let misspelled: [ListImport.Unknown]
  let capitals: [ListImport.Capital]
  let unknown: [String]
  /// Whether the words are not English, so that none of them counts as misspelled.
  let isForeign: Bool
  /// The code of the language that the list gets; `nil` leaves that of the list.
  @OrNull private(set) var language: String?
  /// Whether the language is a guess.
  let isLanguageGuessed: Bool
  let words: Int
  let isPreview: Bool
  let reading: FileReading

  init(_ addition: ListAddition, of list: ListImport, isPreview: Bool) {
    new = addition.new.map(\.word)
    completed = addition.completed
    duplicates = addition.duplicates
    sections = list.sections
    (misspelled, capitals) = (list.misspelled, list.capitals)
    (unknown, isForeign) = (list.unknown, list.isForeign)
    _language = OrNull(wrappedValue: list.language)
    isLanguageGuessed = list.isLanguageGuessed
    words = addition.list.words.count
    self.isPreview = isPreview
    reading = list.reading
  }
}
