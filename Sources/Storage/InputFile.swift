internal import Glibc
public import Vocabulary

/// A file that a person names to be read.
public enum InputFile {
  /// The path that stands for standard input, and for standard output.
  public static let standardInput = "-"

  /// The most bytes of a file: room for ten million words.
  static let mostBytes = 200_000_000

  /// Reads a plain text of one word a line.
  ///
  /// - Throws: ``StorageError/cannotRead(path:reason:)``, and ``StorageError/malformed(path:_:)``
  ///   for a file that is not UTF-8 or has no word.
  public static func words(at path: String) throws(StorageError) -> WordList {
    let list = WordList(text: try text(at: path))
    guard !list.words.isEmpty else { throw .malformed(path: path, .noWord) }
    return list
  }

  /// Returns the text of standard input.
  public static func text() throws(StorageError) -> String { try text(at: standardInput) }

  /// Returns the lines of a text file; `-` is standard input.
  public static func textLines(at path: String) throws(StorageError) -> [String] {
    try text(at: path).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  private static func text(at path: String) throws(StorageError) -> String {
    guard let text = String(validating: try bytes(at: path), as: UTF8.self) else {
      throw .malformed(path: path, .notUnicode)
    }
    return text
  }

  /// Returns the bytes of a file of cards, or of a sound or a picture.
  public static func cards(at path: String) throws(StorageError) -> [UInt8] { try bytes(at: path) }

  /// Returns the first bytes of a file on the disk.
  public static func start(of path: String) throws(StorageError) -> [UInt8] {
    guard let file = try FileSystem.openToRead(path) else {
      throw .cannotRead(path: path, reason: "there is no such file")
    }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    let count = read(file, &buffer, buffer.count)
    guard count >= 0 else { throw .failedRead(path) }
    return Array(buffer[..<count])
  }

  /// Returns whether a path is that of a file on a disk, and no pipe, folder or device.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return path != standardInput && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the size of a file on a disk, in bytes; 0 where there is none.
  public static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Returns the folder that a path is in.
  public static func folder(of path: String) -> String { FileSystem.folder(of: path) }

  /// Returns the bytes of a file; `-` is standard input.
  public static func bytes(at path: String) throws(StorageError) -> [UInt8] {
    if path == standardInput {
      return try FileSystem.read(STDIN_FILENO, path: path, most: mostBytes)
    }
    guard let bytes = try FileSystem.readInput(path, most: mostBytes) else {
      throw .cannotRead(path: path, reason: "there is no such file")
    }
    return bytes
  }
}
