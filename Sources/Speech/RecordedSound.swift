internal import CSndFile
internal import Glibc

extension Sound {
  /// A recording of a word, brought to the rate, the loudness and the soft edges of a voice of ours.
  ///
  /// - Parameter file: any format that libsndfile reads.
  /// - Returns: `nil` for what is no sound, is silent, or is too long to be a word; and where libsndfile
  ///   is not installed.
  public init?(recording file: [UInt8]) {
    var decoded = csndfile_sound()
    let status = file.withUnsafeBytes {
      csndfile_decode($0.baseAddress, Int64($0.count), Self.longestRecording, &decoded)
    }
    guard status == 0, let start = decoded.samples else { return nil }
    defer { csndfile_free(&decoded) }
    let samples = UnsafeBufferPointer(start: start, count: Int(decoded.count))
    guard samples.allSatisfy(\.isFinite) else { return nil }
    // The loudest tenth of a second is speech; what lies far below it before and after is the room.
    let window = max(1, Int(decoded.rate) / 50)
    let levels = stride(from: 0, to: samples.count, by: window).map { place in
      let part = samples[place..<min(place + window, samples.count)]
      return (part.reduce(0) { $0 + $1 * $1 } / Float(part.count)).squareRoot()
    }
    guard let loudest = levels.max(), loudest > Self.silence else { return nil }
    let isSpeech = { (level: Float) in level > loudest * Self.roomLevel }
    guard let first = levels.firstIndex(where: isSpeech),
      let last = levels.lastIndex(where: isSpeech)
    else { return nil }
    let spoken = levels[first...last].filter(isSpeech)
    let level = (spoken.reduce(0) { $0 + $1 * $1 } / Float(spoken.count)).squareRoot()
    let kept = samples[
      max(0, (first - 2) * window)..<min(samples.count, (last + 4) * window)]
    let peak = kept.map(abs).max() ?? 1
    let gain = min(Self.voiceLevel / level, Self.highestPeak / peak)
    self.init(resampling: kept.map { $0 * gain }, from: Int(decoded.rate))
  }

  /// Seconds.
  private static let longestRecording: Int32 = 20
  private static let silence: Float = 0.001
  /// 30 dB below the loudest.
  private static let roomLevel: Float = 0.03
  /// The level of our voices while they speak, measured in the same way over 300 words.
  private static let voiceLevel: Float = 0.085
  private static let highestPeak: Float = 0.89
}
