internal import ByteText
public import Schemas

/// The schemas of the documents that have settings. They come from the table of the settings, so
/// that a new setting is in each of them.
extension Schema {
  /// The settings that `settings list --json` prints.
  package static let settingsInForce = settings(
    "SettingsInForce", title: "The settings that hold",
    about: "'settings get KEY --json' prints one of the members.", Setting.all, .some)

  /// All settings that the API sends.
  public static let settings = settings(
    "Settings", title: "The learner's settings", about: "The values that apply.", Setting.shown,
    .all)

  /// The settings that a request to the API changes.
  package static let settingsChange = settings(
    "SettingsChange", title: "A change of settings",
    about: "The settings to change. `null` restores the normal value.", Setting.shown, .changed)

  /// The settings in a document.
  private enum Presence {
    /// All that the schema has.
    case all
    /// Any of them, and no other member.
    case some
    /// Any of them, each with its new value, or `null` for its normal value.
    case changed
  }

  /// Returns the schema of a document.
  private static func settings(
    _ name: String, title: String, about: String, _ settings: [Setting], _ presence: Presence
  ) -> Schema {
    let properties = settings.map { setting in
      let members = setting.schema(isChange: presence == .changed)
      return "  \(setting.name.inJSON): {\n    \(members.joined(separator: ",\n    "))\n  }"
    }
    let required = presence == .all ? settings.map(\.name).sorted() : []
    return Schema(
      name,
      members: [
        "\"title\": \(title.inJSON)",
        "\"description\": \(about.inJSON)",
        "\"type\": \"object\"",
        "\"properties\": {\n\(properties.joined(separator: ",\n"))\n}",
        "\"required\": \(required.map(\.inJSON).joinedToArray)",
      ] + (presence == .all ? [] : ["\"additionalProperties\": false"]))
  }
}

extension Setting {
  /// Returns the members of the schema of the setting's value.
  ///
  /// - Parameter isChange: whether the value is the new one in a request, which may be `null`.
  fileprivate func schema(isChange: Bool) -> [String] {
    let type = form.type.inJSON
    var members = [
      "\"type\": \(isChange ? [type, "null".inJSON].joinedToArray : type)",
      "\"description\": \(sentence.inJSON)",
    ]
    members += form.bounds(isChange: isChange)
    members.append("\"default\": \(inJSON(normal))")
    if !examples.isEmpty {
      members.append("\"examples\": \(examples.map(inJSON).joinedToArray)")
    }
    return members
  }

  /// Returns a value in JSON.
  private func inJSON(_ value: String) -> String {
    switch form {
    case .number, .count: value
    case .text, .choice: value.inJSON
    }
  }
}

extension Setting.Form {
  /// The name of the type in a schema.
  fileprivate var type: String {
    switch self {
    case .number: "number"
    case .count: "integer"
    case .text, .choice: "string"
    }
  }

  /// Returns the members of a schema that bound the value.
  ///
  /// - Parameter isChange: whether the value is the new one in a request, which may be `null`, and
  ///   which has upper bounds that a value from the command line lacks.
  fileprivate func bounds(isChange: Bool) -> [String] {
    switch self {
    case .number(let range):
      [
        "\"minimum\": \(Settings.Value.number(range.lowerBound))",
        "\"maximum\": \(Settings.Value.number(range.upperBound))",
      ]
    case .count(let least):
      ["\"minimum\": \(least)"] + (isChange ? ["\"maximum\": \(Setting.largestCount)"] : [])
    case .text(let pattern, let longest):
      (pattern.map { ["\"pattern\": \($0.inJSON)"] } ?? [])
        + (longest.map { isChange ? ["\"minLength\": 1", "\"maxLength\": \($0)"] : [] } ?? [])
    case .choice(let choices):
      [
        "\"enum\": "
          + (choices.map(\.inJSON) + (isChange ? ["null"] : [])).joinedToArray
      ]
    }
  }
}

extension String {
  /// The text as a JSON string. The texts of the table have no control characters.
  fileprivate var inJSON: String {
    "\"\(bytes.replacing("\\", with: "\\\\").bytes.replacing("\"", with: "\\\""))\""
  }
}

extension [String] {
  /// The JSON array of these values, which are JSON already.
  fileprivate var joinedToArray: String { "[\(joined(separator: ", "))]" }
}
