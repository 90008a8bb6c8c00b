internal import ByteText
public import ListFormats
internal import Storage
internal import Tables

extension ListFile {
  /// Reads a whole file of words in any `ListFormat`.
  ///
  /// - Parameters:
  ///   - path: the path of the file; `-` is standard input.
  ///   - format: the format of the file; `nil` to find it from the content. If the content shows
  ///     none, the format is `csv` for a name that ends with `.csv`, otherwise `text`.
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
    guard !file.entries.isEmpty else { throw StorageError.noWord(in: path) }
    return file
  }
}
