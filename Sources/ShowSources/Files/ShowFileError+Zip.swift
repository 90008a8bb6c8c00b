internal import ZipFiles

extension ShowFileError {
  /// The error of a file of shows that is an archive.
  private init(_ error: ZipError) {
    switch error {
    case .missingLibrary(let name): self = .missingLibrary(name)
    case .locked: self = .locked
    case .broken: self = .brokenArchive
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    }
  }

  /// Returns what an archive gives.
  ///
  /// - Throws: the archive's error as one of a file of shows.
  static func of<Value>(
    _ read: () throws(ZipError) -> Value
  ) throws(ShowFileError) -> Value {
    do {
      return try read()
    } catch {
      throw ShowFileError(error)
    }
  }
}
