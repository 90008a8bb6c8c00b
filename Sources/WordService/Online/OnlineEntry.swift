public import Vocabulary

/// The entry of a dictionary service for a word.
///
/// All texts are cleaned: they hold no control or invisible characters, and their length is
/// bounded.
public struct OnlineEntry: Hashable, Sendable, Codable {
  /// The definitions in the service's order, which does not always start with the most common.
  /// Empty if the entry has only the fields below.
  public var definitions: [Definition]
  /// The ways to say the word.
  public var phonetics: [Phonetic]
  /// The origin of the word.
  public var origin: String?
  /// The addresses of the pages that the entry was taken from, to be shown with it.
  public var sources: [String]
  /// The licence of the texts, such as `CC BY-SA 3.0`.
  public var licence: String?
}

/// A way to say a word: in IPA, as a recording, or both.
public struct Phonetic: Hashable, Sendable, Codable {
  /// The pronunciation in the International Phonetic Alphabet.
  public var text: String?
  /// The address of a recording: `https`, or `http` if the service itself has such an address.
  public var audio: String?
  /// The address of the page that the recording was taken from, to be shown with it.
  public var source: String?
  /// The licence of the recording.
  public var licence: String?
}
