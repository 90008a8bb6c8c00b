internal import CardFormats
package import Faults
internal import Storage

extension CardFileProblem {
  package var remedies: [Remedy] {
    switch error {
    case .noCards where !isPackage: [.chooseSeparator]
    case .badLine(let error) where error.fault == .notUnicode: [.nameEncoding]
    default: []
    }
  }

  private var isPackage: Bool { CardFileFormat(fileName: file) == .apkg }

  package var description: String {
    let name = file == InputFile.standardInput ? "standard input" : "'\(file)'"
    let subject = file == InputFile.standardInput ? "Standard input" : name
    return switch error {
    case .badLine(let error): error.sentence(of: name)
    case .noCards where isPackage: "\(subject) has no cards: export it with those that you want."
    case .noCards:
      """
      \(subject) has no cards: begin a question with 'Q:' and its answer with 'A:', or put a \
      separator between the two sides.
      """
    case .noGoodCards(let line, let reason):
      "\(subject) has no card that can be kept. Line \(line) \(reason.predicate(isLeftOut: true))."
    case .tooManyLines(let most): "\(subject) has more than \(most) lines: divide it."
    case .tooManyCards(let most): "\(subject) has more than \(most) cards: divide it."
    case .notAPackage: "\(subject) is not an Anki package, or is damaged: export it again."
    case .noCollection: "\(subject) is a zip archive without cards of Anki: export it again."
    case .broken(let part):
      "\(subject) is damaged: '\(part.prefix(60))' can't be read. Export it again."
    case .tooLarge(let part, let limit):
      """
      \(subject) was not read, because '\(part.prefix(60))' would be larger than \
      \(limit >> 20) MB.
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
      "\(subject) was not read, because it lists more than \(most) files."
    case .newerPackage:
      """
      A newer Anki wrote \(name): export it again with 'Support older Anki versions' ticked.
      """
    case .badFileName(let bad):
      """
      \(subject) has a file named '\(bad.prefix(60))', which points outside the package: do not \
      trust this file.
      """
    case .missingLibrary(let library):
      "Packages need \(library), which this computer lacks: install it, and try again."
    case .cannotMake: "The package can't be made: free some memory, and try again."
    }
  }
}
