import FoundationEssentials
import Practice
import Scheduling
import Storage
import Testing

@testable import Learner
@testable import Today

@Suite("Statistics of a journal")
struct JournalStatisticsTests {
  /// Noon of 21 November 2026 in Greenwich.
  private let noon = Date(timeIntervalSince1970: 1_795_262_400)

  private func entry(
    _ event: JournalEntry.Event, _ word: String = "harbor", at offset: Double = 0,
    _ change: (inout JournalEntry) -> Void = { _ in }
  ) -> JournalEntry {
    var entry = JournalEntry(
      at: Moment(date: noon.addingTimeInterval(offset), utcOffset: 0), event: event, word: word)
    entry.round = word
    change(&entry)
    return entry
  }

  private func statistics(_ journal: [JournalEntry], at offset: Double = 0) -> Statistics {
    var totals = JournalTotals()
    for entry in journal { totals.record(entry) }
    let now = Moment(date: noon.addingTimeInterval(offset), utcOffset: 0)
    return Statistics(totals, goal: 1, today: now.day)
  }

  @Test("count each event of the journal in its own figure")
  func events() {
    let statistics = statistics([
      entry(.homophone),
      entry(.wrong) {
        $0.tryNumber = 1
        $0.mistakes = ["swapped", "unheard-of"]
      },
      entry(.slip),
      entry(.wrong) {
        $0.tryNumber = 1
        $0.mistakes = ["ie-ei"]
      },
      entry(.correct) {
        $0.tryNumber = 2
        $0.slips = 1
        $0.outcome = .completed
        $0.level = "broad"
      },
      entry(.wrong, "ocean") {
        $0.tryNumber = 1
        $0.outcome = .missed
        $0.level = "no such level"
      },
      entry(.copied, "ocean"), entry(.skipped, "guitar") { $0.outcome = .missed },
      entry(.removed), entry(.imported),
    ])
    #expect(statistics.rounds == 3 && statistics.tries == Share(1, of: 3))
    #expect(statistics.slips == Share(1, of: 4) && statistics.homophones == 1)
    #expect(statistics.asked.share(.afterWrongTry) == Share(1, of: 3))
    #expect(statistics.asked.share(.missed) == Share(1, of: 3))
    #expect(statistics.asked.share(.skipped) == Share(1, of: 3))
    #expect(statistics.copied == Share(1, of: 1) && statistics.named == Share(1, of: 2))
    #expect(statistics.mistakes.map(\.kind) == [.ieEi])
    #expect(statistics.byLevel.map(\.key) == [.broad, nil])
  }

  @Test("belong to a day that begins at four in the morning")
  func day() {
    let night = 15.5 * 3600
    let late = entry(.correct, at: night) { $0.outcome = .completed }
    #expect(statistics([late], at: night + 600).today.description == "2026-11-21")
    let morning = statistics([late], at: night + 3600)
    #expect(morning.today.description == "2026-11-22")
    #expect(morning.dayStreak.current == 1 && !morning.dayStreak.isTodayReached)
    #expect(morning.calendar.entries.suffix(2).map(\.rounds) == [1, 0])
  }
}
