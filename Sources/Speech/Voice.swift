internal import ByteText
internal import Languages

/// A voice that a learner can choose.
public struct Voice: Hashable, Sendable {
  /// The name that ``Utterance/voice`` takes.
  public let name: String
  /// The code of the language that the voice speaks, such as `en-us`.
  public let language: String
  /// The purpose of one of our voices, or the engine's description of one of its own.
  public let about: String
  /// The maker of the voice.
  public let maker: Maker
  /// The kind of person whose voice it is like; `nil` if unknown.
  public let speaker: Speaker?

  init(
    name: String, language: String, about: String, maker: Maker, speaker: Speaker? = nil
  ) {
    (self.name, self.language, self.about) = (name, language, about)
    (self.maker, self.speaker) = (maker, speaker)
  }

  /// A kind of person.
  public enum Speaker: String, Hashable, Sendable {
    case man, woman
  }

  /// A maker of voices.
  public enum Maker: String, Hashable, Sendable, Encodable {
    /// VocalVocab, which comes with voices for eSpeak NG.
    case ours
    /// Flite, which cuts its voices from recordings.
    case flite
    /// A program that the learner has.
    case program
    /// eSpeak NG, which comes with voices of its own.
    case system
  }

  /// The name of one of our voices without its accent: `martin` for `martin-gb`.
  public var nameWithoutAccent: String { VoiceName.variant(of: name) ?? name }
}

/// The names of voices, as people write them and as the engine knows them.
enum VoiceName {
  /// The endings of our voices' names and the languages that they stand for.
  static let accents: [(ending: String, language: Language)] = [("", .american), ("-gb", .british)]

  /// Returns the language that a voice speaks, as its name tells it: `en-gb` for `martin-gb`.
  static func language(of name: String) -> Language {
    if let plus = name.bytes.firstIndex(of: "+") { return Language(String(name[..<plus])) }
    // The code of a language has two or three letters before its region: `es`, `pt-br`, `cmn`. A
    // longer name belongs to one of our voices, and its ending tells the accent.
    if name.utf8.prefix(while: { $0 != UInt8(ascii: "-") }).count <= 3 { return Language(name) }
    return accents.last { name.bytes.hasSuffix($0.ending) }?.language ?? Language(name)
  }

  /// Returns the variant that a name asks for: `clara` for `clara-gb` and `es+clara`; `nil` for a
  /// path.
  static func variant(of name: String) -> String? {
    let variant =
      if let plus = name.bytes.lastIndex(of: "+") {
        String(name[name.utf8.index(after: plus)...])
      } else {
        name.bytes.dropping(suffix: "-gb").map(String.init) ?? name
      }
    return variant.isEmpty || variant.bytes.contains("/") ? nil : variant
  }

  /// Returns the engine's name of a voice: `en-us+clara` for `clara`. Names such as `es+clara` and
  /// `en-us` stay as they are.
  ///
  /// - Parameter isVariant: tells whether the engine has a variant of a name.
  /// - Returns: `nil` if the name asks for a variant that the engine doesn't have.
  static func engineName(of name: String, isVariant: (String) -> Bool) -> String? {
    if let plus = name.bytes.lastIndex(of: "+") {
      return isVariant(String(name[name.utf8.index(after: plus)...])) ? name : nil
    }
    for (ending, language) in accents {
      guard let variant = name.bytes.dropping(suffix: ending).map(String.init) else { continue }
      if isVariant(variant) { return "\(language.code)+\(variant)" }
    }
    return name
  }
}
