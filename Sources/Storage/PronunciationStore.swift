/// The learner's own pronunciations: plain text, one line a word.
public struct PronunciationStore: Sendable {
  private let folder: StoreFolder
  private let path: String

  init(in folder: StoreFolder) {
    self.folder = folder
    path = folder.path(of: "pronunciations")
  }

  /// Returns the bytes of the file; without a file there are none. Other programs may have written
  /// bytes that are not UTF-8.
  public func read() throws(StorageError) -> [UInt8] { try FileSystem.read(path) ?? [] }

  /// Changes the bytes while no other process can.
  public func change(_ change: ([UInt8]) -> [UInt8]) throws(StorageError) {
    try folder.makeFolder()
    try folder.lock.held { () throws(StorageError) in
      try folder.writer.replace(path, with: change(read()))
    }
  }
}
