import Foundation
import StorageSupport
import Testing

@testable import Storage

@Suite("A document")
struct DocumentTests {
  let folder = try! Folder()

  private struct Count: Codable { var count = 0 }

  private func document(in files: LearnerFiles) -> Document<Count> {
    Document("counts/count.json", in: files.documents, format: "vocalvocab.count")
  }

  @Test("is replaced only while it is what was read, whoever changed it")
  func versions() throws {
    let documents = try folder.learnerFiles().documents
    let first = Array("first".utf8)
    #expect(try documents.read("a.json") == nil)
    #expect(try documents.replace("a.json", with: first, ifStill: .absent, isSynced: true))
    let read = try #require(try documents.read("a.json"))
    #expect(read.bytes == first)
    #expect(try !documents.replace("a.json", with: [1], ifStill: .absent, isSynced: true))
    // An editor has no version to give.
    try folder.write("other", to: "a.json")
    #expect(try !documents.replace("a.json", with: [1], ifStill: read.state, isSynced: true))
    #expect(try !documents.remove("a.json", ifStill: read.state))
    #expect(try !documents.setAside("a.json", ifStill: read.state))
    #expect(try folder.read("a.json") == "other")
    let state = try #require(try documents.read("a.json")).state
    #expect(try documents.replace("a.json", with: first, ifStill: state, isSynced: false))
    // The same content is the same version.
    #expect(try documents.remove("a.json", ifStill: read.state))
    #expect(try documents.read("a.json") == nil)
  }

  @Test("is changed anew where somebody else changed it meanwhile")
  func anew() throws {
    let document = document(in: try folder.learnerFiles())
    try document.change { _ in Count(count: 1) }
    var seen: [Int] = []
    try document.change { old in
      let count = old?.count ?? 0
      seen.append(count)
      if count == 1 {
        try? folder.write(
          #"{"count":5,"format":"vocalvocab.count","version":1}"#, to: "counts/count.json")
      }
      return Count(count: count + 1)
    }
    #expect(seen == [1, 5])
    #expect(try document.read()?.count == 6)
  }

  @Test("gets every change of several programs at once")
  func together() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let document = document(in: try folder.learnerFiles())
          for _ in 0..<10 { try document.change { Count(count: ($0?.count ?? 0) + 1) } }
        }
      }
      try await group.waitForAll()
    }
    #expect(try document(in: folder.learnerFiles()).read()?.count == 80)
  }

  @Test("is listed by its folder")
  func listed() throws {
    let documents = try folder.learnerFiles().documents
    for name in ["b", "a"] {
      _ = try documents.replace(
        "notes/\(name).json", with: [], ifStill: .absent, isSynced: false)
    }
    #expect(try documents.names(in: "notes") == ["a", "b"])
    #expect(try documents.names(in: "none") == [])
  }
}
