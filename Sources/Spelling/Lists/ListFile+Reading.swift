internal import ByteText
public import ListFormats
internal import Storage
public import Tables

extension ListFile {
  /// Reads a whole file of words in any `ListFormat`.
  ///
  /// - Parameters:
  ///   - path: the path of the file; `-` is standard input.
  ///   - format: the format of the file; `nil` to find it from the content. If the content shows
  ///     none, the format is `csv` for a name that ends with `.csv` or `.tsv`, otherwise `text`.
  ///   - choices: a person's choices where the file doesn't say enough.
  /// - Throws: `ListFileProblem` for a file that is no text; `ColumnChoiceError` for a choice of
  ///   columns that the file doesn't have; `StorageError` for a file that can't be read or has no
  ///   word.
  public static func read(
    at path: String, format: ListFormat? = nil, choices: ReadingChoices = ReadingChoices()
  ) throws -> ListFile {
    let file = try read(
      try InputFile.bytes(at: path), named: path, format: format, choices: choices)
    guard !file.entries.isEmpty else { throw StorageError.noWord(in: path) }
    return file
  }

  /// Reads the bytes of a file of words, in which no line may have a word.
  ///
  /// - Parameter name: the name by which a person knows the file.
  /// - Throws: ``ListFileProblem`` for bytes that are no text; `ColumnChoiceError` for a choice of
  ///   columns that the file doesn't have.
  package static func read(
    _ bytes: [UInt8], named name: String, format: ListFormat? = nil,
    choices: ReadingChoices = ReadingChoices()
  ) throws -> ListFile {
    let ending = name.lowercased()
    let isTable = ending.bytes.hasSuffix(".csv") || ending.bytes.hasSuffix(".tsv")
    do {
      return try ListFile(
        bytes, format: format, otherwise: isTable ? .csv : .text, choices: choices)
    } catch let error as LineError {
      throw ListFileProblem(name, error)
    }
  }
}
