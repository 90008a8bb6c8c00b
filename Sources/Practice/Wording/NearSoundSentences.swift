internal import Vocabulary

/// The sentences about sounds that are easy to confuse, above all for learners whose first language
/// has only one of them. They name the sounds, and never the language.
extension MistakeExplanation {
  /// A sentence about two consonants that are easy to confuse; `nil` if the letters are not a whole
  /// grapheme, or mean no such consonant.
  var nearConsonant: String? {
    if let sentence = ngOrNk ?? vocalisedL { return sentence }
    guard let confusion = mistake.confusion(in: word, typed: typed) else { return nil }
    let (right, meant) = (confusion.right, confusion.meant)
    // Many an s is said like z in some regions, so the letters decide.
    if right == .s, meant == .z, !spelled.hasPrefix("c") { return soundSentence }
    let (name, other) = (right.letterName, meant.letterName)
    let names =
      [name]
      + others.compactMap { $0.confusion(in: word, typed: typed)?.right.letterName }
    if right == .ʒ {
      let example = word.spelling.description.contains("usual") ? "treasure" : "usual"
      return "This is the sound in the middle of \(example), spelled \(spelled): \(shown)."
    }
    if rest.first == "r", right == .d && meant == .dʒ || right == .t && meant == .tʃ {
      return "Before r, \(name) sounds a little like \(other), but it is \(name): \(shown)."
    }
    if right == .h, meant == .dʒ { return "In English, the sound h is spelled h: \(shown)." }
    let pair = Self.pair(right, meant)
    if isLast, others.isEmpty, pair?.isVoice == true, !(right == .z && spelled.hasPrefix("s")),
      NearSounds.voices.contains(where: { $0.loud == right })
    {
      return "At the end of a word, \(name) is easy to hear as \(other), but your throat hums in "
        + "\(name): \(shown)."
    }
    let how = pair.map { ": \($0.how)" } ?? ""
    let spelling = spelled == name || !others.isEmpty ? "" : ", spelled \(spelled)"
    let here = Set(names).count > 1 ? "first \(names.joined(separator: ", then "))" : name
    return "\(name) and \(other) are easy to mix up\(how). Here it is \(here)\(spelling): \(shown)."
  }

  /// A sentence about `ng` and `nk`, which differ only in whether a k is heard: *sing*, *sink*;
  /// `nil` for any other letters.
  private var ngOrNk: String? {
    guard let grapheme, before == "n", word.isSaid, tried == "g" || tried == "k" else { return nil }
    let isNk = spelled == "k" && word.grapheme(at: letters.lowerBound - 1)?.sounds == Sounds(.ŋ)
    let isNg = spelled == "g" && grapheme.sounds == Sounds(.ŋ)
    guard isNk && tried == "g" || isNg && tried == "k" else { return nil }
    let (right, other) = isNk ? ("nk", "ng") : ("ng", "nk")
    let both = letters.lowerBound - 1..<letters.upperBound
    return "\(right) and \(other) are easy to mix up: nk ends with a k that you hear. "
      + "Here it is \(right): \(shown(both))."
  }

  /// A sentence about an l after a vowel, for which the learner wrote a w or a u; `nil` for any
  /// other consonant.
  private var vocalisedL: String? {
    guard word.isSaid, let grapheme, grapheme.sounds == Sounds(.l), tried == "w" || tried == "u"
    else { return nil }
    let all = text(grapheme.letters)
    return "After a vowel, l is easy to hear as w. Here it is l"
      + "\(all == "l" ? "" : ", spelled \(all)"): \(whole(grapheme))."
  }

  private func sentence(on confusion: VowelConfusion) -> String? {
    guard let right = Self.vowels[confusion.right], let meant = Self.vowels[confusion.meant] else {
      return nil
    }
    let how = Self.waysOfVowels.first { $0.pair == [confusion.right, confusion.meant] }?.how
    func named(_ vowel: (name: String, examples: [String])) -> String {
      let example = vowel.examples.first { $0 != word.spelling.description } ?? ""
      return "\(vowel.name), as in \(example),"
    }
    let spelling = spelled == right.name ? "" : ", spelled \(spelled)"
    return "\(named(right)) and \(named(meant)) are easy to mix up\(how.map { ": \($0)" } ?? ""). "
      + "Here it is \(right.name)\(spelling): \(shown)."
  }

  /// The letters by which a learner calls a vowel, and words that have it.
  private static let vowels: [Sound: (name: String, examples: [String])] = [
    .iː: ("ee", ["eat", "see"]), .ɪ: ("i", ["it", "sit"]), .uː: ("oo", ["food", "moon"]),
    .ʊ: ("u", ["put", "bush"]), .eɪ: ("ai", ["rain", "train"]), .ɛ: ("e", ["bed", "ten"]),
    .oʊ: ("oa", ["boat", "road"]), .ɔː: ("aw", ["saw", "draw"]), .ɒ: ("o", ["hot", "shop"]),
    .ɜː: ("er", ["her", "person"]), .ʌ: ("u", ["cup", "run"]), .aʊ: ("ou", ["out", "loud"]),
  ]

  /// How to feel the difference of two such vowels.
  private static let waysOfVowels: [(pair: Set<Sound>, how: String)] = [
    ([.iː, .ɪ], "ee is long, and your lips are wide"), ([.uː, .ʊ], "oo is long"),
    ([.eɪ, .ɛ], "ai is longer, and ends like ee"),
    ([.oʊ, .ɔː], "in oa, your lips close a little at the end"), ([.oʊ, .ɒ], "oa is long"),
    ([.ɜː, .ɔː], "your lips are round for aw, but not for er"),
  ]

  /// A sentence about two vowels that are easy to confuse; `nil` for any other pair.
  var nearVowel: String? {
    guard let grapheme, mistake.letters == grapheme.letters, word.isSaid,
      grapheme.isStressed || word.isOnlyVowel(grapheme)
    else { return nil }
    if let confusion = NearVowels.confusion(
      in: typed.letters.map(Letter.base), at: mistake.typed, for: grapheme, of: word)
    {
      return sentence(on: confusion)
    }
    guard grapheme.isShort(in: word) else { return nil }
    // The e at the end of the try makes its a long: `gate` for *get*, `age` for *edge*.
    let isMarked =
      typed.letters.last == "e"
      && (word.spelling.letters.last != "e"
        || mistake.typed.upperBound + 2 == typed.letters.count)
    if spelled == "e", tried == "a", isMarked {
      return sentence(on: VowelConfusion(right: .ɛ, meant: .eɪ))
    }
    guard tried.count == 1, let how = Self.openings[Set([spelled, tried])] else { return nil }
    return "\(spelled) and \(tried) are easy to mix up\(how). Here it is \(spelled): \(shown)."
  }

  /// A sentence about a short vowel, with a word that has it; `nil` for any other vowel.
  var shortVowel: String? {
    guard let grapheme, mistake.letters == grapheme.letters, grapheme.isShort(in: word),
      let example = Self.examples[spelled], example != word.spelling.description
    else { return nil }
    return "This is the short \(spelled) of \(example): \(shown)."
  }

  /// A sentence about the u of *cup* that is spelled with an o: the `o` of *month*, the `ou` of
  /// *young*; `nil` for any other vowel.
  var cupVowel: String? {
    // Most British speakers say the o of *hot* in these words.
    guard word.isSaid, let grapheme, grapheme.isStressed, grapheme.sounds == Sounds(.ʌ),
      ["o", "ou", "oo"].contains(text(grapheme.letters)),
      !["from", "of"].contains(word.spelling.description)
    else { return nil }
    return "The short u of cup is spelled \(text(grapheme.letters)) here: \(whole(grapheme))."
  }

  private static let examples = ["a": "cat", "e": "bed", "i": "sit", "o": "hot", "u": "cup"]

  /// A sentence about vowels that the learner put in between consonants, before them or after them;
  /// `nil` if there is no consonant beside one of them.
  var addedVowel: String? {
    if mistake.isOnlyHeard {
      return "No vowel is written before the \(rest.prefix(1)), although you hear one: "
        + "\(word.spelling.written)."
    }
    var places: [String] = []
    for index in ([mistake] + others).map(\.letters.lowerBound) {
      let before = word.graphemes.last { $0.letters.upperBound <= index && !$0.isSilent }
      let after = word.graphemes.first { $0.letters.lowerBound >= index && !$0.isSilent }
      let between = before?.letters.upperBound ?? 0
      let rest = word.letters[
        between..<max(between, after?.letters.lowerBound ?? word.letters.count)]
      guard before != nil || after != nil, before?.isVowel != true, after?.isVowel != true,
        !rest.contains(where: Letter.isVowel)
      else { return nil }
      switch (before.map(heard), after.map(heard)) {
      case (let before?, let after?): places.append("between the \(before) and the \(after)")
      case (nil, let after?): places.append("before the \(after)")
      case (let before?, nil): places.append("after the \(before) at the end")
      case (nil, nil): break
      }
    }
    let list = places.unique
    if list.count == 1, mistake.letters.lowerBound == 0, let first = word.spelling.letters.first {
      return "The word starts with \(first), and no vowel stands before it: "
        + "\(word.spelling.written)."
    }
    return "No vowel stands \(list.joined(separator: ", or ")): \(word.spelling.written)."
  }

  /// A sentence about the ending -le or its like, and about an r in place of the l or a vowel that
  /// the learner put in after it.
  var liquidEnding: String {
    let way = Self.pair(.l, .ɹ)?.how ?? ""
    let hasR = tried.contains("r") && spelled.contains("l")
    let difference = hasR && !knowsLiquids ? "l and r are easy to mix up: \(way). " : ""
    let isPutIn =
      tried.last.map { "aiou".contains($0) } == true
      && tried.dropLast().last.map { "lr".contains($0) } == true && spelled.contains("l")
    let vowel = !isPutIn ? "" : ", and no vowel is heard after the l"
    return "\(difference)The ending is -\(text(end))\(vowel): \(shown(end))."
  }

  /// Whether no sound follows.
  private var isLast: Bool {
    word.graphemes.allSatisfy { $0.letters.lowerBound < letters.upperBound || $0.isSilent }
  }

  /// Returns how to feel the difference of two consonants, and whether it is the voice.
  private static func pair(_ one: Sound, _ other: Sound) -> (how: String, isVoice: Bool)? {
    func has(_ pair: (Sound, Sound)) -> Bool { pair == (one, other) || pair == (other, one) }
    if let (quiet, loud) = NearSounds.voices.first(where: { has(($0.quiet, $0.loud)) }) {
      let how = "your throat hums in \(loud.letterName), but not in \(quiet.letterName)"
      return (how: how, isVoice: true)
    }
    if [one, other].contains(where: { $0 == .θ || $0 == .ð }) {
      return (how: "for th, the tip of your tongue touches your teeth", isVoice: false)
    }
    let way = ways.first { has(($0.one, $0.other)) }
    return way.map { (how: $0.how, isVoice: false) }
  }

  private static let ways: [(one: Sound, other: Sound, how: String)] = [
    (.l, .ɹ, "for l, your tongue touches the gum behind your teeth; for r, it touches nothing"),
    (.b, .v, "for b, your lips close; for v, your teeth touch your lip"),
    (.v, .w, "for v, your teeth touch your lip; for w, your lips are round"),
    (.p, .f, "for p, your lips close; for f, your teeth touch your lip"),
    (.b, .w, "for b, your lips close; for w, they are round"),
    (.ɹ, .w, "for r, your tongue curls up; for w, only your lips move"),
    (.j, .dʒ, "y starts like ee, and j like d"),
    (.s, .ʃ, "s is a hiss behind your teeth; for sh, your lips are round"),
    (.ʃ, .tʃ, "ch starts like t, and sh does not"), (.s, .tʃ, "ch starts like t, and s does not"),
    (.z, .dʒ, "j starts like d, and z does not"), (.ʒ, .dʒ, "j starts like d, and zh does not"),
    (.ʃ, .dʒ, "j starts like d, and sh does not"),
    (.n, .l, "for n, the air comes through your nose"),
    (.m, .n, "for m, your lips close; for n, they stay open"),
    (.n, .ŋ, "ng is said at the back of your mouth"),
    (.h, .f, "for f, your teeth touch your lip; h is only breath"),
    (.t, .tʃ, "ch ends like sh, and t does not"), (.d, .dʒ, "j ends in a buzz, and d does not"),
    (.ɡ, .dʒ, "j starts like d, and g is said at the back of your mouth"),
  ]

  /// How to feel the difference of two short vowels.
  private static let openings: [Set<String>: String] = [
    ["a", "e"]: ": your mouth is open wider for a", ["e", "i"]: ": your mouth is open wider for e",
    ["a", "u"]: "", ["a", "o"]: ": your lips are rounder for o", ["o", "u"]: "",
  ]
}

extension Sound {
  /// The letters by which a learner calls a consonant; empty for a vowel and a group.
  var letterName: String {
    switch self {
    case .ɡ: "g"
    case .θ, .ð: "th"
    case .ʃ: "sh"
    case .ʒ: "zh"
    case .tʃ: "ch"
    case .dʒ: "j"
    case .ŋ: "ng"
    case .ɹ: "r"
    case .j: "y"
    case .p: "p"
    case .b: "b"
    case .t: "t"
    case .d: "d"
    case .k: "k"
    case .f: "f"
    case .v: "v"
    case .s: "s"
    case .z: "z"
    case .h: "h"
    case .m: "m"
    case .n: "n"
    case .l: "l"
    case .w: "w"
    default: ""
    }
  }
}
