internal import Tables

extension FileReport {
  /// The sentences about the whole file: what was guessed, and what is not used.
  var sentences: [String] {
    var sentences: [String] = []
    if isEncodingGuessed {
      sentences.append("The file doesn't say its encoding: it is read as \(encoding.title).")
    }
    if let shape {
      // A table of two columns has nothing else to choose.
      let isPlain = shape.columns.count <= 2 && shape.unused.isEmpty
      if shape.isGuessed, !isPlain, let columns = shape.columnsInWords {
        sentences.append("The columns are guessed: \(columns).")
      }
      let unused = shape.unused
      if !unused.isEmpty {
        let names = unused.joined(separator: ", ")
        // By Character: these are whole names.
        let remedy = shape.parts.contains("notes") ? " A column can be notes." : ""
        sentences.append(
          "\(unused.count == 1 ? "Column" : "Columns") not used: \(names).\(remedy)")
      }
    }
    if notes.leftOut > 0 {
      sentences.append(
        "\(notes.leftOut.of("row")) \(notes.leftOut == 1 ? "is" : "are") left out.")
    }
    if notes.changed > 0 {
      sentences.append(
        "\(notes.changed.of("row")) \(notes.changed == 1 ? "is" : "are") "
          + "read in another way than written.")
    }
    return sentences
  }
}

extension TableShape {
  /// `2 is the front and 3 is the back`, or `1 is the question and 2 to 4 are wrong answers`; `nil`
  /// without a used column.
  fileprivate var columnsInWords: String? {
    // The columns that hold the same part, one after another.
    var runs: [(part: String, numbers: ClosedRange<Int>)] = []
    for (index, column) in columns.enumerated() {
      guard let part = column.part else { continue }
      let number = index + 1
      if let last = runs.last, last.part == part, last.numbers.upperBound == index {
        runs[runs.count - 1].numbers = last.numbers.lowerBound...number
      } else {
        runs.append((part, number...number))
      }
    }
    let all = runs.map { part, numbers in
      numbers.count == 1
        ? "\(numbers.lowerBound) is the \(FileReading.title(ofPart: part))"
        : "\(numbers.lowerBound) to \(numbers.upperBound) are \(FileReading.plural(ofPart: part))"
    }
    guard let last = all.last, all.count > 1 else { return all.first }
    return all.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension FileReading {
  /// Returns the name of a part in a sentence.
  static func title(ofPart name: String) -> String {
    switch name {
    case "right": "right answer"
    case "wrong": "wrong answer"
    case "options": "answer to choose from"
    case "key": "key to the right answer"
    case "notes": "note on the back"
    case "suspended": "mark of suspended cards"
    case "id": "name of the row"
    default: name
    }
  }

  /// Returns the name of a part in a sentence about several columns.
  static func plural(ofPart name: String) -> String {
    switch name {
    case "options": "answers to choose from"
    case "notes": "notes on the back"
    case "back", "front": "the \(name)"
    case "tags": "tags"
    default: title(ofPart: name) + "s"
    }
  }
}
