// This whole file by scalar: its texts are views of scalars.

internal import Tables
internal import Vocabulary

/// Names as a person types or pastes them: one in a line.
enum NameLines {
  private struct Line {
    let number: Int
    let text: String
  }

  /// Reads the names.
  ///
  /// - Throws: ``RosterError/noNameColumn`` for a table without the names of its columns.
  static func read(_ text: FileText) throws(RosterError) -> Roster {
    var lines: [Line] = []
    for line in NumberedLines(text.bytes) {
      let whole = String(decoding: line.bytes, as: UTF8.self)
      let name = NameMarker.removed(from: whole)
      if !name.isEmpty { lines.append(Line(number: line.number, text: name)) }
    }
    if lines.count == 1, let line = lines.first { lines = pieces(of: line) }
    let columned = lines.count { $0.text.commas > 1 || $0.text.hasColumns }
    guard columned * 2 <= lines.count else { throw .noNameColumn }
    var assembly = RosterAssembly(.names, .added)
    assembly.remarks.add(text.notes)
    let isFamilyFirst = !lines.isEmpty && lines.allSatisfy { $0.text.commas == 1 }
    if isFamilyFirst { assembly.remarks.add(.familyFirst) }
    for line in lines {
      let name: PersonName
      do throws(PersonName.Flaw) {
        name =
          isFamilyFirst
          ? try PersonName(familyFirst: line.text) : try PersonName(line.text)
      } catch {
        assembly.remarks.add(RosterRemark.Reason(error), line: line.number)
        continue
      }
      assembly.add(.init(line: line.number, name: name, id: nil, email: nil, role: .learner), nil)
    }
    return assembly.finished()
  }

  /// Returns the names of a single line, such as `Mia, Tom, Ada`.
  private static func pieces(of line: Line) -> [Line] {
    let isSign: (Unicode.Scalar) -> Bool =
      line.text.unicodeScalars.contains(";") ? { $0 == ";" } : { $0 == "," }
    let pieces = line.text.unicodeScalars.split(whereSeparator: isSign).map { String($0) }
    guard pieces.count > 2 || line.text.unicodeScalars.contains(";") else { return [line] }
    return pieces.compactMap { piece in
      piece.asPassage.map { Line(number: line.number, text: $0) }
    }
  }
}

extension PersonName {
  /// Checks a name that says the family name before a comma.
  init(familyFirst text: String) throws(Flaw) {
    let scalars = text.unicodeScalars
    let comma = scalars.firstIndex(of: ",") ?? scalars.endIndex
    try self.init(
      given: String(scalars[comma...].dropFirst()), family: String(scalars[..<comma]))
  }
}

extension String {
  /// The number of commas.
  var commas: Int { utf8.count { $0 == UInt8(ascii: ",") } }

  /// Whether the text has a sign that divides the columns of a table.
  fileprivate var hasColumns: Bool { utf8.contains { "\t;|".utf8.contains($0) } }
}
