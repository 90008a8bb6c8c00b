import Foundation
import LoopbackServer
import TestSupport
import Testing

/// A self-signed certificate and its key.
struct Certificate {
  private let folder = Scratch()
  var path: String { folder.path + "/certificate.pem" }
  var key: String { folder.path + "/key.pem" }

  /// - Parameter years: the years of its beginning and its end.
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
    try openssl(
      "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-keyout", key, "-out", folder.path + "/request.pem", "-subj", "/CN=\(name)",
      "-addext", "subjectAltName=DNS:\(name)")
    try openssl(
      "ca", "-batch", "-selfsign", "-notext", "-config", folder.path + "/ca.cnf", "-keyfile", key,
      "-in", folder.path + "/request.pem", "-out", path,
      "-startdate", "\(years.0)0101000000Z", "-enddate", "\(years.1)0101000000Z")
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

/// A secure address for a server on loopback: `socat` decrypts the requests and passes them on.
final class SecureDoor: Sendable {
  let port: Int
  var address: String { "https://localhost:\(port)" }

  private let process = Process()
  private let log = Scratch()

  init(to server: LoopbackServer, with certificate: Certificate) async throws {
    try log.write("", to: "log")
    process.executableURL = URL(filePath: "/usr/bin/socat")
    process.arguments = [
      "-d", "-d", "-lf", log.path + "/log",
      """
      OPENSSL-LISTEN:0,bind=127.0.0.1,fork,verify=0,cert=\(certificate.path),\
      key=\(certificate.key)
      """,
      "TCP4:127.0.0.1:\(server.port)",
    ]
    try process.run()
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      let listening = (try? log.read("log"))?.firstMatch(of: /listening on .*:(\d+)\n/)
      if let port = listening.flatMap({ Int($0.1) }) {
        self.port = port
        return
      }
      try #require(process.isRunning && ContinuousClock.now < deadline)
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  // The process has the signal mask of one of Dispatch's threads, which blocks SIGTERM.
  deinit { kill(process.processIdentifier, SIGKILL) }

  /// The number of connections, including clients that then refused the certificate.
  var connections: Int {
    get throws { try log.read("log").matches(of: /accepting connection/).count }
  }
}
