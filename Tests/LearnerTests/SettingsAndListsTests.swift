import Foundation
import StorageSupport
import Testing

@testable import Learner
@testable import Storage

@Suite("Settings, lists and word files")
struct SettingsAndListsTests {
  let folder = try! Folder()

  @Test("settings are kept where the design says, and a reset forgets them")
  func settings() throws {
    let files = try folder.learnerFiles()
    #expect(try files.settings.read() == Settings())
    try files.settings.change { $0["speed"] = .number(1.25) }
    try files.settings.change { $0["voice"] = .text("martin") }
    let path = folder.path + "/.config/vocalvocab/settings.json"
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    let document = try #require(object as? [String: Any])
    #expect(document["format"] as? String == "vocalvocab.settings")
    #expect(document["speed"] as? Double == 1.25 && document["voice"] as? String == "martin")
    try files.settings.change { $0 = Settings() }
    #expect(try folder.learnerFiles().settings.read() == Settings())
  }

  @Test("voices of programs are kept by name, in a document that a newer version keeps to itself")
  func voices() throws {
    let files = try folder.learnerFiles()
    #expect(try files.voices.read().isEmpty)
    let (amy, zoe) = (
      StoredVoice(name: "amyy", command: ["piper", "-m", "a b"], folder: "/m", rawRate: 22050),
      StoredVoice(name: "zoey", command: ["speak"], folder: "/", rawRate: nil)
    )
    try files.voices.add(zoe)
    try files.voices.add(StoredVoice(name: "amyy", command: ["old"], folder: "/", rawRate: nil))
    try files.voices.add(amy)
    #expect(try folder.learnerFiles().voices.read() == [amy, zoe])
    try files.voices.remove("zoey")
    try files.voices.remove("nobody")
    #expect(try files.voices.read() == [amy])
    let path = folder.path + "/.config/vocalvocab/voices.json"
    let newer = #"{"format": "vocalvocab.voices", "version": 2}"#
    try Data(newer.utf8).write(to: URL(filePath: path))
    #expect(throws: StorageError.newerVersion(path: path, version: 2)) { try files.voices.read() }
    #expect(throws: StorageError.newerVersion(path: path, version: 2)) { try files.voices.add(amy) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == newer)
  }

  @Test("XDG variables move the folders; a relative one does not count")
  func folders() {
    let set = Folders(environment: ["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "c"])
    #expect(set.data == "/d/vocalvocab")
    #expect(set.cache == "/h/.cache/vocalvocab")
    #expect(set.config == "/h/.config/vocalvocab")
    #expect(Folders(data: "/x", environment: ["HOME": "/h"]).data == "/x")
  }

  @Test("A word file may be untidy")
  func wordFile() throws {
    let path = folder.path + "/words.txt"
    try Data("\u{FEFF}harbor\r\n\r\n  ice cream \nHarbor\n\n\trhythm\nqwrtz".utf8)
      .write(to: URL(filePath: path))
    #expect(
      try InputFile.words(at: path).words.map(\.word) == [
        "harbor", "ice cream", "rhythm", "qwrtz",
      ])
  }

  @Test("A file that is not a word file is refused")
  func badWordFile() throws {
    let path = folder.path + "/words.txt"
    #expect(throws: StorageError.self) { try InputFile.words(at: path) }
    #expect(throws: StorageError.self) { try InputFile.words(at: folder.path) }
    try Data([0x68, 0xE9, 0x0A]).write(to: URL(filePath: path))
    #expect(throws: StorageError.malformed(path: path, .notUnicode)) {
      try InputFile.words(at: path)
    }
    try Data("\n \n".utf8).write(to: URL(filePath: path))
    #expect(throws: StorageError.noWord(in: path)) {
      try InputFile.words(at: path)
    }
  }

  @Test("A list is found by its name, and a name is not a path")
  func list() throws {
    let text =
      #"{"format":"vocalvocab.list","version":1,"words":[{"word":"harbor","definition":"a port"}]}"#
    try FileManager.default.createDirectory(
      atPath: folder.data + "/lists", withIntermediateDirectories: true)
    try folder.write(text, to: "lists/week 12.json")
    #expect(
      try folder.learnerFiles().lists.list(named: "week 12").words.first?.definition == "a port")
    for name in ["nope", "../completed", ".hidden", ""] {
      #expect(throws: StorageError.self) { try folder.learnerFiles().lists.list(named: name) }
    }
  }
}
