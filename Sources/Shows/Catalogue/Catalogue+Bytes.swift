internal import Hashing

/// A catalogue as bytes, which are read many times as fast as the file that it was made of. They
/// are a cache: another build or another kind of computer may not read them.
extension Catalogue {
  /// The number of the form; a change of any column or of how titles become words makes it larger.
  private static let form: UInt64 = 1

  /// The catalogue as bytes.
  public var bytes: [UInt8] {
    var writer = ColumnWriter()
    write(to: &writer)
    var head = ColumnWriter()
    head.append([Self.form, FNV1a(wordsOf: writer.bytes[...]).value])
    return head.bytes + writer.bytes
  }

  /// - Parameter bytes: what ``bytes`` gave.
  /// - Returns: `nil` for bytes that are damaged, or of another form.
  public init?(bytes: [UInt8]) {
    var reader = ColumnReader(bytes)
    guard let head: [UInt64] = try? reader.numbers(), head.count == 2, head[0] == Self.form,
      // The head has its count and two numbers.
      head[1] == FNV1a(wordsOf: bytes[24...]).value,
      // Any error means that the bytes are of no use.
      let catalogue = try? Catalogue(from: &reader), reader.isAtEnd
    else { return nil }
    self = catalogue
  }
}
