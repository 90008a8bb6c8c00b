/// A table for a spreadsheet, by RFC 4180.
public enum CSV {
  /// Returns rows of fields as one text. Each row ends with CR and LF.
  public static func text(_ rows: [[String]]) -> String {
    rows.map { DelimitedText.row($0, separator: ",") + "\r\n" }.joined()
  }
}
