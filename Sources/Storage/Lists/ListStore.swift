internal import ByteText
internal import Glibc
public import Vocabulary

/// The learner's word lists: those of the learner's own, one document each, and those that a
/// teacher shares.
///
/// A shared list takes the place of a list of the learner's own with the same name. While it is
/// shared, the learner's own has a longer name; see ``names()``.
public struct ListStore: Sendable {
  private let folder: StoreFolder
  private let schoolwork: Schoolwork?

  /// - Parameters:
  ///   - folder: the learner's data folder, in which `lists` has the documents.
  ///   - schoolwork: the work that a teacher gave the learner.
  package init(in folder: StoreFolder, schoolwork: Schoolwork? = nil) {
    (self.folder, self.schoolwork) = (folder, schoolwork)
  }

  private var path: String { folder.path(of: "lists") }

  // MARK: Names

  /// The most bytes of a list's name.
  public static let longestName = DocumentName.longest

  /// Checks whether a list can have a name.
  ///
  /// - Throws: ``StorageError/badListName(_:)``.
  public static func checkName(_ name: String) throws(StorageError) {
    guard DocumentName.canBeGiven(name) else { throw .badListName(name) }
  }

  /// Checks whether a list that is made may have a name.
  ///
  /// - Throws: ``StorageError/badListName(_:)``, ``StorageError/nameOfCopy(_:)``.
  private static func checkNewName(_ name: String) throws(StorageError) {
    try checkName(name)
    guard !DocumentName.isLikeCopy(name) else { throw .nameOfCopy(name) }
  }

  /// Returns the names of all lists, sorted. A list of the learner's own that has the name of a
  /// shared list is called `NAME (mine)`.
  public func names() throws(StorageError) -> [String] {
    let shared = try sharedNames()
    let own = try ownFiles()
    return (Array(shared) + own.map { Self.name(ofFile: $0, among: own, besides: shared) }).sorted()
  }

  /// Returns the names of the lists that a teacher shares. The learner can't change them.
  public func sharedNames() throws(StorageError) -> Set<String> {
    try schoolwork?.sharedLists() ?? []
  }

  /// Returns the names of the learner's own documents.
  private func ownFiles() throws(StorageError) -> [String] {
    try folder.documents.names(in: "lists")
  }

  /// Returns the name that a list of the learner's own has beside the shared lists.
  private static func name(
    ofFile file: String, among own: [String], besides shared: Set<String>
  ) -> String {
    var name = file
    while shared.contains(name) || name != file && own.contains(name) { name += " (mine)" }
    return name
  }

  /// Returns the name of the document that has a list of the learner's own.
  ///
  /// - Throws: ``StorageError/sharedList(_:)`` for the name of a shared list.
  private func file(ofList name: String) throws(StorageError) -> String {
    let shared = try sharedNames()
    guard !shared.contains(name) else { throw .sharedList(name) }
    guard !shared.isEmpty, name.bytes.hasSuffix(" (mine)") else { return name }
    let own = try ownFiles()
    return own.first { Self.name(ofFile: $0, among: own, besides: shared) == name } ?? name
  }

  // MARK: Reading

  /// Returns a list.
  ///
  /// - Throws: ``StorageError/noList(name:path:)``, and ``StorageError/malformed(path:_:)`` for a
  ///   document that can't be understood or has a bad entry. The document stays as it is.
  public func list(named name: String) throws(StorageError) -> WordList {
    if let schoolwork, try sharedNames().contains(name) {
      return try schoolwork.list(named: name)
    }
    let document = try document(name)
    guard let bytes = try document.stored()?.bytes else {
      throw .noList(name: name, path: document.path)
    }
    guard case .content(let list?) = try document.decode(bytes) else {
      guard !MergeMarkers.stand(in: bytes) else { throw .conflicted(path: document.path) }
      throw .malformed(path: document.path, .notAList)
    }
    return try checked(list, at: document.path)
  }

  /// Returns the list that a document holds, wherever it stands; `nil` for any other bytes.
  package func decoded(_ bytes: [UInt8]) -> WordList? {
    guard case .content(let list?) = try? anyDocument.decode(bytes) else { return nil }
    return try? checked(list, at: path)
  }

  /// Returns the document of a list.
  package func encoded(_ list: WordList) throws(StorageError) -> [UInt8] {
    try anyDocument.encode(list)
  }

  private var anyDocument: Document<WordList> {
    Document("lists", in: folder.documents, format: "vocalvocab.list")
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

  /// Changes a list, or begins one. The closure is called again if another process has changed the
  /// list meanwhile.
  ///
  /// - Throws: ``StorageError``, among others ``StorageError/malformed(path:_:)`` for a bad entry
  ///   of the list or of the changed list, and ``StorageError/sharedList(_:)``. The document then
  ///   stays as it is.
  public func change(named name: String, _ body: (inout WordList) -> Void) throws(StorageError) {
    let document = try document(name)
    try folder.makeFolder("lists")
    try document.change { old throws(StorageError) in
      if access(document.path, F_OK) != 0 { try Self.checkNewName(name) }
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
    _ = try file(ofList: name)
    guard !isReplacing, try names().contains(name) else {
      if try !names().contains(name) { try Self.checkNewName(name) }
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

  /// Gives a list another name.
  ///
  /// - Parameter isReplacing: whether a list that has the new name may be replaced.
  /// - Throws: ``StorageError/noList(name:path:)``, ``StorageError/listExists(_:)``, and others.
  public func rename(
    _ name: String, to new: String, isReplacing: Bool = false
  ) throws(StorageError) {
    try Self.checkNewName(new)
    let (old, target) = (try document(name).path, try document(new).path)
    try folder.lock.held { () throws(StorageError) in
      guard access(old, F_OK) == 0 else { throw .noList(name: name, path: old) }
      guard isReplacing || access(target, F_OK) != 0 else { throw .listExists(new) }
      guard folder.writer.calls.rename(old, target) == 0 else { throw .failedWrite(target) }
      try folder.writer.syncFolder(of: target)
    }
  }

  /// Makes a list of the learner's own with the words of another one.
  ///
  /// - Parameter isReplacing: whether a list that has the new name may be replaced.
  /// - Throws: ``StorageError/noList(name:path:)``, ``StorageError/listExists(_:)``, and others.
  public func copy(
    _ name: String, to new: String, isReplacing: Bool = false
  ) throws(StorageError) {
    try Self.checkNewName(new)
    let list = try list(named: name)
    let isTaken = try names().contains(new)
    guard isReplacing || !isTaken else { throw .listExists(new) }
    try change(named: new) { $0 = list }
  }

  /// Deletes a list.
  ///
  /// - Throws: ``StorageError/noList(name:path:)`` where there is none of that name.
  public func remove(named name: String) throws(StorageError) {
    let document = try document(name)
    guard try document.remove() else { throw .noList(name: name, path: document.path) }
  }

  /// Returns a list whose entries keep the rules of `WordList.Entry`, their texts composed and
  /// without space around them.
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
    guard DocumentName.isGood(name) else { throw .noList(name: name, path: "\(path)/\(name).json") }
    let file = try file(ofList: name)
    return Document("lists/\(file).json", in: folder.documents, format: "vocalvocab.list")
  }
}
