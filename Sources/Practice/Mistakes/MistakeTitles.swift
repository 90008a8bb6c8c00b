/// What each kind of mistake is called before a learner, a parent or a teacher, and what helps with it.
extension Mistake.Kind {
  /// Its name in plain words: "Doubled letters".
  public var title: String { words.title }

  /// What to do about it, by rule where there is one, in a sentence. It shows no spelling but right ones.
  public var advice: String { words.advice }

  private var words: (title: String, advice: String) {
    switch self {
    case .doubledLetter:
      ("Doubled letters", "After a short stressed vowel the consonant is often doubled: rabbit.")
    case .ieEi:
      ("ie or ei", "The sound ee is spelled ie, but ei after c: field, receive.")
    case .silentLetter:
      ("Silent letters", "Some letters are written and not heard: say them aloud to remember them.")
    case .unstressedVowel:
      (
        "Vowels without stress",
        "A vowel without stress can't be told by ear: think of a relative in which it is stressed."
      )
    case .vowelTeam:
      (
        "Vowels of two letters",
        "Two letters together spell one vowel, as in boat, rain and cheese."
      )
    case .softC:
      ("c that sounds like s", "Before e, i and y, c can say s: city, dance.")
    case .hardC:
      ("The sound k", "The sound k is spelled c, k, ck, ch or que: learn which by the word.")
    case .softG:
      ("g that sounds like j", "Before e, i and y, g can say j: giant, energy.")
    case .phF:
      ("The sound f", "In words from Greek the sound f is spelled ph: photograph.")
    case .yI:
      ("y or i", "After a consonant, y at the end becomes i before most endings: happy, happiness.")
    case .sZ:
      ("s or z", "The sound z is often spelled s, above all between vowels: reason, music.")
    case .tionSion:
      ("Endings in -tion and -sion", "Look at the relative: act gives action, tense gives tension.")
    case .rVowel:
      ("Vowels before r", "er, ir and ur sound alike, so the word must be seen: her, bird, turn.")
    case .sameSound:
      (
        "One sound, several spellings",
        "The sound has more than one spelling: look which one this word takes."
      )
    case .ableIble:
      ("Endings in -able and -ible", "After a whole word it is mostly -able: comfort, comfortable.")
    case .anceEnce:
      (
        "Endings in -ance and -ence",
        "Learn these with their relatives: important, importance; different, difference."
      )
    case .antEnt:
      (
        "Endings in -ant and -ent",
        "Learn these with their relatives: distance, distant; silence, silent."
      )
    case .cedeCeed:
      (
        "Endings in -cede and -ceed",
        "Only exceed, proceed and succeed have -ceed, and only supersede has -sede; the rest have -cede."
      )
    case .erOrAr:
      (
        "Endings in -er, -or and -ar",
        "Who does something is mostly -er, and often -or after t: teacher, actor."
      )
    case .aryEryOry:
      (
        "Endings in -ary, -ery and -ory",
        "Say the vowel of the ending clearly to remember it: history."
      )
    case .leElAl:
      (
        "Endings in -le, -el and -al",
        "Most of these words end in -le; describing words end in -al."
      )
    case .iseIze:
      (
        "Endings in -ise and -ize",
        "American English writes -ize; a few words have -ise everywhere: advise, surprise."
      )
    case .ous:
      ("Endings in -ous", "A describing word that ends in the sound us is spelled -ous: famous.")
    case .ture:
      ("Endings in -ture", "The ending that sounds like chur is mostly spelled -ture: picture.")
    case .ly:
      ("Endings in -ly", "-ly is added to the whole word: final, finally; and -ic takes -ally.")
    case .ing:
      (
        "Endings in -ing",
        "A silent e is dropped before -ing, and a short word doubles: making, running."
      )
    case .finalE:
      (
        "Silent e at the end",
        "A silent e stays before a consonant and is dropped before a vowel: hopeful, hoping."
      )
    case .plural:
      ("Plurals", "After s, x, ch and sh add -es; after a consonant y becomes -ies: boxes, cities.")
    case .past:
      ("Endings of the past", "The ending of the past is -ed, however it sounds: jumped, wanted.")
    case .prefix:
      ("Beginnings", "The prefix and the word are both written whole: mis and spell give misspell.")
    case .nearVowel:
      (
        "Vowels that sound nearly alike",
        "Listen slowly, and say both vowels to feel the difference."
      )
    case .voicing:
      (
        "Voiced or voiceless",
        "b and p, d and t, g and k differ by the voice: feel the throat while saying them."
      )
    case .nearConsonant:
      (
        "Consonants that sound nearly alike",
        "Listen slowly, and watch where the tongue and lips are."
      )
    case .nasal:
      ("m, n and ng", "m, n and ng are told apart by the lips and the tongue: listen slowly.")
    case .lR:
      ("l or r", "For l the tongue touches behind the teeth, for r it touches nothing.")
    case .th:
      ("The sound th", "For th the tongue stands between the teeth: think, mother.")
    case .cluster:
      (
        "Consonants in a row",
        "Where consonants stand together, say them one by one: s, t, r in street."
      )
    case .lastSound:
      ("The last sound", "Listen to the very end of the word before writing it.")
    case .vowelLeftOut:
      ("Vowels left out", "Every syllable has a vowel: clap the syllables and count the vowels.")
    case .vowelAdded:
      ("Vowels too many", "Clap the syllables: there are no more vowels to be heard than claps.")
    case .neighbourVowels:
      ("Vowels side by side", "Two vowels in a row may each be heard: say them apart, as in lion.")
    case .partLeftOut:
      ("Parts left out", "Clap the word in syllables, and write one after another.")
    case .partAdded:
      ("Parts too many", "Clap the word in syllables, and check that each is written once.")
    case .swapped:
      ("Letters in the wrong order", "Say the letters one by one while reading the word again.")
    case .mirrored:
      (
        "Mirrored letters",
        "b and d, p and q are mirror images: bed shows how b and d stand, from left to right."
      )
    case .echoedLetter:
      ("A letter written again", "Read the word once more, letter by letter, before sending it.")
    case .keyboardSlip:
      ("Slips on the keyboard", "Read the word once more before sending it.")
    case .hyphenApostrophe:
      (
        "Hyphens and apostrophes",
        "Remember the sign together with the word: o'clock, mother-in-law."
      )
    case .space:
      ("One word or two", "Whether it is written as one word must be seen: all right, already.")
    case .accent:
      ("Accents", "Words from other languages may keep their accents: café.")
    case .soundsRight:
      (
        "Sounds right, spelled otherwise",
        "Such a word can't be spelled by ear: look at it, cover it, write it, compare."
      )
    case .letterMissing:
      ("Letters missing", "Say the word slowly, and write a letter for each sound.")
    case .letterExtra:
      ("Letters too many", "Read the word once more, and say what each letter is for.")
    case .letterWrong:
      ("Other letters", "Look at the word, cover it, write it, compare.")
    case .differentWord:
      ("Another word", "Listen again, and ask for the definition before writing.")
    }
  }
}
