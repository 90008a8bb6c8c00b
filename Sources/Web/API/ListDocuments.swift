internal import Learner
internal import Spelling
internal import Storage
internal import Vocabulary

struct ListsDocument: Encodable, Sendable {
  struct Summary: Encodable {
    let name: String
    let words: Int
    let isExcluded: Bool
    /// Whether a teacher shares the list with the class.
    let isShared: Bool
    /// Whether the learner may change the list.
    let canChange: Bool
    /// The sentence that says why the list can't be read; `null` for a list that can.
    @OrNull var problem: String?
  }

  let lists: [Summary]
}

struct ListDocument: Encodable, Sendable {
  let name: String
  /// Whether a teacher shares the list with the class.
  let isShared: Bool
  /// Whether the learner may change the list.
  let canChange: Bool
  let words: [WordList.Entry]

  /// - Throws: `StorageError` when nobody can tell who shares the list.
  init(_ name: String, _ list: WordList, in files: LearnerFiles) throws(StorageError) {
    let sharing = try ListSharing(in: files)
    self.name = name
    isShared = sharing.isShared(name)
    canChange = sharing.canChange(name)
    words = list.words
  }
}

/// The lists that a teacher shares, as a learner or the teacher sees them.
struct ListSharing {
  /// The lists that the learner has from a teacher.
  private let given: Set<String>
  /// The lists that the learner shares, as a teacher.
  private let shared: Set<String>

  /// - Throws: `StorageError`.
  init(in files: LearnerFiles) throws(StorageError) {
    given = try files.lists.sharedNames()
    shared = try files.classWork.work().sharedLists
  }

  func isShared(_ name: String) -> Bool { given.contains(name) || shared.contains(name) }

  func canChange(_ name: String) -> Bool { !given.contains(name) }
}

/// The new content of a list.
struct ListBody: Body, Sendable {
  static let fields: Set<String> = ["words"]
  static let mostWords = 20_000

  private let words: [ListEntryBody]

  /// - Throws: a ``Problem`` for what no list can hold.
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

/// A word of a list as it is sent.
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
      throw Problem.invalid("'\(unknown.stringValue)' is not known of a word: give \(known).")
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
  /// The title line of the file, which is no word.
  @OrNull var title: String?
  let passedOver: [String]
  let misspelled: [ListImport.Unknown]
  let unknown: [String]
  let words: Int
  let isPreview: Bool

  init(_ addition: ListAddition, of list: ListImport, isPreview: Bool) {
    new = addition.new.map(\.word)
    completed = addition.completed
    duplicates = addition.duplicates
    _title = OrNull(wrappedValue: list.file.title)
    passedOver = list.file.passedOver
    misspelled = list.misspelled
    unknown = list.unknown
    words = addition.list.words.count
    self.isPreview = isPreview
  }
}
