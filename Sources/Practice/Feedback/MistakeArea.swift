internal import Vocabulary

/// The area of a try that is told instead of a mistake's exact place, if that would tell a letter.
enum MistakeArea {
  /// The fewest letters of an area, in a try that has as many.
  static let fewestLetters = 4
  /// The fewest letters of an area besides those of a long mistake.
  private static let fewestOthers = 2

  /// Returns the area of each mistake whose place tells a letter, by the mistake's index.
  static func areas(in diagnosis: Diagnosis, of typed: Spelling) -> [Int: Range<Int>] {
    let steps = diagnosis.alignment.steps
    let starts = steps.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.typed.count) }
    // The same word always has its areas at the same places, because different ones would narrow
    // the place down.
    let shift = steps.flatMap(\.right).flatMap(\.unicodeScalars).reduce(0) { $0 + Int($1.value) }
    var areas: [Int: Range<Int>] = [:]
    for (index, mistake) in diagnosis.mistakes.enumerated() where mistake.revealsLetter {
      guard let first = mistake.steps.first, let last = mistake.steps.last,
        mistake.kind != .capital
      else { continue }
      areas[index] = area(
        around: starts[first]..<starts[last + 1], of: typed.letters.count, shift: shift)
    }
    return areas
  }

  /// Returns an area that holds a mistake, not always in its middle.
  private static func area(around mistake: Range<Int>, of count: Int, shift: Int) -> Range<Int> {
    // The letter that should be double is on one of the sides of a gap.
    let gap = mistake.isEmpty ? 1 : 0
    let (lower, upper) = (
      max(0, mistake.lowerBound - gap), min(count, mistake.upperBound + gap)
    )
    let length = min(count, max(fewestLetters, mistake.count + fewestOthers))
    let starts = max(0, upper - length)...min(lower, count - length)
    let start = starts.lowerBound + shift % starts.count
    return start..<start + length
  }
}
