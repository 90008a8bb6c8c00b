/// How fast speech is played, as a multiple of the voice's normal rate.
public struct Speed: Hashable, Sendable {
  /// The speeds that a learner can choose.
  public static let range = 0.5...2.5
  /// The normal rate of the voice.
  public static let normal = Speed(unchecked: 1)
  /// The factor for a word that is said slowly; the chosen speed is multiplied by it.
  static let slow = Speed(unchecked: 0.6)

  /// The multiple of the normal rate.
  public let multiple: Double

  /// - Throws: ``SpeechError/speedOutOfRange(_:)`` unless `multiple` lies in ``range``.
  public init(_ multiple: Double) throws(SpeechError) {
    guard Self.range.contains(multiple) else { throw .speedOutOfRange(multiple) }
    self.multiple = multiple
  }

  private init(unchecked multiple: Double) { self.multiple = multiple }

  /// Returns words a minute, the unit of `espeakRATE`; 175 is the engine's default.
  static func wordsPerMinute(_ multiple: Double) -> Int32 { Int32((multiple * 175).rounded()) }

  /// Words a minute, the unit of `espeakRATE`.
  var wordsPerMinute: Int32 { Self.wordsPerMinute(multiple) }
}
