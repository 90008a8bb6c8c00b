import Practice
import Quiz
import QuizPractice
import Scheduling
import Vocabulary

/// Statistics for a screen reader: only words, with one statement in each line.
struct PlainStatistics {
  let statistics: Statistics
  let quizzes: QuizHistory

  /// All lines.
  var lines: [String] {
    let scores = scores.map(\.printable)
    guard statistics.rounds > 0 else { return [noRounds] + scores }
    return (totals + groups + mistakes + words + calendar + forecasts + forecast).map(\.printable)
      + scores
  }

  private var scores: [String] {
    quizzes.quizzes.prefix(8).map { "Quiz of \($0.began.day), \($0.source.title): \($0.result)." }
      + quizzes.byKind.map { "\($0.kind.title): \($0.share.inFull("answer")) right." }
  }

  private var totals: [String] {
    var lines = [
      "Rounds: \(statistics.rounds.grouped), of \(statistics.words.of("word")).",
      "Right: \(statistics.tries.inFull("try", "tries")).",
    ]
    lines += Attainment.allCases.map {
      "\($0.title): \(statistics.asked.share($0).inFull("round"))."
    }
    if statistics.comebacks.rounds > 0 {
      lines.append(
        "First try of a word seen that day, counted apart: "
          + "\(statistics.comebacks.share(.firstTry).inFull("round")).")
    }
    if statistics.copied.whole > 0 {
      lines.append("Copied after a miss: \(statistics.copied.inFull("missed word")).")
    }
    if statistics.slips.part > 0 {
      lines.append(
        "Taken back as slips, not counted as tries: \(statistics.slips.inFull("spelling")).")
    }
    if let sentence = statistics.homophonesSentence { lines.append(sentence) }
    lines += [statistics.responseTimeSentence].compactMap(\.self)
    return lines + [statistics.streakSentence] + statistics.dayStreakSentences
      + [statistics.ratingSentence].compactMap(\.self)
  }

  private var groups: [String] {
    statistics.byLength.map { line("Words of \($0.title)", $0.rounds) }
      + statistics.byLevel.map {
        line($0.key == nil ? "Words without a level" : "Level \($0.title)", $0.rounds)
      }
  }

  private var forecasts: [String] {
    statistics.forecasts.titled.map {
      "Spelled on another day, where \($0.percent) % was predicted: \($0.came.inFull("round"))."
    }
  }

  private func line(_ title: String, _ rounds: Attainments) -> String {
    "\(title), first try without help: \(rounds.share(.firstTry).inFull("round"))."
  }

  private var mistakes: [String] {
    let kinds = statistics.mistakes.map { mistake in
      let words = mistake.words.prefix(8).map(\.word).joined(separator: ", ")
      let more = mistake.wordCount - min(8, mistake.words.count)
      let rest = more > 0 ? ", and \(more.grouped) more" : ""
      let tries = mistake.tries.inFull("wrong try", "wrong tries")
      return "\(mistake.kind.title): \(tries): \(words)\(rest)."
    }
    return [statistics.namedSentence].compactMap(\.self) + kinds
  }

  private var words: [String] {
    statistics.missedMost.prefix(10).map {
      "Missed most: \($0.word), \($0.misses.inFull("round"))."
    }
      + [
        "Mastered words: \(Share(statistics.mastered.count, of: statistics.words).inFull("word"))"
          + DrawnStatistics.latest(statistics.mastered) + ".",
        statistics.garden.sentence,
      ]
  }

  /// The last year, and each month with practice.
  private var calendar: [String] {
    [statistics.calendarSentence]
      + statistics.months.map { "\($0.name): \($0.rounds.of("round")) on \($0.days.of("day"))." }
  }

  private var forecast: [String] {
    ["Due now: \(statistics.due.count.of("word"))."]
      + statistics.forecast.dropFirst().filter { $0.words > 0 }
      .map { "Due on \($0.day): \($0.words.of("word"))." }
  }
}

extension Statistics {
  /// A sentence about the answers that were words with the same sound or nearly so; `nil` if no
  /// answer was one.
  var homophonesSentence: String? {
    homophones > 0
      ? "Another word that sounds the same or nearly so: \(homophones.of("time")), "
        + "not counted as tries." : nil
  }
}

/// The sentence for a learner who has not finished a round yet.
let noRounds = "No round has been finished yet: 'vocalvocab play' begins one."
