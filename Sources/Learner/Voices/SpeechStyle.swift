package import Languages
public import Speech

/// The voice and speed of a session, and the utterances made with them. Words of another language
/// have a voice of their own; then another voice says the sentences and the meanings.
public struct SpeechStyle: Hashable, Sendable {
  /// The name of the voice that says the words.
  public var voice: String
  /// The speed of speech.
  public var speed: Speed
  /// The parts of speech of words that are said in more than one way, by the word in lower case.
  private var parts: [String: String] = [:]

  /// The names of the voices for other languages than that of ``voice``, by the language's code.
  private var voices: [String: String] = [:]

  /// Makes a script that knows no parts of speech.
  public init(voice: String, speed: Speed) {
    self.voice = voice
    self.speed = speed
  }

  /// Returns the script for a round.
  ///
  /// - Parameter parts: the parts of speech of words, by the word in lower case.
  package func saying(_ parts: [String: String]) -> SpeechStyle {
    var style = self
    style.parts = parts
    return style
  }

  /// Returns the script with a voice for another language.
  package func speaking(_ language: Language, with voice: String) -> SpeechStyle {
    var style = self
    style.voices[language.withoutRegion.code] = voice
    return style
  }

  /// Returns an utterance of a text in a language. Where no voice is known that speaks it, the
  /// voice of the words does.
  package func text(_ text: String, in language: Language) -> Utterance {
    guard let other = voices[language.withoutRegion.code] else { return self.text(text) }
    return Utterance(.text(text), voice: other, speed: speed, parts: parts)
  }

  /// Returns an utterance of a text in a language by its code; `nil` is the language of the words.
  package func text(_ text: String, in language: String?) -> Utterance {
    language.map { self.text(text, in: Language($0)) } ?? self.text(text)
  }

  /// Returns an utterance of a sentence of the program, which is English.
  package func sentence(_ text: String) -> Utterance { self.text(text, in: .english) }

  /// Returns an utterance of a text in the language of the words.
  public func text(_ text: String) -> Utterance {
    Utterance(.text(text), voice: voice, speed: speed, parts: parts)
  }

  /// Returns an utterance of a word that is said in more than one way.
  ///
  /// - Parameter part: the part of speech or the meaning that decides the way; `nil` for the usual
  ///   one.
  package func text(_ word: String, as part: String?) -> Utterance {
    saying(part.map { [word.lowercased(): $0] } ?? [:]).text(word)
  }

  /// Returns an utterance of a word's letters, one after another.
  public func letters(_ word: String) -> Utterance {
    Utterance(.letters(word), voice: voice, speed: speed)
  }

  /// Returns an utterance that plays a recorded sound.
  package func recorded(_ sound: Sound) -> Utterance {
    Utterance(.recorded(sound), voice: voice, speed: speed)
  }

  /// Returns an utterance of a text said slowly.
  package func slowly(_ text: String, _ style: Utterance.SlowStyle = .stretched) -> Utterance {
    Utterance(.slowly(text, style), voice: voice, speed: speed, parts: parts)
  }
}
