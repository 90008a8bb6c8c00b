import Testing

@Suite("A mistake is told with its cause, and not only with its letters")
struct CauseTests {
  @Test(
    "in letters that spell a sound as in the learner's first language",
    arguments: TaughtTry.table(Self.homeTries))
  func home(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let homeTries = """
    dzaket jacket dʒˈækɪt dˈiːzˈækɪt
      ? A sound is spelled with other letters, near your letters 1 and 3.
      This sound is spelled j: J-acket.
      After a short vowel, the sound k is spelled ck: ja-CK-et.
    chotel hotel hoʊtˈɛl tʃoʊtˈɛl
      ? A sound is spelled with other letters, among your letters 1 to 4.
      This sound is spelled h: H-otel.
    gotel hotel hoʊtˈɛl ɡoʊtˈɛl
      ? A sound is spelled with other letters, near your letter 1.
      This sound is spelled h: H-otel.
    resultat result ɹɪzˈʌlt ɹɪzˈʌltæt
      ? You added a part to the word, among your letters 5 to 8.
      Leave out the ending -at: result.
    """

  @Test(
    "in a vowel that a related word has with other letters",
    arguments: TaughtTry.table(Self.relativesTries))
  func relatives(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let relativesTries = """
    explaination explanation ɛksplɐnˈeɪʃən ɛkspleɪnˈeɪʃən
      ? A vowel needs fewer letters, among your letters 6 to 9.
      The ai of explain becomes a here: expl-A-nation.
    pronounciation pronunciation pɹənˌʌnsɪˈeɪʃən pɹənˌaʊnsɪˈeɪʃən
      ? Listen to the vowel again, among your letters 3 to 6.
      The ou of pronounce becomes u here: pron-U-nciation.
    vainilla vanilla vɐnˈɪlə veɪnˈɪlə
      ? A vowel needs fewer letters, among your letters 3 to 6.
      This vowel is spelled a: v-A-nilla.
    speach speech spˈiːtʃ spˈiːtʃ
      ? It sounds right. A vowel needs other letters, near your letter 4.
      The ea of speak becomes ee here: sp-EE-ch.
    """

  @Test("in sounds that share letters or lose one", arguments: TaughtTry.table(Self.soundsTries))
  func sounds(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let soundsTries = """
    mungky monkey mˈʌŋki mˈʌŋki
      ? It sounds right, but it is spelled differently, near your letter 2. A vowel needs
        more letters, near your letter 5.
      The short u of cup is spelled o here: m-O-nkey.
      Before k, n alone sounds like ng: mo-N-key.
      This vowel is spelled ey: monk-EY.
    acident accident ˈæksɪdənt ɐsˈaɪdənt
      ? A consonant is missing, near your letter 2.
      The cc spells two sounds, k and s: a-CC-ident.
    conshus conscious kˈɑːnʃəs kənʃˈuːz
      ? The ending sounds like yours, but it is spelled differently, near your letter 5.
      The ending is -scious: con-SCIOUS.
    spanich Spanish spˈænɪʃ spˈænɪʃ
      ? Listen to the consonant again, near your letter 6.
      sh and ch are easy to mix up: ch starts like t, and sh does not. Here it is sh:
        Spani-SH.
    cubboard cupboard kˈʌbɚd kˈʌbɔːɹd
      ? Some of the letters are silent, near your letter 3.
      The p is silent: cu-P-board.
    glases glasses ɡlˈæsᵻz ɡlˈeɪsᵻz
      ? One of the letters is double in the word, among your letters 2 to 5.
      The s is double: gla-SS-es.
    egsample example ɛɡzˈæmpəl ɛɡsˈæmpəl
      ? A sound is spelled with other letters, near your letter 2.
      These sounds are spelled x: e-X-ample.
    negociate negotiate nᵻɡˈoʊʃɪˌeɪt nɛɡˈoʊsɪˌeɪt
      ? A sound is spelled with other letters, near your letter 5.
      This sound is spelled t: nego-T-iate.
    televison television tˈɛlᵻvˌɪʒən tˈɛlᵻvˌɪsən
      ? Check the ending, near your letter 7.
      The ending is -sion: televi-SION.
    qeue queue kjˈuː kjˈuː
      ? It sounds right. A silent letter is missing, near your letter 1.
      After q, write u: q-U-eue.
    criying crying kɹˈaɪɪŋ kɹˈɪiɪŋ
      ? A sound is spelled with other letters, among your letters 2 to 5.
      y stays before -ing: cr-Y-ing.
    importan important ɪmpˈoːɹtənt ɪmpˈoːɹtən
      ? A consonant is missing beside another consonant, near your letter 8.
      The word ends in t, which is easy not to hear: importan-T.
    inportan important ɪmpˈoːɹtənt ɪnpˈoːɹtən
      ? A consonant is missing beside another consonant, near your letter 8. Check the
        beginning of the word.
      Before b, m and p, in- becomes im-: IM-portant.
      The word ends in t, which is easy not to hear: importan-T.
    edecation education ˌɛdʒuːkˈeɪʃən ˌɛdɪkˈeɪʃən
      ? Your letter 3 is wrong.
      This vowel is u: ed-U-cation.
    millon million mˈɪliən mˈɪlən
      ? A vowel is missing beside another vowel, near your letter 4.
      The i sounds like y here: mill-I-on.
    niehgbour neighbour nˈeɪbɚ nˈaɪhɡbʊɹ
      ? Letters are in the wrong order, among your letters 2 to 7.
      The order of the letters is eigh: n-EIGH-bour.
    hejhog hedgehog hˈɛdʒhɑːɡ hˈɛdʒhɑːɡ
      ? It sounds right, but it is spelled differently, near your letter 3.
      After a short vowel, the sound j is spelled dge: he-DGE-hog.
    relashonship relationship ɹɪlˈeɪʃənʃˌɪp ɹɪlˈæʃənʃˌɪp
      ? A sound is spelled with other letters, near your letter 5.
      The sound sh is spelled ti: rela-TI-onship.
    llellow yellow jˈɛloʊ lˈɛloʊ
      ? A sound is spelled with other letters, near your letter 1.
      This sound is spelled y: Y-ellow.
    kight knight nˈaɪt kˈaɪt
      ? A consonant is missing, near your letter 1.
      Write n here: k-N-ight.
    psycophant sycophant sˈɪkɑːfənt sˈaɪkɑːfənt
      ? You added a silent letter, among your letters 1 to 4.
      Leave out the p at the beginning: sycophant.
    coragous courageous kɜːɹˈeɪdʒəs kɔːɹˈæɡəs
      ? Check the ending. A sound is spelled with other letters, near your letter 2.
      This vowel is spelled ou: c-OU-rageous.
      The e before -ous makes the g sound like j: courag-E-ous.
    mischevious mischievous mˈɪstʃɪvəs mɪsʃˈɛviəs
      ? Check the ending: you added a vowel, among your letters 8 to 11. A vowel needs more
        letters, near your letter 5.
      This vowel is spelled ie: misch-IE-vous.
      The ending is -ous: mischiev-OUS.
    probly probably pɹˈɑːbəbli pɹˈɑːbli
      ? A part of the word is missing, near your letter 4.
      Many people don't say this ab, but it is written: prob-AB-ly.
    nachbor neighbor nˈeɪbɚ nˈætʃbɚ
      ? A vowel needs more letters, near your letter 2.
      This vowel is spelled eigh, with a silent gh: n-EIGH-bor.
    igzam exam ɛɡzˈæm ˈɪɡzæm
      ? A sound is spelled with other letters, near your letter 2. A weak vowel needs
        another letter, near your letter 1.
      The vowel e is weak, so you can't hear which letter it is: E-xam.
      These sounds are spelled x: e-X-am.
    """

  @Test("in the letters at the end and before it", arguments: TaughtTry.table(Self.endsTries))
  func ends(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let endsTries = """
    wiet white wˈaɪt wˈaɪət
      ? Two letters are in the wrong order. A silent letter is missing, near your letter 1.
      The sound w is spelled wh: WH-ite.
      The silent e comes after the t, and makes the i say its name: wh-I-t-E.
    temperatura temperature tˈɛmpɹɪtʃɚ tˌɛmpɚɹɐtˈʊɹə
      ? Check the ending: you added a vowel.
      The ending is -ture: tempera-TURE.
    independiente independent ˌɪndᵻpˈɛndənt ˌɪndᵻpˌɛndiˈɛnteɪ
      ? Check the ending, among your letters 7 to 13.
      The ending is -ent: independ-ENT.
    salaire salary sˈælɚɹi sˈæleɹ
      ? Check the ending, among your letters 3 to 7.
      The ending is -ary: sal-ARY.
    befor before bᵻfˈoːɹ bᵻfˈoːɹ
      ? It sounds right. A silent letter is missing at the end or before the ending.
      The word ends in a silent e: befor-E.
    knifes knives nˈaɪvz nˈaɪfs
      ? A letter changes before the ending.
      The f becomes v before -es: kni-VES.
    telephon telephone tˈɛlᵻfˌoʊn tˈɛlᵻfˌoʊn
      ? A silent letter is missing at the end or before the ending.
      The silent e makes the o say its name: teleph-O-n-E.
    promiss promise pɹˈɑːmɪs pɹˈɑːmɪsz
      ? A sound is spelled with other letters, near your letter 7.
      This sound is spelled se: promi-SE.
    """
}
