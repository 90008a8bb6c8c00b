internal import Glibc

/// Documents that are files in a folder, under the lock that other processes of ours take.
package struct FileDocuments: DocumentStore {
  package let folder: StoreFolder
  /// The lock under which a document is changed.
  package let lock: Lock

  package func location(of name: String) -> String { folder.path(of: name) }

  package func read(_ name: String) throws(StorageError) -> StoredDocument? {
    try FileSystem.read(location(of: name)).map(StoredDocument.init)
  }

  package func replace(
    _ name: String, with bytes: [UInt8], ifStill state: DocumentState, isSynced: Bool
  ) throws(StorageError) -> Bool {
    try changed(name, ifStill: state) { path throws(StorageError) in
      let place = FileSystem.folder(of: path)
      if access(place, F_OK) != 0 { try FileSystem.makeFolder(place) }
      try folder.writer.replace(path, with: bytes, isSynced: isSynced)
      return true
    }
  }

  package func remove(_ name: String, ifStill state: DocumentState) throws(StorageError) -> Bool {
    try changed(name, ifStill: state) { path throws(StorageError) in
      try folder.writer.remove(path)
    }
  }

  package func setAside(_ name: String, ifStill state: DocumentState) throws(StorageError) -> Bool {
    try changed(name, ifStill: state) { path throws(StorageError) in
      folder.reports.add(try folder.writer.setAside(path))
      return true
    }
  }

  package func names(in folder: String) throws(StorageError) -> [String] {
    try DocumentName.all(in: location(of: folder))
  }

  /// Runs a closure under the lock, if the file is in a state.
  private func changed(
    _ name: String, ifStill state: DocumentState,
    _ body: (_ path: String) throws(StorageError) -> Bool
  ) throws(StorageError) -> Bool {
    try lock.held { () throws(StorageError) in
      if state != .any, try read(name)?.state ?? .absent != state { return false }
      return try body(location(of: name))
    }
  }
}
