/// What is wrong with a try, in full: the edits that turn it into the word, and a name for each.
public struct Diagnosis: Hashable, Sendable {
  public let alignment: Alignment
  /// In the order of the word; each edit belongs to exactly one. At the end, where the whole try
  /// sounds like the word, that; it has no edits of its own.
  public let mistakes: [Mistake]
  /// Whether the try sounds like the word; `nil` where it is not known how either is said.
  public let soundsRight: Bool?

  /// - Parameter sound: how the try would be said.
  public init(of typed: Spelling, for word: WrittenWord, sounding sound: Pronunciation? = nil) {
    let path = AlignmentPath(typed: typed.letters, word: word)
    alignment = Alignment(path, typed: typed.letters, word: word.spelling.letters)
    let soundsRight: Bool? =
      if let sound, let said = word.pronunciation { said.sounds(like: sound) } else { nil }
    var namer = MistakeNamer(path, of: word, soundsRight: soundsRight ?? false)
    let whole = typed.letters.indices
    let soundsAlike = Mistake(
      kind: .soundsRight, steps: [], letters: word.letters.indices, typed: whole, start: 0,
      departure: .wrong, givesItselfAway: false)
    mistakes = namer.name() + (soundsRight == true ? [soundsAlike] : [])
    self.soundsRight = soundsRight
  }
}
