import Foundation
import Testing

/// Sessions of a program whose index is still to be made.
@Suite("The first word without an index", .serialized)
struct FirstWordTests {
  let program: Program
  private let noCache: [String: String]

  init() throws {
    program = try Program()
    // The first program of the tests fills the cache that they share.
    _ = program.environment
    noCache = ["XDG_CACHE_HOME": program.home + "/cache"]
  }

  private var hasIndex: Bool {
    FileManager.default.fileExists(atPath: program.home + "/cache/vocalvocab/words.index")
  }

  @Test("is one of our own, and the rest follows behind a progress bar")
  func first() throws {
    let began = ContinuousClock.now
    let terminal = try Terminal(program, "play", "--source", "offline", environment: noCache)
    try terminal.wait(for: "1 › ")
    // The program that the tests run is not optimised.
    #expect(ContinuousClock.now - began < .seconds(3))
    #expect(!hasIndex)
    terminal.type("/skip\n/skip\n")
    try terminal.wait(for: "Preparing the dictionary, once  █")
    try terminal.wait(for: "\r\u{1B}[K")
    try terminal.wait(for: "2 › ")
    #expect(hasIndex)
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
  }

  @Test("Ctrl-C ends the wait for the rest")
  func interrupted() throws {
    let terminal = try Terminal(program, "play", "--source", "offline", environment: noCache)
    try terminal.wait(for: "1 › ")
    terminal.type("/skip\n/skip\n")
    try terminal.wait(for: "Preparing the dictionary, once  █")
    let stop = ContinuousClock.now
    terminal.type(Terminal.controlC)
    #expect(terminal.end() == 130)
    #expect(ContinuousClock.now - stop < .seconds(1))
    #expect(!hasIndex)
  }

  @Test("Ctrl-C ends at once what comes before the first word")
  func interruptedBefore() throws {
    let terminal = try Terminal(
      program, "play", "--mute", "--source", "offline", "--word", "harbor", environment: noCache)
    try terminal.wait(for: "Preparing the dictionary, once  █")
    let stop = ContinuousClock.now
    terminal.type(Terminal.controlC)
    // The signal itself ends the program, because nothing is open yet that must be closed.
    #expect(terminal.end() == nil)
    #expect(ContinuousClock.now - stop < .seconds(1))
  }

  @Test("waits for the whole dictionary where our own words have none that is wanted")
  func wanted() throws {
    let terminal = try Terminal(
      program, "play", "--mute", "--source", "offline", "--level", "expert", environment: noCache)
    try terminal.wait(for: "Preparing the dictionary, once  █")
    try terminal.wait(for: "1 › ")
    #expect(hasIndex)
    terminal.type("/quit\n")
    #expect(terminal.end() == 0)
  }
}
