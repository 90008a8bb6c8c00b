import ArgumentParser
import Console
import FoundationEssentials

/// `vocalvocab manual`: prints the manual page, to be installed with the program. Only the makefile
/// calls it.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page.", shouldDisplay: false)

  func run() throws {
    // The parser describes its commands in JSON, for programs such as this one.
    let tool = try JSONDecoder().decode(
      ManualPage.Tool.self, from: Data(VocalVocab._dumpHelp().utf8))
    Screen(plain: true).line(ManualPage(tool.command, version: programVersion).text)
  }
}
