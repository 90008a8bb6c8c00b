package import Learner

extension RepairResult {
  /// Returns the result that a file stays: its name is that of a copy, but its content is not.
  package static func left(file: String, original: String) -> RepairResult {
    RepairResult(
      """
      '\(file)' stays as it is: it is named like a copy of '\(original)', but shares too little \
      with it.
      """, changesFiles: false)
  }

  /// Returns the result that a copy stays, because a person made it on purpose.
  package static func personal(file: String, original: String) -> RepairResult {
    RepairResult(
      """
      '\(file)' stays as it is: people make such copies of '\(original)' on purpose. Delete it if \
      nobody needs it.
      """, changesFiles: false)
  }
}
