internal import ByteText
internal import CALSA
internal import Glibc

/// A sound device, as a ``Speaker`` plays on it.
public struct SoundDevice: Hashable, Sendable {
  /// An ALSA name, such as `default` or `plughw:1,0`.
  public let name: String
  /// The silence that the device gets first after a pause, in milliseconds. A device needs a moment
  /// to wake, and would swallow the first consonant.
  public let leadIn: Int

  /// The silence that most devices need, in milliseconds.
  public static let normalLeadIn = 80

  /// Makes a device; by default, one that wakes as fast as most.
  public init(_ name: String, leadIn: Int = normalLeadIn) {
    (self.name, self.leadIn) = (name, leadIn)
  }
}

extension SoundDevice {
  /// A device that ALSA knows by a name, with its description in words.
  public struct Listed: Hashable, Sendable, Encodable {
    public let name: String
    /// The description in one line; empty if ALSA has none.
    public let description: String
  }

  /// The devices that ALSA knows and that play sound: `snd_device_name_hint`.
  public static var all: [Listed] {
    calsa_silence_messages()
    var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    guard snd_device_name_hint(-1, "pcm", &hints) == 0, let first = hints else { return [] }
    defer { snd_device_name_free_hint(hints) }
    var found: [Listed] = []
    var next = first
    while let hint = next.pointee {
      // A device without a direction both plays and records.
      if let name = text("NAME", of: hint), text("IOID", of: hint) ?? "Output" == "Output" {
        let lines = (text("DESC", of: hint) ?? "").bytes.split(separator: "\n")
        found.append(Listed(name: name, description: lines.joined(separator: ", ")))
      }
      next += 1
    }
    return found
  }

  private static func text(_ field: String, of hint: UnsafeMutableRawPointer) -> String? {
    guard let text = snd_device_name_get_hint(hint, field) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
