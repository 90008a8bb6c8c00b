import Console
import Spelling

extension [ShownMark] {
  /// The letters of a try with a sign at each mistake, as a round and `explain` show them.
  var pieces: [Screen.Piece] {
    let pieces = runs.map { kind, letters in
      switch kind {
      case .right, .unmarked: Screen.Piece(letters)
      case .wrong: Screen.Piece("[\(letters)]", .bad)
      case .extra: Screen.Piece("(\(letters))", .bad)
      case .swapped: Screen.Piece("<\(letters)>", .bad)
      case .missing: Screen.Piece("_", .bad)
      case .area: Screen.Piece("~\(letters)", .bad)
      }
    }
    return [Screen.Piece](pieces.map { [$0] }.joined(separator: [Screen.Piece(" ")]))
  }

  /// The marks, with one mark for each run of extra letters. So a line with far too many letters
  /// stays short.
  private var runs: [(kind: ShownMark.Kind, letters: String)] {
    var runs: [(kind: ShownMark.Kind, letters: String)] = []
    for mark in self {
      if mark.kind == .extra, runs.last?.kind == .extra {
        runs[runs.count - 1].letters += mark.letters
      } else {
        runs.append((mark.kind, mark.letters))
      }
    }
    return runs
  }
}
