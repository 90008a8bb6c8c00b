internal import ByteText
public import ListFormats
internal import Storage
internal import Tables

extension ListFile {
  /// Reads a file of words in any `ListFormat`, whole.
  ///
  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - format: `nil` takes the format that the content shows, and where it shows none, `csv` for
  ///     a name that ends with `.csv` and else `text`.
  /// - Throws: ``ListFileProblem`` for a wrong line; `StorageError` for a file that can't be read
  ///   or has no word.
  public static func read(at path: String, format: ListFormat? = nil) throws -> ListFile {
    let bytes = try InputFile.bytes(at: path)
    let file: ListFile
    do throws(LineError) {
      file = try ListFile(
        bytes, format: format, otherwise: path.lowercased().bytes.hasSuffix(".csv") ? .csv : .text)
    } catch {
      throw ListFileProblem(path, error)
    }
    guard !file.entries.isEmpty else { throw StorageError.malformed(path: path, .noWord) }
    return file
  }
}
