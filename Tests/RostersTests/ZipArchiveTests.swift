import TestSupport
import Testing

@testable import ZipFiles

@Suite("A zip archive")
struct ZipArchiveTests {
  @Test("gives its files by their places")
  func reading() throws {
    let archive = try ZipArchive(zipArchive(of: [("a/b.txt", "harbor"), ("c", "")]))
    #expect(archive.names == ["a/b.txt", "c"])
    #expect(try archive.read(0, limit: 6) == Array("harbor".utf8))
    #expect(try archive.read(1, limit: 0).isEmpty)
    #expect(throws: ZipError.broken) { try archive.read(2, limit: 10) }
    #expect(throws: ZipError.tooLarge(limit: 5)) { try archive.read(0, limit: 5) }
  }

  @Test("that is locked or broken is refused")
  func refused() {
    var bytes = zipArchive(of: [("a", String(repeating: "harbor", count: 100))])
    #expect(ZipArchive.begins(bytes) && !ZipArchive.begins([0x50]))
    #expect(throws: ZipError.broken) { try ZipArchive(Array(bytes.prefix(30))) }
    bytes[6] |= 1
    #expect(throws: ZipError.locked) { try ZipArchive(bytes) }
  }
}
