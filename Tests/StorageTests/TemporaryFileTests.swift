import Foundation
import StorageSupport
import Testing

@testable import Storage

@Suite("A temporary file")
struct TemporaryFileTests {
  @Test("can be read while it is there, and leaves nothing behind")
  func whole() throws {
    let folder = try Folder()
    do {
      let file = try TemporaryFile(in: folder.path + "/cache")
      try file.write([1, 2])
      try file.write([3])
      #expect(InputFile.isFile(file.path))
      #expect(try InputFile.start(of: file.path) == [1, 2, 3])
      #expect(try InputFile.cards(at: file.path) == [1, 2, 3])
      #expect(try FileSystem.entries(of: folder.path + "/cache") == [])
    }
    #expect(try FileSystem.entries(of: folder.path + "/cache") == [])
  }
}
