import Foundation
import Testing

@Suite("Voices of programs at the terminal")
struct VoiceProgramTests {
  let program = try! Program()
  private var document: String { program.home + "/.config/vocalvocab/voices.json" }

  @Test("are tried, kept, listed, chosen, heard, and removed")
  func kept() throws {
    let added = try program.run(
      "voices", "add", "reader", "--command", "espeak-ng -v en-us+f4 --stdin --stdout")
    #expect(added.output.hasPrefix("Kept. ") && added.errors.isEmpty && added.status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: document)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let text = try String(contentsOfFile: document, encoding: .utf8)
    #expect(text.contains("\"vocalvocab.voices\""))
    let list = try program.run("voices")
    #expect(list.output.contains("reader (en-us): a voice by the program espeak-ng"))
    #expect(try program.run("settings", "set", "voice", "reader").status == 0)
    let file = program.home + "/out.wav"
    #expect(try program.run("say", "harbor", "--output", file).status == 0)
    let said = try Program.samples(at: file)
    try program.run("say", "harbor", "--voice", "martin", "--output", file, "--force")
    #expect(try Program.samples(at: file) != said)
    let removed = try program.run("voices", "remove", "reader")
    #expect(removed.output == "Removed. From now on you hear martin.\n" && removed.status == 0)
    #expect(try program.run("settings", "get", "voice").output == "martin\n")
    #expect(
      try program.run("say", "harbor", "--voice", "reader", "--output", file, "--force").status != 0
    )
    #expect(try program.run("voices", "remove", "reader").status == 1)
  }

  @Test("that fail are not kept, and the reason is told")
  func refused() throws {
    for (command, reason) in [
      ("no-such-program -x", "could not be started"), ("false", "ended with status 1"),
      ("true", "wrote nothing"), ("echo hello", "wrote no sound"),
    ] {
      let refused = try program.run("voices", "add", "reader", "--command", command)
      #expect(refused.status == 1 && refused.errors.contains(reason), "\(refused.errors)")
    }
    #expect(try program.run("voices", "add", "martin", "--command", "cat").status == 1)
    #expect(try program.run("voices", "add", "es", "--command", "cat").status != 0)
    #expect(!FileManager.default.fileExists(atPath: document))
  }

  @Test("that fail later are replaced by our voice, with one sentence")
  func failing() throws {
    let script = program.home + "/speak.sh"
    try program.putScript("espeak-ng --stdin --stdout", at: script)
    #expect(try program.run("voices", "add", "reader", "--command", script).status == 0)
    try FileManager.default.removeItem(atPath: script)
    let file = program.home + "/out.wav"
    let said = try program.run(
      "say", "--voice", "reader", "a garden", "--output", file)
    #expect(said.status == 0)
    #expect(said.errors.contains("The voice 'reader' was not heard"))
    #expect(try Program.samples(at: file).contains { abs(Int($0)) > 1000 })
    let played = try program.run(
      "play", "--voice", "reader", "--word", "thimble", "--word", "harbor",
      input: "thimble\nharbor\n")
    #expect(played.status == 0)
    #expect(played.errors.components(separatedBy: "was not heard").count == 2, "\(played.errors)")
  }
}
