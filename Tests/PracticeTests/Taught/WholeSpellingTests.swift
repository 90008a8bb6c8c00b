import Testing

@Suite("The letters of one sound are one mistake, whatever is wrong in them")
struct WholeSpellingTests {
  @Test("in an l that belongs to its vowel", arguments: TaughtTry.table(Self.vowelsWithLTries))
  func vowelsWithL(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let vowelsWithLTries = """
    wark walk wˈɔːk wˈɔːɹk
      ? A vowel needs other letters, near your letter 3.
      This vowel is spelled al, without an r: w-AL-k.
    tawk talk tˈɔːk tˈɔːk
      ? It sounds right. A vowel needs other letters, near your letter 3.
      This vowel is spelled al: t-AL-k.
    chork chalk tʃˈɔːk tʃˈoːɹk
      ? A vowel needs other letters, near your letter 3.
      This vowel is spelled al, without an r: ch-AL-k.
    wak walk wˈɔːk wˈæk
      ? A silent letter is missing, near your letter 2.
      The l is silent: wa-L-k.
    harf half hˈæf hˈɑːɹf
      ? A vowel needs other letters, near your letter 3.
      This vowel is spelled al, without an r: h-AL-f.
    carm calm kˈɑːm kˈɑːɹm
      ? A vowel needs other letters, near your letter 3.
      This vowel is spelled al, without an r: c-AL-m.
    foke folk fˈoʊk fˈoʊk
      ? It sounds right. A silent letter is missing, near your letter 2. You added a silent
        letter at the end or before the ending.
      This vowel is spelled ol, without a silent e: f-OL-k.
    samon salmon sˈæmən sˈæmən
      ? It sounds right. A silent letter is missing, near your letter 2.
      The l is silent: sa-L-mon.
    horl hall hˈɔːl hˈoːɹl
      ? A sound is spelled with other letters, near your letter 2. One of the letters is
        double in the word.
      This sound is spelled a: h-A-ll.
      At the end of a short word, l is often double: ha-LL.
    """

  @Test(
    "in the letters with which Spanish speakers write w",
    arguments: TaughtTry.table(Self.spelledWTries))
  func spelledW(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let spelledWTries = """
    guoman woman wˈʊmən ɡjˈuːɑːmən
      ? A sound is spelled with other letters, near your letter 1.
      The sound w is spelled w, not gu: W-oman.
    guindow window wˈɪndoʊ ɡˈɪndoʊ
      ? A sound is spelled with other letters, near your letter 1.
      The sound w is spelled w, not gu: W-indow.
    guater water wˈɔːɾɚ ɡwˈɑːɾɚ
      ? A sound is spelled with other letters, near your letter 1.
      The sound w is spelled w, not gu: W-ater.
    huisky whisky wˈɪski hjuːˈɪski
      ? A sound is spelled with other letters, near your letter 1.
      The sound w is spelled wh: WH-isky.
    gualk walk wˈɔːk ɡwˈɑːlk
      ? A sound is spelled with other letters, near your letter 1.
      The sound w is spelled w, not gu: W-alk.
    sanguich sandwich sˈændwɪtʃ sˈæŋɡwɪtʃ
      ? Your letter 4 is wrong. A sound is spelled with other letters, near your letter 5.
      This consonant is d: san-D-wich.
      This sound is spelled w: sand-W-ich.
    huatch watch wˈɑːtʃ hjˈuːætʃ
      ? A sound is spelled with other letters, near your letter 1.
      The sound w is spelled w, not hu: W-atch.
    """

  @Test("in sch, tsch and chs", arguments: TaughtTry.table(Self.germanTries))
  func german(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let germanTries = """
    shadenfreude schadenfreude ʃˈædənfɹˌɔɪd ʃˈædənfɹˌɔɪd
      ? It sounds right, but it is spelled differently, near your letter 1.
      In words from German, the sound sh is spelled sch: SCH-adenfreude.
    shedual schedule skˈɛdʒuːl ʃˈɛdʒuːəl
      ? A sound is spelled with other letters, near your letters 1 and 6.
      In British speech, this is the sound sh, and it is spelled sch: SCH-edule.
      These sounds are spelled ule: sched-ULE.
    shedule schedule skˈɛdʒuːl ʃˈɛdʒuːl
      ? A sound is spelled with other letters, near your letter 1.
      In British speech, this is the sound sh, and it is spelled sch: SCH-edule.
    skedule schedule skˈɛdʒuːl skˈɛdʒuːl
      ? It sounds right, but it is spelled differently, near your letter 2.
      In words from Greek, the sound k is spelled ch: s-CH-edule.
    daschund dachshund dˈætʃʃʌnd dˈæʃʌnd
      ? A sound is spelled with other letters, near your letter 3.
      In words from German, the sound ks is spelled chs: da-CHS-hund.
    dashund dachshund dˈætʃʃʌnd dˈæʃʌnd
      ? A sound is spelled with other letters, near your letter 2.
      In words from German, the sound ks is spelled chs: da-CHS-hund.
    daxhund dachshund dˈætʃʃʌnd dˈækshʌnd
      ? A sound is spelled with other letters, near your letter 3.
      In words from German, the sound ks is spelled chs: da-CHS-hund.
    doxhund dachshund dˈætʃʃʌnd dˈɑːkshʌnd
      ? Listen to the vowel again, near your letter 2. A sound is spelled with other letters,
        near your letter 3.
      a and o are easy to mix up: your lips are rounder for o. Here it is a: d-A-chshund.
      In words from German, the sound ks is spelled chs: da-CHS-hund.
    shnitzel schnitzel ʃnˈɪtsəl ˌɛsˈeɪtʃnˈɪtsəl
      ? A sound is spelled with other letters, near your letter 1.
      In words from German, the sound sh is spelled sch: SCH-nitzel.
    kitch kitsch kˈɪtʃ kˈɪtʃ
      ? It sounds right, but it is spelled differently, near your letter 3.
      In words from German, the sound ch is spelled tsch: ki-TSCH.
    shnaps schnapps ʃnˈæps ˌɛsˈeɪtʃnˈæps
      ? A sound is spelled with other letters, near your letter 1. One of the letters is
        double in the word, among your letters 3 to 6.
      In words from German, the sound sh is spelled sch: SCH-napps.
      The p is double: schna-PP-s.
    putch putsch pˈʌtʃ pˈʌtʃ
      ? It sounds right, but it is spelled differently, near your letter 3.
      In words from German, the sound ch is spelled tsch: pu-TSCH.
    borsht borscht bˈoːɹʃt bˈoːɹʃt
      ? It sounds right, but it is spelled differently, near your letter 4.
      The sound sh is spelled sch here: bor-SCH-t.
    shwa schwa ʃwˈɑː ˌɛsˌeɪtʃdˌʌbəljˌuːˈeɪ
      ? A sound is spelled with other letters, near your letter 1.
      In words from German, the sound sh is spelled sch: SCH-wa.
    mench mensch mˈɛnʃ mˈɛntʃ
      ? A sound is spelled with other letters, near your letter 3.
      In words from German, the sound sh is spelled sch: men-SCH.
    """

  @Test(
    "in a letter that was added to those of a sound",
    arguments: TaughtTry.table(Self.addedTries))
  func added(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let addedTries = """
    djungle jungle dʒˈʌŋɡəl dʒˈʌŋɡəl
      ? It sounds right. You added a silent letter, among your letters 1 to 4.
      The sound j is spelled j, without a d: J-ungle.
    djob job dʒˈɑːb dʒˈɑːb
      ? It sounds right. You added a silent letter.
      The sound j is spelled j, without a d: J-ob.
    djump jump dʒˈʌmp dʒˈʌmp
      ? It sounds right. You added a silent letter, among your letters 1 to 4.
      The sound j is spelled j, without a d: J-ump.
    dgiant giant dʒˈaɪənt dˈiːdʒˈaɪənt
      ? You added a silent letter, among your letters 1 to 4.
      The sound j is spelled g, without a d: G-iant.
    badje badge bˈædʒ bˈædʒ
      ? It sounds right, but it is spelled differently, near your letter 4.
      After a short vowel, the sound j is spelled dge: ba-DGE.
    madgic magic mˈædʒɪk mˈædʒɪk
      ? It sounds right. You added a silent letter, among your letters 1 to 4.
      The sound j is spelled g, without a d: ma-G-ic.
    pidgeon pigeon pˈɪdʒən pˈɪdʒɑːn
      ? You added a silent letter, among your letters 1 to 4.
      The sound j is spelled g, without a d: pi-G-eon.
    priviledge privilege pɹˈɪvᵻlɪdʒ pɹˈɪvaɪlədʒ
      ? You added a silent letter, among your letters 6 to 9.
      The sound j is spelled g, without a d: privile-G-e.
    tschild child tʃˈaɪld tˈiːʃˈaɪld
      ? A sound is spelled with other letters, among your letters 1 to 4.
      The sound ch is spelled ch, without a t and an s: CH-ild.
    tchair chair tʃˈɛɹ tˈiːtʃˈɛɹ
      ? You added a silent letter, among your letters 1 to 4.
      The sound ch is spelled ch, without a t: CH-air.
    tcheese cheese tʃˈiːz tˈiːtʃˈiːz
      ? You added a silent letter, among your letters 1 to 4.
      The sound ch is spelled ch, without a t: CH-eese.
    fresch fresh fɹˈɛʃ fɹˈɛʃ
      ? It sounds right. You added a silent letter, among your letters 2 to 5.
      The sound sh is spelled sh, without a c: fre-SH.
    schirt shirt ʃˈɜːt skˈɜːt
      ? You added a silent letter, among your letters 1 to 4.
      The sound sh is spelled sh, without a c: SH-irt.
    dschungel jungle dʒˈʌŋɡəl dˈiːʃˈʌndʒəl
      ? A sound is spelled with other letters, near your letter 1. The ending sounds like
        yours, but it is spelled differently, among your letters 6 to 9.
      This sound is spelled j: J-ungle.
      The ending is -le: jung-LE.
    gump jump dʒˈʌmp ɡˈʌmp
      ? A sound is spelled with other letters, near your letter 1.
      This sound is spelled j: J-ump.
    witch which wˈɪtʃ wˈɪtʃ
      ? It sounds right. A silent letter is missing, near your letter 1. You added a silent
        letter, among your letters 2 to 5.
      The sound w is spelled wh: WH-ich.
      No t stands before the ch: which.
    """

  @Test("in a vowel that has an e of its own", arguments: TaughtTry.table(Self.markedTries))
  func marked(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let markedTries = """
    ranebow rainbow ɹˈeɪnboʊ ɹˈeɪnboʊ
      ? It sounds right. A vowel needs more letters, near your letter 2. You added a silent
        letter, among your letters 3 to 6.
      This vowel is spelled ai, without a silent e: r-AI-nbow.
    raleway railway ɹˈeɪlweɪ ɹˈeɪlweɪ
      ? It sounds right. A vowel needs more letters, near your letter 2. You added a silent
        letter, among your letters 2 to 5.
      This vowel is spelled ai, without a silent e: r-AI-lway.
    bluw blew blˈuː blˈʌw
      ? A vowel needs other letters, near your letter 3.
      This vowel is spelled ew: bl-EW.
    lightening lightning lˈaɪtnɪŋ lˈaɪʔn̩ɪŋ
      ? An extra vowel makes an extra syllable, among your letters 3 to 6.
      No vowel stands between the t and the n: lightning.
    yersterday yesterday jˈɛstɚdˌeɪ jˈɜːstɚdˌeɪ
      ? You added a consonant beside another consonant, among your letters 3 to 6.
      Leave out the r between the e and the s: yesterday.
    """
}
