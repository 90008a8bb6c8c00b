import Testing

@testable import Practice

@Suite("Spellings by which words are chosen")
struct WordPatternTests {
  @Test(
    "words that invite a kind of mistake match, and others don't",
    arguments: [
      (.doubledLetter, ["necessary", "balloon"], ["harbor"]),
      (.ieEi, ["receive", "friend"], ["steep"]),
      (
        .silentLetter, ["knight", "hour", "subtle", "castle", "autumn", "half", "wrist"], ["harbor"]
      ),
      (.softC, ["city", "fancy"], ["cat"]), (.softG, ["energy", "danger"], ["gas"]),
      (.phF, ["phone", "graph"], ["shepherd"]), (.tionSion, ["nation", "musician"], ["notion's"]),
      (.ableIble, ["visible", "probably"], ["tablet"]),
      (.anceEnce, ["fence", "agency"], ["dancer"]),
      (.antEnt, ["distant", "silent"], ["ant", "tent"]),
      (.cedeCeed, ["exceed", "supersede"], ["seed"]),
      (.erOrAr, ["teacher", "actor", "sugar"], ["her"]), (.aryEryOry, ["history"], ["carry"]),
      (.leElAl, ["table", "model", "final"], ["ale"]),
      (.iseIze, ["organise", "analyze"], ["rice"]),
      (.ous, ["famous"], ["bus"]), (.ture, ["picture"], ["lecturer"]), (.ly, ["finally"], ["fly"]),
      (.prefix, ["misspell", "unable"], ["mist"]),
      (.hyphenApostrophe, ["o'clock", "yo-yo"], ["clock"]),
    ] as [(Mistake.Kind, [String], [String])])
  func kinds(kind: Mistake.Kind, words: [String], others: [String]) {
    let pattern = WordPattern(kind: kind)
    #expect(WordPattern.kinds.contains(kind))
    for word in words { #expect(pattern.matches(word, from: nil), "\(word)") }
    for word in others { #expect(!pattern.matches(word, from: nil), "\(word)") }
  }

  @Test("beginnings, endings and origins must all match, and an empty pattern matches everything")
  func letters() {
    #expect(WordPattern().isAny && WordPattern().matches("harbor", from: nil))
    let pattern = WordPattern(kind: .tionSion, beginning: "Con", ending: "ion", origin: "latin")
    #expect(!pattern.isAny)
    #expect(pattern.matches("condition", from: "latin"))
    #expect(
      !pattern.matches("condition", from: nil) && !pattern.matches("condition", from: "greek"))
    #expect(!pattern.matches("nation", from: "latin") && !pattern.matches("convert", from: "latin"))
  }
}
