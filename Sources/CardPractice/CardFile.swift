internal import ByteText
public import CardFormats
internal import Cards
public import Faults
internal import Storage
internal import Threads

/// A file of cards of another program, read whole. Nothing of it is taken yet.
public final class CardFile: Sendable {
  /// The name by which a person knows the file.
  let name: String
  let collection: CardCollection
  private let package: Package?
  /// The folder in which the sounds and pictures of a text stand; `nil` without one.
  private let folder: String?

  /// An Anki package on the disk, with the names of its sounds and pictures.
  private struct Package {
    let reader: PackageReader
    let path: String
    let files: Set<String>
    /// The file where the package came through a pipe, which goes away with this object.
    let copy: TemporaryFile?
  }

  /// Reads a file. A package is read in a process of its own, a text on a thread of its own; both
  /// end with the task.
  ///
  /// - Parameters:
  ///   - path: its path; `-` is standard input.
  ///   - format: `nil` for the one that the content and the name tell.
  ///   - name: the name by which a person knows the file, where that is not its path.
  ///   - reader: the reader of packages.
  /// - Throws: `StorageError`; ``CardFileProblem`` for a file whose cards can't be taken.
  public static func read(
    at path: String, format: CardFileFormat? = nil, named name: String? = nil,
    by reader: PackageReader
  ) async throws -> CardFile {
    let shown = name ?? path
    do {
      return try await withTaskExecutorPreference(DedicatedThread(name: "cards")) {
        try await readHere(path, format, named: shown, isNamed: name != nil, by: reader)
      }
    } catch let error as CardFileError {
      throw error.about(shown)
    } catch StorageError.malformed(_, let malformation) {
      throw StorageError.malformed(path: shown, malformation)
    }
  }

  private static func readHere(
    _ path: String, _ format: CardFileFormat?, named shown: String, isNamed: Bool,
    by reader: PackageReader
  ) async throws -> CardFile {
    // A package on the disk may be large, so it is read part by part. A pipe is read whole.
    let isFile = InputFile.isFile(path)
    let start = try isFile ? InputFile.start(of: path) : InputFile.cards(at: path)
    let found = format ?? CardFileFormat(content: start, fileName: shown)
    guard found == .apkg else {
      let limit = reader.mostText
      guard !isFile || InputFile.size(of: path) <= limit else {
        throw CardFileError.tooMuchText(limit: limit)
      }
      let bytes = try isFile ? InputFile.cards(at: path) : start
      let folder = isFile && !isNamed ? InputFile.folder(of: path) : nil
      return try CardFile(text: bytes, as: found, named: shown, mediaIn: folder)
    }
    var copy: TemporaryFile?
    if !isFile {
      copy = try TemporaryFile(in: reader.folder)
      try copy?.write(start)
    }
    let place = copy?.path ?? path
    let (cards, files) = try await reader.cards(of: place)
    let package = Package(reader: reader, path: place, files: Set(files), copy: copy)
    return CardFile(cards, of: package, named: shown)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - format: any but `apkg`.
  ///   - folder: the folder in which the sounds and pictures stand; `nil` without one.
  init(
    text bytes: [UInt8], as format: CardFileFormat, named name: String, mediaIn folder: String?
  ) throws {
    do throws(CardFileError) {
      collection = try CardCollection(text: bytes, as: format)
    } catch {
      throw CardFileProblem(name, error)
    }
    (self.name, self.folder, package) = (name, folder, nil)
  }

  private init(_ collection: CardCollection, of package: Package, named name: String) {
    (self.collection, self.package, self.name, folder) = (collection, package, name, nil)
  }

  /// The name of the deck for the cards of a file that names none: that of the file, without its
  /// ending.
  var title: String {
    guard name != InputFile.standardInput else { return "Imported cards" }
    let file = name.bytes.split(separator: "/").last.map(String.init) ?? name
    guard let dot = file.bytes.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// Returns whether the file brings a sound or a picture that a card names.
  func hasMedia(named name: String) -> Bool {
    if let package { return package.files.contains(name) }
    return folder.map { MediaName.isGood(name) && InputFile.isFile("\($0)/\(name)") } ?? false
  }

  /// Reads sounds and pictures that the file brings.
  ///
  /// - Parameter body: a closure that gets the bytes of each.
  nonisolated(nonsending) func forEachMedia(
    _ names: [String], _ body: (String, [UInt8]) throws -> Void
  ) async throws {
    guard let package else {
      for name in names { try body(name, try InputFile.cards(at: "\(folder ?? ".")/\(name)")) }
      return
    }
    do {
      try await package.reader.forEachFile(names, of: package.path, body)
    } catch let error as CardFileError {
      throw error.about(name)
    }
  }
}

/// A file whose cards can't be taken. Nothing has changed.
public struct CardFileProblem: Error, Hashable, Sendable {
  /// The name by which a person knows the file.
  public let file: String
  public let error: CardFileError

  init(_ file: String, _ error: CardFileError) { (self.file, self.error) = (file, error) }
}

extension CardFileError {
  /// Returns the error about a file: a `StorageError` of the disk, or a ``CardFileProblem``.
  fileprivate func about(_ file: String) -> any Error {
    switch self {
    case .cannotRead(let path, let reason): StorageError.cannotRead(path: path, reason: reason)
    case .cannotWrite(let path, let reason): StorageError.cannotWrite(path: path, reason: reason)
    default: CardFileProblem(file, self)
    }
  }
}

extension CardFileProblem: Fault {
  public var kind: FaultKind { .unusable }

  public var description: String {
    let name = file == InputFile.standardInput ? "standard input" : "'\(file)'"
    let subject = file == InputFile.standardInput ? "Standard input" : name
    return switch error {
    case .badLine(let error): error.sentence(of: name)
    case .badCard(let line, let fault):
      "The card in line \(line) of \(name) can't be taken. \(fault.sentence)"
    case .oneField(let line):
      """
      Line \(line) of \(name) has one field: give a front and a back, with a comma or a tab between.
      """
    case .noCloze(let line):
      "The card in line \(line) of \(name) has no blank: put [brackets] around what it asks for."
    case .noCards: "\(subject) has no card in it."
    case .tooManyCards(let most): "\(subject) has more than \(most) cards: divide it."
    case .notAPackage: "\(subject) is no Anki package, or a damaged one: export it again."
    case .noCollection: "\(subject) is a zip archive without cards of Anki: export it again."
    case .broken(let part):
      "\(subject) is damaged: '\(part.prefix(60))' can't be read. Export it again."
    case .tooLarge(let part, let limit):
      """
      \(subject) claims too much: '\(part.prefix(60))' would be larger than \(limit >> 20) MB. \
      Nothing of it was read.
      """
    case .tooManyDecks(let most): "\(subject) has cards for more than \(most) decks: divide it."
    case .tooMuchText(let limit):
      "\(subject) has more than \(limit >> 20) MB of text: divide it."
    case .tooMuchWork(let limit):
      """
      \(subject) would make more than \(limit >> 20) MB of its notes and templates: divide it, or \
      export the notes as plain text.
      """
    case .tooMuchMedia(let limit):
      """
      \(subject) has more than \(limit >> 20) MB of sounds and pictures: divide it, or export it \
      without them.
      """
    case .tooSlow(let seconds):
      """
      \(subject) takes longer than \(seconds) s to read: divide it, or export the notes as plain \
      text.
      """
    case .tooMuchMemory(let limit):
      """
      \(subject) can't be read with \(limit >> 20) MB of memory: divide it, or export the notes as \
      plain text.
      """
    case .cannotRead(let path, let reason):
      StorageError.cannotRead(path: path, reason: reason).description
    case .cannotWrite(let path, let reason):
      StorageError.cannotWrite(path: path, reason: reason).description
    case .notStarted(let reason):
      "The program that reads packages can't be started (\(reason)): install VocalVocab again."
    case .stopped: "The reading of \(name) was stopped, and nothing has changed: send it again."
    case .tooManyFiles(let most):
      "\(subject) claims more than \(most) files. Nothing of it was read."
    case .newerPackage:
      """
      A newer Anki wrote \(name): export it again with 'Support older Anki versions' ticked.
      """
    case .badFileName(let bad):
      "\(subject) has a file named '\(bad.prefix(60))', which leads elsewhere: do not trust it."
    case .missingLibrary(let library):
      "Packages need \(library), which this computer lacks: install it, and try again."
    case .cannotMake: "The package can't be made: free some memory, and try again."
    }
  }
}
