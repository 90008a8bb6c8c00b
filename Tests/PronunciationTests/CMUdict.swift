import Foundation
import Testing

/// The CMU Pronouncing Dictionary in the versions of two packages.
struct CMUdict {
  /// The pronunciations of each word.
  private(set) var pronunciations: [Substring: Set<[Substring]>] = [:]

  init() throws {
    let festival = "/usr/share/festival/dicts/cmu/cmudict-0.4.out"
    // ("record" n (((r eh k) 1) ((er d) 0)))
    for line in try Self.lines(of: festival, package: "festlex-cmu") {
      guard line.hasPrefix("(\""), let end = line.dropFirst(2).firstIndex(of: "\"") else {
        continue
      }
      let phones = line[end...].dropFirst().split { !$0.isLetter }.dropFirst().map {
        $0.uppercased()[...]
      }
      add(line[line.index(line.startIndex, offsetBy: 2)..<end], Array(phones))
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let library = root.appending(path: ".build/python/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
    let newer = library.appending(path: versions.first ?? "")
      .appending(path: "site-packages/pocketsphinx/model/en-us/cmudict-en-us.dict")
    // record(2) R IH K AO R D
    for line in try Self.lines(of: newer.path, package: "pocketsphinx") {
      let fields = line.split(separator: " ")
      guard let word = fields.first?.prefix(while: { $0 != "(" }) else { continue }
      add(word, Array(fields.dropFirst()))
    }
  }

  private mutating func add(_ word: Substring, _ phones: [Substring]) {
    guard !phones.isEmpty, word.allSatisfy({ $0.isLetter || $0 == "'" }) else { return }
    pronunciations[word, default: []].insert(phones)
  }

  private static func lines(of path: String, package: String) throws -> [Substring] {
    let bytes = try #require(
      FileManager.default.contents(atPath: path),
      "The dictionary of \(package) is not installed: run 'make test', which does it.")
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
