internal import Cards
public import Speech

extension CardSnapshot.Shown {
  /// Returns what is heard of the side that is shown.
  ///
  /// - Parameters:
  ///   - script: the learner's voice and speed.
  ///   - synthesizer: tells whether the voice can speak the side's language.
  /// - Throws: ``CardError/nothingToSay``.
  public func utterances(_ script: Script, _ synthesizer: Synthesizer) async throws -> [Utterance] {
    let words = CardText(text).spoken
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
    plain.replacing("____", with: ", blank, ").replacing("\n", with: ". ")
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}

extension Script {
  /// Returns the script in a language: our voice as it speaks that, or the engine's own voice where ours can't.
  ///
  /// - Parameter code: the code of the language; `nil` for the voice as it is.
  func speaking(_ code: String?, _ synthesizer: Synthesizer) async -> Script {
    guard let code else { return self }
    let own = Language(ofVoice: voice)
    guard own.code != code, !(code == "en" && own.isEnglish) else { return self }
    var script = self
    let ours = "\(code)+\(voice.prefix { $0 != "-" })"
    script.voice = (try? await synthesizer.check(voice: ours)) == nil ? code : ours
    return script
  }
}
