/// An error that says its kind and, in one sentence, what to do about it. Its description is that
/// sentence: the event, the thing that it concerns, and the way out. The sentence names no option
/// and no button; each front end adds its own for the ``remedies``.
public protocol Fault: Error, CustomStringConvertible {
  var kind: FaultKind { get }
  /// The ways out for which a front end may add sentences of its own.
  var remedies: [Remedy] { get }
  /// The sentence for a person who may not know where this computer keeps its files; `nil` where
  /// the description suits them, too.
  var publicDescription: String? { get }
}

/// The kind of a fault. It decides the exit status of a command and the HTTP status of an answer,
/// in one place each.
public enum FaultKind: Hashable, Sendable {
  /// The wanted thing is not there.
  case notFound
  /// The request is impossible at the moment.
  case conflict
  /// The request is always impossible: a value outside its bounds, an unknown name.
  case invalid
  /// The input has the right form but is of no use: a file with a wrong line, a list with no word
  /// to ask.
  case unusable
  /// This person may not do it. Another person may.
  case forbidden
  /// A necessary device, service or lock can't be used now.
  case unavailable
  /// The files can't be used now, so nothing was done.
  case unkept
}

extension Fault {
  public var remedies: [Remedy] { [] }
  public var publicDescription: String? { nil }

  /// Returns the sentence, followed by the sentences of the remedies.
  ///
  /// - Parameter remedy: returns the front end's sentence for a remedy; `nil` for one that it
  ///   doesn't offer.
  public func text(remedy: (Remedy) -> String?) -> String {
    ([description] + remedies.compactMap(remedy)).joined(separator: " ")
  }
}
