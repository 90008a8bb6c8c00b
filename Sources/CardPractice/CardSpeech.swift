internal import ByteText
internal import Cards
internal import Languages
public import Learner
public import Speech
public import Storage

extension CardSnapshot.Shown {
  /// Returns the utterances of the side that is shown: its own sounds. If none can be played, they
  /// are its words, and without words, the names of its sounds and pictures.
  ///
  /// - Parameters:
  ///   - style: the learner's voice and speed.
  ///   - synthesizer: the engine, which says whether the voice can speak the side's language.
  ///   - media: the sounds of the cards.
  /// - Throws: `CardError/nothingToSay`.
  public func utterances(
    _ style: SpeechStyle, _ synthesizer: Synthesizer, _ media: BlobStore
  ) async throws -> [Utterance] {
    let card = CardText(text)
    let recordings = card.sounds.compactMap { name -> Sound? in
      // A sound that is missing, or that only browsers can play, is left out.
      guard let file = self.media[name], let bytes = try? media.bytes(of: file) else { return nil }
      return Sound(recording: bytes)
    }
    guard recordings.isEmpty else {
      return recordings.map { Utterance(.recorded($0), voice: style.voice) }
    }
    let words = card.spoken
    guard words.contains(where: \.isLetterOrNumber) else {
      guard let files = card.spokenFiles else { throw CardError.nothingToSay }
      return [style.text(files)]
    }
    return [await style.speaking(language, synthesizer).text(words)]
  }
}

extension CardRoom {
  /// Checks that the engine speaks a language.
  ///
  /// - Throws: ``CardError/badLanguage(_:)``.
  package static func checkLanguage(_ code: String, _ synthesizer: Synthesizer) async throws {
    do {
      _ = try await synthesizer.language(code)
    } catch {
      throw CardError.badLanguage(code)
    }
  }
}

extension CardText {
  /// The words as a voice says them, with "blank" for each blank and a full stop between lines.
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
