public import Faults

/// The shape of a table in a file, for a person to look at and to change.
public struct TableShape: Hashable, Sendable {
  /// A column.
  public struct Column: Hashable, Sendable {
    /// The name that the first row gives it; `nil` without a header.
    public let name: String?
    /// The name of the part that it holds; `nil` for a column that is not used.
    public let part: String?
    /// The first fields with a text, to recognise the column by.
    public let samples: [String]
  }

  /// The separator of fields.
  public let division: Division
  /// Whether the first row names the columns.
  public let hasHeader: Bool
  /// Whether neither names nor a person say which column is which.
  public let isGuessed: Bool
  public let columns: [Column]
  /// The names of the parts that a column can hold.
  public let parts: [String]

  /// The names, or else the numbers, of the columns that are not used.
  public var unused: [String] {
    columns.enumerated().filter { $1.part == nil }.compactMap { number, column in
      guard let name = column.name, !name.isEmpty else {
        return column.samples.contains { !$0.isEmpty } ? "\(number + 1)" : nil
      }
      return name
    }
  }
}

/// A person's choice of columns that a table doesn't have.
public enum ColumnChoiceError: Error, Hashable, Sendable {
  /// No part of a row has this name.
  case unknownPart(String, known: [String])
  /// The table has fewer columns than the number that was chosen.
  case noColumn(Int, columns: Int)
  /// The choice has no column for a part that is necessary.
  case missing(part: String)
}

extension ColumnChoiceError: Fault {
  public var kind: FaultKind { .invalid }

  public var description: String {
    switch self {
    case .unknownPart(let name, let known):
      "'\(name.prefix(60))' is no part of a row: give columns for \(known.inWords)."
    case .noColumn(let number, let columns):
      """
      There is no column \(number): the file has \(columns) column\(columns == 1 ? "" : "s").
      """
    case .missing(let part): "No column is chosen for '\(part)': choose one."
    }
  }
}

extension ReadingChoices {
  /// Checks that a choice of columns has only parts that a row has, and those that each row needs.
  ///
  /// - Throws: ``ColumnChoiceError/unknownPart(_:known:)``, ``ColumnChoiceError/missing(part:)``.
  package func checkParts<Part: TablePart>(needed: [Part]) throws(ColumnChoiceError) {
    guard let columns else { return }
    let parts = try Part.columns(in: columns)
    for part in needed where parts[part] == nil { throw .missing(part: part.rawValue) }
  }
}

extension TablePart {
  /// Returns the numbers of the columns of each part that a person chose, without empty choices.
  ///
  /// - Throws: ``ColumnChoiceError/unknownPart(_:known:)``.
  static func columns(in chosen: [String: [Int]]) throws(ColumnChoiceError) -> [Self: [Int]] {
    var columns: [Self: [Int]] = [:]
    for (name, numbers) in chosen.sorted(by: { $0.key < $1.key }) {
      guard let part = Self(rawValue: name.lowercased()) else {
        throw .unknownPart(name, known: Self.allCases.map(\.rawValue))
      }
      if !numbers.isEmpty { columns[part] = numbers }
    }
    return columns
  }
}

extension [String] {
  /// `a`, or `a or b`, or `a, b or c`.
  fileprivate var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
