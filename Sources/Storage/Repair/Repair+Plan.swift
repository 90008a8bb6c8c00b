extension Repair {
  /// Whether the tasks have copies, which stand where the file is once all links are followed.
  static func areTasksCopied(in folders: Folders) -> Bool {
    guard let path = try? FileSystem.target(of: PlanStore.tasksPath(in: folders.data)) else {
      return false
    }
    let copies = try? ConflictCopy.names(
      of: FileSystem.name(of: path), in: FileSystem.folder(of: path))
    return copies?.isEmpty == false
  }

  /// Unites the tasks with those of the copies of their file.
  ///
  /// - Returns: the number of tasks; `nil` where there was nothing to unite.
  func uniteTasksFile() throws(StorageError) -> Int? {
    let path = try FileSystem.target(of: files.plan.tasksPath)
    let (place, name) = (FileSystem.folder(of: path), FileSystem.name(of: path))
    let copies = try ConflictCopy.names(of: name, in: place)
    let old = try FileSystem.read(path)
    guard !copies.isEmpty || old.map(MergeMarkers.stand) == true else { return nil }
    var others: [[UInt8]] = []
    for copy in copies {
      if let bytes = try FileSystem.read("\(place)/\(copy)") {
        others += MergeMarkers.sides(of: bytes)
      }
    }
    if let old { try keep(old, as: name) }
    let count = try files.plan.changeAny { bytes in
      let united = uniteTasks(MergeMarkers.sides(of: bytes) + others)
      bytes = united.bytes
      return united.count
    }
    try putAside(copies, from: place)
    return count
  }

  /// Of a note that both computers changed, the version of this one stays.
  func uniteNotes(
    _ name: String, _ versions: [[UInt8]]
  ) throws(StorageError) -> ([UInt8], Deed) {
    let notes = versions.compactMap(files.plan.decodedNotes).reduce(into: [:]) { all, notes in
      all.merge(notes) { own, _ in own }
    }
    return (try files.plan.encodedNotes(notes), .notes(notes.count))
  }
}
