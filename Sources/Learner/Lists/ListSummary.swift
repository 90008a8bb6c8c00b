package import Storage
internal import Vocabulary

/// A list of words with its figures, as the terminal prints it and the API sends it.
package struct ListSummary: Encodable, Sendable {
  public let name: String
  /// The number of words; 0 if the list can't be read.
  public let words: Int
  /// Whether the list holds the words that are never asked.
  package let isExcluded: Bool
  /// Whether a teacher shares the list with the class.
  package let isShared: Bool
  /// Whether the learner may change the list.
  package let canChange: Bool
  /// The code of the language of its words; `nil` for the language that the learner practises.
  @OrNull package private(set) var language: String?
  /// The sentence that says why the list can't be read; `nil` if it can.
  @OrNull package private(set) var problem: String?
  /// The reason why the list can't be read; `nil` if it can. The JSON leaves it out.
  public let error: StorageError?

  private enum CodingKeys: CodingKey {
    case name, words, isExcluded, isShared, canChange, language, problem
  }

  /// Returns all lists of a learner, sorted by name.
  ///
  /// - Throws: `StorageError` when the names can't be read. A list that can't be read doesn't hide
  ///   the others.
  public static func all(in files: LearnerFiles) throws(StorageError) -> [ListSummary] {
    let sharing = try ListSharing(in: files)
    return try files.lists.names().map { name in
      do throws(StorageError) {
        let list = try files.lists.list(named: name)
        return ListSummary(
          name, words: list.words.count, language: list.language, error: nil, sharing)
      } catch {
        return ListSummary(name, words: 0, error: error, sharing)
      }
    }
  }

  private init(
    _ name: String, words: Int, language: String? = nil, error: StorageError?,
    _ sharing: ListSharing
  ) {
    (self.name, self.words, self.error) = (name, words, error)
    isExcluded = name == WordList.excluded
    isShared = sharing.isShared(name)
    canChange = sharing.canChange(name)
    _language = OrNull(wrappedValue: language)
    _problem = OrNull(wrappedValue: error.map { "\($0)" })
  }
}

/// The lists that a teacher shares, as a learner or the teacher sees them.
package struct ListSharing: Sendable {
  /// The lists that the learner has from a teacher.
  private let given: Set<String>
  /// The lists that the learner shares, as a teacher.
  private let shared: Set<String>

  /// - Throws: `StorageError`.
  package init(in files: LearnerFiles) throws(StorageError) {
    given = try files.lists.sharedNames()
    shared = try files.classWork.work().sharedLists
  }

  /// Returns whether a teacher shares a list with the class.
  package func isShared(_ name: String) -> Bool { given.contains(name) || shared.contains(name) }

  /// Returns whether the learner may change a list.
  package func canChange(_ name: String) -> Bool { !given.contains(name) }
}
