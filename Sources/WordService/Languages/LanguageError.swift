package import DictionaryFormats
public import Faults

/// A reason why a language can't be added.
public enum LanguageError: Error {
  /// No source is known for a language with this code.
  case unknownLanguage(String)
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
    case .unknownLanguage: .invalid
    case .sourceFile(let fault): fault.kind
    }
  }

  public var description: String {
    switch self {
    case .unknownLanguage(let code):
      "'\(code.prefix(20))' is no language with a dictionary: give a code such as es, fr or de."
    case .sourceFile(let fault): fault.description
    }
  }
}
