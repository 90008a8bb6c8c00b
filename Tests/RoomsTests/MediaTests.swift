import Foundation
import Glibc
import StorageSupport
import Testing

@testable import CardPractice
@testable import Storage

@Suite("Sounds and pictures of cards")
struct MediaTests {
  let folder = try! Folder()

  /// Makes a file look as if it had been there for some days.
  private func age(_ name: String, days: Int) {
    let past = timespec(tv_sec: time(nil) - days * 86_400, tv_nsec: 0)
    utimensat(AT_FDCWD, folder.data + "/decks/media/" + name, [past, past], 0)
  }

  private func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.data + "/decks/media"))
  }

  @Test("go a day after no deck names them, unless a removed deck or a copy does")
  func unused() throws {
    let files = try folder.learnerFiles()
    var stored: [String] = []
    for byte in UInt8(0)..<5 { stored.append(try files.media.add([byte], ending: "wav")) }
    var deck = DeckDocument()
    deck.media = ["sea.wav": stored[0]]
    try files.decks.make("Sea", deck)
    deck.media = ["port.wav": stored[1]]
    try files.decks.make("Port", deck)
    try files.decks.remove("Port")
    try folder.write("{\"media\": [\"\(stored[2])\"", to: "decks/Sea.sync-conflict-1.json")
    for name in stored.prefix(4) { age(name, days: 2) }
    try files.media.removeUnused()
    #expect(try names() == [stored[0], stored[1], stored[2], stored[4]])
    // A file that comes again is as good as new.
    age(stored[4], days: 2)
    _ = try files.media.add([4], ending: "wav")
    try files.media.removeUnused()
    #expect(try names().contains(stored[4]))
  }

  @Test("have a bound in a class, below which old ones that nothing uses make room")
  func bound() throws {
    let files = try LearnerFiles(folder.folders, mostMedia: 1000)
    let old = try files.media.add([UInt8](repeating: 1, count: 900), ending: "wav")
    #expect(throws: StorageError.mediaFull(limit: 1000)) {
      try files.media.add([UInt8](repeating: 2, count: 200), ending: "wav")
    }
    _ = try files.media.add([UInt8](repeating: 3, count: 100), ending: "wav")
    age(old, days: 2)
    _ = try LearnerFiles(folder.folders, mostMedia: 1000)
      .media.add([UInt8](repeating: 2, count: 200), ending: "wav")
  }
}
