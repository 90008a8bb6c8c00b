import Foundation

// Compares methods of practice by the number of words that a learner keeps. Simulated learners do
// the same number of rounds with each method, and are tested on the day after the last. No people
// take part.

/// Returns a number of words.
func text(_ value: Double) -> String { String(format: "%.0f", value) }

func printTable(_ rows: [[String]]) {
  for (number, row) in rows.enumerated() {
    print("| \(row.joined(separator: " | ")) |")
    if number == 0 { print("|\(String(repeating: " --- |", count: row.count))") }
  }
  print()
}

let started = Date()
let methods = Method.allCases.map(\.rawValue)
let cells = await outcomes(of: Cell.all)
let target = cells[0]

print(
  "Words that were not known before, in a test on the day after the last: spelled, and in brackets")
print("sure (right at least four times in five). Means over the learners.")
print()
var rows = [["memory", "rounds a day", "days", "learners"] + methods]
for (cell, outcomes) in cells {
  let size = ["\(cell.rounds)", "\(cell.days)", "\(cell.learners)"]
  rows.append([cell.people] + size + outcomes.map { "\(text($0.spelled)) (\(text($0.sure)))" })
}
printTable(rows)

// The rows in which another method is ahead of the largest gain, in words spelled or in sure words.
for rival in [Method.anki, .random] {
  for (measure, part) in [("spelled", \Outcome.spelled), ("sure", \Outcome.sure)] {
    let behind = cells.filter { _, outcomes in
      outcomes[Method.largestGain.index][keyPath: part] < outcomes[rival.index][keyPath: part]
    }
    let names = behind.map { "\($0.cell.people) \($0.cell.rounds)/\($0.cell.days)" }
    print(
      "Ahead of the largest gain in words \(measure), \(rival.rawValue): "
        + "\(names.isEmpty ? "nowhere" : names.joined(separator: "; ")).")
  }
}
print()

let size = "\(target.cell.rounds) rounds a day, \(target.cell.days) days"
print("\(target.cell.people), \(size):")
print()
rows = [["method", "met", "spelled", "sure", "right first tries", "hours", "spelled for an hour"]]
for (method, outcome) in zip(methods, target.outcomes) {
  let words = [outcome.met, outcome.spelled, outcome.sure].map(text)
  let shares = [String(format: "%.2f", outcome.right), String(format: "%.1f", outcome.hours)]
  rows.append([method] + words + shares + [text(outcome.spelled / outcome.hours)])
}
printTable(rows)

print("The same size; the reviews of learned words by the largest gain:")
print()
rows = [
  ["memory", "right first tries", "recall predicted by FSRS", "corrected", "recall that came"]
]
for (cell, outcomes) in cells where cell.isAsLarge(as: target.cell) {
  let outcome = outcomes[Method.largestGain.index]
  let forecasts = outcome.forecasts
  let shares = [forecasts.predicted, forecasts.corrected, forecasts.recalledShare].map {
    $0 / forecasts.count
  }
  rows.append([cell.people] + ([outcome.right] + shares).map { String(format: "%.2f", $0) })
}
printTable(rows)

let isPlanAhead = await reportTests()

func outcome(_ method: Method) -> Outcome { target.outcomes[method.index] }
let largest = outcome(.largestGain)
let ratios = [Method.random, .reviewsAtNinety].map { largest.spelled / outcome($0).spelled }
print(
  String(
    format: "Spelled: %.2f times random words, %.2f times reviews at 90 %%. ", ratios[0], ratios[1])
    + String(format: "It took %.0f seconds.", Date().timeIntervalSince(started)))
if !isPlanAhead { exit(1) }
if ratios[0] < 1.6 || ratios[1] < 2.5 || largest.sure < outcome(.reviewsAtNinety).sure { exit(1) }
