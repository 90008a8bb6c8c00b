internal import Speech
internal import Vocabulary
internal import WordService

/// The recordings of people that a session has looked for, in the accent of its voice.
actor RecordingCache {
  /// A recording with its credit.
  struct Found {
    let sound: Sound
    let authority: Authority
  }

  private let supply: WordSupply?
  private let accent: String
  /// The recording of each word that was looked for; `nil` where there is none.
  private var recordings: [String: Found?] = [:]

  /// - Parameter accent: `us` or `gb`.
  init(_ supply: WordSupply?, accent: String) {
    self.supply = supply
    self.accent = accent
  }

  /// Returns the recording of a word if an earlier search found it, without asking a service.
  func known(_ word: String) -> Found? { recordings[word] ?? nil }

  /// Looks for a recording of a word. Over the network this may take seconds.
  func recording(of word: String) async -> Found? {
    if let known = recordings[word] { return known }
    let recording = await supply?.recording(of: word, accent: accent)
    let found = recording.flatMap { recording in
      Sound(recording: recording.file).map { Found(sound: $0, authority: recording.authority) }
    }
    recordings[word] = .some(found)
    return found
  }
}
