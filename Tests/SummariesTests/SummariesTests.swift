import Summaries
import Testing

@Suite("Values in summaries")
struct SummariesTests {
  private func bytes(of value: some Summarised) -> [UInt8] {
    var writer = SummaryWriter()
    value.write(to: &writer)
    return writer.bytes
  }

  private func readAgain<Value: Summarised & Equatable>(_ value: Value) throws -> Bool {
    var reader = SummaryReader(bytes(of: value))
    return try Value(from: &reader) == value && reader.isAtEnd
  }

  @Test("come back as they were written")
  func inverse() throws {
    #expect(try readAgain([0, 1, -1, .max, .min]))
    #expect(try readAgain([0, -0.5, .pi, .infinity, .leastNonzeroMagnitude]))
    #expect(try readAgain(["", "harbor", "na\u{EF}ve", "\u{1F6A2}\r\n", "e\u{301}"]))
    #expect(try readAgain(["a": [1: 2.5], "b": [:]]))
    #expect(try readAgain(Set((0..<300).map(String.init))))
    #expect(try readAgain([nil, "x", nil] as [String?]))
  }

  @Test("cut off anywhere are refused")
  func cutOff() {
    let whole = bytes(of: ["harbor": [1, 2], "necessary": [3]])
    for count in 0..<whole.count {
      var reader = SummaryReader(Array(whole[..<count]))
      #expect(throws: UnreadableSummary.self) { try [String: [Int]](from: &reader) }
    }
  }

  @Test("that claim more elements than there are bytes take no memory")
  func endless() {
    for count in [Int.max, .min, -1, 1 << 40] {
      var reader = SummaryReader(bytes(of: count))
      #expect(throws: UnreadableSummary.self) { try [Int](from: &reader) }
      reader = SummaryReader(bytes(of: count))
      #expect(throws: UnreadableSummary.self) { try String(from: &reader) }
    }
  }
}
