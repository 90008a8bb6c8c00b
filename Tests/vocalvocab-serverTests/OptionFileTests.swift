import Foundation
import Testing

@testable import Console
@testable import vocalvocab_server

@Suite("A file with options")
struct OptionFileTests {
  private let path = NSTemporaryDirectory() + "options-\(UUID().uuidString).conf"

  private func write(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("gives the command line its options, which come before those that were typed")
  func options() throws {
    try write(
      "# a comment\r\n\n host = 0.0.0.0\r\ntoken=yes\nlearners-may-play = no\nport=  99\n"
        + "store = postgresql://host/db?a=b\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let options = ["--host=0.0.0.0", "--token", "--port=99", "--store=postgresql://host/db?a=b"]
    let typed = ["--config", path, "--port", "1"]
    #expect(try OptionFile.expand(typed) == options + typed)
    #expect(
      try OptionFile.expand(["links", "--config=\(path)"]) == ["links"] + options + [
        "--config=\(path)"
      ])
    let parsed = try VocalVocabServer.parseAsRoot(OptionFile.expand(typed)) as? Serve
    #expect(parsed?.options.port == 1 && parsed?.options.host == "0.0.0.0")
    #expect(parsed?.options.isClosed == true && parsed?.options.learnersMayPlay == false)
  }

  @Test("names the line that is no option", arguments: ["token", "= 1", "a =", "--a = 1"])
  func wrong(line: String) throws {
    try write("port = 1\n\(line)\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect {
      try OptionFile.expand(["--config", path])
    } throws: {
      "\($0)" == "Line 2 of '\(path)' is no option: write 'name = value', or # before a comment."
    }
  }

  @Test("that isn't named, or isn't there, is told by the usual sentences")
  func absent() {
    #expect((try? OptionFile.expand(["--config"])) == ["--config"])
    #expect((try? OptionFile.expand(["--", "--config", "x"])) == ["--", "--config", "x"])
    #expect(throws: (any Error).self) { try OptionFile.expand(["--config", "/nowhere/x"]) }
  }

  @Test("for a service has every option, with the values that hold without it")
  func service() throws {
    let source = #filePath.replacing(
      "Tests/vocalvocab-serverTests/OptionFileTests.swift",
      with: "Sources/vocalvocab-server/Service/server.conf")
    let text = try String(contentsOfFile: source, encoding: .utf8)
    let help = Serve.helpMessage(columns: 200)
    // Some belong to a person at the terminal or to another command, or would change the links at
    // each start.
    let others: Set = ["open", "new-token", "config", "devices", "version", "help"]
    let named = help.matches(of: /--([a-z-]+)/).map { String($0.1) }
    let options = Set(named).subtracting(others)
    let inFile = Set(text.matches(of: /(?m)^#?([a-z-]+) = \S/).map { String($0.1) })
    #expect(inFile == options)
    // Each line is an option that the server takes.
    let lines = text.replacing(/(?m)^#(?=[a-z-]+ = )/, with: "")
    let words = try OptionFile.options(in: lines, path: "server.conf")
    #expect(throws: Never.self) { try VocalVocabServer.parseAsRoot(words) }
  }
}

@Suite("A server's log")
struct ServerLogTests {
  @Test(
    "has no names of learners",
    arguments: [
      (
        "'/d/learners/Zoë/journal.jsonl' can't be read.",
        "'/d/learners/…/journal.jsonl' can't be read."
      ),
      ("'/d/learners/Ada O'Neill' exists already.", "'/d/learners/…' exists already."),
      ("The store 'postgresql://h/d#Zoë' is.", "The store 'postgresql://h/d#…' is."),
      (
        "'/d/learners/A/x' and '/d/learners/B/x' differ.",
        "'/d/learners/…/x' and '/d/learners/…/x' differ."
      ),
      ("'/d/journal.jsonl' is full.", "'/d/journal.jsonl' is full."),
    ])
  func names(sentence: String, logged: String) {
    #expect(ServerLog.withoutNames(sentence) == logged)
  }

  @Test("has the time of each line, with its day")
  func time() {
    #expect(ServerLog.now.wholeMatch(of: /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
  }
}
