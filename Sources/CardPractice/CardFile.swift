internal import ByteText
package import CardFormats
internal import Cards
package import Faults
internal import Storage
package import Tables
internal import Threads

/// Another program's file of cards, read whole. Nothing is imported yet.
package final class CardFile: Sendable {
  /// The name by which a person knows the file.
  let name: String
  let collection: CardCollection
  private let package: Package?
  /// The bytes of a text, and its format; `nil` for a package.
  private let text: (bytes: [UInt8], format: CardFileFormat)?
  /// The folder with the sounds and pictures that a text names; `nil` if no folder is known.
  private let folder: MediaFolder?

  /// An Anki package on the disk, with the names of its sounds and pictures.
  private struct Package {
    let reader: PackageReader
    let path: String
    let files: Set<String>
    /// The temporary copy of a package that came through a pipe; it is removed with this object.
    let copy: TemporaryFile?
  }

  /// Reads a file: a package in a separate process, a text on a separate thread. Both end with the
  /// task.
  ///
  /// - Parameters:
  ///   - path: the path of the file; `-` is standard input.
  ///   - format: the format of the file; `nil` to find it from the content and the name.
  ///   - name: the name by which a person knows the file; `nil` if that is the path.
  ///   - reader: the reader of packages.
  ///   - choices: the person's choices for the reading of a text.
  /// - Throws: `StorageError`; ``CardFileProblem`` for a file whose cards can't be imported;
  ///   `ColumnChoiceError` for a choice of columns that the file doesn't have.
  public static func read(
    at path: String, format: CardFileFormat? = nil, named name: String? = nil,
    by reader: PackageReader, choices: ReadingChoices = ReadingChoices()
  ) async throws -> CardFile {
    let shown = name ?? path
    do {
      return try await withTaskExecutorPreference(DedicatedThread(name: "cards")) {
        try await readHere(path, format, named: shown, isNamed: name != nil, by: reader, choices)
      }
    } catch let error as CardFileError {
      throw error.about(shown)
    } catch StorageError.malformed(_, let malformation) {
      throw StorageError.malformed(path: shown, malformation)
    }
  }

  private static func readHere(
    _ path: String, _ format: CardFileFormat?, named shown: String, isNamed: Bool,
    by reader: PackageReader, _ choices: ReadingChoices
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
      return try CardFile(
        text: bytes, as: found, named: shown, mediaIn: folder, choices: choices)
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
  ///   - format: the format of the text, any except `apkg`.
  ///   - folder: the folder with the sounds and pictures; `nil` if no folder is known.
  ///   - choices: the person's choices for the reading.
  init(
    text bytes: [UInt8], as format: CardFileFormat, named name: String, mediaIn folder: String?,
    choices: ReadingChoices = ReadingChoices()
  ) throws {
    do {
      collection = try CardCollection(text: bytes, as: format, choices: choices)
    } catch let error as CardFileError {
      throw CardFileProblem(name, error)
    }
    (self.name, self.folder, package) = (name, folder.map(MediaFolder.init), nil)
    text = (bytes, format)
  }

  /// Returns the file, read again with other choices. A package has nothing to choose.
  ///
  /// - Throws: ``CardFileProblem``; `ColumnChoiceError` for a choice of columns that the file
  ///   doesn't have.
  package func read(again choices: ReadingChoices) throws -> CardFile {
    guard let text else { return self }
    return try CardFile(
      text: text.bytes, as: text.format, named: name, mediaIn: folder?.path, choices: choices)
  }

  /// The reason why none of the rows makes a card; `nil` for a file with cards.
  var refusal: CardFileProblem? { collection.refusal.map { CardFileProblem(name, $0) } }

  private init(_ collection: CardCollection, of package: Package, named name: String) {
    (self.collection, self.package, self.name) = (collection, package, name)
    (folder, text) = (nil, nil)
  }

  /// The name of the deck for cards whose deck the file doesn't name: the name of the file, without
  /// its ending.
  var title: String {
    guard name != InputFile.standardInput else { return ImportPlan.usualDeck }
    let file = name.bytes.split(separator: "/").last.map(String.init) ?? name
    guard let dot = file.bytes.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// Returns whether a sound or a picture that a card names comes with the file.
  func hasMedia(named name: String) -> Bool {
    if let package { return package.files.contains(name) }
    return folder?.file(named: name) != nil
  }

  /// Reads sounds and pictures that come with the file.
  ///
  /// - Parameter body: a closure that receives the name and the bytes of each.
  nonisolated(nonsending) func forEachMedia(
    _ names: [String], _ body: (String, [UInt8]) throws -> Void
  ) async throws {
    guard let package else {
      for name in names {
        // A file that has gone meanwhile is an error, by the name on the card.
        try body(name, try InputFile.cards(at: folder?.file(named: name) ?? "./\(name)"))
      }
      return
    }
    do {
      try await package.reader.forEachFile(names, of: package.path, body)
    } catch let error as CardFileError {
      throw error.about(name)
    }
  }
}

/// The reason why a file of cards can't be read or written. Nothing has changed.
package struct CardFileProblem: Error, Hashable, Sendable {
  /// The name by which a person knows the file.
  public let file: String
  public let error: CardFileError

  init(_ file: String, _ error: CardFileError) { (self.file, self.error) = (file, error) }
}

extension CardFileError {
  /// Returns the error with the name of the file: a `StorageError` if the disk failed, otherwise a
  /// ``CardFileProblem``.
  fileprivate func about(_ file: String) -> any Error {
    switch self {
    case .cannotRead(let path, let reason): StorageError.cannotRead(path: path, reason: reason)
    case .cannotWrite(let path, let reason): StorageError.cannotWrite(path: path, reason: reason)
    default: CardFileProblem(file, self)
    }
  }
}

extension CardFileProblem: Fault {
  package var kind: FaultKind { .unusable }
}
