package import DictionaryFormats
public import Faults

/// A reason why a language can't be added.
public enum LanguageError: Error {
  /// No source is known for a language with this code.
  case unknownLanguage(String)
  /// The text is no address on the web.
  case notAnAddress(String)
  /// A download failed, for a reason in plain words.
  case notDownloaded(host: String, reason: String, kind: FaultKind)
  /// A source's file can't be read.
  case sourceFile(any Fault)

  /// The reason why a source's file can't be read.
  package static func file(_ error: DictionaryFileError) -> LanguageError { .sourceFile(error) }

  /// Runs a reader, and makes an error of this module of its error.
  package static func of<Result>(
    _ read: () throws(DictionaryFileError) -> Result
  ) throws(LanguageError) -> Result {
    do throws(DictionaryFileError) {
      return try read()
    } catch {
      throw .sourceFile(error)
    }
  }
}

extension LanguageError: Fault {
  public var kind: FaultKind {
    switch self {
    case .unknownLanguage, .notAnAddress: .invalid
    case .notDownloaded(_, _, let kind): kind
    case .sourceFile(let fault): fault.kind
    }
  }

  public var description: String {
    switch self {
    case .unknownLanguage(let code):
      "'\(code.prefix(20))' is no language with a dictionary: give a code such as es, fr or de."
    case .notAnAddress(let text):
      """
      '\(text.prefix(200))' is no address of a file on the web: give one that begins with https://.
      """
    case .notDownloaded(let host, let reason, .unkept):
      """
      The download from '\(host)' can't be kept: \(reason). Make room for it, and try again: it \
      goes on where it broke off.
      """
    case .notDownloaded(let host, let reason, .unavailable):
      """
      The download from '\(host)' failed: \(reason). Try again later: it goes on where it broke off.
      """
    case .notDownloaded(let host, let reason, _):
      "The download from '\(host)' failed: \(reason). Give another address, or a file."
    case .sourceFile(let fault): fault.description
    }
  }
}
