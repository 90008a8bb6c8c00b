internal import Glibc

extension Sound {
  /// The sound as a WAV file: a header of 44 bytes, then PCM with 16 bits and one channel.
  ///
  /// Layout: "Multimedia Programming Interface and Data Specifications 1.0", IBM and Microsoft
  /// 1991.
  public var wav: [UInt8] {
    // Sizes in this format have 32 bits, enough for 27 hours at 22050 Hz.
    let dataSize = UInt32(clamping: samples.count * 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + samples.count * 2)
    bytes += "RIFF".utf8
    bytes.append(littleEndian: dataSize.addingReportingOverflow(36).partialValue)
    bytes += "WAVEfmt ".utf8
    bytes.append(littleEndian: UInt32(16))  // size of the fields up to "data"
    bytes.append(littleEndian: UInt16(1))  // linear PCM
    bytes.append(littleEndian: UInt16(1))  // channels
    bytes.append(littleEndian: UInt32(clamping: sampleRate))
    bytes.append(littleEndian: UInt32(clamping: sampleRate * 2))  // bytes a second
    bytes.append(littleEndian: UInt16(2))  // bytes a frame
    bytes.append(littleEndian: UInt16(16))  // bits a sample
    bytes += "data".utf8
    bytes.append(littleEndian: dataSize)
    samples.map(\.littleEndian).withUnsafeBytes { bytes += $0 }
    return bytes
  }

  /// Writes the sound to a WAV file. An existing file is replaced.
  ///
  /// - Throws: ``SpeechError/cannotWrite(path:reason:)``.
  public func write(toWAVFileAt path: String) throws(SpeechError) {
    func failure() -> SpeechError {
      .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure() }
    var rest = wav[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let error = failure()
        close(file)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    guard close(file) == 0 else { throw failure() }
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
