/// How fast speech is played, as a multiple of the voice's normal rate.
public struct Speed: Hashable, Sendable {
  public static let range = 0.5...2.5
  public static let normal = Speed(unchecked: 1)
  /// For a listener who did not catch a word: on top of the speed that was chosen.
  static let slow = Speed(unchecked: 0.6)

  public let multiple: Double

  /// - Throws: ``SpeechError/speedOutOfRange(_:)`` unless `multiple` lies in ``range``.
  public init(_ multiple: Double) throws(SpeechError) {
    guard Self.range.contains(multiple) else { throw .speedOutOfRange(multiple) }
    self.multiple = multiple
  }

  private init(unchecked multiple: Double) { self.multiple = multiple }

  /// Words a minute, the unit of `espeakRATE`; 175 is the engine's default.
  static func wordsPerMinute(_ multiple: Double) -> Int32 { Int32((multiple * 175).rounded()) }

  var wordsPerMinute: Int32 { Self.wordsPerMinute(multiple) }
}
