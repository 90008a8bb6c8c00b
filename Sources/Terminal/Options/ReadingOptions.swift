public import ArgumentParser
internal import ByteText
import Learner
public import Tables

/// The options that say how to read a file, where the file itself doesn't say enough.
package struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The numbers of the columns, such as word=2,definition=3; options=2-5 takes several.",
      valueName: "parts"), transform: ColumnChoice.init(option:))
  package var columns: ColumnChoice?

  @Option(
    help: ArgumentHelp(
      """
      The separator of the columns: a sign or several, tab, or line or '3 lines' if each column \
      has a line of its own. By default, the file decides.
      """, valueName: "signs"), transform: Division.init(option:))
  package var separator: Division?

  @Flag(
    inversion: .prefixedNo,
    help: "The first row names the columns, or it doesn't. By default, the row itself decides.")
  package var header: Bool?

  @Option(
    help: ArgumentHelp(
      "The file is in this encoding, such as windows-1252. By default, the file decides.",
      valueName: "name"))
  package var encoding: TextEncoding?

  package var choices: ReadingChoices {
    var choices = ReadingChoices()
    (choices.columns, choices.hasHeader) = (columns?.numbers, header)
    (choices.separator, choices.encoding) = (separator, encoding)
    return choices
  }

  package init() {}
}

/// The numbers of the columns of each part of a row, as a person writes them:
/// `word=2,definition=3+4`.
package struct ColumnChoice {
  /// The numbers from 1, by the names of the parts.
  let numbers: [String: [Int]]

  /// - Throws: the sentence about an option that can't be understood.
  init(option: String) throws {
    guard let choice = ColumnChoice(option) else {
      throw ValidationError(
        "'\(option.prefix(60))' chooses no columns: write such as word=2,definition=3.")
    }
    self = choice
  }

  init?(_ argument: String) {
    var numbers: [String: [Int]] = [:]
    for choice in argument.bytes.split(separator: ",") {
      let sides = choice.bytes.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let columns = Self.columns(sides[1]) else { return nil }
      let name = sides[0].filter { !$0.isWhitespace }.lowercased()
      guard !name.isEmpty else { return nil }
      numbers[name, default: []] += columns
    }
    guard !numbers.isEmpty else { return nil }
    self.numbers = numbers
  }

  /// Returns the numbers in a text such as `2`, `2+4` or `2-5`.
  private static func columns(_ text: Substring) -> [Int]? {
    var columns: [Int] = []
    for piece in text.bytes.split(separator: "+") {
      let ends = piece.bytes.split(separator: "-").map { end in
        Int(String(end.filter { !$0.isWhitespace }))
      }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        (1...1_000).contains(first), (first...max(first, 1_000)).contains(last)
      else { return nil }
      columns += first...last
    }
    return columns.isEmpty ? nil : columns
  }
}

extension Division {
  /// - Throws: the sentence about an option that can't be understood.
  init(option: String) throws {
    guard let division = Division(option) else {
      throw ValidationError(Division.refusal(of: option, "--separator"))
    }
    self = division
  }
}

extension TextEncoding: ExpressibleByArgument {}
