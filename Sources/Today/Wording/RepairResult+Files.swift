package import Learner

extension RepairResult {
  /// Returns the result that the journal was merged and has this many entries.
  package static func journal(entries: Int) -> RepairResult {
    RepairResult("The journal was merged and has \(entries.of("entry", "entries")).")
  }

  /// Returns the result that the list of completed words was rebuilt and has this many words.
  package static func completed(words: Int) -> RepairResult {
    RepairResult("The list of completed words was rebuilt and has \(words.of("word")).")
  }

  /// Returns the result that a file stays as it is on this computer, because it can't be merged.
  package static func kept(file: String) -> RepairResult {
    RepairResult("'\(file)' can't be merged: this computer's file stays.")
  }
}
