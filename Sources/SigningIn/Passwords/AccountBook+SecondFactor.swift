package import Accounts
internal import CCrypto
internal import FoundationEssentials
internal import Hashing
package import Learner
internal import Storage

/// The second factor: codes of a telephone, and recovery codes.
extension AccountBook {
  /// Makes a new secret for an account. It protects nothing until the person has given a code.
  ///
  /// - Returns: the secret in base 32, and the address that gives it to an app.
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func beginSecondFactor(
    of account: Account, issuer: String
  ) throws -> (secret: String, address: String) {
    var generator = SystemRandomNumberGenerator()
    let secret = (0..<TimedCode.secretLength).map { _ in
      UInt8.random(in: .min ... .max, using: &generator)
    }
    guard Self.hmac(secret, [0]) != nil else { throw AccountError.noCodes }
    let text = Base32.text(of: secret)
    try store.change(account.id) { account in
      // The codes of the present secret stay valid until the new one is confirmed.
      guard account.secondFactor?.isConfirmed != true else { return }
      account.secondFactor = SecondFactor(secret: text)
    }
    return (text, TimedCode.address(secret: secret, account: account.name, issuer: issuer))
  }

  /// Begins to ask for codes, once the person has given the first one.
  ///
  /// - Returns: the recovery codes, which are told only now.
  /// - Throws: ``Accounts/AccountError/wrongCode``, `StorageError`.
  package func confirmSecondFactor(
    of account: Account, code: String, in session: Identifier
  ) throws -> [RecoveryCode] {
    guard let factor = account.secondFactor, !factor.isConfirmed,
      let step = step(of: code, factor)
    else { throw AccountError.wrongCode }
    var generator = SystemRandomNumberGenerator()
    let codes = (0..<RecoveryCode.count).map { _ in RecoveryCode(using: &generator) }
    try store.change(account.id) { account in
      guard account.secondFactor?.secret == factor.secret else { return }
      account.secondFactor?.isConfirmed = true
      account.secondFactor?.lastStep = step
      account.secondFactor?.recovery = codes.map(Self.hash)
      // Browsers that were logged in by the password alone have to give a code, too.
      account.sessions.removeAll { $0.id != session }
    }
    try audit.add(.init(.secondFactorSet, at: now(), by: account.id, account: account.id))
    return codes
  }

  /// Stops asking for codes.
  ///
  /// - Parameter owner: the account of the person who removes it, which may be an owner's; `nil` at
  ///   the server's computer.
  /// - Throws: `StorageError`.
  package func removeSecondFactor(of account: Identifier, by owner: Identifier?) throws {
    try store.change(account) { $0.secondFactor = nil }
    try audit.add(.init(.secondFactorRemoved, at: now(), by: owner, account: account))
  }

  /// Uses a code of the second factor, or a recovery code. Each is good once, also if two requests
  /// come at the same time.
  ///
  /// - Returns: whether it was good.
  func use(_ code: String, of id: Identifier) throws -> Bool {
    var isGood = false
    let recovery = RecoveryCode(typed: code).map(Self.hash)
    let now = now().timeIntervalSince1970
    try store.change(id) { account in
      isGood = false
      guard let factor = account.secondFactor else { return }
      if let step = Self.timedCode(factor)?.step(of: code, at: now, after: factor.lastStep) {
        account.secondFactor?.lastStep = step
        isGood = true
      } else if let recovery, let index = factor.recovery.firstIndex(of: recovery) {
        account.secondFactor?.recovery.remove(at: index)
        isGood = true
      }
    }
    return isGood
  }

  private func step(of code: String, _ factor: SecondFactor) -> Int? {
    Self.timedCode(factor)?
      .step(of: code, at: now().timeIntervalSince1970, after: factor.lastStep)
  }

  private static func timedCode(_ factor: SecondFactor) -> TimedCode? {
    Base32.bytes(of: factor.secret).map { TimedCode(secret: $0, hmac: hmac) }
  }

  private static func hash(_ code: RecoveryCode) -> String {
    SHA256(Array("VocalVocab recovery \(code.text)".utf8)).hexadecimal
  }

  /// HMAC-SHA-1; `nil` where the library is missing.
  @Sendable
  package static func hmac(_ key: [UInt8], _ message: [UInt8]) -> [UInt8]? {
    var hash = [UInt8](repeating: 0, count: Int(CCRYPTO_SHA1_SIZE))
    let isLoaded = ccrypto_hmac_sha1(key, key.count, message, message.count, &hash)
    return isLoaded ? hash : nil
  }
}
