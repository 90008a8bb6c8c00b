internal import ByteText
internal import Glibc

/// Documents that are files in a folder. Our processes change them only under a lock.
package struct FileDocuments: DocumentStore {
  package let folder: StoreFolder
  /// The lock under which a document is changed.
  package let lock: Lock

  package func location(of name: String) -> String { folder.path(of: name) }

  package func read(_ name: String, most: Int) throws(StorageError) -> StoredDocument? {
    try finish(in: Self.place(of: name))
    return try FileSystem.read(location(of: name), most: most).map(StoredDocument.init)
  }

  package func stamp(of name: String) -> FileStamp? { FileStamp(of: location(of: name)) }

  package func names(in folder: String) throws(StorageError) -> [String] {
    try finish(in: folder)
    return try DocumentName.all(in: location(of: folder))
  }

  // MARK: Changes of one document

  package func replace(
    _ name: String, with bytes: [UInt8], ifStill state: DocumentState, isSynced: Bool
  ) throws(StorageError) -> Bool {
    try changed(name, ifStill: state) { path throws(StorageError) in
      try makeFolder(of: path)
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

  package func move(
    _ name: String, to new: String, isReplacing: Bool
  ) throws(StorageError) -> DocumentMove {
    let (old, target) = (location(of: name), location(of: new))
    return try locked(in: Self.place(of: name)) { () throws(StorageError) in
      guard access(old, F_OK) == 0 else { return .absent }
      guard isReplacing || access(target, F_OK) != 0 else { return .taken }
      try makeFolder(of: target)
      try folder.writer.move(old, to: target)
      try folder.writer.syncFolder(of: target)
      if Self.place(of: name) != Self.place(of: new) { try folder.writer.syncFolder(of: old) }
      return .done
    }
  }

  /// Runs a closure under the lock, if the file is in the given state.
  private func changed(
    _ name: String, ifStill state: DocumentState,
    _ body: (_ path: String) throws(StorageError) -> Bool
  ) throws(StorageError) -> Bool {
    try locked(in: Self.place(of: name)) { () throws(StorageError) in
      guard try isStill(name, state) else { return false }
      return try body(location(of: name))
    }
  }

  private func isStill(_ name: String, _ state: DocumentState) throws(StorageError) -> Bool {
    if state == .any { return true }
    let stored = try FileSystem.read(location(of: name)).map(StoredDocument.init)
    return stored?.state ?? .absent == state
  }

  private func makeFolder(of path: String) throws(StorageError) {
    let place = FileSystem.folder(of: path)
    if access(place, F_OK) != 0 { try FileSystem.makeFolder(place) }
  }

  // MARK: Changes of several documents at once

  package func replaceAll(
    _ replacements: [DocumentReplacement]
  ) throws(StorageError) -> Bool {
    guard let first = replacements.first else { return true }
    if replacements.count == 1 {
      return try replace(first.name, with: first.bytes, ifStill: first.state, isSynced: true)
    }
    let place = Self.place(of: first.name)
    return try locked(in: place) { () throws(StorageError) in
      for one in replacements where try !isStill(one.name, one.state) { return false }
      let (unfinished, finished) = (location(of: place + "/.new"), Self.finished(place))
      try removeAll(in: unfinished)
      try FileSystem.makeFolder(unfinished)
      for one in replacements {
        let name = FileSystem.name(of: location(of: one.name))
        try folder.writer.replace("\(unfinished)/\(name)", with: one.bytes)
      }
      // From here on, all documents are replaced: whoever comes next finishes the work.
      guard folder.writer.calls.rename(unfinished, location(of: finished)) == 0 else {
        throw .failedWrite(location(of: place))
      }
      try folder.writer.syncFolder(of: location(of: finished))
      try putInPlace(place)
      return true
    }
  }

  /// Returns the name of the folder that a document is in; an empty one if it is in none.
  private static func place(of name: String) -> String {
    name.bytes.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }

  /// Returns the name of the folder with the documents that are to replace others of a folder
  /// together, once all of them are whole.
  private static func finished(_ place: String) -> String { place + "/.whole" }

  /// Runs a closure under the lock, after what another program has begun is finished.
  private func locked<Value>(
    in place: String, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try lock.held { () throws(StorageError) in
      try putInPlace(place)
      return try body()
    }
  }

  /// Finishes the replacements that a killed program has begun.
  private func finish(in place: String) throws(StorageError) {
    guard !place.isEmpty, access(location(of: Self.finished(place)), F_OK) == 0 else { return }
    try locked(in: place) { () throws(StorageError) in }
  }

  /// Puts documents that replace others together in their places.
  private func putInPlace(_ place: String) throws(StorageError) {
    let finished = location(of: Self.finished(place))
    guard !place.isEmpty, access(finished, F_OK) == 0 else { return }
    for file in try FileSystem.entries(of: finished) {
      let path = location(of: "\(place)/\(file)")
      try folder.writer.move("\(finished)/\(file)", to: path, isOntoTarget: true)
    }
    try folder.writer.syncFolder(of: finished)
    guard rmdir(finished) == 0 else { throw .failedWrite(finished) }
  }

  /// Removes a folder that a killed program has left, with all its files.
  private func removeAll(in unfinished: String) throws(StorageError) {
    for file in try FileSystem.entries(of: unfinished) { unlink("\(unfinished)/\(file)") }
    rmdir(unfinished)
  }
}
