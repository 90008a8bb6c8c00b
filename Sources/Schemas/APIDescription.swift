internal import ByteText

/// The description of the API: an OpenAPI document that is made of a file for what all rooms share
/// and a file for each room.
public enum APIDescription {
  /// Returns the document, with the schemas that it refers to.
  ///
  /// - Parameters:
  ///   - frame: the document without the rooms.
  ///   - rooms: a JSON object for each room, whose members `paths`, `parameters` and `schemas` go
  ///     into the objects of these names in the frame.
  ///   - schemas: the schemas that have no file. The frame and the rooms refer to them as to their
  ///     own.
  public static func document(frame: String, rooms: [String], schemas: [Schema]) -> String {
    let whole = Section.allCases.reduce(frame) { text, section in
      let members = rooms.compactMap(section.members(of:)).map { $0 + ",\n" }.joined()
      return text.bytes.replacing(section.start, with: section.start + members)
    }
    return Schema.completed(whole, with: schemas)
  }

  /// An object of the document that has members from every room.
  private enum Section: String, CaseIterable {
    case paths, parameters, schemas

    /// Further spaces before each line of the object in the frame.
    private var indent: String { self == .paths ? "" : "  " }

    /// The line with which the object begins in the frame.
    var start: String { "\n\(indent)  \"\(rawValue)\": {\n" }

    /// Returns the members that a room has for the object; `nil` if it has none.
    func members(of room: String) -> String? {
      let parts = room.bytes.split(separator: "\n  \"\(rawValue)\": {\n", maxSplits: 1)
      guard parts.count == 2, let members = parts[1].bytes.split(separator: "\n  }").first else {
        return nil
      }
      return indent + String(members).bytes.replacing("\n", with: "\n" + indent)
    }
  }
}
