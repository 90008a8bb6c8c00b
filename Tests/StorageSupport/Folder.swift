import Foundation
package import Storage

/// A temporary home folder, removed at the end of the test.
package final class Folder: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "vocalvocab-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package var folders: Folders { Folders(environment: ["HOME": path]) }
  package var data: String { folders.data }

  package func learnerFiles() throws -> LearnerFiles { try LearnerFiles(folders) }

  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: data + "/" + name, encoding: .utf8)
  }

  package func write(_ text: String, to name: String) throws {
    let path = URL(filePath: data + "/" + name).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try text.write(toFile: data + "/" + name, atomically: false, encoding: .utf8)
  }

  package func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: data)
  }
}
