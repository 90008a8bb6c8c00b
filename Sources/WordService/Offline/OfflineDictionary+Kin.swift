public import Vocabulary

/// The words that tell the stem of an asked word.
extension OfflineDictionary {
  /// Returns the words of some texts that share a stem with a word, although no dictionary calls
  /// them relatives: `farm` for `farmhand`.
  public func kin(of word: String, in texts: [String]) -> Set<String> {
    guard knowsFormation else { return wordsWithSameStem(as: word, in: texts) }
    let parts = Self.parts(ofAsked: word)
    guard !parts.isEmpty else { return [] }
    let isName = word.isCapitalised
    var kin: Set<String> = []
    var seen: Set<String> = []
    for text in texts {
      for token in text.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
      where token.count > 2 && seen.insert(token).inserted {
        if parts.contains(where: { isKin(token, of: $0, in: word, isName: isName) }) {
          kin.insert(token)
        }
      }
    }
    return kin
  }

  /// Returns the words of some texts that begin like a word of a language whose word formation is
  /// not known, or that stand in it: `Haus` and `Häuser` for `Haustür`.
  private func wordsWithSameStem(as word: String, in texts: [String]) -> Set<String> {
    let asked = word.plainLetters
    let tokens = texts.flatMap {
      $0.lowercased().split { !$0.isLetter }.map(String.init)
    }
    return Set(
      tokens.filter { token in
        let other = token.plainLetters
        let shorter = min(asked.count, other.count)
        guard shorter > 3 else { return false }
        if asked.contains(other) || other.contains(asked) { return true }
        let start = zip(asked, other).prefix { $0 == $1 }.count
        return start > 3 && 3 * start >= 2 * shorter
      })
  }

  /// Returns a word with its kin in the first definition of each part of speech, for a card that
  /// shows these.
  ///
  /// - Parameters:
  ///   - text: the word.
  ///   - definitions: the definitions that take the place of the dictionary's, unless there are
  ///     none.
  public func wordWithKin(_ text: String, defined definitions: [Definition]) -> Word? {
    guard var word = word(text) else { return nil }
    if !definitions.isEmpty { word.definitions = definitions }
    let shown = word.definitions.unique(by: \.partOfSpeech)
    word.kin = kin(of: word.text, in: shown.map(\.text))
    return word
  }

  /// Returns the parts of a word whose stems count: the word itself, or those of its parts that a
  /// hyphen or a space divides and that say something. A contraction has none, because its
  /// definition is the long form.
  private static func parts(ofAsked word: String) -> [String] {
    let word = word.lowercased()
    if word.allSatisfy(\.isLetter) { return [word] }
    guard !word.contains(where: { Spelling.unified($0) == "'" }) else { return [] }
    return word.split(whereSeparator: { !$0.isLetter }).map(String.init)
      .filter { $0.count > 3 && !Affixes.general.contains($0) }
  }

  /// Returns whether a token shares a stem with a part of an asked word, or is that part.
  private func isKin(
    _ token: String, of part: String, in word: String, isName: Bool
  ) -> Bool {
    guard mayBeKin(token, of: part) else { return false }
    let stem = SharedStem { recognises(small: $0) }
    let lemmas = forms(of: token).map(\.lemma).filter { $0 != token }
    let isDivided = part.count < word.count
    return ([token] + lemmas).contains { other in
      isDivided && other == part
        || stem.links(
          part, and: other, isLemma: other != token || lemmas.isEmpty, isName: isName)
    }
  }

  /// Returns whether a token has enough letters in common with a word for a search. Irregular forms
  /// begin like their lemma, but have other letters.
  private func mayBeKin(_ token: String, of word: String) -> Bool {
    word.contains(token.prefix(2)) || token.contains(word.suffix(4).prefix(3))
      || WordNet.Part.allCases.contains { part in
        index.irregularLemmas(of: token, as: part).contains { word.contains($0.prefix(2)) }
      }
  }

  /// Returns whether a text of small letters is a word, or a form of one.
  private func recognises(small text: String) -> Bool {
    index.find(text) != nil || !forms(of: text).isEmpty
  }
}

extension String {
  /// The letters in lower case, without their accents.
  fileprivate var plainLetters: String {
    String(decoding: lowercased().map(\.baseLetter), as: UTF8.self)
  }
}
