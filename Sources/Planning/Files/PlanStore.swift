internal import Glibc
package import Storage

/// The learner's plan: the tasks in `plan/todo.txt`, and the notes to them in `plan/notes.json`.
///
/// Other programs may change the tasks at any time. So a change reads the file under the lock, and
/// hands its bytes to a closure that knows what they mean. A program that does not know the lock
/// can still write between that and the replacement; the file is then read again, and the change is
/// made anew. It can even write to the old file while that is replaced. So the two files are
/// exchanged, and what the old one has got since is taken over before it goes.
package struct PlanStore: Sendable {
  private let folder: StoreFolder

  /// - Parameter folder: the learner's data folder.
  package init(in folder: StoreFolder) { self.folder = folder }

  /// The folder of the plan, in the learner's data folder.
  package static let place = "plan"
  /// The most bytes of the file of the tasks: room for 100,000 lines.
  package static let mostBytes = 10_000_000
  /// How often a change is made anew where another program keeps writing.
  private static let mostAttempts = 5

  // MARK: Tasks

  /// The path of the file of the tasks.
  package var tasksPath: String { Self.tasksPath(in: folder.path) }

  package static func tasksPath(in data: String) -> String { "\(data)/\(place)/todo.txt" }

  /// Returns what tells one state of the file of the tasks from another; `nil` where there is no
  /// file.
  package var stamp: FileStamp? { FileStamp(of: tasksPath) }

  /// Returns the bytes of the file of the tasks; none where there is no file.
  ///
  /// - Throws: ``StorageError``, among others ``StorageError/malformed(path:_:)`` for a file of
  ///   more than ``mostBytes``, and ``StorageError/conflicted(path:)``. The file stays as it is.
  package func tasks() throws(StorageError) -> [UInt8] { try checked(try read(tasksPath) ?? []) }

  /// Changes the file of the tasks while no other process of ours can.
  ///
  /// A file that is a link to another place stays one, so that the tasks may be kept in a folder
  /// that other programs share.
  ///
  /// - Parameter change: changes the bytes of the file, and returns anything. It may be called more
  ///   than once. When it changes nothing, the file stays as it is.
  /// - Throws: ``StorageError``. The file then stays as it is.
  package func change<Value>(_ change: (inout [UInt8]) -> Value) throws(StorageError) -> Value {
    try changeAny { bytes throws(StorageError) in
      bytes = try checked(bytes)
      return change(&bytes)
    }
  }

  /// Changes the file of the tasks, also one with the changes of two sides.
  package func changeAny<Value>(
    _ change: (inout [UInt8]) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try folder.lock.held { () throws(StorageError) in
      try folder.makeFolder(Self.place)
      let path = try FileSystem.target(of: tasksPath)
      // The file as another program has left it in the moment of a replacement.
      var left: [UInt8]?
      var attempt = 0
      while true {
        attempt += 1
        let stamp = FileStamp(of: path)
        let present = try read(path)
        let old = present ?? []
        var bytes = left ?? old
        let value = try change(&bytes)
        if bytes == old { return value }
        guard bytes.count <= Self.mostBytes else {
          throw .malformed(path: tasksPath, .tooLong(limit: Self.mostBytes))
        }
        let file = try NewFile(
          beside: path, shown: tasksPath, permissions: 0o600, writer: folder.writer)
        if let mode = FileSystem.permissions(of: path) { file.setPermissions(mode) }
        try file.write(bytes)
        try file.sync()
        let isLast = attempt >= Self.mostAttempts
        if !isLast, FileStamp(of: path) != stamp { continue }
        if present == nil, !FileSystem.isLink(path) {
          guard try file.takeFreePlace() else { continue }
          return value
        }
        guard present != nil, try file.exchangeWithTarget() else {
          try file.replaceTarget()
          return value
        }
        let replaced = try ReplacedFile(file.path, shown: tasksPath)
        let last = try replaced.lastBytes(most: Self.mostBytes)
        if last == old { return value }
        if last.starts(with: old), old.isEmpty || old.last == Self.lineEnd {
          try append(
            last[old.count...], to: path, isAtLineStart: bytes.last ?? Self.lineEnd == Self.lineEnd)
          return value
        }
        if isLast { return value }
        left = last
      }
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// Adds the lines that another program has written to the old file in the moment of a
  /// replacement.
  private func append(
    _ lines: ArraySlice<UInt8>, to path: String, isAtLineStart: Bool
  ) throws(StorageError) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw .failedWrite(tasksPath) }
    defer { close(file) }
    let bytes = (isAtLineStart ? [] : [Self.lineEnd]) + lines
    try folder.writer.write(bytes, to: file, path: tasksPath)
    try folder.writer.sync(file, path: tasksPath)
  }

  private func checked(_ tasks: [UInt8]) throws(StorageError) -> [UInt8] {
    guard !tasks.starts(with: [0xFF, 0xFE]), !tasks.starts(with: [0xFE, 0xFF]) else {
      throw .malformed(path: tasksPath, .notUnicode)
    }
    guard !MergeMarkers.stand(in: tasks) else { throw .conflicted(path: tasksPath) }
    return tasks
  }

  private func read(_ path: String) throws(StorageError) -> [UInt8]? {
    guard let file = try FileSystem.openToRead(path) else { return nil }
    defer { close(file) }
    return try FileSystem.read(file, path: tasksPath, most: Self.mostBytes)
  }

  // MARK: Notes

  private struct Notes: Codable, Sendable { var notes: [String: String] }

  private var notesDocument: Document<Notes> {
    Document("\(Self.place)/notes.json", in: folder.documents, format: "vocalvocab.notes")
  }

  /// The most bytes of a note.
  package static let longestNote = 20_000

  /// Returns the notes by the names of their tasks.
  package func notes() throws(StorageError) -> [String: String] {
    try notesDocument.read()?.notes ?? [:]
  }

  /// Returns the notes that a document holds, wherever it stands; `nil` for any other bytes.
  package func decodedNotes(_ bytes: [UInt8]) -> [String: String]? {
    guard case .content(let content?) = try? notesDocument.decode(bytes) else { return nil }
    return content.notes
  }

  /// Returns the document of notes.
  package func encodedNotes(_ notes: [String: String]) throws(StorageError) -> [UInt8] {
    try notesDocument.encode(Notes(notes: notes))
  }

  /// Changes the notes. The closure is called again if another process has changed them meanwhile.
  ///
  /// - Throws: ``StorageError``. The notes then stay as they are.
  package func changeNotes(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    try folder.makeFolder(Self.place)
    try notesDocument.change { old in
      var notes = old ?? Notes(notes: [:])
      change(&notes.notes)
      return notes
    }
  }
}

extension LearnerFiles {
  /// The learner's plan.
  package var plan: PlanStore { PlanStore(in: data) }
}
