internal import Glibc

/// A file that a person names as input.
public enum InputFile {
  /// The path that stands for standard input, and for standard output.
  public static let standardInput = "-"

  /// The most bytes that are read from a file: room for ten million words.
  static let mostBytes = 200_000_000

  /// Returns the text of standard input.
  public static func text() throws(StorageError) -> String { try text(at: standardInput) }

  /// Returns the lines of a text file; `-` is standard input.
  public static func textLines(at path: String) throws(StorageError) -> [String] {
    try text(at: path).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// Returns the text of a file in UTF-8; `-` is standard input.
  package static func text(at path: String) throws(StorageError) -> String {
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

  /// Returns whether a path leads to a file on a disk, not to a pipe, a folder or a device.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return path != standardInput && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the size of a file on a disk, in bytes; 0 if it does not exist.
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
