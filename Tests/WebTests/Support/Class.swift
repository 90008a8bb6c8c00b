@testable import Web

/// A server that let a class in, with browsers on other computers of the network.
struct Class {
  let access = Access()
  /// The clock of the limits. It stands still, however long a test takes on a busy computer.
  let clock = Clock()
  let site: Site

  init() throws { site = try Site(host: "0.0.0.0", access: access, clock: clock) }

  /// A browser with the link of learners or of the teacher.
  func browser(_ token: Token) -> Client {
    let browser = Client(site, token: token.text)
    browser.sender = "192.168.1.20"
    return browser
  }

  /// A browser with the link of learners, whose person said a new name.
  func learner(_ name: String) async throws -> Client {
    let learner = browser(access.learners)
    try await learner.post("/learners", ["name": .text(name)])
    return learner
  }

  /// A browser with the link of the teacher.
  var teacher: Client { browser(access.teacher) }
}
