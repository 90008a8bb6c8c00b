extension SpellingChoice {
  /// The choices of French, in the groups of N. Catach: letters for sounds, marks, double
  /// consonants, and letters that are not heard. ("L'orthographe française", 1980.)
  static let french: [SpellingChoice] = joined + vowels + consonants + foreign + silent + near

  private static let accents =
    marks(
      "Accents", "éèêëe", "The marks tell é from è and e",
      [
        "é": "é is the closed e at the end of a syllable",
        "ê": "ê often stands where an s was lost",
        "è": "è is the open e before a consonant and a silent e",
        "e": "Before two consonants or a consonant at the end, e needs no accent",
        "ë": "The dots begin a new syllable",
      ])
    + marks(
      "Accents", "àâa îïi ôo ùûüu", "The mark belongs to the letter",
      [
        "â": "The circumflex often stands where an s was lost",
        "ê": "The circumflex often stands where an s was lost",
        "î": "The circumflex often stands where an s was lost",
        "ô": "The circumflex often stands where an s was lost",
        "û": "The circumflex often stands where a letter was lost",
        "ï": "The dots begin a new syllable", "a": "No accent is written here",
        "i": "No accent is written here", "o": "No accent is written here",
        "u": "No accent is written here",
      ])

  private static let joined =
    accents + [
      SpellingChoice(
        .mark, "ç or c", "ç c", "Before a, o and u, the cedilla makes c sound like s",
        ["c": "Before e, i and y, c sounds like s without a cedilla"]),
      SpellingChoice(.mark, "œ", "œ oe", "The o and the e are joined: œ"),
    ]

  private static let vowels = [
    SpellingChoice(.vowel, "œu or eu", "œu oeu eu", "œu and eu sound the same"),
    SpellingChoice(.vowel, "œ or e", "œ oe e é", "A few words spell this sound œ"),
    SpellingChoice(
      .vowel, "ueil or euil", "ueil euil", "After c and g, euil is spelled ueil",
      ["euil": "euil is the usual spelling, but ueil after c and g"]),
    SpellingChoice(
      .vowel, "eau, au or o", "eau au o ô eaux aux", "eau, au and o sound the same",
      ["eau": "At the end of many nouns, o is spelled eau"]),
    SpellingChoice(
      .vowel, "-é or -er", "é er ée ez és ées et ai", .end,
      "é, er and ez sound the same at the end",
      ["er": "Verbs in the dictionary, trades and trees end in -er"]),
    SpellingChoice(
      .vowel, "an or en", "an en am em aon aen", "an and en sound the same",
      [
        "am": "Before b, m and p, an is spelled am", "em": "Before b, m and p, en is spelled em",
      ]),
    SpellingChoice(
      .vowel, "in, ain or ein", "in ain ein im aim yn ym un en în",
      "in, ain and ein sound the same",
      [
        "im": "Before b, m and p, in is spelled im", "en": "After i and é, in is spelled en",
        "ain": "A word of the family with an a tells ain",
        "ein": "A word of the family with an e tells ein",
      ]),
    SpellingChoice(
      .vowel, "ai, ei or è", "ai aî ei è ê é et e ais ait aie ay", "ai, ei and è sound the same"),
    SpellingChoice(
      .vowel, "on or om", "on om", "on is the usual spelling",
      ["om": "Before b, m and p, on is spelled om"]),
    SpellingChoice(.vowel, "y or i", "y i", "In words from Greek, i may be spelled y"),
    SpellingChoice(
      .vowel, "ill, il or y", "ill il ille y ll i yi lli", "ill, il and y can sound the same",
      ["il": "At the end of masculine nouns, this sound is spelled il"]),
    SpellingChoice(
      .vowel, "oi or oy", "oi oy oua oî oie oix ois oit", "The sound wa is spelled oi"),
    SpellingChoice(.vowel, "ou or u", "ou u où oû", "ou and u are two sounds"),
    SpellingChoice(.vowel, "eu or e", "eu e", "eu and e sound nearly the same"),
  ]

  private static let consonants = [
    SpellingChoice(
      .sound, "s, ss, c or ç", "ss s c ç sc t x sç z", "The sound s has several spellings",
      [
        "ss": "Between vowels, the sound s is spelled ss",
        "ç": "Before a, o and u, ç sounds like s",
        "c": "Before e, i and y, c sounds like s", "sc": "A few words spell s as sc",
        "t": "In the ending -tion, t sounds like s",
        "z": "The sound z is mostly spelled s between vowels, but not here",
        "s": "s sounds like s at the beginning and beside a consonant, and like z between vowels",
        "x": "At the end of some words, x stands for s",
      ]),
    SpellingChoice(
      .sound, "g, ge or j", "ge g j", "Before e and i, g sounds like j",
      ["ge": "Before a, o and u, g needs an e to sound like j", "j": "j always has this sound"]),
    SpellingChoice(
      .sound, "g or gu", "gu g", "Before e and i, g needs a u to stay hard",
      ["g": "Before a, o and u, g is hard without a u"]),
    SpellingChoice(
      .sound, "c, qu or k", "cqu qu q c k cc ch ck cu", "The sound k has several spellings",
      ["ch": "In words from Greek, k may be spelled ch"]),
    SpellingChoice(.sound, "gn or ni", "gn ni n", "gn and ni sound nearly the same"),
    SpellingChoice(
      .sound, "f or ph", "ph f ff", "f is the usual spelling",
      ["ph": "In words from Greek, f is spelled ph"]),
    SpellingChoice(.sound, "x or cs", "x cc cs ks gz xc", "x spells the sounds ks and gz"),
    SpellingChoice(.sound, "ch or sh", "ch sh sch", "The sound sh is spelled ch in French"),
    SpellingChoice(.sound, "w or v", "w v", "Words from German spell v as w"),
    SpellingChoice(.sound, "m or n", "m n", .before("bmp"), "Before b, m and p, n becomes m"),
    SpellingChoice(.sound, "m or n", "n m", "m stands only before b, m and p"),
  ]

  private static let foreign = [
    SpellingChoice(
      .silent, "th or t", "th t", "In words from Greek, t may be spelled th",
      ["t": "Here t has no h"]),
    SpellingChoice(.silent, "rh or r", "rh rrh r", "In words from Greek, r may be spelled rh"),
  ]

  private static let silent =
    doubles(
      of: "bcdfglmnprst", "The double letter is not heard: learn it with the family of the word",
      single: "Here one letter is enough: learn it with the family of the word")
    + [
      SpellingChoice(.silent, "Silent h", "h -", "The h is silent", ["": "No h is written here"]),
      SpellingChoice(
        .silent, "Silent e", "e -", "The e is silent",
        ["": "No e is written here"]),
      SpellingChoice(
        .silent, "Silent last letter", "t d s x p c g z l r b ct pt ts ds ps nt - e es ent", .end,
        "The end is silent: a longer word of the family lets you hear it",
        ["": "No silent letter follows at the end"]),
      SpellingChoice(
        .silent, "Silent p, m or l", "p m l c g -", .before("cdmnstx"), "The letter is silent",
        ["": "No silent letter is written here"]),
    ]

  private static let near =
    [
      SpellingChoice(.nearVowel, "u or ou", "ou u", "ou and u are two sounds"),
      SpellingChoice(.nearVowel, "an or on", "an en on am em om", "an and on are two sounds"),
      SpellingChoice(.nearConsonant, "s or z", "s z", "Between vowels, s sounds like z"),
    ] + voicing("b p", "d t", "v f", "j ch ge", "g c gu qu")
}
