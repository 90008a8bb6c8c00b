extension SpellingChoice {
  /// The choices of Spanish. Accents are missed most, then b and v, then s, c and z, then h.
  /// (C. Sotomayor and others, "Ortografía de estudiantes chilenos", Onomázein 28, 2013.)
  static let spanish: [SpellingChoice] = accents + sounds + hard + doubled + near

  private static let accents =
    [
      SpellingChoice(
        .mark, "gü or gu", "ü u", .after("g"),
        "The dots say that the u is heard between g and e or i",
        ["u": "No dots: the u after g is not heard before e and i"])
    ]
    + marks(of: .stress, "Accents", "áa ée íi óo úu", "The accent marks the vowel with the stress")
    + [
      SpellingChoice(
        .sound, "ñ or n", "ñ n nn ni ny", "ñ is a letter of its own",
        ["n": "Here n has no tilde", "ni": "Here the i is heard: n and i"])
    ]

  private static let sounds = [
    SpellingChoice(
      .sound, "b or v", "b v w", "b and v sound the same",
      ["b": "b and v sound the same: b stands before every consonant, and in the ending -aba"]),
    SpellingChoice(
      .sound, "hue or güe", "hue güe we", "Words that begin with the sound we have hue"),
    SpellingChoice(.sound, "hie or ye", "hie ye", "hie and ye sound the same at the beginning"),
    SpellingChoice(.silent, "Silent h", "h -", "The h is silent", ["": "No h is written here"]),
    SpellingChoice(
      .sound, "x, cc or s", "x cc s cs ks", "x and s are easy to confuse",
      ["cc": "cc stands where a word of the family has ct"]),
    SpellingChoice(
      .sound, "x, cc or s", "xc c", "Before e and i, c and xc are easy to confuse"),
    SpellingChoice(
      .sound, "x, cc or s", "xc s", "Before e and i, s and xc are easy to confuse"),
    SpellingChoice(
      .sound, "x, cc or s", "xc sc", "Before e and i, sc and xc are easy to confuse"),
    SpellingChoice(.sound, "f", "f ph ff", "The sound f is always spelled f"),
    SpellingChoice(
      .sound, "c, s or z", "c s z sc ss", "c, s and z sound the same in America",
      [
        "c": "Before e and i, this sound is spelled c, not z",
        "z": "z stands before a, o and u, and at the end",
        "s": "s sounds like c and z in America, but is another letter",
        "sc": "A few words have sc before e and i",
      ]),
    SpellingChoice(
      .sound, "ll or y", "ll y", "ll and y sound the same to most speakers",
      ["ll": "ll and y sound the same to most speakers: the endings -illo and -illa have ll"]),
    SpellingChoice(
      .sound, "y or i", "y i", "y and i can sound the same",
      ["y": "At the end, the i of ay, ey and oy is spelled y"]),
    SpellingChoice(
      .sound, "g or j", "g j", .before("eiéí"), "Before e and i, g sounds like j",
      ["j": "Before e and i, j and g sound the same: the endings -aje and -eje have j"]),
    SpellingChoice(.nearConsonant, "j or h", "j h", "j is heard, and h is silent"),
  ]

  private static let hard = [
    SpellingChoice(
      .sound, "c, qu or k", "qu c k q cu", "Before e and i, the sound k is spelled qu",
      [
        "c": "Before a, o, u and a consonant, the sound k is spelled c",
        "k": "A few words from other languages have k", "cu": "The u is heard: cu",
      ]),
    SpellingChoice(
      .sound, "g or gu", "gu g", .before("eiéí"), "Before e and i, the sound of gato is spelled gu",
      ["g": "Before e and i, g sounds like j"]),
  ]

  private static let doubled =
    [
      SpellingChoice(
        .double, "r or rr", "rr r", "Between vowels, the strong r is written rr",
        ["r": "A single r is right at the beginning, after n, l and s, and where it is short"]),
      SpellingChoice(
        .double, "c or cc", "cc c", "cc stands where a word of the family has ct",
        ["c": "One c is enough: only where ct stands in the family it is double"]),
      SpellingChoice(.double, "l or ll", "l ll", "ll is another sound than l"),
      SpellingChoice(.double, "n or nn", "n nn", "Only a prefix that ends in n makes nn"),
    ]
    + doubles(
      of: "abdefgimopstu", "Both letters are written",
      single: "Spanish doubles only c, l, n and r in most words")

  private static let near = [
    SpellingChoice(
      .sound, "m or n", "m n", .before("bp"), "Before b and p, write m"),
    SpellingChoice(.sound, "m or n", "n m", .before("vf"), "Before v and f, write n"),
    SpellingChoice(.nearVowel, "e or i", "e i é í", "e and i are two sounds"),
    SpellingChoice(.nearVowel, "o or u", "o u ó ú", "o and u are two sounds"),
    SpellingChoice(.nearConsonant, "b or p", "b p", "b is soft, and p is hard"),
    SpellingChoice(.nearConsonant, "d or t", "d t", "d is soft, and t is hard"),
    SpellingChoice(.nearConsonant, "r or l", "r l", "r and l are two sounds"),
    SpellingChoice(
      .silent, "ps- or s-", "ps s", .start, "In words from Greek, the p of ps- is silent"),
    SpellingChoice(
      .silent, "The last d", "d -", .end, "The d at the end is hardly heard",
      ["": "No d is written at the end"]),
    SpellingChoice(
      .silent, "Consonants before another", "b c p g n s -", .before("bcdfglmnpstv"),
      "The first of the two consonants is hardly heard",
      ["": "No other consonant is written here"]),
  ]
}
