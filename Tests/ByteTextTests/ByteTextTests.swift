import ByteText
import Testing

@Suite("A text of bytes")
struct ByteTextTests {
  /// Marks that make one Character with the sign before them.
  private static let marks = ["\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{338}"]

  @Test("is divided at every separator, whatever mark follows it", arguments: marks)
  func divided(mark: String) {
    let text = "a,\(mark)b,,c".bytes
    #expect(text.split(separator: ",").map(String.init) == ["a", mark + "b", "c"])
    let all = text.split(separator: ",", omittingEmptySubsequences: false)
    #expect(all.map(String.init) == ["a", mark + "b", "", "c"])
    #expect(text.split(separator: ",", maxSplits: 1).map(String.init) == ["a", mark + "b,,c"])
  }

  @Test("has its beginning and its end, whatever mark follows them", arguments: marks)
  func ends(mark: String) {
    #expect("/\(mark)a".bytes.hasPrefix("/"))
    #expect("/\(mark)a".bytes.dropping(prefix: "/").map(String.init) == mark + "a")
    #expect(!"\(mark)/a".bytes.hasPrefix("/"))
    #expect("deck\(mark).json".bytes.dropping(suffix: ".json").map(String.init) == "deck\(mark)")
    #expect("deck.json\(mark)".bytes.dropping(suffix: ".json") == nil)
    #expect("json".bytes.dropping(suffix: ".json") == nil)
  }

  @Test("is changed at every sign, whatever mark follows it", arguments: marks)
  func changed(mark: String) {
    #expect("it'\(mark)s '".bytes.replacing("'", with: "-") == "it-\(mark)s -")
    #expect("aXXa".bytes.replacing("XX", with: "") == "aa")
    #expect("none".bytes.replacing("x", with: "y") == "none")
  }

  @Test("finds each sign at the index of its bytes", arguments: marks)
  func places(mark: String) throws {
    let path = "a/\(mark)b/\(mark)c"
    let (first, last) = (path.bytes.firstIndex(of: "/"), path.bytes.lastIndex(of: "/"))
    #expect(try path.utf8.distance(from: path.startIndex, to: #require(first)) == 1)
    #expect(try path[#require(last)...].utf8.elementsEqual("/\(mark)c".utf8))
    #expect(path.bytes.contains("/") && !"a".bytes.contains("/"))
    #expect(
      try path[#require(path.bytes.firstRange(of: "/\(mark)c"))].utf8.elementsEqual(
        "/\(mark)c".utf8))
  }

  @Test("tells line ends apart, and signs that Swift takes for equal")
  func equal() {
    #expect("a\r\nb".bytes.split(separator: "\n") == ["a\r", "b"])
    // Swift takes the Greek question mark for a semicolon, and U+226E for `<` with U+0338.
    #expect(!"\u{37E}".bytes.contains(";"))
    #expect(!"\u{226E}".bytes.contains("<"))
    #expect(!"\u{E9}".bytes.hasPrefix("e\u{301}"))
  }
}
