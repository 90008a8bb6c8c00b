internal import Languages

/// How words sound, in phonemes.
extension Synthesizer {
  /// Returns a key for each word: words that sound the same have the same key. A key consists of
  /// phonemes with `_` between them.
  ///
  /// - Parameters:
  ///   - words: the words, each with its part of speech if it is known.
  ///   - voice: the name of the voice.
  public func soundKeys(
    of words: [(text: String, part: String?)], voice: String
  ) throws(SpeechError) -> [String] {
    let accent = Language(ofVoice: voice).accent
    return try separatedPhonemes(of: words, voice: voice, isCorrected: true).map {
      SoundKey.of($0, accent: accent)
    }
  }

  /// Returns the phonemes of words, in the engine's notation and with `_` between them.
  ///
  /// - Parameter isCorrected: whether pronunciations correct the engine.
  func separatedPhonemes(
    of words: [(text: String, part: String?)], voice: String, isCorrected: Bool
  ) throws(SpeechError) -> [String] {
    let language = try prepare(voice)
    return words.map { text, part in
      var input = EngineText.plain(text)
      if isCorrected, let phonemes = correction(of: text.lowercased(), as: part, language) {
        input = .phonemes(phonemes)
      }
      return engine.separated(input, mode: EspeakNG.mnemonics)
    }
  }

  /// Returns the pronunciation of a text, in the International Phonetic Alphabet.
  ///
  /// - Parameters:
  ///   - text: the text to pronounce.
  ///   - part: the part of speech of the text, if it is a word with a known one.
  ///   - voice: the name of the voice.
  public func pronunciation(
    of text: String, as part: String? = nil, voice: String
  ) throws(SpeechError) -> String {
    try translation(of: text, as: part, voice: voice, mode: EspeakNG.ipa)
  }

  /// Returns how a word is said in other meanings of the same part of speech, each with the name of
  /// the meaning: `the fish` for `bass`. An empty list for most words.
  public func otherPronunciations(
    of word: String, voice: String
  ) throws(SpeechError) -> [(ipa: String, meaning: String)] {
    let language = try prepare(voice)
    return shipped.others(of: word.lowercased(), in: language).map { line in
      (engine.translation(of: .phonemes(line.phonemes), mode: EspeakNG.ipa), line.note)
    }
  }

  /// Returns the phonemes of a word with all corrections, in the engine's notation.
  ///
  /// - Parameters:
  ///   - word: the word to pronounce.
  ///   - part: the part of speech of the word, if it is known.
  ///   - voice: the name of the voice.
  public func phonemes(
    of word: String, as part: String?, voice: String
  ) throws(SpeechError) -> String {
    try translation(of: word, as: part, voice: voice, mode: EspeakNG.mnemonics)
  }

  private func translation(
    of text: String, as part: String?, voice: String, mode: Int32
  ) throws(SpeechError) -> String {
    let language = try prepare(voice)
    let parts = part.map { [text.lowercased(): $0] } ?? [:]
    return engine.translation(of: corrected(text, parts, language), mode: mode)
  }

  /// Returns the pronunciation of phonemes, in the International Phonetic Alphabet.
  ///
  /// - Parameters:
  ///   - phonemes: the phonemes, in the engine's notation.
  ///   - voice: the name of the voice.
  /// - Throws: ``SpeechError/notPhonemes(_:)`` if the engine does not know one of the phonemes, or
  ///   if none of them can carry a syllable.
  public func pronunciation(ofPhonemes phonemes: String, voice: String) throws(SpeechError)
    -> String
  {
    _ = try prepare(voice)
    let translated = { (text: String) in
      self.engine.translation(of: .phonemes(text), mode: EspeakNG.mnemonics)
    }
    // By Character: a sound of the International Phonetic Alphabet has its marks.
    for sign in Set(phonemes) where !Self.modifiers.contains(sign) {
      // The engine leaves out a sign that it does not know, alone and among others.
      if translated(String(sign)).isEmpty,
        translated(phonemes.filter { $0 != sign }) == translated(phonemes)
      {
        throw .notPhonemes(phonemes)
      }
    }
    let sounds = engine.phonemes(of: .phonemes(phonemes)).joined()
    guard sounds.contains(where: \.isNucleus) else { throw .notPhonemes(phonemes) }
    return engine.translation(of: .phonemes(phonemes), mode: EspeakNG.ipa)
  }

  /// Signs that only change the sound beside them.
  private static let modifiers = Set("',|_%=:;#~^!-*\"`2345?.")

  /// Returns the words whose part of speech decides how a voice says them.
  public func heteronyms(voice: String) -> Set<String> {
    let language = Language(ofVoice: voice)
    return shipped.heteronyms(in: language).union(personal.heteronyms(in: language))
  }

  /// Returns whether the part of speech of a word decides how a voice says it.
  public func isHeteronym(_ word: String, voice: String) -> Bool {
    let (word, language) = (word.lowercased(), Language(ofVoice: voice))
    return shipped.isHeteronym(word, in: language) || personal.isHeteronym(word, in: language)
  }

  /// Returns a text with the phonemes of all words in it that have a correction.
  func corrected(_ text: String, _ parts: [String: String], _ language: Language) -> EngineText {
    EngineText.corrected(text) { word in correction(of: word, as: parts[word], language) }
  }

  /// Returns the phonemes of a word that the engine says wrongly; `nil` for any other word.
  func correction(of word: String, as part: String?, _ language: Language) -> String? {
    personal.phonemes(of: word, as: part, in: language)
      ?? shipped.phonemes(of: word, as: part, in: language)
  }
}
