import Testing

@testable import Tables

@Suite("The header of a table")
struct ColumnNamesTests {
  private enum Column { case front, back, wrong }

  private static let names = ColumnNames<Column>(
    [.front: ["front", "term"], .back: ["back"], .wrong: [""]], beginnings: [.wrong: ["wrong"]])

  private func header(_ fields: String...) -> TableHeader<Column> {
    TableHeader(fields, Self.names)
  }

  @Test("names columns in any order, in capitals, and with space around them")
  func order() {
    let header = header(" Back", "FRONT\t")
    #expect(header.columns == [.back, .front] && header.names == ["Back", "FRONT"])
    #expect(header.places == [.back: 0, .front: 1])
    #expect(header.unknown.isEmpty && header.repeated == nil)
  }

  @Test("gives the unknown names, and a name that comes again")
  func faults() {
    let header = header("Front", "Level", "term", "", "backs")
    #expect(header.unknown == ["Level", "backs"])
    #expect(header.repeated == "term")
    #expect(header.places[.front] == 0)
  }

  @Test("recognises a column without a name, and a column by the first word of its name")
  func beginnings() {
    let header = header("Wrong answer 2", "", "wrong-1", "answer wrong")
    #expect(header.columns == [.wrong, .wrong, .wrong, nil])
  }
}
