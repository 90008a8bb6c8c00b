import Testing
import Vocabulary

@testable import Practice

@Suite("An explanation says what the silent e at the end does")
struct SilentETests {
  @Test("where it is missing or moved", arguments: TaughtTry.table(Self.missingTries))
  func missing(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let missingTries = """
    kit kite kˈaɪt kˈɪt
      The silent e makes the i say its name: k-I-t-E.
    hing hinge hˈɪndʒ hˈɪŋ
      The e at the end makes the g sound like j: hing-E.
    chac chance tʃˈæns tʃˈæk
      Write n here: cha-N-ce.
      The e at the end makes the c sound like s: chanc-E.
    fiv five fˈaɪv fˈɪv
      The silent e makes the i say its name: f-I-v-E.
    haf have hˈæv hˈæf
      At the end of a word, v is easy to hear as f, but your throat hums in v: ha-V-e.
      Hardly any English word ends in v, so write e after it: hav-E.
    indefinit indefinite ɪndˈɛfɪnət ɪndˈɛfɪnˌɪt
      The word ends in a silent e: indefinit-E.
    tiem time tˈaɪm tˈaɪm
      The silent e comes after the m, and makes the i say its name: t-I-m-E.
    det date dˈeɪt dˈɛt
      The silent e makes the a say its name: d-A-t-E.
    fur fire fˈaɪɚ fˈɜː
      This sound is spelled ire: f-IRE.
    shapp shape ʃˈeɪp ʃˈæp
      The silent e makes the a say its name: sh-A-p-E.
    di die dˈaɪ di
      This vowel is spelled ie: d-IE.
    prologd prologue pɹˈoʊlɑːɡ pɹˈoʊlɑːɡd
      At the end, the sound g can be spelled gue: prolo-GUE.
    evning evening ˈiːvnɪŋ ˈɛvənɪŋ
      The silent e makes the e before it say its name: E-v-E-ning.
    evaning evening ˈiːvnɪŋ ˈɛvənɪŋ
      The silent e makes the e before it say its name: E-v-E-ning.
    ninteen nineteen nˈaɪntiːn nˈɪntiːn
      The silent e makes the i say its name: n-I-n-E-teen.
    complet complete kəmplˈiːt kəmplˈɛt
      The silent e makes the e before it say its name: compl-E-t-E.
    faif five fˈaɪv fˈeɪf
      The silent e makes the i say its name: f-I-v-E.
      At the end of a word, v is easy to hear as f, but your throat hums in v: fi-V-e.
    liv live lˈaɪv lˈɪv
      Hardly any English word ends in v, so write e after it: liv-E.
    th the ðə tˌiːˈeɪtʃ
      The vowel e is weak, so you can't hear which letter it is: th-E.
    """

  @Test("where there is none", arguments: TaughtTry.table(Self.unneededTries))
  func unneeded(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let unneededTries = """
    crope crop kɹˈɑːp kɹˈoʊp
      An e at the end would make the o say its name: crop.
    fruite fruit fɹˈuːt fɹˈuːt
      The word has no e at the end: fruit.
    rane rain ɹˈeɪn ɹˈeɪn
      This vowel is spelled ai, without a silent e: r-AI-n.
    nite night nˈaɪt nˈaɪt
      This vowel is spelled igh, without a silent e: n-IGH-t.
    nowe know nˈoʊ nˈoʊ
      The k is silent: K-now.
      The word has no e at the end: know.
    pertened pretend pɹɪtˈɛnd pˈɜːʔn̩d
      The word begins with pre: PRE-tend.
      These sounds are spelled nd: prete-ND.
    """
}
