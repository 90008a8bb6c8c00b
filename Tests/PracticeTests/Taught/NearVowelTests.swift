import Testing

@Suite("Two vowels that learners mix up are told as sounds")
struct NearVowelTests {
  @Test("and not as a number of letters", arguments: TaughtTry.table(Self.vowelsTries))
  func vowels(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let vowelsTries = """
    live leave lˈiːv lˈaɪv
      ? Listen to the vowel again, near your letter 2.
      ee, as in eat, and i, as in it, are easy to mix up: ee is long, and your lips are wide.
        Here it is ee, spelled ea: l-EA-ve.
    ship sheep ʃˈiːp ʃˈɪp
      ? Listen to the vowel again, near your letter 3.
      ee, as in eat, and i, as in it, are easy to mix up: ee is long, and your lips are wide.
        Here it is ee: sh-EE-p.
    fool full fˈʊl fˈuːl
      ? Listen to the vowel again, near your letter 2. One of the letters is double in the
        word.
      u, as in put, and oo, as in food, are easy to mix up: oo is long. Here it is u: f-U-ll.
      At the end of a short word, l is often double: fu-LL.
    pool pull pˈʊl pˈuːl
      ? Listen to the vowel again, near your letter 2. One of the letters is double in the
        word.
      u, as in put, and oo, as in food, are easy to mix up: oo is long. Here it is u: p-U-ll.
      At the end of a short word, l is often double: pu-LL.
    chip cheap tʃˈiːp tʃˈɪp
      ? Listen to the vowel again, near your letter 3.
      ee, as in eat, and i, as in it, are easy to mix up: ee is long, and your lips are wide.
        Here it is ee, spelled ea: ch-EA-p.
    eat it ɪt ˈiːt
      ? Listen to the vowel again, near your letter 1.
      i, as in sit, and ee, as in eat, are easy to mix up: ee is long, and your lips are wide.
        Here it is i: I-t.
    feel fill fˈɪl fˈiːl
      ? Listen to the vowel again, near your letter 2. One of the letters is double in the
        word.
      i, as in it, and ee, as in eat, are easy to mix up: ee is long, and your lips are wide.
        Here it is i: f-I-ll.
      At the end of a short word, l is often double: fi-LL.
    bich beach bˈiːtʃ bˈɪtʃ
      ? Listen to the vowel again, near your letter 2.
      ee, as in eat, and i, as in it, are easy to mix up: ee is long, and your lips are wide.
        Here it is ee, spelled ea: b-EA-ch.
    pull pool pˈuːl pˈʊl
      ? Listen to the vowel again, near your letter 2. You doubled a letter that is single.
      oo, as in food, and u, as in put, are easy to mix up: oo is long. Here it is oo: p-OO-l.
      The l is single: poo-L.
    walk work wˈɜːk wˈɔːk
      ? Listen to the vowel again, near your letter 2.
      er, as in her, and aw, as in saw, are easy to mix up: your lips are round for aw, but
        not for er. Here it is er, spelled or: w-OR-k.
    work walk wˈɔːk wˈɜːk
      ? Listen to the vowel again, near your letter 2.
      aw, as in saw, and er, as in her, are easy to mix up: your lips are round for aw, but
        not for er. Here it is aw, spelled al: w-AL-k.
    bought boat bˈoʊt bˈɔːt
      ? Listen to the vowel again, near your letter 3.
      oa, as in road, and aw, as in saw, are easy to mix up: in oa, your lips close a little
        at the end. Here it is oa: b-OA-t.
    boat bought bˈɔːt bˈoʊt
      ? Listen to the vowel again, near your letter 3.
      aw, as in saw, and oa, as in boat, are easy to mix up: in oa, your lips close a little
        at the end. Here it is aw, spelled ough: b-OUGH-t.
    ball bowl bˈoʊl bˈɔːl
      ? Listen to the vowel again, near your letter 2.
      oa, as in boat, and aw, as in saw, are easy to mix up: in oa, your lips close a little
        at the end. Here it is oa, spelled ow: b-OW-l.
    cot coat kˈoʊt kˈɑːt
      ? Listen to the vowel again, near your letter 2.
      oa, as in boat, and o, as in hot, are easy to mix up: oa is long. Here it is oa: c-OA-t.
    saw so sˈoʊ sˈɔː
      ? Listen to the vowel again, near your letter 2.
      oa, as in boat, and aw, as in saw, are easy to mix up: in oa, your lips close a little
        at the end. Here it is oa, spelled o: s-O.
    low law lˈɔː lˈoʊ
      ? Listen to the vowel again, near your letter 2.
      aw, as in saw, and oa, as in boat, are easy to mix up: in oa, your lips close a little
        at the end. Here it is aw: l-AW.
    coal call kˈɔːl kˈoʊl
      ? Listen to the vowel again. One of the letters is double in the word.
      aw, as in saw, and oa, as in boat, are easy to mix up: in oa, your lips close a little
        at the end. Here it is aw, spelled a: c-A-ll.
      At the end of a short word, l is often double: ca-LL.
    coast cost kˈɔst kˈoʊst
      ? Listen to the vowel again, among your letters 2 to 5.
      o, as in hot, and oa, as in boat, are easy to mix up: oa is long. Here it is o: c-O-st.
    wet wait wˈeɪt wˈɛt
      ? Listen to the vowel again, near your letter 2.
      ai, as in rain, and e, as in bed, are easy to mix up: ai is longer, and ends like ee.
        Here it is ai: w-AI-t.
    pain pen pˈɛn pˈeɪn
      ? Listen to the vowel again, near your letter 2.
      e, as in bed, and ai, as in rain, are easy to mix up: ai is longer, and ends like ee.
        Here it is e: p-E-n.
    pepper paper pˈeɪpɚ pˈɛpɚ
      ? Listen to the vowel again, near your letter 2. You doubled a letter that is single,
        among your letters 3 to 6.
      ai, as in rain, and e, as in bed, are easy to mix up: ai is longer, and ends like ee.
        Here it is ai, spelled a: p-A-per.
      A double p would make the a short: pa-P-er.
    gate get ɡˈɛt ɡˈeɪt
      ? Listen to the vowel again, near your letter 2. You added a silent letter at the end or
        before the ending.
      e, as in bed, and ai, as in rain, are easy to mix up: ai is longer, and ends like ee.
        Here it is e: g-E-t.
      An e at the end would make the e say its name: get.
    short shirt ʃˈɜːt ʃˈɔːɹt
      ? Listen to the vowel again, near your letter 3.
      er, as in her, and aw, as in saw, are easy to mix up: your lips are round for aw, but
        not for er. Here it is er, spelled ir: sh-IR-t.
    torn turn tˈɜːn tˈɔːɹn
      ? Listen to the vowel again, near your letter 2.
      er, as in her, and aw, as in saw, are easy to mix up: your lips are round for aw, but
        not for er. Here it is er, spelled ur: t-UR-n.
    hat hot hˈɑːt hˈæt
      ? Listen to the vowel again, near your letter 2.
      o and a are easy to mix up: your lips are rounder for o. Here it is o: h-O-t.
    lock luck lˈʌk lˈɑːk
      ? Listen to the vowel again, near your letter 2.
      u and o are easy to mix up. Here it is u: l-U-ck.
    men man mˈæn mˈɛn
      ? Listen to the vowel again, near your letter 2.
      a and e are easy to mix up: your mouth is open wider for a. Here it is a: m-A-n.
    cap cup kˈʌp kˈæp
      ? Listen to the vowel again, near your letter 2.
      u and a are easy to mix up. Here it is u: c-U-p.
    this these ðˈiːz ðˈɪs
      ? Listen to the vowel again, near your letter 3. A silent letter is missing at the end
        or before the ending.
      The silent e makes the e before it say its name: th-E-s-E.
    """

  @Test(
    "but letters that may spell the right vowel are told as letters",
    arguments: TaughtTry.table(Self.lettersTries))
  func letters(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let lettersTries = """
    rane rain ɹˈeɪn ɹˈeɪn
      ? It sounds right. A vowel needs more letters, near your letter 2. You added a silent
        letter at the end or before the ending.
      This vowel is spelled ai, without a silent e: r-AI-n.
    bot boat bˈoʊt bˈɑːt
      ? A vowel needs more letters, near your letter 2.
      This vowel is spelled oa: b-OA-t.
    bote boat bˈoʊt bˈoʊt
      ? It sounds right. A vowel needs more letters, near your letter 2. You added a silent
        letter at the end or before the ending.
      This vowel is spelled oa, without a silent e: b-OA-t.
    hope hop hˈɑːp hˈoʊp
      ? You added a silent letter at the end or before the ending.
      An e at the end would make the o say its name: hop.
    hop hope hˈoʊp hˈɑːp
      ? A silent letter is missing at the end or before the ending.
      The silent e makes the o say its name: h-O-p-E.
    note not nˈɑːt nˈoʊt
      ? You added a silent letter at the end or before the ending.
      An e at the end would make the o say its name: not.
    poosh push pˈʊʃ pˈuːʃ
      ? A vowel needs fewer letters, near your letter 2.
      This vowel is spelled u: p-U-sh.
    buk book bˈʊk bˈʌk
      ? A vowel needs more letters, near your letter 2.
      This vowel is spelled oo: b-OO-k.
    fud food fˈuːd fˈʌd
      ? A vowel needs more letters, near your letter 2.
      This vowel is spelled oo: f-OO-d.
    pice piece pˈiːs pˈaɪs
      ? A vowel needs more letters, near your letter 2.
      This vowel is spelled ie: p-IE-ce.
    ki key kˈiː kˈaɪ
      ? A vowel needs more letters, near your letter 2.
      This vowel is spelled ey: k-EY.
    hed head hˈɛd hˈɛd
      ? It sounds right. A vowel needs more letters, near your letter 2.
      This vowel is spelled ea: h-EA-d.
    got goat ɡˈoʊt ɡˈɑːt
      ? A vowel needs more letters, near your letter 2.
      This vowel is spelled oa: g-OA-t.
    gorl girl ɡˈɜːl ɡˈoːɹl
      ? A sound is spelled with other letters, near your letter 2.
      This sound is spelled ir: g-IR-l.
    """
}
