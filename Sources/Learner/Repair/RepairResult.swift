/// The result of a repair for one file.
package struct RepairResult: Hashable, Sendable {
  /// A sentence about the result, for a person.
  public let sentence: String
  /// Whether the repair changed files. It also tells which files it left alone, and why.
  package let changesFiles: Bool

  package init(_ sentence: String, changesFiles: Bool = true) {
    (self.sentence, self.changesFiles) = (sentence, changesFiles)
  }
}

extension RepairResult {
  /// Returns the result for a merged list with a number of words.
  package static func list(_ name: String, words: Int) -> RepairResult {
    RepairResult("The list '\(name)' was merged and has \(words.of("word")).")
  }
}
