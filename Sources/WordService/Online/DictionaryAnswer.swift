internal import FoundationEssentials
internal import Vocabulary

/// What the Free Dictionary API answers for a word it knows: an array, one entry an etymology. Each
/// field may be absent, null, empty or of another type than it should be.
struct DictionaryAnswer: Decodable {
  /// What one word may have at most: far above any real entry.
  static let most = 50

  private let entries: [Entry]

  init(from decoder: any Decoder) throws {
    let elements = try [Lenient<Entry>](from: decoder)
    entries = elements.compactMap(\.wrappedValue)
    if entries.isEmpty, !elements.isEmpty {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not one entry"))
    }
  }

  private struct Entry: Decodable {
    @Lenient var word: String?
    @Lenient var phonetic: String?
    @LenientArray var phonetics: [Sound]
    @Lenient var origin: String?
    @LenientArray var meanings: [Meaning]
    @Lenient var license: Licence?
    @LenientArray var sourceUrls: [String]
  }

  private struct Sound: Decodable {
    @Lenient var text: String?
    @Lenient var audio: String?
    @Lenient var sourceUrl: String?
    @Lenient var license: Licence?
  }

  private struct Meaning: Decodable {
    @Lenient var partOfSpeech: String?
    @LenientArray var definitions: [Sense]
    @LenientArray var synonyms: [String]
    @LenientArray var antonyms: [String]
  }

  private struct Sense: Decodable {
    @Lenient var definition: String?
    @Lenient var example: String?
    @LenientArray var synonyms: [String]
    @LenientArray var antonyms: [String]
  }

  private struct Licence: Decodable {
    @Lenient var name: String?
  }
}

extension DictionaryAnswer {
  /// The entries for a word as one, cleaned.
  ///
  /// - Parameter secureOnly: whether addresses in plain HTTP are left out.
  /// - Returns: `nil` when there is nothing in them, or they are for other words.
  func entry(for word: String, secureOnly: Bool) -> OnlineEntry? {
    let entries = entries.filter { $0.word.map { $0.lowercased() == word.lowercased() } ?? true }
    let meanings = entries.flatMap(\.meanings)
    let senses = meanings.flatMap(\.definitions)
    let found = OnlineEntry(
      definitions: bounded(meanings.flatMap(Self.definitions)),
      synonyms: Self.words(meanings.flatMap(\.synonyms) + senses.flatMap(\.synonyms)),
      antonyms: Self.words(meanings.flatMap(\.antonyms) + senses.flatMap(\.antonyms)),
      phonetics: bounded(entries.flatMap { Self.phonetics(of: $0, secureOnly: secureOnly) }),
      origin: entries.lazy.compactMap { $0.origin?.cleaned(atMost: 1_000) }.first,
      sources: bounded(
        entries.flatMap(\.sourceUrls).compactMap { Self.address($0, secureOnly: secureOnly) }),
      licence: entries.lazy.compactMap { $0.license?.name?.cleaned(atMost: 100) }.first)
    let isEmpty = found.definitions.isEmpty && found.phonetics.isEmpty && found.origin == nil
    return isEmpty ? nil : found
  }

  private static func definitions(of meaning: Meaning) -> [Definition] {
    let part = meaning.partOfSpeech?.cleaned(atMost: 40)?.lowercased() ?? "other"
    return meaning.definitions.compactMap { sense in
      guard let text = sense.definition?.cleaned(atMost: 1_000) else { return nil }
      return Definition(
        partOfSpeech: PartOfSpeech(rawValue: part), text: text,
        examples: [sense.example?.cleaned(atMost: 1_000)].compactMap(\.self))
    }
  }

  private static func phonetics(of entry: Entry, secureOnly: Bool) -> [Phonetic] {
    let sounds = entry.phonetics.map { sound in
      Phonetic(
        text: sound.text?.cleaned(atMost: 100),
        audio: sound.audio.flatMap { address($0, secureOnly: secureOnly) },
        source: sound.sourceUrl.flatMap { address($0, secureOnly: secureOnly) },
        licence: sound.license?.name?.cleaned(atMost: 100))
    }.filter { $0.text != nil || $0.audio != nil }
    // The entry's own is one of the others, most often.
    guard let text = entry.phonetic?.cleaned(atMost: 100),
      !sounds.contains(where: { $0.text == text })
    else { return sounds }
    return [Phonetic(text: text)] + sounds
  }

  /// An address that may be shown and asked; one that leaves the scheme open is secure.
  private static func address(_ text: String, secureOnly: Bool) -> String? {
    guard let address = WebAddress(text.hasPrefix("//") ? "https:" + text : text),
      address.isSecure || !secureOnly
    else { return nil }
    return address.text
  }

  private static func words(_ words: [String]) -> [String] {
    bounded(words.lazy.prefix(10 * most).compactMap { $0.cleaned(atMost: 100) })
  }
}

/// The first elements, each once.
private func bounded<Element: Hashable>(_ elements: some Sequence<Element>) -> [Element] {
  var seen: Set<Element> = []
  return Array(elements.filter { seen.insert($0).inserted }.prefix(DictionaryAnswer.most))
}
