import Tables
import Testing
import Vocabulary

@testable import ListFormats

@Suite("Letters in brackets")
struct ListsOptionalLettersTests {
  @Test(
    "give a word with them and one without them",
    arguments: [
      ("accident(ally)", ["accident", "accidentally"]), ("fiancé(e)", ["fiancé", "fiancée"]),
      ("cat(s)", ["cat", "cats"]), ("ice cream(s)", ["ice cream", "ice creams"]),
      ("equip (–ped, –ment)", ["equip", "equipped", "equipment"]),
      ("(un)happy", ["happy", "unhappy"]), ("ag(e)ing", ["aging", "ageing"]),
      ("amigo(a)", ["amigo", "amiga"]), ("Lehrer(in)", ["Lehrer", "Lehrerin"]),
      ("net(te)", ["net", "nette"]),
    ])
  func words(text: String, words: [String]) throws {
    let file = try read(text, .text)
    #expect(file.entries.map(\.word) == words)
    #expect(file.reasons == [.optionalLetters(words.count)])
  }

  @Test("give one word where they are another spelling")
  func spellings() throws {
    let file = try read("colo(u)r\nprogram(me)\n", .text)
    #expect(file.entries.map(\.word) == ["colour", "programme"])
    #expect(file.reasons == [.otherSpelling("color"), .otherSpelling("program")])
    #expect(
      RowReason.optionalLetters(2).predicate
        == "has letters in brackets, so it is read as 2 words")
  }

  @Test(
    "make no word that may be wrong",
    arguments: [
      "harbor(n)", "make(ing)", "happy(ness)", "boulanger(ère)", "vendeur(euse)", "actif(ive)",
      "baby(s)", "(to) run",
    ])
  func uncertain(text: String) throws {
    let file = try read(text, .text)
    #expect(file.entries.map(\.word) == [text] && file.reasons.isEmpty)
  }

  @Test("stand among words, and before a meaning, in any format")
  func meanings() throws {
    #expect(
      short(try read("accident(ally) - by chance\n", .text).entries)
        == ["accident = by chance", "accidentally = by chance"])
    #expect(
      short(try read("word,definition\naccident(ally),by chance\n").entries)
        == ["accident = by chance", "accidentally = by chance"])
    #expect(
      try read("accident(ally), actual(ly), address\n", .text).entries.map(\.word)
        == ["accident", "accidentally", "actual", "actually", "address"])
  }

  @Test("stay in a list that is exported", arguments: ListFormat.allCases)
  func exported(format: ListFormat) throws {
    let words = [
      "accident(ally)", "harbor -", "____ ocean", "reef ____", "=== reef ===", "Dear all",
    ]
    let list = WordList(words: words.map { WordList.Entry(word: $0) })
    let text = try ListFile.text(of: list, as: format)
    #expect(try ListFile(Array(text.utf8)).entries == list.words)
  }
}
