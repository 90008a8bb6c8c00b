/// A voice that can be chosen by name.
public struct Voice: Hashable, Sendable, Codable {
  /// What ``Utterance/voice`` takes.
  public let name: String
  /// The language that it speaks, such as `en-us`.
  public let language: String
  /// What it is for, or the engine's own name for it.
  public let about: String
  /// Where it comes from.
  public let maker: Maker

  public enum Maker: String, Hashable, Sendable, Codable {
    /// It comes with VocalVocab, for eSpeak NG.
    case ours
    case flite
    /// It comes with eSpeak NG.
    case system
  }
}

/// How the names that people use become the names that the engine knows.
enum VoiceName {
  /// Our voices speak American English, or British with `-gb` after the name.
  static let accents = [("", "en-us"), ("-gb", "en-gb")]

  /// The language that a voice speaks, as far as its name tells: `en-gb` for `martin-gb`.
  static func language(of name: String) -> String {
    if let plus = name.firstIndex(of: "+") { return String(name[..<plus]) }
    // A language's code has two or three letters before its region: `es`, `pt-br`, `cmn`. What has more
    // is a voice of ours, and speaks American, or what its ending says.
    if name.prefix(while: { $0 != "-" }).count <= 3 { return name }
    return accents.last { name.hasSuffix($0.0) }?.1 ?? name
  }

  /// The variant that a name asks for: `clara` of `clara-gb` or `es+clara`; `nil` for a path.
  static func variant(of name: String) -> String? {
    let variant =
      if let plus = name.lastIndex(of: "+") {
        String(name[name.index(after: plus)...])
      } else {
        name.hasSuffix("-gb") ? String(name.dropLast(3)) : name
      }
    return variant.isEmpty || variant.contains("/") ? nil : variant
  }

  /// `clara` is the variant `clara` of American English; `es+clara` and `en-us` are themselves.
  ///
  /// - Parameter isVariant: whether the engine has a variant of a name.
  /// - Returns: the engine's name, or `nil` where a variant is named that isn't there.
  static func engineName(of name: String, isVariant: (String) -> Bool) -> String? {
    if let plus = name.lastIndex(of: "+") {
      return isVariant(String(name[name.index(after: plus)...])) ? name : nil
    }
    for (ending, language) in accents where name.hasSuffix(ending) {
      let variant = String(name.dropLast(ending.count))
      if isVariant(variant) { return "\(language)+\(variant)" }
    }
    return name
  }
}
