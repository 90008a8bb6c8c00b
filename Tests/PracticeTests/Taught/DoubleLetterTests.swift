import Testing
import Vocabulary

@testable import Practice

@Suite("An explanation says why a letter is double or single")
struct DoubleLetterTests {
  @Test("where a rule tells it", arguments: TaughtTry.table(Self.doublesTries))
  func doubles(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let doublesTries = """
    mudy muddy mˈʌdi mˈʌdi
      The double d keeps the u short: mu-DD-y.
    litle little lˈɪɾəl lˈɪɾəl
      The double t keeps the i short: li-TT-le.
    dril drill dɹˈɪl dɹˈɪl
      At the end of a short word, l is often double: dri-LL.
    hopping hoping hˈoʊpɪŋ hˈɑːpɪŋ
      A double p would make the o short: ho-P-ing.
    aufull awful ˈɔːfəl ˈɔːfʊl
      This vowel is spelled aw: AW-ful.
      The ending -ful has only one l: aw-FUL.
    speeling spelling spˈɛlɪŋ spˈiːlɪŋ
      The l is double, not the e: spe-LL-ing.
    """

  @Test("and only that it is so where none does", arguments: TaughtTry.table(Self.othersTries))
  func others(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let othersTries = """
    acadent accident ˈæksɪdənt ɐkˈædənt
      The cc spells two sounds, k and s: a-CC-ident.
      The vowel i is weak, so you can't hear which letter it is: acc-I-dent.
    acddent accident ˈæksɪdənt ɐkdˈɛnt
      The c is double: a-CC-ident.
      The vowel i is weak, so you can't hear which letter it is: acc-I-dent.
    shabby shaggy ʃˈæɡi ʃˈæbi
      This sound is spelled gg: sha-GG-y.
    lilly lily lˈɪli lˈɪli
      The l is single: li-L-y.
    """
}
