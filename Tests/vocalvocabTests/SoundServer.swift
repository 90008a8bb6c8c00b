import Foundation
import Synchronization
import Testing

/// A PulseAudio server of the test's own, with a sink that takes sound in real time, as a card does,
/// and a recorder at its end.
final class SoundServer: Sendable {
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
    // As a daemon: one that closes the files it inherits is taken for ended by `Process`.
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
    try wait("a recording") { !samples.isEmpty }
  }

  deinit {
    recorder.terminate()
    kill()
    recorder.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// An ALSA configuration whose default device is the sink.
  var configuration: String {
    """
    </usr/share/alsa/alsa.conf>
    pcm.!default { type pulse server "unix:\(folder)/native" }
    """
  }

  /// Takes the sound device away, without a word.
  func kill() {
    Glibc.kill(server, SIGKILL)
  }

  /// All that has sounded.
  var samples: [Int16] { pieces.withLock { $0.flatMap(\.samples) } }

  /// When the last piece arrived that was not silent.
  var lastSound: ContinuousClock.Instant? {
    pieces.withLock { $0.last { $0.samples.contains { abs(Int($0)) > 100 } }?.arrival }
  }

  /// Waits until something sounds.
  func waitForSound() throws {
    let count = samples.count
    try wait("sound") { samples.dropFirst(count).contains { abs(Int($0)) > 1000 } }
  }

  private func wait(_ what: String, until isThere: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while !isThere() {
      try #require(ContinuousClock.now < deadline, "no \(what)")
      usleep(5_000)
    }
  }
}
