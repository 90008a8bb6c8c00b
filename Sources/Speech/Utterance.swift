/// Something to be heard: its content, its voice and its speed.
///
///     let word = Utterance(.text("harbor"), voice: "martin", speed: try Speed(0.8))
///     let spelling = Utterance(.letters("harbor"), voice: "martin-gb")
///     let verb = Utterance(.text("record"), voice: "clara", parts: ["record": "verb"])
public struct Utterance: Hashable, Sendable {
  /// The content, and the way in which it is said.
  public enum Content: Hashable, Sendable {
    /// Words and sentences, said as running text.
    case text(String)
    /// The letters of a word, each by its name and with a pause after it.
    case letters(String)
    /// A few words for a listener who did not understand them.
    case slowly(String, SlowStyle)
    /// Phonemes, in the engine's notation.
    case phonemes(String)
    /// A recorded sound, played unchanged.
    case recorded(Sound)
  }

  /// A way to make slow speech easier to follow.
  public enum SlowStyle: Hashable, Sendable {
    /// Vowels are held, and a short gap follows each syllable.
    case stretched
    /// One syllable is said at a time.
    case bySyllables
  }

  /// The content.
  public var content: Content
  /// The name of the voice: one of ours, or one of the engine's. ``Synthesizer/voices()`` lists
  /// them.
  public var voice: String
  /// The speed, which a recorded sound ignores.
  public var speed: Speed
  /// The parts of speech of words in the text, by the word in lower case. They decide how a word
  /// such as `record` is said; a word that is not here is said as the engine decides.
  public var parts: [String: String] = [:]

  /// - Parameters:
  ///   - content: what is to be heard, and the way in which it is said.
  ///   - voice: the name of a voice, as ``voice`` has it.
  ///   - speed: the speed, which a recorded sound ignores.
  ///   - parts: the parts of speech of words in the text, as ``parts`` has them.
  public init(
    _ content: Content, voice: String, speed: Speed = .normal, parts: [String: String] = [:]
  ) {
    self.content = content
    self.voice = voice
    self.speed = speed
    self.parts = parts
  }
}
