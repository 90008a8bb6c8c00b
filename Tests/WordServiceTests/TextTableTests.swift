import Testing

@testable import WordService

@Suite("The table of texts")
struct TextTableTests {
  @Test("each text keeps its number, however many come after it")
  func numbers() {
    var table = TextTable()
    let texts = (0..<5000).map { "word \($0 * $0 % 3001)" }
    var numbers: [String: Int] = [:]
    for text in texts {
      let number = table.number(of: text)
      #expect(number == numbers[text, default: numbers.count])
      numbers[text] = number
    }
    #expect(table.texts.count == numbers.count)
    for (text, number) in numbers {
      #expect(table[text] == number)
      #expect(table.texts[number] == text)
    }
    #expect(table["another word"] == nil)
  }

  @Test("the empty text and long ones have numbers, too")
  func lengths() {
    var table = TextTable()
    let texts = ["", "é", String(repeating: "a", count: 100), String(repeating: "a", count: 101)]
    #expect(texts.map { table.number(of: $0) } == [0, 1, 2, 3])
    #expect(texts.map { table[$0] } == [0, 1, 2, 3])
  }
}

@Suite("The headwords")
struct HeadwordTests {
  @Test("they are in the order of their bytes")
  func order() {
    let texts = [
      "", "A", "a", "ab", "abcdefgh", "abcdefgh's", "abcdefghi", "abd", "café", "zoo", "é",
    ]
    for one in texts {
      for other in texts {
        #expect(
          Headword(one, lemma: nil).isBefore(Headword(other, lemma: nil))
            == one.utf8.lexicographicallyPrecedes(other.utf8), "\(one) and \(other)")
      }
    }
  }
}
