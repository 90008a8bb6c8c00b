import Foundation
import Storage

/// A temporary home folder, removed at the end of the test.
final class Folder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vocalvocab-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var folders: Folders { Folders(environment: ["HOME": path]) }
  var data: String { folders.data }

  func learnerFiles() throws -> LearnerFiles { try LearnerFiles(folders) }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: data + "/" + name, encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let path = URL(filePath: data + "/" + name).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try text.write(toFile: data + "/" + name, atomically: false, encoding: .utf8)
  }

  func fileNames() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: data) }
}

extension Repair {
  /// A repair that keeps each line of tasks once.
  init(_ files: LearnerFiles) {
    self.init(files) { versions in
      var (lines, known): ([[UInt8]], Set<[UInt8]>) = ([], [])
      for line in versions.flatMap({ $0.split(separator: UInt8(ascii: "\n")).map(Array.init) })
      where known.insert(line).inserted {
        lines.append(line)
      }
      return Tasks(bytes: lines.flatMap { $0 + [UInt8(ascii: "\n")] }, count: lines.count)
    }
  }
}
