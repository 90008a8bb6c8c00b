internal import FoundationEssentials

/// The folder of the cache with the dictionaries of other languages.
///
///     let folder = PairDictionaryFolder("\(cache)/languages")
///     let dictionary = try folder.dictionary(pair, from: .freedict)
public struct PairDictionaryFolder: Hashable, Sendable {
  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  /// Returns the path of the dictionary of a pair from a source.
  public func path(_ pair: LanguagePair, from source: DictionarySource) -> String {
    "\(path)/\(pair.words)-\(pair.meanings).\(source.rawValue).dictionary"
  }

  /// Opens a dictionary that was made.
  ///
  /// - Throws: ``PairDictionaryError``.
  public func dictionary(
    _ pair: LanguagePair, from source: DictionarySource
  ) throws(PairDictionaryError) -> PairDictionary {
    try PairDictionary(at: path(pair, from: source))
  }

  /// Opens the dictionaries of a pair, the preferred source first. Those that are missing or have
  /// to be made anew are left out.
  public func dictionaries(_ pair: LanguagePair) -> [PairDictionary] {
    DictionarySource.allCases.compactMap { try? dictionary(pair, from: $0) }
  }

  /// All dictionaries that can be opened, sorted by their languages and sources.
  public var all: [PairDictionary.Description] {
    // A folder that isn't there has none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().compactMap { name in
      guard name.utf8.last == UInt8(ascii: "y"), name.utf8.first != UInt8(ascii: ".") else {
        return nil
      }
      return (try? PairDictionary(at: "\(path)/\(name)"))?.description
    }
  }

  /// Removes the dictionary of a pair from a source. A missing one is no fault.
  ///
  /// - Throws: ``PairDictionaryError/notWritten(path:reason:)``.
  public func remove(
    _ pair: LanguagePair, from source: DictionarySource
  ) throws(PairDictionaryError) {
    let path = path(pair, from: source)
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      guard FileManager.default.fileExists(atPath: path) else { return }
      throw .notWritten(path: path, reason: "it can't be removed")
    }
  }

  /// Makes the folder.
  ///
  /// - Throws: ``PairDictionaryError/notWritten(path:reason:)``.
  package func make() throws(PairDictionaryError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notWritten(path: path, reason: "the folder can't be made")
    }
  }
}
