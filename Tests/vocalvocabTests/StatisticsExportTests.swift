import Practice
import QuizPractice
import Scheduling
import Testing
import Today

@testable import SpellingCommands

@Suite("Statistics for other programs and for parents")
struct StatisticsExportTests {
  @Test("fill a CSV table of four columns, with quotes where a field needs them")
  func csv() {
    let text = StatisticsCSV(
      statistics: SampleStatistics.statistics("a\"b,c"), quizzes: QuizHistory()
    ).text
    let rows = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(rows.first == "section,name,value,of" && rows.last == "")
    #expect(rows.contains("asked,firstTry,6,10") && rows.contains("length:5,firstTry,3,3"))
    #expect(rows.contains("mistake:doubled-letter,\"a\"\"b,c\",3,3"))
    #expect(rows.contains("summary,tries,9,14") && rows.contains("calendar,2026-11-21,4,"))
    #expect(rows.contains("level:none,afterWrongTry,3,3"))
    for row in rows.dropLast() where !row.contains("\"") {
      #expect(row.count { $0 == "," } == 3, "\(row)")
    }
  }

  @Test("escape every word in the HTML of a report")
  func escapes() {
    let page = ReportPage(statistics: SampleStatistics.statistics("<b>\"x'&")).text
    #expect(page.contains("&lt;b&gt;&quot;x&#39;&amp;"))
    #expect(!page.contains("<b>"))
  }

  @Test("fill a report without scripts and addresses, whose tables a screen reader reads well")
  func page() {
    let page = ReportPage(statistics: SampleStatistics.statistics()).text
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for text in ["<script", "http", "url(", "@import", "src=", "href=", "onclick"] {
      #expect(!page.contains(text))
    }
    let tables = page.split(separator: "<table>").count - 1
    #expect(tables >= 5)
    #expect(page.split(separator: "<caption>").count - 1 == tables)
    #expect(page.contains("<th scope=\"col\">") && page.contains("<th scope=\"row\">"))
    #expect(page.contains("6 of 10 rounds (60\u{A0}%) ended with the word right at the first try"))
    #expect(page.contains("<h3>ie or ei</h3>") && page.contains("@media print"))
    #expect(page.contains("Seen in 3 of 4 wrong tries (75\u{A0}%)."))
    // Headings go down one step at a time.
    var last = 0
    for part in page.split(separator: "<h").dropFirst() {
      guard let level = part.first?.wholeNumberValue else { continue }
      #expect(level <= last + 1)
      last = level
    }
  }

  @Test("name the learner in a report, and say under what went well nothing that is nothing")
  func wentWell() {
    let page = ReportPage(statistics: SampleStatistics.statistics(), learner: "Ada <3").text
    #expect(page.contains("<h1>Spelling report: Ada &lt;3</h1>"))
    #expect(page.contains("Ada &lt;3 practised ") && page.contains(" words on "))
    var totals = JournalTotals()
    totals.record(
      RoundResult(word: "harbor", at: .now, ending: .missed, tries: 3), level: nil, name: nil)
    let missed = Statistics(totals, goal: 10, today: Moment.now.day)
    let poor = ReportPage(statistics: missed, learner: "Ben").text
    let went = poor.split(separator: "<h2>")[1]
    #expect(went.contains("Ben practised 1 word on 1 day."))
    #expect(!went.contains("0 of") && !went.contains("(0"))
  }

  /// Rounds of today, one for each word.
  private func page(right: [String], missed: [String]) -> String {
    var totals = JournalTotals()
    for (words, ending) in [(right, RoundResult.Ending.completed), (missed, .missed)] {
      for word in words {
        totals.record(
          RoundResult(word: word, at: .now, ending: ending, tries: 1), level: .broad, name: word)
      }
    }
    return ReportPage(statistics: Statistics(totals, goal: 10, today: Moment.now.day)).text
  }

  @Test("say the truth of a bad week without a cheerful word, and which words to practise again")
  func badWeek() {
    let missed = ["necessary", "rhythm", "separate", "February"]
    let page = page(right: ["harbor"], missed: missed)
    let went = page.split(separator: "<h2>")[1]
    #expect(went.hasPrefix("How it went</h2>"))
    for sentence in [
      "The words were hard: fewer than half of the rounds were right at the first try.",
      "1 of 5 rounds (20\u{A0}%) ended with the word right at the first try, without help.",
      "4 of 5 rounds (80\u{A0}%) ended without the word: missed or given up.",
    ] { #expect(went.contains(sentence), "\(went)") }
    #expect(!page.contains("What went well") && !page.contains("go on as before"))
    #expect(
      page.contains(
        "Words to practise again: "
          + "<span class=\"words\">February, necessary, rhythm, separate</span>"
      ))
    let none = self.page(right: [], missed: missed)
    #expect(none.contains("No round ended with the word right at the first try, without help."))
  }

  @Test("say what went well where it did, and then still which words to practise again")
  func goodWeek() {
    let page = page(right: ["harbor", "ocean", "garden", "window"], missed: ["rhythm"])
    #expect(page.contains("<h2>What went well</h2>") && !page.contains("The words were hard"))
    #expect(page.contains("Words to practise again: <span class=\"words\">rhythm</span>"))
    #expect(!page.contains("go on as before"))
    let whole = self.page(right: ["harbor", "ocean"], missed: [])
    #expect(whole.contains("No kind of mistake is frequent: go on as before,"))
    #expect(!whole.contains("practise again"))
  }

  @Test("fill a report that says before the first round that there is none")
  func none() {
    let page = ReportPage(statistics: SampleStatistics.none).text
    #expect(page.contains("No round has been finished yet.") && !page.contains("<table>"))
  }
}
