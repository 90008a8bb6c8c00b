internal import Speech
internal import Vocabulary
internal import WordService

/// The recordings of people that a session has looked for, and the voice's accent to look for.
actor RecordingCache {
  /// A recording with its credit.
  struct Found {
    let sound: Sound
    let authority: Authority
  }

  private let supply: WordSupply?
  private let accent: String
  /// What was found for each word; `nil` where nobody recorded it.
  private var recordings: [String: Found?] = [:]

  /// - Parameter accent: `us` or `gb`.
  init(_ supply: WordSupply?, accent: String) {
    self.supply = supply
    self.accent = accent
  }

  /// Returns the recording of a word where it has been looked for and found already.
  func known(_ word: String) -> Found? { recordings[word] ?? nil }

  /// Looks for a recording of a word, which may take seconds over the network.
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
