/// A picture of a show.
public struct ShowPicture: Hashable, Sendable {
  /// The types of pictures, which their bytes alone tell. A type that can hold scripts is not among
  /// them.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case jpeg, png, webp, gif

    /// The media type, such as `image/jpeg`.
    public var mediaType: String { "image/\(rawValue)" }
  }

  public let bytes: [UInt8]
  public let kind: Kind

  /// The most bytes of a picture.
  public static let mostBytes = 2 << 20

  /// - Returns: `nil` for bytes that begin like no picture of these types, and for too many.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let kind = Kind(of: bytes) else { return nil }
    (self.bytes, self.kind) = (bytes, kind)
  }
}

extension ShowPicture.Kind {
  /// The signatures of the WHATWG's standard "MIME Sniffing", section 6.1.
  fileprivate init?(of bytes: [UInt8]) {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.first == 0x89, begins("PNG\r\n\u{1A}\n", at: 1) {
      self = .png
    } else if begins("GIF87a") || begins("GIF89a") {
      self = .gif
    } else if begins("RIFF"), begins("WEBPVP", at: 8) {
      self = .webp
    } else {
      return nil
    }
  }
}
