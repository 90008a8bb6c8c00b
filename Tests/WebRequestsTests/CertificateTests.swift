import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import WebRequests

@Suite("Certificates")
struct CertificateTests {
  @Test("a certificate of an unknown authority is refused before any request")
  func selfSigned() async throws {
    let server = try await LoopbackServer { _ in .text(200, "[]") }
    let door = try await SecureDoor(to: server, with: Certificate(name: "localhost"))
    await #expect(throws: WebFailure.untrusted) { try await WebClient().get(door.address) }
    #expect(try door.connections > 0 && server.requests.isEmpty)
  }

  @Test("a certificate of a trusted authority is accepted for its own name only")
  func trusted() async throws {
    let server = try await LoopbackServer { _ in .text(200, "[]") }
    let certificate = try Certificate(name: "localhost")
    let door = try await SecureDoor(to: server, with: certificate)
    let client = WebClient(authorities: certificate.path)
    #expect(try await client.get(door.address).status == 200)
    await #expect(throws: WebFailure.untrusted) {
      try await client.get("https://127.0.0.1:\(door.port)")
    }
    let other = try Certificate(name: "words.example.org")
    let elsewhere = try await SecureDoor(to: server, with: other)
    await #expect(throws: WebFailure.untrusted) {
      try await WebClient(authorities: other.path).get(elsewhere.address)
    }
  }

  @Test("an expired certificate is refused")
  func expired() async throws {
    let server = try await LoopbackServer { _ in .text(200, "[]") }
    let certificate = try Certificate(name: "localhost", years: (2000, 2001))
    let door = try await SecureDoor(to: server, with: certificate)
    await #expect(throws: WebFailure.untrusted) {
      try await WebClient(authorities: certificate.path).get(door.address)
    }
    #expect(server.requests.isEmpty)
  }

  @Test("a server without TLS is not trusted at a secure address")
  func plain() async throws {
    let server = try await LoopbackServer { _ in .text(200, "[]") }
    await #expect(throws: WebFailure.self) {
      try await WebClient().get("https://localhost:\(server.port)", within: .seconds(2))
    }
    #expect(server.requests.isEmpty)
  }

  @Test("a secure server can't redirect to a plain one")
  func redirect() async throws {
    let plain = try await LoopbackServer { _ in .text(200, "[]") }
    let target = plain.address
    let server = try await LoopbackServer { _ in .redirect(to: target) }
    let certificate = try Certificate(name: "localhost")
    let door = try await SecureDoor(to: server, with: certificate)
    await #expect(throws: WebFailure.badRedirect) {
      try await WebClient(authorities: certificate.path).get(door.address)
    }
    #expect(plain.connections == 0)
  }
}
