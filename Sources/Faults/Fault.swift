/// An error that says what it is and, in one sentence, what to do about it. Its description is that sentence: what
/// happened, to what, and the way out. It names no option and no button: each front end adds its own, by
/// ``remedies``.
public protocol Fault: Error, CustomStringConvertible {
  var kind: FaultKind { get }
  /// The ways out that a front end may add in sentences of its own.
  var remedies: [Remedy] { get }
  /// The sentence for somebody who may not know where this computer keeps its files; `nil` where that is the
  /// description.
  var publicDescription: String? { get }
}

/// The kind of a fault. The exit status of a command and the HTTP status of an answer follow from it, in one place each.
public enum FaultKind: Hashable, Sendable {
  /// The wanted thing is not there.
  case notFound
  /// The wish is impossible at the moment.
  case conflict
  /// The wish can never be granted: a value outside its bounds, an unknown name.
  case invalid
  /// The input is right in form, but of no use: a file with a wrong line, a list with no word to ask.
  case unusable
  /// Somebody else may do it, but not whoever asks.
  case forbidden
  /// Something that is needed can't be used now: a device, a service, a lock.
  case unavailable
  /// The files that hold it can't be used now, and so nothing was done.
  case unkept
}

extension Fault {
  public var remedies: [Remedy] { [] }
  public var publicDescription: String? { nil }

  /// Returns the sentence and those of the remedies.
  ///
  /// - Parameter remedy: the front end's sentence for a remedy; `nil` where it does not offer that one.
  public func text(remedy: (Remedy) -> String?) -> String {
    ([description] + remedies.compactMap(remedy)).joined(separator: " ")
  }
}
