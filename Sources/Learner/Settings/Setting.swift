public import Storage

/// A setting: its name, its meaning, its values, its normal value, and how a value is read and
/// kept. ``all`` is the table of them, which the command, the pages, the API and the help read.
///
/// ```swift
/// var settings = Settings()
/// try Setting.length.set("5-8", in: &settings)
/// Setting.length.value(in: settings)  // "5-8"
/// Setting.length.reset(in: &settings)
/// Setting.length.value(in: settings)  // nil
/// ```
public struct Setting: Sendable {
  /// The name, at the command line, in files and in the API.
  public let name: String
  /// The meaning in a few words.
  public let meaning: String
  /// The values that the setting can have, with their unit.
  public let values: String
  /// The value that the setting has if the learner chose none.
  public let normal: String
  /// The values of a setting that has only a few; `nil` for any other.
  public let choices: [String]?
  /// The form of the setting's value.
  public let form: Form
  /// The scope of the setting.
  public let scope: Scope
  /// The field on the page *Settings*; `nil` for a setting that has none, or one of its own kind.
  public let field: PageField?
  /// Reads a typed text.
  ///
  /// - Returns: the value to keep; `nil` for the normal one.
  let read: @Sendable (String) throws -> Settings.Value?

  /// The form of a value where other programs read it.
  public enum Form: Hashable, Sendable { case number, count, text }

  /// The things to which a setting belongs.
  public enum Scope: Hashable, Sendable {
    /// The learner, who changes it in the browser, too.
    case learner
    /// The look of the learner's pages, or where they play sound: each page has the value in the
    /// attribute of its root element with this name, after `data-`.
    case page(attribute: String)
    /// The computer: only its owner changes it, at the command line.
    case computer
  }

  /// Makes a setting.
  ///
  /// - Parameter read: reads a typed text, and returns the value to keep.
  init(
    _ name: String, _ meaning: String, values: String, normal: String, form: Form = .text,
    scope: Scope = .learner, field: PageField? = nil,
    read: @escaping @Sendable (String) throws -> Settings.Value?
  ) {
    (self.name, self.meaning, self.values, self.normal) = (name, meaning, values, normal)
    (choices, self.form, self.scope, self.field, self.read) = (nil, form, scope, field, read)
  }

  /// Makes a setting that has only a few values.
  ///
  /// - Parameters:
  ///   - normal: the normal value; the first of the choices unless given.
  ///   - choices: the values, each with its title on the page.
  ///   - read: reads a typed text; a value in capitals or not unless given.
  init(
    _ name: String, _ meaning: String, normal: String? = nil, scope: Scope = .learner,
    field: PageField, read: (@Sendable (String) throws -> Settings.Value?)? = nil
  ) {
    let choices = field.offered.map(\.value)
    (self.name, self.meaning, self.form) = (name, meaning, .text)
    values = choices.inWords
    self.normal = normal ?? choices.first ?? ""
    (self.choices, self.scope, self.field) = (choices, scope, field)
    self.read = read ?? { .text(try Self.choice($0, of: name, among: choices)) }
  }

  /// Returns the choice that a text names, in capitals or not.
  private static func choice(
    _ text: String, of name: String, among choices: [String]
  ) throws(SettingError) -> String {
    guard let known = choices.first(where: { $0 == text.lowercased() }) else {
      throw SettingError(
        "'\(text)' is not a value of '\(name)': give one of \(choices.joined(separator: ", ")).")
    }
    return known
  }
}

extension Setting {
  /// Finds a setting by its name, in capitals or not.
  ///
  /// - Throws: ``SettingError`` with the nearest name if there is none.
  public init(named name: String) throws(SettingError) {
    guard let known = Self.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      let names = Self.all.map(\.name)
      let advice = name.nearest(among: names).map { "did you mean '\($0)'?" }
      throw SettingError("There is no setting '\(name)': \(advice ?? "give \(names.inWords).")")
    }
    self = known
  }

  /// Returns the value that the learner chose; `nil` for none.
  public func value(in settings: Settings) -> String? { settings[name]?.description }

  /// Returns the value that holds: the one that the learner chose, or else the normal one.
  public func effectiveValue(in settings: Settings) -> String { value(in: settings) ?? normal }

  /// Checks a typed value, and sets it.
  ///
  /// - Throws: ``SettingError`` or an error of the same kind for a value that the setting can't
  ///   have. The settings then stay as they were.
  public func set(_ value: String, in settings: inout Settings) throws {
    settings[name] = try read(value)
  }

  /// Removes the learner's choice, so that the setting has its normal value again.
  public func reset(in settings: inout Settings) { settings[name] = nil }

  /// Encodes the value that holds, in its ``form``.
  public func encode<Key>(
    _ settings: Settings, to values: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    let text = effectiveValue(in: settings)
    switch form {
    case .number: try values.encode(Double(text) ?? 0, forKey: key)
    case .count: try values.encode(Int(text) ?? 0, forKey: key)
    case .text: try values.encode(text, forKey: key)
    }
  }
}

/// Two settings are the same if they have the same name.
extension Setting: Hashable {
  public static func == (one: Setting, other: Setting) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Setting: CustomStringConvertible {
  public var description: String { name }
}

extension Setting: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension [String] {
  /// The names in a sentence: `a, b or c`.
  var inWords: String { dropLast().joined(separator: ", ") + " or " + (last ?? "") }
}
