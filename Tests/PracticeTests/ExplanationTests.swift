import Testing

@testable import Practice

@Suite("When the round is over, each mistake is explained by its rule")
struct ExplanationTests {
  private func explanations(_ typed: String, _ word: String, said: String? = nil) -> [String] {
    let word = WrittenWord(Spelling(word), said: said.map { Pronunciation(ipa: $0) })
    return Feedback(typed: Spelling(typed), of: word).explanations(of: word)
  }

  @Test(
    "with the letters set apart in the word",
    arguments: [
      ("necesary", "necessary", "The s is doubled: nece-SS-ary."),
      ("untill", "until", "There is one l: unti-L."),
      ("recieve", "receive", "It is ei: rec-EI-ve. After c it is ei."),
      ("nife", "knife", "The k is not heard: K-nife."),
      ("frend", "friend", "This vowel is spelled ie: fr-IE-nd."),
      ("possable", "possible", "The ending is -ible: poss-IBLE."),
      ("docter", "doctor", "The ending is -or: doct-OR."),
      ("hopful", "hopeful", "The silent e is kept before -ful: hop-E-ful."),
      ("makeing", "making", "No e stands before -ing: making."),
      ("citys", "cities", "After a consonant y becomes ie before -s: cit-IES."),
      ("jumpt", "jumped", "The ending of the past is -ed, however it sounds: jump-ED."),
      (
        "happyness", "happiness",
        "After a consonant y becomes i before an ending: happ-I-ness."
      ),
      ("elefant", "elephant", "In words from Greek the sound f is spelled ph: ele-PH-ant."),
      ("majic", "magic", "This sound is spelled g: ma-G-ic. Before e, i and y, g can say j."),
      (
        "mispell", "misspell",
        "The prefix and what follows it are both written whole: MISS-pell."
      ),
      ("goin", "going", "The ending is -ing: go-ING."),
      ("teh", "the", "The order of the letters is he: t-HE."),
      ("dont", "don't", "It is written don't."),
      ("rember", "remember", "It has em here: rem-EM-ber."),
    ])
  func rules(typed: String, word: String, explanation: String) {
    #expect(explanations(typed, word) == [explanation])
  }

  @Test("a vowel without stress is said to be one")
  func unstressed() {
    #expect(
      explanations("seperate", "separate", said: "sˈɛpɚɹˌeɪt") == [
        "sep-A-rate: the vowel a has no stress here, so its letter can't be heard."
      ])
  }

  @Test("one for each mistake, in the order of the word, and the misspelling is not shown again")
  func all() {
    let told = explanations("neccesery", "necessary", said: "nˈɛsᵻsɚɹi")
    #expect(told.count == 3)
    #expect(told.allSatisfy { !$0.contains("neccesery") })
    #expect(told.first == "There is one c: ne-C-essary.")
  }
}
