// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// The kinds of texts in the cells of a column: words, numbers, pronunciations, and others.
enum CellWords {
  /// Returns whether nearly all cells have one word or a few, as the words of a list do.
  static func areWords(_ cells: [Scalars]) -> Bool {
    guard !cells.isEmpty else { return false }
    let counts = cells.map(\.wordCount)
    let short = counts.count { $0 < 4 }
    return counts.reduce(0, +) * 10 < cells.count * 16 && short * 10 >= cells.count * 9
      && !cells.prefix(50).contains(where: \.beginsAsDefinition)
  }

  /// Returns whether nearly all cells begin with a letter of the same script.
  static func haveOneScript(_ cells: [Scalars]) -> Bool {
    let others = cells.count { $0.first(where: \.isLetter)?.isOtherScript ?? false }
    return min(others, cells.count - others) * 10 <= cells.count
  }

  /// Returns whether most cells have no letters, or a single one.
  static func areNumbers(_ cells: [Scalars]) -> Bool {
    cells.count(where: \.hasLetter) * 2 < cells.count
      || cells.count > 2 && cells.allSatisfy { $0.count(where: \.isLetter) < 2 }
  }

  /// Returns whether most cells name parts of speech.
  static func arePartsOfSpeech(_ cells: [Scalars]) -> Bool {
    cells.count { PartOfSpeechMark.names(in: $0) != nil } * 10 >= cells.count * 8
  }

  /// Returns whether most cells have a pronunciation.
  static func arePronunciations(_ cells: [Scalars]) -> Bool {
    cells.count { cell in
      if let group = Bracketed(cell), group.end == cell.endIndex { return group.isPronunciation }
      return cell.contains(where: \.isPhonetic)
    } * 10 >= cells.count * 7
  }

  /// Returns whether most cells name a file or an address.
  static func areFiles(_ cells: [Scalars]) -> Bool {
    cells.count { cell in
      let ending = cell.suffix(4).text.lowercased()
      return [".mp3", ".wav", ".ogg", ".png", ".jpg", ".gif"].contains(ending)
        || cell.begins(with: "http://") || cell.begins(with: "https://")
        || cell.begins(with: "[sound:")
    } * 2 >= cells.count
  }

  /// Returns whether nearly all cells are times or addresses of e-mail, as a form collects them.
  static func areStamps(_ cells: [Scalars]) -> Bool { ColumnStamp.fill(cells.map(\.text)) }

  /// Returns whether a few texts come again and again, as the names of groups do.
  static func areGroups(_ cells: [Scalars]) -> Bool {
    cells.count > 5 && Set(cells.map { $0.text.lowercased() }).count * 3 <= cells.count
  }

  /// Returns whether most cells head words: `Week 1`.
  static func areHeadings(_ cells: [Scalars]) -> Bool {
    cells.count { HeadingWords.areTitle($0.tokens) } * 2 >= cells.count
  }
}
