internal import Vocabulary

/// A part of what the rows of a table hold, such as a word or its definition.
package protocol TablePart: Hashable, Sendable, CaseIterable, RawRepresentable<String> {
  /// Whether the part is a text in which a separator may stand without quotation marks.
  var isFreeText: Bool { get }
}

/// The names that people give to the columns of a table.
package struct ColumnNames<Part: Hashable & Sendable>: Sendable {
  private var parts: [String: Part] = [:]
  private var beginnings: [String: Part] = [:]

  /// - Parameters:
  ///   - names: the names of each part, in small letters. An empty name stands for a column without
  ///     a name.
  ///   - beginnings: the words with which longer names of each part begin, such as `wrong` in
  ///     `wrong answer 2`.
  package init(_ names: [Part: [String]], beginnings: [Part: [String]] = [:]) {
    for (part, names) in names {
      for name in names { parts[name] = part }
    }
    for (part, words) in beginnings {
      for word in words { self.beginnings[word] = part }
    }
  }

  /// Returns the part that a column with a name holds, in small letters or capitals; `nil` for an
  /// unknown name.
  package func part(named name: String) -> Part? {
    let name = (name.asPassage ?? "").lowercased()
    if let part = parts[name] { return part }
    // By Character: a person reads the words. `Example_sentence` is `example sentence`.
    let words = name.split { !$0.isLetter && !$0.isNumber }
    if let part = parts[words.joined(separator: " ")], !words.isEmpty { return part }
    guard !beginnings.isEmpty else { return nil }
    // By Character: a person reads the words.
    return name.split { !$0.isLetter }.first.flatMap { beginnings[String($0)] }
  }
}
