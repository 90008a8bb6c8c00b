internal import CQREncode
internal import Glibc

/// A text as a QR code (ISO/IEC 18004), to be taken from the screen by a telephone.
public struct QRCode: Hashable, Sendable {
  /// Row by row, from the top; `true` is dark.
  public let modules: [[Bool]]

  /// - Returns: `nil` where libqrencode is not there.
  public init?(_ text: String) {
    var code = cqrencode_code()
    guard cqrencode_encode(text, &code) == 0, let bytes = code.modules else { return nil }
    defer { free(bytes) }
    let width = Int(code.width)
    modules = (0..<width).map { row in (0..<width).map { bytes[row * width + $0] == 1 } }
  }

  /// Lines of text, two rows of modules a line, with the light margin that readers want.
  ///
  /// The signs stand for what is light, for a screen that is dark.
  public var lines: [String] {
    let margin = Self.margin
    let width = modules.count + 2 * margin
    func isDark(_ row: Int, _ column: Int) -> Bool {
      let (row, column) = (row - margin, column - margin)
      return modules.indices.contains(row) && modules.indices.contains(column)
        && modules[row][column]
    }
    return stride(from: 0, to: width, by: 2).map { row in
      (0..<width).map { column in
        switch (isDark(row, column), row + 1 < width && isDark(row + 1, column)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
    }
  }

  /// Modules around the code: the standard asks for four; two are enough where all around is dark.
  private static let margin = 2
}
