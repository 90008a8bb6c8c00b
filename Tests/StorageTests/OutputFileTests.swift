import Foundation
import StorageSupport
import Testing

@testable import Storage

@Suite("A file that a person asked for")
struct OutputFileTests {
  let folder = try! Folder()

  @Test("is replaced only when asked, and leaves nothing beside it")
  func replacing() throws {
    let path = folder.path + "/out.csv"
    try OutputFile.write("one", to: path, isReplacing: false)
    #expect(throws: StorageError.exists(path: path)) {
      try OutputFile.write("two", to: path, isReplacing: false)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
    try OutputFile.write("three", to: path, isReplacing: true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "three")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.csv"])
  }

  @Test("may have a name as long as names can be")
  func longName() throws {
    let path = folder.path + "/" + String(repeating: "a", count: 255)
    try OutputFile.write("one", to: path, isReplacing: false)
    try OutputFile.write("two", to: path, isReplacing: true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
  }

  @Test("keeps its permissions, and a new one has those of any new file")
  func permissions() throws {
    let path = folder.path + "/out.csv"
    let other = folder.path + "/other"
    #expect(FileManager.default.createFile(atPath: other, contents: nil))
    try OutputFile.write("one", to: path, isReplacing: false)
    let usual = try permissions(of: other)
    #expect(try permissions(of: path) == usual)
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: path)
    try OutputFile.write("two", to: path, isReplacing: true)
    #expect(try permissions(of: path) == 0o604)
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("keeps a link a link, which a relative one stays, too", arguments: ["real", "/real"])
  func link(destination: String) throws {
    let (path, link) = (folder.path + "/real", folder.path + "/link")
    let target = destination.hasPrefix("/") ? path : destination
    try OutputFile.write("one", to: path, isReplacing: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(throws: StorageError.exists(path: link)) {
      try OutputFile.write("two", to: link, isReplacing: false)
    }
    try OutputFile.write("two", to: link, isReplacing: true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test("may be a device or a pipe, which is written to")
  func device() throws {
    try OutputFile.write("one", to: "/dev/null", isReplacing: false)
    #expect(try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] != nil)
    let full = StorageError.cannotSave(path: "/dev/full", reason: "No space left on device")
    #expect(throws: full) {
      try OutputFile.write(
        [UInt8](repeating: 0, count: 100_000), to: "/dev/full", isReplacing: false)
    }
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
    try OutputFile.write("through", to: path, isReplacing: false)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("through".utf8))
  }

  @Test("is refused where it can't be")
  func faults() throws {
    let isFolder = StorageError.cannotSave(path: folder.path, reason: "it is a folder")
    #expect(throws: isFolder) {
      try OutputFile.write("x", to: folder.path, isReplacing: true)
    }
    let path = folder.path + "/none/out.csv"
    #expect(throws: StorageError.cannotSave(path: path, reason: "No such file or directory")) {
      try OutputFile.write("x", to: path, isReplacing: true)
    }
  }
}
