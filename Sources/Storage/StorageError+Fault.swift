public import Faults

extension StorageError: Fault {
  public var kind: FaultKind {
    switch self {
    case .noDocument: .notFound
    case .badName, .nameOfCopy: .invalid
    case .malformed, .unusable, .mediaFull: .unusable
    case .documentExists, .moved, .takenOver: .conflict
    case .shared: .forbidden
    case .locked, .unreachable: .unavailable
    case .cannotRead, .cannotWrite, .cannotSave, .newerVersion, .exists, .conflicted: .unkept
    }
  }

  public var remedies: [Remedy] {
    switch self {
    case .cannotWrite: [.anotherDataFolder]
    case .conflicted: [.repair]
    case .noDocument(let kind, _): [kind.names]
    case .documentExists(let kind, _): kind.canBeReplaced ? [.replaceFile] : []
    case .exists: [.replaceFile]
    default: []
    }
  }

  public var publicDescription: String? {
    switch self {
    case .moved:
      "Your teacher is changing your name or your place in the class: do this once more."
    case .takenOver: "Another server has answered you meanwhile: do this once more."
    case .locked: "Another program is writing these files: try again in a moment."
    case .unreachable:
      "The server can't reach its store, so nothing was changed: try again in a moment."
    case .cannotRead, .cannotWrite, .cannotSave, .newerVersion, .exists, .conflicted:
      """
      This could not be kept, and so was not done: try it again when the server's files can be \
      used. Where it runs, a message says what is wrong.
      """
    default: nil
    }
  }

  public var description: String {
    switch self {
    case .cannotRead(let path, let reason):
      "\(path.asFileSubject) can't be read (\(reason)): check its name and its permissions."
    case .cannotWrite(let path, let reason):
      "'\(path)' can't be written (\(reason)): make room, or check its permissions."
    case .cannotSave(InputFile.standardInput, let reason):
      "Standard output can't be written (\(reason)): make room, or write to another place."
    case .cannotSave(let path, let reason):
      "'\(path)' can't be written (\(reason)): choose another place, or check its permissions."
    case .newerVersion(let path, let version):
      """
      '\(path)' is from a newer VocalVocab (version \(version) of its format) and stays as it is: \
      update VocalVocab.
      """
    case .conflicted(let path):
      "'\(path)' has conflicting changes from two computers, which must be merged first."
    case .moved(let path):
      "The folder '\(path)' was renamed or removed meanwhile: begin again from its place now."
    case .takenOver(let path): "Another server works with '\(path)' by now: do this once more."
    case .mediaFull(let limit):
      """
      Your sounds and pictures would have more than \(limit >> 20) MB together: use smaller files, \
      or take some off your cards.
      """
    case .locked(let path):
      "Another VocalVocab is using '\(path)': wait until it has ended, and try again."
    case .unreachable(let store, let reason):
      "The store '\(store)' can't be reached (\(reason)): check that its database runs."
    case .malformed(let path, let malformation): malformation.sentence(of: path)
    case .unusable(_, let sentence): sentence
    case .noDocument(let kind, let name): "There is no \(kind.noun) named '\(name)'."
    case .documentExists(let kind, let name):
      "There is a \(kind.noun) named '\(name)' already: give another name."
    case .badName(let kind, let name):
      """
      '\(name)' can't be the name of a \(kind.noun): give visible characters, at most \
      \(DocumentName.longest) bytes, without '/', and without a full stop at the start.
      """
    case .nameOfCopy(let name):
      """
      '\(name)' is named like a copy that a program makes where two computers change a file: give \
      another name.
      """
    case .shared(_, let name):
      "Your teacher shares '\(name)', and only your teacher can change it."
    case .exists(let path):
      "'\(path)' exists already: give another name."
    }
  }
}

extension StorageError.Malformation {
  fileprivate func sentence(of path: String) -> String {
    switch self {
    case .notUnicode: "\(path.asFileSubject) is not text in UTF-8: save it as UTF-8, and try again."
    case .tooLong(let limit): "\(path.asFileSubject) has more than \(limit) bytes: divide it."
    }
  }
}

extension String {
  /// The name of an input file at the beginning of a sentence.
  package var asFileSubject: String {
    self == InputFile.standardInput ? "Standard input" : "'\(self)'"
  }

  /// The name of an input file within a sentence.
  package var asFileObject: String {
    self == InputFile.standardInput ? "standard input" : "'\(self)'"
  }
}
