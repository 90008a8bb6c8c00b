import Foundation
import Testing

@Suite("make install and make uninstall")
struct InstallTests {
  let program = try! Program()

  @Test("install a program that finds its voices, and remove it again")
  func install() throws {
    let prefix = program.home + "/prefix"
    // Install the program of this build instead of a release. All else is as a person installs it.
    func make(_ goal: String) throws {
      _ = try Program.output(
        of: "/usr/bin/make", "-C", Self.sources, goal, "--assume-old=build", "--assume-old=server",
        "PREFIX=\(prefix)", "program=\(Program.path)", "server=\(Program.path)-server",
        "words=\(Program.cache)/vocalvocab")
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
    // The index and the tables were made while building, so the cache needs none.
    let cache = ["XDG_CACHE_HOME": program.home + "/cache"]
    let first = try program.run(
      "play", "--mute", "--word", "hour", input: "our\n", environment: cache, program: installed)
    #expect(first.output.contains("sounds the same"), "\(first.output)")
    let made = try FileManager.default.contentsOfDirectory(
      atPath: program.home + "/cache/vocalvocab")
    #expect(!made.contains("words.index") && !made.contains("sounds-en-us.txt"), "\(made)")
    for path in [
      "bash-completion/completions/vocalvocab", "zsh/site-functions/_vocalvocab",
      "fish/vendor_completions.d/vocalvocab.fish",
    ] {
      let script = try String(contentsOfFile: "\(prefix)/share/\(path)", encoding: .utf8)
      #expect(script.contains("completed") && !script.contains("prepare"), "\(path)")
    }
    let manual = prefix + "/share/man/man1/vocalvocab.1"
    let faults = try Program.output(of: "/usr/bin/mandoc", "-T", "lint", "-W", "error", manual)
    #expect(faults.isEmpty, "\(String(decoding: faults, as: UTF8.self))")
    let page = String(
      decoding: try Program.output(of: "/usr/bin/mandoc", "-T", "utf8", manual), as: UTF8.self
    ).replacing(/.\u{8}/, with: "")
    for part in [
      "vocalvocab play", "--pattern <name>", "vocalvocab lists import <name> <file>",
      "vocalvocab doctor", "vocalvocab serve --host 0.0.0.0 --token", "130 after Ctrl-C",
    ] {
      #expect(page.contains(part), "\(part)")
    }

    let served = try program.run("serve", "--host", "nope", program: installed)
    #expect(
      served.status == 1 && served.errors.contains("'nope' is not an address"),
      "the server's own sentence")

    try make("uninstall")
    let left = try FileManager.default.subpathsOfDirectory(atPath: prefix)
    #expect(!left.contains { $0.contains("vocalvocab") }, "\(left)")
  }

  /// Runs `make packages` on a system that has only a few commands, and the given ones.
  private func packages(_ commands: [String: String]) throws -> (status: Int32, errors: String) {
    let folder = program.home
    let given = ["sh", "sed", "sort", "head", "uname"].map { name in
      (name, "exec \(name == "sh" ? "/bin/sh" : "/usr/bin/\(name)") \"$@\"")
    }
    for (name, script) in given + commands.map({ ($0.key, $0.value) }) {
      try program.putScript(script, at: "\(folder)/\(name)")
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/make")
    process.arguments = ["-C", Self.sources, "packages"]
    process.environment = ["PATH": folder]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test(
    "without a Swift that is new enough, make says how to install it, before anything else",
    arguments: [
      (nil, "finds none"), ("Swift version 5.8.1 (swift-5.8.1-RELEASE)", "finds 5.8.1"),
      ("Swift version 6.1.3 (swift-6.1.3-RELEASE)", "finds 6.1.3"),
    ] as [(String?, String)])
  func noSwift(version: String?, found: String) throws {
    let result = try packages(version.map { ["swift": "echo '\($0)'"] } ?? [:])
    #expect(result.status != 0)
    let sentence = "VocalVocab needs Swift 6.2 or later, and \(found): install it"
    #expect(result.errors.hasPrefix(sentence))
    for part in ["apt-get install", "dnf install", "swiftly init"] {
      #expect(result.errors.contains(part))
    }
    #expect(!result.errors.contains("libespeak"))
  }

  @Test("without apt-get, make names what is not there as Debian, Fedora and Arch call it")
  func noApt() throws {
    let swift = "echo 'Swift version 6.10 (swift-6.10-RELEASE)'"
    let has = { (libraries: String) in
      ["swift": swift, "pkg-config": "case \"$2\" in \(libraries)) exit 0;; *) exit 1;; esac"]
    }
    let result = try packages(has("espeak-ng|sndfile"))
    #expect(result.status != 0 && result.errors.contains("This system has no apt-get."))
    #expect(result.errors.contains("  libasound2-dev (Fedora: alsa-lib-devel, Arch: alsa-lib)\n"))
    #expect(!result.errors.contains("libespeak-ng-dev") && !result.errors.contains("libsndfile"))
    #expect(try packages(has("*")).status == 0)
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
}
