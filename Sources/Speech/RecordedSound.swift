internal import CSndFile
internal import Glibc

extension Sound {
  /// Creates a sound from a recording of a word. It gets the sample rate and the loudness of our
  /// voices, and soft edges.
  ///
  /// - Parameter file: the bytes of a file, in any format that libsndfile reads.
  /// - Returns: `nil` for a file that is not a sound, is silent, or lasts longer than 20 seconds;
  ///   and if libsndfile is not installed.
  public init?(recording file: [UInt8]) {
    var decoded = csndfile_sound()
    let status = file.withUnsafeBytes {
      csndfile_decode($0.baseAddress, Int64($0.count), Self.maximumSeconds, &decoded)
    }
    guard status == 0, let start = decoded.samples else { return nil }
    defer { csndfile_free(&decoded) }
    let samples = UnsafeBufferPointer(start: start, count: Int(decoded.count))
    guard samples.allSatisfy(\.isFinite) else { return nil }
    // The loudest window is speech. Windows far below it at the two ends hold the noise of the
    // room.
    let window = max(1, Int(decoded.rate) / 50)
    let levels = stride(from: 0, to: samples.count, by: window).map { index in
      let part = samples[index..<min(index + window, samples.count)]
      return (part.reduce(0) { $0 + $1 * $1 } / Float(part.count)).squareRoot()
    }
    guard let loudest = levels.max(), loudest > Self.silence else { return nil }
    let isSpeech = { (level: Float) in level > loudest * Self.roomLevel }
    guard let first = levels.firstIndex(where: isSpeech),
      let last = levels.lastIndex(where: isSpeech)
    else { return nil }
    let spoken = levels[first...last].filter(isSpeech)
    let level = (spoken.reduce(0) { $0 + $1 * $1 } / Float(spoken.count)).squareRoot()
    let kept = samples[max(0, (first - 2) * window)..<min(samples.count, (last + 4) * window)]
    let peak = kept.map(abs).max() ?? 1
    let gain = min(Self.voiceLevel / level, Self.highestPeak / peak)
    self.init(resampling: kept.map { $0 * gain }, from: Int(decoded.rate))
  }

  /// The maximum length in seconds.
  private static let maximumSeconds: Int32 = 20
  /// The level up to which a whole recording counts as silent.
  private static let silence: Float = 0.001
  /// The share of the loudest level up to which a window is noise of the room: 30 dB below.
  private static let roomLevel: Float = 0.03
  /// The level of our voices while they speak, measured as here over 300 words.
  private static let voiceLevel: Float = 0.085
  /// The highest peak that a recording may have, as a share of full scale.
  private static let highestPeak: Float = 0.89
}
