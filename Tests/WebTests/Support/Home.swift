import Foundation
import Storage
import TestSupport

/// A home in a temporary folder, with the files that a server keeps there. It goes away with the
/// test.
final class Home: Sendable {
  let path = NSTemporaryDirectory() + "vocalvocab-site-\(UUID().uuidString)"
  let folders: Folders

  /// - Parameter hasOwnCache: whether the home has a cache of its own, and not that of all tests.
  init(hasOwnCache: Bool = false) throws {
    let cache = hasOwnCache ? path + "/cache" : TestFolders.caches
    folders = Folders(environment: ["HOME": path, "XDG_CACHE_HOME": cache])
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var data: String { folders.data }
  /// Where the sound goes that is played on this computer.
  var sound: String { path + "/sound.wav" }
  /// The sound that was played on this computer, as a WAV file.
  var played: [UInt8] { FileManager.default.contents(atPath: sound).map { Array($0) } ?? [] }

  func text(of name: String) -> String? {
    try? String(contentsOfFile: data + "/" + name, encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let path = data + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// Every entry of the journal that is on the disk by now.
  func journal() throws -> [JSON] {
    try (text(of: "journal.jsonl") ?? "").split(separator: "\n").map { try JSON($0.utf8) }
  }

  /// The events of the journal, in order.
  func events() throws -> [String] { try journal().map { $0["event"].text } }

  func completed() throws -> [JSON] { try words(of: "completed.json") }

  func list(_ name: String) throws -> [JSON] { try words(of: "lists/\(name).json") }

  private func words(of name: String) throws -> [JSON] {
    guard let text = text(of: name) else { return [] }
    return try JSON(text.utf8)["words"].array
  }

  /// Makes a list as if it had been there for long.
  func putList(_ name: String, _ entries: [JSON]) throws {
    let document: JSON = [
      "format": "vocalvocab.list", "version": 1, "name": .text(name), "words": .array(entries),
    ]
    try write(document.description, to: "lists/\(name).json")
  }

  func putList(_ name: String, _ entries: JSON...) throws { try putList(name, entries) }

  /// Makes the disk refuse a file, by a folder in its place.
  func refuse(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: data + "/" + name, withIntermediateDirectories: true)
  }

  /// Writes a journal in which each of some words was completed at the first try.
  func putJournal(_ words: String..., daysAgo days: Int) throws {
    let lines = words.enumerated().map { number, word -> String in
      let at = Date(timeIntervalSinceNow: 60 * Double(number) - 86_400 * Double(days))
      let entry: JSON = [
        "version": 1, "at": .text(at.formatted(.iso8601)), "utcOffset": 0, "event": "correct",
        "word": .text(word), "typed": .text(word), "tryNumber": 1, "heard": 1, "hints": 0,
        "milliseconds": 4000, "level": "broad", "round": "\(word)0", "outcome": "completed",
      ]
      return entry.description + "\n"
    }
    try write(lines.joined(), to: "journal.jsonl")
  }

  /// The bytes of a file; none for a folder.
  func bytes(of name: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) } ?? []
  }

  /// The paths of all files and folders in it, but for locks.
  func files() -> Set<String> {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return Set(all.filter { !$0.hasSuffix(".lock") })
  }
}
