internal import Glibc
internal import Speech

/// The sound of a right first try: two short notes, each fading out.
enum Chime {
  /// G5 and C6 of equal temperament with A4 at 440 Hz (ISO 16), in hertz.
  private static let notes = [783.99, 1046.5]
  /// The length of a note, in seconds. Both together are shorter than a spoken word.
  private static let length = 0.11
  /// The loudest sample of a note, lower than that of the voices, which is near 32,767.
  private static let amplitude = 7000.0
  /// The seconds in which a note grows louder, so that it begins without a click.
  private static let attack = 0.004

  static let sound = Sound(
    samples: notes.flatMap(samples), sampleRate: Synthesizer.sampleRate)

  private static func samples(of frequency: Double) -> [Int16] {
    let rate = Double(Synthesizer.sampleRate)
    return (0..<Int(length * rate)).map { index in
      let time = Double(index) / rate
      let fade = min(1, time / attack) * (1 - time / length)
      return Int16((amplitude * fade * sin(2 * .pi * frequency * time)).rounded())
    }
  }
}
