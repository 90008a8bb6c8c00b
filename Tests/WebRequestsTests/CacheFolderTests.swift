import Foundation
import TestSupport
import Testing

@testable import WebRequests

@Suite("A folder of the cache")
struct CacheFolderTests {
  let scratch = Scratch()

  private func folder(mostFiles: Int = 100, mostBytes: Int = 10_000) -> CacheFolder {
    CacheFolder(path: scratch.path + "/kept", mostFiles: mostFiles, mostBytes: mostBytes)
  }

  private func keep(_ names: [String], in folder: CacheFolder, size: Int = 10) async throws {
    for name in names {
      await folder.keep(Data(repeating: 1, count: size), as: name)
      // Files of one moment have no order.
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now - 1_000 + Double(Int(name) ?? 0)],
        ofItemAtPath: "\(scratch.path)/kept/\(name)")
    }
  }

  @Test("keeps a number of files, and replaces the oldest ones")
  func files() async throws {
    let folder = folder(mostFiles: 3)
    try await keep(["1", "2", "3", "1", "4"], in: folder)
    #expect(scratch.files("kept").sorted() == ["1", "3", "4"])
    #expect(folder.file("4").bytes(atMost: 10)?.count == 10)
    #expect(folder.file("2").bytes(atMost: 10) == nil)
  }

  @Test("keeps a number of bytes, those of an earlier start among them")
  func bytes() async throws {
    try await keep(["1", "2", "3"], in: folder(), size: 4_000)
    #expect(scratch.files("kept").sorted() == ["2", "3"])
    let later = folder()
    try await keep(["4"], in: later, size: 5_000)
    #expect(scratch.files("kept").sorted() == ["3", "4"])
    await later.keep(Data(repeating: 1, count: 10_001), as: "5")
    #expect(scratch.files("kept").sorted() == ["3", "4"])
  }
}
