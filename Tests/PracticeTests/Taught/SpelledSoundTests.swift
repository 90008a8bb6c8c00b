import Testing
import Vocabulary

@testable import Practice

@Suite("An explanation judges the letters of a sound as a whole")
struct SpelledSoundTests {
  @Test("and says which sound they spell", arguments: TaughtTry.table(Self.tries))
  func graphemes(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let tries = """
    fisch fish fˈɪʃ fˈɪʃ
      The sound sh is spelled sh, without a c: fi-SH.
    stomac stomach stˈʌmək stˈɑːmæk
      In words from Greek, the sound k is spelled ch: stoma-CH.
    cemist chemist kˈɛmɪst sˈɛmɪst
      In words from Greek, the sound k is spelled ch: CH-emist.
    zirkus circus sˈɜːkəs zˈɜːkəs
      This sound is spelled c: C-ircus. Before e, i and y, c can sound like s.
      This sound is spelled c: cir-C-us.
    kinema cinema sˈɪnəmə kˈɪnəmə
      This consonant is c: C-inema. Before e, i and y, c can sound like s.
    langage language lˈæŋɡwɪdʒ læŋɡˈeɪdʒ
      The u sounds like w here: lang-U-age.
    speshul special spˈɛʃəl spˈɛʃʌl
      The ending is -cial: spe-CIAL.
    theez these ðˈiːz θˈiːz
      The silent e makes the e before it say its name: th-E-s-E.
      This sound is spelled s: the-S-e.
    ware where wˈɛɹ wˈɛɹ
      The sound w is spelled wh: WH-ere.
      This sound is spelled ere: wh-ERE.
    thare there ðˈɛɹ θˈɛɹ
      This sound is spelled ere: th-ERE.
    feerce fierce fˈɪɹs fˈɪɹs
      This vowel is spelled ie: f-IE-rce.
    sine sign sˈaɪn sˈaɪn
      The g is silent, and no e stands at the end: si-G-n.
    enuf enough ɪnˈʌf ɪnˈʌf
      The short u of cup is spelled ou here: en-OU-gh.
      The sound f is spelled gh: enou-GH.
    coff cough kˈɔf kˈɔf
      This vowel is spelled ou: c-OU-gh.
      The sound f is spelled gh: cou-GH.
    wissle whistle wˈɪsəl wˈɪsəl
      The sound w is spelled wh: WH-istle.
      The t is silent: whis-T-le.
    lisen listen lˈɪsən lˈaɪsən
      The t is silent: lis-T-en.
    fassen fasten fˈæsən fˈæsən
      The t is silent: fas-T-en.
    karakter character kˈæɹɪktɚ kˈæɹæktɚ
      In words from Greek, the sound k is spelled ch: CH-aracter.
      This sound is spelled c: chara-C-ter.
    anker anchor ˈæŋkɚ ˈæŋkɚ
      In words from Greek, the sound k is spelled ch: an-CH-or.
      The ending is -or: anch-OR.
    eko echo ˈɛkoʊ ˈiːkoʊ
      In words from Greek, the sound k is spelled ch: e-CH-o.
    ake ache ˈeɪk ˈeɪk
      The sound k is spelled ch: a-CH-e.
    shef chef ʃˈɛf ʃˈɛf
      In words from French, the sound sh is spelled ch: CH-ef.
    konzert concert kˈɑːnsɚt kˈɑːnzɜːt
      This sound is spelled c: C-oncert.
      This sound is spelled c: con-C-ert. Before e, i and y, c can sound like s.
    pensil pencil pˈɛnsəl pˈɛnsəl
      This sound is spelled c: pen-C-il. Before e, i and y, c can sound like s.
    cuality quality kwˈɔlᵻɾi kjuːˈælᵻɾi
      The sound kw is spelled qu: QU-ality.
    kween queen kwˈiːn kwˈiːn
      The sound kw is spelled qu: QU-een.
    kwiet quiet kwˈaɪət kwˈaɪət
      The sound kw is spelled qu: QU-iet.
    pengwin penguin pˈɛŋɡwɪn pˈɛŋwɪn
      The sound w is spelled u here: peng-U-in.
    perswade persuade pɚswˈeɪd pˈɜːswɑːd
      The sound w is spelled u here: pers-U-ade.
    schirt shirt ʃˈɜːt skˈɜːt
      The sound sh is spelled sh, without a c: SH-irt.
    brij bridge bɹˈɪdʒ bɹˈɪdʒ
      After a short vowel, the sound j is spelled dge: bri-DGE.
    ej edge ˈɛdʒ ˈɛdʒ
      After a short vowel, the sound j is spelled dge: e-DGE.
    knowlege knowledge nˈɑːlɪdʒ nˈoʊlɛdʒ
      After a short vowel, the sound j is spelled dge: knowle-DGE.
    kichin kitchen kˈɪtʃən kˈɪtʃɪn
      After a short vowel, the sound ch is often spelled tch: ki-TCH-en.
      The vowel e is weak, so you can't hear which letter it is: kitch-E-n.
    cach catch kˈætʃ kˈæʃ
      After a short vowel, the sound ch is often spelled tch: ca-TCH.
    duk duck dˈʌk dˈʌk
      After a short vowel, the sound k is spelled ck: du-CK.
    electrishun electrician ᵻlɛktɹˈɪʃən ᵻlˈɛktɹɪʃˌʌn
      The ending is -cian: electri-CIAN.
    nashun nation nˈeɪʃən nˈæʃʌn
      The ending is -tion: na-TION.
    musishun musician mjuːzˈɪʃən mjˈuːsɪʃˌʌn
      The ending is -cian: musi-CIAN.
    delishus delicious dᵻlˈɪʃəs dᵻlˈɪʃəs
      The ending is -cious: deli-CIOUS.
    soshul social sˈoʊʃəl sˈɑːʃʌl
      The ending is -cial: so-CIAL.
    desishun decision dᵻsˈɪʒən dɪsˈɪʃʌn
      This sound is spelled c: de-C-ision. Before e, i and y, c can sound like s.
      The ending is -sion: deci-SION.
    sista sister sˈɪstɚ sˈɪstə
      The ending is -er: sist-ER.
    docta doctor dˈɑːktɚ dˈɑːktə
      The ending is -or: doct-OR.
    mejur measure mˈɛʒɚ mˈɛdʒɜː
      This vowel is spelled ea: m-EA-sure.
      These sounds are spelled sure: mea-SURE.
    inmediately immediately ɪmˈiːdɪətli ˈɪnmiːdɪətli
      Before b, m and p, in- becomes im-: IM-mediately.
    musique music mjˈuːzɪk mjuːsˈiːk
      The ending is -ic: mus-IC.
    avalible available ɐvˈeɪləbəl ˈæveɪlᵻbəl
      This vowel is spelled ai: av-AI-lable.
      The ending is -able: avail-ABLE.
    groupe group ɡɹˈuːp ɡɹˈuːp
      The word has no e at the end: group.
    beleev believe bᵻlˈiːv bᵻlˈiːv
      This vowel is spelled ie: bel-IE-ve.
      Hardly any English word ends in v, so write e after it: believ-E.
    fool full fˈʊl fˈuːl
      u, as in put, and oo, as in food, are easy to mix up: oo is long. Here it is u: f-U-ll.
      At the end of a short word, l is often double: fu-LL.
    clime climb klˈaɪm klˈaɪm
      The b is silent: clim-B.
    onest honest ˈɑːnɪst wˈʌnst
      The h is silent: H-onest.
    masheen machine məʃˈiːn mˈæʃiːn
      In words from French, the sound sh is spelled ch: ma-CH-ine.
      This vowel is spelled i: mach-I-ne.
      The word ends in a silent e: machin-E.
    resturant restaurant ɹˈɛstɹɑːnt ɹᵻstʃɚɹˈænt
      This vowel is spelled au: rest-AU-rant.
    mesher measure mˈɛʒɚ mˈɛʃɚ
      This vowel is spelled ea: m-EA-sure.
      These sounds are spelled sure: mea-SURE.
    stashon station stˈeɪʃən stˈæʃɑːn
      The ending is -tion: sta-TION.
    wold world wˈɜːld wˈoʊld
      After w, or often sounds like er: w-OR-ld.
    ruff rough ɹˈʌf ɹˈʌf
      The short u of cup is spelled ou here: r-OU-gh.
      The sound f is spelled gh: rou-GH.
    sizzers scissors sˈɪsɚz sˈɪzɚz
      This sound is spelled sc: SC-issors.
      This sound is spelled ss: sci-SS-ors.
      The ending is -ors: sciss-ORS.
    chikin chicken tʃˈɪkɪn tʃˈɪkɪn
      After a short vowel, the sound k is spelled ck: chi-CK-en.
      The vowel e is weak, so you can't hear which letter it is: chick-E-n.
    althoug although ɔːlðˈoʊ ˈɔːlθaʊɡ
      The gh is silent: althou-GH.
    nigt night nˈaɪt nˈɪɡt
      The gh is silent: ni-GH-t.
    tung tongue tˈʌŋ tˈʌŋ
      The short u of cup is spelled o here: t-O-ngue.
      The ue is silent: tong-UE.
    witch which wˈɪtʃ wˈɪtʃ
      The sound w is spelled wh: WH-ich.
      No t stands before the ch: which.
    somatimes sometimes sˈʌmtaɪmz sˈɑːmɐtˌaɪmz
      The e is silent: som-E-times.
    peopo people pˈiːpəl pɪˈoʊpoʊ
      The ending is -le: peop-LE.
    professeur professor pɹəfˈɛsɚ pɹəfɪsˈʊɹ
      The ending is -or: profess-OR.
    shedule schedule skˈɛdʒuːl ʃˈɛdʒuːl
      In British speech, this is the sound sh, and it is spelled sch: SCH-edule.
    cloth clothes klˈoʊðz klˈɔθ
      The word ends in es: cloth-ES.
    courght caught kˈɔːt kˈɜːt
      This vowel is spelled augh, without an r: c-AUGH-t.
    yaught yacht jˈɑːt jˈɔːt
      This vowel is spelled a: y-A-cht.
      The ch is silent: ya-CH-t.
    anshent ancient ˈeɪntʃənt ˈænʃənt
      The ending is -cient: an-CIENT.
    garidge garage ɡɚɹˈɑːʒ ɡˈɑːɹɹɪdʒ
      These sounds are spelled age: gar-AGE.
    langwij language lˈæŋɡwɪdʒ lˈæŋwɪdʒ
      The sound w is spelled u here: lang-U-age.
      These sounds are spelled age: langu-AGE.
    garaje garage ɡɚɹˈɑːʒ ɡˈæɹədʒ
      This sound is spelled ge: gara-GE. Before e, i and y, g can sound like j.
    skwair square skwˈɛɹ ˈɛskwˈɛɹ
      The sound kw is spelled qu: s-QU-are.
      This sound is spelled are: squ-ARE.
    interfear interfere ˌɪntəfˈɪɹ ˌɪntɚfˈɪɹ
      This sound is spelled ere: interf-ERE.
    lait late lˈeɪt lˈeɪt
      The silent e makes the a say its name: l-A-t-E.
    pudul puddle pˈʌdəl pjˈuːdʌl
      The double d keeps the u short: pu-DD-le.
      The ending is -le: pudd-LE.
    cantity quantity kwˈɔntᵻɾi kˈæntᵻɾi
      The sound kw is spelled qu: QU-antity.
    onnest honest ˈɑːnɪst ˈɑːnɪst
      The h is silent: H-onest.
      The n is single: ho-N-est.
    musium museum mjuːzˈiəm mjˈuːsiəm
      These vowels are spelled eu: mus-EU-m.
    brillant brilliant bɹˈɪliənt bɹˈɪlənt
      Both vowels are heard: brill-IA-nt.
    manouvre manoeuvre mənˈuːvɚ mˈænuːvɚ
      This vowel is spelled oeu: man-OEU-vre.
    bicher picture pˈɪktʃɚ bˈɪtʃɚ
      p and b are easy to mix up: your throat hums in b, but not in p. Here it is p: P-icture.
      The ending is -ture, after a c that sounds like k: pi-CTURE.
    piksher picture pˈɪktʃɚ pˈɪkʃɚ
      The ending is -ture, after a c that sounds like k: pi-CTURE.
    iyland island ˈaɪlənd ˈɪɪlˌænd
      Leave out the y after the i: island.
      The s is silent: i-S-land.
    izland island ˈaɪlənd ˈɪzlənd
      The s is silent: i-S-land.
    nessecary necessary nˈɛsᵻsɚɹi nˈɛsɪkˌɛɹi
      This sound is spelled c: ne-C-essary. Before e, i and y, c can sound like s.
      This sound is spelled ss: nece-SS-ary.
    nessacary necessary nˈɛsᵻsɚɹi nˈɛsɐkˌɛɹi
      This sound is spelled c: ne-C-essary. Before e, i and y, c can sound like s.
      The vowel e is weak, so you can't hear which letter it is: nec-E-ssary.
      This sound is spelled ss: nece-SS-ary.
    suprize surprise sɚpɹˈaɪz sˈʌpɹaɪz
      This sound is spelled ur: s-UR-prise.
      The ending is -ise: surpr-ISE.
    qustion question kwˈɛstʃən kwəstɪˈən
      Every syllable has a vowel. Write e here: qu-E-stion.
    gost ghost ɡˈoʊst ɡˈɑːst
      The h is silent: g-H-ost.
    cooshun cushion kˈʊʃən kˈuːʃʌn
      This vowel is spelled u: c-U-shion.
      This vowel is spelled io: cush-IO-n.
    ukelele ukulele jˌuːkəlˈeɪli jˈuːkɪlˌɛl
      The vowel u is weak, so you can't hear which letter it is: uk-U-lele.
    anxshus anxious ˈæŋʃəs ˈæŋksʃəs
      The ending is -ious: anx-IOUS.
    phychology psychology saɪkˈɑːlədʒi fɪkˈɑːlədʒi
      This sound is spelled ps: PS-ychology.
    vag vague vˈeɪɡ vˈæɡ
      At the end, the sound g can be spelled gue: va-GUE.
    tiyger tiger tˈaɪɡɚ tˈɪaɪdʒɚ
      Leave out the y after the i: tiger.
    maerz march mˈɑːɹtʃ mˈɛɹz
      This sound is spelled ar: m-AR-ch.
      This sound is spelled ch: mar-CH.
    evrywun everyone ˈɛvɹɪwˌʌn ˈɛvɹɪwˌʌn
      Many people don't say this e, but it is written: ev-E-ryone.
      The o spells two sounds, w and u: every-O-ne.
      The word ends in a silent e: everyon-E.
    repertwar repertoire ɹˈɛpɚtwˌɑːɹ ɹˈɛpɚtwˌɔːɹ
      The oi spells two sounds, w and ah: repert-OI-re.
      The word ends in a silent e: repertoir-E.
    aree area ˈɛɹiə ˈæɹiː
      The vowel a is weak, so you can't hear which letter it is: are-A.
    idees ideas aɪdˈiəz ˈɪdiːz
      The vowel a is weak, so you can't hear which letter it is: ide-A-s.
    """

  @Test("so the marks of a try are those of its sounds, not of its letters")
  func marks() {
    let word = WrittenWord(Spelling("father"), said: Pronunciation(ipa: "fˈɑːðɚ"))
    let marks = Feedback(typed: Spelling("farver"), of: word).exactMarks
    #expect(
      marks == [
        .right("f"), .right("a"), .extra("r"), .wrong("v"), .missing, .right("e"), .right("r"),
      ])
  }

  @Test("and a swap of two letters stays a slip of the hand")
  func swaps() {
    func kinds(_ typed: String, _ word: String, _ said: String) -> [Mistake.Kind] {
      let word = WrittenWord(Spelling(word), said: Pronunciation(ipa: said))
      return Diagnosis(of: Spelling(typed), for: word).mistakes.map(\.kind)
    }
    #expect(kinds("hopsital", "hospital", "hˈɑːspɪɾəl") == [.swapped])
    #expect(kinds("aminal", "animal", "ˈænɪməl") == [.swapped])
    #expect(kinds("buisness", "business", "bˈɪznəs") == [.swapped])
    #expect(kinds("freind", "friend", "fɹˈɛnd") == [.ieEi])
  }

  @Test("so a missing u that sounds like w is a letter, and no consonant")
  func soundsLikeW() {
    let word = WrittenWord(Spelling("language"), said: Pronunciation(ipa: "lˈæŋɡwɪdʒ"))
    let feedback = Feedback(typed: Spelling("langage"), of: word)
    #expect(feedback.sentence == "A letter is missing, near your letter 4.")
  }
}
