extension SpellingChoice {
  /// The choices of Portuguese: letters with one sound, above all those for s and z, x and ch, weak
  /// vowels, nasal vowels and accents. (A. G. de Morais, "Ortografia: ensinar e aprender", 1998.)
  static let portuguese: [SpellingChoice] = nasal + accents + sounds + doubled + weak + near

  private static let nasal = [
    SpellingChoice(
      .vowel, "ão or am", "ão am ao an aun aum ã om", .end,
      "The nasal ending with stress is spelled ão",
      [
        "am": "Without stress, the nasal ending is spelled am", "ã": "The ending has no o: ã",
        "om": "The ending is om, with an o", "ao": "Here the o has no nasal vowel before it",
      ]),
    SpellingChoice(.vowel, "õe", "õe oe oen õi", "The nasal vowels are spelled õe"),
    SpellingChoice(.vowel, "ãe", "ãe ae aen em", "The nasal vowels are spelled ãe"),
    SpellingChoice(
      .vowel, "em or en", "em en eim ẽ ein", .end, "At the end, the nasal vowel is spelled em",
      ["en": "A few words end in en"]),
    SpellingChoice(.vowel, "im or in", "im in", .end, "At the end, the nasal vowel is spelled im"),
    SpellingChoice(.vowel, "um or un", "um un", .end, "At the end, the nasal vowel is spelled um"),
    SpellingChoice(.sound, "m or n", "m n", .before("bp"), "Before b and p, write m"),
    SpellingChoice(.sound, "m or n", "n m", "m stands only before b and p, and at the end"),
    SpellingChoice(
      .vowel, "ã or an", "ã an am", "At the end, the nasal a is spelled ã",
      ["an": "Before a consonant, the nasal a is spelled an"]),
  ]

  private static let accents =
    marks(
      "Accents", "áâãàa éêe íi óôõo úüu",
      "The accent marks the vowel with the stress, or its sound",
      [
        "ã": "The tilde marks a nasal vowel", "õ": "The tilde marks a nasal vowel",
        "â": "The circumflex marks a closed vowel with stress",
        "ê": "The circumflex marks a closed vowel with stress",
        "ô": "The circumflex marks a closed vowel with stress",
        "a": "The rules ask for no accent here", "e": "The rules ask for no accent here",
        "i": "The rules ask for no accent here", "o": "The rules ask for no accent here",
        "u": "The rules ask for no accent here",
      ])
    + [
      SpellingChoice(
        .mark, "ç or c", "ç c", "Before a, o and u, the cedilla makes c sound like s",
        ["c": "Before e and i, c sounds like s without a cedilla"])
    ]

  private static let sounds = [
    SpellingChoice(
      .sound, "s, ss, c or ç", "ss s ç c sc sç xc x z sss", "The sound s has several spellings",
      [
        "ss": "Between vowels, the sound s is spelled ss or ç",
        "z": "The sound z is spelled z, s or x",
        "ç": "ç sounds like s before a, o and u", "c": "c sounds like s before e and i",
        "s": "s sounds like z between vowels, and like s elsewhere",
        "x": "x has several sounds: learn it with each word",
        "sc": "A few words have sc before e and i",
        "xc": "A few words have xc before e and i",
      ]),
    SpellingChoice(
      .sound, "x or ch", "x ch sh", "x and ch sound the same",
      ["x": "x and ch sound the same: after a diphthong and after en-, it is mostly x"]),
    SpellingChoice(.sound, "x, cs or cç", "x cs ks cç", "x can sound like cs"),
    SpellingChoice(
      .sound, "g or j", "g j", .before("eiéíê"), "Before e and i, g and j sound the same"),
    SpellingChoice(
      .sound, "g or gu", "gu g", "Before e and i, g needs a u to stay hard",
      ["g": "Before a and o, g is hard without a u"]),
    SpellingChoice(
      .sound, "c or qu", "qu c k q cu", "Before e and i, the sound k is spelled qu",
      [
        "c": "Before a, o and u, the sound k is spelled c",
        "k": "A few words from other languages have k",
      ]),
    SpellingChoice(
      .sound, "lh or li", "lh li l ll", "lh is one sound", ["li": "Here l and i are two sounds"]),
    SpellingChoice(
      .sound, "nh or ni", "nh ni n gn", "nh is one sound", ["ni": "Here n and i are two sounds"]),
    SpellingChoice(.silent, "Silent h", "h -", "The h is silent", ["": "No h is written here"]),
    SpellingChoice(
      .sound, "l or u", "l u", .endOfSyllable,
      "In Brazil, l at the end of a syllable sounds like u",
      ["u": "In Brazil, this u sounds like an l at the end of a syllable"]),
  ]

  private static let doubled =
    [
      SpellingChoice(
        .double, "r or rr", "rr r", "Between vowels, the strong r is written rr",
        ["r": "A single r is right at the beginning, beside a consonant, and where it is short"])
    ]
    + doubles(
      of: "abcdefgilmnoptu", "Both letters are written",
      single: "Portuguese doubles no consonants but r and s")

  private static let weak = [
    SpellingChoice(.weakVowel, "e or i", "e i", "Without stress, e often sounds like i"),
    SpellingChoice(.weakVowel, "o or u", "o u", "Without stress, o often sounds like u"),
    SpellingChoice(
      .vowel, "ei or e", "ei e", "The i of ei is hardly heard", ["e": "No i is written here"]),
    SpellingChoice(
      .vowel, "ou or o", "ou o ô", "The u of ou is hardly heard", ["o": "No u is written here"]),
    SpellingChoice(
      .vowel, "ai or a", "ai a", "The i of ai is hardly heard", ["a": "No i is written here"]),
    SpellingChoice(
      .silent, "The last r", "r -", .end, "The r at the end of a verb is hardly heard",
      ["": "No r is written at the end"]),
    SpellingChoice(
      .silent, "Vowels between consonants", "e i -",
      "A vowel is hardly heard here, or added by many speakers",
      ["": "Many speakers add a vowel here, but none is written"]),
  ]

  private static let near =
    [
      SpellingChoice(.nearConsonant, "b or v", "b v", "b and v are two sounds"),
      SpellingChoice(.nearConsonant, "l or r", "l r", "l and r are two sounds"),
    ] + voicing("b p", "d t", "v f", "g c gu qu")
}
