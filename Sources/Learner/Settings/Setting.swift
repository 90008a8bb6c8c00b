internal import Vocabulary

/// A setting: its name, its meaning, its values, its normal value, and how a value is read and
/// kept. ``all`` is the table of the settings, which the command, the pages, the API and the help
/// use.
///
/// ```swift
/// var settings = Settings()
/// try Setting.length.set("5-8", in: &settings)
/// Setting.length.value(in: settings)  // "5-8"
/// Setting.length.reset(in: &settings)
/// Setting.length.value(in: settings)  // nil
/// ```
package struct Setting: Sendable {
  /// The name on the command line, in files and in the API.
  public let name: String
  /// The meaning in a few words.
  public let meaning: String
  /// The values that the setting can have, with their unit.
  public let values: String
  /// The value that the setting has unless the learner chose another.
  public let normal: String
  /// The form of the setting's value.
  package let form: Form
  /// Values that the setting can have, beside the normal one.
  let examples: [String]
  /// The scope of the setting.
  package let scope: Scope
  /// The field on the page *Settings*; `nil` for a setting without a field, or with a special
  /// field.
  public let field: PageField?
  /// The closure that reads a typed text.
  ///
  /// - Returns: the value to keep; `nil` for the normal one.
  let read: @Sendable (String) throws -> Settings.Value?

  /// The form of a value where other programs read and write it: its type in JSON, and its bounds.
  package enum Form: Hashable, Sendable {
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A whole number, with the smallest one. The largest one that the pages and the API set is
    /// ``Setting/largestCount``.
    case count(from: Int)
    /// A text that matches a regular expression, if one is given. `longest` is the largest number
    /// of Unicode scalars that the API takes.
    case text(pattern: String? = nil, longest: Int? = nil)
    /// One of a few texts.
    case choice([String])
  }

  /// The thing to which a setting belongs.
  package enum Scope: Hashable, Sendable {
    /// The learner, who changes it in the browser, too.
    case learner
    /// The learner's pages: their look, or where they play sound. Each page has the value in an
    /// attribute of its root element, whose name is `data-` and then this name.
    case page(attribute: String)
    /// The computer. Only its owner changes the setting, on the command line.
    case computer
  }

  /// Makes a setting.
  ///
  /// - Parameter read: a closure that reads a typed text, and returns the value to keep.
  init(
    _ name: String, _ meaning: String, values: String, normal: String, form: Form = .text(),
    examples: [String] = [], scope: Scope = .learner, field: PageField? = nil,
    read: @escaping @Sendable (String) throws -> Settings.Value?
  ) {
    (self.name, self.meaning, self.values, self.normal) = (name, meaning, values, normal)
    (self.form, self.examples, self.scope, self.field) = (form, examples, scope, field)
    self.read = read
  }

  /// Makes a setting that has only a few values.
  ///
  /// - Parameters:
  ///   - normal: the normal value; by default, the first of the choices.
  ///   - field: the field, which offers the values, each with its title on the page.
  ///   - read: a closure that reads a typed text; by default, one that accepts the choices, in
  ///     capitals or not.
  init(
    _ name: String, _ meaning: String, normal: String? = nil, scope: Scope = .learner,
    field: PageField, read: (@Sendable (String) throws -> Settings.Value?)? = nil
  ) {
    let choices = field.offered.map(\.value)
    (self.name, self.meaning, form, examples) = (name, meaning, .choice(choices), [])
    values = choices.inWords
    self.normal = normal ?? choices.first ?? ""
    (self.scope, self.field) = (scope, field)
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
  /// The possible values of a setting that has only a few; `nil` for any other setting.
  package var choices: [String]? { if case .choice(let choices) = form { choices } else { nil } }

  /// Values to offer: all possible ones if there are only a few, or else the normal one and
  /// examples.
  package var offered: [String] {
    choices ?? [normal] + examples.filter { $0 != normal }
  }

  /// The meaning and the values in a sentence.
  var sentence: String { "\(meaning.capitalisedFirst): \(values)." }

  /// Finds a setting by its name, in capitals or not.
  ///
  /// - Throws: ``SettingError`` if no setting has the name. It suggests the nearest name.
  package init(named name: String) throws(SettingError) {
    guard let known = Self.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      let names = Self.all.map(\.name)
      let advice = name.nearest(among: names).map { "did you mean '\($0)'?" }
      throw SettingError("There is no setting '\(name)': \(advice ?? "give \(names.inWords).")")
    }
    self = known
  }

  /// Returns the value that the learner chose; `nil` if the learner chose none.
  public func value(in settings: Settings) -> String? { settings[name]?.description }

  /// Returns the value that applies: the learner's choice, or else the normal value.
  package func effectiveValue(in settings: Settings) -> String { value(in: settings) ?? normal }

  /// Checks a typed value, and sets it.
  ///
  /// - Throws: ``SettingError`` or an error of the same kind for a value that the setting can't
  ///   have. The settings then stay as they were.
  public func set(_ value: String, in settings: inout Settings) throws {
    settings[name] = try read(value)
  }

  /// Removes the learner's choice, so that the setting has its normal value again.
  package func reset(in settings: inout Settings) { settings[name] = nil }

  /// Encodes the value that applies, in its ``form``.
  public func encode<Key>(
    _ settings: Settings, to values: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    let text = effectiveValue(in: settings)
    switch form {
    case .number: try values.encode(Double(text) ?? 0, forKey: key)
    case .count: try values.encode(Int(text) ?? 0, forKey: key)
    case .text, .choice: try values.encode(text, forKey: key)
    }
  }
}

/// Two settings are the same if they have the same name.
extension Setting: Hashable {
  package static func == (one: Setting, other: Setting) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Setting: CustomStringConvertible {
  package var description: String { name }
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
