package import Console
package import Learner
import Storage
package import Tables

/// A person's look at what was found in a file, before anything of it is taken. They can choose the
/// columns, and write rows anew.
package struct FileReview {
  private let screen: Screen

  package init(on screen: Screen) { self.screen = screen }

  /// The largest number of rows that are shown.
  private static let mostRows = 10

  /// Shows what was guessed, left out or changed.
  package func show(_ reading: FileReading) {
    for sentence in reading.sentences { screen.line(sentence.printable) }
    for row in reading.rows.prefix(Self.mostRows) {
      screen.line("  \(row.remark)".printable)
      screen.line("    \(Self.short(row.text))".printable)
    }
    let others = reading.leftOut + reading.changed - min(reading.rows.count, Self.mostRows)
    if others > 0 { screen.line("  And \(others.of("more row")).") }
    if let doubt = reading.doubt {
      showColumns(reading)
      screen.line(doubt.printable)
    }
  }

  /// Shows the columns of a table by their numbers.
  private func showColumns(_ reading: FileReading) {
    for column in reading.columns {
      let name = column.name.map { $0.isEmpty ? "" : "\($0): " } ?? ""
      let samples = column.samples.filter { !$0.isEmpty }.joined(separator: " | ")
      let part = column.part.map { " (\($0))" } ?? ""
      screen.line("  Column \(column.number)\(part): \(name)\(Self.short(samples))".printable)
    }
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " / ")
    return line.count > 70 ? line.prefix(69) + "…" : line
  }

  /// An answer to the question whether to take a file.
  package enum Answer<Other> {
    case take
    case cancel
    /// The file must be read again.
    case again(ReadingChoices)
    case other(Other)
  }

  private enum Letter<Other> {
    case yes, no, columns, separator, edit
    case other(Other)
  }

  /// Asks whether to take what was found.
  ///
  /// - Parameters:
  ///   - choices: the choices with which the file was read.
  ///   - noun: the things that are taken, such as `them`.
  ///   - others: further answers by their letters, each with what it does: `("a", "for all", …)`.
  /// - Throws: an error of the editor.
  package func ask<Other>(
    _ reading: FileReading, _ choices: ReadingChoices, canTake: Bool = true,
    others: [(letter: String, words: String, meaning: Other)] = []
  ) throws -> Answer<Other> {
    while true {
      var offers: [String] = canTake ? ["y", "n"] : ["n"]
      var meanings: [String: Letter<Other>] = ["n": .no, "no": .no]
      if canTake { (meanings["y"], meanings["yes"]) = (.yes, .yes) }
      for (letter, words, meaning) in others {
        offers.append("\(letter) \(words)")
        meanings[letter] = .other(meaning)
      }
      if !reading.columns.isEmpty {
        offers.append("c to choose the columns")
        (meanings["c"], meanings["columns"]) = (.columns, .columns)
      }
      if reading.separator != nil {
        offers.append("s to choose the separator")
        (meanings["s"], meanings["separator"]) = (.separator, .separator)
      }
      if !reading.rows.isEmpty {
        offers.append("e to edit the rows above")
        (meanings["e"], meanings["edit"]) = (.edit, .edit)
      }
      let last = offers.removeLast()
      let question = canTake ? "Add them?" : "What now?"
      let prompt = "\(question) \((offers).joined(separator: ", "))\(offers.isEmpty ? "" : " or ")"
      switch Question.answer("\(prompt)\(last): ", among: meanings) {
      case .yes: return .take
      case .no, nil: return .cancel
      case .other(let meaning): return .other(meaning)
      case .columns:
        if let changed = chooseColumns(reading, choices) { return .again(changed) }
      case .separator:
        if let changed = chooseSeparator(choices) { return .again(changed) }
      case .edit:
        if let changed = try edit(reading, choices) { return .again(changed) }
      }
    }
  }

  /// Asks for the columns.
  ///
  /// - Returns: `nil` if the person leaves them as they are.
  private func chooseColumns(
    _ reading: FileReading, _ choices: ReadingChoices
  ) -> ReadingChoices? {
    showColumns(reading)
    let parts = reading.parts.map(\.name)
    screen.line("The parts are \(parts.joined(separator: ", ")).")
    let example = parts.prefix(2).enumerated().map { "\($1)=\($0 + 1)" }.joined(separator: ",")
    while true {
      Screen.writeFolded("Columns, such as \(example); Enter leaves them: ", to: 1)
      guard let line = readLine(), !line.allSatisfy(\.isWhitespace) else { return nil }
      if let chosen = ColumnChoice(line) {
        var changed = choices
        changed.columns = chosen.numbers
        return changed
      }
      screen.line("Write a part, '=' and the number of its column, with commas between.")
    }
  }

  /// Asks for the separator of the columns.
  ///
  /// - Returns: `nil` if the person leaves it as it is.
  private func chooseSeparator(_ choices: ReadingChoices) -> ReadingChoices? {
    while true {
      Screen.writeFolded("Separator, such as tab, ; or line; Enter leaves it: ", to: 1)
      guard let line = readLine(), !line.allSatisfy(\.isWhitespace) else { return nil }
      if let division = Division(line) {
        var changed = choices
        changed.separator = division
        return changed
      }
      screen.line(Division.refusal(of: line, "The separator").printable)
    }
  }

  /// Lets the person write the rows anew in their editor.
  ///
  /// - Returns: `nil` if the person has changed nothing.
  private func edit(
    _ reading: FileReading, _ choices: ReadingChoices
  ) throws -> ReadingChoices? {
    let draft = RowDraft(reading.rows)
    let file = try EditorDraft(draft.text, named: "vocalvocab-rows", ending: ".txt")
    try file.edit()
    guard try file.isChanged else {
      file.remove()
      return nil
    }
    var changed = choices
    changed.rows.merge(draft.changes(in: try InputFile.textLines(at: file.path))) { $1 }
    file.remove()
    return changed
  }
}
