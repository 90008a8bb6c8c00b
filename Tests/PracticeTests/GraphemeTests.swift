import TestSupport
import Testing
import Vocabulary

@testable import Practice

@Suite("The letters of a word are divided into graphemes")
struct GraphemeTests {
  private func graphemes(_ word: String, _ said: String?) -> String {
    let written = WrittenWord(Spelling(word), said: said.map { Pronunciation(ipa: $0) })
    return written.graphemes.map { String(written.spelling.letters[$0.letters]) }
      .joined(separator: "|")
  }

  @Test(
    "by the pronunciation",
    arguments: [
      ("knowledge", "nˈɑːlɪdʒ", "kn|ow|l|e|dg|e"), ("thought", "θˈɔːt", "th|ough|t"),
      ("necessary", "nˈɛsᵻsɚɹi", "n|e|c|e|ss|a|r|y"), ("enough", "ɪnˈʌf", "e|n|ou|gh"),
      ("little", "lˈɪɾəl", "l|i|tt|le"), ("question", "kwˈɛstʃən", "qu|e|s|ti|o|n"),
      ("colonel", "kˈɜːnəl", "c|olo|n|el"), ("example", "ɛɡzˈæmpəl", "e|x|a|m|p|le"),
      ("doctor", "dˈɒktə", "d|o|c|t|or"), ("unknown", "ʌnnˈoʊn", "u|n|kn|ow|n"),
      ("believe", "bᵻlˈiːv", "b|e|l|ie|v|e"), ("ventilate", "vˈɛntᵻlˌeɪt", "v|e|n|t|i|l|a|t|e"),
    ])
  func said(word: String, said: String, expected: String) {
    #expect(graphemes(word, said) == expected)
  }

  @Test(
    "by the rules of spelling, if the pronunciation is unknown",
    arguments: [
      ("knight", "kn|igh|t"), ("phone", "ph|o|n|e"), ("station", "s|t|a|ti|o|n"),
      ("address", "a|dd|r|e|ss"), ("bridge", "b|r|i|dg|e"),
    ])
  func rules(word: String, expected: String) {
    #expect(graphemes(word, nil) == expected)
  }

  @Test("with the unstressed vowels marked")
  func unstressed() {
    let word = WrittenWord(Spelling("separate"), said: Pronunciation(ipa: "sˈɛpɚɹˌeɪt"))
    let reduced = word.graphemes.filter(\.isReduced).map(\.letters)
    #expect(reduced == [3..<4])
  }

  @Test("so that every letter belongs to one grapheme, whatever the pronunciation")
  func whole() {
    var generator = SeededGenerator(seed: 9)
    let (letters, sounds) = (Array("abceghiknoprstuy-é"), Array("ˈˌsɛpɚɹətʃdʒɪːoʊ̩ xɐ"))
    for _ in 0..<2000 {
      let word = String(
        (0..<Int.random(in: 1...9, using: &generator)).compactMap { _ in
          letters.randomElement(using: &generator)
        })
      let said = String(
        (0..<Int.random(in: 0...9, using: &generator)).compactMap { _ in
          sounds.randomElement(using: &generator)
        })
      let written = WrittenWord(Spelling(word), said: Pronunciation(ipa: said))
      #expect(written.graphemes.flatMap { Array($0.letters) } == Array(word.indices.indices))
    }
  }

  @Test("and the more the letters depart from the sounds, the higher the irregularity")
  func irregularity() throws {
    func irregularity(_ word: String, _ said: String) throws -> Double {
      try #require(
        WrittenWord(Spelling(word), said: Pronunciation(ipa: said)).irregularity)
    }
    #expect(try irregularity("bit", "bˈɪt") == 0)
    #expect(try irregularity("make", "mˈeɪk") < irregularity("ache", "ˈeɪk"))
    #expect(try irregularity("colonel", "kˈɜːnəl") > 0.3)
    #expect(try irregularity("knight", "nˈaɪt") > irregularity("night", "nˈaɪt"))
    #expect(WrittenWord(Spelling("bit")).irregularity == nil)
  }

  @Test("and two words sound the same whatever their letters and their stress")
  func same() {
    let said = Pronunciation(ipa: "sˈɛpɹət")
    #expect(said.sounds(like: Pronunciation(ipa: "sɛpɹˈət")))
    #expect(said.sounds(like: Pronunciation(ipa: "sˈɛpɹɪt")))
    #expect(!said.sounds(like: Pronunciation(ipa: "sˈɪpɹət")))
    #expect(!Pronunciation(ipa: "dˈɑːktɚ").sounds(like: Pronunciation(ipa: "dˈɑːktə")))
    #expect(!Pronunciation(ipa: "").sounds(like: Pronunciation(ipa: "")))
  }
}

extension String.Indices {
  fileprivate var indices: Range<Int> { 0..<count }
}
