import Testing
import Vocabulary

@testable import Practice

@Suite("An explanation gives the rule for the letters of a sound")
struct SoundRuleTests {
  @Test("of a consonant", arguments: TaughtTry.table(Self.consonantsTries))
  func consonants(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let consonantsTries = """
    speack speak spˈiːk spˈiːk
      ck comes only after a short vowel with one letter, so write k: spea-K.
    parck park pˈɑːɹk pˈɑːɹk
      ck comes only after a short vowel with one letter, so write k: par-K.
    cep keep kˈiːp sˈɛp
      Before e, i and y, c would sound like s, so write k: K-eep.
      This vowel is spelled ee: k-EE-p.
    trfick traffic tɹˈæfɪk tˌiːˈɑːɹfˈɪk
      Every syllable has a vowel. Write a here: tr-A-ffic.
      The double f keeps the a short: tra-FF-ic.
      The ending is -ic: traff-IC.
    backery bakery bˈeɪkɚɹi bˈækɚɹi
      ck comes only after a short vowel with one letter, so write k: ba-K-ery.
    quesionnaire questionnaire kwˌɛstʃənˈɛɹ kˌeɪsɪənˈɛɹ
      The sound ch is spelled ti: ques-TI-onnaire.
    wip whip wˈɪp wˈɪp
      The sound w is spelled wh: WH-ip.
    ges guess ɡˈɛs dʒˈɛs
      The sound g is spelled gu: GU-ess.
      At the end of a short word, s is often double: gue-SS.
    bumgalow bungalow bˈʌŋɡɐlˌoʊ bˈʌmɡɐlˌoʊ
      n and m are easy to mix up: for m, your lips close; for n, they stay open. Here it is n:
        bu-N-galow.
    fushia fuchsia fjˈuːʃə fˈʌʃiə
      The sound sh is spelled ch here: fu-CH-sia.
      The s is silent: fuch-S-ia.
    nemonic mnemonic nɛmˈɑːnɪk nɛmˈɑːnɪk
      The m is silent: M-nemonic.
    autum autumn ˈɔːɾʌm ˈɔːɾəm
      The n is silent: autum-N.
    """

  @Test("of a vowel", arguments: TaughtTry.table(Self.vowelsTries))
  func vowels(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let vowelsTries = """
    wont want wˈɔnt wˈoʊnt
      After w, a often sounds like the o of hot: w-A-nt.
    werst worst wˈɜːst wˈɜːst
      After w, or often sounds like er: w-OR-st.
    woll wall wˈɔːl wˈoʊl
      This sound is spelled a: w-A-ll.
    worm warm wˈɔːɹm wˈɜːm
      After w, ar often sounds like or: w-AR-m.
    for far fˈɑːɹ fɔːɹ
      This sound is spelled ar: f-AR.
    haers horse hˈɔːɹs hˈɛɹz
      This sound is spelled or: h-OR-se.
      The word ends in a silent e: hors-E.
    manth month mˈʌnθ mˈænθ
      The short u of cup is spelled o here: m-O-nth.
    cuntry country kˈʌntɹi kˈʌntɹi
      The short u of cup is spelled ou here: c-OU-ntry.
    abav above əbˈʌv ɐbˈæv
      The short u of cup is spelled o here: ab-O-ve.
      Hardly any English word ends in v, so write e after it: abov-E.
    frum from fɹˈʌm fɹˈʌm
      This sound is spelled o: fr-O-m.
    two too tˈuː tˈuː
      This vowel is spelled oo: t-OO.
    preblem problem pɹˈɑːbləm pɹɪbləm
      This is the short o of hot: pr-O-blem.
    ventylated ventilated vˈɛntᵻlˌeɪɾᵻd vˈɛntɪlˌeɪɾᵻd
      The vowel i is weak, so you can't hear which letter it is: vent-I-lated.
    whisthing whistling wˈɪsəlɪŋ wˈɪsθɪŋ
      This sound is spelled l: whist-L-ing.
    awfall awful ˈɔːfəl ˈɔːfɔːl
      The ending is -ful: aw-FUL.
    ouer our ˌaʊɚ ˈaʊɚ
      No e stands before the r: our.
    out our ˌaʊɚ ˈaʊt
      Write r here: ou-R.
    teach teacher tˈiːtʃɚ tˈiːtʃ
      The ending is -er: teach-ER.
    servaying surveying sɚvˈeɪɪŋ sˈɜːveɪɪŋ
      This vowel is weak, so you can't hear its letters: s-UR-veying.
      This vowel is spelled ey: surv-EY-ing.
    """
}
