internal import CQREncode
internal import Glibc

/// A text as a QR code (ISO/IEC 18004), which a phone reads from the screen.
public struct QRCode: Hashable, Sendable {
  /// The modules of the code, row by row from the top; `true` is dark.
  public let modules: [[Bool]]

  /// Encodes a text; `nil` if libqrencode is not installed or can't encode the text.
  public init?(_ text: String) {
    var code = cqrencode_code()
    guard cqrencode_encode(text, &code) == 0, let bytes = code.modules else { return nil }
    defer { free(bytes) }
    let width = Int(code.width)
    modules = (0..<width).map { row in (0..<width).map { bytes[row * width + $0] == 1 } }
  }

  /// The code as a page gets it: a row of digits for each row of modules, in which 1 is dark.
  var rows: [String] { modules.map { row in row.map { $0 ? "1" : "0" }.joined() } }
}
