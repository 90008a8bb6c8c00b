internal import ByteText
internal import CEmbedded

/// The schema of a JSON document, or of a part that documents share. Most are files of the folder
/// `Documents`, as parts of the program; a file refers to another one by its name. The others are
/// made from a table of the program.
public struct Schema: Sendable {
  /// The file's name without its ending, which is also the name in the description of the API.
  public let name: String
  /// The schema in JSON: an object in several lines, without a line break at its end.
  private let text: String

  /// Makes a schema that has no file.
  ///
  /// - Parameters:
  ///   - name: the name in the description of the API.
  ///   - members: the members of the schema's object, each in JSON.
  public init(_ name: String, members: [String]) {
    self.name = name
    let lines = members.map { "  " + $0.bytes.replacing("\n", with: "\n  ") }
    text = Self.start + lines.joined(separator: ",\n") + Self.end
  }

  /// Returns `nil` if no schema has the name.
  public init?(named name: String) {
    guard let text = cembedded_schema(name + Self.ending) else { return nil }
    self.name = name
    self.text = String(String(cString: text).bytes.dropping(suffix: "\n") ?? "")
  }

  /// The schema as a document that needs no other file: the schemas that it refers to stand in
  /// its `$defs`.
  public var document: String {
    let parts = Self.referred(in: text)
    let start = Self.start + "  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
    let members = text.bytes.dropping(prefix: Self.start)?.bytes.dropping(suffix: Self.end) ?? ""
    guard !parts.isEmpty else { return start + members + Self.end }
    return Self.linked(
      """
      \(start)\(members),
        "$defs": {
      \(Self.members(parts, indent: "    "))
        }\(Self.end)
      """, to: parts, below: "#/$defs/")
  }

  /// Returns an OpenAPI document with the schemas that it refers to among its components.
  ///
  /// - Parameters:
  ///   - text: the document, which has other components already.
  ///   - made: the schemas without a file, which become components, too.
  static func completed(_ text: String, with made: [Schema]) -> String {
    let text = text.bytes.replacing("\"../../../Schemas/Documents/", with: "\"")
      .bytes.replacing("\"../../Schemas/Documents/", with: "\"")
    let parts = referred(in: text) + made
    let own = "    \"schemas\": {\n"
    return linked(
      text.bytes.replacing(own, with: own + members(parts, indent: "      ") + ",\n"), to: parts,
      below: "#/components/schemas/")
  }

  private static let ending = ".json"
  private static let reference = "\"$ref\": \""
  private static let start = "{\n"
  private static let end = "\n}"

  /// Returns the schemas that a text refers to, and those that they refer to, by name.
  private static func referred(in text: String) -> [Schema] {
    var found: [String: Schema] = [:]
    var texts = [text]
    while let text = texts.popLast() {
      for rest in text.bytes.split(separator: reference, omittingEmptySubsequences: false)
        .dropFirst()
      {
        let file = rest.bytes.split(separator: "\"", maxSplits: 1).first
        guard let name = file?.bytes.dropping(suffix: ending).map(String.init),
          found[name] == nil, let schema = Schema(named: name)
        else { continue }
        found[name] = schema
        texts.append(schema.text)
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// Returns schemas as members of an object.
  private static func members(_ schemas: [Schema], indent: String) -> String {
    schemas.map { schema in
      "\(indent)\"\(schema.name)\": \(schema.text.bytes.replacing("\n", with: "\n" + indent))"
    }.joined(separator: ",\n")
  }

  /// Returns a text that refers to schemas by their places in it.
  private static func linked(_ text: String, to schemas: [Schema], below place: String) -> String {
    schemas.reduce(text) { text, schema in
      text.bytes.replacing(
        "\(reference)\(schema.name)\(ending)\"", with: "\(reference)\(place)\(schema.name)\"")
    }
  }
}
