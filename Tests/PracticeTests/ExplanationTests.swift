import Testing
import Vocabulary

@testable import Practice

@Suite("When the round is over, a learner reads an explanation of each mistake")
struct ExplanationTests {
  private func explanations(_ typed: String, _ word: String, said: String? = nil) -> [String] {
    let word = WrittenWord(Spelling(word), said: said.map { Pronunciation(ipa: $0) })
    return Feedback(typed: Spelling(typed), of: word).explanations(of: word)
  }

  @Test(
    "with its rule, and the letters set apart in the word",
    arguments: [
      ("necesary", "necessary", "The s is double: nece-SS-ary."),
      ("untill", "until", "The l is single: unti-L."),
      (
        "recieve", "receive", "The order of the vowels is ei: rec-EI-ve. After c, write e before i."
      ),
      ("nife", "knife", "The k is silent: K-nife."),
      ("frend", "friend", "This vowel is spelled ie: fr-IE-nd."),
      ("possable", "possible", "The ending is -ible: poss-IBLE."),
      ("docter", "doctor", "The ending is -or: doct-OR."),
      ("hopful", "hopeful", "Keep the silent e before -ful: hop-E-ful."),
      ("makeing", "making", "Write no e before -ing: making."),
      ("citys", "cities", "After a consonant, y becomes ie before -s: cit-IES."),
      ("jumpt", "jumped", "The past tense ends in -ed, whatever it sounds like: jump-ED."),
      (
        "happyness", "happiness",
        "After a consonant, y becomes i before an ending: happ-I-ness."
      ),
      ("elefant", "elephant", "In words from Greek, the sound f is spelled ph: ele-PH-ant."),
      (
        "majic", "magic", "This sound is spelled g: ma-G-ic. Before e, i and y, g can sound like j."
      ),
      ("mispell", "misspell", "The s is double: mi-SS-pell."),
      ("discribe", "describe", "The word begins with de: DE-scribe."),
      ("distroy", "destroy", "The word begins with de: DE-stroy."),
      ("desturb", "disturb", "The word begins with dis: DIS-turb."),
      ("téléphone", "telephone", "The e has no accent: telephone."),
      ("ooman", "woman", "Write w here: W-oman."),
      ("wreck", "reck", "The word has no silent letter here: reck."),
      ("sheeps", "sheep", "No s here: sheep."),
      ("hav", "have", "Hardly any English word ends in v, so write e after it: hav-E."),
      ("boxs", "boxes", "After x, the ending is -es: box-ES."),
      ("shorrt", "short", "The r is single: sho-R-t."),
      ("stretpch", "stretch", "Leave out the p between the t and the c: stretch."),
      ("calendario", "calendar", "Leave out the ending -io: calendar."),
      (
        "paralellogram", "parallelogram",
        "The first l is double, the second is single: para-LL-elogram."
      ),
      (
        "unparalelled", "unparalleled",
        "The first l is double, the second is single: unpara-LL-eled."
      ),
      ("enought", "enough", "Leave out the t at the end: enough."),
      ("fild", "field", "This vowel is spelled ie: f-IE-ld."),
      ("goin", "going", "The ending is -ing: go-ING."),
      ("teh", "the", "The order of the letters is he: t-HE."),
      ("dont", "don't", "It is short for do not, with an apostrophe for the o: don't."),
      ("rember", "remember", "Write em here: rem-EM-ber."),
    ])
  func rules(typed: String, word: String, explanation: String) {
    #expect(explanations(typed, word) == [explanation])
  }

  @Test(
    "with the parts of the word, where a mistake touches their joint",
    arguments: [
      (
        "goverment", ["govern", "ment"],
        "Many people don't say this n, but it is written: gover-N-ment. It is govern + ment."
      ),
      (
        "dieing", ["die", "ing"],
        "Before -ing, ie becomes y: d-Y-ing. It is die + ing, written dying."
      ),
      (
        "brekfast", ["break", "fast"], "This vowel is spelled ea: br-EA-kfast. It is break + fast."
      ),
      (
        "brakfast", ["break", "fast"], "This vowel is spelled ea: br-EA-kfast. It is break + fast."
      ),
      ("breakfasst", ["break", "fast"], "The s is single: breakfa-S-t. It is break + fast."),
      ("carefull", ["care", "ful"], "The ending -ful has only one l: care-FUL. It is care + ful."),
      ("mispell", ["mis", "spell"], "mis + spell: keep both, so write misspell."),
    ])
  func parts(typed: String, morphemes: [String], explanation: String) {
    let texts = [
      "govern": "government", "die": "dying", "break": "breakfast", "care": "careful",
      "mis": "misspell",
    ]
    let word = WrittenWord(Spelling(texts[morphemes[0]] ?? ""), morphemes: morphemes)
    #expect(Feedback(typed: Spelling(typed), of: word).explanations(of: word) == [explanation])
  }

  @Test(
    "that calls silent letters silent, and tells of an r that many leave out",
    arguments: [
      ("suttle", "subtle", "The b is silent: su-B-tle."),
      ("amond", "almond", "The l is silent: a-L-mond."),
      ("Febuary", "february", "Many people don't say this r, but it is written: feb-R-uary."),
      ("libary", "library", "Many people don't say this r, but it is written: lib-R-ary."),
    ])
  func silent(typed: String, word: String, explanation: String) {
    let said = ["subtle": "sˈʌɾəl", "almond": "ˈɑːmənd"]
    #expect(explanations(typed, word, said: said[word]) == [explanation])
  }

  @Test(
    "that is one piece of advice beside an irregular word, and never only repeats the word",
    arguments: [
      ("wun", "one", ["No rule tells this word, so learn its letters one by one: o, n, e."]),
      ("wellknown", "well-known", []), ("nesesary", "necessary", nil),
    ] as [(String, String, [String]?)])
  func beside(typed: String, word: String, explanations: [String]?) {
    let written = WrittenWord(Spelling(word))
    let feedback = Feedback(typed: Spelling(typed), of: written)
    #expect(
      feedback.explanations(beside: written) == explanations ?? feedback.explanations(of: written))
  }

  @Test("for each of several mistakes, in the order of the word")
  func several() {
    #expect(
      explanations("hamok", "hammock") == [
        "The m is double: ha-MM-ock.",
        "After a short vowel, the sound k is spelled ck: hammo-CK.",
      ])
  }

  @Test("that says when a vowel is unstressed")
  func unstressed() {
    #expect(
      explanations("seperate", "separate", said: "sˈɛpɚɹˌeɪt") == [
        "The vowel a is weak, so you can't hear which letter it is: sep-A-rate."
      ])
  }

  @Test("that is told once for the same mistake, and for one letter")
  func once() {
    #expect(
      explanations("delishus", "delicious", said: "dɪlˈɪʃəs")
        == ["The ending is -cious: deli-CIOUS."])
    let word = WrittenWord(Spelling("people"), said: Pronunciation(ipa: "pˈiːpəl"))
    let feedback = Feedback(typed: Spelling("beoble"), of: word)
    #expect(feedback.mistakes.count == 2)
    #expect(feedback.texts(of: word).count == 2 && feedback.texts(of: word)[1] == nil)
    #expect(feedback.explanations(of: word).count == 1)
  }

  @Test("that calls no word irregular that is spelled as it sounds")
  func regular() {
    let bus = WrittenWord(Spelling("bus"), said: Pronunciation(ipa: "bˈʌs"))
    #expect(Feedback(typed: Spelling("basu"), of: bus).lesson(of: bus) == nil)
    let one = WrittenWord(Spelling("one"), said: Pronunciation(ipa: "wˈʌn"))
    #expect(Feedback(typed: Spelling("wun"), of: one).lesson(of: one) != nil)
  }

  @Test("in the order of the word, without the misspelling")
  func all() {
    let told = explanations("neccesery", "necessary", said: "nˈɛsᵻsɚɹi")
    #expect(told.count == 3)
    #expect(told.allSatisfy { !$0.contains("neccesery") })
    #expect(told.first == "The c is single: ne-C-essary.")
  }
}
