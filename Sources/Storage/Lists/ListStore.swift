internal import Glibc
public import Vocabulary

/// The learner's own word lists, one document each.
public struct ListStore: Sendable {
  private let folder: StoreFolder

  /// - Parameter folder: the learner's data folder, in which `lists` has the documents.
  init(in folder: StoreFolder) { self.folder = folder }

  private var path: String { folder.path(of: "lists") }

  // MARK: Names

  /// The most bytes of a list's name. Its file has the name and `.json`, and a longer name while it is
  /// replaced; Linux allows 255 bytes.
  public static let longestName = 200

  /// Checks whether a list may have a name.
  ///
  /// - Throws: ``StorageError/badListName(_:)``.
  public static func checkName(_ name: String) throws(StorageError) {
    guard isName(name) else { throw .badListName(name) }
  }

  /// Whether a list may have this name. A name is no path.
  private static func isName(_ name: String) -> Bool {
    // Bytes make a path, so bytes are checked: `/` with an accent is no `/` as a character.
    !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.count <= longestName
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Returns the names of all lists, sorted. Other files, such as those of an office program that has a
  /// list open, and links that lead nowhere, are passed over.
  public func names() throws(StorageError) -> [String] {
    try FileSystem.entries(of: path).filter { $0.hasSuffix(".json") }
      .filter { access("\(path)/\($0)", F_OK) == 0 }
      .map { String($0.dropLast(5)) }.filter(Self.isName).sorted()
  }

  // MARK: Reading

  /// Returns a list.
  ///
  /// - Throws: ``StorageError/noList(name:path:)``, and ``StorageError/malformed(path:_:)`` for a
  ///   document that can't be understood or has a bad entry. The document stays as it is.
  public func list(named name: String) throws(StorageError) -> WordList {
    let document = try document(name)
    guard let bytes = try FileSystem.read(document.path) else {
      throw .noList(name: name, path: document.path)
    }
    guard case .content(let list?) = try document.decode(bytes) else {
      throw .malformed(path: document.path, .notAList)
    }
    return try checked(list, at: document.path)
  }

  /// Returns the words that are never asked again.
  public func excluded() throws(StorageError) -> ExcludedWords {
    let document = try document(WordList.excluded)
    guard let list = try document.read() else { return [] }
    return ExcludedWords(try checked(list, at: document.path).words.map(\.word))
  }

  /// Returns the words of a list that may be asked: all but the excluded ones. The list of excluded
  /// words itself is returned whole.
  public func wordsToAsk(ofList name: String) throws(StorageError) -> [WordList.Entry] {
    let words = try list(named: name).words
    return name == WordList.excluded ? words : try withoutExcluded(words)
  }

  /// Returns the words that are not excluded.
  public func withoutExcluded(_ words: [WordList.Entry]) throws(StorageError) -> [WordList.Entry] {
    let excluded = try excluded()
    return words.filter { !excluded.contains($0.word) }
  }

  // MARK: Changes

  /// Changes a list while no other process can, or begins one.
  ///
  /// - Throws: ``StorageError``, among others ``StorageError/malformed(path:_:)`` for a bad entry of the
  ///   list or of the changed list. The document then stays as it is.
  public func change(named name: String, _ body: (inout WordList) -> Void) throws(StorageError) {
    let document = try document(name)
    try FileSystem.makeFolder(path)
    try document.change { old throws(StorageError) in
      var list = try checked(old ?? WordList(words: []), at: document.path)
      body(&list)
      return try checked(list, at: document.path)
    }
  }

  /// Returns the result that adding entries to a list would have, and changes nothing.
  ///
  /// - Parameters:
  ///   - entries: the entries to add.
  ///   - name: the name of the list.
  ///   - isReplacing: whether the list is to be made anew.
  public func addition(
    of entries: [WordList.Entry], toListNamed name: String, isReplacing: Bool = false
  ) throws(StorageError) -> ListAddition {
    try Self.checkName(name)
    guard !isReplacing, try names().contains(name) else {
      return ListAddition(entries, to: WordList(words: []))
    }
    return ListAddition(entries, to: try list(named: name))
  }

  /// Adds entries to a list, or begins one, with one replacement of its file.
  ///
  /// - Returns: the result. Another process may have changed the list since
  ///   ``addition(of:toListNamed:isReplacing:)``.
  @discardableResult
  public func add(
    _ entries: [WordList.Entry], toListNamed name: String, isReplacing: Bool = false
  ) throws(StorageError) -> ListAddition {
    try Self.checkName(name)
    var addition = ListAddition([], to: WordList(words: []))
    try change(named: name) { list in
      addition = ListAddition(entries, to: isReplacing ? WordList(words: []) : list)
      list = addition.list
    }
    return addition
  }

  /// Deletes a list.
  ///
  /// - Throws: ``StorageError/noList(name:path:)`` where there is none of that name.
  public func remove(named name: String) throws(StorageError) {
    let document = try document(name)
    try folder.lock.held { () throws(StorageError) in
      guard try folder.writer.remove(document.path) else {
        throw .noList(name: name, path: document.path)
      }
    }
  }

  /// Returns a list whose entries keep the rules of ``WordList/Entry``, their texts composed and without
  /// space around them.
  private func checked(_ list: WordList, at path: String) throws(StorageError) -> WordList {
    let words = try list.words.indices.map { index throws(StorageError) in
      do throws(EntryFault) {
        return try WordList.Entry(checking: list.words[index])
      } catch {
        throw .malformed(path: path, .badEntry(number: index + 1, error))
      }
    }
    return WordList(words: words)
  }

  private func document(_ name: String) throws(StorageError) -> Document<WordList> {
    guard Self.isName(name) else { throw .noList(name: name, path: "\(path)/\(name).json") }
    return Document("lists/\(name).json", in: folder, format: "vocalvocab.list")
  }
}
