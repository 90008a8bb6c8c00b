import Testing

@testable import Web

@Suite("A server")
struct ServerNameTests {
  @Test(
    "on loopback answers to every name that can only mean this computer",
    arguments: [
      "127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080", "127.1.2.3:8080",
    ])
  func own(host: String) {
    #expect(ServerName(host: "127.0.0.1", port: 8080).isOurs(host: host))
  }

  @Test(
    "answers to no other name, because an attacker can make one lead here",
    arguments: [
      nil, "", "evil.example:8080", "localhost.evil.example:8080", "127.0.0.1.evil.example:8080",
      "127.0.0.1", "127.0.0.1:80", "127.0.0.1:80808080", "192.168.1.5:8080", "[::2]:8080", ":8080",
      "localhost:8080:8080", "127.0.0.1:8080 ", "evil.example[:8080", "[::1]\u{301}:8080",
      "[\u{301}::1]:8080",
    ])
  func foreign(host: String?) {
    #expect(!ServerName(host: "127.0.0.1", port: 8080).isOurs(host: host))
  }

  @Test("on a network answers to numeric addresses and to the computer's name")
  func network() {
    let name = ServerName(host: "0.0.0.0", port: 8080)
    for host in [
      "192.168.1.5:8080", "[fd00::5]:8080", "localhost:8080", "\(ServerName.ownName):8080",
    ] {
      #expect(name.isOurs(host: host))
    }
    #expect(!name.isOurs(host: "evil.example:8080"))
  }

  @Test("is on loopback if only this computer can reach it")
  func loopback() {
    for host in ["127.0.0.1", "127.9.9.9", "localhost", "::1"] {
      #expect(ServerName.isLoopback(host))
    }
    for host in ["0.0.0.0", "::", "192.168.1.5", "example.org", "1270.0.1", ""] {
      #expect(!ServerName.isLoopback(host))
    }
  }

  @Test("answers to its real port once that is known")
  func bound() {
    let name = BoundName(ServerName(host: "127.0.0.1", port: 0))
    #expect(!name.isOurs(host: "127.0.0.1:4711"))
    name.set(ServerName(host: "127.0.0.1", port: 4711))
    #expect(name.isOurs(host: "127.0.0.1:4711") && name.isOurs(host: "127.0.0.1:4711"))
    #expect(!name.isOurs(host: "127.0.0.1:4712"))
    #expect(!name.isOurs(host: nil))
  }
}
