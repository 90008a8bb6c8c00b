extension SpellingChoice {
  /// The choices of Dutch, in the groups of its school books: what is heard, the rule of open and
  /// closed syllables, longer forms, and words to remember. (Groene Boekje, 2015.)
  static let dutch: [SpellingChoice] = remembered + lengths + endings + foreign + accents + near

  private static let remembered = [
    SpellingChoice(
      .sound, "ei or ij", "ei ij y eij", "ei and ij sound the same, and have to be remembered"),
    SpellingChoice(
      .sound, "ou or au", "ouw auw ou au", "ou and au sound the same, and have to be remembered",
      [
        "ouw": "ouw sounds like ou: the w is heard in a longer form",
        "auw": "auw sounds like au: the w is heard in a longer form",
      ]),
    SpellingChoice(
      .sound, "ch or g", "ch g gg gh", "ch and g sound the same",
      ["ch": "Before t, the sound is mostly spelled ch, if no word of the family has g"]),
    SpellingChoice(.sound, "eeuw or ieuw", "eeuw eew eu", "Words with this sound end in eeuw"),
    SpellingChoice(.sound, "eeuw or ieuw", "ieuw iew ieu", "Words with this sound end in ieuw"),
    SpellingChoice(.sound, "uw", "uw u uuw", "Words with this sound end in uw"),
  ]

  private static let lengths =
    [
      SpellingChoice(.vowel, "aa or a", "aa a", closed, open("a")),
      SpellingChoice(.vowel, "ee or e", "ee e", closed, open("e")),
      SpellingChoice(.vowel, "oo or o", "oo o", closed, open("o")),
      SpellingChoice(.vowel, "uu or u", "uu u", closed, open("u")),
      SpellingChoice(
        .vowel, "ie or i", "ie i y", "The long i is spelled ie",
        [
          "i": "In words from other languages, ie may be spelled i",
          "y": "In words from Greek, ie may be spelled y",
        ]),
    ]
    + doubles(
      of: "bcdfgklmnprstz", "After a short vowel, the consonant is double if another vowel follows",
      single: "After a long vowel, and at the end, the consonant is single")

  private static let closed = "In a closed syllable, the long vowel is double"

  private static func open(_ vowel: String) -> [String: String] {
    [vowel: "In an open syllable, the long vowel is single; a short vowel always is"]
  }

  private static let endings = [
    SpellingChoice(
      .sound, "-lijk", "lijk lik luk lek", "The ending -lijk is not spelled as it sounds"),
    SpellingChoice(
      .sound, "-ig", "ig ug eg ich", .end, "The ending -ig is not spelled as it sounds"),
    SpellingChoice(.sound, "-isch", "isch ies is ie", .end, "The ending -isch sounds like ies"),
    SpellingChoice(
      .sound, "-tie", "tie sie tsie zie", "The ending -tie may sound like sie"),
    SpellingChoice(
      .devoiced, "d or t", "d t dt", .endOfSyllable,
      "At the end, d sounds like t: a longer form of the word tells them apart",
      ["dt": "The stem ends in d, and t is added to it"]),
    SpellingChoice(
      .devoiced, "b or p", "b p", .endOfSyllable,
      "At the end, b sounds like p: a longer form of the word tells them apart"),
    SpellingChoice(.silent, "The n of -en", "en e", .end, "The n of -en is hardly heard"),
    SpellingChoice(
      .silent, "Linking -en-", "n -",
      "The n between two words is hardly heard: the first word has a plural in -en",
      ["": "No n joins the two words"]),
  ]

  private static let foreign = [
    SpellingChoice(
      .sound, "v or f", "v f", "v and f sound nearly the same", ["f": "At the end, v becomes f"]),
    SpellingChoice(
      .sound, "s or z", "s z", "s and z sound nearly the same", ["s": "At the end, z becomes s"]),
    SpellingChoice(.sound, "c or k", "c k ck", "In words from other languages, k may be spelled c"),
    SpellingChoice(
      .sound, "c or s", "c s", .before("eiy"), "In words from other languages, s may be spelled c"),
    SpellingChoice(.sound, "th or t", "th t", "In words from Greek, t may be spelled th"),
    SpellingChoice(.sound, "x or ks", "x ks", "x and ks sound the same"),
    SpellingChoice(
      .sound, "qu or kw", "qu kw", "In words from other languages, kw may be spelled qu"),
    SpellingChoice(.sound, "eau or o", "eau au o", "In words from French, o may be spelled eau"),
    SpellingChoice(.sound, "ou or oe", "ou oe", "In words from French, oe may be spelled ou"),
    SpellingChoice(.sound, "ch or sj", "ch sj sh", "In words from French, sj is spelled ch"),
    SpellingChoice(.sound, "g or zj", "g zj j", "In words from French, zj is spelled g"),
    SpellingChoice(.sound, "y or j", "y j", "Words from English keep their y"),
    SpellingChoice(
      .silent, "Silent h", "h -", "The h is hardly heard", ["": "No h is written here"]),
  ]

  private static let accents = marks(
    "Trema and accents", "ëéèe ïi öóo üu áàa",
    "Without a mark, the vowels would be read together",
    [
      "é": "Words from French keep their accent", "è": "Words from French keep their accent",
      "e": "No mark is needed here", "i": "No mark is needed here", "o": "No mark is needed here",
      "u": "No mark is needed here", "a": "No mark is needed here",
    ])

  private static let near =
    [
      SpellingChoice(.weakVowel, "The weak e", "e u i", "The weak vowel is mostly spelled e"),
      SpellingChoice(.nearVowel, "oe or u", "oe u", "oe and u are two sounds"),
      SpellingChoice(.nearVowel, "eu or u", "eu u ui", "eu, u and ui are three sounds"),
      SpellingChoice(.nearVowel, "i or e", "i e", "i and e are two sounds"),
      SpellingChoice(.nearConsonant, "ng or nk", "ng nk n", "ng and nk are easy to confuse"),
      SpellingChoice(
        .silent, "Consonants beside others", "t d -",
        "The consonant is hardly heard between others",
        ["": "No consonant is written here"]),
    ] + voicing("b p", "d t")
}
