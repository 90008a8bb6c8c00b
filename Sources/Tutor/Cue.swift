public import Practice
public import Speech

/// Something to be heard in a round.
public enum Cue: Hashable, Sendable {
  case word
  /// Slowly; from the second time on, syllable by syllable.
  case slowly
  /// As a person has recorded it.
  case human
  /// The learner's last wrong try, and the word.
  case own
  case definition
  case partOfSpeech
  case sentence
  case origin
  case hint(Hint)
  case answer(Answer)
  /// The word, spelled letter by letter: only once the round no longer asks.
  case reveal
}

/// How a session sounds: the voice and speed, and what is said at each cue.
public struct Script: Hashable, Sendable {
  public var voice: String
  public var speed: Speed
  /// How words are said that can be said in more than one way.
  private var parts: [String: String] = [:]

  public init(voice: String, speed: Speed) {
    self.voice = voice
    self.speed = speed
  }

  /// - Parameter parts: the parts of speech of words, by the word in lower case.
  func saying(_ parts: [String: String]) -> Script {
    var script = self
    script.parts = parts
    return script
  }

  public func text(_ text: String) -> Utterance {
    Utterance(.text(text), voice: voice, speed: speed, parts: parts)
  }

  public func letters(_ word: String) -> Utterance {
    Utterance(.letters(word), voice: voice, speed: speed)
  }

  func recorded(_ sound: Sound) -> Utterance {
    Utterance(.recorded(sound), voice: voice, speed: speed)
  }

  public func slowly(_ text: String, _ style: Utterance.SlowStyle = .stretched) -> Utterance {
    Utterance(.slowly(text, style), voice: voice, speed: speed, parts: parts)
  }

  /// The word, its letters, and the word again.
  func reveal(_ word: String) -> [Utterance] {
    [text("The word is"), text(word), letters(word), text(word)]
  }

  func hint(_ hint: Hint) -> [Utterance] {
    switch hint {
    case .length: [text(hint.sentence)]
    case .letters(let letters): [text("It begins with"), self.letters(String(letters))]
    }
  }

  /// - Parameter meaning: what the word means, as it is read aloud.
  func answer(_ answer: Answer, word: String, meaning: String?) -> [Utterance] {
    switch answer.verdict {
    case .correct, .variant: [text("Correct.")]
    case .homophone:
      [text("That sounds the same, but means something else."), text(word)]
        + (meaning.map { [text($0)] } ?? [])
    case .wrong where answer.outcome == .missed: answer.explanations.map(text) + reveal(word)
    case .wrong(let feedback): [text("Not yet. " + feedback.sentence), text(word)]
    case .empty: [text(word)]
    case .copied: [text("Good.")]
    case .miscopied: [letters(word)]
    }
  }
}
