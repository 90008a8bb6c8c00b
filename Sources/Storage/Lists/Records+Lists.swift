internal import Glibc

extension Records {
  /// What stands for standard input, and for standard output, where a path is wanted.
  public static let standardInput = "-"

  /// A list's file has the name, `.json`, and while it is replaced `.new`; 255 is the most that Linux
  /// allows.
  static let longestListName = 200

  /// More than this is no list: ten million words.
  private static let mostBytes = 200_000_000

  /// Whether a list may have this name. A name is no path.
  static func isListName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.hasPrefix(".")
      && name.utf8.count <= longestListName
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// - Throws: ``StorageError/badListName(_:)`` unless a list may have this name.
  public static func checkListName(_ name: String) throws(StorageError) {
    guard isListName(name) else { throw .badListName(name) }
  }

  /// Reads a file of words of any ``ListFormat``, whole.
  ///
  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - format: `nil` is the one that the file itself tells, by its content or, where that tells
  ///     nothing, by a name that ends with `.csv`.
  /// - Throws: ``StorageError/cannotRead(path:reason:)``, ``StorageError/badLine(path:_:)``, and
  ///   ``StorageError/malformed(path:expected:)`` when there is no word in it.
  public static func listFile(
    at path: String, format: ListFormat? = nil
  ) throws(StorageError) -> ListFile {
    let bytes = try listBytes(at: path)
    let file: ListFile
    do throws(LineError) {
      file = try ListFile(
        bytes, format: format, otherwise: path.lowercased().hasSuffix(".csv") ? .csv : .text)
    } catch {
      throw .badLine(path: path, error)
    }
    guard !file.entries.isEmpty else { throw .malformed(path: path, expected: "any word") }
    return file
  }

  private static func listBytes(at path: String) throws(StorageError) -> [UInt8] {
    if path == standardInput {
      return try FileSystem.read(STDIN_FILENO, path: path, most: mostBytes)
    }
    guard let file = try FileSystem.openToRead(path) else {
      throw .cannotRead(path: path, reason: "there is no such file")
    }
    defer { close(file) }
    return try FileSystem.read(file, path: path, most: mostBytes)
  }

  /// What adding entries to a list would come to; nothing is changed.
  ///
  /// - Parameter isReplacing: whether the list is to be made anew.
  public func addition(
    of entries: [WordList.Entry], toListNamed name: String, isReplacing: Bool = false
  ) throws(StorageError) -> ListAddition {
    try Self.checkListName(name)
    guard !isReplacing, try listNames().contains(name) else {
      return ListAddition(entries, to: WordList(words: []))
    }
    return ListAddition(entries, to: try list(named: name))
  }

  /// Adds entries to a list, or begins one: all of them in one replacement of its file.
  ///
  /// - Returns: what it came to. Another process may have changed the list since it was asked for.
  @discardableResult
  public func add(
    _ entries: [WordList.Entry], toListNamed name: String, isReplacing: Bool = false
  ) throws(StorageError) -> ListAddition {
    try Self.checkListName(name)
    var addition = ListAddition([], to: WordList(words: []))
    try changeList(named: name) { list in
      addition = ListAddition(entries, to: isReplacing ? WordList(words: []) : list)
      list = addition.list
    }
    return addition
  }
}
