internal import ByteText

/// The language that a voice speaks.
///
///     Language(ofVoice: "martin-gb").code       // "en-gb"
///     Language(ofVoice: "es+clara").isEnglish   // false
public struct Language: Hashable, Sendable {
  /// American English, which our voices speak unless their names say otherwise.
  public static let american = Language("en-us")
  /// British English.
  public static let british = Language("en-gb")

  /// The code of the language, with its region if the engine tells regions apart: `es`, `pt-br`.
  public let code: String

  /// - Parameter code: a code of eSpeak NG, such as `en-us`.
  public init(_ code: String) { self.code = code }

  /// Creates the language that the name of a voice stands for.
  ///
  /// - Parameter name: a name of ours, such as `martin-gb`, or one of eSpeak NG, such as
  ///   `es+clara`.
  public init(ofVoice name: String) { self = VoiceName.language(of: name) }

  /// Whether the language is English, with whatever accent.
  public var isEnglish: Bool { code == "en" || code.bytes.hasPrefix("en-") }

  /// The name of the accent in a file of pronunciations: `us` or `gb` for English; for any other
  /// language its code.
  ///
  /// Every English except the American one counts as British.
  public var accent: String {
    guard isEnglish else { return code }
    return code.bytes.hasPrefix(Language.american.code) ? "us" : "gb"
  }
}
