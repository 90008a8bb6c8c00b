import Foundation
import Practice
import TestSupport
import Testing

@testable import Today

@Suite("The sheet of a spelling test on paper")
struct TestSheetTests {
  private let items = [
    PaperTest.Item(word: "harbor", sentence: "The ships lay in the harbor."),
    PaperTest.Item(word: "ocean"), PaperTest.Item(word: "rhythm", sentence: "In rhythm."),
  ]

  @Test("has the words in the order of the test, with a blank for each")
  func order() {
    let many = (0..<50).map { PaperTest.Item(word: "word\($0)") }
    var generator = TestSupport.SeededGenerator(seed: 7)
    let test = PaperTest(many, shuffledBy: &generator)
    let html = TestSheet(title: "x", test: test, language: "en").html
    let words = html.matches(of: /<li lang="en"><strong>(.*?)<\/strong>/).map { String($0.1) }
    #expect(words == test.items.map(\.word))
    #expect(html.matches(of: /class="blank"/).count == 50)
  }

  @Test("has sentences and meanings in its key, to read aloud")
  func texts() throws {
    let item = PaperTest.Item(word: "their", sentence: "Their dog barks.", meaning: "of them")
    let html = TestSheet(title: "x", test: PaperTest([item]), language: "en").html
    #expect(html.contains("<strong>their</strong><p>Their dog barks.</p><p>of them</p></li>"))
  }

  @Test("shows no word before its key, and neither loads nor runs anything")
  func sheet() throws {
    let html = TestSheet(title: "Week 12", test: PaperTest(items), language: "en-us").html
    let key = try #require(html.range(of: "class=\"key\""))
    #expect(
      !html[..<key.lowerBound].contains("harbor") && html[key.upperBound...].contains("harbor"))
    #expect(html.contains("<html lang=\"en\">") && html.contains("break-before: page"))
    #expect(!html.contains("<script") && !html.contains("http") && !html.contains("url("))
  }

  @Test("shows a list's texts as text, even if they look like HTML")
  func escaping() {
    let word = "<img src=x onerror=\"a('&')\">"
    let html = TestSheet(
      title: "</title>" + word, test: PaperTest([PaperTest.Item(word: word)]), language: "e\"n"
    ).html
    #expect(
      !html.contains("<img")
        && html.contains("&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;"))
    #expect(html.matches(of: /<\/title>/).count == 1 && html.contains("lang=\"e&quot;n\""))
  }
}
