import Testing
import Vocabulary

@testable import WordService

@Suite("Words in several spellings")
struct SpellingsTests {
  private let dictionary = try! sharedDictionary.get()

  private func alikes(
    _ word: String, as part: PartOfSpeech? = nil, sounding same: [String] = []
  ) -> [SoundAlike] {
    let definitions = dictionary.word(word)?.definitions ?? []
    let definition = definitions.first { part == nil || $0.partOfSpeech == part }
    return dictionary.soundAlikes(of: word, as: definition, sounding: same)
  }

  private func isVariant(_ alike: SoundAlike) -> Bool {
    if case .variant = alike { true } else { false }
  }

  @Test(
    "are right in every region, in all their forms",
    arguments: [
      ("favorite", "favourite"), ("organize", "organise"), ("organizations", "organisations"),
      ("kilometer", "kilometre"), ("focused", "focussed"), ("pajamas", "pyjamas"),
      ("aluminum", "aluminium"), ("learned", "learnt"), ("toward", "towards"),
      ("colorizing", "colourising"), ("maneuvering", "manoeuvring"), ("centered", "centred"),
      ("enrollment", "enrolment"), ("skeptical", "sceptical"), ("catalogs", "catalogues"),
      ("defense", "defence"), ("anesthetic", "anaesthetic"), ("judgment", "judgement"),
    ])
  func variants(one: String, other: String) {
    for (asked, typed) in [(one, other), (other, one)] {
      #expect(alikes(asked).contains { isVariant($0) && $0.text == typed }, "\(typed) for \(asked)")
    }
  }

  @Test(
    "are other words in other meanings",
    arguments: [
      ("story", nil, "storey"), ("plum", .noun, "plumb"),
      ("practice", .noun, "practise"), ("curb", .verb, "kerb"), ("check", .verb, "cheque"),
    ] as [(String, PartOfSpeech?, String)])
  func homophones(asked: String, part: PartOfSpeech?, typed: String) {
    let alike = alikes(asked, as: part, sounding: [typed]).first { $0.text == typed }
    #expect(alike == .homophone(typed))
  }

  @Test("follow the part of speech")
  func parts() {
    #expect(alikes("practise", as: .verb).contains { isVariant($0) && $0.text == "practice" })
    #expect(alikes("practice", as: .verb).contains { isVariant($0) && $0.text == "practise" })
  }

  @Test(
    "other words with the same key are no spellings",
    arguments: ["plan", "her", "found", "star", "rat", "hop", "for", "thorough", "advice"])
  func others(word: String) { #expect(alikes(word).isEmpty) }

  @Test(
    "rare ones are never drawn",
    arguments: ["narwal", "baguet", "clearstory", "cardamon"])
  func rare(word: String) throws {
    let words = Level.allCases.flatMap { level in
      dictionary.index.askableRange(level: level, length: word.count)
    }.map { dictionary.index.text(dictionary.index.askableWord(at: $0)) }
    #expect(words.count > 1000 && !words.contains(word))
    #expect(dictionary.word(word) != nil)
  }

  @Test("of other regions are not drawn", arguments: Region.allCases)
  func drawn(region: Region) async throws {
    let supply = WordSupply(
      .offline, dictionary: dictionary,
      wanted: WordSupply.Wanted(
        length: .normal, levels: LevelRange(.starter ... .starter), region: region))
    for _ in 0..<400 {
      let word = try #require(await supply.draw { _ in false })
      #expect(word.regions.isEmpty || word.regions.contains(region), "\(word.text)")
    }
  }
}
