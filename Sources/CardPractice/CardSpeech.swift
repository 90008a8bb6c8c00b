internal import ByteText
internal import Cards
public import Learner
public import Speech
public import Storage

extension CardSnapshot.Shown {
  /// Returns what is heard of the side that is shown: its own sounds, and where it has none, its
  /// words.
  ///
  /// - Parameters:
  ///   - script: the learner's voice and speed.
  ///   - synthesizer: tells whether the voice can speak the side's language.
  ///   - media: the sounds of the cards.
  /// - Throws: ``CardError/nothingToSay``.
  public func utterances(
    _ script: Script, _ synthesizer: Synthesizer, _ media: BlobStore
  ) async throws -> [Utterance] {
    let card = CardText(text)
    let recordings = card.sounds.compactMap { name -> Sound? in
      // A sound that is missing, or of a kind that only browsers play, is said instead.
      guard let file = self.media[name], let bytes = try? media.bytes(of: file) else { return nil }
      return Sound(recording: bytes)
    }
    guard recordings.isEmpty else {
      return recordings.map { Utterance(.recorded($0), voice: script.voice) }
    }
    let words = card.spoken
    guard words.contains(where: \.isLetterOrNumber) else { throw CardError.nothingToSay }
    return [await script.speaking(language, synthesizer).text(words)]
  }
}

extension CardRoom {
  /// Checks that the engine speaks a language.
  ///
  /// - Throws: ``CardError/badLanguage(_:)``.
  public static func checkLanguage(_ code: String, _ synthesizer: Synthesizer) async throws {
    do {
      try await synthesizer.check(voice: code)
    } catch {
      throw CardError.badLanguage(code)
    }
  }
}

extension CardText {
  /// The words as a voice says them: a blank is a pause.
  fileprivate var spoken: String {
    plain.withSpokenBlanks.split(whereSeparator: \.isNewline).filter { line in
      line.contains { !$0.isWhitespace }
    }
    .joined(separator: ". ")
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}

extension Script {
  /// Returns the script in a language: our voice as it speaks that, or the engine's own voice where
  /// ours can't.
  ///
  /// - Parameter code: the code of the language; `nil` for the voice as it is.
  func speaking(_ code: String?, _ synthesizer: Synthesizer) async -> Script {
    guard let code else { return self }
    let own = Language(ofVoice: voice)
    guard own.code != code, !(code == "en" && own.isEnglish) else { return self }
    var script = self
    let ours = "\(code)+\(voice.bytes.split(separator: "-", omittingEmptySubsequences: false)[0])"
    script.voice = (try? await synthesizer.check(voice: ours)) == nil ? code : ours
    return script
  }
}
