/// A store as a copy sees it: learners with items of bytes.
protocol CopyPlace: Sendable {
  /// The address or the folder, for messages.
  var location: String { get }

  /// All learners but the usual one.
  var directory: any LearnerDirectory { get }

  /// Returns the data of a learner; `nil` if there is no such learner.
  func space(of learner: CopiedLearner) throws(StorageError) -> (any CopySpace)?

  /// Returns the data of a learner. If there is no such learner, makes one.
  func madeSpace(of learner: CopiedLearner) throws(StorageError) -> any CopySpace

  /// Returns the source of the copy that was begun and not finished; `nil` for none.
  func unfinished() throws(StorageError) -> String?

  /// Notes the source of the copy that begins; `nil` when it is finished.
  func noteUnfinished(_ source: String?) throws(StorageError)
}

extension CopyPlace {
  /// Returns all learners: the usual learner first, then the removed ones.
  func learners() throws(StorageError) -> [CopiedLearner] {
    let removed = try directory.removed().map { CopiedLearner(name: $0.name, removal: $0.id) }
    let names = try directory.names().map { CopiedLearner(name: $0, removal: nil) }
    return [.usual] + removed + names
  }
}

/// The data of one learner as a copy sees it: items of bytes. Their names are the same in each kind
/// of store: `journal`, `data/lists/week.json`, `config/settings.json`, `blob/NAME`.
protocol CopySpace: Sendable {
  /// Returns the names of all items, sorted.
  func items() throws(StorageError) -> [String]

  /// Returns the paths of what a copy leaves out, because it isn't the learner's data.
  func others() throws(StorageError) -> [String]

  /// Returns the bytes of an item; `nil` if there is no such item.
  func read(_ item: String) throws(StorageError) -> [UInt8]?

  /// Makes or replaces an item.
  func write(_ bytes: [UInt8], as item: String) throws(StorageError)

  func remove(_ item: String) throws(StorageError)
}

/// A learner of a store.
struct CopiedLearner: Hashable, Sendable {
  /// The name; `nil` for the usual learner.
  let name: String?
  /// The identity by which a removed learner can be restored; `nil` for the others.
  let removal: String?

  static let usual = CopiedLearner(name: nil, removal: nil)
}

/// The names of items.
enum CopyItem {
  static let journal = "journal"
  static let data = "data/"
  static let config = "config/"
  static let blobs = "blob/"
}
