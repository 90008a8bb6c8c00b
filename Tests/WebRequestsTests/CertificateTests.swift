import Foundation
import LoopbackServer
import NIOSSL
import TestSupport
import Testing

@testable import WebRequests

@Suite("Certificates")
struct CertificateTests {
  /// A certificate that signs itself, and its key.
  private struct Certificate {
    let folder = Scratch()
    var path: String { folder.path + "/certificate.pem" }
    let context: NIOSSLContext

    /// - Parameter years: the years in which the certificate begins and ends.
    init(name: String, years: (Int, Int) = (2000, 2999)) throws {
      try folder.write("", to: "index.txt")
      try folder.write(
        """
        [ca]
        default_ca = own
        [own]
        database = \(folder.path)/index.txt
        new_certs_dir = \(folder.path)
        rand_serial = yes
        default_md = sha256
        policy = any
        copy_extensions = copy
        [any]
        commonName = supplied
        """, to: "ca.cnf")
      let key = folder.path + "/key.pem"
      try openssl(
        "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", key, "-out", folder.path + "/request.pem", "-subj", "/CN=\(name)",
        "-addext", "subjectAltName=DNS:\(name)")
      try openssl(
        "ca", "-batch", "-selfsign", "-notext", "-config", folder.path + "/ca.cnf", "-keyfile", key,
        "-in", folder.path + "/request.pem", "-out", folder.path + "/certificate.pem",
        "-startdate", "\(years.0)0101000000Z", "-enddate", "\(years.1)0101000000Z")
      context = try NIOSSLContext(
        configuration: .makeServerConfiguration(
          certificateChain: NIOSSLCertificate.fromPEMFile(folder.path + "/certificate.pem")
            .map { .certificate($0) },
          privateKey: .privateKey(NIOSSLPrivateKey(file: key, format: .pem))))
    }
  }

  @Test("a certificate of an unknown authority is refused before any request")
  func selfSigned() async throws {
    let certificate = try Certificate(name: "localhost")
    let server = try await LoopbackServer(tls: certificate.context) { _ in .text(200, "[]") }
    await #expect(throws: WebFailure.untrusted) { try await WebClient().get(server.address) }
    #expect(server.connections > 0 && server.requests.isEmpty)
  }

  @Test("a certificate of a trusted authority is accepted for its own name only")
  func trusted() async throws {
    let certificate = try Certificate(name: "localhost")
    let server = try await LoopbackServer(tls: certificate.context) { _ in .text(200, "[]") }
    let client = WebClient(authorities: certificate.path)
    #expect(try await client.get(server.address).status == 200)
    await #expect(throws: WebFailure.untrusted) {
      try await client.get("https://127.0.0.1:\(server.port)")
    }
    let other = try Certificate(name: "words.example.org")
    let elsewhere = try await LoopbackServer(tls: other.context) { _ in .text(200, "[]") }
    await #expect(throws: WebFailure.untrusted) {
      try await WebClient(authorities: other.path).get(elsewhere.address)
    }
  }

  @Test("an expired certificate is refused")
  func expired() async throws {
    let certificate = try Certificate(name: "localhost", years: (2000, 2001))
    let server = try await LoopbackServer(tls: certificate.context) { _ in .text(200, "[]") }
    await #expect(throws: WebFailure.untrusted) {
      try await WebClient(authorities: certificate.path).get(server.address)
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
    let certificate = try Certificate(name: "localhost")
    let server = try await LoopbackServer(tls: certificate.context) { _ in .redirect(to: target) }
    await #expect(throws: WebFailure.lostWay) {
      try await WebClient(authorities: certificate.path).get(server.address)
    }
    #expect(plain.connections == 0)
  }
}

private func openssl(_ arguments: String...) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/openssl")
  process.arguments = arguments
  let messages = Pipe()
  process.standardError = messages
  try process.run()
  let output = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(output)")
}
