import Testing
import Vocabulary

@testable import Practice

@Suite("A try with another spelling of an ending or of a c")
struct EndingEsTests {
  @Test("is told as that, and not as a missing ending or a slip", arguments: TaughtTry.table(tries))
  func told(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let tries = """
    potatos potatoes pətˈeɪɾoʊz pətˈeɪɾoʊz
      ? It sounds right. The ending s or es is spelled in another way.
      After a consonant and o, some words take -es: potato-ES.
    washs washes wˈɑːʃᵻz wˈɑːʃz
      ? The ending s or es is spelled in another way.
      After sh, the ending is -es: wash-ES.
    shos shoes ʃˈuːz ʃˈoʊz
      ? A vowel needs more letters, near your letter 3.
      This vowel is spelled oe: sh-OE-s.
    axtion action ˈækʃən ˈæksʃən
      ? A sound is spelled with other letters, near your letter 2.
      This sound is spelled c: a-C-tion.
    gitar guitar ɡɪtˈɑːɹ ɡˈɪɾɑːɹ
      ? A silent letter is missing, near your letter 1.
      The sound g is spelled gu: GU-itar.
    schejule schedule skˈɛdʒuːl skˈɛdʒuːl
      ? It sounds right, but it is spelled differently, near your letter 5.
      This sound is spelled d: sche-D-ule.
    giraf giraffe dʒᵻɹˈæf dʒˈɜːɹæf
      ? One of the letters is double in the word, among your letters 2 to 5. A silent letter is
        missing at the end or before the ending.
      The f is double: gira-FF-e.
      The word ends in a silent e: giraff-E.
    """

  @Test("is a try where only its vowels differ from the word, also if it is a request elsewhere")
  func request() {
    var round = Round(Word("sleep"), said: Pronunciation(ipa: "slˈiːp"))
    guard case .wrong = round.submit("slip", sounding: Pronunciation(ipa: "slˈɪp")) else {
      Issue.record("slip is a try at sleep")
      return
    }
    var other = Round(Word("harbor"), said: Pronunciation(ipa: "hˈɑːɹbɚ"))
    guard case .noTry = other.submit("slip", sounding: Pronunciation(ipa: "slˈɪp")) else {
      Issue.record("slip asks for something where harbor is the word")
      return
    }
    var end = Round(Word("end"), said: Pronunciation(ipa: "ˈɛnd"))
    guard case .noTry = end.submit("undo", sounding: Pronunciation(ipa: "ʌndˈuː")) else {
      Issue.record("undo asks for something where end is the word")
      return
    }
  }
}
