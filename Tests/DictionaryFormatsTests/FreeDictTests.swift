import Foundation
import Languages
import TestSupport
import Testing
import Vocabulary

@testable import DictionaryFormats

@Suite("A dictionary of FreeDict")
struct FreeDictTests {
  /// Reads entries as the dictionary of a pair.
  private func read(
    _ name: String = "spa-eng", _ texts: String..., about: String = ""
  ) throws -> (entries: [DictionaryEntry], leftOut: LeftOut, credit: DictionaryCredit) {
    let folder = Scratch()
    try writeFreeDict(name, texts, about: about, to: folder)
    let codes = name.split(separator: "-").map(String.init)
    var reader = try FreeDictReader(words: codes[0], meanings: codes[1], in: folder.path)
    var entries: [DictionaryEntry] = []
    while let entry = try reader.next() { entries.append(entry) }
    return (entries, reader.leftOut, reader.credit)
  }

  @Test("tells words, sounds and numbered meanings")
  func plain() throws {
    let read = try read(
      "spa-eng", "casa /kˈasa/\n1. house, home\n2. firm\n", "siete /sjˈete/\nseven\n")
    #expect(
      read.entries == [
        DictionaryEntry("casa", ipa: "kˈasa", senses: [.init("house, home"), .init("firm")]),
        DictionaryEntry("siete", ipa: "sjˈete", senses: [.init("seven")]),
      ])
  }

  @Test("tells parts of speech and genders, in the marks of each dictionary")
  func marks() throws {
    let read = try read(
      "fra-eng", "abri /abʀi/ <n, masc>\nshelter\n", "aimer /eme/ <v>\nlove\n",
      "beau /bo/ <adj>\nhandsome\n", "basic /beisik/ <s> <adj>\nbásico\n",
      "house /haus/ <s>\ncasa\n", "run /rʌn/ <s> <vt> <vi>\ncorrer\n")
    #expect(
      read.entries.map(\.partOfSpeech)
        == [.noun, .verb, .adjective, nil, .noun, nil])
    #expect(read.entries[0].genders == [.masculine])
  }

  @Test("has one part of speech for several translations, behind the last of them")
  func markBehindAll() throws {
    let read = try read(
      "eng-deu", "rare /r/\nselten, rar [geh.] , nicht sehr häufig <adj>\n",
      "turn /t/\ndrehen, wenden <vt>\n", "boy /b/\nKnabe <masc> [geh.]\n")
    #expect(read.entries.map(\.partOfSpeech) == [.adjective, .verb, .noun])
  }

  @Test("gives its title, its licence and its day")
  func credit() throws {
    let about = """
      Availability:

          Available under the terms of the GNU General Public License ver. 2.0 and
        any later version.

      Changelog:

       * 2019-04-30 Somebody ver. 0.3.1:
      """
    #expect(
      try read("spa-eng", "a /a/\nto\n", about: about).credit
        == DictionaryCredit(
          title: "spa-eng FreeDict Dictionary ver. 0.3.1", licence: "GPL 2.0 or later",
          address: "https://freedict.org/", date: "2019-04-30"))
  }

  @Test(
    "has translations as a learner reads and hears them",
    arguments: [
      (" [fin.] bank <n>", "bank"),
      (
        "goods wagon <n> [Br.] , wagon <n> [Br.] , freight car <n> [Am.]",
        "goods wagon, wagon, freight car"
      ),
      ("(female) duck", "female duck"),
      ("murmelen, kabbelen (v. beekje)", "murmelen, kabbelen"),
      ("virtuelle RealitätVR,  /vˌiːˈɑː/", "virtuelle Realität"),
      ("Lesotho <neut> [geogr.] LS,  /ˌɛlˈɛs/", "Lesotho"),
      ("retiredret.,  /rˈeːt/ retd.,  /rˈɛtt/, pensioned <adj>", "pensioned"),
      ("dollar sign <n>$", "dollar sign"),
      ("öffnende runde Klammer(", "öffnende runde Klammer"),
      ("etw. anzünden [ugs.] , etw. anstecken <v, trans> [ugs.]", "anzünden, anstecken"),
      ("mit jdm. in Konflikt geraten <v>", "mit jemandem in Konflikt geraten"),
      ("... to, from ... to, at", "at"),
      ("Uferböschung <fem>, Uferbord <neut> [Schw.]", "Uferböschung"),
      ("bum <n> [slang] , arse <n> [vulg.]", "bum"),
      ("three\u{2010}toed sloth", "three-toed sloth"),
      ("to get on one\u{2C8}s nerves", "to get on one’s nerves"),
      ("Geißel ([+ gen]) <fem> [übtr.]", "Geißel"),
      ("Besteck, Besteck", "Besteck"),
      ("0.42, zero point four two", "zero point four two"),
    ])
  func translations(line: String, text: String) throws {
    #expect(Translations(line[...]).sense?.text == text)
  }

  @Test("tells what not to draw or not to show first")
  func labels() {
    #expect(Translations(" [veraltend]  [art] perform <v>").sense?.labels == [.dated])
    #expect(Translations("Arsch <masc> [vulg.]").sense?.labels == [.vulgar])
    #expect(Translations(" [Br.] Jackpot <masc>").sense?.labels == [])
    #expect(Translations("Lackel <masc> [Süddt.] , Flegel <masc>").sense?.labels == [])
  }

  @Test("tells the plural of a German noun, and the noun of a plural")
  func plural() throws {
    let read = try read(
      "deu-eng",
      """
      Bank /bˈaŋk/ <fem, n, sg>
      bench <n>
         Synonym: {Sitzbank}

       see: {Arbeiter}, {Bänke}

      """,
      "Bänke /bˈɛŋkə/ <pl>\nbenches\n see: {Bank}\n\n",
      "Arbeiter /ˈaɾbaɪtɜ/ <pl>\nworkers\n see: {Bank}\n\n",
      "Fahrer /fˈɑːrɜ/ <masc, n, sg>\ndriver <n>\n\n see: {Fahrer}\n\n",
      "Fahrer /fˈɑːrɜ/ <pl>\ndrivers\n see: {Fahrer}\n\n")
    #expect(read.entries.map(\.headword) == ["Bank", "Bänke", "Arbeiter", "Fahrer"])
    #expect(read.entries[0].plural == "Bänke" && read.entries[0].genders == [.feminine])
    #expect(read.entries[1].formOf == ["Bank"] && read.entries[2].formOf == [])
    #expect(read.entries[3].plural == "Fahrer" && read.leftOut[.inflectedForm] == 1)
  }

  @Test("has examples with their translations, at most two")
  func examples() throws {
    let read = try read(
      "deu-eng",
      """
      Bank /bˈaŋk/ <fem, n, sg>
      bench <n>
               Note: in a public area
            "auf der Bank sitzen"  - sit on the bench
            "eine Bank"  - a bench
            "noch eine"  - one more

      """)
    #expect(
      read.entries[0].senses[0].examples == [
        .init("auf der Bank sitzen", translation: "sit on the bench"),
        .init("eine Bank", translation: "a bench"),
      ])
  }

  @Test("tells the forms of an irregular English verb")
  func verbForms() throws {
    let read = try read(
      "eng-deu", "abide /ɐbˈaɪd/ (abode /ɐbˈəʊd/ <>, abided /ɐb/ <>) <v>\nverweilen <v, intr>\n")
    #expect(
      read.entries[0].forms
        == [.init("abode", .pastTense), .init("abided", .pastParticiple)])
    #expect(read.entries[0].partOfSpeech == .verb)
  }

  @Test("tells an English noun by the gender of its translation")
  func partOfTranslation() throws {
    let read = try read("eng-deu", "house /hˈaʊs/\nHaus <neut>\n", "fair /fɛə/\nschön <adj>\n")
    #expect(read.entries.map(\.partOfSpeech) == [.noun, .adjective])
    #expect(read.entries[0].genders == [])
  }

  @Test(
    "leaves out what is no word with a meaning, and counts it",
    arguments: [
      ("... ago /ɐɡˈəʊ/\nil y a\n", LeftOut.Reason.fragment),
      ("Reise… /rˈaɪzə/\ntravel\n", .fragment),
      ("Do you mind if I do? /x/\nDarf ich?\n", .phrase),
      ("as far as I can see now /x/\nsoweit\n", .phrase),
      ("ich/er/sie schnitt /x/\nI cut\n", .phrase),
      ("above /əbouv/\n\n", .noMeaning),
      ("feel /fiːl/\n...\n", .noMeaning),
      ("0,42 /nˈʊl/\n0.42\n", .symbol),
      ("a /əfjuːminits/\nunmomento\n", .cutHeadword),
    ])
  func leftOut(text: String, reason: LeftOut.Reason) throws {
    let read = try read("eng-spa", text, "good /ɡʊd/\nbueno\n")
    #expect(read.entries.map(\.headword) == ["good"])
    #expect(read.leftOut[reason] == 1 && read.leftOut.count == 1)
  }

  @Test("knows that a headword lost its second word, by the sound of the same word alone")
  func cutHeadword() throws {
    let read = try read(
      "eng-spa", "above /əbʌv/\narriba\n", "above /əbʌvəl/\nsobretodo\n", "above /əbouv/\nencima\n")
    #expect(read.entries.map(\.senses[0].text) == ["arriba", "encima"])
  }

  @Test("loses only the entry whose text is in a wrong encoding")
  func encoding() throws {
    let folder = Scratch()
    try writeFreeDict(
      "spa-eng",
      [Array("a /a/\nto\n".utf8), Array("ni".utf8) + [0xF1] + Array("o /x/\nboy\n".utf8)],
      to: folder)
    var reader = try FreeDictReader(words: "spa", meanings: "eng", in: folder.path)
    #expect(try reader.next()?.headword == "a")
    #expect(try reader.next() == nil && reader.leftOut[.damaged] == 1)
  }

  @Test("that is missing names its package")
  func missing() throws {
    let error = #expect(throws: DictionaryFileError.self) {
      try FreeDictReader(words: "spa", meanings: "eng", in: Scratch().path)
    }
    #expect(error?.kind == .notFound)
    #expect(try #require(error).description.contains("dict-freedict-spa-eng"))
  }

  @Test("that is cut off or damaged anywhere ends with an error or with less, and never traps")
  func damaged() throws {
    let folder = Scratch()
    let texts = (0..<200).map { "palabra\($0)x /a/\nword \($0)a, other\n" }
    try writeFreeDict("spa-eng", texts, to: folder)
    var random = SeededGenerator(seed: 4)
    for name in ["freedict-spa-eng.index", "freedict-spa-eng.dict.dz"] {
      let url = URL(filePath: "\(folder.path)/\(name)")
      let whole = try Data(contentsOf: url)
      for round in 0..<200 {
        var bytes = whole
        let place = Int.random(in: 0..<whole.count, using: &random)
        if round % 2 == 0 { bytes = whole.prefix(place) } else { bytes[place] ^= 0x41 }
        try bytes.write(to: url)
        do throws(DictionaryFileError) {
          var reader = try FreeDictReader(words: "spa", meanings: "eng", in: folder.path)
          while try reader.next() != nil {}
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
      try whole.write(to: url)
    }
  }
}
