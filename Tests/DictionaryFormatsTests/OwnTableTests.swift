import Faults
import Languages
import Tables
import Testing
import Vocabulary

@testable import DictionaryFormats

@Suite("A person's own dictionary")
struct OwnTableTests {
  @Test("has columns by their names, in any order and language")
  func columns() throws {
    let table = try OwnTable(
      Array(
        """
        Wortart;Bedeutung;Wort;Beispiel;Genus;Mehrzahl;Aussprache
        Substantiv;a building;Haus;Das Haus ist alt.;das;Häuser;/haʊs/
        v.;to go;gehen;;;;

        """.utf8))
    #expect(
      table.entries == [
        DictionaryEntry(
          "Haus", .noun, genders: [.neuter], ipa: "haʊs", forms: [.init("Häuser", .plural)],
          senses: [.init("a building", examples: [.init("Das Haus ist alt.")])]),
        DictionaryEntry("gehen", .verb, senses: [.init("to go")]),
      ])
    #expect(table.leftOut.count == 0)
  }

  @Test("without names has a word and its meaning in each row")
  func plain() throws {
    let table = try OwnTable(Array("casa\thouse, home\nperro\tdog\ngato\tcat\n".utf8))
    #expect(table.entries.map(\.headword) == ["casa", "perro", "gato"])
    #expect(table.entries[0].senses == [.init("house, home")])
  }

  @Test("leaves out the rows that say nothing, and counts them")
  func leftOut() throws {
    let table = try OwnTable(Array("word,meaning\na,\n123,number\ncasa,house\na,b,c,d\n".utf8))
    #expect(table.entries.map(\.headword).contains("casa"))
    #expect(table.leftOut[.noMeaning] == 1 && table.leftOut[.symbol] == 1)
  }

  @Test("without a column of meanings, or that is no text, says so")
  func refused() {
    #expect(throws: DictionaryFileError.noColumn("meaning")) { try OwnTable(Array("casa\n".utf8)) }
    #expect(throws: DictionaryFileError.self) { try OwnTable([0, 1, 2, 0xFF, 0, 0, 3]) }
    var choices = ReadingChoices()
    choices.columns = ["word": [1], "meaning": [9]]
    let error = #expect(throws: DictionaryFileError.self) {
      try OwnTable(Array("a,b\n".utf8), choices)
    }
    #expect(error?.kind == .invalid)
  }
}
