/// The learner's own pronunciations: plain text, one line a word.
public struct PronunciationStore: Sendable {
  private let folder: String
  private let lock: Lock

  init(folder: String, lock: Lock) {
    self.folder = folder
    self.lock = lock
  }

  private var path: String { folder + "/pronunciations" }

  /// Returns the whole text; without a file it is empty.
  public func text() throws(StorageError) -> String {
    String(decoding: try FileSystem.read(path) ?? [], as: UTF8.self)
  }

  /// Changes the text while no other process can.
  public func change(_ change: (String) -> String) throws(StorageError) {
    try FileSystem.makeFolder(folder)
    try lock.held { () throws(StorageError) in
      try FileSystem.replace(path, with: Array(change(text()).utf8))
    }
  }
}
