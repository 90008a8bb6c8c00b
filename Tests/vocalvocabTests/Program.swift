import Foundation
import Testing

/// The built program, run as a person runs it: a home of its own, and a sound sink instead of a card.
final class Program: Sendable {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
    let duration: Duration
  }

  /// Where the sound of a run goes.
  enum Sink {
    /// ALSA's file plug-in: every sample, at once, in ``Program/sound``.
    case file
    /// A machine without a sound card.
    case none
    /// An ALSA configuration of the test's own.
    case configuration(String)
  }

  let home: String

  init(_ sink: Sink = .file) throws {
    home = NSTemporaryDirectory() + "vocalvocab-home-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    switch sink {
    case .file:
      try configure(
        #"pcm.!default { type file; slave.pcm { type null }; file "\#(home)/sound.wav"; format "wav" }"#
      )
    case .none:
      // A definition of the card that leads nowhere, as on a machine that has none.
      try configure("pcm.!default { type hw; card 31 }")
    case .configuration(let text):
      try configure(text)
    }
    // Nobody is there.
    try useServices("http://127.0.0.1:9")
  }

  /// Which services the program asks, instead of those of the world.
  func useServices(_ address: String) throws {
    let folder = home + "/.config/vocalvocab"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let settings =
      [
        "format": "vocalvocab.settings", "version": 1, "randomWordAPI": address,
        "dictionaryAPI": address,
      ] as [String: Any]
    try JSONSerialization.data(withJSONObject: settings)
      .write(to: URL(filePath: folder + "/settings.json"))
  }

  /// A cache of the program's own, in which the dictionary is ready but no answer of a service.
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

  private func configure(_ text: String) throws {
    try text.write(toFile: home + "/asound.conf", atomically: true, encoding: .utf8)
  }

  /// What was played last, as a WAV file.
  var sound: String { home + "/sound.wav" }
  var data: String { home + "/.local/share/vocalvocab" }

  /// Beside the tests' own bundle, where the package manager builds it.
  static var path: String {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = tests.appending(path: "vocalvocab").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // The bundle's path is an argument of the test runner where that is another program.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "vocalvocab").path
  }

  /// A cache with the index of the dictionary and the words that sound alike. The first test makes it,
  /// and tests beside it wait.
  private static let cache = {
    let folder = NSTemporaryDirectory() + "vocalvocab-test-cache-\(getpid())"
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

  var environment: [String: String] {
    [
      "HOME": home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm",
      "ALSA_CONFIG_PATH": home + "/asound.conf", "XDG_CACHE_HOME": Self.cache,
    ]
  }

  @discardableResult
  func run(
    _ arguments: String..., input: String = "", environment more: [String: String] = [:],
    program: String = path
  ) throws -> Result {
    try run(arguments, input: input, environment: more, program: program)
  }

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
    let start = ContinuousClock.now
    try process.run()
    // A program that hangs fails its test, and holds up no other.
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

  /// What another program prints.
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

  /// The samples of a WAV file, or of what else they stand in behind a header.
  static func samples(header: Int = 44, _ wav: Data) -> [Int16] {
    wav.dropFirst(header).withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map {
        Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))
      }
    }
  }

  static func samples(at path: String) throws -> [Int16] {
    samples(try Data(contentsOf: URL(filePath: path)))
  }
}
