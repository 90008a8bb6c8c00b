internal import Vocabulary

/// Two consonants that a learner confused.
struct Confusion: Hashable {
  let right: Sound
  let meant: Sound

  /// The two, whichever is right.
  var pair: Set<Sound> { [right, meant] }
}

extension Mistake {
  /// Returns the consonants that the learner confused; `nil` if the mistake is not about a whole
  /// grapheme, or if the letters mean no such consonant. Without a pronunciation, the right one is
  /// the one that its letters mostly have.
  func confusion(in word: WrittenWord, typed: Spelling) -> Confusion? {
    guard [.voicing, .nearConsonant, .nasal, .lR, .th].contains(kind), let first = letters.first,
      let grapheme = word.grapheme(at: first), !grapheme.isVowel, grapheme.letters == letters
    else { return nil }
    let tried = typed.letters[self.typed.clamped(to: 0..<typed.letters.count)].map(Letter.base)
    let right =
      word.isSaid ? grapheme.sounds.first : NearSounds.meaning(of: word.letters[grapheme.letters])
    // The letter before a g or k is called n, whatever it sounds like.
    let isN = right == .ŋ && word.letters[grapheme.letters].spells("n")
    // A silent e stands after the letters: `mouse` for `mouth`.
    let isBeforeE = kind == .th && tried.count > 1 && tried.last == UInt8(ascii: "e")
    // A c before e, i and y sounds like s: `price` for `prize`.
    let next = typed.letters.dropFirst(self.typed.upperBound).first
    let isSoftC = tried[...].spells("c") && next.map("eiy".contains) == true
    guard let right = isN ? .n : right,
      let meant = isSoftC && right == .z
        ? .s
        : NearSounds.meaning(of: tried[...])
          ?? (isBeforeE ? NearSounds.meaning(of: tried.dropLast()) : nil),
      right != meant,
      !right.isVowel, right.parts == nil
    else { return nil }
    // A soft c or g sounds like no hard one.
    if right == .s || right == .dʒ, meant == .k || meant == .ɡ { return nil }
    return Confusion(right: right, meant: meant)
  }
}
