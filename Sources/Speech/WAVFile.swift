extension Sound {
  /// The bytes of this sound as a WAV file: RIFF, PCM, 16 bits, one channel, after a header of 44
  /// bytes.
  ///
  /// Layout: "Multimedia Programming Interface and Data Specifications 1.0", IBM and Microsoft
  /// 1991.
  public var wav: [UInt8] {
    // The format's sizes have 32 bits: 27 hours at 22050 Hz.
    let dataSize = UInt32(clamping: samples.count * 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + samples.count * 2)
    bytes += "RIFF".utf8
    bytes.append(littleEndian: dataSize.addingReportingOverflow(36).partialValue)
    bytes += "WAVEfmt ".utf8
    bytes.append(littleEndian: UInt32(16))  // size of what follows, up to "data"
    bytes.append(littleEndian: UInt16(1))  // linear PCM
    bytes.append(littleEndian: UInt16(1))  // channels
    bytes.append(littleEndian: UInt32(clamping: sampleRate))
    bytes.append(littleEndian: UInt32(clamping: sampleRate * 2))  // bytes a second
    bytes.append(littleEndian: UInt16(2))  // bytes a frame
    bytes.append(littleEndian: UInt16(16))  // bits a sample
    bytes += "data".utf8
    bytes.append(littleEndian: dataSize)
    #if _endian(little)
      samples.withUnsafeBytes { bytes += $0 }
    #else
      for sample in samples { bytes.append(littleEndian: sample) }
    #endif
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
