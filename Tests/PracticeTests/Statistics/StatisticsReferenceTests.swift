import Scheduling
import TestSupport
import Testing
import Vocabulary

@testable import Practice

/// A slow reference, which searches all events again for each number.
private struct SlowStatistics {
  let events: [JournalEvent]

  var rounds: [(result: RoundResult, level: Level?)] {
    events.compactMap {
      if case .round(let result, let level, _) = $0 { (result, level) } else { nil }
    }
  }

  /// The rounds of words that the learner had not needed to see earlier on the same day.
  var asked: [(result: RoundResult, level: Level?)] {
    let rounds = rounds
    return rounds.indices.filter { index in
      !rounds[..<index].contains {
        $0.result.word == rounds[index].result.word
          && $0.result.at.day == rounds[index].result.at.day
          && $0.result.attainment != .firstTry
      }
    }.map { rounds[$0] }
  }

  /// The wrong tries that the learner did not take back.
  var wrong: [WrongTry] {
    events.indices.compactMap { index in
      guard case .wrong(let wrong) = events[index] else { return nil }
      for event in events[(index + 1)...] {
        switch event {
        case .slip(_, let round) where round == wrong.round: return nil
        case .wrong(let next) where next.round == wrong.round: return wrong
        case .round(_, _, let name) where name == wrong.round: return wrong
        default: break
        }
      }
      return wrong
    }
  }

  func count(_ isWanted: (JournalEvent) -> Bool) -> Int { events.filter(isWanted).count }
}

@Suite("Statistics of any journal")
struct StatisticsReferenceTests {
  @Test("agree with a search of the whole journal for each number", arguments: 1...30)
  func reference(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let events = JournalEvent.random(
      rounds: Int(seed * seed), perDay: Int(seed % 7) + 3, using: &generator)
    let slow = SlowStatistics(events: events)
    let statistics = Statistics(JournalTotals(events), goal: 3, today: Day(number: 40))
    let (rounds, asked, wrong) = (slow.rounds, slow.asked, slow.wrong)

    #expect(statistics.rounds == rounds.count)
    #expect(statistics.words == Set(rounds.map(\.result.word)).count)
    let completed = rounds.count { $0.result.attainment.isCompleted }
    #expect(statistics.tries == Share(completed, of: completed + wrong.count))
    let slips = slow.count { if case .slip = $0 { true } else { false } }
    #expect(statistics.slips == Share(slips, of: completed + wrong.count + slips))
    #expect(statistics.homophones == slow.count { if case .homophone = $0 { true } else { false } })
    #expect(
      statistics.copied.part == slow.count { if case .copied = $0 { true } else { false } })
    for attainment in Attainment.allCases {
      #expect(
        statistics.asked.share(attainment)
          == Share(asked.count { $0.result.attainment == attainment }, of: asked.count))
    }
    for group in statistics.byLength {
      let same = asked.filter { $0.result.word.count(where: \.isLetter) == group.key }
      #expect(group.rounds.rounds == same.count)
      #expect(
        group.rounds.share(.firstTry).part == same.count { $0.result.attainment == .firstTry })
    }
    for group in statistics.byLevel {
      #expect(group.rounds.rounds == asked.count { $0.level == group.key })
    }
    let named = wrong.filter { $0.mistakes != nil }
    #expect(statistics.named == Share(named.count, of: wrong.count))
    #expect(
      Set(statistics.mistakes.map(\.kind)) == Set(named.flatMap { $0.mistakes ?? [] }))
    for mistake in statistics.mistakes {
      let tries = named.filter { $0.mistakes?.contains(mistake.kind) == true }
      #expect(mistake.tries == Share(tries.count, of: named.count))
      #expect(mistake.wordCount == Set(tries.map(\.word)).count)
      for word in mistake.words {
        #expect(word.tries == tries.count { $0.word == word.word })
      }
      #expect(mistake.words.map(\.tries) == mistake.words.map(\.tries).sorted(by: >))
    }
    for missed in statistics.missedMost {
      let same = rounds.filter { $0.result.word == missed.word }
      #expect(
        missed.misses
          == Share(same.count { !$0.result.attainment.isCompleted }, of: same.count))
    }
    for entry in statistics.calendar.entries {
      let same = rounds.count {
        $0.result.at.day == entry.day && $0.result.attainment != .skipped
      }
      #expect(entry.rounds == same)
    }
  }

  @Test("add up", arguments: 1...10)
  func sums(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let events = JournalEvent.random(rounds: 2000, perDay: 10, using: &generator)
    let statistics = Statistics(JournalTotals(events), goal: 10, today: Day(number: 200))
    let sum = { (groups: [Attainments]) in groups.map(\.rounds).reduce(0, +) }
    #expect(sum(statistics.byLength.map(\.rounds)) == statistics.asked.rounds)
    #expect(sum(statistics.byLevel.map(\.rounds)) == statistics.asked.rounds)
    #expect(statistics.asked.rounds + statistics.comebacks.rounds == statistics.rounds)
    #expect(
      Attainment.allCases.map { statistics.asked.share($0).part }.reduce(0, +)
        == statistics.asked.rounds)
    #expect(statistics.due.count == statistics.forecast[0].words)
    #expect(
      statistics.dueThisWeek.count == statistics.forecast.prefix(7).map(\.words).reduce(0, +))
    #expect(statistics.dueThisWeek.starts(with: statistics.due))
    #expect(statistics.mistakes.allSatisfy { $0.tries.part <= $0.tries.whole })
    #expect(statistics.missedWords.whole == statistics.words)
  }

  @Test("of a million tries are exact")
  func million() {
    var totals = JournalTotals()
    let words = (0..<500).map { "word\($0)" }
    for number in 0..<500_000 {
      let (word, name) = (words[number % 500], String(number))
      totals.record(WrongTry(word: word, mistakes: [.ieEi], round: name))
      totals.record(
        RoundResult(
          word: word, at: Moment(seconds: Double(number) * 60, utcOffset: 0),
          ending: .completed, tries: 2),
        level: .broad, name: name)
    }
    let statistics = Statistics(totals, goal: 10, today: Day(number: 348))
    #expect(statistics.tries == Share(500_000, of: 1_000_000))
    #expect(statistics.rounds == 500_000 && statistics.words == 500)
    #expect(statistics.mistakes.map(\.tries) == [Share(500_000, of: 500_000)])
    #expect(statistics.mistakes[0].words.first?.tries == 1000)
    #expect(statistics.streak.best == 500_000 && statistics.mastered.isEmpty)
  }
}
