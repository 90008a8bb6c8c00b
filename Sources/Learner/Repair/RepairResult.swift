/// The result of a repair for one file.
package struct RepairResult: Hashable, Sendable {
  /// A sentence or several about the result, for a person.
  public private(set) var sentence: String
  /// Whether the repair changed files. It also tells which files it left alone, and why.
  package let changesFiles: Bool

  package init(_ sentence: String, changesFiles: Bool = true) {
    (self.sentence, self.changesFiles) = (sentence, changesFiles)
  }

  /// Returns the result with the names of the copies that were merged.
  package func of(copies: [String]) -> RepairResult {
    guard let last = copies.last else { return self }
    let others = copies.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    var result = self
    result.sentence +=
      others.isEmpty
      ? " The copy was '\(last)'." : " The copies were \(others) and '\(last)'."
    return result
  }

  /// Returns the result with the number of things that the versions have in different forms. This
  /// computer's form of them stays.
  ///
  /// - Parameter noun: the name of one such thing.
  package func keeping(different count: Int, _ noun: String) -> RepairResult {
    guard count > 0 else { return self }
    var result = self
    result.sentence +=
      " \(count.of(noun)) \(count == 1 ? "differs" : "differ") between the versions: "
      + "this computer's stay\(count == 1 ? "s" : "")."
    return result
  }
}

extension RepairResult {
  /// Returns the result for a merged list with a number of words.
  package static func list(_ name: String, words: Int) -> RepairResult {
    RepairResult("The list '\(name)' was merged and has \(words.of("word")).")
  }
}
