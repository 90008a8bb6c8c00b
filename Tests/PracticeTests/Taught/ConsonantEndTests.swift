import Testing

@Suite("Consonants that are hard to hear are told as sounds")
struct ConsonantEndTests {
  @Test("in ng, n and nk", arguments: TaughtTry.table(Self.nasalsTries))
  func nasals(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let nasalsTries = """
    thin thing θˈɪŋ θˈɪn
      ? Listen to the consonant again, near your letter 4.
      ng and n are easy to mix up: ng is said at the back of your mouth. Here it is ng:
        thi-NG.
    sin sing sˈɪŋ sˈɪn
      ? Listen to the consonant again, near your letter 3.
      ng and n are easy to mix up: ng is said at the back of your mouth. Here it is ng: si-NG.
    stron strong stɹˈɔŋ stɹˈɑːn
      ? Listen to the consonant again, near your letter 5.
      ng and n are easy to mix up: ng is said at the back of your mouth. Here it is ng:
        stro-NG.
    sprin spring spɹˈɪŋ spɹˈɪn
      ? Listen to the consonant again, near your letter 5.
      ng and n are easy to mix up: ng is said at the back of your mouth. Here it is ng:
        spri-NG.
    nothin nothing nˈʌθɪŋ nˈʌθɪn
      ? Listen to the consonant again, near your letter 6.
      ng and n are easy to mix up: ng is said at the back of your mouth. Here it is ng:
        nothi-NG.
    thing thin θˈɪn θˈɪŋ
      ? Listen to the consonant again, among your letters 2 to 5.
      n and ng are easy to mix up: ng is said at the back of your mouth. Here it is n: thi-N.
    wing win wˈɪn wˈɪŋ
      ? Listen to the consonant again.
      n and ng are easy to mix up: ng is said at the back of your mouth. Here it is n: wi-N.
    sing sink sˈɪŋk sˈɪŋ
      ? Listen to the consonant again, near your letter 4.
      nk and ng are easy to mix up: nk ends with a k that you hear. Here it is nk: si-NK.
    sink sing sˈɪŋ sˈɪŋk
      ? Listen to the consonant again, near your letter 4.
      ng and nk are easy to mix up: nk ends with a k that you hear. Here it is ng: si-NG.
    thing think θˈɪŋk θˈɪŋ
      ? Listen to the consonant again, near your letter 5.
      nk and ng are easy to mix up: nk ends with a k that you hear. Here it is nk: thi-NK.
    bang bank bˈæŋk bˈæŋ
      ? Listen to the consonant again, near your letter 4.
      nk and ng are easy to mix up: nk ends with a k that you hear. Here it is nk: ba-NK.
    goin going ɡˈoʊɪŋ ɡˈoʊɪn
      ? Check the ending.
      The ending is -ing: go-ING.
    swimmin swimming swˈɪmɪŋ swˈɪmɪn
      ? Check the ending.
      The ending is -ing: swimm-ING.
    """

  @Test("at the end of the word", arguments: TaughtTry.table(Self.lastTries))
  func last(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let lastTries = """
    bow bowl bˈoʊl bˈoʊ
      ? The last sound is missing.
      The word ends in l, which is easy not to hear: bow-L.
    goa goal ɡˈoʊl ɡˈoʊə
      ? The last sound is missing.
      The word ends in l, which is easy not to hear: goa-L.
    schoo school skˈuːl skˈuː
      ? The last sound is missing.
      The word ends in l, which is easy not to hear: schoo-L.
    chil child tʃˈaɪld tʃˈɪl
      ? A consonant is missing beside another consonant, near your letter 4.
      The word ends in d, which is easy not to hear: chil-D.
    snai snail snˈeɪl snˈaɪ
      ? The last sound is missing.
      The word ends in l, which is easy not to hear: snai-L.
    towe towel tˈaʊəl tˈoʊ
      ? The last sound is missing.
      The ending is -el: tow-EL.
    nigh night nˈaɪt nˈaɪ
      ? The last sound is missing.
      The word ends in t, which is easy not to hear: nigh-T.
    gir girl ɡˈɜːl ɡˈɜː
      ? The last sound is missing.
      The word ends in l, which is easy not to hear: gir-L.
    des desk dˈɛsk dˈɛs
      ? A consonant is missing beside another consonant, near your letter 3.
      The word ends in k, which is easy not to hear: des-K.
    """

  @Test("in an l that sounds like w", arguments: TaughtTry.table(Self.vocalisedTries))
  func vocalised(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let vocalisedTries = """
    smaw small smˈɔːl smˈɔː
      ? Listen to the consonant again, near your letter 4.
      After a vowel, l is easy to hear as w. Here it is l, spelled ll: sma-LL.
    baw ball bˈɔːl bˈɔː
      ? Listen to the consonant again, near your letter 3.
      After a vowel, l is easy to hear as w. Here it is l, spelled ll: ba-LL.
    miuk milk mˈɪlk mˈɪʌk
      ? Listen to the consonant again, near your letter 3.
      After a vowel, l is easy to hear as w. Here it is l: mi-L-k.
    hewp help hˈɛlp hjˈuːp
      ? Listen to the consonant again, near your letter 3.
      After a vowel, l is easy to hear as w. Here it is l: he-L-p.
    owd old ˈoʊld ˈoʊd
      ? Listen to the consonant again, near your letter 2.
      After a vowel, l is easy to hear as w. Here it is l: o-L-d.
    peopo people pˈiːpəl pɪˈoʊpoʊ
      ? Check the ending.
      The ending is -le: peop-LE.
    """

  @Test("in a c that sounds like s, and a z", arguments: TaughtTry.table(Self.voicedTries))
  func voiced(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let voicedTries = """
    prize price pɹˈaɪs pɹˈaɪz
      ? Listen to the consonant again, near your letter 4.
      s and z are easy to mix up: your throat hums in z, but not in s. Here it is s, spelled
        c: pri-C-e.
    price prize pɹˈaɪz pɹˈaɪs
      ? Listen to the consonant again, near your letter 4.
      At the end of a word, z is easy to hear as s, but your throat hums in z: pri-Z-e.
    rize rice ɹˈaɪs ɹˈaɪz
      ? Listen to the consonant again, near your letter 3.
      s and z are easy to mix up: your throat hums in z, but not in s. Here it is s, spelled
        c: ri-C-e.
    danze dance dˈæns dˈænz
      ? Listen to the consonant again, near your letter 4.
      s and z are easy to mix up: your throat hums in z, but not in s. Here it is s, spelled
        c: dan-C-e.
    rice rise ɹˈaɪz ɹˈaɪs
      ? Listen to the consonant again, near your letter 3.
      z and s are easy to mix up: your throat hums in z, but not in s. Here it is z, spelled
        s: ri-S-e.
    noce nose nˈoʊz nˈoʊs
      ? Listen to the consonant again, near your letter 3.
      z and s are easy to mix up: your throat hums in z, but not in s. Here it is z, spelled
        s: no-S-e.
    noz nose nˈoʊz nˈɑːz
      ? A sound is spelled with other letters, near your letter 3. A silent letter is missing
        at the end or before the ending.
      This sound is spelled se: no-SE.
    """

  @Test("in a t that many people don't say", arguments: TaughtTry.table(Self.unsaidTries))
  func unsaid(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let unsaidTries = """
    twenny twenty twˈɛnti twˈɛni
      ? A consonant is missing beside another consonant, near your letter 5.
      Many people don't say this t, but it is written: twen-T-y.
    winner winter wˈɪntɚ wˈɪnɚ
      ? A consonant is missing beside another consonant, near your letter 4.
      Many people don't say this t, but it is written: win-T-er.
    sevenny seventy sˈɛvənti sˈɛvɛni
      ? A consonant is missing beside another consonant, near your letter 6.
      Many people don't say this t, but it is written: seven-T-y.
    couny county kˈaʊnti kˈaʊni
      ? A consonant is missing beside another consonant, near your letter 4.
      Many people don't say this t, but it is written: coun-T-y.
    """

  @Test("in a prefix that takes the next sound", arguments: TaughtTry.table(Self.prefixesTries))
  func prefixes(_ taught: TaughtTry) {
    #expect(taught.told == taught.hint)
    #expect(taught.given == taught.explanations)
  }

  private static let prefixesTries = """
    inmigrant immigrant ˈɪmɪɡɹənt ˈɪnmɪɡɹənt
      ? Check the beginning of the word.
      Before b, m and p, in- becomes im-: IM-migrant.
    inmediate immediate ɪmˈiːdɪət ˈɪnmiːdɪət
      ? Check the beginning of the word.
      Before b, m and p, in- becomes im-: IM-mediate.
    inpossible impossible ɪmpˈɑːsᵻbəl ˈɪnpəsᵻbəl
      ? Check the beginning of the word.
      Before b, m and p, in- becomes im-: IM-possible.
    inlegal illegal ɪlˈiːɡəl ˈɪnliːɡəl
      ? Check the beginning of the word.
      Before l, in- becomes il-: IL-legal.
    inregular irregular ɪɹˈɛɡjʊlɚ ˈɪnɹɪɡjˌʊlɚ
      ? Check the beginning of the word.
      Before r, in- becomes ir-: IR-regular.
    confortable comfortable kˈʌmftəbəl kənfˈɔːɹɾəbəl
      ? Listen to the consonant again, near your letter 3.
      m and n are easy to mix up: for m, your lips close; for n, they stay open. Here it is m:
        co-M-fortable.
    """
}
