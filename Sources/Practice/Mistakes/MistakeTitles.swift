/// The words about each kind of mistake that a learner, a parent or a teacher reads.
extension Mistake.Kind {
  /// The name of the kind in plain words, such as "Doubled letters".
  public var title: String { words.title }

  /// A sentence or two of advice, with the rule if there is one. Each spelling in it is right.
  public var advice: String { words.advice }

  private var words: (title: String, advice: String) {
    switch self {
    case .doubledLetter:
      ("Doubled letters", "After a short stressed vowel, the consonant is often double: rabbit.")
    case .ieEi:
      ("ie or ei", "The sound ee is spelled ie, but ei after c: field, receive.")
    case .silentLetter:
      ("Silent letters", "Some letters are written but not heard: say them aloud to remember them.")
    case .unstressedVowel:
      (
        "Unstressed vowels",
        "You can't hear this letter: think of a related word in which the vowel is stressed."
      )
    case .vowelTeam:
      (
        "Vowels with two letters",
        "Two letters together spell one vowel, as in boat, rain and cheese."
      )
    case .softC:
      ("c that sounds like s", "Before e, i and y, c can sound like s: city, dance.")
    case .hardC:
      ("The sound k", "The sound k is spelled c, k, ck, ch or que: learn it with each word.")
    case .softG:
      ("g that sounds like j", "Before e, i and y, g can sound like j: giant, energy.")
    case .phF:
      ("The sound f", "In words from Greek, the sound f is spelled ph: photograph.")
    case .yI:
      ("y or i", "After a consonant, y at the end becomes i before most endings: happy, happiness.")
    case .sZ:
      ("s or z", "The sound z is often spelled s, above all between vowels: reason, music.")
    case .tionSion:
      (
        "Endings in -tion and -sion",
        "Think of a related word: act gives action, tense gives tension."
      )
    case .rVowel:
      (
        "Vowels before r",
        "er, ir and ur sound alike, so learn how each word looks: her, bird, turn."
      )
    case .sameSound:
      (
        "One sound, several spellings",
        "One sound can have several spellings: learn which one this word has."
      )
    case .ableIble:
      (
        "Endings in -able and -ible",
        "After a whole word, the ending is mostly -able: comfort, comfortable."
      )
    case .anceEnce:
      (
        "Endings in -ance and -ence",
        "Learn these with related words: important, importance; different, difference."
      )
    case .antEnt:
      (
        "Endings in -ant and -ent",
        "Learn these with related words: distance, distant; silence, silent."
      )
    case .cedeCeed:
      (
        "Endings in -cede and -ceed",
        "Only exceed, proceed and succeed have -ceed, and only supersede has -sede; the rest have -cede."
      )
    case .erOrAr:
      (
        "Endings in -er, -or and -ar",
        "Words for people mostly end in -er, but often in -or after t: teacher, actor."
      )
    case .aryEryOry:
      (
        "Endings in -ary, -ery and -ory",
        "Say the vowel of the ending clearly to remember it: history."
      )
    case .leElAl:
      (
        "Endings in -le, -el and -al",
        "Most of these words end in -le; describing words mostly end in -al: table, final."
      )
    case .iseIze:
      (
        "Endings in -ise and -ize",
        "American English writes -ize; a few words have -ise everywhere: advise, surprise."
      )
    case .ous:
      ("Endings in -ous", "Describing words that end in the sound us are spelled -ous: famous.")
    case .ture:
      ("Endings in -ture", "An ending that sounds like chur is mostly spelled -ture: picture.")
    case .ly:
      (
        "Endings in -ly",
        "Add -ly to the whole word, but -ally to words in -ic: final, finally; basic, basically."
      )
    case .ing:
      (
        "Endings in -ing",
        "Before -ing, drop a silent e, and double a consonant after a short vowel: making, running."
      )
    case .finalE:
      (
        "Silent e at the end",
        "Keep a silent e before a consonant, and drop it before a vowel: hopeful, hoping."
      )
    case .plural:
      (
        "Plurals",
        "After s, x, ch and sh, add -es; after a consonant, y becomes -ies: boxes, cities."
      )
    case .past:
      ("Past tense endings", "The past tense ends in -ed, whatever it sounds like: jumped, wanted.")
    case .prefix:
      ("Prefixes", "Write both the prefix and the word in full: mis and spell give misspell.")
    case .nearVowel:
      (
        "Vowels that sound nearly alike",
        "Listen slowly, and say both vowels to feel the difference."
      )
    case .voicing:
      (
        "Voiced or voiceless",
        "Your throat hums in b, d and g, but not in p, t and k: touch it to feel the difference."
      )
    case .nearConsonant:
      (
        "Consonants that sound nearly alike",
        "Listen slowly, and feel where your tongue and lips are."
      )
    case .nasal:
      (
        "m, n and ng",
        "Close your lips for m; your tongue touches the front of the mouth for n, and the back for ng."
      )
    case .lR:
      ("l or r", "For l, your tongue touches the gum behind your teeth; for r, it touches nothing.")
    case .th:
      ("The sound th", "For th, put your tongue between your teeth: think, mother.")
    case .cluster:
      (
        "Consonants in a row",
        "When consonants stand together, say them one by one: s, t, r in street."
      )
    case .lastSound:
      ("The last sound", "Listen to the very end of the word before you write it.")
    case .vowelLeftOut:
      ("Missing vowels", "Clap the syllables, and count the vowels: every syllable has one.")
    case .vowelAdded:
      ("Extra vowels", "Clap the syllables: you hear one vowel with each clap, and no more.")
    case .neighbourVowels:
      ("Vowels side by side", "Two vowels in a row may each be heard: say them apart, as in lion.")
    case .partLeftOut:
      ("Missing parts", "Clap the syllables, and write them one after another.")
    case .partAdded:
      ("Extra parts", "Clap the syllables, and check that you wrote each one once.")
    case .swapped:
      ("Letters in the wrong order", "Read the word again, and say its letters one by one.")
    case .mirrored:
      (
        "Mirrored letters",
        "b and d are mirror images, and so are p and q: the word bed shows first b, then d."
      )
    case .echoedLetter:
      (
        "A nearby letter written again",
        "Read the word again, letter by letter, before you send it."
      )
    case .keyboardSlip:
      ("Slips on the keyboard", "Read the word again before you send it.")
    case .hyphenApostrophe:
      ("Hyphens and apostrophes", "Learn the sign together with the word: o'clock, mother-in-law.")
    case .space:
      (
        "One word or two",
        "You can't hear a space, so learn how the word looks: all right, already."
      )
    case .accent:
      ("Accents", "Words from other languages may keep their accents: café.")
    case .soundsRight:
      (
        "Sounds right, spelled differently",
        "Your ear can't help with such a word: look at it, cover it, write it, compare."
      )
    case .letterMissing:
      ("Missing letters", "Say the word slowly, and write a letter for each sound.")
    case .letterExtra:
      ("Extra letters", "Read the word again, and say why each letter is there.")
    case .letterWrong:
      ("Wrong letters", "Look at the word, cover it, write it, compare.")
    case .differentWord:
      ("A different word", "Listen again, and ask for the definition before you write.")
    }
  }
}
