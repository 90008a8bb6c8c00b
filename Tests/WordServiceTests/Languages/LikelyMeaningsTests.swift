import Languages
import Testing
import Vocabulary

@testable import WordService

@Suite("Meanings in the learner's language")
struct LikelyMeaningsTests {
  private func ordered(
    _ texts: [String], in language: String, part: String = "noun"
  ) -> [String] {
    LikelyMeanings(in: Language(language)).ordered(
      texts.map { Definition(partOfSpeech: PartOfSpeech(rawValue: part), text: $0) },
      of: "word", by: nil
    ).map(\.definition.text)
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

  @Test("tell no word twice, at most three words of one meaning, and none that is hardly meant")
  func few() {
    #expect(ordered(["Dach", "Dach, Decke"], in: "de") == ["Dach", "Decke"])
    #expect(ordered(["zza, Haus, Hand, zzb, Frau, Tag"], in: "de") == ["Haus, Hand, Frau"])
    #expect(ordered(["Haus, zzq"], in: "de") == ["Haus"])
  }

  @Test("are English ones by the levels of English words, and seldom phrases")
  func english() {
    #expect(ordered(["establishment", "house"], in: "en")[0] == "house")
    #expect(ordered(["hoof it", "walk", "squiffy"], in: "en", part: "verb")[0] == "walk")
    #expect(ordered(["squiffy", "to walk"], in: "en", part: "verb")[0] == "to walk")
  }

  @Test("come first if the dictionary gives them for several senses")
  func often() {
    #expect(ordered(["Seele", "Kernstück, Kern", "Mitte, Kern"], in: "de")[0].contains("Kern"))
  }

  @Test("keep remarks in brackets whole, and the order of a language without a table")
  func others() {
    #expect(ordered(["Haus (groß, alt)"], in: "de") == ["Haus (groß, alt)"])
    #expect(ordered(["pies, kot", "dom"], in: "pl") == ["pies, kot", "dom"])
  }
}
