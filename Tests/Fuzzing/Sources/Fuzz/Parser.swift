/// A parser with good inputs, which libFuzzer mutates.
struct Parser: Sendable {
  let name: String
  /// Returns the good inputs.
  let inputs: @Sendable () throws -> [[UInt8]]
  /// Reads an input. It ends the program where it finds a fault.
  let read: @Sendable ([UInt8]) -> Void

  static let all = files + cards + plans + words + languages + services + sounds
}

/// Ends the program with a sentence about a fault. libFuzzer then keeps the input.
func demand(_ isSo: Bool, _ sentence: String) {
  if !isSo { fatalError(sentence) }
}

extension [UInt8] {
  /// The parts between bytes of zero, as texts; as many as are wanted.
  func texts(_ count: Int) -> [String] {
    let parts = split(separator: 0, maxSplits: count - 1, omittingEmptySubsequences: false)
    return (0..<count).map { $0 < parts.count ? String(decoding: parts[$0], as: UTF8.self) : "" }
  }
}
