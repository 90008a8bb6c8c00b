/// Sounds that a listener can confuse, above all if the listener's first language has only one of
/// them.
enum NearSounds {
  /// Returns the kind of mistake if one consonant is written for the other; `nil` if the two do not
  /// sound alike.
  static func kind(_ one: UInt8, _ other: UInt8) -> Mistake.Kind? {
    consonants.first { $0.pairs.contains(one, other) }?.kind
  }

  /// Whether two short vowels are neighbours in the mouth.
  static func vowels(_ one: UInt8, _ other: UInt8) -> Bool { near.contains(one, other) }

  /// Returns the kind of mistake if some letters spell a consonant that is confused with the one of
  /// a grapheme; `nil` if the two do not sound alike.
  ///
  /// - Parameters:
  ///   - tried: the letters of the try.
  ///   - right: the letters of the grapheme.
  static func kind(
    of tried: ArraySlice<UInt8>, for grapheme: Grapheme, _ right: ArraySlice<UInt8>
  ) -> Mistake.Kind? {
    let sounds = grapheme.sounds
    if let meant = meaning(of: tried) {
      guard !sounds.overlaps(Sounds(meant)) else { return nil }
      // Only the h is missing.
      if meant == .p, right.spells("ph") { return nil }
      if oneWay.contains(where: { $0.meant == meant && sounds.overlaps(Sounds($0.right)) }) {
        return meant == .ʃ ? .th : .nearConsonant
      }
      let kind = pairs.first { _, one, other in
        one == meant && sounds.overlaps(Sounds(other))
          || other == meant && sounds.overlaps(Sounds(one))
      }?.kind
      if kind == .voicing, meant == .z, right.first == UInt8(ascii: "c") { return .softC }
      return kind
    }
    // One of two letters is right: `inmediate`, in which the speaker hears the parts of the word.
    guard right.count == 2, tried.count == 2, let letter = right.first, right.last == letter,
      tried.contains(letter), let other = tried.first(where: { $0 != letter })
    else { return nil }
    return kind(letter, other) == nil ? nil : .doubledLetter
  }

  /// Returns the consonant that a learner means by some letters; `nil` if they may be several.
  static func meaning(of letters: ArraySlice<UInt8>) -> Sound? {
    GraphemeTable.key(letters).flatMap { meanings[$0] }
  }

  private static let near = LetterPairs("ae ei iy ey ao au ou")
  private static let consonants: [(kind: Mistake.Kind, pairs: LetterPairs)] = [
    (.mirrored, LetterPairs("bd pq")), (.voicing, LetterPairs("bp dt gk gc fv sz")),
    (.lR, LetterPairs("lr")), (.nasal, LetterPairs("mn")),
    (.nearConsonant, LetterPairs("bv vw jy ln sx fp rw")),
  ]

  /// The pairs of consonants of which only the second is said with the voice.
  static let voices: [(quiet: Sound, loud: Sound)] = [
    (.p, .b), (.t, .d), (.k, .ɡ), (.f, .v), (.s, .z), (.tʃ, .dʒ), (.ʃ, .ʒ),
  ]

  private static let pairs: [(kind: Mistake.Kind, one: Sound, other: Sound)] = {
    var pairs = voices.map { (kind: Mistake.Kind.voicing, one: $0.quiet, other: $0.loud) }
    pairs += [
      (.lR, .l, .ɹ), (.nasal, .m, .n), (.nasal, .n, .ŋ), (.nearConsonant, .b, .v),
      (.nearConsonant, .v, .w), (.nearConsonant, .b, .w), (.nearConsonant, .j, .dʒ),
      (.nearConsonant, .s, .ʃ), (.nearConsonant, .ʃ, .tʃ), (.nearConsonant, .s, .tʃ),
      (.nearConsonant, .z, .dʒ), (.nearConsonant, .z, .ʒ), (.nearConsonant, .ʒ, .dʒ),
      (.nearConsonant, .ʃ, .dʒ), (.nearConsonant, .n, .l), (.nearConsonant, .h, .f),
      (.nearConsonant, .h, .dʒ), (.nearConsonant, .w, .ɡ), (.nearConsonant, .p, .f),
      (.nearConsonant, .ɹ, .w),
    ]
    for th in [Sound.θ, .ð] {
      for other in [Sound.t, .d, .f, .v, .s, .z] { pairs.append((.th, th, other)) }
    }
    return pairs
  }()

  /// Sounds that are heard in place of others, but not the other way round: `jrink`, `chrain`,
  /// `chiketto`, `shink`, `jarden`.
  private static let oneWay: [(meant: Sound, right: Sound)] = [
    (.dʒ, .d), (.dʒ, .ɡ), (.tʃ, .t), (.ʃ, .θ), (.ʃ, .ð),
  ]

  private static let meanings: [UInt32: Sound] = {
    let spellings: [(Sound, String)] = [
      (.p, "p pp"), (.b, "b bb"), (.t, "t tt"), (.d, "d dd"), (.k, "k kk c ck"), (.ɡ, "g gg"),
      (.f, "f ff ph"), (.v, "v vv ve"), (.θ, "th"), (.s, "s ss"), (.z, "z zz"), (.ʃ, "sh sch"),
      (.ʒ, "zh"), (.h, "h"), (.tʃ, "ch tch tsh tsch"), (.dʒ, "j dj dge dg dsch"), (.m, "m mm"),
      (.n, "n nn"), (.ŋ, "ng"), (.l, "l ll"), (.ɹ, "r rr"), (.j, "y"), (.w, "w ww wh gu gw"),
    ]
    var meanings: [UInt32: Sound] = [:]
    for (sound, text) in spellings {
      for letters in text.spellings {
        guard let key = GraphemeTable.key(letters[...]) else { continue }
        meanings[key] = sound
      }
    }
    return meanings
  }()
}
