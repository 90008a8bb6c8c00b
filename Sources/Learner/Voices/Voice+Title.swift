internal import ByteText
package import Speech
internal import Vocabulary

extension Voice {
  /// The name as people write it, with the speaker and the accent: `Martin, a man, British`. A
  /// voice of eSpeak NG has the name of its language.
  package var title: String {
    switch maker {
    case .ours: ([properName] + kind).joined(separator: ", ")
    case .flite: (["Recorded \(speaker?.rawValue ?? "person")"] + accent).joined(separator: ", ")
    case .program: name
    case .system: about
    }
  }

  /// A few words on what the voice is like; `nil` where the title says it all.
  package var character: String? {
    switch maker {
    case .ours, .flite:
      about.isEmpty
        ? nil : about.bytes.dropping(prefix: "everyone: ").map(String.init) ?? "for \(about)"
    case .program: about
    case .system: nil
    }
  }

  private var properName: String { nameWithoutAccent.capitalisedFirst }

  private var kind: [String] { (speaker.map { ["a \($0.rawValue)"] } ?? []) + accent }

  /// The accent of the voice; empty for an accent that has no common name.
  private var accent: [String] {
    switch language {
    case "en-us": ["American"]
    case "en-gb": ["British"]
    default: []
    }
  }
}
