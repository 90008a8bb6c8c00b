/// The rule by which people make accounts on a server.
public struct SignUpRule: Hashable, Sendable {
  /// The people who may make an account.
  public let mode: AccountMode
  /// The age from which nobody has to agree, in years; 0 for any age. By an invitation, the teacher
  /// or the owner who made it agrees.
  public let ageLimit: Int

  public init(_ mode: AccountMode, ageLimit: Int) { (self.mode, self.ageLimit) = (mode, ageLimit) }

  /// Checks that a person may make an account.
  ///
  /// - Parameter isOfAge: whether the person says to be as old as the limit.
  /// - Throws: ``AccountError/needsInvitation``, ``AccountError/underAge(_:)``.
  public func check(isInvited: Bool, isOfAge: Bool) throws(AccountError) {
    guard !isInvited else { return }
    guard mode == .open else { throw .needsInvitation }
    guard isOfAge || ageLimit == 0 else { throw .underAge(ageLimit) }
  }
}
