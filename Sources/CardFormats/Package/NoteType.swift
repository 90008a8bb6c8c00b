internal import FoundationEssentials

/// The kind of a note: its fields, and the templates of its cards.
struct NoteType {
  struct Template {
    let question: CardTemplate
    let answer: CardTemplate

    init(question: String, answer: String) {
      (self.question, self.answer) = (CardTemplate(question), CardTemplate(answer))
    }
  }

  let name: String
  /// Whether each blank of a text makes a card.
  let isCloze: Bool
  let fields: [String]
  let templates: [Template]
}

extension NoteType {
  /// Reads the kinds of notes of schema 11: JSON in one row.
  static func all(ofJSON bytes: [UInt8]) -> [Int: NoteType]? {
    struct Named: Decodable {
      var name: String
      var ord: Int?
    }
    struct Template: Decodable {
      var ord: Int?
      var qfmt: String
      var afmt: String
    }
    struct Model: Decodable {
      var name: String
      var type: Int?
      var flds: [Named]
      var tmpls: [Template]
    }
    guard let models = try? JSONDecoder().decode([String: Model].self, from: Data(bytes)) else {
      return nil
    }
    var types: [Int: NoteType] = [:]
    for (id, model) in models {
      guard let id = Int(id) else { continue }
      types[id] = NoteType(
        name: model.name, isCloze: model.type == 1,
        fields: model.flds.inOrder(\.ord).map(\.name),
        templates: model.tmpls.inOrder(\.ord).map {
          .init(question: $0.qfmt, answer: $0.afmt)
        })
    }
    return types
  }

  /// Reads the kinds of notes of schema 18, which has tables for them.
  static func all(in database: Database) -> [Int: NoteType]? {
    var fields: [Int: [(ord: Int, name: String)]] = [:]
    var templates: [Int: [(ord: Int, template: Template)]] = [:]
    var types: [Int: NoteType] = [:]
    let isRead =
      database.forEachRow("SELECT ntid, ord, name FROM fields") { row in
        fields[row.integer(0), default: []].append((row.integer(1), row.text(2)))
      }
      && database.forEachRow("SELECT ntid, ord, config FROM templates") { row in
        let config = row.bytes(2)[...]
        let template = Template(
          question: ProtocolBuffer.text(1, of: config) ?? "",
          answer: ProtocolBuffer.text(2, of: config) ?? "")
        templates[row.integer(0), default: []].append((row.integer(1), template))
      }
      && database.forEachRow("SELECT id, name, config FROM notetypes") { row in
        let id = row.integer(0)
        types[id] = NoteType(
          name: row.text(1), isCloze: ProtocolBuffer.number(1, of: row.bytes(2)[...]) == 1,
          fields: (fields[id] ?? []).sorted { $0.ord < $1.ord }.map(\.name),
          templates: (templates[id] ?? []).sorted { $0.ord < $1.ord }.map(\.template))
      }
    return isRead ? types : nil
  }
}

extension Array {
  /// Returns the elements in the order of their numbers, where they have them.
  fileprivate func inOrder(_ number: (Element) -> Int?) -> [Element] {
    enumerated().sorted { (number($0.element) ?? $0.offset) < (number($1.element) ?? $1.offset) }
      .map(\.element)
  }
}
