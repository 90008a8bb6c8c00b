import Testing
import Vocabulary

@testable import Practice

@Suite("A try near the spelling of another region")
struct RegionalTryTests {
  private func round(_ word: String, _ other: String, said: String) -> Round {
    let variant = SoundAlike.variant(.init(other, regions: [.british]))
    return Round(
      Word(word, regions: [.american], soundAlikes: [variant]), said: Pronunciation(ipa: said))
  }

  @Test(
    "is judged beside that spelling",
    arguments: [
      ("color", "colour", "kˈʌlɚ", "culour", ["The short u of cup is spelled o here: c-O-lour."]),
      (
        "neighbor", "neighbour", "nˈeɪbɚ", "nabour",
        ["This vowel is spelled eigh, with a silent gh: n-EIGH-bour."]
      ),
      ("center", "centre", "sˈɛntɚ", "sentre", nil),
    ] as [(String, String, String, String, [String]?)])
  func judged(
    asked: String, other: String, said: String, typed: String, explanations: [String]?
  ) throws {
    var round = round(asked, other, said: said)
    guard case .wrong(let feedback) = round.submit(typed) else {
      Issue.record("\(typed) is wrong")
      return
    }
    let written = round.written(beside: Spelling(typed))
    #expect(written.spelling == Spelling(other))
    #expect(feedback == Feedback(typed: Spelling(typed), of: written))
    if let explanations { #expect(feedback.explanations(of: written) == explanations) }
  }

  @Test("comes with a note on the two spellings when the round is over")
  func note() {
    let round = round("color", "colour", said: "kˈʌlɚ")
    let beside = round.written(beside: Spelling("culour"))
    #expect(
      RegionalNote.sentence(beside: beside, asked: round.word, region: nil)
        == "colour is British; color is American.")
    let own = round.written(beside: Spelling("culor"))
    #expect(RegionalNote.sentence(beside: own, asked: round.word, region: nil) == nil)
  }

  @Test(
    "is judged beside that spelling if it has the letters that differ, or is nearer by two edits",
    arguments: [
      ("neighbour", "neighbor", "naber", false), ("neighbour", "neighbor", "nabor", true),
      ("mould", "mold", "mald", false), ("honour", "honor", "onor", true),
      ("centre", "center", "sentar", false), ("centre", "center", "senter", true),
      ("organise", "organize", "organiz", true), ("manoeuvre", "maneuver", "manuver", true),
      ("favourite", "favorite", "favrite", false), ("color", "colour", "culour", true),
      ("estrogen", "oestrogen", "oestrojen", true), ("oestrogen", "estrogen", "estrojen", true),
    ])
  func shown(asked: String, other: String, typed: String, isOther: Bool) {
    let judged = round(asked, other, said: "").written(beside: Spelling(typed)).spelling
    #expect(judged == Spelling(isOther ? other : asked))
  }

  @Test("is judged beside the asked spelling where that is as near", arguments: ["culor", "xyz"])
  func asked(typed: String) {
    let round = round("color", "colour", said: "kˈʌlɚ")
    #expect(round.written(beside: Spelling(typed)).spelling == Spelling("color"))
  }
}
