internal import FoundationEssentials
internal import Hummingbird
internal import NIOCore
internal import Tables

extension Call {
  /// The largest size of the JSON, in bytes.
  private static let mostChoices = 32 << 10

  /// The choices of how to read the file that the request sends, from the JSON in the parameter
  /// `choices` of the query.
  ///
  /// - Throws: a ``Problem`` for JSON that can't be understood.
  var readingChoices: ReadingChoices {
    get throws {
      guard let text = query("choices") else { return ReadingChoices() }
      guard text.utf8.count <= Self.mostChoices else {
        throw Problem.invalid(
          "'choices' has more than \(Self.mostChoices >> 10) KB: correct the rows in the file.")
      }
      return try ReadingChoicesBody(json: ByteBuffer(string: text)).choices
    }
  }
}

/// The choices of how to read a file, as a page sends them.
private struct ReadingChoicesBody: Body {
  static let fields: Set<String> = ["encoding", "separator", "columns", "hasHeader", "rows"]
  let encoding: String?
  let separator: String?
  /// The numbers of the columns, from 1, by the names of the parts.
  let columns: [String: [Int]]?
  let hasHeader: Bool?
  /// The new texts of rows, by the numbers of their lines.
  let rows: [String: String]?

  /// - Throws: a ``Problem`` for an unknown encoding, what can't be a separator, or a row without a
  ///   number.
  var choices: ReadingChoices {
    get throws {
      var choices = ReadingChoices()
      (choices.columns, choices.hasHeader) = (columns, hasHeader)
      if let encoding {
        guard let known = TextEncoding(rawValue: encoding) else {
          let all = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
          throw Problem.invalid("'encoding' can't be '\(encoding.prefix(60))': give one of \(all).")
        }
        choices.encoding = known
      }
      if let separator {
        guard let division = Division(separator) else {
          throw Problem.invalid(Division.refusal(of: separator, "'separator'"))
        }
        choices.separator = division
      }
      for (line, text) in rows ?? [:] {
        guard let number = Int(line) else {
          throw Problem.invalid(
            "'\(line.prefix(60))' in 'rows' is not the number of a line: give the line's number.")
        }
        choices.rows[number] = text
      }
      return choices
    }
  }
}
