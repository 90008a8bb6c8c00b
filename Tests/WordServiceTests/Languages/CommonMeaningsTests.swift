import Languages
import Testing
import Vocabulary

@testable import WordService

@Suite("Meanings in the learner's language")
struct CommonMeaningsTests {
  private func ordered(_ texts: [String], in language: String) -> [String] {
    CommonMeanings(in: Language(language)).ordered(
      texts.map { Definition(partOfSpeech: PartOfSpeech(rawValue: "noun"), text: $0) }
    ).map(\.text)
  }

  @Test("begin with those whose words are common")
  func order() {
    #expect(ordered(["Akzidens, Akzidenz", "Unfall"], in: "de")[0] == "Unfall")
    #expect(ordered(["apoplexie", "crise, accès"], in: "fr")[0].contains("crise"))
  }

  @Test("keep the dictionary's order where words are equally common")
  func equal() {
    #expect(ordered(["Haus", "Hand", "Baum"], in: "de") == ["Haus", "Hand", "Baum"])
    #expect(ordered(["zzq", "qqz"], in: "de") == ["zzq", "qqz"])
  }

  @Test("tell no word twice, and at most three words of one meaning")
  func few() {
    #expect(ordered(["Dach", "Dach, Decke"], in: "de") == ["Dach", "Decke"])
    let many = "zza, Haus, Hand, zzb, Baum, Tisch"
    #expect(ordered([many], in: "de") == ["Haus, Hand, Baum"])
  }

  @Test("keep remarks in brackets whole, and the order of a language without a table")
  func others() {
    #expect(ordered(["Haus (groß, alt)"], in: "de") == ["Haus (groß, alt)"])
    #expect(ordered(["pies, kot", "dom"], in: "pl") == ["pies, kot", "dom"])
  }
}
