import Foundation
import Testing

@Suite("A learner who only listens")
struct SpokenAnswersTests {
  let program = try! Program()
  /// The number of samples in a second.
  private let second = 22_050

  /// Returns how long a session sounds, in samples.
  private func length(_ input: String) throws -> Int {
    #expect(try program.run("play", "--word", "harbor", input: input).status == 0)
    return try Program.samples(at: program.sound).count
  }

  @Test("hears the help, the answer to every request, and the result of the session")
  func heard() throws {
    let word = try length("/quit\n")
    let sessions = [
      ("/help\n/quit\n", 8), ("/help skip\n/quit\n", 1), ("/what\n/quit\n", 2),
      ("/slip\n/quit\n", 3), ("harbor\n", 5),
    ]
    for (input, seconds) in sessions {
      let sounded = try length(input)
      #expect(sounded > word + seconds * second, "\(input): \(sounded)")
    }
    // A screen reader says all that is shown, so the voice says the word alone.
    try program.run("settings", "set", "verdicts", "shown")
    for (input, _) in sessions {
      let sounded = try length(input)
      #expect(sounded < word + second, "\(input): \(sounded)")
    }
  }
}
