import Foundation
import Testing
import Web

@testable import vocalvocab_server

@Suite("A link as a QR code")
struct QRCodeTests {
  @Test("is read correctly by another program", arguments: [1, 40, 200])
  func read(length: Int) throws {
    let text = "http://192.168.1.20:8080/?token=" + String(repeating: "7", count: length)
    let code = try #require(QRCode(text))
    #expect(try Self.scanned(code) == text)
  }

  @Test("has two rows of modules in a line, and a light margin")
  func lines() throws {
    let code = try #require(QRCode("http://192.168.1.20:8080/"))
    let width = code.modules.count + 4
    #expect(code.lines.allSatisfy { $0.count == width })
    #expect(code.lines.count == (width + 1) / 2)
    #expect(code.lines.first == String(repeating: "█", count: width))
  }

  /// Returns the text that zbar reads from the signs on the terminal.
  private static func scanned(_ code: QRCode) throws -> String {
    let scale = 4
    let rows = code.lines.flatMap { line -> [[Bool]] in
      [
        line.map { $0 == "█" || $0 == "▀" },
        line.map { $0 == "█" || $0 == "▄" },
      ]
    }
    let width = (rows.first?.count ?? 0) * scale
    var image = Data("P5\n\(width) \(rows.count * scale)\n255\n".utf8)
    for row in rows {
      let line = row.flatMap { [UInt8](repeating: $0 ? 255 : 0, count: scale) }
      for _ in 0..<scale { image.append(contentsOf: line) }
    }
    let path = NSTemporaryDirectory() + "qr-\(UUID().uuidString).pgm"
    try image.write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["zbarimg", "--quiet", "--raw", path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
