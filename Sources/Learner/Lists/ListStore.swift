internal import ByteText
package import Storage
package import Vocabulary

/// The learner's word lists: the learner's own lists, each in its own document, and the lists that
/// a teacher shares.
///
/// If a shared list has the same name as one of the learner's own lists, the learner's own list has
/// a longer name meanwhile; see ``names()``.
package struct ListStore: Sendable {
  private let documents: any DocumentStore
  private let schoolwork: Schoolwork?

  /// - Parameters:
  ///   - documents: the learner's documents. Those of the lists are in the folder `lists`.
  ///   - schoolwork: the work that a teacher gave the learner.
  package init(in documents: any DocumentStore, schoolwork: Schoolwork? = nil) {
    (self.documents, self.schoolwork) = (documents, schoolwork)
  }

  /// The folder of the lists among the documents.
  static let place = "lists"

  // MARK: Names

  /// The most bytes of a list's name.
  package static let longestName = DocumentName.longest

  /// Checks whether a list can have a name.
  ///
  /// - Throws: ``StorageError/badName(_:name:)``.
  package static func checkName(_ name: String) throws(StorageError) {
    guard DocumentName.canBeGiven(name) else { throw .badName(.list, name: name) }
  }

  /// Checks whether a new list may have a name.
  ///
  /// - Throws: ``StorageError/badName(_:name:)``, ``StorageError/nameOfCopy(_:)``.
  private static func checkNewName(_ name: String) throws(StorageError) {
    try checkName(name)
    guard !DocumentName.isLikeCopy(name) else { throw .nameOfCopy(name) }
  }

  /// Returns the names of all lists, sorted. If one of the learner's own lists has the name of a
  /// shared list, it is called `NAME (mine)`.
  public func names() throws(StorageError) -> [String] {
    let shared = try sharedNames()
    let own = try ownFiles()
    return (Array(shared) + own.map { Self.name(ofFile: $0, among: own, besides: shared) }).sorted()
  }

  /// Returns the names of the lists that a teacher shares. The learner can't change them.
  package func sharedNames() throws(StorageError) -> Set<String> {
    try schoolwork?.sharedNames() ?? []
  }

  /// Returns the names of the learner's own documents.
  private func ownFiles() throws(StorageError) -> [String] {
    try documents.names(in: Self.place)
  }

  /// Returns the name of the learner's own list in a document. It differs from the names of all
  /// shared lists.
  private static func name(
    ofFile file: String, among own: [String], besides shared: Set<String>
  ) -> String {
    var name = file
    while shared.contains(name) || name != file && own.contains(name) { name += " (mine)" }
    return name
  }

  /// Returns the name of the document that holds one of the learner's own lists.
  ///
  /// - Throws: ``StorageError/shared(_:name:)`` for the name of a shared list.
  private func file(ofList name: String) throws(StorageError) -> String {
    let shared = try sharedNames()
    guard !shared.contains(name) else { throw .shared(.list, name: name) }
    guard !shared.isEmpty, name.bytes.hasSuffix(" (mine)") else { return name }
    let own = try ownFiles()
    return own.first { Self.name(ofFile: $0, among: own, besides: shared) == name } ?? name
  }

  // MARK: Reading

  /// Returns a list.
  ///
  /// - Throws: ``StorageError/noDocument(_:name:)``, and ``StorageError/unusable(path:sentence:)``
  ///   for a document that can't be understood or has a bad entry. The document stays as it is.
  public func list(named name: String) throws(StorageError) -> WordList {
    if let schoolwork, try sharedNames().contains(name) {
      return try schoolwork.list(named: name)
    }
    let document = try document(name)
    guard let bytes = try document.stored()?.bytes else {
      throw .noDocument(.list, name: name)
    }
    guard case .content(let list?) = try document.decode(bytes) else {
      guard !MergeMarkers.stand(in: bytes) else { throw .conflicted(path: document.path) }
      throw .notAList(document.path)
    }
    return try checked(list, at: document.path)
  }

  /// Returns the list in the bytes of a document, which may come from any file; `nil` for any other
  /// bytes.
  package func decoded(_ bytes: [UInt8]) -> WordList? {
    guard case .content(let list?) = try? anyDocument.decode(bytes) else { return nil }
    return try? checked(list, at: documents.location(of: Self.place))
  }

  /// Returns the bytes of a list's document.
  package func encoded(_ list: WordList) throws(StorageError) -> [UInt8] {
    try anyDocument.encode(list)
  }

  private var anyDocument: Document<WordList> {
    Document(Self.place, in: documents, format: "vocalvocab.list")
  }

  /// Returns the words that are never asked again.
  public func excluded() throws(StorageError) -> ExcludedWords {
    let document = try document(WordList.excluded)
    guard let list = try document.read() else { return [] }
    return ExcludedWords(try checked(list, at: document.path).words.map(\.word))
  }

  /// Returns the words of a list that may be asked: all but the excluded ones. The list of excluded
  /// words itself is returned whole.
  package func wordsToAsk(ofList name: String) throws(StorageError) -> [WordList.Entry] {
    let words = try list(named: name).words
    return name == WordList.excluded ? words : try withoutExcluded(words)
  }

  /// Returns the words that are not excluded.
  package func withoutExcluded(_ words: [WordList.Entry]) throws(StorageError) -> [WordList.Entry] {
    let excluded = try excluded()
    return words.filter { !excluded.contains($0.word) }
  }

  // MARK: Changes

  /// Changes a list, or creates it. The closure is called again if another process has changed the
  /// list meanwhile.
  ///
  /// - Throws: ``StorageError``, among others ``StorageError/malformed(path:_:)`` for a bad entry
  ///   in the old or the changed list, and ``StorageError/shared(_:name:)``. The document then
  ///   stays as it is.
  public func change(named name: String, _ body: (inout WordList) -> Void) throws(StorageError) {
    let document = try document(name)
    try document.change { old throws(StorageError) in
      if old == nil { try Self.checkNewName(name) }
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
  ///   - isReplacing: whether the entries replace those of the list.
  package func addition(
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

  /// Adds entries to a list, or creates it. Replaces its file once.
  ///
  /// - Parameters:
  ///   - entries: the words with what the list tells of them.
  ///   - name: the name of the list.
  ///   - isReplacing: whether the entries take the place of those that the list has.
  ///   - language: the code of the language of the words; `nil` leaves that of the list.
  /// - Returns: the result. Another process may have changed the list since
  ///   ``addition(of:toListNamed:isReplacing:)``.
  @discardableResult
  public func add(
    _ entries: [WordList.Entry], toListNamed name: String, isReplacing: Bool = false,
    language: String? = nil
  ) throws(StorageError) -> ListAddition {
    try Self.checkName(name)
    var addition = ListAddition([], to: WordList(words: []))
    try change(named: name) { list in
      if isReplacing { list.words = [] }
      addition = ListAddition(entries, to: list)
      list = addition.list
      if let language { list.language = language }
    }
    return addition
  }

  /// Gives a list another name.
  ///
  /// - Parameter isReplacing: whether a list that has the new name may be replaced.
  /// - Throws: ``StorageError/noDocument(_:name:)``, ``StorageError/documentExists(_:name:)``, and
  ///   others.
  package func rename(
    _ name: String, to new: String, isReplacing: Bool = false
  ) throws(StorageError) {
    try Self.checkNewName(new)
    let (old, target) = (try document(name), try document(new))
    switch try documents.move(old.name, to: target.name, isReplacing: isReplacing) {
    case .done: break
    case .absent: throw .noDocument(.list, name: name)
    case .taken: throw .documentExists(.list, name: new)
    }
  }

  /// Copies a list. The copy is one of the learner's own lists.
  ///
  /// - Parameter isReplacing: whether a list that has the new name may be replaced.
  /// - Throws: ``StorageError/noDocument(_:name:)``, ``StorageError/documentExists(_:name:)``, and
  ///   others.
  package func copy(
    _ name: String, to new: String, isReplacing: Bool = false
  ) throws(StorageError) {
    try Self.checkNewName(new)
    // A repair would merge such a copy with the list, because their words are the same.
    guard !DocumentName.isLikeCopy(new, of: name) else { throw .nameOfCopy(new) }
    let list = try list(named: name)
    let isTaken = try names().contains(new)
    guard isReplacing || !isTaken else { throw .documentExists(.list, name: new) }
    try change(named: new) { $0 = list }
  }

  /// Deletes a list.
  ///
  /// - Throws: ``StorageError/noDocument(_:name:)`` if no list has the name.
  public func remove(named name: String) throws(StorageError) {
    let document = try document(name)
    guard try document.remove() else { throw .noDocument(.list, name: name) }
  }

  /// Returns a list with checked entries, which keep the rules of `WordList.Entry`. Their texts are
  /// in composed Unicode form, without space around them.
  private func checked(_ list: WordList, at path: String) throws(StorageError) -> WordList {
    let words = try list.words.indices.map { index throws(StorageError) in
      do throws(EntryFault) {
        return try WordList.Entry(checking: list.words[index])
      } catch {
        throw .badEntry(index + 1, error, in: path)
      }
    }
    return WordList(words: words, language: list.language)
  }

  private func document(_ name: String) throws(StorageError) -> Document<WordList> {
    guard DocumentName.isGood(name) else { throw .noDocument(.list, name: name) }
    let file = try file(ofList: name)
    return Document("\(Self.place)/\(file).json", in: documents, format: "vocalvocab.list")
  }
}

extension LearnerFiles {
  /// The learner's word lists.
  package var lists: ListStore { ListStore(in: documents, schoolwork: schoolwork) }

  /// Gives a list another name, also where a class has it.
  ///
  /// - Parameter isReplacing: whether a list that has the new name may be replaced.
  /// - Throws: ``StorageError``, among others ``StorageError/documentExists(_:name:)``.
  package func renameList(
    _ name: String, to new: String, isReplacing: Bool = false
  ) throws(StorageError) {
    let isShared = try classWork.work().sharedLists.contains(name)
    try lists.rename(name, to: new, isReplacing: isReplacing)
    if isShared { try classWork.change { $0.renameList(name, to: new) } }
  }
}
