/// The learner's own pronunciations: plain text, one line a word.
public struct PronunciationStore: Sendable {
  private let folder: StoreFolder
  private let path: String

  init(in folder: StoreFolder) {
    self.folder = folder
    path = folder.path(of: "pronunciations")
  }

  /// Returns the whole text; without a file it is empty.
  public func text() throws(StorageError) -> String {
    String(decoding: try FileSystem.read(path) ?? [], as: UTF8.self)
  }

  /// Changes the text while no other process can.
  public func change(_ change: (String) -> String) throws(StorageError) {
    try folder.makeFolder()
    try folder.lock.held { () throws(StorageError) in
      try folder.writer.replace(path, with: Array(change(text()).utf8))
    }
  }
}
