/// The codes of a second factor, one for each half minute (TOTP, RFC 6238).
///
/// An app on the person's telephone and the server compute the same six digits of a secret that
/// both have and of the time.
public struct TimedCode: Sendable {
  /// The code of a message by a key: HMAC-SHA-1, the only one that all apps know.
  public typealias HMAC = @Sendable (_ key: [UInt8], _ message: [UInt8]) -> [UInt8]?

  /// The number of bytes of a secret: as many as the hash has (RFC 4226, section 4, R6).
  public static let secretLength = 20
  /// The seconds for which a code is valid.
  private static let period = 30
  private static let digits = 6
  /// The number of steps by which the clocks of the two may differ, in each direction.
  private static let tolerance = 1

  private let secret: [UInt8]
  private let hmac: HMAC

  public init(secret: [UInt8], hmac: @escaping HMAC) {
    (self.secret, self.hmac) = (secret, hmac)
  }

  /// Returns the number of the half minute at a time.
  ///
  /// - Parameter seconds: seconds since the beginning of 1970.
  public static func step(at seconds: Double) -> Int {
    Int((seconds / Double(period)).rounded(.down))
  }

  /// Returns the code of a step; `nil` if it can't be computed.
  public func code(at step: Int) -> String? {
    guard step >= 0 else { return nil }
    let message = (0..<8).map { UInt8(truncatingIfNeeded: step >> (56 - 8 * $0)) }
    guard let hash = hmac(secret, message), hash.count == 20, let last = hash.last else {
      return nil
    }
    // Dynamic truncation (RFC 4226, section 5.3).
    let offset = Int(last & 15)
    let number = hash[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7FFF_FFFF
    let text = String(number % 1_000_000)
    return String(repeating: "0", count: Self.digits - text.count) + text
  }

  /// Returns the step whose code a person typed; `nil` for a wrong code.
  ///
  /// - Parameters:
  ///   - seconds: the time, in seconds since the beginning of 1970.
  ///   - last: the last step whose code was used. Its code and earlier ones aren't valid any more.
  public func step(of typed: String, at seconds: Double, after last: Int?) -> Int? {
    let given = typed.utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard typed.utf8.count <= 20, given.count == Self.digits else { return nil }
    let now = Self.step(at: seconds)
    var found: Int?
    // All codes are compared, each in the same time, so that the time tells nothing.
    for step in (now - Self.tolerance)...(now + Self.tolerance) {
      guard let code = code(at: step) else { continue }
      let difference = zip(code.utf8, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
      if difference == 0, step > last ?? .min { found = found ?? step }
    }
    return found
  }

  /// Returns the address that gives the secret to an app, mostly as a QR code (the key URI format
  /// of Google Authenticator, which all apps read).
  ///
  /// - Parameters:
  ///   - account: the name of the account.
  ///   - issuer: the name of the server.
  public static func address(secret: [UInt8], account: String, issuer: String) -> String {
    let (account, issuer) = (escaped(account), escaped(issuer))
    return "otpauth://totp/\(issuer):\(account)?secret=\(Base32.text(of: secret))&issuer=\(issuer)"
  }

  private static func escaped(_ text: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    return text.utf8.map { byte in
      guard !plain.contains(byte) else { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
