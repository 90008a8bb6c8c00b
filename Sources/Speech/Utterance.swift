/// Something to be heard: what, in which voice, how fast.
public struct Utterance: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// Words and sentences, said as running text.
    case text(String)
    /// Each letter by its name, with a pause after it.
    case letters(String)
    /// A few words for a listener who did not catch them.
    case slowly(String, Care)
    /// In the engine's notation.
    case phonemes(String)
    /// What was recorded, as it is.
    case recorded(Sound)
  }

  /// What is done for a listener, beside slowing down.
  public enum Care: Hashable, Sendable {
    /// Vowels are held, and there is a short gap after each syllable.
    case stretched
    /// One syllable at a time.
    case bySyllables
  }

  public var content: Content
  /// A name that ``Synthesizer`` knows: one of ours, or one of the engine's.
  public var voice: String
  public var speed: Speed
  /// The parts of speech of words in the text, by the word in lower case, where they are known: they
  /// tell how `record` is said.
  public var parts: [String: String] = [:]

  public init(
    _ content: Content, voice: String, speed: Speed = .normal, parts: [String: String] = [:]
  ) {
    self.content = content
    self.voice = voice
    self.speed = speed
    self.parts = parts
  }
}
