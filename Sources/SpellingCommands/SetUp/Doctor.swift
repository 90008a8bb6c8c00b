package import ArgumentParser
import Console
import Faults
import Glibc
import Speech
import Terminal

/// `vocalvocab doctor`: checks what practice needs, and says what mends it.
package struct Doctor: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what practice needs, and say what mends it.",
    discussion: """
      The status is 0 if practice with sound is possible, and 1 if not. To check the web services, \
      each is asked once; --source offline leaves them out. Some sound devices swallow the \
      beginning of a word: with --tone, you count beeps, and read how long a silence your device \
      needs.

      Examples:
        vocalvocab doctor
        vocalvocab doctor --devices
        vocalvocab doctor --tone --source offline
      """)

  @Flag(help: "Play a tone on the sound device; in a terminal, beeps that you count.")
  var tone = false

  @Flag(help: "List the sound devices of this computer, and check nothing.")
  var devices = false

  @OptionGroup var table: TableOptions
  @OptionGroup(title: "Where words come from") var source: SourceOptions
  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Files") var data: DataOptions

  package func validate() throws {
    if tone, devices { throw ValidationError("Choose one of --tone and --devices.") }
  }

  package func run() async throws {
    guard !devices else { return try listDevices() }
    var checkup = Checkup(data, sound: sound, source: source, playsTone: tone)
    let findings = await checkup.findings()
    let canPractise = findings.allSatisfy { $0.isGood || !$0.isNeeded }
    let screen = Screen(plain: table.plain)
    if table.csv {
      screen.table(
        ["check", "state", "text", "command"],
        findings.map { [$0.check, $0.state, $0.text, $0.command ?? ""] })
    } else if table.json {
      screen.line(try json(Report(checks: findings, canPractise: canPractise)))
    } else {
      show(findings, on: screen)
      screen.paragraph(
        canPractise
          ? "You can practise with sound."
          : "You can't practise with sound yet: mend what is wrong first.",
        tone: .strong)
    }
    if !canPractise { throw ExitCode.failure }
  }

  private func listDevices() throws {
    let devices = SoundDevice.all
    let screen = Screen(plain: table.plain)
    if table.csv {
      screen.table(["name", "description"], devices.map { [$0.name, $0.description] })
    } else if table.json {
      screen.line(try json(devices))
    } else if devices.isEmpty {
      screen.line("ALSA knows no sound device.")
    } else {
      let width = devices.map(\.name.columns).max() ?? 0
      for device in devices {
        screen.entry(
          [Screen.Piece("\(device.name.padded(to: width))  ")], device.description.printable)
      }
    }
  }

  /// The JSON document that `--json` prints.
  private struct Report: Encodable {
    let checks: [Finding]
    let canPractise: Bool
  }

  private func show(_ findings: [Finding], on screen: Screen) {
    let width = findings.map(\.check.columns).max() ?? 0
    for finding in findings {
      if screen.isPlain {
        screen.line("\(finding.check): \(finding.state): \(finding.sentences)")
        continue
      }
      let (mark, tone): (String, Screen.Tone) =
        finding.isGood ? ("✓", .good) : finding.isNeeded ? ("✗", .bad) : ("–", .quiet)
      screen.entry(
        [Screen.Piece(mark, tone), Screen.Piece(" \(finding.check.padded(to: width))  ")],
        finding.sentences)
    }
    screen.line()
  }

  package init() {}
}

/// The result of a check.
struct Finding: Encodable {
  /// The thing that was checked, in a word or two.
  let check: String
  let isGood: Bool
  /// Whether practice with sound is impossible without the thing.
  let isNeeded: Bool
  /// Sentences about the thing, or about what is wrong with it.
  let text: String
  /// The command that mends the thing, or lets practice do without it; `nil` if nothing is wrong.
  var command: String?
  /// The purpose of the command, to follow the word "To".
  var purpose = "mend it"

  private enum CodingKeys: String, CodingKey { case check, isGood, isNeeded, text, command }

  /// The result in one word.
  var state: String { isGood ? "good" : isNeeded ? "wrong" : "missing" }

  /// The text and the command.
  var sentences: String { command.map { "\(text) To \(purpose): \($0)" } ?? text }
}
