import Foundation
import Synchronization
import Testing

/// A PulseAudio server for one test. Like a sound card, it takes sound in real time; and it records
/// the sound.
final class SoundServer: Sendable {
  /// A part of the recording, and the time at which it came.
  private struct Piece {
    let arrival: ContinuousClock.Instant
    let samples: [Int16]
  }

  private let folder: String
  private let server: pid_t
  private let recorder = Process()
  private let pieces = Mutex<[Piece]>([])

  init() throws {
    folder = NSTemporaryDirectory() + "vocalvocab-sound-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let environment = ["HOME": folder, "XDG_RUNTIME_DIR": folder, "PATH": "/usr/bin:/bin"]
    // PulseAudio closes the files that it inherits, and `Process` would believe that it had ended.
    // So it runs as a daemon, and its starter ends.
    let starter = Process()
    starter.executableURL = URL(filePath: "/usr/bin/pulseaudio")
    starter.arguments = [
      "-n", "--daemonize=yes", "--exit-idle-time=-1", "--log-level=error",
      "-L", "module-null-sink sink_name=cap rate=22050 channels=1",
      "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(folder)/native",
    ]
    starter.environment = environment
    starter.standardError = FileHandle.nullDevice
    try starter.run()
    starter.waitUntilExit()
    let pid = try String(contentsOfFile: folder + "/pulse/pid", encoding: .utf8)
    server = try #require(pid_t(pid.trimmingCharacters(in: .whitespacesAndNewlines)))

    recorder.executableURL = URL(filePath: "/usr/bin/parec")
    recorder.arguments = [
      "--server=unix:\(folder)/native", "--device=cap.monitor", "--format=s16le", "--rate=22050",
      "--channels=1", "--latency-msec=5",
    ]
    recorder.environment = environment
    let pipe = Pipe()
    recorder.standardOutput = pipe
    try recorder.run()
    let file = pipe.fileHandleForReading
    Thread.detachNewThread { [weak self] in
      while true {
        let bytes = file.availableData
        guard !bytes.isEmpty, let self else { return }
        pieces.withLock {
          $0.append(Piece(arrival: .now, samples: Program.samples(header: 0, bytes)))
        }
      }
    }
    try wait("a recorder") { try !control("list", "short", "source-outputs").isEmpty }
    // Before somebody listens, the server renders two seconds ahead, and the recorder would wait
    // for them. A sink that was suspended begins anew.
    for isSuspended in ["1", "0"] { _ = try control("suspend-sink", "cap", isSuspended) }
    try wait("a recording") { !samples.isEmpty }
  }

  /// Sends a command to the server, and returns the answer.
  private func control(_ command: String...) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/pactl")
    process.arguments = ["--server=unix:\(folder)/native"] + command
    process.environment = recorder.environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return printed
  }

  deinit {
    recorder.terminate()
    kill()
    recorder.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The ALSA configuration whose default device is this server.
  var configuration: String {
    """
    </usr/share/alsa/alsa.conf>
    pcm.!default { type pulse server "unix:\(folder)/native" }
    """
  }

  /// Ends the server at once, so that the sound device disappears.
  func kill() {
    Glibc.kill(server, SIGKILL)
  }

  /// The whole recording so far.
  var samples: [Int16] { pieces.withLock { $0.flatMap(\.samples) } }

  /// The time at which the last sound came that was not silence.
  var lastSound: ContinuousClock.Instant? {
    pieces.withLock { $0.last { $0.samples.contains { abs(Int($0)) > 100 } }?.arrival }
  }

  /// Waits until something sounds.
  func waitForSound() throws {
    let count = samples.count
    try wait("sound") { samples.dropFirst(count).contains { abs(Int($0)) > 1000 } }
  }

  /// Waits until a condition holds; fails the test after 20 seconds.
  private func wait(_ what: String, until isThere: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while try !isThere() {
      try #require(ContinuousClock.now < deadline, "no \(what)")
      usleep(5_000)
    }
  }
}
