internal import ByteText
package import Languages
package import Speech

extension SpeechStyle {
  /// Returns the script for words of a language. Where the learner's voice doesn't speak it, the
  /// engine's own voice says the words. Sentences and meanings have voices of their languages.
  ///
  /// - Parameter meanings: the language of the meanings.
  package func speaking(
    _ words: Language, meanings: Language, _ synthesizer: Synthesizer
  ) async -> SpeechStyle {
    var style = self
    style.voice = await voice(for: words, synthesizer)
    for other in [.english, meanings] where !words.isVariety(of: other) {
      style = style.speaking(other, with: await voice(for: other, synthesizer))
    }
    return style
  }

  /// Returns the script for English words that are explained in another language.
  package func explaining(
    in meanings: Language, _ synthesizer: Synthesizer
  ) async -> SpeechStyle {
    guard !meanings.isVariety(of: .english) else { return self }
    return speaking(meanings, with: await voice(for: meanings, synthesizer))
  }

  /// Returns the script for a language: with the learner's voice if it can speak the language,
  /// otherwise with the engine's own voice.
  ///
  /// - Parameter code: the code of the language; `nil` for the language of the learner's voice.
  package func speaking(_ code: String?, _ synthesizer: Synthesizer) async -> SpeechStyle {
    guard let code else { return self }
    var style = self
    style.voice = await voice(for: Language(code), synthesizer)
    return style
  }

  /// Returns the voice for a language: the learner's own if it can speak the language, our normal
  /// one for English, and otherwise the engine's.
  package func voice(for language: Language, _ synthesizer: Synthesizer) async -> String {
    guard !Language(ofVoice: voice).isVariety(of: language) else { return voice }
    guard language != .english else { return Synthesizer.normalVoice }
    let speaker = voice.bytes.split(separator: "-", omittingEmptySubsequences: false)[0]
    let ours = "\(language.code)+\(speaker)"
    return (try? await synthesizer.check(voice: ours)) == nil ? language.code : ours
  }
}
