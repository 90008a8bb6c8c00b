import Foundation
import Testing

@Suite("make install and make uninstall")
struct InstallTests {
  @Test("install a program that finds its voices, and remove it again")
  func install() throws {
    let program = try Program()
    let prefix = program.home + "/prefix"
    // Install the program of this build instead of a release. All else is as a person installs it.
    func make(_ goal: String) throws {
      _ = try Program.output(
        of: "/usr/bin/make", "-C", Self.sources, goal, "--assume-old=build", "PREFIX=\(prefix)",
        "program=\(Program.path)")
    }
    try make("install")
    let voices = try #require(
      try? FileManager.default.contentsOfDirectory(atPath: prefix + "/share/vocalvocab/Voices"))
    #expect(voices.contains("clara") && voices.contains("README.md"))

    let installed = prefix + "/bin/vocalvocab"
    let list = try program.run("voices", "--plain", program: installed)
    #expect(list.output.contains("clara (en-us):") && list.output.contains("martin-gb (en-gb):"))
    let said = try program.run("say", "--voice", "aurora", "harbor", program: installed)
    #expect(said.status == 0, "\(said.errors)")
    let words = prefix + "/share/bash-completion/completions/vocalvocab"
    #expect(try String(contentsOfFile: words, encoding: .utf8).contains("completed"))

    try make("uninstall")
    let left = try FileManager.default.subpathsOfDirectory(atPath: prefix)
    #expect(!left.contains { $0.contains("vocalvocab") }, "\(left)")
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
}
