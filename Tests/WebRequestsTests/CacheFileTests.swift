import Foundation
import Glibc
import TestSupport
import Testing

@testable import WebRequests

@Suite("A file of the cache")
struct CacheFileTests {
  let folder = Scratch()

  /// Makes a file older than an hour.
  private func age(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 7200], ofItemAtPath: "\(folder.path)/\(name)")
  }

  @Test("is replaced whole, and leaves no other file behind")
  func replaced() throws {
    let file = CacheFile(path: folder.path + "/hosts.json")
    for text in ["a long text", "short"] {
      file.replace(with: Data(text.utf8))
      #expect(try folder.read("hosts.json") == text)
    }
    #expect(file.bytes(atMost: 100) == Array("short".utf8))
    #expect(folder.files() == ["hosts.json"])
  }

  @Test("that can't be replaced leaves no other file behind")
  func refused() throws {
    try folder.write("x", to: "hosts.json/below")
    CacheFile(path: folder.path + "/hosts.json").replace(with: Data("new".utf8))
    #expect(folder.files() == ["hosts.json"] && folder.files("hosts.json") == ["below"])
  }

  @Test("takes away what killed programs left, and nothing else")
  func leftovers() throws {
    try folder.write("half", to: ".unfinished-killed")
    try folder.write("half", to: ".unfinished-writing")
    for name in [".dat.nosync1017.C6zOLa", ".dat.nosync2A4F.SGYkw6", ".other"] {
      try folder.write("half", to: name)
    }
    try age(".dat.nosync1017.C6zOLa")
    try age(".other")
    let writing = open(folder.path + "/.unfinished-writing", O_RDONLY | O_CLOEXEC)
    try #require(writing >= 0 && flock(writing, LOCK_EX | LOCK_NB) == 0)
    defer { close(writing) }
    CacheFile(path: folder.path + "/hosts.json").replace(with: Data("new".utf8))
    #expect(
      folder.files().sorted() == [
        ".dat.nosync2A4F.SGYkw6", ".other", ".unfinished-writing", "hosts.json",
      ])
  }
}
