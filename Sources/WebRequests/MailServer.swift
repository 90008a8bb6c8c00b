internal import ByteText
internal import CCurl
internal import Glibc

/// A server that sends e-mail (SMTP, RFC 5321).
package struct MailServer: Hashable, Sendable {
  /// The address of the server: `smtps://mail.example`, or `smtp://words@mail.example:587`.
  package let address: String
  /// The e-mail address that messages come from.
  package let sender: String

  /// Whether the server is on this computer, so that nobody reads what crosses the connection.
  private let isHere: Bool

  /// Reads an address; `nil` if it isn't one, or has a password, which other users of the computer
  /// could read.
  ///
  /// - Parameter sender: the e-mail address that messages come from.
  package init?(_ address: String, sender: String) {
    let rest = ["smtp://", "smtps://"].lazy.compactMap { address.bytes.dropping(prefix: $0) }.first
    guard let rest, Self.isPlain(address), Self.isAddress(sender) else { return nil }
    let pieces = rest.bytes.split(separator: "/", omittingEmptySubsequences: false)
    let place = pieces.first ?? ""
    let parts = place.bytes.split(separator: "@", omittingEmptySubsequences: false)
    guard let host = parts.last, parts.count < 3, parts.allSatisfy({ !$0.isEmpty }) else {
      return nil
    }
    if parts.count == 2, parts[0].utf8.contains(UInt8(ascii: ":")) { return nil }
    (self.address, self.sender) = (address, sender)
    let local = ["localhost", "127.0.0.1", "[::1]"]
    isHere = local.contains { host == $0 || host.bytes.hasPrefix("\($0):") }
  }

  /// Returns whether messages can go to an e-mail address: many servers take only ASCII.
  package static func isAddress(_ text: String) -> Bool {
    let parts = text.bytes.split(separator: "@", omittingEmptySubsequences: false)
    return isPlain(text) && parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }

  /// Returns whether a text is visible ASCII, without the brackets around e-mail addresses and
  /// without the signs by which readers of addresses differ.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !strange.contains($0) }
  }

  private static let strange = Array(#"<>?#\"#.utf8)

  /// The present time as messages have it: `Sat, 28 Nov 2026 23:10:44 +0000` (RFC 5322, 3.3).
  private static var date: String {
    var (now, parts) = (time(nil), tm())
    gmtime_r(&now, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let day = "\(parts.tm_mday) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
    return "\(days[Int(parts.tm_wday)]), \(day) \(clock.joined(separator: ":")) +0000"
  }

  /// The longest time for which a server takes a message, in seconds.
  private static let longest = 30

  /// Sends a message, and waits until the server has it.
  ///
  /// - Parameters:
  ///   - recipient: an address that ``isAddress(_:)`` takes.
  ///   - text: the text in ASCII, with a line feed after each line.
  /// - Throws: ``MailFailure``.
  package func send(_ subject: String, _ text: String, to recipient: String) throws(MailFailure) {
    guard Transfers.shared != nil else { throw .noClient }
    let head = [
      "Date: \(Self.date)", "From: VocalVocab <\(sender)>", "To: <\(recipient)>",
      "Subject: \(subject)", "Auto-Submitted: auto-generated", "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
    ]
    let body = text.bytes.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = head + [""] + body.map(String.init)
    let message = Array(lines.joined(separator: "\r\n").utf8)
    let failure = message.withUnsafeBufferPointer { bytes in
      ccurl_send_mail(
        address, !isHere, sender, recipient, bytes.baseAddress, bytes.count, Self.longest)
    }
    if let failure { throw .refused(String(cString: failure)) }
  }
}

/// The reason why a message was not sent.
package enum MailFailure: Error, CustomStringConvertible {
  /// libcurl is not installed.
  case noClient
  /// The server didn't take the message. The text is libcurl's reason.
  case refused(String)

  package var description: String {
    switch self {
    case .noClient:
      "No e-mail can be sent, because libcurl is not installed: install libcurl4."
    case .refused(let reason):
      "The mail server didn't take a message (\(reason)): look at --mail, and at ~/.netrc for the "
        + "password."
    }
  }
}
