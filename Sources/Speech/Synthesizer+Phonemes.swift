/// How words sound.
extension Synthesizer {
  /// How words are heard, one by one: what sounds the same has the same key. A key is phonemes, with
  /// `_` between them.
  ///
  /// - Parameter words: each in lower case, with its part of speech where that is known.
  public func soundKeys(
    of words: [(text: String, part: String?)], voice: String
  ) throws(SpeechError) -> [String] {
    try separatedPhonemes(of: words, voice: voice, isCorrected: true).map(SoundKey.of)
  }

  /// The phonemes of words, in the engine's notation, with `_` between them.
  func separatedPhonemes(
    of words: [(text: String, part: String?)], voice: String, isCorrected: Bool
  ) throws(SpeechError) -> [String] {
    let accent = try prepare(voice)
    return words.map { text, part in
      var said = EngineText.plain(text)
      if isCorrected, let phonemes = correction(of: text, as: part, accent) {
        said = .phonemes(phonemes)
      }
      return engine.separated(said, mode: EspeakNG.mnemonics)
    }
  }

  /// How a text is pronounced, in the International Phonetic Alphabet.
  public func pronunciation(
    of text: String, as part: String? = nil, voice: String
  ) throws(SpeechError) -> String {
    try translation(of: text, as: part, voice: voice, mode: EspeakNG.ipa)
  }

  /// How a word is said now, in the engine's notation.
  public func phonemes(
    of word: String, as part: String?, voice: String
  ) throws(SpeechError) -> String {
    try translation(of: word, as: part, voice: voice, mode: EspeakNG.mnemonics)
  }

  private func translation(
    of text: String, as part: String?, voice: String, mode: Int32
  ) throws(SpeechError) -> String {
    let accent = try prepare(voice)
    let parts = part.map { [text.lowercased(): $0] } ?? [:]
    return engine.translation(of: corrected(text, parts, accent), mode: mode)
  }

  /// How phonemes sound, in the International Phonetic Alphabet.
  ///
  /// - Throws: ``SpeechError/notPhonemes(_:)`` where the engine does not know one of them, or there is
  ///   nothing to build a syllable on.
  public func pronunciation(ofPhonemes phonemes: String, voice: String) throws(SpeechError)
    -> String
  {
    _ = try prepare(voice)
    let written = { (text: String) in
      self.engine.translation(of: .phonemes(text), mode: EspeakNG.mnemonics)
    }
    for sign in Set(phonemes) where !Self.modifiers.contains(sign) {
      // What the engine does not know, it leaves out, alone and among others.
      if written(String(sign)).isEmpty, written(phonemes.filter { $0 != sign }) == written(phonemes)
      {
        throw .notPhonemes(phonemes)
      }
    }
    let sounds = engine.phonemes(of: .phonemes(phonemes)).joined()
    guard sounds.contains(where: \.isNucleus) else { throw .notPhonemes(phonemes) }
    return engine.translation(of: .phonemes(phonemes), mode: EspeakNG.ipa)
  }

  /// Signs that change the sound they stand with, and are none by themselves.
  private static let modifiers = Set("',|_%=:;#~^!-*\"`2345?.")

  /// The words whose part of speech decides how a voice says them.
  public func heteronyms(voice: String) -> Set<String> {
    let accent = Pronunciations.accent(ofLanguage: Self.language(of: voice))
    return shipped.heteronyms(accent: accent).union(own.heteronyms(accent: accent))
  }

  /// Selects the voice that knows the phonemes of another.
  ///
  /// - Returns: its accent, as pronunciations name it.
  func prepare(
    _ voice: String, rate: Int32 = Speed.normal.wordsPerMinute
  ) throws(SpeechError) -> String {
    let name = Flite.name(of: voice) == nil ? voice : Flite.language
    try engine.select(voice: name, rate: rate)
    return Pronunciations.accent(ofLanguage: Self.language(of: voice))
  }

  func corrected(
    _ text: String, _ parts: [String: String], _ accent: String
  ) -> EngineText {
    EngineText.corrected(text) { word in correction(of: word, as: parts[word], accent) }
  }

  /// The phonemes of a word that the engine does not say right.
  func correction(of word: String, as part: String?, _ accent: String) -> String? {
    own.phonemes(of: word, as: part, accent: accent)
      ?? shipped.phonemes(of: word, as: part, accent: accent)
  }
}
