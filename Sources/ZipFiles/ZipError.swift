package import Faults

/// A reason why a zip archive can't be read.
package enum ZipError: Fault, Hashable {
  /// A library that archives need is not on this computer.
  case missingLibrary(String)
  /// The archive needs a password.
  case locked
  /// The archive is broken.
  case broken
  /// An entry has more bytes than this.
  case tooLarge(limit: Int)

  package var kind: FaultKind {
    switch self {
    case .missingLibrary: .unavailable
    case .locked, .broken, .tooLarge: .unusable
    }
  }

  package var description: String {
    switch self {
    case .missingLibrary(let name): "Archives need \(name): install it."
    case .locked: "The zip archive needs a password: unpack it, and give the files in it."
    case .broken: "The archive is damaged: download it again."
    case .tooLarge(let limit): "A file in the archive has more than \(limit >> 20) MB: divide it."
    }
  }
}
