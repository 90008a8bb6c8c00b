internal import CZstd

/// Decompression with Zstandard.
enum Zstandard {
  /// - Parameters:
  ///   - limit: the most bytes of the result, whatever size the bytes claim.
  ///   - part: the part of a package that an error names.
  static func decompressed(
    _ bytes: [UInt8], limit: Int, part: String
  ) throws(CardFileError) -> [UInt8] {
    guard czstd_is_available() != 0 else { throw .missingLibrary("Zstandard (libzstd)") }
    var result: UnsafeMutablePointer<UInt8>?
    let count = bytes.withUnsafeBytes {
      czstd_decompress($0.baseAddress, UInt64($0.count), UInt64(limit), &result)
    }
    guard count >= 0 else { throw .broken(part: part) }
    defer { czstd_free(result) }
    return Array(UnsafeBufferPointer(start: result, count: Int(count)))
  }
}
