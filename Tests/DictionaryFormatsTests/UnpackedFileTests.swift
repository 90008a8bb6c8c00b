import Foundation
import TestSupport
import Testing

@testable import DictionaryFormats

@Suite("A packed file")
struct UnpackedFileTests {
  private let folder = Scratch()
  private let content = (0..<60_000).flatMap { Array("line \($0) \($0 &* 7919)\n".utf8) }

  /// Reads a file of these bytes in small pieces. Returns what came, and the error at the end.
  private func read(_ bytes: [UInt8]) throws -> (bytes: [UInt8], error: DictionaryFileError?) {
    try folder.write("", to: "file")
    try Data(bytes).write(to: URL(filePath: folder.path + "/file"))
    var all: [UInt8] = []
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 777, alignment: 1)
    defer { room.deallocate() }
    do throws(DictionaryFileError) {
      let file = try UnpackedFile(folder.path + "/file")
      while case let count = try file.read(into: room), count > 0 { all += room[..<count] }
      return (all, nil)
    } catch {
      return (all, error)
    }
  }

  @Test("is read as it was before, and so is one that isn't packed")
  func whole() throws {
    #expect(try read(gzip(content)) == (content, nil))
    #expect(try read(content) == (content, nil))
    #expect(try read([]) == ([], nil))
  }

  @Test("may have several members, and zeros at its end")
  func members() throws {
    let packed = try gzip(content) + gzip([]) + gzip(Array("end".utf8))
    #expect(try read(packed) == (content + Array("end".utf8), nil))
    #expect(try read(packed + [0, 0, 0]) == (content + Array("end".utf8), nil))
  }

  @Test("that is cut off gives all before the cut, and an error")
  func cutOff() throws {
    let packed = try gzip(content)
    for count in [12, packed.count / 2, packed.count - 9, packed.count - 1] {
      let (bytes, error) = try read(Array(packed.prefix(count)))
      #expect(content.starts(with: bytes) && error == .cutOff(path: folder.path + "/file"))
      #expect(bytes.count * 5 > content.count * count / packed.count * 4 - 600_000)
    }
  }

  @Test("that is damaged gives an error")
  func damaged() throws {
    let packed = try gzip(content)
    for place in [packed.count / 3, packed.count - 6, packed.count - 2] {
      var bytes = packed
      bytes[place] ^= 0x55
      // Damaged bytes may say that more of them follow.
      #expect(try read(bytes).error != nil)
    }
    #expect(try read(packed + Array("junk".utf8)).error != nil)
    #expect(try read(packed + Array("junk".utf8)).bytes == content)
  }

  @Test("that is missing, or is a folder, says so")
  func missing() throws {
    #expect(throws: DictionaryFileError.self) { try UnpackedFile(folder.path + "/none") }
    #expect(throws: DictionaryFileError.self) { try UnpackedFile("/tmp") }
  }
}
