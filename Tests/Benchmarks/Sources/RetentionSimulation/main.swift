import Foundation
import Practice
import TestSupport

// Compares methods of practice by the number of words that a learner keeps. Simulated learners do the
// same number of rounds a day with each method, and are tested on the day after the last. No people
// take part.

let learners = 200
let days = 60
let roundsPerDay = 20

/// Returns the result of one learner who practises with one method.
func outcome(seed: UInt64, _ way: (Pool, SeededGenerator) -> any Practising) -> Outcome {
  var practising = way(Pool(seed: seed), SeededGenerator(seed: seed &+ 2_000_000))
  var learner = Learner(seed: seed &+ 1_000_000)
  for day in 0..<days {
    for _ in 0..<roundsPerDay {
      let word = practising.next(on: day)
      let isFirstTry = learner.spell(word, on: day)
      practising.record(
        word, isFirstTry: isFirstTry, isQuick: isFirstTry && learner.isQuick(word), on: day)
    }
  }
  return learner.test(on: days)
}

/// Returns the mean and the standard deviation as text.
func spread(_ values: [Double]) -> String {
  let mean = values.reduce(0, +) / Double(values.count)
  let squares = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
  return String(format: "%.0f ± %.0f", mean, (squares / Double(values.count - 1)).squareRoot())
}

let ways: [(name: String, way: (Pool, SeededGenerator) -> any Practising)] = [
  ("random words", { RandomWords(pool: $0, generator: $1) }),
  ("weekly lists", { WeeklyLists(pool: $0, generator: $1) }),
  ("VocalVocab", { Scheduled(pool: $0, generator: $1) }),
]

print("\(learners) learners, seeds 0 to \(learners - 1); \(days) days of \(roundsPerDay) rounds;")
print("words that were not known before, mean ± standard deviation over the learners")
print()
print(
  "| method | learned, and still known | sure: four times in five | met | of these, spelled in one test |"
)
print("| --- | --- | --- | --- | --- |")
var known: [String: Double] = [:]
for (name, way) in ways {
  let outcomes = (0..<UInt64(learners)).map { outcome(seed: $0, way) }
  let columns = [\Outcome.known, \.reliable, \.met, \.spelled].map { column in
    spread(outcomes.map { $0[keyPath: column] })
  }
  known[name] = outcomes.map(\.known).reduce(0, +)
  print("| \(name) | \(columns.joined(separator: " | ")) |")
}
let ratio = (known["VocalVocab"] ?? 0) / (known["random words"] ?? 1)
print()
print(String(format: "VocalVocab keeps %.2f times as many as random words.", ratio))
if ratio < 1.5 { exit(1) }
