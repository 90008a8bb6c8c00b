import Accounts
import ArgumentParser
import Console
import Web
import WebRequests

extension ServeOptions {
  /// Returns the options of the web server.
  ///
  /// - Throws: `ValidationError` for an address that is none.
  func webOptions(_ access: Access? = nil) throws -> WebServer.Options {
    var options = WebServer.Options(host: host, port: port, access: access)
    options.learnersMayPlay = learnersMayPlay
    options.accounts = accounts
    options.ageLimit = ageLimit
    options.retention = RetentionRule(months: keep)
    options.mail = try mailServer
    options.publicAddress = try publicAddress
    options.forwarders = try forwarders
    return options
  }

  /// The server that sends e-mail; `nil` without one.
  ///
  /// - Throws: `ValidationError` for an address that is none.
  private var mailServer: MailServer? {
    get throws {
      guard let mail, let mailFrom else { return nil }
      guard let server = MailServer(mail, sender: mailFrom) else {
        throw ValidationError(
          """
          These can't send e-mail: give --mail smtps:// or smtp://, a user and @ if the server \
          wants one, and the host, without the password, which stands in ~/.netrc; and give \
          --mail-from an e-mail address.
          """)
      }
      return server
    }
  }

  /// The address of the program that forwards requests to this server; `nil` without one.
  ///
  /// - Throws: `ValidationError` if it isn't one.
  private var publicAddress: PublicAddress? {
    get throws {
      guard let text = publicURL else { return nil }
      guard let address = PublicAddress(text) else {
        throw ValidationError(
          """
          '\(text)' can't be a public address: give https:// and a name in ASCII, with a port if \
          it isn't the usual one, and without a path.
          """)
      }
      return address
    }
  }

  /// The programs that forward requests to this server; `nil` if none are given.
  ///
  /// - Throws: `ValidationError` for a text that names none.
  private var forwarders: Forwarders? {
    get throws {
      guard let text = behind else { return nil }
      guard let forwarders = Forwarders(text) else {
        throw ValidationError(
          """
          '\(text)' names no addresses: give numeric ones such as 127.0.0.1, or networks such as \
          10.0.0.0/8, with commas between them.
          """)
      }
      return forwarders
    }
  }
}
