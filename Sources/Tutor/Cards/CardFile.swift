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
  private let package: SharedPackage?
  /// The folder in which the sounds and pictures of a text stand; `nil` without one.
  private let folder: String?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: its path; `-` is standard input.
  ///   - format: `nil` for the one that the content and the name tell.
  ///   - name: the name by which a person knows the file, where that is not its path.
  /// - Throws: `StorageError`; ``CardFileProblem`` for a file whose cards can't be taken.
  public init(at path: String, format: CardFileFormat? = nil, named name: String? = nil) throws {
    let shown = name ?? path
    self.name = shown
    // A package on the disk may be large, so it is read part by part. A pipe is read whole.
    let isFile = InputFile.isFile(path)
    let start = try isFile ? InputFile.start(of: path) : InputFile.cards(at: path)
    let found = format ?? CardFileFormat(content: start, fileName: shown)
    do {
      guard found == .apkg else {
        package = nil
        collection = try CardCollection(
          text: isFile ? InputFile.cards(at: path) : start, as: found)
        folder = isFile && name == nil ? InputFile.folder(of: path) : nil
        return
      }
      let package = try isFile ? AnkiPackage(path: path) : AnkiPackage(start)
      (collection, folder) = (package.collection, nil)
      self.package = SharedPackage(package)
    } catch let error as CardFileError {
      throw CardFileProblem(shown, error)
    } catch StorageError.malformed(_, let malformation) {
      throw StorageError.malformed(path: shown, malformation)
    }
  }

  /// The name of the deck for the cards of a file that names none: that of the file, without its ending.
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

  /// Returns the bytes of a sound or a picture that the file brings.
  func media(named name: String) throws -> [UInt8] {
    guard let package else { return try InputFile.cards(at: "\(folder ?? ".")/\(name)") }
    do throws(CardFileError) {
      return try package.guarded.withLock { package throws(CardFileError) in
        try package.file(named: name)
      }
    } catch {
      throw CardFileProblem(self.name, error)
    }
  }
}

/// A package that one thread at a time reads.
private final class SharedPackage: Sendable {
  let files: Set<String>
  let guarded: Guarded<AnkiPackage>

  init(_ package: sending AnkiPackage) {
    files = Set(package.files)
    guarded = Guarded(package)
  }
}

/// A file whose cards can't be taken. Nothing has changed.
public struct CardFileProblem: Error, Hashable, Sendable {
  /// The name by which a person knows the file.
  public let file: String
  public let error: CardFileError

  init(_ file: String, _ error: CardFileError) { (self.file, self.error) = (file, error) }
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
