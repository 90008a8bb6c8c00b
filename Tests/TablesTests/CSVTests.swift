import Tables
import Testing

@Suite("A table for a spreadsheet")
struct CSVTests {
  @Test(
    "contains no formula, and is read back unchanged",
    arguments: [
      "=1+1", "+A1", "-ness", "@SUM(A1)", "\t=1", "'=1", "don't", "-5", "-2.5e3", "", "a=b",
    ])
  func formulas(text: String) throws {
    let row = CSV.text([[text, "x"]])
    let field = row.utf8.split(separator: UInt8(ascii: ",")).first ?? row.utf8[...]
    let first = field.first == UInt8(ascii: "\"") ? field.dropFirst().first : field.first
    let isNumber = Double(text) != nil
    #expect(isNumber || !"=+-@\t".utf8.contains(first ?? 0))
    var rows = DelimitedText(Array(row.utf8), separator: UInt8(ascii: ","))
    let next = rows.next()
    let read = try #require(next).fields[0]
    #expect(CSV.restored(read) == text)
  }
}
