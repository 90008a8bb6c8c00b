internal import FoundationEssentials
internal import Hashing
internal import NIOCore
internal import Speech

/// An utterance in a text that is the same on every server of a store.
struct NotedUtterance: Codable {
  private enum Kind: String, Codable {
    case text, letters, stretched, bySyllables, phonemes, recorded
  }

  private let kind: Kind
  private let said: String
  private let voice: String
  private let speed: Double
  private let parts: [String: String]

  init(_ utterance: Utterance) {
    (voice, parts, speed) = (utterance.voice, utterance.parts, utterance.speed.multiple)
    (kind, said) =
      switch utterance.content {
      case .text(let text): (.text, text)
      case .letters(let word): (.letters, word)
      case .slowly(let text, .stretched): (.stretched, text)
      case .slowly(let text, .bySyllables): (.bySyllables, text)
      case .phonemes(let phonemes): (.phonemes, phonemes)
      case .recorded(let sound): (.recorded, SHA256(sound.wav).hexadecimal)
      }
  }

  /// The utterance; `nil` for a recorded sound, of which only the hash is noted, and for an
  /// impossible speed.
  private var utterance: Utterance? {
    let content: Utterance.Content
    switch kind {
    case .text: content = .text(said)
    case .letters: content = .letters(said)
    case .stretched: content = .slowly(said, .stretched)
    case .bySyllables: content = .slowly(said, .bySyllables)
    case .phonemes: content = .phonemes(said)
    case .recorded: return nil
    }
    return (try? Speed(speed)).map { Utterance(content, voice: voice, speed: $0, parts: parts) }
  }

  /// Returns a text that differs for utterances that sound differently. It costs less than
  /// ``text(of:)``, because each step of a round needs some.
  static func key(of utterances: [Utterance]) -> String {
    var key = ""
    for noted in utterances.map(NotedUtterance.init) {
      key += "\(noted.kind.rawValue)\n\(noted.said)\n\(noted.voice)\n\(noted.speed)\n"
      for (word, part) in noted.parts.sorted(by: { $0.key < $1.key }) { key += "\(word) \(part)\n" }
    }
    return key
  }

  /// Writes utterances.
  static func text(of utterances: [Utterance]) -> String {
    String(buffer: ByteBuffer(json: utterances.map(NotedUtterance.init)))
  }

  /// Reads utterances; `nil` if they can't be made again.
  static func utterances(_ text: String) -> [Utterance]? {
    guard let noted = try? JSONDecoder().decode([NotedUtterance].self, from: Data(text.utf8)) else {
      return nil
    }
    let utterances = noted.compactMap(\.utterance)
    return utterances.count == noted.count ? utterances : nil
  }
}
