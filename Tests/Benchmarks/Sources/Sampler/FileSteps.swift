import Foundation
import Learner
import Storage
import TestSupport

/// The steps that work with a journal alone, and the plain write beside which they are measured.
final class FileSteps {
  private let folder: String
  private var journals: [Int: JournalStore] = [:]
  private var file: Int32?

  init(folder: String) { self.folder = folder }

  /// Appends a try to a journal of a number of tries.
  func record(_ tries: Int) throws -> Duration {
    let journal = try journals[tries] ?? Self.journal(of: tries, in: folder + "/record-\(tries)")
    journals[tries] = journal
    let entry = JournalEntry(at: .now, event: .correct, word: "necessary")
    return try ContinuousClock().measure { try journal.append(entry) }
  }

  private static func journal(of tries: Int, in folder: String) throws -> JournalStore {
    let files = try LearnerFiles(Folders(data: folder, environment: ["HOME": folder]))
    try SampleJournal(tries: tries, words: ["necessary", "harbor"]).write(
      to: folder + "/journal.jsonl")
    // The first append closes the last line.
    try files.journal.append(JournalEntry(at: .now, event: .correct, word: "necessary"))
    return files.journal
  }

  /// Writes as many bytes as a try has, and syncs them.
  func write() throws -> Duration {
    let file =
      file ?? open(folder + "/plain", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    self.file = file
    let line = [UInt8](repeating: UInt8(ascii: "a"), count: 90)
    return ContinuousClock().measure {
      precondition(Glibc.write(file, line, line.count) == line.count && fdatasync(file) == 0)
    }
  }
}
