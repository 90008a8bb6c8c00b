internal import FoundationEssentials
internal import Glibc
internal import Hashing

/// The sounds of programs in the cache folder, each in a file of its own: samples at
/// ``Synthesizer/sampleRate``, signed 16-bit, little-endian.
struct ProgramSounds: Sendable {
  let folder: String
  /// The most bytes of all files together. Beyond that, the oldest are removed.
  var maximumBytes = 50_000_000

  /// Returns the sound of a text; `nil` if it is not kept.
  func sound(of text: String, by voice: ProgramVoice) -> Sound? {
    guard let bytes = FileManager.default.contents(atPath: path(of: text, by: voice)),
      !bytes.isEmpty, bytes.count % 2 == 0
    else { return nil }
    let samples = stride(from: 0, to: bytes.count, by: 2).map { index in
      Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
    }
    return Sound(samples: samples, sampleRate: Synthesizer.sampleRate)
  }

  /// Keeps the sound of a text. A full disk or a missing folder is not a failure: the program can
  /// say it again.
  func keep(_ sound: Sound, of text: String, by voice: ProgramVoice) {
    mkdir(folder, 0o700)
    let path = path(of: text, by: voice)
    let new = "\(path).\(getpid())"
    let bytes = sound.samples.flatMap { sample in
      [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
    }
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let isWhole = write(file, bytes, bytes.count) == bytes.count
    close(file)
    // Another process may read the file meanwhile, so it appears only when it is complete.
    if !isWhole || rename(new, path) != 0 { unlink(new) }
    removeOldest()
  }

  /// Removes all sounds, because a command with the same words may be another one now.
  func removeAll() {
    // A folder that is not there holds nothing.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func removeOldest() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var files = names.compactMap { name -> (path: String, bytes: Int, time: timespec)? in
      var status = stat()
      let path = folder + "/" + name
      guard stat(path, &status) == 0 else { return nil }
      return (path, Int(status.st_size), status.st_mtim)
    }
    var bytes = files.reduce(0) { $0 + $1.bytes }
    guard bytes > maximumBytes else { return }
    files.sort { ($0.time.tv_sec, $0.time.tv_nsec) < ($1.time.tv_sec, $1.time.tv_nsec) }
    for file in files where bytes > maximumBytes {
      unlink(file.path)
      bytes -= file.bytes
    }
  }

  private func path(of text: String, by voice: ProgramVoice) -> String {
    var hash = FNV1a()
    for part in [voice.name, voice.folder, "\(voice.rawRate ?? 0)"] + voice.command + [text] {
      hash.combine(part.utf8)
      hash.combine(0)
    }
    return folder + "/" + String(hash.value, radix: 16)
  }
}
