public import Storage
public import Vocabulary

extension InputFile {
  /// Reads a plain text with one word on each line.
  ///
  /// - Throws: `StorageError` for a file that can't be read, that is not UTF-8, or that has no
  ///   word.
  public static func words(at path: String) throws(StorageError) -> WordList {
    let list = WordList(text: try text(at: path))
    guard !list.words.isEmpty else { throw .noWord(in: path) }
    return list
  }
}
