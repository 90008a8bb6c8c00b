internal import ByteText
internal import FoundationEssentials
internal import Vocabulary
internal import WebRequests

/// An answer of the Free Dictionary API for a word that it knows: an array with an entry for each
/// etymology. Each field may be absent, null, empty or of a wrong type.
struct DictionaryAnswer: Decodable {
  /// The maximum length of each list in an entry: far above any real one.
  static let maximumCount = 50

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
  }

  private struct Sense: Decodable {
    @Lenient var definition: String?
    @Lenient var example: String?
  }

  private struct Licence: Decodable {
    @Lenient var name: String?
  }
}

extension DictionaryAnswer {
  /// Returns the entries for a word as one entry, with cleaned texts.
  ///
  /// - Parameter secureOnly: whether addresses in plain HTTP are left out.
  /// - Returns: `nil` if the entries are empty or for other words.
  func entry(for word: String, secureOnly: Bool) -> OnlineEntry? {
    let entries = entries.filter { $0.word.map { $0.lowercased() == word.lowercased() } ?? true }
    let meanings = entries.flatMap(\.meanings)
    let found = OnlineEntry(
      definitions: bounded(meanings.flatMap(Self.definitions)),
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
    // The list mostly has the pronunciation of the entry itself, too.
    guard let text = entry.phonetic?.cleaned(atMost: 100),
      !sounds.contains(where: { $0.text == text })
    else { return sounds }
    return [Phonetic(text: text)] + sounds
  }

  /// Returns an address that may be shown and asked. Without a scheme it counts as secure.
  private static func address(_ text: String, secureOnly: Bool) -> String? {
    guard let address = WebAddress(text.bytes.hasPrefix("//") ? "https:" + text : text),
      address.isSecure || !secureOnly
    else { return nil }
    return address.text
  }
}

/// Returns the first elements, each once.
private func bounded<Element: Hashable>(_ elements: some Sequence<Element>) -> [Element] {
  Array(elements.unique.prefix(DictionaryAnswer.maximumCount))
}
