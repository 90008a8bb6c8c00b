/// The words about each kind of mistake that a learner, a parent or a teacher reads.
extension Mistake.Kind {
  /// The name of the kind in plain words, such as "Double letters".
  public var title: String {
    switch self {
    case .doubledLetter: "Double letters"
    case .ieEi: "ie or ei"
    case .silentLetter: "Letters you don't hear"
    case .unstressedVowel: "Weak vowels"
    case .vowelTeam: "How a vowel is spelled"
    case .softC: "c that sounds like s"
    case .hardC: "The sound k"
    case .softG: "g that sounds like j"
    case .phF: "The sound f"
    case .yI: "y or i"
    case .sZ: "s or z"
    case .tionSion: "Endings like -tion and -cial"
    case .rVowel: "er, ir, ur"
    case .sameSound: "One sound, several spellings"
    case .ableIble: "-able, -ible"
    case .anceEnce: "-ance, -ence"
    case .antEnt: "-ant, -ent"
    case .cedeCeed: "-cede, -ceed"
    case .erOrAr: "-er, -or, -ar"
    case .aryEryOry: "-ary, -ery, -ory"
    case .leElAl: "-le, -el, -al, -il"
    case .iseIze: "-ise, -ize"
    case .ous: "-ous"
    case .ture: "-ture"
    case .ly: "-ly"
    case .ing: "-ing"
    case .finalE: "The e at the end"
    case .plural: "-s and -es"
    case .past: "-ed"
    case .prefix: "Beginnings of words"
    case .nearVowel: "Vowels that sound nearly the same"
    case .voicing: "Sounds that are easy to mix up"
    case .nearConsonant: "Sounds that are nearly the same"
    case .nasal: "m, n and ng"
    case .lR: "l or r"
    case .th: "The sound th"
    case .cluster: "Sounds close together"
    case .lastSound: "The last sound"
    case .vowelLeftOut: "A vowel left out"
    case .vowelAdded: "A vowel too many"
    case .neighbourVowels: "Vowels side by side"
    case .partLeftOut: "A part left out"
    case .partAdded: "A part too many"
    case .consonantLeftOut: "A consonant left out"
    case .consonantAdded: "A consonant too many"
    case .otherConsonant: "Another consonant"
    case .otherVowel: "Another vowel"
    case .swapped: "Letters in the wrong order"
    case .mirrored: "b and d, p and q"
    case .echoedLetter: "A letter written again"
    case .keyboardSlip: "Slips on the keyboard"
    case .hyphenApostrophe: "Hyphens and apostrophes"
    case .space: "One word or two"
    case .accent: "Marks on letters"
    case .capital: "Capital letters"
    case .soundsRight: "Sounds right, spelled another way"
    case .letterMissing: "Missing letters"
    case .letterExtra: "Extra letters"
    case .letterWrong: "Wrong letters"
    case .differentWord: "A different word"
    }
  }

  /// The title above an x, whose two sounds the learner spelled with several letters.
  static let titleOfX = "Two sounds, one letter"

  /// A word whose letters invite such a mistake; `nil` for a kind that any word may have.
  public var example: String? {
    switch self {
    case .doubledLetter: "rabbit"
    case .ieEi: "field"
    case .silentLetter: "knee"
    case .unstressedVowel: "animal"
    case .vowelTeam: "rain"
    case .softC: "city"
    case .hardC: "school"
    case .softG: "energy"
    case .phF: "photo"
    case .yI: "happiness"
    case .sZ: "music"
    case .tionSion: "station"
    case .rVowel: "bird"
    case .sameSound: "great"
    case .ableIble: "possible"
    case .anceEnce: "distance"
    case .antEnt: "silent"
    case .cedeCeed: "succeed"
    case .erOrAr: "doctor"
    case .aryEryOry: "history"
    case .leElAl: "table"
    case .iseIze: "surprise"
    case .ous: "famous"
    case .ture: "picture"
    case .ly: "finally"
    case .ing: "running"
    case .finalE: "hoping"
    case .plural: "boxes"
    case .past: "jumped"
    case .prefix: "mistake"
    case .nasal: "sing"
    case .th: "think"
    case .cluster: "street"
    case .neighbourVowels: "lion"
    case .hyphenApostrophe: "o'clock"
    case .space: "all right"
    case .accent: "café"
    case .capital: "Friday"
    case .nearVowel, .voicing, .nearConsonant, .lR, .lastSound, .vowelLeftOut, .vowelAdded,
      .partLeftOut, .partAdded, .consonantLeftOut, .consonantAdded, .otherConsonant, .otherVowel,
      .swapped, .mirrored, .echoedLetter, .keyboardSlip, .soundsRight, .letterMissing, .letterExtra,
      .letterWrong, .differentWord:
      nil
    }
  }

  /// The name with an example, for a person who doesn't see a word of their own beside it, such as
  /// "-er, -or, -ar, as in doctor".
  public var titleWithExample: String {
    example.map { "\(title), as in \($0)" } ?? title
  }

  /// A sentence or two of advice, with the rule if there is one. Each spelling in it is right.
  public var advice: String {
    switch self {
    case .doubledLetter: "After a short vowel, the letter is often double: rabbit."
    case .ieEi: "The sound ee is spelled ie, but ei after c: field, receive."
    case .silentLetter:
      "Some letters are written but not heard: say them aloud to remember them, k-nee."
    case .unstressedVowel:
      "This vowel is hard to hear: think of a word of its family in which you hear it."
    case .vowelTeam: "Two letters together spell one vowel, as in boat, rain and cheese."
    case .softC: "Before e, i and y, c can sound like s: city, dance."
    case .hardC: "The sound k is spelled c, k, ck, ch or que: learn it with each word."
    case .softG: "Before e, i and y, g can sound like j: giant, energy."
    case .phF: "In words from Greek, the sound f is spelled ph: photograph."
    case .yI: "After a consonant, y at the end becomes i before most endings: happy, happiness."
    case .sZ: "The sound z is often spelled s, above all between vowels: reason, music."
    case .tionSion: "Think of a word of its family: act gives action, tense gives tension."
    case .rVowel: "er, ir and ur sound alike, so learn how each word looks: her, bird, turn."
    case .sameSound: "One sound can have several spellings: learn which one this word has."
    case .ableIble: "After a whole word, the ending is mostly -able: comfort, comfortable."
    case .anceEnce: "Learn these with their families: important, importance; different, difference."
    case .antEnt: "Learn these with their families: distance, distant; silence, silent."
    case .cedeCeed:
      """
      Only exceed, proceed and succeed have -ceed, and only supersede has -sede; the rest have \
      -cede.
      """
    case .erOrAr: "Words for people mostly end in -er, but often in -or after t: teacher, actor."
    case .aryEryOry: "Say the vowel of the ending clearly to remember it: history."
    case .leElAl:
      "Most of these words end in -le; describing words mostly end in -al: table, final."
    case .iseIze:
      "American English writes -ize; a few words have -ise everywhere: advise, surprise."
    case .ous: "Describing words that end in the sound us are spelled -ous: famous."
    case .ture: "An ending that sounds like chur is mostly spelled -ture: picture."
    case .ly:
      "Add -ly to the whole word, but -ally to words in -ic: final, finally; basic, basically."
    case .ing:
      "Before -ing, drop a silent e, and double a consonant after a short vowel: making, running."
    case .finalE: "Keep a silent e before a consonant, and drop it before a vowel: hopeful, hoping."
    case .plural:
      "After s, x, ch and sh, add -es; after a consonant, y becomes -ies: boxes, cities."
    case .past: "The past tense ends in -ed, whatever it sounds like: jumped, wanted."
    case .prefix: "Write both the prefix and the word in full: mis and spell give misspell."
    case .nearVowel: "Listen slowly, and say both vowels to feel the difference."
    case .voicing:
      """
      Your throat hums in b, d, g and v, but not in p, t, k and f: touch it to feel the difference.
      """
    case .nearConsonant: "Listen slowly, and feel where your tongue and lips are."
    case .nasal:
      """
      Close your lips for m; your tongue touches the front of the mouth for n, and the back for ng.
      """
    case .lR: "For l, your tongue touches the gum behind your teeth; for r, it touches nothing."
    case .th: "For th, put your tongue between your teeth: think, mother."
    case .cluster: "When consonants stand together, say them one by one: s, t, r in street."
    case .lastSound: "Listen to the very end of the word before you write it."
    case .vowelLeftOut: "Clap the syllables, and count the vowels: every syllable has one."
    case .vowelAdded: "Clap the syllables: you hear one vowel with each clap, and no more."
    case .neighbourVowels: "Two vowels in a row may each be heard: say them apart, as in lion."
    case .partLeftOut: "Clap the syllables, and write them one after another."
    case .partAdded: "Clap the syllables, and check that you wrote each one once."
    case .consonantLeftOut:
      "Say the word slowly, and write a letter for each consonant that you hear."
    case .consonantAdded: "Say the word slowly: every consonant that you write should be heard."
    case .otherConsonant: "Listen slowly, and say both consonants to feel the difference."
    case .otherVowel: "Listen slowly, and say both vowels to feel the difference."
    case .swapped: "Read the word again, and say its letters one by one."
    case .mirrored:
      "b and d are mirror images, and so are p and q: the word bed shows first b, then d."
    case .echoedLetter: "Read the word again, letter by letter, before you send it."
    case .keyboardSlip: "Read the word again before you send it."
    case .hyphenApostrophe: "Learn the sign together with the word: o'clock, mother-in-law."
    case .space: "You can't hear a space, so learn how the word looks: all right, already."
    case .accent: "Words from other languages may keep their accents: café."
    case .capital:
      "Names of days, months, places, peoples and languages begin with a capital: Friday."
    case .soundsRight:
      "Your ear can't help with such a word: look at it, cover it, write it, compare."
    case .letterMissing: "Say the word slowly, and write a letter for each sound."
    case .letterExtra: "Read the word again, and say why each letter is there."
    case .letterWrong: "Look at the word, cover it, write it, compare."
    case .differentWord: "Listen again, and ask for the definition before you write."
    }
  }
}
