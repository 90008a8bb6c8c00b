import Testing
import Vocabulary

@testable import Practice

@Suite("A learner reads once of what is one mistake to a teacher")
struct OneMistakeTests {
  @Test("in an ending", arguments: TaughtTry.table(Self.endingsTries))
  func endings(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let endingsTries = """
    speil special spˈɛʃəl spˈeɪl
      The ending is -cial: spe-CIAL.
    uncomfortal uncomfortable ʌŋkˈʌmfɚɾəbəl ʌŋkˈʌmfɚɾəl
      The ending is -able: uncomfort-ABLE.
    countenense countenance kˈaʊntənəns kˈaʊntənˌɛns
      The ending is -ance: counten-ANCE.
    contenti contented kəntˈɛntᵻd kəntˈɛnti
      The past tense ends in -ed, whatever it sounds like: content-ED.
    starch station stˈeɪʃən stˈɑːɹtʃ
      The ending is -tion: sta-TION.
    curtuse courteous kˈɜːɾiəs kˈɜːɾuːs
      This sound is spelled our: c-OUR-teous.
      The ending is -eous: court-EOUS.
    dormatey dormitory dˈoːɹmɪtˌoːɹi dˈoːɹmeɪɾi
      The vowel i is weak, so you can't hear which letter it is: dorm-I-tory.
      The ending is -ory: dormit-ORY.
    dormitorrary dormitory dˈoːɹmɪtˌoːɹi dˈoːɹmɪtˌɔɹɛɹi
      The ending is -ory: dormit-ORY.
    chapture chapter tʃˈæptɚ tʃˈæptʃɚ
      The ending is -ter: chap-TER.
    possibly possible pˈɑːsᵻbəl pˈɑːsᵻbli
      The ending is -le: possib-LE.
    dangrs dangerous dˈeɪndʒɚɹəs dˈæŋɡrz
      Many people don't say this e, but it is written: dang-E-rous.
      The ending is -ous: danger-OUS.
    waitng waiting wˈeɪɾɪŋ wˈeɪtŋ
      The ending is -ing: wait-ING.
    ner near nˈɪɹ nˈɜː
      This vowel is spelled ea: n-EA-r.
    raize raise ɹˈeɪz ɹˈeɪz
      This sound is spelled s: rai-S-e.
    strucher structure stɹˈʌktʃɚ stɹˈʌtʃɚ
      The ending is -ture, after a c that sounds like k: stru-CTURE.
    lekcher lecture lˈɛktʃɚ lˈɛktʃɚ
      The ending is -ture, after a c that sounds like k: le-CTURE.
    culcher culture kˈʌltʃɚ kˈʌltʃɚ
      The ending is -ture: cul-TURE.
    plastisch plastic plˈæstɪk plˈæstɪʃ
      The ending is -ic: plast-IC.
    musisch music mjˈuːzɪk mjˈuːsɪʃ
      The ending is -ic: mus-IC.
    """

  @Test("in the letters of one sound", arguments: TaughtTry.table(Self.graphemesTries))
  func graphemes(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let graphemesTries = """
    masgen machine məʃˈiːn mˈæsdʒən
      In words from French, the sound sh is spelled ch: ma-CH-ine.
      This sound is spelled i: mach-I-ne.
      The word ends in a silent e: machin-E.
    delingwent delinquent dᵻlˈɪŋkwənt dᵻlˈɪŋwənt
      The sound kw is spelled qu: delin-QU-ent.
    flert flight flˈaɪt flˈɜːt
      This vowel is spelled igh, without an r: fl-IGH-t.
    loged loud lˈaʊd lˈoʊdʒd
      This vowel is spelled ou: l-OU-d.
    shound should ʃˈʊd ʃˈaʊnd
      The l is silent: shou-L-d.
    otan often ˈɔfən ˈɑːtən
      Write f here: o-F-ten.
      The vowel e is weak, so you can't hear which letter it is: oft-E-n.
    fige fire fˈaɪɚ fˈaɪdʒ
      This consonant is r: fi-R-e.
    concensious conscientious kˌɑːnʃiˈɛnʃəs kənsˈɛnsiəs
      The sound sh is spelled sci: con-SCI-entious.
      The ending is -tious: conscien-TIOUS.
    concienteous conscientious kˌɑːnʃiˈɛnʃəs kɑːnʃəntɪˈuːz
      The sound sh is spelled sci: con-SCI-entious.
      The ending is -ious: conscient-IOUS.
    concience conscience kˈɑːnʃəns kɑːnʃənsˈɛ
      The sound sh is spelled sci: con-SCI-ence.
    extisty ecstasy ˈɛkstəsi ɛkstˈɪsti
      These sounds are spelled cs: e-CS-tasy.
      The vowel a is weak, so you can't hear which letter it is: ecst-A-sy.
      Leave out the t between the s and the y: ecstasy.
    rhomtism rheumatism ɹˈuːmətˌɪzəm ɹˈɑːmtɪzəm
      This vowel is spelled eu: rh-EU-matism.
      The vowel a is weak, so you can't hear which letter it is: rheum-A-tism.
    sevear severe sᵻvˈɪɹ sˈɛvɪɹ
      This sound is spelled ere: sev-ERE.
    sfear sphere sfˈɪɹ ˈɛsfˈɪɹ
      In words from Greek, the sound f is spelled ph: s-PH-ere.
      This sound is spelled ere: sph-ERE.
    tekist text tˈɛkst tˈɛkɪst
      The x spells both sounds, with no vowel between them: te-X-t.
    exsit exit ˈɛɡzɪt ɛkssˈɪt
      The x alone spells both sounds: e-X-it.
    restorant restaurant ɹˈɛstɹɑːnt ɹᵻstˈoːɹənt
      This vowel is spelled au: rest-AU-rant.
    """

  @Test("in letters side by side", arguments: TaughtTry.table(Self.neighboursTries))
  func neighbours(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let neighboursTries = """
    shager shaggy ʃˈæɡi ʃˈeɪdʒɚ
      Write gy here: shag-GY.
    seets street stɹˈiːt sˈiːts
      Write tr here: s-TR-eet.
      No s here: street.
    wiil will wˈɪl wˈɪɪl
      The l is double, not the i: wi-LL.
    be best bˈɛst bˈiː
      Write st here: be-ST.
    whould would wˈʊd wˈʊd
      Leave out the h after the w: would.
    """

  @Test("in a word that is short for two", arguments: TaughtTry.table(Self.contractionsTries))
  func contractions(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let contractionsTries = """
    there they're ðˈɛɹ ðˈɛɹ
      It is short for they are, with an apostrophe for the a: they're.
    their they're ðˈɛɹ ðɛɹ
      It is short for they are, with an apostrophe for the a: they're.
    musant mustn't mˈʌsənt mjˈuːsənt
      The t is silent: mus-T-n't.
      It is short for must not, with an apostrophe for the o: mustn't.
    """

  @Test("in two letters that changed places", arguments: TaughtTry.table(Self.slipsTries))
  func slips(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let slipsTries = """
    quite quiet kwˈaɪət kwˈaɪt
      The order of the letters is et: qui-ET.
    dose does dˈʌz dˈoʊs
      The order of the letters is es: do-ES.
    actullay actually ˈæktʃuːəli ˈæktəlˌeɪ
      The order of the letters is all: actu-ALL-y.
    resulotion resolution ɹˌɛzəlˈuːʃən ɹᵻsuːlˈoʊʃən
      Two vowels have changed places: res-O-l-U-tion.
    difenite definite dˈɛfɪnət dˈaɪfnaɪt
      Two vowels have changed places: d-E-f-I-nite.
    """

  @Test("and while tries remain, no ending is said to sound alike that doesn't")
  func told() {
    let word = WrittenWord(Spelling("station"), said: Pronunciation(ipa: "stˈeɪʃən"))
    #expect(Feedback(typed: Spelling("starch"), of: word).sentence.contains("Check the ending"))
    let alike = Feedback(typed: Spelling("stashun"), of: word).sentence
    #expect(
      alike == "The ending sounds like yours, but it is spelled differently, near your letter 4.")
  }

  @Test("and of three mistakes at most, or how to learn the word")
  func most() {
    let word = WrittenWord(
      Spelling("miscellaneous"), said: Pronunciation(ipa: "mˌɪsəlˈeɪniəs"))
    let four = Feedback(typed: Spelling("missulanious"), of: word)
    #expect(four.mistakes.count == 4 && four.explanations(of: word).count == 3)
    #expect(four.texts(of: word).count == 4)
    let five = Feedback(typed: Spelling("misealineus"), of: word)
    #expect(
      five.explanations(beside: word)
        == ["Many letters are wrong, so learn the word in parts: mi + scel + la + neous."])
  }
}
