import Practice
import Scheduling
import Storage
import Testing
import Vocabulary

@testable import Learner
@testable import Today

@Suite("A report on a part of the practice")
struct ReportTests {
  /// Monday 21 September 2026, in the afternoon.
  private let home: SessionHome
  private let now = Moment(seconds: 1_790_000_000, utcOffset: 7200)

  init() throws {
    home = try SessionHome(at: 1_790_000_000)
    try home.files.lists.add(
      ["harbor", "rhythm", "window"].map { WordList.Entry(word: $0) }, toListNamed: "week")
  }

  /// Writes a round into the journal.
  private func practise(_ word: String, daysAgo days: Double, isMissed: Bool = false) throws {
    let moment = Moment(seconds: now.seconds - days * 86_400, utcOffset: 7200)
    var entry = JournalEntry(at: moment, event: isMissed ? .wrong : .correct, word: word)
    entry.outcome = isMissed ? .missed : .completed
    entry.tryNumber = 1
    if isMissed { entry.mistakes = ["silent-letter"] }
    try home.files.journal.append(entry)
  }

  private func report(list: String? = nil, since: String? = nil) throws -> Report {
    let scope = try ReportScope(list: list, since: since, today: now.day)
    return try Report(home.files, Preferences(Settings()), scope, now: now)
  }

  private func practise() throws {
    for days in [40.0, 30, 20] { try practise("harbor", daysAgo: days) }
    try practise("ocean", daysAgo: 8, isMissed: true)
    try practise("harbor", daysAgo: 2)
    try practise("rhythm", daysAgo: 1, isMissed: true)
    try practise("ocean", daysAgo: 0)
  }

  @Test("has only the words of the list, and names those that were not asked")
  func list() throws {
    try practise()
    let report = try report(list: "week")
    #expect(report.statistics.rounds == 5 && report.statistics.words == 2)
    #expect(report.statistics.toRepeat == ["rhythm"] && report.unasked == ["window"])
    #expect(report.statistics.mistakes.map(\.kind) == [.silentLetter])
    #expect(Set(report.statistics.dueThisWeek).isSubset(of: ["harbor", "rhythm"]))
    let page = ReportPage(report, learner: "Ada").text
    #expect(page.contains("<br>The list week.</p>") && !page.contains("ocean"))
    #expect(
      page.contains(
        "Words of the list that were not asked: <span class=\"words\">window</span>"))
  }

  @Test("has only the days from the first one on, but knows what was mastered before")
  func since() throws {
    try practise()
    for since in ["7", "2026-09-15"] {
      let report = try report(since: since)
      #expect(report.statistics.rounds == 3 && report.statistics.words == 3)
      // "ocean" was missed before these days, and was right on another one.
      #expect(report.statistics.toRepeat == ["rhythm"] && report.unasked.isEmpty)
      #expect(report.statistics.mastered.map(\.word) == ["harbor"])
      #expect(report.statistics.asked.share(.firstTry) == Share(2, of: 3))
      let page = ReportPage(report).text
      #expect(page.contains("<br>The practice since 15 September 2026.</p>"))
      #expect(page.contains("Practised on 3 of 7 days, 43\u{A0}%."), "\(page)")
    }
    #expect(try report(list: "week", since: "2").statistics.words == 1)
    #expect(
      ReportPage(try report(since: "400")).text
        .contains("Practised on 7 of 41 days, 17\u{A0}%."))
    // The calendar has no more days than those of a year.
    try practise("harbor", daysAgo: 399)
    let years = ReportPage(try report(since: "400")).text
    #expect(years.contains("Practised on 7 days in the last year."), "\(years)")
    #expect(years.contains("The last year, month by month, "))
  }

  @Test("counts its days from the first practice on, if that is later than its first day")
  func days() throws {
    for days in [4.0, 2, 0] { try practise("harbor", daysAgo: days) }
    try practise("ocean", daysAgo: 1)
    func page(list: String? = nil, since: String? = nil) throws -> String {
      ReportPage(try report(list: list, since: since), learner: "Ada").text
    }
    #expect(try page().contains("Ada practised 2 words on 4 of 5 days."))
    #expect(try page().contains("Practised on 4 of 5 days, 80\u{A0}%; the goal of 10 rounds"))
    #expect(try page(since: "30").contains("Ada practised 2 words on 4 of 5 days."))
    #expect(try page(since: "3").contains("Ada practised 2 words on 3 of 3 days."))
    #expect(try page(list: "week").contains("Ada practised 1 word on 3 of 5 days."))
    #expect(try page(list: "week", since: "2").contains("Ada practised 1 word on 1 of 2 days."))
    try practise("harbor", daysAgo: 400)
    #expect(try page().contains("Ada practised 2 words on 4 days in the last year."))
  }

  @Test("names the words to practise again after a bad week, however good the weeks before were")
  func badWeek() throws {
    for days in [30.0, 20, 10] { try practise("harbor", daysAgo: days) }
    for word in ["harbor", "rhythm"] { try practise(word, daysAgo: 2, isMissed: true) }
    let page = ReportPage(try report(since: "7")).text
    #expect(
      page.contains("Words to practise again: <span class=\"words\">harbor, rhythm</span>"))
    #expect(page.contains("The words were hard"))
  }

  @Test("says where nothing was asked, and which words wait")
  func nothing() throws {
    try practise()
    let page = ReportPage(try report(list: "week", since: "1")).text
    #expect(page.contains("No word of the list week has been asked since 21 September 2026."))
    #expect(page.contains("Words to practise: <span class=\"words\">harbor, rhythm, window</span>"))
    #expect(!page.contains("<table>"))
  }

  @Test("on all practice is the same as the statistics")
  func whole() throws {
    try practise()
    let statistics = try Statistics(home.files, Preferences(Settings()), now: now)
    #expect(try report().statistics == statistics)
    #expect(try ReportPage(report()).text == ReportPage(statistics: statistics).text)
  }

  @Test("names forty words that were not asked, and counts the others")
  func long() throws {
    let words = "abcdefghi".flatMap { first in "aeiou".map { "w\(first)\($0)" } }.prefix(43)
    try home.files.lists.add(words.map { WordList.Entry(word: $0) }, toListNamed: "long")
    let page = ReportPage(try report(list: "long")).text
    #expect(page.contains("\(words[39])</span>") && !page.contains(words[40]))
    #expect(page.contains("<p>And 3 more words.</p>"))
  }

  @Test("takes a day up to today or a number of days, and a list that is there")
  func bounds() throws {
    let today = now.day
    for text in ["soon", "", "0", "-3", "2026-02-30", "40000", "21.9.2026"] {
      #expect(throws: ReportScopeError.notADay(text)) { try report(since: text) }
    }
    #expect(throws: ReportScopeError.notYet(today.advanced(by: 1))) {
      try report(since: "\(today.advanced(by: 1))")
    }
    #expect(try report(since: "\(today)").scope.since == today)
    #expect(try report(since: "1").scope.since == today)
    for list in ["none", "../week", ""] {
      #expect(throws: StorageError.self) { try report(list: list) }
    }
    #expect(
      ReportScopeError.notADay("soon").description
        == "'soon' is not a day: give one such as 2026-11-20, or a number of days such as 7.")
    #expect(
      "\(ReportScopeError.notYet(Day("2026-12-01") ?? today))"
        == "The day 2026-12-01 has not come yet: give today or an earlier day.")
  }
}
