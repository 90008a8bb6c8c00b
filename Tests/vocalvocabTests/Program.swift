import Foundation
import TestSupport
import Testing

/// The program that was built, as a person runs it. It has a home folder of its own, and plays into
/// a file instead of a sound card.
final class Program: Sendable {
  /// The result of a run.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
    let duration: Duration
  }

  /// The place where the program plays sound.
  enum Sink {
    /// The file ``Program/sound``. ALSA's file plug-in takes every sample at once.
    case file
    /// No device, as on a machine without a sound card.
    case none
    /// The devices of an ALSA configuration.
    case configuration(String)
  }

  /// The program's home folder.
  let home: String

  init(_ sink: Sink = .file) throws {
    home = NSTemporaryDirectory() + "vocalvocab-home-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    switch sink {
    case .file:
      try playIntoFile()
    case .none:
      // Card 31 does not exist.
      try configure("pcm.!default { type hw; card 31 }")
    case .configuration(let text):
      try configure(text)
    }
    // No server answers at this port.
    try useServices("http://127.0.0.1:9")
  }

  /// Creates a program in a home with the same files as another's, which is slower to fill anew.
  init(like other: Program) throws {
    home = NSTemporaryDirectory() + "vocalvocab-home-\(UUID().uuidString)"
    try FileManager.default.copyItem(atPath: other.home, toPath: home)
    try playIntoFile()
  }

  /// Makes the program ask the services at this address instead of those in the internet.
  func useServices(_ address: String) throws {
    let folder = home + "/.config/vocalvocab"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let settings =
      [
        "format": "vocalvocab.settings", "version": 1, "randomWordAPI": address,
        "dictionaryAPI": address, "triviaAPI": address, "openTDB": address,
        "tvmazeAPI": address, "jikanAPI": address, "welcomed": true,
      ] as [String: Any]
    try JSONSerialization.data(withJSONObject: settings)
      .write(to: URL(filePath: folder + "/settings.json"))
  }

  /// Makes a cache for this program alone, with a prepared dictionary but without answers of a
  /// service.
  ///
  /// - Returns: the environment variable that names the cache.
  func ownCache() throws -> [String: String] {
    let folder = home + "/cache/vocalvocab"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["words.index", "sounds-en-us.txt"] {
      try FileManager.default.copyItem(
        atPath: "\(Self.cache)/vocalvocab/\(name)", toPath: "\(folder)/\(name)")
    }
    return ["XDG_CACHE_HOME": home + "/cache"]
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  private func playIntoFile() throws {
    try configure(
      #"pcm.!default { type file; slave.pcm { type null }; file "\#(home)/sound.wav";"#
        + #" format "wav" }"#
    )
  }

  private func configure(_ text: String) throws {
    try text.write(toFile: home + "/asound.conf", atomically: true, encoding: .utf8)
  }

  /// The WAV file with the sound that was played last.
  var sound: String { home + "/sound.wav" }
  /// The folder of the learner's files.
  var data: String { home + "/.local/share/vocalvocab" }

  /// The path of the program. The package manager builds it in the same folder as the tests.
  static var path: String {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = tests.appending(path: "vocalvocab").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // If another program runs the tests, one of its arguments is the path of their bundle.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "vocalvocab").path
  }

  /// The cache that all tests share. It holds the index of the dictionary and the words that sound
  /// the same. The first test makes it, and the other tests wait.
  static let cache = {
    let folder = TestFolders.caches
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["play", "--mute", "--word", "harbor", "--source", "offline"]
    process.environment = [
      "HOME": folder + "/home", "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": folder,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // A program that doesn't start fails every test that runs it.
    if (try? process.run()) != nil { process.waitUntilExit() }
    return folder
  }()

  /// The environment variables of the program, with those of a sanitizer.
  var environment: [String: String] {
    let own = [
      "HOME": home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm",
      "ALSA_CONFIG_PATH": home + "/asound.conf", "XDG_CACHE_HOME": Self.cache,
    ]
    return ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
      .merging(own) { $1 }
  }

  /// Runs the program to its end, with a text as standard input.
  @discardableResult
  func run(
    _ arguments: String..., input: String = "", environment more: [String: String] = [:],
    program: String = path
  ) throws -> Result {
    try run(arguments, input: input, environment: more, program: program)
  }

  /// Writes a script that can be run.
  ///
  /// Another process writes it: a child of this one that starts at the same moment has its open
  /// files for an instant, and the system runs no file that is open for writing.
  func putScript(_ script: String, at path: String) throws {
    let result = try run(
      ["-m", "755", "/dev/stdin", path], input: "#!/bin/sh\n\(script)\n",
      program: "/usr/bin/install")
    try #require(result.status == 0, "\(result.errors)")
  }

  /// Runs a line of a shell that begins with arguments of the program.
  func shell(_ line: String) throws -> Result {
    try run(["-c", "\(Self.path) \(line)"], program: "/bin/sh")
  }

  /// Runs the program to its end, with a text as standard input.
  @discardableResult
  func run(
    _ arguments: [String], input: String = "", environment more: [String: String] = [:],
    program: String = path
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment.merging(more) { $1 }
    let files = try ["in", "out", "err"].map { name in
      let path = home + "/std" + name
      try (name == "in" ? input : "").write(toFile: path, atomically: false, encoding: .utf8)
      return try #require(FileHandle(forUpdatingAtPath: path))
    }
    (process.standardInput, process.standardOutput, process.standardError) =
      (files[0], files[1], files[2])
    // Foundation closes them late, and crashes where a thousand are open.
    defer { for file in files { try? file.close() } }
    let start = ContinuousClock.now
    try process.run()
    // End a program that hangs, so that its test fails and the others go on.
    let limit = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300), execute: limit)
    process.waitUntilExit()
    limit.cancel()
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: home + "/std" + name)), as: UTF8.self)
    }
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try text("out"), errors: try text("err"), duration: ContinuousClock.now - start)
  }

  /// Runs another program and returns its standard output.
  static func output(of program: String, _ arguments: String...) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  /// Returns the samples of a WAV file, or of other data that begin with a header.
  static func samples(header: Int = 44, _ wav: Data) -> [Int16] {
    wav.dropFirst(header).withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map {
        Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))
      }
    }
  }

  /// Returns the samples of the WAV file at a path.
  static func samples(at path: String) throws -> [Int16] {
    samples(try Data(contentsOf: URL(filePath: path)))
  }
}
