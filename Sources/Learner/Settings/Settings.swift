/// A learner's settings by name, as the file holds them. A setting without a value has its normal
/// value. Other modules know which settings exist and which values each can have.
public struct Settings: Hashable, Sendable {
  /// The value of a setting.
  package indirect enum Value: Hashable, Sendable {
    case text(String)
    case count(Int)
    case number(Double)
    case flag(Bool)
    /// Values that no setting has, kept as they are.
    case list([Value?])
    case object([String: Value?])
  }

  private var values: [String: Value] = [:]

  public init() {}

  /// The value of the setting with a name; `nil` for the normal one.
  package subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Returns these settings, and the others' values for settings that have no value here.
  func over(_ others: Settings) -> Settings {
    var settings = self
    settings.values.merge(others.values) { own, _ in own }
    return settings
  }
}

extension Settings: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) {
      // These members belong to the document, not to the settings.
      guard stringValue != "format", stringValue != "version" else { return nil }
      self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
  }

  /// Reads each member except `null`, which means the normal value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    for name in container.allKeys {
      values[name.stringValue] = try? container.decode(Value.self, forKey: name)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in values {
      guard let name = Name(stringValue: name) else { continue }
      try container.encode(value, forKey: name)
    }
  }
}

extension Settings.Value: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The first type that fits is taken. A number such as 1.0 becomes a count, which is written in
    // the same way.
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let count = try? container.decode(Int.self) {
      self = .count(count)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Settings.Value?].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: Settings.Value?].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .count(let count): try container.encode(count)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}

extension Settings.Value: CustomStringConvertible {
  /// The value as a person types it. A number without a fraction has no decimal point.
  package var description: String {
    switch self {
    case .text(let text): text
    case .count(let count): "\(count)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .flag(let flag): "\(flag)"
    case .list: "[…]"
    case .object: "{…}"
    }
  }
}
