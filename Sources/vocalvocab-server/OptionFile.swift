import ByteText
import Faults
import Storage

/// A file with options of the server: a line `name = value` for each, and `name = yes` for an
/// option without a value. Lines that begin with `#` are comments.
enum OptionFile {
  private static let option = "--config"
  /// The commands that take the server's options.
  private static let commands = ["serve", "links"]

  /// Returns the words of a command line with the options of the file that it names. They come
  /// first, so that the command line has the last word.
  ///
  /// - Throws: ``OptionFileError``, `StorageError`.
  static func expand(_ words: [String]) throws -> [String] {
    let given = words.prefix { $0 != "--" }
    guard let path = path(in: Array(given)) else { return words }
    let text = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
    let options = try options(in: text, path: path)
    let command = words.first.flatMap { commands.contains($0) ? $0 : nil }
    return [command].compactMap(\.self) + options + words.dropFirst(command == nil ? 0 : 1)
  }

  private static func path(in words: [String]) -> String? {
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == option { return next.isEmpty ? nil : next }
      if let path = word.bytes.dropping(prefix: option + "=") { return String(path) }
    }
    return nil
  }

  static func options(in text: String, path: String) throws -> [String] {
    var options: [String] = []
    for (number, line) in text.bytes.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = line.trimmed
      guard !line.isEmpty, !line.bytes.hasPrefix("#") else { continue }
      guard let sign = line.bytes.firstIndex(of: "=") else {
        throw OptionFileError(path: path, line: number + 1)
      }
      let name = line[..<sign].trimmed
      let value = line[line.unicodeScalars.index(after: sign)...].trimmed
      guard !name.isEmpty, !value.isEmpty, !name.bytes.hasPrefix("-") else {
        throw OptionFileError(path: path, line: number + 1)
      }
      switch value {
      case "yes": options.append("--\(name)")
      case "no": break
      default: options.append("--\(name)=\(value)")
      }
    }
    return options
  }
}

/// The fault of a line that is no option.
struct OptionFileError: Fault {
  let path: String
  /// The number of the line.
  let line: Int

  var kind: FaultKind { .invalid }

  var description: String {
    "Line \(line) of '\(path)' is no option: write 'name = value', or # before a comment."
  }
}

extension StringProtocol {
  /// The text without white space at its ends, such as the carriage return of another system's line
  /// end.
  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop(while: \.properties.isWhitespace)
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    return String(
      String.UnicodeScalarView(end.map { scalars[...$0] } ?? scalars[scalars.endIndex...]))
  }
}
