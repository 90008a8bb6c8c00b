public import Vocabulary

/// What a dictionary service says of a word.
///
/// All texts are cleaned: they hold no control or invisible characters and are of bounded length.
public struct OnlineEntry: Hashable, Sendable, Codable {
  /// In the service's order, which is not always the most common first. None when it has only what
  /// stands below.
  public var definitions: [Definition]
  public var synonyms: [String]
  public var antonyms: [String]
  public var phonetics: [Phonetic]
  /// Where the word comes from.
  public var origin: String?
  /// Addresses of the pages that the entry was taken from: to be shown with it.
  public var sources: [String]
  /// The name of the licence that the texts stand under, such as `CC BY-SA 3.0`.
  public var licence: String?

  public init(
    definitions: [Definition] = [], synonyms: [String] = [], antonyms: [String] = [],
    phonetics: [Phonetic] = [], origin: String? = nil, sources: [String] = [],
    licence: String? = nil
  ) {
    self.definitions = definitions
    self.synonyms = synonyms
    self.antonyms = antonyms
    self.phonetics = phonetics
    self.origin = origin
    self.sources = sources
    self.licence = licence
  }
}

/// How a word is said: in IPA, as a recording, or both.
public struct Phonetic: Hashable, Sendable, Codable {
  public var text: String?
  /// The address of a recording: `https`, or `http` when the service itself is asked in plain HTTP.
  public var audio: String?
  /// The address of the page that the recording was taken from: to be shown with it.
  public var source: String?
  /// The name of the recording's licence.
  public var licence: String?

  public init(
    text: String? = nil, audio: String? = nil, source: String? = nil, licence: String? = nil
  ) {
    self.text = text
    self.audio = audio
    self.source = source
    self.licence = licence
  }
}
