import ByteText
import Console
import FoundationEssentials
import Glibc
import Web

/// The messages of a server about its requests and its faults, for the person who keeps it running.
///
/// With a form, each of them is a line on standard output, and has no name, answer or token of a
/// person. Without one, only the sentences of faults are written, to standard error.
struct ServerLog: Sendable {
  private let form: LogForm?

  init(_ form: LogForm?) { self.form = form }

  private struct Line: Encodable {
    let time: String
    var method: String?
    var route: String?
    var status: Int?
    var milliseconds: Double?
    var fault: String?
    var note: String?
  }

  /// Writes a request.
  @Sendable func add(_ request: LoggedRequest) {
    guard form != nil else { return }
    let milliseconds = (request.duration / .milliseconds(1) * 100).rounded() / 100
    write(
      Line(
        time: Self.now, method: request.method, route: request.route, status: request.status,
        milliseconds: milliseconds))
  }

  /// Writes the sentence of a fault.
  @Sendable func addFault(_ sentence: String) {
    guard form != nil else { return Screen.complain(sentence) }
    write(Line(time: Self.now, fault: Self.withoutNames(sentence)))
  }

  /// Writes a sentence that is no fault, such as one about the start.
  func addNote(_ sentence: String) { write(Line(time: Self.now, note: sentence)) }

  private func write(_ line: Line) {
    let text: String
    if form == .json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
      text = (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    } else if let sentence = line.fault ?? line.note {
      text = "\(line.time) \(sentence.bytes.replacing("\n", with: " "))"
    } else {
      text =
        "\(line.time) \(line.method ?? "") \(line.route ?? "") \(line.status ?? 0)"
        + " \(line.milliseconds ?? 0) ms"
    }
    // One call for each line, so that lines of several threads never mix.
    let bytes = Array("\(text)\n".utf8)
    // A log that nobody reads must not end the server.
    _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
  }

  /// The time in the form `2026-11-27T05:32:14.917Z`.
  static var now: String {
    Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// Returns a sentence without the names of learners, which are the names of their folders, or
  /// stand behind the address of a store.
  static func withoutNames(_ sentence: String) -> String {
    var result = ""
    var rest = sentence[...]
    let marks = ["/learners/", "#"]
    while let mark = marks.compactMap({ rest.bytes.firstRange(of: $0) }).min(by: {
      $0.lowerBound < $1.lowerBound
    }) {
      result += rest[..<mark.upperBound] + "…"
      rest = rest[mark.upperBound...]
      // The name ends with the next part of the path, or with the mark at the end of the path.
      let scalars = rest.unicodeScalars
      let end = scalars.firstIndex(of: "/") ?? scalars.lastIndex(of: "'") ?? rest.endIndex
      rest = rest[end...]
    }
    return result + rest
  }
}
