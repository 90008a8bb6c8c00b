/// A table for a spreadsheet, by RFC 4180.
///
/// A spreadsheet takes a field that begins with `=`, `+`, `-` or `@` for a formula, which may do
/// harm (OWASP, "CSV Injection"). An apostrophe before such a field prevents that; our readers
/// remove it again.
public enum CSV {
  /// Returns rows of fields as one text. Each row ends with CR and LF.
  ///
  /// - Parameter separator: the sign between two fields.
  public static func text(_ rows: [[String]], separator: Unicode.Scalar = ",") -> String {
    rows.map { DelimitedText.row($0.map(defused), separator: separator) + "\r\n" }.joined()
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Returns whether a field begins a formula, or would begin one without the apostrophes before
  /// it.
  private static func beginsFormula(_ field: some Sequence<UInt8>) -> Bool {
    field.first { $0 != apostrophe }.map("=+-@\t\r".utf8.contains) ?? false
  }

  private static func defused(_ field: String) -> String {
    // A number is not a formula.
    beginsFormula(field.utf8) && Double(field) == nil ? "'" + field : field
  }

  /// Returns a field as it was before ``text(_:separator:)`` wrote it.
  package static func restored(_ field: String) -> String {
    guard field.utf8.first == apostrophe, beginsFormula(field.utf8.dropFirst()) else {
      return field
    }
    return String(decoding: field.utf8.dropFirst(), as: UTF8.self)
  }
}
