import Glibc
import Testing
import Vocabulary

@testable import DictionaryFormats

/// The dictionaries that Debian's packages install.
@Suite(
  "Debian's dictionaries of FreeDict",
  .enabled(if: access("/usr/share/dictd/freedict-spa-eng.index", F_OK) == 0))
struct DebianFreeDictTests {
  private func entries(
    _ words: String, _ meanings: String
  ) throws -> (entries: [DictionaryEntry], leftOut: LeftOut) {
    var reader = try FreeDictReader(words: words, meanings: meanings)
    var entries: [DictionaryEntry] = []
    while let entry = try reader.next() { entries.append(entry) }
    return (entries, reader.leftOut)
  }

  @Test("are read with few entries left out", arguments: [("spa", "eng"), ("eng", "spa")])
  func whole(words: String, meanings: String) throws {
    let read = try entries(words, meanings)
    #expect(read.entries.count > 4000)
    #expect(read.leftOut.count - read.leftOut[.cutHeadword] < read.entries.count / 100)
    for entry in read.entries {
      for text in [entry.headword] + entry.senses.map(\.text) {
        #expect(!text.isEmpty && !text.utf8.contains(where: "<>[]{}|\n".utf8.contains))
      }
    }
  }

  @Test("have the words that a beginner looks up")
  func words() throws {
    let spanish = try entries("spa", "eng").entries
    #expect(spanish.first { $0.headword == "casa" }?.senses.first?.text.contains("house") == true)
    let english = try entries("eng", "spa").entries
    #expect(english.filter { $0.headword == "a" }.count == 1)
  }
}
