extension SpellingChoice {
  /// The choices of Italian, as its schools teach them ("difficoltà ortografiche"): double letters,
  /// cu and qu, gn and gli, c and g with h or i, the silent h, and accents.
  static let italian: [SpellingChoice] = accents + groups + doubled + near

  private static let accents =
    marks(
      "Accents", "àáa èée ìíi òóo ùúu", "The accent marks stress on the last vowel",
      [
        "é": "The closed e has the acute accent: perché, né",
        "a": "An accent is written only on the last letter",
        "e": "An accent is written only on the last letter",
        "i": "An accent is written only on the last letter",
        "o": "An accent is written only on the last letter",
        "u": "An accent is written only on the last letter",
      ])
    + ["à a' e", "è e' e", "é e' e", "ì i'", "ò o'", "ù u'"].map {
      SpellingChoice(.mark, "Accents", $0, .end, "The accent stands on the letter, not after it")
    }

  private static let groups = [
    SpellingChoice(
      .sound, "cu, qu or cqu", "cqu ccu qqu qu cu q c", "qu and cu sound the same",
      [
        "cqu": "acqua and its family, and the past of verbs in -cquere, have cqu",
        "qu": "Before another vowel, cu is mostly spelled qu",
        "cu": "A few words before another vowel have cu: cuore, cuoco, scuola",
        "qqu": "Only soqquadro has qqu",
      ]),
    SpellingChoice(
      .sound, "gn or ni", "gn gni ni n ngn", "gn is one sound",
      [
        "ni": "Here n and i are two sounds",
        "gni": "In the endings -gniamo and -gniate, the i is kept",
      ]),
    SpellingChoice(
      .sound, "gli or li", "gli gl li lli ggli i", "gli is one sound",
      ["li": "Here l and i are two sounds"]),
    SpellingChoice(
      .silent, "cie or ce", "ie e", .after("cg"), "The i is not heard: learn it with the word",
      ["e": "Before e, c and g are soft without an i"]),
    SpellingChoice(
      .sound, "sc or sci", "sci sc ssc sch s", "Before a, o and u, sc needs an i to sound like sh",
      ["sc": "Before e and i, sc sounds like sh by itself"]),
    SpellingChoice(
      .silent, "c and g with i", "i -", .after("cg"), "The i makes c and g soft, and is not heard",
      ["": "No i is needed here"]),
    SpellingChoice(
      .silent, "ch and gh", "h -", .after("cg"), "Before e and i, the h keeps c and g hard",
      ["": "Before a, o and u, c and g are hard without an h"]),
    SpellingChoice(.sound, "c or k", "ch c k", "The sound k is spelled c, and ch before e and i"),
    SpellingChoice(
      .silent, "Silent h", "h -",
      "The h is silent: it marks the forms of avere, and words from other languages",
      ["": "No h is written here"]),
    SpellingChoice(.sound, "m or n", "m n", .before("bp"), "Before b and p, n becomes m"),
    SpellingChoice(
      .sound, "m or n", "n m", "m stands before b and p, and n before other consonants"),
  ]

  private static let doubled =
    [
      SpellingChoice(
        .double, "-zione", "zion zzion", "Before -ione, z is never double",
        ["zzion": "A few words have zz before -ione"]),
      SpellingChoice(
        .double, "-gione", "gion ggion", "Before -ione, g is never double"),
      SpellingChoice(
        .double, "-bile", "bil bbil", "Before -ile, b is never double"),
    ]
    + doubles(
      of: "bcdfglmnprstvz", "The double consonant is heard longer",
      single: "The consonant is short, so it is single")

  private static let near =
    [
      SpellingChoice(.nearConsonant, "s or z", "s z", "s and z are two sounds"),
      SpellingChoice(.nearConsonant, "z or ts", "z ts zz", "The sound ts is spelled z"),
      SpellingChoice(.nearConsonant, "l or r", "l r", "l and r are two sounds"),
      SpellingChoice(.nearVowel, "e or i", "e i", "e and i are two sounds"),
      SpellingChoice(.nearVowel, "o or u", "o u", "o and u are two sounds"),
      SpellingChoice(.vowel, "y or i", "y i j", "Words from other languages keep their y and j"),
    ] + voicing("g c gh ch", "b p", "d t", "v f")
}
