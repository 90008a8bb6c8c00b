import Testing
import Vocabulary

@testable import Practice

@Suite("An explanation says that many people don't say a letter")
struct UnsaidLetterTests {
  @Test("where speakers leave it out", arguments: TaughtTry.table(Self.tries))
  func letters(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let tries = """
    choclate chocolate tʃˈɑːklət tʃˈɑːkleɪt
      Many people don't say this o, but it is written: choc-O-late.
    diffrent different dˈɪfɹənt dˈɪfɹənt
      Many people don't say this e, but it is written: diff-E-rent.
    intresting interesting ˈɪntɹɛstɪŋ ɪntɹˈɛstɪŋ
      Many people don't say this e, but it is written: int-E-resting.
    libary library lˈaɪbɹɛɹi lˈɪbɚɹi
      Many people don't say this r, but it is written: lib-R-ary.
    vegtable vegetable vˈɛdʒɪɾəbəl vˈɛɡtəbəl
      Many people don't say this e, but it is written: veg-E-table.
    famly family fˈæmɪli fˈæmli
      Many people don't say this i, but it is written: fam-I-ly.
    evry every ˈɛvɹi ˈɛvɹi
      Many people don't say this e, but it is written: ev-E-ry.
    favrite favourite fˈeɪvɹɪt fˈævɹaɪt
      Many people don't say this ou, but it is written: fav-OU-rite.
    memry memory mˈɛmɚɹi mˈɛmɹi
      Many people don't say this o, but it is written: mem-O-ry.
    camra camera kˈæmɹə kˈæmɹə
      Many people don't say this e, but it is written: cam-E-ra.
    medcine medicine mˈɛdəsən mˈɛdsiːn
      Many people don't say this i, but it is written: med-I-cine.
    temprature temperature tˈɛmpɹɪtʃɚ tˈɛmpɹətʃɚ
      Many people don't say this e, but it is written: temp-E-rature.
    goverment government ɡˈʌvɚnmənt ɡˈoʊvɚmənt
      Many people don't say this n, but it is written: gover-N-ment.
    sanwich sandwich sˈændwɪtʃ sˈænwɪtʃ
      Many people don't say this d, but it is written: san-D-wich.
    exacly exactly ɛɡzˈæktli ɛɡzˈækli
      Many people don't say this t, but it is written: exac-T-ly.
    cloes clothes klˈoʊðz klˈoʊiz
      Many people don't say this th, but it is written: clo-TH-es.
    entrepeneur entrepreneur ˌɑːntɹɪpɹənˈʊɹ ˌɑːntɹɪpənˈʊɹ
      Many people don't say this r, but it is written: entrep-R-eneur.
    govermant government ɡˈʌvɚnmənt ɡˈoʊvɚmənt
      Many people don't say this n, but it is written: gover-N-ment.
      The ending is -ent: governm-ENT.
    hankerchief handkerchief hˈæŋkɚtʃˌɪf hˈæŋkɚtʃˌiːf
      Many people don't say this d, but it is written: han-D-kerchief.
    secretry secretary sˈɛkɹətˌɛɹi sˈɛkɹɪtɹi
      Many people don't say this a, but it is written: secret-A-ry.
    ushally usually jˈuːʒuːəli ˈʌʃəli
      This sound is spelled s: u-S-ually.
      Many people don't say this u, but it is written: us-U-ally.
    gradjally gradually ɡɹˈædʒuːəli ɡɹˈædʒəli
      This sound is spelled d: gra-D-ually.
      Many people don't say this u, but it is written: grad-U-ally.
    nachrally naturally nˈætʃɚɹəli nˈækɹəli
      This sound is spelled t: na-T-urally.
      Many people don't say this u, but it is written: nat-U-rally.
    """

  @Test(
    "but not where everybody says it",
    arguments: [
      ("vegetble", "vegetable", "vˈɛdʒtəbəl"), ("buter", "butter", "bˈʌɾɚ"),
      ("bother", "brother", "bɹˈʌðɚ"), ("hunred", "hundred", "hˈʌndɹɪd"),
      ("diffcult", "difficult", "dˈɪfɪkəlt"), ("busness", "business", "bˈɪznəs"),
      ("kichen", "kitchen", "kˈɪtʃən"),
    ])
  func said(typed: String, word: String, said: String) {
    let word = WrittenWord(Spelling(word), said: Pronunciation(ipa: said))
    let texts = Feedback(typed: Spelling(typed), of: word).explanations(of: word)
    #expect(!texts.isEmpty && !texts.joined().contains("Many people"), "\(texts)")
  }
}
