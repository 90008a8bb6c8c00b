import Testing
import Vocabulary

@testable import Practice

@Suite("An explanation gives the rule by which an ending is joined to a word")
struct EndingRuleTests {
  @Test("with a y", arguments: TaughtTry.table(Self.yTries))
  func yAndI(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let yTries = """
    carryed carried kˈæɹid kˈæɹid
      After a consonant, y becomes i before -ed: carr-I-ed.
    replyd replied ɹᵻplˈaɪd ɹᵻplˈaɪd
      After a consonant, y becomes i before -ed: repl-I-ed.
    untyed untied ʌntˈaɪd ʌntˈaɪd
      The past tense ends in -ed, whatever it sounds like: unt-IED.
    trys tries tɹˈaɪz tɹˈaɪz
      After a consonant, y becomes ie before -s: tr-IES.
    cookys cookies kˈʊkiz kˈʊkiz
      The word ends in ies: cook-IES.
    enjoied enjoyed ɛndʒˈɔɪd ɛndʒˈɔɪd
      After a vowel, y stays before an ending: enj-OY-ed.
    monkies monkeys mˈʌŋkiz mˈʌŋkiz
      After a vowel, y stays before -s: monk-EY-s.
    vallies valleys vˈælɪz vˈæliz
      After a vowel, y stays before -s: vall-EY-s.
    toies toys tˈɔɪz tˈɔɪz
      After a vowel, y stays before an ending: t-OY-s.
    studing studying stˈʌdiɪŋ stˈuːdɪŋ
      y stays before -ing: stud-Y-ing.
    copiing copying kˈɑːpɪɪŋ kˈoʊpiɪŋ
      y stays before -ing: cop-Y-ing.
    lieing lying lˈaɪɪŋ lˈaɪɪŋ
      Before -ing, ie becomes y: l-Y-ing.
    """

  @Test(
    "if the first part of the word ends in y",
    arguments: [
      ("marryage", "marriage", ["marry", "age"], "mˈæɹɪdʒ", "y becomes i"),
      ("buryal", "burial", ["bury", "al"], "bˈɛɹiəl", "y becomes i"),
      ("holyday", "holiday", ["holy", "day"], "hˈɑːlɪdˌeɪ", "The y of holy becomes i here"),
      (
        "picnicing", "picnicking", ["picnic", "ing"], "pˈɪknɪkɪŋ", "so a k follows it: picni-CK-ing"
      ),
      ("dyal", "dial", [], "dˈaɪəl", "is spelled i"),
      ("movys", "movies", ["movie", "s"], "mˈuːviz", "ends in ies"),
    ])
  func parts(typed: String, word: String, morphemes: [String], said: String, told: String) {
    let word = WrittenWord(
      Spelling(word), said: Pronunciation(ipa: said), morphemes: morphemes)
    let texts = Feedback(typed: Spelling(typed), of: word).explanations(of: word)
    #expect(texts.count == 1 && texts[0].contains(told), "\(texts)")
  }

  @Test("with an e that keeps a c or a g soft", arguments: TaughtTry.table(Self.softTries))
  func soft(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let softTries = """
    noticable noticeable nˈoʊɾɪsəbəl nˈoʊɾɪkəbəl
      The e stays before -able, so that the c sounds like s: notic-E-able.
    changable changeable tʃˈeɪndʒəbəl tʃˈeɪndʒəbəl
      The e stays before -able, so that the g sounds like j: chang-E-able.
    couragous courageous kɜːɹˈeɪdʒəs kɜːɹˈæɡəs
      The e before -ous makes the g sound like j: courag-E-ous.
    courtious courteous kˈɜːɾiəs kˈɜːɾiəs
      The ending is -eous: court-EOUS.
    hopful hopeful hˈoʊpfəl hˈɑːpfəl
      Keep the silent e before -ful: hop-E-ful.
    """

  @Test("in -ise, where an s sounds like z", arguments: TaughtTry.table(Self.iseTries))
  func ise(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let iseTries = """
    exercice exercise ˈɛksɚsˌaɪz ˈɛksɚsɪs
      The ending is -ise, with an s that sounds like z: exerc-ISE.
    advertized advertised ˈædvɚtˌaɪzd ˈædvɚtˌaɪzd
      The ending is -ised: advert-ISED.
    promice promise pɹˈɑːmɪs pɹˈɑːmɪs
      This sound is spelled s: promi-S-e.
    """
}
