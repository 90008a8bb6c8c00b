import Foundation
import StorageSupport
import Testing

@testable import Storage

@Suite("The session that was left open")
struct OpenSessionTests {
  let folder = try! Folder()

  fileprivate struct Place: Codable, Equatable {
    var word: String
    var tries = 1
  }

  @Test("is kept until it is cleared, as whatever the front end keeps of it")
  func kept() throws {
    let store = try folder.learnerFiles().session
    #expect(try store.read() == nil)
    try store.keep(Place(word: "harbor"))
    try store.keep(Place(word: "rhythm", tries: 2))
    #expect(
      try folder.learnerFiles().session.read() == Place(word: "rhythm", tries: 2))
    #expect(try folder.read("session.json").contains(#""version" : 6"#))
    try store.clear()
    #expect(try store.read() == nil)
    #expect(try !folder.fileNames().contains("session.json"))
    try store.clear()
  }

  @Test("counts where the disk refuses it, too, until the disk takes a change")
  func refused() throws {
    let path = folder.data + "/session.json"
    let store = try folder.learnerFiles().session
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: StorageError.self) { try store.keep(Place(word: "harbor")) }
    #expect(try store.read() == Place(word: "harbor"))
    #expect(throws: StorageError.self) { try store.keep(Place(word: "harbor", tries: 2)) }
    #expect(try store.read() == Place(word: "harbor", tries: 2))
    try FileManager.default.removeItem(atPath: path)
    try store.keep(Place(word: "rhythm"))
    #expect(try folder.learnerFiles().session.read() == Place(word: "rhythm"))
  }

  @Test("of version 1 counts as none, and the next one replaces it")
  func old() throws {
    try folder.write(
      #"{"format":"vocalvocab.session","version":1,"id":"x","word":"harbor","tries":1}"#,
      to: "session.json")
    let files = try folder.learnerFiles()
    #expect(try files.session.read() == nil)
    #expect(files.takeSetAside().isEmpty)
    #expect(try !folder.fileNames().contains { $0.contains("unreadable") })
    try files.session.keep(Place(word: "rhythm"))
    #expect(try files.session.read() == Place(word: "rhythm"))
  }

  @Test("of a newer version is refused and left as it is")
  func newer() throws {
    let text = #"{"format":"vocalvocab.session","version":7,"word":"harbor","tries":1}"#
    try folder.write(text, to: "session.json")
    let path = folder.data + "/session.json"
    #expect(throws: StorageError.newerVersion(path: path, version: 7)) {
      try folder.learnerFiles().session.read()
    }
    #expect(try folder.read("session.json") == text)
  }

  @Test("that can't be understood is moved aside and reported")
  func unreadable() throws {
    let text = #"{"format":"vocalvocab.session","version":6,"word":7}"#
    try folder.write(text, to: "session.json")
    let files = try folder.learnerFiles()
    #expect(try files.session.read() == nil)
    #expect(files.takeSetAside().count == 1)
    #expect(try folder.read("session.json.unreadable-1") == text)
  }
}

extension LearnerFiles {
  fileprivate var session: OpenWork<OpenSessionTests.Place> {
    OpenWork("session", in: self, version: 6, remembersRefused: true)
  }
}
