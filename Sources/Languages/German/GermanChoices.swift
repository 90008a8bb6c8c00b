extension SpellingChoice {
  /// The choices of German, as the Hamburger Schreib-Probe and school books tell them apart: what
  /// is heard, the marks of short and long vowels, the family of the word, and letters of other
  /// languages. (P. May, "Hamburger Schreib-Probe", 2012.)
  static let german: [SpellingChoice] =
    families + longVowels + sharpS + shortVowels + foreignLetters + devoiced + umlauts + near

  /// Spellings that a word takes from its family.
  private static let families = [
    SpellingChoice(
      .sound, "äu or eu", "äu eu oi", "äu and eu sound the same",
      [
        "äu": "Write äu where a word of the family has au",
        "eu": "Write eu where no word of the family has au",
      ]),
    SpellingChoice(
      .sound, "ai or ei", "ai ei ey ay", "This sound is mostly spelled ei",
      ["ai": "A few words spell this sound ai, and have to be learned"]),
    SpellingChoice(
      .sound, "ä or e", "ä e", "ä and e often sound the same",
      [
        "ä": "Write ä where a word of the family has a",
        "e": "Write e where no word of the family has a",
      ]),
    SpellingChoice(
      .sound, "ent- or end-", "ent end", .start,
      "The prefix is ent-, but words about an end begin with end-"),
  ]

  private static let longVowels = [
    SpellingChoice(
      .vowel, "ie or i", "ieh ie ih i", "The long i is mostly spelled ie",
      [
        "i": "Here the i stands alone", "ih": "Only ihn, ihm, ihr and their like have ih",
        "ieh": "The h belongs to the stem: another form of the word lets you hear it",
      ]),
    SpellingChoice(
      .vowel, "aa, ah or a", "aa ah a", "The length of a vowel often has no letter of its own",
      lengths("a")),
    SpellingChoice(
      .vowel, "ee, eh or e", "ee eh e", "The length of a vowel often has no letter of its own",
      lengths("e")),
    SpellingChoice(
      .vowel, "oo, oh or o", "oo oh o", "The length of a vowel often has no letter of its own",
      lengths("o")),
    SpellingChoice(
      .silent, "Silent h", "h -", .after("aeiouäöü"),
      "An h after a long vowel is silent: learn it with the family of the word",
      ["": "No h marks the long vowel here"]),
  ]

  private static func lengths(_ vowel: String) -> [String: String] {
    [
      vowel + vowel: "A few words double the long vowel, and have to be learned",
      vowel + "h": "An h after a long vowel is silent: learn it with the family of the word",
    ]
  }

  private static let sharpS = [
    SpellingChoice(
      .sound, "s, ss or ß", "ß ss s sz",
      "A sharp s at the end may be spelled s: a longer form tells",
      [
        "ß": "After a long vowel or a diphthong, the sharp s is ß",
        "ss": "After a short vowel, the sharp s is ss",
      ])
  ]

  private static let shortVowels =
    [
      SpellingChoice(
        .double, "ck or k", "ck k kk", "After a short vowel, write ck",
        ["k": "After a long vowel, a diphthong or a consonant, write k"]),
      SpellingChoice(
        .double, "tz or z", "tz z zz ts", "After a short vowel, write tz",
        [
          "z": "After a long vowel, a diphthong or a consonant, write z",
          "zz": "Words from Italian may have zz",
        ]),
      SpellingChoice(
        .sound, "chs, x or ks", "chs x ks cks gs", "chs, x and ks sound the same"),
      SpellingChoice(
        .sound, "dt, tt or t", "dt tt t th", .end, "A few words end in dt",
        ["t": "Here one t is enough", "tt": "After a short vowel, the consonant is double"]),
    ]
    + doubles(
      of: "bdfglmnprst", "After a short vowel with stress, the consonant is double",
      single: "The vowel before it is long, or another consonant follows, so it is single")

  private static let foreignLetters = [
    SpellingChoice(
      .sound, "v or f", "v f ph", "v, f and ph sound the same in many words",
      ["ph": "In words from Greek, f is often spelled ph"]),
    SpellingChoice(.sound, "v or w", "v w", "In words from other languages, v sounds like w"),
    SpellingChoice(.sound, "qu", "qu kw ku", "The sound kw is spelled qu"),
    SpellingChoice(.sound, "y or ü", "y ü", "In words from Greek, ü is spelled y"),
    SpellingChoice(.sound, "y or i", "y i", "In words from other languages, i may be spelled y"),
    SpellingChoice(.silent, "th or t", "th t", "In words from Greek, t may be spelled th"),
    SpellingChoice(.silent, "rh or r", "rh rrh r", "In words from Greek, r may be spelled rh"),
    SpellingChoice(
      .sound, "ti or zi", "ti zi tsi", .before("aoeu"), "Before a vowel, ti may sound like zi"),
    SpellingChoice(.sound, "c, ch or k", "ch c k", "Words from other languages may have c or ch"),
    SpellingChoice(
      .sound, "c or z", "c z", .before("eiy"), "Words from other languages may have c"),
    SpellingChoice(.sound, "eur or ör", "eur ör", "In words from French, ör is spelled eur"),
    SpellingChoice(
      .sound, "g or sch", "g j sch", .before("eioua"),
      "In words from French, g and j may sound like a soft sch"),
    SpellingChoice(.sound, "sch or ch", "sch sh ch", "sch and ch are two sounds"),
    SpellingChoice(.sound, "st or sp", "st scht", .start, "At the beginning, scht is spelled st"),
    SpellingChoice(.sound, "st or sp", "sp schp", .start, "At the beginning, schp is spelled sp"),
  ]

  private static let devoiced = [
    SpellingChoice(
      .sound, "-ig or -ich", "ig ich", .end,
      "-ig and -ich often sound the same: a longer form tells"),
    SpellingChoice(
      .sound, "-ig or -lich", "lich lig", .end,
      "-lich is an ending, but the l may belong to the stem"),
    SpellingChoice(.devoiced, "b or p", "b p bb pp", .endOfSyllable, longer("b", "p")),
    SpellingChoice(.devoiced, "d or t", "d t dt", .endOfSyllable, longer("d", "t")),
    SpellingChoice(.devoiced, "g or k", "g k ck", .endOfSyllable, longer("g", "k")),
    SpellingChoice(
      .nearConsonant, "g or ch", "g ch", "g and ch are two sounds: a longer form tells"),
    SpellingChoice(
      .sound, "ng or nk", "ng nk ngk", "ng and nk are easy to confuse: a longer form tells"),
  ]

  private static func longer(_ soft: String, _ hard: String) -> String {
    "At the end, \(soft) sounds like \(hard): a longer form of the word tells them apart"
  }

  private static let umlauts = marks(
    "ä, ö and ü", "äa öo üu", "The dots change the sound of the vowel",
    [
      "a": "No dots: the vowel is a", "o": "No dots: the vowel is o",
      "u": "No dots: the vowel is u",
    ])

  private static let near = [
    SpellingChoice(.mark, "ä, ö and ü", "ä ae", "ä is one letter with dots"),
    SpellingChoice(.mark, "ä, ö and ü", "ö oe", "ö is one letter with dots"),
    SpellingChoice(.mark, "ä, ö and ü", "ü ue", "ü is one letter with dots"),
    SpellingChoice(.nearVowel, "ü or i", "ü i ie", "For ü, round your lips and say i"),
    SpellingChoice(.nearVowel, "ö or e", "ö e ä", "For ö, round your lips and say e"),
    SpellingChoice(
      .nearVowel, "u or o", "u o", "u and o are two sounds: round your lips more for u"),
    SpellingChoice(.nearVowel, "i or e", "i e", "i and e are two sounds"),
    SpellingChoice(.weakVowel, "-er or -a", "er a", .end, "The ending -er sounds like a"),
    SpellingChoice(.nearConsonant, "b or p", "b p", "b is soft, and p has a breath"),
    SpellingChoice(.nearConsonant, "d or t", "d t", "d is soft, and t has a breath"),
    SpellingChoice(.nearConsonant, "g or k", "g k", "g is soft, and k has a breath"),
  ]
}
