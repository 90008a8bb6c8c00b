import Foundation
import Languages
import TestSupport
import Testing
import Vocabulary

@testable import DictionaryFormats

@Suite("An extract of Wiktionary")
struct WiktionaryTests {
  private func read(
    _ lines: String, _ edition: Edition = .spanish, longestLine: Int = WiktionaryReader.longestLine,
    isPacked: Bool = false
  ) throws -> (entries: [(language: String, entry: DictionaryEntry)], leftOut: LeftOut) {
    let folder = Scratch()
    try folder.write(lines, to: "extract.jsonl")
    let path = folder.path + "/extract.jsonl"
    if isPacked { try Data(try gzip(Array(lines.utf8))).write(to: URL(filePath: path)) }
    var reader = try WiktionaryReader(
      path, edition, languages: ["en", edition.code], longestLine: longestLine)
    var entries: [(String, DictionaryEntry)] = []
    while let next = try reader.next() { entries.append(next) }
    return (entries, reader.leftOut)
  }

  private static let casa = """
    {"word": "casa", "lang_code": "es", "lang": "Español", "pos": "noun", \
    "pos_title": "Sustantivo femenino", "categories": ["ES:Sustantivos"], "senses": [{"glosses": \
    ["Edificio para vivir."], "sense_index": "1", "examples": [{"text": "Vivo en una casa.", \
    "ref": "Yo"}], "topics": ["architecture"]}, {"glosses": ["Linaje.", "Familia noble."], \
    "tags": ["outdated"], "raw_tags": ["Ámbito: España"]}, {"tags": ["no-gloss"]}], "sounds": \
    [{"audio": "x.ogg"}, {"ipa": "[ˈka.sa]"}, {"ipa": "x"}], "tags": ["feminine"], "forms": \
    [{"form": "casa", "tags": ["singular"]}, {"form": "casas", "tags": ["plural"]}]}

    """
  private static let house = """
    {"word":"house","lang_code":"en","pos":"noun","senses":[{"glosses":["Casa, hogar."]}],\
    "forms":[{"form":"houses","tags":["plural"]}]}

    """
  private static let other = "{\"word\":\"maison\",\"lang_code\":\"fr\",\"pos\":\"noun\"}\n"

  @Test("has its own words and English ones, packed or not", arguments: [false, true])
  func twoLanguages(isPacked: Bool) throws {
    let read = try read(Self.casa + Self.other + Self.house, isPacked: isPacked)
    #expect(read.entries.map(\.language) == ["es", "en"])
    #expect(
      read.entries[0].entry
        == DictionaryEntry(
          "casa", .noun, genders: [.feminine], ipa: "ˈka.sa", forms: [.init("casas", .plural)],
          senses: [
            .init("Edificio para vivir.", examples: [.init("Vivo en una casa.")]),
            .init("Familia noble.", labels: [.dated, .regional]),
          ]))
    #expect(
      read.entries[1].entry
        == DictionaryEntry(
          "house", .noun, forms: [.init("houses", .plural)], senses: [.init("Casa, hogar.")]))
    #expect(read.leftOut[.otherLanguage] == 1 && read.leftOut.count == 1)
  }

  @Test("leaves out a word whose explanation nobody has written yet")
  func missing() throws {
    let line = """
      {"word":"cartoccio","lang_code":"it","pos":"noun",\
      "senses":[{"glosses":["definizione mancante; se vuoi, aggiungila tu"]}]}
      """
    let read = try read(line + "\n", .italian)
    #expect(read.entries.isEmpty && read.leftOut[.noMeaning] == 1)
  }

  @Test(
    "tells inflected forms apart, in each edition's way",
    arguments: [
      (Edition.spanish, "Forma del plural de casa.", ["casa"]),
      (.french, "Pluriel de maison.", ["maison"]), (.italian, "plurale di cane", ["cane"]),
      (.dutch, "meervoud van het zelfstandig naamwoord hond", ["hond"]),
      (.portuguese, "plural de cão", ["cão"]), (.english, "plural of house", ["house"]),
      (.german, "Genitiv Singular des Substantivs Haus", ["Haus"]),
      (.french, "Pluriel de la maison noire.", []),
    ])
  func inflected(edition: Edition, gloss: String, lemmas: [String]) throws {
    let plain = """
      {"word":"x y","lang_code":"\(edition.code)","pos":"noun","senses":[{"glosses":["\(gloss)"]}]}
      """
    let read = try read(plain + "\n" + Self.casa, edition)
    #expect(read.entries.first?.entry.formOf ?? [] == lemmas)
    #expect(read.leftOut[.noMeaning] == (lemmas.isEmpty ? 1 : 0))
    let marked = """
      {"word":"xs","lang_code":"\(edition.code)","pos":"verb","senses":[{"glosses":["Of it"],\
      "form_of":[{"word":"x"},{"word":"xarse"}],"tags":["form-of"]},{"glosses":["A meaning"]}]}
      """
    let entry = try self.read(marked, edition).entries[0].entry
    #expect(entry.formOf == ["x", "xarse"] && entry.senses == [.init("A meaning")])
  }

  @Test(
    "has the forms that learners ask for, in each edition's tags",
    arguments: [
      (
        Edition.german, "noun", "neuter",
        #"{"form":"Wörterbuches","article":"des","tags":["genitive","singular"]},"#
          + #"{"form":"Wörterbücher","article":"die","tags":["nominative","plural"]},"#
          + #"{"form":"Wörterbüchern","tags":["dative","plural"]}"#,
        [DictionaryEntry.Form("Wörterbuches", .genitive), .init("Wörterbücher", .plural)]
      ),
      (
        .german, "verb", "",
        #"{"form":"gegangen","tags":["participle-2","perfect"]},"#
          + #"{"form":"ging","tags":["past"],"pronouns":["ich"]},"#
          + #"{"form":"sein","tags":["auxiliary","perfect"]}"#,
        [.init("gegangen", .pastParticiple), .init("ging", .pastTense)]
      ),
      (
        .german, "noun", "masculine",
        #"{"form":"die Aale","tags":["nominative","plural"]},"#
          + #"{"form":"des Aals","tags":["genitive","singular"]},"#
          + #"{"form":"den Aalen","tags":["dative","plural"]}"#,
        [.init("Aale", .plural), .init("Aals", .genitive)]
      ),
      (
        .italian, "verb", "",
        #"{"form":"lui x","tags":["present","third-person","singular"]},"#
          + #"{"form":"xa","tags":["present","third-person","singular"]}"#,
        [.init("xa", .thirdPerson)]
      ),
      (
        .english, "noun", "neuter",
        #"{"form":"Herzen","tags":["definite","nominative","plural"]},"#
          + #"{"form":"Herzen","tags":["definite","genitive","plural"]}"#,
        [.init("Herzen", .plural)]
      ),
      (
        .german, "adj", "",
        #"{"form":"leichter","tags":["comparative"]},"#
          + #"{"form":"am leichtesten","tags":["superlative"]},"#
          + #"{"form":"leichte","tags":["nominative","strong","singular","feminine"]}"#,
        [.init("leichter", .comparative), .init("am leichtesten", .superlative)]
      ),
      (
        .italian, "noun", "masculine",
        #"{"form":"cani","tags":["masculine","plural"]},{"form":"cagna","tags":["feminine","#
          + #""singular"]},{"form":"cagne","tags":["feminine","plural"]}"#,
        [.init("cani", .plural), .init("cagna", .feminine)]
      ),
      (
        .italian, "verb", "",
        #"{"form":"detto","tags":["past","participle"]},{"form":"ho detto","tags":["past","#
          + #""perfect"]},{"form":"dicente","tags":["present","participle"]}"#,
        [.init("detto", .pastParticiple), .init("dicente", .presentParticiple)]
      ),
      (
        .dutch, "noun", "masculine",
        #"{"form":"lopen","tags":["plural"]},{"form":"loopje","tags":["diminutive","singular"]},"#
          + #"{"form":"loopjes","tags":["diminutive","plural"]}"#,
        [.init("lopen", .plural), .init("loopje", .diminutive)]
      ),
      (
        .french, "adj", "",
        #"{"form":"animaux","tags":["plural","masculine"]},{"form":"animale","tags":["singular","#
          + #""feminine"]},{"form":"animales","tags":["plural","feminine"]}"#,
        [.init("animaux", .plural), .init("animale", .feminine)]
      ),
      (
        .spanish, "noun", "masculine",
        #"{"form":"gurús","tags":["plural"]},{"form":"sin","tags":["alt-of"]},null,7"#,
        [.init("gurús", .plural)]
      ),
    ])
  func forms(
    edition: Edition, pos: String, gender: String, forms: String, names: [DictionaryEntry.Form]
  ) throws {
    let line = """
      {"forms":[\(forms)],"word":"x","pos":"\(pos)","tags":["\(gender)"],"senses":\
      [{"glosses":["a"]}],\
      "lang_code":"\(edition.code)"}
      """
    #expect(try read(line, edition).entries[0].entry.forms == names)
  }

  @Test("has the past tense of a verb whose prefix is separable")
  func separable() throws {
    let line = """
      {"word":"ausmachen","lang_code":"de","pos":"verb","senses":[{"glosses":["a"]}],"forms":\
      [{"form":"mache aus","tags":["present"]},{"form":"machte aus","tags":["past"]},\
      {"form":"ausgemacht haben","tags":["active","infinitive","perfect"]}]}
      """
    #expect(try read(line, .german).entries[0].entry.forms == [.init("machte aus", .pastTense)])
  }

  @Test("tells what not to draw, by tags and by marks in the edition's language")
  func labels() throws {
    func labels(_ edition: Edition, _ members: String) throws -> Set<UsageLabel>? {
      try read(
        """
        {"word":"x","lang_code":"\(edition.code)","pos":"noun",\
        "senses":[{"glosses":["a"],\(members)}]}
        """, edition
      ).entries.first?.entry.senses[0].labels
    }
    #expect(try labels(.german, #""raw_tags":["pejorativ (abwertend)"]"#) == [.offensive])
    #expect(try labels(.german, #""tags":["colloquial"],"raw_tags":["EDV"]"#) == [.colloquial])
    #expect(try labels(.french, #""tags":["vulgar","archaic"]"#) == [.vulgar, .archaic])
    #expect(try labels(.dutch, #""raw_tags":["Noord-Nederlands"]"#) == [.regional])
    #expect(try labels(.portuguese, #""raw_tags":["Chulo"],"tags":[null]"#) == [.vulgar])
  }

  @Test(
    "leaves out what is no word, and counts it",
    arguments: [
      (
        #"{"word":"-able","lang_code":"es","pos":"suffix","senses":[{"glosses":["a"]}]}"#,
        LeftOut.Reason.fragment
      ),
      (#"{"word":"pre","lang_code":"es","pos":"prefix","senses":[{"glosses":["a"]}]}"#, .fragment),
      (#"{"word":"ñ","lang_code":"es","pos":"character","senses":[{"glosses":["a"]}]}"#, .symbol),
      (#"{"word":"<3","lang_code":"es","pos":"noun","senses":[{"glosses":["a"]}]}"#, .symbol),
      (#"{"word":"a","lang_code":"es","pos":"noun","senses":[{"glosses":[]}]}"#, .noMeaning),
      (#"{"word":"a","lang_code":"es","pos":"noun"}"#, .noMeaning),
      (#"{"title":"a","redirect":"b"}"#, .noMeaning),
      (#"{"word":"a","lang_code":"es","senses":[{"glosses":["a"]}"#, .damaged),
      (#"["word"]"#, .damaged), ("no JSON at all", .damaged),
    ])
  func leftOut(line: String, reason: LeftOut.Reason) throws {
    let read = try read(Self.casa + line + "\n\n" + Self.house)
    #expect(read.entries.map(\.entry.headword) == ["casa", "house"])
    #expect(read.leftOut[reason] == 1 && read.leftOut.count == 1)
  }

  @Test("skips a line that is too long, wherever it stands")
  func tooLong() throws {
    let long = "{\"word\":\"" + String(repeating: "a", count: 9000) + "\"}\n"
    let read = try read(long + Self.casa + long + long + Self.house + long, longestLine: 2000)
    #expect(read.entries.map(\.entry.headword) == ["casa", "house"])
    #expect(read.leftOut[.tooLong] == 4)
  }

  @Test("of which the end is lost gives all entries before, and then an error")
  func cutOff() throws {
    let folder = Scratch()
    let lines = String(repeating: Self.casa + Self.house, count: 2000)
    try folder.write("", to: "x")
    let packed = try gzip(Array(lines.utf8))
    try Data(packed.dropLast(packed.count / 3)).write(to: URL(filePath: folder.path + "/x"))
    var reader = try WiktionaryReader(folder.path + "/x", .spanish, languages: ["es"])
    var count = 0
    let error = #expect(throws: DictionaryFileError.self) {
      while try reader.next() != nil { count += 1 }
    }
    #expect(error == .cutOff(path: folder.path + "/x") && count > 500)
  }

  @Test("that is something else says so")
  func other() {
    #expect(throws: DictionaryFileError.self) { try read("a,b\nc,d\n") }
    #expect(throws: DictionaryFileError.self) { try read("") }
    #expect(throws: DictionaryFileError.self) { try read("[1]\n") }
  }

  @Test("that is damaged at any byte never traps")
  func damaged() {
    let whole = Array((Self.casa + Self.house).utf8)
    var random = SeededGenerator(seed: 3)
    for place in whole.indices {
      var bytes = whole
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      check(bytes)
      check(Array(whole.prefix(place)))
    }
    for signs in ["[", "{\"a\":", "[{\"a\":[", "\"\\", "{\"word\":\"\\ud83d", "{\"senses\":[[[["] {
      check(Array(String(repeating: signs, count: 10_000).utf8))
    }
  }

  private func check(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      let line = WiktionaryLine(bytes) { _ in true }
      _ = try? line.entry(.spanish)
    }
  }
}
