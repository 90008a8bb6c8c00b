import Testing

@testable import WebRequests

@Suite("The address of a mail server")
struct MailServerTests {
  @Test(
    "has a host, and perhaps a user",
    arguments: [
      "smtp://mail.example", "smtps://mail.example", "smtp://words@mail.example:587",
      "smtp://[::1]:25", "smtp://127.0.0.1:2525/vocalvocab",
    ])
  func good(address: String) {
    #expect(MailServer(address, sender: "words@spelling.example")?.address == address)
  }

  @Test(
    "has no password, no space and no line end",
    arguments: [
      "mail.example", "https://mail.example", "smtp://", "smtp:///x", "smtp://@mail.example",
      "smtp://a:secret@mail.example", "smtp://a@b@mail.example", "smtp://mail .example",
      "smtp://mail.example\r\nx", "smtp://mäil.example", "smtp://mail.example#@localhost",
    ])
  func bad(address: String) {
    #expect(MailServer(address, sender: "words@spelling.example") == nil)
  }

  @Test("sends from and to plain addresses alone")
  func addresses() {
    let bad = ["words", "words@", "@spelling.example", "a b@c.example", "a@b.example>\r\nBcc:"]
    for sender in bad {
      #expect(MailServer("smtp://mail.example", sender: sender) == nil, "\(sender)")
    }
    #expect(MailServer.isAddress("zoe@example.org") && !MailServer.isAddress("zoë@example.org"))
  }
}
