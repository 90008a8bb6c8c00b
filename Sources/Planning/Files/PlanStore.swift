package import Storage

/// The learner's plan: the tasks in `plan/todo.txt`, and the notes to them in `plan/notes.json`.
///
/// Other programs may change the tasks at any time. So each change reads the file again, under the
/// lock, and passes its bytes to a closure that changes them. A program that doesn't use the lock
/// can still write between the reading and the replacement. The store then reads the file again,
/// and repeats the change. Such a program can even write to the old file during the replacement. So
/// the store exchanges the two files, and takes over later changes of the old one before removing
/// it.
package struct PlanStore: Sendable {
  private let documents: any DocumentStore

  /// - Parameter documents: the learner's documents.
  package init(in documents: any DocumentStore) { self.documents = documents }

  /// The folder of the plan among the documents.
  package static let place = "plan"
  /// The maximum size of the task file in bytes: room for 100,000 lines.
  package static let mostBytes = 10_000_000

  // MARK: Tasks

  /// The name of the task file among the documents.
  package static let tasksName = "\(place)/todo.txt"

  /// The path of the task file.
  package var tasksPath: String { documents.location(of: Self.tasksName) }

  /// A stamp that changes with the task file; `nil` without a file.
  package var stamp: FileStamp? { documents.stamp(of: Self.tasksName) }

  /// Returns the bytes of the task file; no bytes if it doesn't exist.
  ///
  /// - Throws: ``StorageError``, among others ``StorageError/malformed(path:_:)`` for a file of
  ///   more than ``mostBytes``, and ``StorageError/conflicted(path:)``. The file stays as it is.
  package func tasks() throws(StorageError) -> [UInt8] {
    try checked(try documents.read(Self.tasksName, most: Self.mostBytes)?.bytes ?? [])
  }

  /// Changes the task file. No other process of VocalVocab can change it meanwhile.
  ///
  /// A link to a file in another place stays a link, so that the tasks can be in a folder that
  /// other programs share.
  ///
  /// - Parameter change: changes the bytes of the file, and returns any value. It may be called
  ///   more than once. If it changes nothing, the file stays as it is.
  /// - Throws: ``StorageError``. The file then stays as it is.
  package func change<Value>(_ change: (inout [UInt8]) -> Value) throws(StorageError) -> Value {
    try changeAny { bytes throws(StorageError) in
      bytes = try checked(bytes)
      return change(&bytes)
    }
  }

  /// Changes the task file, even if git left the changes of two sides in it.
  package func changeAny<Value>(
    _ change: (inout [UInt8]) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try documents.changeShared(Self.tasksName, most: Self.mostBytes, change)
  }

  private func checked(_ tasks: [UInt8]) throws(StorageError) -> [UInt8] {
    guard !tasks.starts(with: [0xFF, 0xFE]), !tasks.starts(with: [0xFE, 0xFF]) else {
      throw .malformed(path: tasksPath, .notUnicode)
    }
    guard !MergeMarkers.stand(in: tasks) else { throw .conflicted(path: tasksPath) }
    return tasks
  }

  // MARK: Notes

  private struct Notes: Codable, Sendable { var notes: [String: String] }

  private var notesDocument: Document<Notes> {
    Document("\(Self.place)/notes.json", in: documents, format: "vocalvocab.notes")
  }

  /// The maximum size of a note in bytes.
  package static let longestNote = 20_000

  /// Returns the notes by the names of their tasks.
  package func notes() throws(StorageError) -> [String: String] {
    try notesDocument.read()?.notes ?? [:]
  }

  /// Returns the notes in the bytes of a document of notes; `nil` for any other bytes.
  package func decodedNotes(_ bytes: [UInt8]) -> [String: String]? {
    guard case .content(let content?) = try? notesDocument.decode(bytes) else { return nil }
    return content.notes
  }

  /// Returns the bytes of the document with these notes.
  package func encodedNotes(_ notes: [String: String]) throws(StorageError) -> [UInt8] {
    try notesDocument.encode(Notes(notes: notes))
  }

  /// Changes the notes. The closure is called again if another process has changed them meanwhile.
  ///
  /// - Throws: ``StorageError``. The notes then stay as they are.
  package func changeNotes(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    try notesDocument.update(orNew: Notes(notes: [:])) { change(&$0.notes) }
  }
}

extension LearnerFiles {
  /// The learner's plan.
  package var plan: PlanStore { PlanStore(in: documents) }
}
